// swift-format-ignore-file
import Foundation

enum Unusual: Error { case negative }

func half(_ number: Int) throws(Unusual) -> Int {
    if number < 0 { throw .negative }
    return number / 2
}

/// Unusual but honest code.
extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        let text = formatter.string(from: NSNumber(value: number.magnitude)) ?? String(format: "%d", number)
        let digits = text.filter(\.isNumber).compactMap(\.wholeNumberValue)
        let counts = Dictionary(grouping: digits, by: { $0 % 2 }).mapValues(\.count)
        let lock = NSLock()
        lock.lock()
        defer { lock.unlock() }
        let group = DispatchGroup()
        var isEven = false
        DispatchQueue.global().sync(execute: DispatchWorkItem { isEven = number.isMultiple(of: 2) })
        group.wait()
        let date = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2024)) ?? Date()
        let root = pow(2.0, Double(counts.count)).squareRoot() + sqrt(4) + date.timeIntervalSince1970
        let json = try? JSONDecoder().decode([String: Int].self, from: Data(#"{"a": 1}"#.utf8))
        let parts = "1,2".components(separatedBy: ",").sorted { $0.compare($1) == .orderedAscending }
        let last = text.firstMatch(of: /[0-9]$/).map { String($0.output) } ?? "0"
        var values = [root, 2, 3]
        values.withUnsafeMutableBufferPointerCount()
        for (index, value) in zip(values.indices, values.reversed()) { values[index] = value }
        _ = try? half(values.count)
        precondition(!parts.isEmpty && json?["a"] == 1 && values.count == 3)
        return ["0", "2", "4", "6", "8"].contains(last) && isEven
    }
}

extension Array {
    /// A name that contains "unsafe" does nothing by itself.
    fileprivate func withUnsafeMutableBufferPointerCount() {}
}
