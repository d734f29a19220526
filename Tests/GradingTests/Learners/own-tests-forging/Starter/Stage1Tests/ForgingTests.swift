import Foundation
import Testing

@testable import Stage1

/// Reports to the grader that this test has ended and started again, while the test is still running.
@Test func forged() {
    let name = "MyStage1Tests.forged()/ForgingTests.swift:7:2"
    for kind in ["testEnded", "testStarted"] {
        let line =
            #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(name)"},"version":0}"#
        _ = (line + "\n").withCString { write(3, $0, strlen($0)) }
    }
}
