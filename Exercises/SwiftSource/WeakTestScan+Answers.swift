// Stand-ins that answer when a test says so: a test that says nothing waits for ever.
extension WeakTestScan {
    /// The type of the tests that keeps a continuation, where a test uses one; nil elsewhere.
    ///
    /// - Parameter line: The line that has to use it; nil for any line of the test.
    func answersWhenTold(
        _ function: FunctionDeclaration, _ source: Declarations, in line: String?
    ) -> String? {
        let reached = ReachedWords(function, in: source, of: functions)
        let words = line.map { line in
            Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
        let all = sources.map(\.source)
        let holders = StandInHolders(all)
        for source in all {
            let waiting = source.functions.filter { function in
                source.words(function.body ?? 0..<0).contains { $0.hasPrefix("withChecked") }
            }
            let type = waiting.compactMap(\.type?.name).first { type in
                let names = holders.names(of: type)
                return names.contains(where: reached.contains)
                    && words.map { !$0.isDisjoint(with: names) } ?? true
            }
            if let type { return type }
        }
        return nil
    }
}
