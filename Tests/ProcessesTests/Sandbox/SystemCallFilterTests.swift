import Foundation
import XCTest

@testable import FileSystem
@testable import Processes

/// Tests how the filter for system calls answers each call, on either architecture.
final class SystemCallFilterTests: XCTestCase {
    private typealias Architecture = SystemCallFilter.Architecture

    private let allow: UInt32 = 0x7fff_0000
    private let notPermitted: UInt32 = 0x0005_0001
    private let noSuchCall: UInt32 = 0x0005_0026

    /// The kernel's code for an architecture.
    private func code(_ architecture: Architecture) -> UInt32 {
        architecture == .amd64 ? 0xc000_003e : 0xc000_00b7
    }

    private func answer(
        _ architecture: Architecture, _ number: UInt32, _ arguments: UInt64...,
        calledAs code: UInt32? = nil
    ) -> UInt32? {
        SystemCallFilter(architecture: architecture).answer(
            number: number, architecture: code ?? self.code(architecture), arguments: arguments)
    }

    func testEachListedCallIsRefused() {
        for architecture in Architecture.allCases {
            for call in RefusedCall.all {
                guard let number = call.number(architecture) else { continue }
                // These arguments name a domain other than that of local sockets, with all flags
                // set.
                let arguments: UInt64 = 0xffff_ffff
                XCTAssertEqual(
                    answer(architecture, number, arguments, arguments, arguments, arguments),
                    call.name == "clone3" ? noSuchCall : notPermitted,
                    "\(call.name) of \(architecture)")
            }
        }
    }

    func testEveryOtherCallIsAllowed() {
        for architecture in Architecture.allCases {
            let refused = Set(
                RefusedCall.all.compactMap {
                    if case .always = $0.condition { $0.number(architecture) } else { nil }
                })
            for number in 0...RefusedCall.lastNumber where !refused.contains(number) {
                let isOfSockets = RefusedCall.all.contains {
                    $0.number(architecture) == number && $0.name.hasPrefix("socket")
                }
                // These arguments mean a local socket, or the process itself, and none of the
                // refused flags are set.
                XCTAssertEqual(
                    answer(architecture, number, isOfSockets ? 1 : 0, 0, 0, 0), allow,
                    "\(number) \(architecture)")
            }
        }
    }

    func testAProcessMayLimitOnlyItself() {
        for (architecture, limits, priority, affinity) in [
            (Architecture.amd64, 302, 141, 203), (.arm64, 261, 140, 122),
        ] as [(Architecture, UInt32, UInt32, UInt32)] {
            for process: UInt64 in [0, 1 << 32] {
                XCTAssertEqual(answer(architecture, limits, process, 7), allow)
                XCTAssertEqual(answer(architecture, priority, 0, process), allow)
                XCTAssertEqual(answer(architecture, affinity, process, 8), allow)
            }
            for process: UInt64 in [1, 4321, 0xffff_ffff] {
                XCTAssertEqual(answer(architecture, limits, process, 7), notPermitted)
                XCTAssertEqual(answer(architecture, priority, 0, process), notPermitted)
                XCTAssertEqual(answer(architecture, affinity, process, 8), notPermitted)
            }
            // These kinds mean a process group and a user. The parent process belongs to both, so a
            // call could affect it.
            for kind: UInt64 in [1, 2] {
                XCTAssertEqual(answer(architecture, priority, kind, 0), notPermitted)
            }
        }
    }

    func testSomeCallsAreRefusedByTheirArguments() {
        for (architecture, socket, clone, mmap) in [
            (Architecture.amd64, 41, 56, 9), (.arm64, 198, 220, 222),
        ] as [(Architecture, UInt32, UInt32, UInt32)] {
            XCTAssertEqual(answer(architecture, socket, 1), allow)
            // The kernel ignores the upper half of the argument.
            XCTAssertEqual(answer(architecture, socket, 1 << 32 | 1), allow)
            for domain: UInt64 in [0, 2, 10, 16, 17, 40, 1 << 32 | 2] {
                XCTAssertEqual(answer(architecture, socket, domain), notPermitted, "\(domain)")
            }
            let thread: UInt64 = 0x3d_0f00
            XCTAssertEqual(answer(architecture, clone, thread), allow)
            for bit: UInt64 in [17, 25, 26, 27, 28, 29, 30] {
                XCTAssertEqual(
                    answer(architecture, clone, thread | 1 << bit), notPermitted, "\(bit)")
            }
            let (shared, ofItsOwn, anonymous): (UInt64, UInt64, UInt64) = (1, 2, 0x20)
            XCTAssertEqual(answer(architecture, mmap, 0, 0, 0, ofItsOwn | anonymous), allow)
            XCTAssertEqual(answer(architecture, mmap, 0, 0, 0, shared), allow)
            XCTAssertEqual(answer(architecture, mmap, 0, 0, 0, shared | anonymous), notPermitted)
        }
    }

    func testOtherCallingConventionsAreRefused() {
        let i386: UInt32 = 0x4000_0003
        XCTAssertEqual(answer(.amd64, 0, calledAs: i386), notPermitted)
        XCTAssertEqual(answer(.amd64, 0, calledAs: code(.arm64)), notPermitted)
        XCTAssertEqual(answer(.arm64, 0, calledAs: 0x4000_0028), notPermitted)
        let x32: UInt32 = 0x4000_0000
        XCTAssertEqual(answer(.amd64, x32 + 1), noSuchCall)
    }

    func testNewerCallsAreReportedAsMissing() {
        for architecture in Architecture.allCases {
            XCTAssertEqual(answer(architecture, RefusedCall.lastNumber), allow)
            XCTAssertEqual(answer(architecture, RefusedCall.lastNumber + 1), noSuchCall)
        }
    }

    func testAFilterFitsIntoAPipe() {
        for architecture in Architecture.allCases {
            let filter = SystemCallFilter(architecture: architecture)
            XCTAssertEqual(filter.bytes.count, filter.instructions.count * 8)
            XCTAssertLessThanOrEqual(filter.bytes.count, 4096)
            XCTAssertEqual(Array(filter.bytes.prefix(8)), [0x20, 0, 0, 0, 4, 0, 0, 0])
        }
    }

    /// Compares the call numbers for arm64 with those in the kernel's headers, which are the same
    /// on every Linux.
    func testNumbersMatchTheKernel() throws {
        #if os(Linux)
            let header = try String(
                contentsOfFile: "/usr/include/asm-generic/unistd.h", encoding: .utf8)
            var numbers: [String: UInt32] = [:]
            for line in header.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard words.count == 3, words[0] == "#define", let number = UInt32(words[2]),
                    let name = words[1].firstMatch(of: /^__NR(?:3264)?_(\w+)$/)
                else { continue }
                numbers[String(name.1)] = number
            }
            var known = 0
            for call in RefusedCall.all {
                guard let number = numbers[call.name] else { continue }
                XCTAssertEqual(call.number(.arm64), number, call.name)
                known += 1
            }
            XCTAssertGreaterThan(known, 60)
        #endif
    }
}

extension SystemCallFilter {
    /// Returns the answer that the kernel would get from the filter; nil if the filter ends without
    /// an answer.
    fileprivate func answer(
        number: UInt32, architecture: UInt32, arguments: [UInt64]
    ) -> UInt32? {
        var data = [number, architecture, 0, 0]
        for argument in arguments {
            data += [UInt32(truncatingIfNeeded: argument), UInt32(argument >> 32)]
        }
        var loaded: UInt32 = 0
        var next = 0
        while instructions.indices.contains(next) {
            let instruction = instructions[next]
            next += 1
            let holds: Bool
            switch instruction.code {
            case 0x20:
                loaded = data.dropFirst(Int(instruction.value) / 4).first ?? 0
                continue
            case 0x54:
                loaded &= instruction.value
                continue
            case 0x06: return instruction.value
            case 0x15: holds = loaded == instruction.value
            case 0x35: holds = loaded >= instruction.value
            case 0x25: holds = loaded > instruction.value
            case 0x45: holds = loaded & instruction.value != 0
            default: return nil
            }
            next += Int(holds ? instruction.ifTrue : instruction.ifFalse)
        }
        return nil
    }
}
