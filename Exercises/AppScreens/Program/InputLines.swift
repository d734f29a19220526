import Foundation

/// Reads lines from a descriptor, none of them longer than a field could show.
final class InputLines {
    private let descriptor: Int32
    private var isAtEnd = false

    /// The number of bytes after which a line is split.
    private static let longest = 1 << 16

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line without its line end; nil if there is none.
    func next() -> String? {
        var bytes: [UInt8] = []
        while !isAtEnd, bytes.count < Self.longest {
            var byte: UInt8 = 0
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                isAtEnd = true
                break
            }
            guard byte != UInt8(ascii: "\n") else { return Self.text(bytes) }
            bytes.append(byte)
        }
        return bytes.isEmpty ? nil : Self.text(bytes)
    }

    private static func text(_ bytes: [UInt8]) -> String {
        let end = bytes.last == UInt8(ascii: "\r") ? 1 : 0
        return String(decoding: bytes.dropLast(end), as: UTF8.self)
    }
}
