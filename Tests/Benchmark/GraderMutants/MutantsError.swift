/// Why the tests can't be measured.
enum MutantsError: Error, CustomStringConvertible {
    case noKit(String)
    case failed(command: String, output: String)
    case tooManyBuilds(Int)
    case brokenElsewhere(output: String)
    case noTests(in: String)
    case noTestMatches(String)
    case red(name: String, end: TestEnd, log: String)
    case noMutant(Int)
    case foreign(String)
    case otherPlan(folder: String, count: Int, seed: Int)

    var description: String {
        switch self {
        case .noKit(let folder):
            "\(folder) is in no folder of the workshop. Change into one, and try again."
        case .failed(let command, let output):
            "'\(command)' failed:\n\(output)"
        case .tooManyBuilds(let count):
            "After \(count) builds there are still mutants that don't compile. Try another --seed."
        case .brokenElsewhere(let output):
            "The build fails, and not because of a mutant:\n\(output)"
        case .noTests(let folder):
            "There is no bundle of tests in \(folder)."
        case .noTestMatches(let filter):
            "No test matches --filter '\(filter)'."
        case .red(let name, let end, let log):
            "\(name) is red without a mutant (\(end)), so it can't tell whether it notices one. "
                + "What it printed is in \(log). What is known by now is kept: try again."
        case .noMutant(let number):
            "There is no mutant \(number), or it can't be planted in this commit. See --list."
        case .foreign(let folder):
            "\(folder) is no clone that this program has made. Remove it, or name another --work."
        case .otherPlan(let folder, let count, let seed):
            "The mutants in \(folder) were made with --count \(count) --seed \(seed). Give the "
                + "same, or another folder with --work."
        }
    }
}
