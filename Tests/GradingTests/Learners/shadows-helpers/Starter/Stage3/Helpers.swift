// swift-format-ignore-file
// Without default arguments, it goes before the helpers' own.

@MainActor func waitUntil(_ condition: @MainActor () -> Bool) async {}
