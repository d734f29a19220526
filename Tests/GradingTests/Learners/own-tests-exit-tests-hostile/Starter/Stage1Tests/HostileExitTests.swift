import Foundation
import Testing

@testable import Stage1

/// Each test would pass, or make another pass, if the grader trusted the process of an exit test.
@Suite struct HostileExitTests {
    @Test func exitsWellWhereItShouldFail() async {
        await #expect(processExitsWith: .failure) { exit(0) }
    }

    @Test func exitsWellAfterAFailure() async {
        await #expect(processExitsWith: .success) {
            #expect(FirstBasicViewController().isEven(number: 3))
            exit(0)
        }
    }

    @Test func writesEvents() async {
        await #expect(processExitsWith: .success) {
            let test = "failsAfterwards()/HostileExitTests.swift:34:6"
            let name = "MyStage1Tests.HostileExitTests/\(test)"
            for kind in ["testStarted", "testEnded", "runEnded"] {
                let line =
                    #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(name)"},"version":0}"#
                // The grader has opened the descriptors 3 to 6.
                for file in 3...6 as ClosedRange<Int32> {
                    _ = (line + "\n").withCString { write(file, $0, strlen($0)) }
                }
            }
        }
    }

    @Test func failsAfterwards() {
        #expect(FirstBasicViewController().isEven(number: 3))
    }

    @Test func hangs() async {
        await #expect(processExitsWith: .success) {
            while true { usleep(1000) }
        }
    }

    @Test func leavesProcesses() async {
        await #expect(processExitsWith: .success) {
            for _ in 1...5 {
                let process = Process()
                process.executableURL = URL(filePath: "/bin/sh")
                process.arguments = ["-c", "kill -STOP $$"]
                try process.run()
            }
        }
    }

    @Test func startsProcessesWithoutEnd() async {
        await #expect(processExitsWith: .success) {
            while true {
                let process = Process()
                process.executableURL = URL(filePath: "/bin/sh")
                process.arguments = ["-c", "kill -STOP $$"]
                try process.run()
            }
        }
    }

    @Test func endsItself() {
        exit(0)
    }

    @Test func comesLast() {
        #expect(FirstBasicViewController().isEven(number: 0))
    }
}
