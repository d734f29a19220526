import SwiftSource

/// Something to say of a learner's work beside its verdicts: what is so, where, and what to do next.
///
/// The target Advice makes them, and each format shows those that its readers can use.
package struct Finding: Sendable, Equatable, Codable {
    /// What a finding is about, in the order in which they are told.
    package enum Kind: String, CaseIterable, Sendable, Codable {
        /// Code doesn't compile, and there is something that helps.
        case brokenCode
        /// The same of own tests.
        case brokenTests
        /// Code that compiles and hardly ever does what its author means.
        case slip
        /// A file with nothing to fill in isn't as it was given.
        case givenFile
        /// The tests of the stage had used up all their time.
        case timeUsedUp
        /// A method that looks like a test never runs.
        case neverRun
        /// A file of own tests has no test of its exercise.
        case emptyFile
        /// A test doesn't hold on code that is right.
        case wrongTest
        /// A test holds, and no planted bug makes it fail.
        case idleTest
        /// A test holds and notices something, and could be better.
        case betterTest
        /// No test tries an idea that a planted bug stands for.
        case missingIdea
        /// A planted bug that no test notices.
        case openBug
        /// Something that no exercise needs, for whoever grades.
        case flag
    }

    /// Who or what it is said of.
    package enum Subject: Sendable, Equatable, Codable {
        case stage
        /// The whole name of a test, or of a method that never runs.
        case test(String)
        /// A path relative to the repository.
        case file(String)
        /// The identifier of a planted bug.
        case bug(String)
        /// A name that the code uses.
        case name(String)
    }

    /// A finding's sentences, in plain English.
    package struct Words: Sendable, Equatable, Codable {
        /// What is so.
        package let what: String
        /// What to do; nil where that is plain.
        package let next: String?
        /// The section of the Guide that helps, for example `Guide/test-checklist.md#a-boundary`.
        package let guide: String?

        package init(_ what: String, next: String? = nil, guide: String? = nil) {
            (self.what, self.next, self.guide) = (what, next, guide)
        }

        /// All of it, in one line.
        package var text: String {
            [what, next, guide.map { "To read: \($0)" }].compactMap(\.self).joined(separator: " ")
        }
    }

    package let kind: Kind
    package let subject: Subject
    /// The line that is meant; nil where none is.
    package let place: SourceLocation?
    package let words: Words
    /// The identifiers of the exercises that it is about; all of the stage where none is named.
    package let exercises: [String]
    /// What several tests can have in common that fail for one reason, so that it can be told once; nil
    /// where each is told of by itself.
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
    /// Whether it is about the learner's own tests, and not about the code.
    package var isOfOwnTests: Bool {
        switch self {
        case .brokenCode, .slip, .givenFile, .flag: false
        case .brokenTests, .timeUsedUp, .neverRun, .emptyFile, .wrongTest, .idleTest, .betterTest,
            .missingIdea, .openBug:
            true
        }
    }
}
