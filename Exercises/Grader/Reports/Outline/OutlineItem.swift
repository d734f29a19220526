import Grading
import SwiftSource

/// One thing that an outline shows: a test, a file, a build that failed, or a sentence.
package struct OutlineItem: Sendable {
    /// How much an item matters, and so how it is drawn.
    package enum Role: Sendable {
        /// Something that does not pass.
        case failed
        /// Something of the learner's own that must be fixed.
        case toFix
        /// A test that passes, or was skipped.
        case passed, skipped
        /// Something that is right and could be better, or that a person should look at.
        case remark
        /// A planted bug.
        case bug
        /// A sentence.
        case note
    }

    /// A line of the learner's sources that an item is about, with a few words.
    package struct Mark: Sendable {
        let place: SourceLocation
        let words: String
    }

    let role: Role
    /// A name for formats that need one: a status, or the kind of a finding.
    var kind = ""
    /// Identifies the item on a page.
    var id = ""
    /// The names of what it is about; empty for a sentence.
    var names: [String] = []
    /// The words right after the name.
    var remark = ""
    /// On the learner's code and on the reference solution: what a test did there; nil if unknown.
    var signs: [Bool?] = []
    var place: SourceLocation?
    /// The file or folder that is meant if no line is known.
    var file = ""
    var lines: [OutlineLine] = []
    /// Why code or tests could not be built, in the compiler's words.
    var failure: BuildFailure?
    /// The test, for formats that list all tests.
    var test: TestResult?
    /// The cause that it shares with others of its section, so that it is said once; nil for none.
    var cause: String?
    var marks: [Mark] = []

    /// Everything that is said of it, as plain text.
    var text: String {
        ([failure.map(BuildFailureText.describe)].compactMap(\.self) + lines.map(\.plain))
            .joined(separator: "\n")
    }

    /// A few words on what it is about.
    var title: String { names.joined(separator: ", ") + remark }

    /// Whether it names nothing.
    var isSentence: Bool { names.isEmpty && remark.isEmpty }

    static func note(_ text: String, kind: String = "", role: Role = .note) -> OutlineItem {
        OutlineItem(role: role, kind: kind, lines: [OutlineLine(.advice, text)])
    }
}

/// A part of an outline: items that belong together.
package struct OutlineSection: Sendable {
    /// How the items of a section are drawn.
    package enum Layout: Sendable {
        /// Code or tests that could not be built.
        case build
        /// Failures, of which the first one is to be fixed first.
        case failures
        /// Tests to fix, one below the other with their sources.
        case tests
        /// A list, with a line or two for each.
        case list
        /// A list under its title everywhere.
        case titled
        /// Names with signs, and what these mean.
        case signs
        /// Sentences.
        case notes
    }

    let layout: Layout
    /// The heading; empty if the items need none.
    var title = ""
    /// The words for items that are only counted: `to fix`.
    var more = ""
    package var items: [OutlineItem]
    /// Whether it is folded until a reader asks for it.
    var isFolded = false

    /// How many tests, files or bugs it shows.
    var count: Int { items.count { $0.role != .note } }
}
