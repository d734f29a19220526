import Synchronization
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// With a version of Swift that nobody has tried, the package manager builds until the compiler itself has
/// come to the same.
final class DirectWayProofTests: XCTestCase {
    private let fake = FakeFiles([:])
    private let asked = Asked()

    private final class Asked: Sendable {
        private let all = Mutex<[BuildWay]>([])

        var ways: [BuildWay] { all.withLock { $0 } }

        func add(_ way: BuildWay) { all.withLock { $0.append(way) } }
    }

    private func proof(
        wasTried: Bool = false, note: String = "6.9", _ results: [BuildWay: [TestResult]] = [:]
    ) -> DirectWayProof {
        DirectWayProof(
            wasTried: wasTried, note: note, path: "/shared/proved", files: fake.files,
            results: { [asked] way in
                asked.add(way)
                return results[way]
            })
    }

    private let same = [TestResult(name: "a"), TestResult(name: "b", failure: .notReported)]

    func testWhichWayIsTaken() {
        for isTrusted in [false, true] {
            XCTAssertEqual(BuildWay.whatWorks.callsCompiler(isTrusted: isTrusted), isTrusted)
            XCTAssertTrue(BuildWay.compiler.callsCompiler(isTrusted: isTrusted))
            XCTAssertFalse(BuildWay.packageManager.callsCompiler(isTrusted: isTrusted))
        }
    }

    func testATriedVersionHasNothingToProve() throws {
        XCTAssertTrue(proof(wasTried: true).isTrusted)
        XCTAssertNil(try proof(wasTried: true).problem())
        XCTAssertEqual(asked.ways, [])
    }

    func testTheSameVerdictsAreAProofForThisToolchainAlone() throws {
        let proof = proof([.packageManager: same, .compiler: same])
        XCTAssertFalse(proof.isTrusted)
        XCTAssertNil(try proof.problem())
        XCTAssertEqual(asked.ways, [.packageManager, .compiler])
        XCTAssertTrue(proof.isTrusted)
        XCTAssertFalse(self.proof(note: "6.10").isTrusted)
        XCTAssertNil(try proof.problem())
        XCTAssertEqual(asked.ways.count, 2, "it is made once")
    }

    func testOtherVerdictsAreNoProof() throws {
        let others: [[BuildWay: [TestResult]]] = [
            [.packageManager: same, .compiler: [TestResult(name: "a"), TestResult(name: "b")]],
            [.packageManager: same, .compiler: [TestResult(name: "a")]],
            [.packageManager: same], [.compiler: same], [:],
            [.packageManager: [], .compiler: []],
        ]
        for results in others {
            XCTAssertEqual(try proof(results).problem(), .otherVerdicts)
            XCTAssertFalse(proof(results).isTrusted)
        }
    }

    /// The version is made up, and all else is this machine's toolchain.
    func testAGraderWithAVersionThatNobodyHasTried() throws {
        func calls(_ version: String, _ way: BuildWay = .whatWorks) throws -> Bool {
            let known = try FixtureLearner.grader()
            var kit = known.kit
            kit.cache = try temporaryFolder()
            kit.shared = "\(kit.cache)/shared"
            let grader = known.with(
                kit: kit,
                tools: GradingTools(
                    machine: known.machine,
                    toolchain: Toolchain(
                        swift: known.tools.toolchain.swift, version: version),
                    advice: { _, _ in [] }), buildsWith: way)
            let cache = CacheFolder(kit: kit, files: .live)
            return try grader.builder(in: cache, progress: .untold).direct != nil
        }
        XCTAssertTrue(try calls("6.3.1"))
        XCTAssertFalse(try calls("6.9"))
        XCTAssertTrue(try calls("6.9", .compiler))
        XCTAssertFalse(try calls("6.3.1", .packageManager))
    }
}
