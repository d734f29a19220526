import Testing

@testable import Catalog

/// Tests the contents of the catalog. `grade verify` checks that the files it names exist.
@Suite struct CatalogTests {
    private let stages = Workshop.shipped.stages
    private let exercises = Workshop.shipped.stages.flatMap(\.exercises)
    private let bugs = Workshop.shipped.stages.flatMap(\.bugs)

    @Test func fourStagesComeInOrderBeforeTheEncores() {
        #expect(stages.map(\.id) == [1, 2, 3, 4] + Workshop.shipped.encores.map(\.id))
    }

    @Test func everyExerciseHasFilesHintsAndATask() {
        for exercise in exercises {
            #expect(!exercise.files.isEmpty, "\(exercise.id)")
            #expect(exercise.hints.count >= 2, "\(exercise.id)")
            #expect(exercise.task.hasSuffix("."), "\(exercise.id)")
            #expect(!exercise.task.contains("\n"), "\(exercise.id)")
        }
    }

    @Test func identifiersAreUniqueLowerCaseWords() {
        let ids = exercises.map(\.id) + bugs.map(\.id) + stages.flatMap(\.variants).map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in ids {
            #expect(id.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil, "\(id)")
        }
    }

    /// The last stage has the most bugs, because there is the most to get wrong.
    @Test(arguments: zip(1...4, [12, 10, 10, 16]))
    func stageHasEnoughBugsAndVariants(number: Int, bugs: Int) throws {
        let stage = try #require(Workshop.shipped[.number(number)])
        #expect(stage.bugs.count >= bugs)
        #expect(stage.variants.count >= 2)
    }

    /// Only the workshop's own encores are listed here. An encore that an author has just started has only
    /// one exercise.
    @Test(arguments: [
        "Games",
        "Orders",
        "Accounts",
    ])
    func encoreIsAsCompleteAsAStage(name: String) throws {
        let encore = try #require(Workshop.shipped[.name(name)])
        #expect(encore.exercises.count >= 4)
        #expect(encore.bugs.count >= 16)
        #expect(encore.variants.count >= 5)
    }

    /// Tests that fail on a variant that does something later must wait. The advice on such tests says so.
    @Test func variantsThatDoSomethingLaterSaySo() {
        for variant in Workshop.shipped.stages.flatMap(\.variants) {
            let words = "\(variant.id) \(variant.description)"
            #expect(variant.isLater == words.contains("later"), "\(variant.id)")
        }
    }

    /// Learners without tests read about the first idea first, so it must be a simple one.
    @Test(arguments: [
        ("even-odd", Idea.ordinary), ("number-formatter", .nothingOrZero), ("labels", .ordinary),
        ("shipping-price", .ordinary), ("odd-even-view-model", .ordinary),
        ("number-formatter-view-model", .noNumber), ("binding", .ordinary),
        ("cart", .moreThanOne),
    ])
    func firstIdeaOfAnExerciseIsOneToBeginWith(exercise: String, idea: Idea) {
        #expect(bugs.first { $0.exercise == exercise }?.idea == idea)
    }

    /// The list has no superfluous ideas.
    @Test func everyIdeaHasABug() {
        #expect(Set(bugs.map(\.idea)) == Set(Idea.allCases))
    }

    /// A bug about an order, a call or a lifetime has no input.
    @Test func onlyIdeasAboutValuesAskForAnInput() {
        #expect(
            Idea.allCases.filter { $0.comparison.contains("input") }
                == [.boundary, .negative, .noNumber])
    }

    @Test func everyBugHasADescriptionARuleAQuestionAndAHint() {
        for bug in bugs {
            #expect(bug.description.hasSuffix("."), "\(bug.id)")
            #expect(bug.rule.hasSuffix("."), "\(bug.id)")
            #expect(bug.question.hasSuffix("?"), "\(bug.id)")
            #expect(!bug.hint.isEmpty, "\(bug.id)")
            // "More than one item" would fit only a list.
            #expect(bug.idea != .moreThanOne || bug.topic?.hasPrefix("more than one ") == true)
        }
    }
}
