import Foundation

/// What is printed of the mutants.
enum ResultText {
    /// A mutant, and what became of it.
    static func line(_ mutant: GraderMutant, _ words: String) -> String {
        let number = padded(mutant.id, 3, atEnd: false)
        let line =
            "\(number)  \(padded(mutant.target, 9))  \(mutant.file):\(mutant.line)  \(mutant.change)"
        return words.isEmpty ? line : "\(line): \(words)"
    }

    static func words(_ result: TrialResult) -> String {
        let test = result.test ?? "the tests' process"
        return switch result.outcome {
        case .failed: "noticed by \(test)"
        case .broke: "noticed by \(test), which didn't come to its end"
        case .tookTooLong: "noticed by \(test), which took too long"
        case .notNoticed: "NOT NOTICED"
        case .notReached: "NOT REACHED by any test"
        }
    }

    /// A table of all, and then those that weren't noticed, with the code.
    static func summary(_ mutants: [GraderMutant], _ results: [Int: TrialResult]) -> String {
        let tried = mutants.filter { results[$0.number] != nil }
        let isNoticed = { (mutant: GraderMutant) in results[mutant.number]?.isNoticed == true }
        let rows = MutantPick.targets.map { target in
            row(target, tried.filter { $0.target == target }, isNoticed)
        }
        let open = tried.filter { !isNoticed($0) }.map { mutant in
            "\(line(mutant, results[mutant.number].map(words) ?? ""))\n       \(mutant.code)"
        }
        let head = columns("target", ["mutants", "noticed", "not noticed", "per cent"])
        return ([head] + rows + [row("all", tried, isNoticed)]).joined(separator: "\n")
            + (open.isEmpty ? "" : "\n\nNot noticed:\n\n" + open.joined(separator: "\n"))
    }

    private static func row(
        _ name: String, _ mutants: [GraderMutant], _ isNoticed: (GraderMutant) -> Bool
    ) -> String {
        let noticed = mutants.filter(isNoticed).count
        let share = mutants.isEmpty ? "-" : "\(noticed * 100 / mutants.count)"
        return columns(
            name, ["\(mutants.count)", "\(noticed)", "\(mutants.count - noticed)", share])
    }

    private static func columns(_ name: String, _ cells: [String]) -> String {
        padded(name, 9) + cells.map { "  " + padded($0, 11, atEnd: false) }.joined()
    }

    private static func padded(_ text: String, _ width: Int, atEnd: Bool = true) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return atEnd ? text + space : space + text
    }
}
