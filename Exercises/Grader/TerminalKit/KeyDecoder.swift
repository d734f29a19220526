/// Turns the bytes that a terminal sends, possibly in pieces, into keys.
///
/// An arrow or a function key is a sequence that starts with an escape byte. It becomes one key, so
/// that none of its letters is mistaken for a separate key.
package struct KeyDecoder {
    private enum State {
        case ground
        /// Inside a character that isn't ASCII, with this many bytes missing.
        case character(left: Int)
        /// After an escape byte: the next byte determines the kind of sequence.
        case escape
        /// Inside a control sequence, which ends with a byte from `@` to `~`.
        case control
        /// Inside a sequence with one more byte.
        case single
        case paste
    }

    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    private var state = State.ground
    /// The bytes received in this state.
    private var bytes: [UInt8] = []

    package init() {}

    /// Whether `pause` would complete a key from the bytes so far.
    package var isWaiting: Bool {
        switch state {
        case .escape, .control, .single: true
        case .ground, .character, .paste: false
        }
    }

    /// Adds bytes, and returns the keys that they complete.
    package mutating func add(_ bytes: some Sequence<UInt8>) -> [Key] {
        bytes.compactMap { add($0) }
    }

    /// Handles a pause in the bytes, because nothing follows the escape key.
    ///
    /// Alt and `[` or `O` send the same bytes as the start of a sequence. The rest of the sequence
    /// never arrives, and the decoder would mistake the following keys for it.
    package mutating func pause() -> Key? {
        guard isWaiting else { return nil }
        defer { state = .ground }
        return if case .escape = state { .escape } else { .other }
    }

    private mutating func add(_ byte: UInt8) -> Key? {
        switch state {
        case .ground:
            return startKey(byte)
        case .character(let left):
            return continueCharacter(byte, left: left)
        case .escape:
            return startSequence(byte)
        case .control where byte == 0x1B, .single where byte == 0x1B:
            // Another sequence starts, so the rest of this one will never arrive.
            state = .escape
            return .other
        case .control:
            guard (0x40...0x7E).contains(byte) else {
                if bytes.count < 16 { bytes.append(byte) }
                return nil
            }
            return endControl(byte)
        case .single:
            state = .ground
            return KeySequences.key(control: "", final: byte)
        case .paste:
            return continuePaste(byte)
        }
    }

    private mutating func startKey(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x1B: state = .escape
        case 0x20...0x7E: return .character(Character(Unicode.Scalar(byte)))
        case 0xC2...0xDF: startCharacter(byte, left: 1)
        case 0xE0...0xEF: startCharacter(byte, left: 2)
        case 0xF0...0xF4: startCharacter(byte, left: 3)
        case 0x0A, 0x0D: return .enter
        case 0x09: return .tab
        case 0x08, 0x7F: return .backspace
        default: return .other
        }
        return nil
    }

    private mutating func startCharacter(_ byte: UInt8, left: Int) {
        state = .character(left: left)
        bytes = [byte]
    }

    private mutating func continueCharacter(_ byte: UInt8, left: Int) -> Key? {
        state = .ground
        // The rest of the character was lost, so this byte starts another key.
        guard (0x80...0xBF).contains(byte) else { return startKey(byte) }
        bytes.append(byte)
        if left > 1 {
            state = .character(left: left - 1)
            return nil
        }
        guard let text = String(validating: bytes, as: UTF8.self), text == PlainText.safe(text)
        else { return .other }
        return text.first.map { .character($0) }
    }

    private mutating func startSequence(_ byte: UInt8) -> Key? {
        bytes = []
        switch byte {
        case UInt8(ascii: "["): state = .control
        case UInt8(ascii: "O"): state = .single
        case 0x1B:
            return .escape
        // An escape byte and another byte mean a key that was pressed together with Alt.
        default:
            state = .ground
            return .other
        }
        return nil
    }

    private mutating func endControl(_ final: UInt8) -> Key? {
        let parameters = String(decoding: bytes, as: UTF8.self)
        if parameters == "200", final == UInt8(ascii: "~") {
            state = .paste
            bytes = []
            return nil
        }
        state = .ground
        return KeySequences.key(control: parameters, final: final)
    }

    private mutating func continuePaste(_ byte: UInt8) -> Key? {
        bytes.append(byte)
        guard bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else { return nil }
        state = .ground
        return .pasted(String(decoding: bytes.dropLast(Self.pasteEnd.count), as: UTF8.self))
    }
}
