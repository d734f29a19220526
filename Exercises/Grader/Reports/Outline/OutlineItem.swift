import Grading
import SwiftSource

/// One entry of an outline: a test, a file, a failed build, or a sentence.
package struct OutlineItem: Sendable {
    /// An item's importance, which determines how it is drawn.
    package enum Role: Sendable {
        /// Something that doesn't pass.
        case failed
        /// Something in the learner's own work that must be fixed.
        case toFix
        /// A test that passes, or was skipped.
        case passed, skipped
        /// Something that is right but could be better, or that a person should look at.
        case remark
        /// A planted bug.
        case bug
        /// A sentence.
        case note
    }

    /// A line of the learner's source that an item refers to, with a short remark.
    package struct Mark: Sendable {
        let place: SourceLocation
        let words: String
    }

    let role: Role
    /// A name for formats that need one: a status or the kind of a finding.
    var kind = ""
    /// The item's identifier on a page.
    var id = ""
    /// The names of the item's subjects; empty for a sentence.
    var names: [String] = []
    /// The words directly after the name.
    var remark = ""
    /// A test's results on the learner's code and on the reference solution; nil if unknown.
    var signs: [Bool?] = []
    var place: SourceLocation?
    /// The file or folder that is meant if the line isn't known.
    var file = ""
    var lines: [OutlineLine] = []
    /// Why code or tests couldn't be built, in the compiler's words.
    var failure: BuildFailure?
    /// The test, for formats that list all tests.
    var test: TestResult?
    /// The cause that the item shares with others in its section, so that it is only explained once; nil if
    /// there is none.
    var cause: String?
    var marks: [Mark] = []

    /// The complete text of the item, as plain text.
    var text: String {
        ([failure.map(BuildFailureText.describe)].compactMap(\.self) + lines.map(\.plain))
            .joined(separator: "\n")
    }

    /// A short description of the item's subject.
    var title: String { names.joined(separator: ", ") + remark }

    /// Whether the item is a sentence, without a name.
    var isSentence: Bool { names.isEmpty && remark.isEmpty }

    static func note(_ text: String, kind: String = "", role: Role = .note) -> OutlineItem {
        OutlineItem(role: role, kind: kind, lines: [OutlineLine(.advice, text)])
    }
}

/// A part of an outline: items that belong together.
package struct OutlineSection: Sendable {
    /// How the items of a section are drawn.
    package enum Layout: Sendable {
        /// Code or tests that couldn't be built.
        case build
        /// Failures. The first one should be fixed first.
        case failures
        /// Tests to fix, one below the other with their source.
        case tests
        /// A list with one or two lines per item.
        case list
        /// A list that has its title in every format.
        case titled
        /// Names with results, and what the results mean.
        case signs
        case notes
    }

    let layout: Layout
    /// The heading; empty if the items need none.
    var title = ""
    /// The words for items of which only the names are shown, such as `to fix`.
    var more = ""
    package var items: [OutlineItem]
    /// Whether the section is collapsed until a reader opens it.
    var isFolded = false

    /// The number of tests, files or bugs in the section.
    var count: Int { items.count { $0.role != .note } }
}
