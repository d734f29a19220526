/// The text that tells a function such as `String(format:)` what to make of its arguments.
struct FormatText {
    private let format: Substring.UTF8View

    init(_ format: String) {
        self.format = format[...].utf8
    }

    /// Whether arguments of these types are read for what they are, and nothing is read beside them.
    ///
    /// - Parameter types: The types as the compiler writes them, in order.
    func suits(_ types: [String]) -> Bool {
        var rest = format
        var next = 0
        while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
            rest = rest[sign...].dropFirst()
            guard var place = Self.place(in: &rest) else { return false }
            var widths = 0
            // Flags, a width and a precision; a star takes one of them from the next argument.
            while let byte = rest.first, Self.ofWidths.contains(byte) {
                if byte == UInt8(ascii: "*") { widths += 1 }
                rest = rest.dropFirst()
            }
            while let byte = rest.first, Self.lengths.contains(byte) { rest = rest.dropFirst() }
            guard let conversion = rest.popFirst() else { return false }
            if conversion == UInt8(ascii: "%"), widths == 0 { continue }
            if place == 0 {
                for _ in 0..<widths {
                    guard next < types.count, Self.integers.contains(types[next]) else {
                        return false
                    }
                    next += 1
                }
                next += 1
                place = next
            } else if widths > 0 {
                return false
            }
            guard place <= types.count, Self.takes(conversion, types[place - 1]) else {
                return false
            }
        }
        return true
    }

    /// The number in `2$`; zero where none stands there, nil where it is too long for one.
    private static func place(in rest: inout Substring.UTF8View) -> Int? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !digits.isEmpty, rest[digits.endIndex...].first == UInt8(ascii: "$") else {
            return 0
        }
        rest = rest[digits.endIndex...].dropFirst()
        guard let number = Int(String(Substring(digits))), number > 0 else { return nil }
        return number
    }

    private static func takes(_ conversion: UInt8, _ type: String) -> Bool {
        switch conversion {
        case UInt8(ascii: "@"): type == "String" || type.hasPrefix("NS")
        case _ where ofIntegers.contains(conversion): integers.contains(type)
        case _ where ofFractions.contains(conversion): fractions.contains(type)
        default: false
        }
    }

    private static let ofWidths = Set("0123456789+-# '.*".utf8)
    private static let lengths = Set("hljztq".utf8)
    private static let ofIntegers = Set("dDiuUxXoOcC".utf8)
    private static let ofFractions = Set("fFeEgGaA".utf8)
    private static let integers: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let fractions: Set = ["Double", "Float", "CGFloat"]
}
