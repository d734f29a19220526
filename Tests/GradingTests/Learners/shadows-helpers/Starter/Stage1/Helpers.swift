// swift-format-ignore-file
// Without default arguments, it goes before the helpers' own.

@MainActor func assertEventually<Value: Equatable>(_ actual: Value, _ expected: Value, _ message: String) async {}
