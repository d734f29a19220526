import Foundation

/// Some tests that run in one process.
struct TestGroup: Equatable {
    let tests: [KitTest]
    /// Whether they are quick ones, which need nothing that is built.
    let isQuick: Bool
}

/// The order in which tests run with a mutant: those first that are quick and near to it.
struct TestGroups {
    /// A test that takes no longer is a quick one, in seconds.
    private static let quick = 0.2
    /// How long the tests of the first group of slow ones take, in seconds; those of each next group
    /// take four times as long.
    private static let firstGroup = 20.0
    /// The most bytes of the names of a group: Linux takes no argument of 128 KiB.
    private static let maximumLength = 100_000

    private let tests: [(test: KitTest, seconds: Double)]
    private let target: String

    /// - Parameter classes: Those that reach the mutant.
    init(_ classes: [MeasuredClass], target: String) {
        tests = classes.flatMap { measured in
            measured.seconds.compactMap { name, seconds in
                let test = name.split(separator: ".").last ?? ""
                return KitTest(specifier: "\(measured.name)/\(test)").map { ($0, seconds) }
            }
        }.sorted { ($0.1, $0.0.specifier) < ($1.1, $1.0.specifier) }
        self.target = target
    }

    func all() -> [TestGroup] {
        let quick = tests.filter { $0.seconds <= Self.quick }
        let isNear = { (test: KitTest) in test.module == "\(target)Tests" }
        let near = quick.filter { isNear($0.test) }
        let far = quick.filter { !isNear($0.test) }
        return ([near, far].map { ($0, true) } + slowGroups().map { ($0, false) }).flatMap {
            tests, isQuick in
            Self.split(tests.map(\.test)).map { TestGroup(tests: $0, isQuick: isQuick) }
        }
    }

    private func slowGroups() -> [[(test: KitTest, seconds: Double)]] {
        var groups: [[(test: KitTest, seconds: Double)]] = []
        var (most, total) = (Self.firstGroup, Double.infinity)
        for test in tests where test.seconds > Self.quick {
            if total + test.seconds > most {
                if !groups.isEmpty { most *= 4 }
                groups.append([])
                total = 0
            }
            groups[groups.count - 1].append(test)
            total += test.seconds
        }
        return groups
    }

    /// The tests in as few parts as can be, each with names that aren't too long.
    private static func split(_ tests: [KitTest]) -> [[KitTest]] {
        var parts: [[KitTest]] = []
        var length = Int.max / 2
        for test in tests {
            let size = test.specifier.utf8.count + 1
            if length + size > maximumLength {
                parts.append([])
                length = 0
            }
            parts[parts.count - 1].append(test)
            length += size
        }
        return parts
    }
}
