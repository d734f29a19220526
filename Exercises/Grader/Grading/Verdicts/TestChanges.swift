import Catalog

/// What became of the tests of a given suite, as counts.
package struct TestChanges: Sendable, Equatable, Codable {
    /// The tests that say what they said, under their names.
    package let kept: Int
    /// The tests that say something else, or have another name.
    package let changed: Int
    package let added: Int
    package let removed: Int

    package init(kept: Int, changed: Int, added: Int, removed: Int) {
        (self.kept, self.changed, self.added, self.removed) = (kept, changed, added, removed)
    }

    /// How many tests were given.
    package var given: Int { kept + changed + removed }

    /// Whether there is nothing but the tests that were given, as they were.
    package var isNone: Bool { changed + added + removed == 0 }
}

extension TestChanges {
    /// What was made of some given tests: each is looked for by its name, and then by what it says.
    package init(from given: [GivenTest], to own: [GivenTest]) {
        var (left, rest) = (given, own)
        /// Takes out the pairs of a given test and one of the others that belong together.
        func take(_ belong: (GivenTest, GivenTest) -> Bool) -> Int {
            var count = 0
            left.removeAll { test in
                guard let index = rest.firstIndex(where: { belong(test, $0) }) else { return false }
                rest.remove(at: index)
                count += 1
                return true
            }
            return count
        }
        kept = take { $0 == $1 }
        changed = take { $0.name == $1.name } + take { $0.digest == $1.digest }
        (removed, added) = (left.count, rest.count)
    }
}

/// What a learner has made of the given suite of an exercise.
package struct SuiteRepair: Sendable, Equatable, Codable {
    /// The exercise's identifier.
    package let exercise: String
    /// Whether something of the exercise isn't as it was shipped: its tests or its code.
    package let isBegun: Bool
    package let own: TestChanges
    /// The changes of the model answer.
    package let model: TestChanges

    package init(exercise: String, isBegun: Bool, own: TestChanges, model: TestChanges) {
        self.exercise = exercise
        self.isBegun = isBegun
        self.own = own
        self.model = model
    }
}
