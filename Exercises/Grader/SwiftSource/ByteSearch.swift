import Foundation

/// Searches text by bytes.
///
/// Swift's own search compares characters. In a long run of flag emoji, it goes back to the start
/// of the run again and again, so searching a message of 1 MiB would take minutes.
extension StringProtocol where SubSequence == Substring {
    /// The range of the first occurrence; nil if there is none.
    package func byteRange(of words: String) -> Range<Index>? {
        guard utf8.count >= words.utf8.count else { return nil }
        var text = self[...]
        let words = Array(words.utf8)
        let offset = text.withUTF8 { bytes in
            words.withUnsafeBytes { ByteSearch.offset(of: $0, in: UnsafeRawBufferPointer(bytes)) }
        }
        guard let offset else { return nil }
        let lower = utf8.index(startIndex, offsetBy: offset)
        return lower..<utf8.index(lower, offsetBy: words.count)
    }

    /// The number of times that a byte occurs in the text.
    package func count(of byte: UInt8) -> Int {
        var text = self[...]
        return text.withUTF8 { bytes in bytes.count { $0 == byte } }
    }

    /// The text with every occurrence replaced.
    package func replacingBytes(of words: String, with other: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.byteRange(of: words) {
            result += rest[..<range.lowerBound]
            result += other
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}

enum ByteSearch {
    /// The index of the first occurrence; nil if there is none.
    static func place(of words: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { text in
            words.withUnsafeBytes { offset(of: $0, in: text).map { bytes.startIndex + $0 } }
        }
    }

    fileprivate static func offset(
        of words: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer
    ) -> Int? {
        guard let text = bytes.baseAddress, let word = words.baseAddress else { return nil }
        var place = 0
        // The system's search for a byte is much faster than a loop, especially in debug builds.
        while bytes.count - place >= words.count,
            let found = memchr(text + place, Int32(words[0]), bytes.count - place - words.count + 1)
        {
            if memcmp(found, word, words.count) == 0 { return text.distance(to: found) }
            place = text.distance(to: found) + 1
        }
        return nil
    }
}
