import Grading

/// Puts together what has one reason, so that it is said once.
extension OwnTestsText {
    /// What is alike, once: each with those like it, in the order of the first ones.
    static func grouped<Value>(
        _ values: [Value], by key: (Value) -> String
    ) -> [[Value]] {
        var order: [String] = []
        var groups: [String: [Value]] = [:]
        for value in values {
            let key = key(value)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(value)
        }
        return order.compactMap { groups[$0] }
    }

    /// What tests have in common that fail for one reason: a step that all of them lack, or the line
    /// of a helper in which they crash. Every other test is alone.
    func cause(of test: OwnTest) -> String {
        if let cause = findings.on(test)?.cause { return cause }
        guard let place = test.result.stop?.code?.place, test.result.status == .crashed else {
            return test.result.name
        }
        return "crashes \(place.file) \(place.line)"
    }
}
