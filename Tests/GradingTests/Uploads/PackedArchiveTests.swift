import Archives
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// What is told to the program that unpacks, and what is taken from it.
final class PackedArchiveTests: XCTestCase {
    /// The program may go on for minutes when nobody wants any more of it.
    func testWhatComesAfterARefusalKeepsNoProgramAlive() throws {
        let signs = TextSink()
        let processes = Processes(
            run: { (_, limits, handler) throws(ProcessError) in
                XCTAssertEqual(limits.timeout, .seconds(30))
                for byte: UInt8 in 1...4 { signs.write(handler(.output([byte])) ? "on " : "end ") }
                return .timedOut
            }, endAll: {})
        var taken: [UInt8] = []
        XCTAssertThrowsError(
            try archive(processes).unpack("/x.tar.xz", by: "xz", most: 9) { bytes in
                guard taken.count < 2 else { throw ArchiveProblem.damaged }
                taken += bytes
            }
        ) { XCTAssertEqual($0 as? ArchiveProblem, .damaged) }
        XCTAssertEqual(taken, [1, 2])
        XCTAssertEqual(signs.text, "on on end end ")
    }

    func testAProgramThatSaysNothingIsNotWaitedFor() throws {
        let processes = Processes(
            run: { (_, _, _) throws(ProcessError) in .timedOut }, endAll: {})
        XCTAssertThrowsError(
            try archive(processes).unpack("/x.tar.xz", by: "xz", most: 9) { _ in }
        ) { XCTAssertEqual($0 as? ArchiveProblem, .tooMuch) }
    }

    private func archive(_ processes: Processes) throws -> PackedArchive {
        PackedArchive(
            processes: processes, sandbox: nil, scratch: try temporaryFolder(), files: .live)
    }
}
