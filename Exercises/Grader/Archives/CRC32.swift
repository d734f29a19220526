/// The checksum that zip and gzip keep of their contents.
struct CRC32 {
    private var state: UInt32 = 0xFFFF_FFFF

    var value: UInt32 { ~state }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        let table = Self.table
        var state = state
        for byte in bytes {
            state = table[Int((state ^ UInt32(byte)) & 0xFF)] ^ (state &>> 8)
        }
        self.state = state
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in
            value & 1 == 1 ? (value &>> 1) ^ 0xEDB8_8320 : value &>> 1
        }
    }
}
