import Foundation
import XCTest

/// Reports to the grader what each test does.
///
/// XCTest's own lines are on standard output, where a `print` in the code under test could imitate
/// them. This observer has its own channel. Each of its lines has a number and a code, made with a
/// key that changes with every line. Without the grader there is no key, and nothing is observed.
final class TestReporter: NSObject, XCTestObservation {
    private let channel: ReportChannel
    /// XCTest's counts for the last suite that finished. The last of all is the suite with all
    /// tests.
    private var count = 0
    private var failures = 0

    init(channel: ReportChannel) {
        self.channel = channel
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        channel.send(
            TestEvent(event: .started, test: fullName(of: testCase), places: takePlaces()))
    }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String,
        inFile filePath: String?, atLine lineNumber: Int
    ) {
        channel.send(
            TestEvent(
                event: .failed, test: fullName(of: testCase), message: description,
                file: filePath, line: lineNumber))
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        channel.send(
            TestEvent(
                event: .finished, test: fullName(of: testCase),
                skipped: testCase.testRun?.hasBeenSkipped, seconds: testCase.testRun?.testDuration,
                places: takePlaces()))
    }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
        count = testSuite.testRun?.executionCount ?? 0
        failures = testSuite.testRun?.totalFailureCount ?? 0
    }

    func testBundleDidFinish(_ testBundle: Bundle) {
        channel.send(TestEvent(event: .ended, count: count, failures: failures))
        // Nothing that a test has left behind can affect how this process ends.
        _exit(failures > 0 ? 1 : 0)
    }

    /// The places of planted bugs that were reached since the last call; nil if there were none.
    private func takePlaces() -> [Int]? {
        var places = [Int32](repeating: 0, count: 4096)
        let count = workshopTakePlaces(&places, Int32(places.count))
        return count > 0 ? places.prefix(Int(count)).map(Int.init) : nil
    }

    /// The name that selects this test, for example `Stage1Tests.EvenOddTests/testZeroIsEven`.
    ///
    /// `XCTestCase.name` is `EvenOddTests.testZeroIsEven` on Linux and
    /// `-[Stage1Tests.EvenOddTests testZeroIsEven]` on Apple's systems.
    private func fullName(of testCase: XCTestCase) -> String {
        let method = testCase.name.split { ". ]".contains($0) }.last ?? ""
        return "\(String(reflecting: type(of: testCase)))/\(method)"
    }
}

@_silgen_name("workshop_take_places")
private func workshopTakePlaces(_ taken: UnsafeMutablePointer<Int32>, _ most: Int32) -> Int32

/// Makes the program run what the grader requests, and starts reporting. Called once, when the
/// program is loaded, if the grader asks for it.
///
/// - Parameters:
///   - send: Sends a line.
///   - words: The names of the tests to run, or the program's options, each ended by a zero.
///   - length: The bytes of the words.
@_cdecl("workshop_start_reporting")
public func startReporting(
    send: @escaping @convention(c) (UnsafePointer<CChar>, Int) -> Void,
    words: UnsafePointer<UInt8>, length: Int
) {
    let words = UnsafeBufferPointer(start: words, count: length).split(separator: 0).map {
        String(decoding: $0, as: UTF8.self)
    }
    let areOptions = words.first?.hasPrefix("--") ?? true
    let arguments = areOptions ? words : [words.joined(separator: ",")]
    setArguments(CommandLine.arguments.prefix(1) + arguments)
    let channel = ReportChannel(tests: areOptions ? [] : words, send: send)
    XCTestObservationCenter.shared.addTestObserver(TestReporter(channel: channel))
}

/// Sets `CommandLine.arguments`, which is read-only in Swift 6. XCTest and Swift Testing read the
/// arguments there, whoever wrote the program's `main`. The system isn't involved, because it limits
/// an argument to 128 KiB.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setArguments(_ arguments: __owned [String])
