#if os(Linux)
    import Foundation
    import XCTest

    @testable import Processes

    /// Memory that Linux counts by itself, where this program may make control groups.
    final class ControlGroupTests: ProcessTestCase {
        private func skipWithoutGroups() throws {
            guard ControlGroups.shared.canBeHad else {
                throw XCTSkip("This system has no control group for memory that can be used.")
            }
        }

        /// A place for groups of this test's own.
        private func place() throws -> ControlGroupPlace {
            try skipWithoutGroups()
            let parent = try XCTUnwrap(ControlGroups.shared.place)
            let folder = "\(parent.memory)/test-\(UUID().uuidString)"
            XCTAssertEqual(mkdir(folder, 0o755), 0)
            if parent.version == .second {
                XCTAssertTrue(KernelFile.write("+memory", to: "\(folder)/cgroup.subtree_control"))
            }
            addTeardownBlock {
                // The kernel forgets what was in it a moment later.
                for _ in 0..<1000 where rmdir(folder) != 0 && errno == EBUSY { usleep(1000) }
            }
            return ControlGroupPlace(
                version: parent.version, memory: folder, processes: nil, system: .live)
        }

        private func names(in folder: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder).filter {
                $0.hasPrefix(ControlGroupPlace.prefix)
            }
        }

        func testTheFolderIsThatOfTheMemoryController() {
            let mounts = """
                proc /proc proc rw 0 0
                cgroup /sys/fs/cgroup/pids cgroup rw,relatime,pids 0 0
                cgroup /sys/fs/cgroup/memory cgroup rw,relatime,memory 0 0
                cgroup2 /sys/fs/cgroup/unified cgroup2 rw,relatime 0 0
                """
            func folder(_ groups: String, of controller: String? = "memory") -> String? {
                ControlGroupPlace.ownFolder(of: controller, mounts: mounts, groups: groups)
            }
            XCTAssertEqual(folder("8:pids:/p\n4:memory:/a:b\n0::/"), "/sys/fs/cgroup/memory/a:b")
            XCTAssertEqual(folder("4:cpu,memory:/"), "/sys/fs/cgroup/memory")
            XCTAssertEqual(folder("8:pids:/p\n4:memory:/a", of: "pids"), "/sys/fs/cgroup/pids/p")
            XCTAssertNil(folder("0::/user.slice"))
            XCTAssertEqual(folder("4:memory:/\n0::/a:b", of: nil), "/sys/fs/cgroup/unified/a:b")
            XCTAssertNil(folder("4:memory:/", of: nil))
            XCTAssertNil(
                ControlGroupPlace.ownFolder(of: "memory", mounts: "", groups: "4:memory:/"))
        }

        func testWithoutAFolderThereAreNone() {
            for (type, group) in [("cgroup", "4:memory:/"), ("cgroup2", "0::/"), ("", "")] {
                for folder in ["/there/is/no/such/folder", NSTemporaryDirectory()] {
                    var system = ControlGroupSystem.live
                    system.read = { path in
                        switch path {
                        case "/proc/self/mounts": "x \(folder) \(type) rw,memory 0 0"
                        case "/proc/self/cgroup": group
                        default: KernelFile.read(path)
                        }
                    }
                    let groups = ControlGroups { [system] in .find(in: system) }
                    XCTAssertFalse(groups.canBeHad)
                    XCTAssertNil(groups.take(limit: 1 << 30, for: 1)?.memory)
                }
            }
        }

        func testTheyAreUsedAgainAndThenRemoved() throws {
            let place = try place()
            let groups = ControlGroups { place }
            let folder = place.memory
            let first = try XCTUnwrap(groups.take(limit: 1 << 30, for: 1))
            let second = try XCTUnwrap(groups.take(limit: 1 << 30, for: 1))
            XCTAssertNotEqual(first.memory, second.memory)
            groups.giveBack(first)
            XCTAssertEqual(groups.take(limit: 1 << 29, for: 1)?.memory, first.memory)
            XCTAssertEqual(
                KernelFile.read("\(first.memory)/\(place.version.memoryLimit)"), "\(1 << 29)\n")
            XCTAssertEqual(try names(in: folder).count, 2)
            groups.removeAll()
            XCTAssertEqual(try names(in: folder), [])
            groups.giveBack(first)
            XCTAssertNotEqual(groups.take(limit: 1 << 29, for: 1)?.memory, first.memory)
            groups.removeAll()
        }

        func testThoseOfAnEndedProgramAreRemoved() throws {
            let place = try place()
            let folder = place.memory
            let ended = try XCTUnwrap(try runScript("echo $$ >&3").pids.first)
            for name in ["\(ended)", "\(ended)-0", "\(getpid())-7"] {
                XCTAssertEqual(mkdir("\(folder)/\(ControlGroupPlace.prefix)\(name)", 0o755), 0)
            }
            place.removeThoseOfTheDead()
            XCTAssertEqual(try names(in: folder), ["\(ControlGroupPlace.prefix)\(getpid())-7"])
            rmdir("\(folder)/\(ControlGroupPlace.prefix)\(getpid())-7")
        }

        /// Two containers can share a folder, and neither sees the other's processes.
        func testThoseOfWhoSeesOtherProcessesStay() throws {
            let place = try place()
            let folder = place.memory
            let ended = try XCTUnwrap(try runScript("echo $$ >&3").pids.first)
            let other = "\(folder)/\(ControlGroupPlace.prefix(namespace: "pid:[17]"))\(ended)-0"
            XCTAssertEqual(mkdir(other, 0o755), 0)
            place.removeThoseOfTheDead()
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
            let group = try XCTUnwrap(ControlGroups.shared.take(limit: 1 << 30, for: 1))
            defer { ControlGroups.shared.giveBack(group) }
            let processes = try XCTUnwrap(group.processes)
            XCTAssertEqual(KernelFile.read("\(processes)/pids.max"), "528\n")
            let count = "read count <'\(processes)/pids.current'; echo $count"
            XCTAssertEqual(try output(of: count, in: group), "1\n", "the shell")
        }

        /// What a script prints that runs in the group.
        private func output(of script: String, in group: ControlGroup) throws -> String {
            try Processes.live().output(of: group.holding(scriptCommand(script))).text
        }

        func testAnInterruptionRemovesThem() throws {
            try skipWithoutGroups()
            let processes = Processes.live()
            let command = try SandboxedProgram.sandbox().wrap(
                scriptCommand("echo started; sleep 600"), Sandbox.Access(scratch: "/scratch"))
            var seen: [String] = []
            let parent = try XCTUnwrap(ControlGroups.shared.place?.memory)
            // Other programs on this computer may have groups, too.
            let own = "\(ControlGroupPlace.prefix)\(getpid())-"
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
            let place = try place()
            let groups = ControlGroups { place }
            let group = try XCTUnwrap(groups.take(limit: 1 << 30, for: 1))
            let script = "cat /proc/self/cgroup"
            XCTAssertTrue(try output(of: script, in: group).contains("/\(group.name)\n"))
            XCTAssertFalse(try runScript(script).text.contains("/\(group.name)\n"))
            groups.removeAll()
        }

        /// There may be systems without `cat`, but none without a shell.
        func testTheShellAloneTellsWhichGroupsItIsIn() throws {
            let command = ControlGroupSystem.tellingGroups
            XCTAssertEqual(command.executable, "/bin/sh")
            XCTAssertFalse(command.arguments.contains { $0.contains("cat") })
            let said = try Processes.live().output(of: command)
            XCTAssertEqual(said.text, KernelFile.read("/proc/self/cgroup"))
        }

        func testAGroupThatIsGoneIsNoneToBeIn() throws {
            let group = try place().group("gone")
            XCTAssertEqual(try output(of: "echo done", in: group), "done\n")
        }

        /// Here without a limit, which also works where memory is counted by version 1.
        func testAGroupOfVersion2HoldsProcessesAndEndsThem() throws {
            let own = ControlGroupPlace.ownFolder(
                of: nil, mounts: KernelFile.read("/proc/self/mounts"),
                groups: KernelFile.read("/proc/self/cgroup"))
            guard let own else { throw XCTSkip("This system has no tree of version 2.") }
            let group = ControlGroupPlace(
                version: .second, memory: own, processes: nil, system: .live
            ).group("held")
            guard group.make() else { throw XCTSkip("This program can't make groups there.") }
            XCTAssertTrue(ControlGroupSystem.live.holds(group))
            let command = group.holding(
                scriptCommand("(setsid sh -c 'echo $$ >&3; exec sleep 1000' &); sleep 1000"))
            let outcome = try collectOutcome(Limits(total: .seconds(60))) { _ in
                XCTAssertFalse(group.isEmpty)
                group.endAll()
                return true
            } run: {
                try Processes.live().run(command, $0, $1)
            }
            XCTAssertEqual(outcome.end, .killed(signal: SIGKILL))
            XCTAssertEqual(outcome.pids.count, 1)
            for _ in 0..<1000 where !group.remove() { usleep(1000) }
            XCTAssertFalse(FileManager.default.fileExists(atPath: group.memory))
        }
    }
#endif
