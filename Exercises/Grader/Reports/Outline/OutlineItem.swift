import Grading
import SwiftSource

/// One entry of an outline: a test, a file, a failed build, or a sentence.
package struct OutlineItem: Sendable {
    /// The kind of an item, which determines how the item is drawn.
    package enum Role: Sendable {
        /// Code that doesn't pass: an official test, or a build.
        case failed
        /// One of the learner's tests that must be fixed, or tests that can't be run.
        case toFix
        /// Something else to put right, such as a changed file.
        case warning
        /// A test that passes, and a test that was skipped or didn't run.
        case passed, skipped
        /// Something that is right but could be better, or that a person should look at.
        case remark
        /// A planted bug.
        case bug
        /// A sentence.
        case note
    }

    let role: Role
    /// A name for formats that need one: a status or the kind of a finding.
    var kind = ""
    /// The names of the item's subjects; empty for a sentence.
    var names: [String] = []
    /// The words directly after the name.
    var remark = ""
    /// A test's results on the learner's code and on the reference solution; nil if unknown.
    var signs: [Bool?] = []
    var place: SourceLocation?
    /// The item's file or folder, for use if `place` isn't known.
    var file = ""
    var lines: [OutlineLine] = []
    /// Why code or tests couldn't be built, in the compiler's words.
    var failure: BuildFailure?
    /// The test, for formats that list all tests.
    var test: TestResult?
    /// The cause that the item may share with other items of its section; nil if it has none. A shared
    /// cause is explained only once.
    var cause: String?

    /// The complete text of the item, as plain text.
    var text: String {
        ([failure.map(BuildFailureText.describe)].compactMap(\.self) + lines.map(\.plain))
            .joined(separator: "\n")
    }

    /// A short description of the item's subject.
    var title: String { names.joined(separator: ", ") + remark }

    /// Whether the item is a sentence, without a name.
    var isSentence: Bool { names.isEmpty && remark.isEmpty }

    /// The complete text about the item, for formats that show it on its own.
    func message(in section: OutlineSection) -> String {
        if remark.isEmpty { return lines.isEmpty && failure == nil ? "\(section.title)." : text }
        return lines.isEmpty ? "\(section.title): \(title)." : "\(title). \(text)"
    }

    static func note(
        _ text: String, kind: String = "", role: Role = .note, file: String = ""
    ) -> OutlineItem {
        OutlineItem(role: role, kind: kind, file: file, lines: [OutlineLine(.advice, text)])
    }

    /// An item with the sentences of a finding about a whole stage or file.
    static func note(_ finding: Finding, role: Role = .note) -> OutlineItem {
        var item = note(finding.words.text, kind: finding.kind.rawValue, role: role)
        item.place = finding.place
        return item
    }

    /// Code or tests that couldn't be built.
    static func build(
        _ failure: BuildFailure, _ cures: [Finding], role: Role, folder: String
    ) -> OutlineItem {
        OutlineItem(
            role: role, kind: "compileError",
            place: failure.errorsInLines.first?.place ?? failure.places.first, file: folder,
            lines: cures.map { OutlineLine(.advice, $0.words.text) }, failure: failure)
    }
}

/// A part of an outline: items that belong together.
package struct OutlineSection: Sendable {
    /// The ways in which the items of a section are drawn.
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

    /// A section of sentences.
    static func notes(_ texts: [String]) -> OutlineSection {
        OutlineSection(layout: .notes, items: texts.map { .note($0) })
    }
}
