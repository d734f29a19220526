import Catalog
import Digest

/// What a verdict depends on. Where all of it is as it was, the verdict is used again; nothing else
/// decides that.
///
/// All that goes in is said in four places:
///
/// - for every verdict: `Grader.conditions`;
/// - for the verdict on a stage: `init(_:of:in:conditions:)`, and `afterSave`;
/// - for the result of a learner in a class: `init(ofResult:…)`, and `Kit.digest` among the conditions,
///   both in the target Classroom;
/// - for what there is to say of a stage: `init(ofAdviceOn:…)`, in `KeptAdvice.swift`.
///
/// What else the grader keeps is listed at `CacheFolder`.
///
/// Contents go in by their SHA-256. With a digest that can be forged, a learner could make two contents
/// of one name, and have the verdict on one of them given to the other.
package struct VerdictKey: Sendable, Hashable {
    /// What holds for everything that a grader judges.
    package let conditions: String
    /// The digest of what is judged, and of what it is judged by.
    package let contents: String

    package init(conditions: String, contents: String) {
        self.conditions = conditions
        self.contents = contents
    }

    /// The key of what was found out after a save, without what is for graders alone.
    var afterSave: VerdictKey {
        VerdictKey(conditions: "\(conditions), after a save", contents: contents)
    }

    /// What a verdict is called where it is kept.
    var name: String {
        var digest = ContentDigest()
        digest.add(conditions)
        digest.add(contents)
        return digest.text
    }
}

extension VerdictKey {
    /// The key of the answer to a question about a stage.
    ///
    /// - Parameters:
    ///   - tree: The tree that is graded: messages name its files.
    ///   - content: Of its files, all that the stage's program is made of: the learner's code or tests,
    ///     the official suite or the planted bugs, what is given to learners, the helpers, the test
    ///     reporter and the manifest. The finished code goes in, too: it says which names may be used.
    init(
        _ stage: Stage, of tree: Tree, in content: QuestionContent, conditions: String
    ) throws {
        var digest = ContentDigest()
        digest.add([content.question.rawValue, "\(stage.id)", tree.rawValue])
        digest.add(content.only(stage).digests)
        digest.add(try content.finished(stage))
        self.init(conditions: conditions, contents: digest.text)
    }
}
