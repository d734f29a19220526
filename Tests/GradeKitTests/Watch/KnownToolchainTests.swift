import Synchronization
import XCTest

@testable import FileSystem
@testable import GradeKit
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// When watch asks the toolchain for its version.
final class KnownToolchainTests: XCTestCase {
    func testItIsAskedOnceAndAgainWhereNothingIsToBeKnownFromBefore() throws {
        let versions = Mutex(["6.2", "6.3.1"][...])
        let processes = Processes(
            run: { (_, _, handler) throws(ProcessError) in
                let version = versions.withLock { $0.popFirst() }
                _ = handler(.output(Array("Swift version \(version ?? "none")".utf8)))
                return .exited(0)
            }, endAll: {})
        let machine = Machine(
            files: FakeFiles([:]).files, processes: processes,
            environment: FixtureLearner.machine.environment)
        let toolchain = KnownToolchain()
        XCTAssertEqual(try toolchain.find(on: machine, anew: false).version, "6.2")
        XCTAssertEqual(try toolchain.find(on: machine, anew: false).version, "6.2")
        XCTAssertEqual(try toolchain.find(on: machine, anew: true).version, "6.3.1")
        XCTAssertEqual(try toolchain.find(on: machine, anew: false).version, "6.3.1")
    }
}
