extension Stage {
    /// What names a stage: its number, or the name of an encore.
    package enum ID: Hashable, Sendable {
        case number(Int)
        /// In upper camel case, as the module's.
        case name(String)

        var isName: Bool { if case .name = self { true } else { false } }

        var module: String {
            switch self {
            case .number(let number): "Stage\(number)"
            case .name(let name): name
            }
        }
    }
}

extension Stage.ID: CustomStringConvertible {
    /// The number or the name, as `WORKSHOP_STAGE` has it.
    package var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .name(let name): name
        }
    }
}

extension Stage.ID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    package init(integerLiteral number: Int) { self = .number(number) }
    package init(stringLiteral name: String) { self = .name(name) }
}

extension Stage.ID: Codable {
    /// A number or a string.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .name(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .name(let name): try container.encode(name)
        }
    }
}
