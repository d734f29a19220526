import Foundation
import XCTest

/// Reports to the grader what each test does.
///
/// XCTest prints its own lines to standard output, where a `print` in the code under test could
/// imitate them. This observer has its own channel. Each line there has a number and a code, which
/// is made with a key that changes with every line. Without the grader there is no key, and this
/// observer isn't added.
final class TestReporter: NSObject, XCTestObservation {
    private let channel: ReportChannel
    /// The number of tests in the last suite that finished. The suite with all tests finishes after
    /// all the others.
    private var count = 0
    /// The number of failures in the same suite.
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
        // The process ends here, so that nothing that a test has left behind can affect how it
        // ends.
        _exit(failures > 0 ? 1 : 0)
    }

    /// Returns the places of planted bugs that were reached since the last call; nil if there were
    /// none.
    private func takePlaces() -> [Int]? {
        var places = [Int32](repeating: 0, count: 4096)
        let count = workshopTakePlaces(&places, Int32(places.count))
        return count > 0 ? places.prefix(Int(count)).map(Int.init) : nil
    }

    /// Returns the name that selects this test, for example
    /// `Stage1Tests.EvenOddTests/testZeroIsEven`.
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

/// Makes the program run what the grader requests, and starts reporting. It is called once, when
/// the program is loaded by the grader.
///
/// - Parameters:
///   - send: Sends a line to the grader.
///   - words: The names of the tests to run, or the options of the program. Each word ends with a
///     zero byte.
///   - length: The number of bytes in `words`.
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
/// arguments there, even if the program has its own `main`. The arguments aren't passed by the
/// system, because it limits each of them to 128 KiB.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setArguments(_ arguments: __owned [String])
