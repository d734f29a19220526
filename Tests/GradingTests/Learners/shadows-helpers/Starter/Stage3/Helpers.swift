// swift-format-ignore-file
// The compiler prefers this function to the one in the helpers, because it has no default arguments.

@MainActor func waitUntil(_ condition: @MainActor () -> Bool) async {}
