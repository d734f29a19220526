import Catalog
import Grading

/// The value that was given to an option, and the ways to read it.
struct OptionValue {
    /// The option's name, for what is said of a value that is none.
    let option: String
    let word: String
    let workshop: Workshop

    func choice<Value: RawRepresentable<String> & CaseIterable>() throws(UsageError) -> Value {
        let match = Value.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
        guard let match else {
            let allowed = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badValue(option: option, value: word, allowed: "one of \(allowed)")
        }
        return match
    }

    func number(in range: ClosedRange<Int>, unit: String) throws(UsageError) -> Int {
        guard let number = Int(word), range.contains(number) else {
            let allowed =
                "a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)"
            throw .badValue(option: option, value: word, allowed: allowed)
        }
        return number
    }

    /// Reads `1-3`, or `1,2,games`: stages in the order of the workshop.
    func stages() throws(UsageError) -> [Stage.ID] {
        var found: [Stage.ID] = []
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            var stages = workshop.stages(calledBy: String(part))
            if ends.count == 2, let first = ends[0], let last = ends[1], first <= last {
                stages = workshop.numbered.filter { stage in
                    (first...last).contains { stage.id == .number($0) }
                }
                if stages.count != last - first + 1 { stages = [] }
            }
            guard !stages.isEmpty else {
                throw .badValue(option: option, value: word, allowed: "stages, such as 1-3 or 1,2")
            }
            found += stages.map(\.id)
        }
        return workshop.stages(found).map(\.id)
    }

    /// Reads `1=20,2=30`: what stages are worth.
    func worth() throws(UsageError) -> [Stage.ID: Double] {
        var worth: [Stage.ID: Double] = [:]
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            let stage = workshop.numbered.first { sides.count == 2 && "\($0.id)" == sides[0] }
            guard let stage, let points = Double(sides[1]), (0...1000).contains(points),
                worth.updateValue(points, forKey: stage.id) == nil
            else {
                throw .badValue(
                    option: option, value: word,
                    allowed: "points from 0 to 1000 for stages, such as 1=20,2=30")
            }
        }
        return worth
    }

    /// Reads `3/20`.
    func shard() throws(UsageError) -> Invocation.Shard {
        let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count >= 1,
            (1...count).contains(index)
        else {
            throw .badValue(
                option: option, value: word, allowed: "a part and a number of parts, such as 3/20")
        }
        return Invocation.Shard(index: index, count: count)
    }
}
