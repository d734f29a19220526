/// Makes keys of the bytes that a terminal sends, which may come in pieces.
///
/// An arrow or a function key is a sequence that starts with an escape. It is taken as one key, so
/// that none of its letters is mistaken for a key of its own.
struct KeyDecoder {
    private enum State {
        case ground
        /// After an escape: the next byte says what kind of sequence it is.
        case escape
        /// Ends with a byte from `@` to `~`.
        case control
        /// One byte more.
        case single
        /// Text for the terminal, up to a bell or an escape and a backslash.
        case text
        case textEscape
    }

    private var state = State.ground

    /// The keys that these bytes complete.
    mutating func add(_ bytes: some Sequence<UInt8>) -> [Key] {
        bytes.compactMap { add($0) }
    }

    /// Says that no byte came for a while: the escape key alone sends nothing after the escape.
    mutating func pause() {
        if state == .escape { state = .ground }
    }

    private mutating func add(_ byte: UInt8) -> Key? {
        switch state {
        case .ground:
            return startKey(byte)
        case .escape:
            return startSequence(byte)
        case .control:
            guard (0x40...0x7E).contains(byte) else { return nil }
        case .single:
            break
        case .text:
            guard byte == 0x07 else {
                if byte == 0x1B { state = .textEscape }
                return nil
            }
        case .textEscape:
            guard byte == UInt8(ascii: "\\") else {
                state = .text
                return nil
            }
        }
        state = .ground
        return .other
    }

    private mutating func startKey(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x1B:
            state = .escape
            return nil
        case 0x20...0x7E:
            return .character(Character(Unicode.Scalar(byte)))
        // The bytes after the first of a character that isn't ASCII.
        case 0x80...0xBF:
            return nil
        default:
            return .other
        }
    }

    private mutating func startSequence(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "["): state = .control
        case UInt8(ascii: "O"): state = .single
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            state = .text
        case 0x1B: state = .escape
        // A key pressed together with Alt.
        default:
            state = .ground
            return .other
        }
        return nil
    }
}
