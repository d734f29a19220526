#if os(Linux)
    import Foundation
    import XCTest

    @testable import Processes

    /// Memory that Linux counts by itself, where this program may make control groups.
    final class ControlGroupTests: ProcessTestCase {
        private static func group(of controller: String) -> String? {
            ControlGroups.ownFolder(
                of: controller, mounts: ControlGroup.read("/proc/self/mounts"),
                groups: ControlGroup.read("/proc/self/cgroup"))
        }

        private func skipWithoutGroups() throws {
            guard ControlGroups.shared.canBeHad else {
                throw XCTSkip("This system has no control group for memory that can be used.")
            }
        }

        /// Groups of this test's own, and the folder that they are in.
        private func groups() throws -> (groups: ControlGroups, folder: String) {
            try skipWithoutGroups()
            let parent = try XCTUnwrap(Self.group(of: "memory"))
            let folder = "\(parent)/test-\(UUID().uuidString)"
            XCTAssertEqual(mkdir(folder, 0o755), 0)
            let own = ControlGroup(folder: folder, parent: parent)
            addTeardownBlock {
                // This thread has come back to the folder, and not to where it was before.
                XCTAssertTrue(own.leave())
                // The kernel forgets what was in it a moment later.
                for _ in 0..<1000 where rmdir(folder) != 0 && errno == EBUSY { usleep(1000) }
            }
            return (ControlGroups(in: folder), folder)
        }

        private func names(in folder: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder).filter {
                $0.hasPrefix(ControlGroups.prefix)
            }
        }

        func testTheFolderIsThatOfTheMemoryController() {
            let mounts = """
                proc /proc proc rw 0 0
                cgroup /sys/fs/cgroup/pids cgroup rw,relatime,pids 0 0
                cgroup /sys/fs/cgroup/memory cgroup rw,relatime,memory 0 0
                cgroup2 /sys/fs/cgroup/unified cgroup2 rw,relatime 0 0
                """
            func folder(_ groups: String, of controller: String = "memory") -> String? {
                ControlGroups.ownFolder(of: controller, mounts: mounts, groups: groups)
            }
            XCTAssertEqual(folder("8:pids:/p\n4:memory:/a:b\n0::/"), "/sys/fs/cgroup/memory/a:b")
            XCTAssertEqual(folder("4:cpu,memory:/"), "/sys/fs/cgroup/memory")
            XCTAssertEqual(folder("8:pids:/p\n4:memory:/a", of: "pids"), "/sys/fs/cgroup/pids/p")
            XCTAssertNil(folder("0::/user.slice"))
            XCTAssertNil(ControlGroups.ownFolder(of: "memory", mounts: "", groups: "4:memory:/"))
        }

        func testWithoutAFolderThereAreNone() {
            for folder in [nil, "/there/is/no/such/folder", NSTemporaryDirectory()] {
                let groups = ControlGroups(in: folder)
                XCTAssertFalse(groups.canBeHad)
                XCTAssertNil(groups.take(limit: 1 << 30)?.folder)
            }
        }

        func testTheyAreUsedAgainAndThenRemoved() throws {
            let (groups, folder) = try groups()
            let first = try XCTUnwrap(groups.take(limit: 1 << 30))
            let second = try XCTUnwrap(groups.take(limit: 1 << 30))
            XCTAssertNotEqual(first.folder, second.folder)
            groups.giveBack(first, limit: 1 << 30)
            XCTAssertEqual(groups.take(limit: 1 << 29)?.folder, first.folder)
            XCTAssertEqual(
                ControlGroup.read("\(first.folder)/memory.limit_in_bytes"), "\(1 << 29)\n")
            XCTAssertEqual(try names(in: folder).count, 2)
            groups.removeAll()
            XCTAssertEqual(try names(in: folder), [])
            groups.giveBack(first, limit: 1 << 29)
            XCTAssertNotEqual(groups.take(limit: 1 << 29)?.folder, first.folder)
            groups.removeAll()
        }

        func testThoseOfAnEndedProgramAreRemoved() throws {
            let (_, folder) = try groups()
            let ended = try XCTUnwrap(try runScript("echo $$ >&3").pids.first)
            for name in ["\(ended)", "\(ended)-0", "\(getpid())-7"] {
                XCTAssertEqual(mkdir("\(folder)/\(ControlGroups.prefix)\(name)", 0o755), 0)
            }
            _ = ControlGroups(in: folder)
            XCTAssertEqual(try names(in: folder), ["\(ControlGroups.prefix)\(getpid())-7"])
            rmdir("\(folder)/\(ControlGroups.prefix)\(getpid())-7")
        }

        /// Two containers can share a folder, and neither sees the other's processes.
        func testThoseOfWhoSeesOtherProcessesStay() throws {
            let (_, folder) = try groups()
            let ended = try XCTUnwrap(try runScript("echo $$ >&3").pids.first)
            let other = "\(folder)/\(ControlGroups.prefix(namespace: "pid:[17]"))\(ended)-0"
            XCTAssertEqual(mkdir(other, 0o755), 0)
            _ = ControlGroups(in: folder)
            XCTAssertTrue(FileManager.default.fileExists(atPath: other))
            rmdir(other)
        }

        func testMemoryThatBelongsToNoProcessCounts() throws {
            try skipWithoutGroups()
            let limits = Limits(total: .seconds(60), memory: 96 << 20)
            let fill = "yes | head -c 60M > "
            for (script, end) in [
                ("\(fill)/scratch/a", ProcessEnd.exited(0)),
                ("\(fill)/scratch/a; \(fill)/dev/shm/b", .outOfMemory),
                // What the one before used doesn't count.
                ("\(fill)/scratch/a", .exited(0)),
            ] {
                let command = try SandboxedProgram.sandbox().wrap(
                    scriptCommand(script), Sandbox.Access(scratch: "/scratch"))
                XCTAssertTrue(command.getsControlGroup)
                let outcome = try collectOutcome(limits) {
                    try Processes.live().run(command, $0, $1)
                }
                XCTAssertEqual(outcome.end, end, "\(script): \(outcome.text)")
            }
        }

        /// Also those of a user whose processes nothing else counts.
        func testProcessesAndThreadsCount() throws {
            try skipWithoutGroups()
            guard ControlGroups.shared.countProcesses else {
                throw XCTSkip("This system has no control group for processes that can be used.")
            }
            let group = try XCTUnwrap(ControlGroups.shared.take(limit: 1 << 30))
            defer { ControlGroups.shared.giveBack(group, limit: 1 << 30) }
            let processes = try XCTUnwrap(group.processes)
            XCTAssertEqual(ControlGroup.read("\(processes.folder)/pids.max"), "528\n")
            var before = ""
            group.starting { before = ControlGroup.read("\(processes.folder)/pids.current") }
            XCTAssertEqual(before, "1\n", "this thread")
            XCTAssertEqual(ControlGroup.read("\(processes.folder)/pids.current"), "0\n")
        }

        func testAnInterruptionRemovesThem() throws {
            try skipWithoutGroups()
            let processes = Processes.live()
            let command = try SandboxedProgram.sandbox().wrap(
                scriptCommand("echo started; sleep 600"), Sandbox.Access(scratch: "/scratch"))
            var seen: [String] = []
            let parent = try XCTUnwrap(Self.group(of: "memory"))
            // Other programs on this computer may have groups, too.
            let own = "\(ControlGroups.prefix)\(getpid())-"
            func ownNames() throws -> [String] {
                try names(in: parent).filter { $0.hasPrefix(own) }
            }
            let outcome = try collectOutcome(Limits(memory: 96 << 20)) { _ in
                seen = (try? ownNames()) ?? []
                DispatchQueue.global().async { processes.endAll() }
                return true
            } run: {
                try processes.run(command, $0, $1)
            }
            XCTAssertEqual(outcome.end, .interrupted)
            XCTAssertFalse(seen.isEmpty)
            // The last steps of ending all may come after the end of each.
            for _ in 0..<1000 where !(try ownNames().isEmpty) { usleep(1000) }
            XCTAssertEqual(try ownNames(), [])
        }

        func testOtherProcessesAreNotInIt() throws {
            let groups = try groups().groups
            let group = try XCTUnwrap(groups.take(limit: 1 << 30))
            XCTAssertTrue(
                group.starting { ControlGroup.read("/proc/thread-self/cgroup") }
                    .contains(ControlGroups.prefix))
            XCTAssertFalse(
                ControlGroup.read("/proc/thread-self/cgroup").contains(ControlGroups.prefix))
            groups.removeAll()
        }
    }
#endif
