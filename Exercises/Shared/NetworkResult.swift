/// The answer to a request: a value, or a message that says why there is none.
public enum NetworkResult<Value> {
    case success(Value)
    case failed(String)
}

extension NetworkResult: Equatable where Value: Equatable {}
extension NetworkResult: Sendable where Value: Sendable {}
