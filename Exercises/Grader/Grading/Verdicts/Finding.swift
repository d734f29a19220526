import SwiftSource

/// A remark on a learner's work, in addition to its verdicts. It says what was found, where, and
/// what to do next.
///
/// The target Advice creates findings, and each report format shows the ones that its readers can
/// use.
package struct Finding: Sendable, Equatable, Codable {
    /// The kinds of findings, in the order in which they are reported.
    package enum Kind: String, CaseIterable, Sendable, Codable {
        /// The code doesn't compile, and there is advice that helps.
        case brokenCode
        /// The learner's tests don't compile, and there is advice that helps.
        case brokenTests
        /// The code compiles, but almost certainly doesn't do what the learner intended.
        case slip
        /// A file that needs no changes has been changed.
        case givenFile
        /// The stage's tests used up all of their time.
        case timeUsedUp
        /// A method that looks like a test never runs.
        case neverRun
        /// A test file has no test for its exercise.
        case emptyFile
        /// A test fails on correct code.
        case wrongTest
        /// A test is valid, but no planted bug makes it fail.
        case idleTest
        /// A test is valid and catches something, but could be better.
        case betterTest
        /// No test covers an idea that a planted bug represents.
        case missingIdea
        /// A surviving bug.
        case openBug
        /// Something in the code that no exercise needs, reported to the person who grades.
        case flag
    }

    /// What a finding is about.
    package enum Subject: Sendable, Equatable, Codable {
        case stage
        /// The full name of a test, or of a method that never runs.
        case test(String)
        /// A path relative to the repository.
        case file(String)
        /// The identifier of a planted bug.
        case bug(String)
        /// A name that the code uses.
        case name(String)
    }

    /// A finding's text, in plain English.
    package struct Words: Sendable, Equatable, Codable {
        /// What was found.
        package let what: String
        /// What to do; nil if that is obvious.
        package let next: String?
        /// The section of the Guide that helps, for example `Guide/test-checklist.md#a-boundary`.
        package let guide: String?

        package init(_ what: String, next: String? = nil, guide: String? = nil) {
            (self.what, self.next, self.guide) = (what, next, guide)
        }

        /// The whole text in one line.
        package var text: String {
            [what, next, guide.map { "To read: \($0)" }].compactMap(\.self).joined(separator: " ")
        }
    }

    package let kind: Kind
    package let subject: Subject
    /// The line in question; nil if there is none.
    package let place: SourceLocation?
    package let words: Words
    /// The identifiers of the exercises that the finding is about. If there are none, the finding
    /// is about the whole stage.
    package let exercises: [String]
    /// A cause that several tests' failures share, so these failures can be reported once; nil
    /// if each is reported separately.
    package let cause: String?

    package init(
        _ kind: Kind, _ subject: Subject, at place: SourceLocation? = nil, exercises: [String] = [],
        _ words: Words, cause: String? = nil
    ) {
        self.cause = cause
        (self.kind, self.subject, self.place) = (kind, subject, place)
        (self.words, self.exercises) = (words, exercises)
    }
}

extension Finding.Kind {
    /// Whether the finding is about the learner's tests and not about the code.
    package var isOfOwnTests: Bool {
        switch self {
        case .brokenCode, .slip, .givenFile, .flag: false
        case .brokenTests, .timeUsedUp, .neverRun, .emptyFile, .wrongTest, .idleTest, .betterTest,
            .missingIdea, .openBug:
            true
        }
    }
}
