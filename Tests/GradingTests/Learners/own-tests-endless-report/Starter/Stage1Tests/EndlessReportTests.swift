import Foundation
import Testing

@testable import Stage1

/// Never ends, but keeps reporting to the grader that it is alive.
@Test func endless() {
    let line = #"{"kind":"event","payload":{"kind":"testCaseStarted"},"version":0}"#
    while true {
        _ = (line + "\n").withCString { write(3, $0, strlen($0)) }
        usleep(100_000)
    }
}
