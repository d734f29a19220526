import Foundation

/// Reads the times that a zip has of what is in it.
enum ZipTime {
    /// The time that DOS has, which is that of the clock on the wall where the zip was made; nil where
    /// there is none. It is taken for that of this machine.
    static func time(dos value: Int) -> Double? {
        let (date, time) = (value >> 16, value & 0xFFFF)
        guard (1...12).contains(date >> 5 & 0xF), date & 0x1F > 0 else { return nil }
        var parts = tm()
        parts.tm_year = Int32((date >> 9) + 80)
        parts.tm_mon = Int32(date >> 5 & 0xF) - 1
        parts.tm_mday = Int32(date & 0x1F)
        parts.tm_hour = Int32(time >> 11)
        parts.tm_min = Int32(time >> 5 & 0x3F)
        parts.tm_sec = Int32(time & 0x1F) * 2
        parts.tm_isdst = -1
        let seconds = mktime(&parts)
        return seconds > 0 ? Double(seconds) : nil
    }

    /// The time of Unix in a field beside the entry, which is the same everywhere; nil where there is
    /// none.
    static func time(unix field: [UInt8]) -> Double? {
        guard field.count >= 5, field[0] & 1 == 1 else { return nil }
        let seconds = field[1..<5].reversed().reduce(0) { $0 << 8 | Int($1) }
        return seconds > 0 ? Double(seconds) : nil
    }
}
