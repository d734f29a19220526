/// A program for the kernel that refuses the system calls that no exercise needs.
///
/// The kernel runs the filter at each system call. The filter is written in the kernel's old
/// language for filtering network packets (see `man 2 seccomp`), of which five instructions are
/// enough. In place of a packet, it examines the call's number, the calling convention and six
/// arguments.
struct SystemCallFilter: Sendable, Equatable {
    /// A processor architecture. Each architecture has its own numbers for system calls.
    enum Architecture: CaseIterable, Sendable {
        /// The architecture that is also called x86-64.
        case amd64
        case arm64

        /// The architecture of this program; nil if the grader has no list of calls for it.
        static var current: Architecture? {
            #if arch(x86_64)
                .amd64
            #elseif arch(arm64)
                .arm64
            #else
                nil
            #endif
        }

        /// The kernel's number for the architecture.
        fileprivate var code: UInt32 {
            switch self {
            case .amd64: 0xc000_003e
            case .arm64: 0xc000_00b7
            }
        }
    }

    /// An instruction, like C's `sock_filter`.
    struct Instruction: Sendable, Equatable {
        var code: UInt16
        /// The number of instructions to skip if a comparison is true; `ifFalse` is the number if
        /// it is false.
        var ifTrue: UInt8 = 0
        var ifFalse: UInt8 = 0
        var value: UInt32

        fileprivate var bytes: [UInt8] {
            littleEndian(code) + [ifTrue, ifFalse] + littleEndian(value)
        }

        private func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
            withUnsafeBytes(of: number.littleEndian, Array.init)
        }
    }

    let instructions: [Instruction]
    /// The filter as the kernel reads it. Both architectures have the same byte order.
    let bytes: [UInt8]

    /// Creates the filter for an architecture.
    init(architecture: Architecture) {
        // A program can use another architecture's calling convention, in which the same number
        // means a different call. So calls with another convention are refused.
        var program: [Instruction] = .load(.architecture)
        program += .skip(1, ifEqual: architecture.code)
        program += .refuse(.notPermitted)
        program += .load(.number)
        // Calls that are newer than the list could do anything, and programs can do without them,
        // so they are refused. So are x86-64's x32 calls, whose numbers are even higher.
        program += .skip(1, ifNotAbove: RefusedCall.lastNumber)
        program += .refuse(.noSuchCall)
        let calls = RefusedCall.all.compactMap { call in
            call.number(architecture).map { (number: $0, call: call) }
        }
        program += Self.search(calls.sorted { $0.number < $1.number }[...])
        instructions = program
        bytes = program.flatMap(\.bytes)
    }

    /// Returns instructions that find the call by a binary search. The kernel examines a new filter
    /// by running it once for each possible call, and each sandbox installs the filter twice. With
    /// a linear search, that would take longer than the rest of a sandbox's start.
    private static func search(
        _ calls: ArraySlice<(number: UInt32, call: RefusedCall)>
    ) -> [Instruction] {
        guard calls.count > 2 else {
            return calls.flatMap { $0.call.refusal(ofNumber: $0.number) } + .allow
        }
        let middle = calls.startIndex + calls.count / 2
        let lower = search(calls[..<middle])
        return .skip(UInt8(lower.count), ifAtLeast: calls[middle].number) + lower
            + search(calls[middle...])
    }
}

extension RefusedCall {
    /// The instructions that refuse this call. They continue if the call is a different one or is
    /// allowed.
    ///
    /// The call's number is loaded before these instructions, and again after them.
    fileprivate func refusal(ofNumber number: UInt32) -> [SystemCallFilter.Instruction] {
        var refusal: [SystemCallFilter.Instruction] = []
        switch condition {
        case .always: break
        case .unless(let first, let second?):
            let onSecond: [SystemCallFilter.Instruction] =
                .load(.argument(1)) + .skip(1, ifEqual: second)
            refusal += .load(.argument(0))
            refusal += .skip(UInt8(onSecond.count), ifNotEqual: first) + onSecond
        case .unless(let first, nil):
            refusal += .load(.argument(0))
            refusal += .skip(1, ifEqual: first)
        case .any(let argument, let bits):
            refusal += .load(.argument(argument))
            refusal += .skip(1, ifNone: bits)
        case .all(let argument, let bits):
            refusal += .load(.argument(argument))
            refusal += .keep(bits)
            refusal += .skip(1, ifNotEqual: bits)
        }
        refusal += .refuse(error)
        if case .always = condition {} else { refusal += .load(.number) }
        return .skip(UInt8(refusal.count), ifNotEqual: number) + refusal
    }
}

/// A field that an instruction can load.
private enum Field {
    case number, architecture
    /// The lower half of an argument. The kernel ignores the upper half as well, because all of the
    /// checked arguments have 32 bits.
    case argument(Int)

    /// The field's offset in the kernel's `seccomp_data`.
    var offset: UInt32 {
        switch self {
        case .number: 0
        case .architecture: 4
        case .argument(let index): UInt32(16 + 8 * index)
        }
    }
}

extension [SystemCallFilter.Instruction] {
    fileprivate static func load(_ field: Field) -> Self {
        [.init(code: 0x20, value: field.offset)]
    }

    /// Keeps these bits of the loaded value, and clears the other bits.
    fileprivate static func keep(_ bits: UInt32) -> Self { [.init(code: 0x54, value: bits)] }

    fileprivate static func skip(_ count: UInt8, ifEqual value: UInt32) -> Self {
        [.init(code: 0x15, ifTrue: count, value: value)]
    }

    fileprivate static func skip(_ count: UInt8, ifNotEqual value: UInt32) -> Self {
        [.init(code: 0x15, ifFalse: count, value: value)]
    }

    fileprivate static func skip(_ count: UInt8, ifNone bits: UInt32) -> Self {
        [.init(code: 0x45, ifFalse: count, value: bits)]
    }

    fileprivate static func skip(_ count: UInt8, ifAtLeast value: UInt32) -> Self {
        [.init(code: 0x35, ifTrue: count, value: value)]
    }

    fileprivate static func skip(_ count: UInt8, ifNotAbove value: UInt32) -> Self {
        [.init(code: 0x25, ifFalse: count, value: value)]
    }

    fileprivate static func refuse(_ error: RefusedCall.Failure) -> Self {
        [.init(code: 0x06, value: 0x0005_0000 | error.rawValue)]
    }

    fileprivate static let allow: Self = [.init(code: 0x06, value: 0x7fff_0000)]
}
