import Synchronization
import XCTest

@testable import Processes

/// Where control groups of version 2 are made, in made-up trees of them.
final class ControlGroupPlaceTests: XCTestCase {
    private typealias Group = MadeUpControlGroups.Group
    private static let own = MadeUpControlGroups.own
    private static let both: Set = ["memory", "pids"]
    /// The name of the group that this program steps down to.
    private static let below = "\(ControlGroupPlace.prefix)\(own)"
    private static let unit = "/app.slice/run-1.scope"

    /// A unit of systemd with these members, which may write to it and, if so, to the slice.
    private func unit(
        _ members: Set<String>, isSliceWritable: Bool = false, passesOn: Set<String> = both
    ) -> MadeUpControlGroups {
        MadeUpControlGroups([
            "": Group(passesOn: passesOn, isWritable: false),
            "/app.slice": Group(passesOn: passesOn, isWritable: isSliceWritable),
            Self.unit: Group(members: members),
        ])
    }

    /// The folder of the place that is found, below the root of the tree; nil for none.
    private func place(in tree: MadeUpControlGroups) -> String? {
        ControlGroupPlace.find(in: tree.system()).map {
            String($0.memory.dropFirst(MadeUpControlGroups.folder.count))
        }
    }

    private func assertNone(
        _ tree: MadeUpControlGroups, holds: Bool = true, _ message: String = "", line: UInt = #line
    ) {
        let before = tree.groups
        XCTAssertNil(
            ControlGroupPlace.find(in: tree.system(holds: holds))?.memory, message, line: line)
        XCTAssertEqual(tree.groups, before, "nothing has changed", line: line)
    }

    func testADelegatedUnitIsLeftForAGroupBelow() throws {
        let tree = unit([Self.own])
        XCTAssertEqual(place(in: tree), Self.unit)
        XCTAssertEqual(tree.groups[Self.unit], Group(passesOn: Self.both))
        XCTAssertEqual(tree.groups["\(Self.unit)/\(Self.below)"], Group(members: [Self.own]))
        XCTAssertEqual(tree.groups.count, 4, "\(tree.groups)")
    }

    func testOtherProgramsAreNotMoved() {
        let tree = unit([Self.own, "17"])
        assertNone(tree)
        var system = tree.system()
        system.makeFolder = { path in
            XCTFail("There is nothing to go to \(path) for.")
            return false
        }
        XCTAssertNil(ControlGroupPlace.find(in: system)?.memory)
    }

    func testNoGroupsAreMadeInASlice() {
        assertNone(unit([Self.own, "17"], isSliceWritable: true))
    }

    func testTheFirstProgramOfAContainerIsAlone() {
        let tree = MadeUpControlGroups(["": Group(members: [Self.own])])
        XCTAssertEqual(place(in: tree), "")
        XCTAssertEqual(tree.groups["/\(Self.below)"], Group(members: [Self.own]))
        assertNone(MadeUpControlGroups(["": Group(members: [Self.own], isWritable: false)]))
    }

    func testTheRootOfTheSystemMayHaveProcesses() {
        let tree = MadeUpControlGroups(
            ["": Group(members: [Self.own, "17"])], hasSystemRoot: true)
        XCTAssertEqual(place(in: tree), "")
        XCTAssertEqual(tree.groups, ["": Group(members: [Self.own, "17"], passesOn: Self.both)])
    }

    func testGroupsAreMadeBesideOneThatWasPutBelow() {
        let beside = { (values: [String: String]) in
            MadeUpControlGroups([
                "": Group(passesOn: Self.both),
                "/init": Group(members: [Self.own, "17"], values: values),
            ])
        }
        XCTAssertEqual(place(in: beside(["memory.max": "max", "pids.max": "max"])), "")
        assertNone(beside(["memory.max": "1000", "pids.max": "max"]), "they would get around it")
        assertNone(beside(["memory.max": "max", "pids.max": "100"]), "they would get around it")
    }

    func testProcessesNeedNotBeCounted() {
        let tree = unit([Self.own], passesOn: ["memory"])
        let groups = ControlGroups { .find(in: tree.system()) }
        XCTAssertTrue(groups.canBeHad)
        XCTAssertFalse(groups.countProcesses)
        XCTAssertEqual(tree.groups[Self.unit]?.passesOn, ["memory"])
        assertNone(unit([Self.own], passesOn: ["pids"]))
    }

    func testThisProgramGoesBackWhereItCanNotPassOn() {
        let tree = unit([Self.own])
        let before = tree.groups
        var system = tree.system()
        let write = system.write
        system.write = { !$1.hasSuffix("subtree_control") && write($0, $1) }
        XCTAssertNil(ControlGroupPlace.find(in: system)?.memory)
        XCTAssertEqual(tree.groups, before)
    }

    func testNoPlaceIsOneThatHoldsNoProcess() {
        assertNone(unit([Self.own]), holds: false, "this program is back in its group")
        assertNone(unit([Self.own], isSliceWritable: true), holds: false)
        assertNone(
            MadeUpControlGroups(["": Group(members: [Self.own, "17"])], hasSystemRoot: true),
            holds: false, "the root of the system")
        assertNone(
            MadeUpControlGroups([
                "": Group(passesOn: ["memory"]), "/init": Group(members: [Self.own, "17"]),
            ]), holds: false, "what was passed on before still is")
    }

    /// Its process may be about to enter it, and would run without a limit if it were gone.
    func testAGroupThatAnotherHasTakenIsNotRemoved() throws {
        let tree = unit([Self.own])
        let groups = ControlGroups { .find(in: tree.system()) }
        let taken = (1...2).compactMap { groups.take(limit: 1 << 30, for: $0) }
        XCTAssertEqual(taken.count, 2)
        let path = { (group: ControlGroup) in "\(Self.unit)/\(group.name)" }
        groups.removeAll(of: 1)
        XCTAssertNil(tree.groups[path(taken[0])])
        XCTAssertNotNil(tree.groups[path(taken[1])])
        groups.giveBack(taken[1])
        groups.removeAll(of: 1)
        XCTAssertNil(tree.groups[path(taken[1])], "nobody has it")
        XCTAssertNotNil(groups.take(limit: 1 << 30, for: 3))
        groups.removeAll()
        XCTAssertEqual(tree.groups.count, 4, "\(tree.groups)")
    }

    /// The shell that enters the group must not end in its place, as if the program had run.
    func testAProgramThatIsNotThereIsToldAlsoWithAGroup() throws {
        let tree = unit([Self.own])
        let groups = ControlGroups { .find(in: tree.system()) }
        for (path, error) in [
            ("/there/is/no/bwrap", ProcessError.executableNotFound("/there/is/no/bwrap")),
            ("/etc/passwd", .notExecutable("/etc/passwd")), ("/etc", .notExecutable("/etc")),
        ] {
            var command = Command(executable: path, directory: "/")
            command.getsControlGroup = true
            do {
                let process = try RunningProcess.start(
                    command, by: .shared, owner: Children.shared.newOwner(), groups: groups,
                    memory: 1 << 30)
                if var process { XCTFail("\(path) ended with \(process.finish(nil))") }
            } catch let found {
                XCTAssertEqual(found, error)
            }
        }
        XCTAssertEqual(
            groups.take(limit: 1 << 30, for: 1)?.name, "\(Self.below)-0", "it was given back")
    }

    func testNothingIsLookedForBeforeThereIsAQuestion() throws {
        let tree = unit([Self.own])
        let groups = ControlGroups { .find(in: tree.system()) }
        let before = tree.groups
        groups.removeAll()
        XCTAssertEqual(tree.groups, before)
        XCTAssertTrue(groups.canBeHad)
        XCTAssertNotEqual(tree.groups, before)
    }

    func testAGroupHasTheLimitsOfVersion2() throws {
        let tree = unit([Self.own])
        let groups = ControlGroups { .find(in: tree.system()) }
        let group = try XCTUnwrap(groups.take(limit: 1 << 30, for: 1))
        let path = "\(Self.unit)/\(Self.below)-0"
        var values = [
            "memory.max": "\(1 << 30)", "memory.swap.max": "0", "memory.oom.group": "1",
            "pids.max": "528",
        ]
        XCTAssertEqual(tree.groups[path]?.values, values)
        groups.giveBack(group)
        XCTAssertEqual(groups.take(limit: 1 << 29, for: 1)?.name, group.name)
        values["memory.max"] = "\(1 << 29)"
        XCTAssertEqual(tree.groups[path]?.values, values)
        groups.removeAll()
        XCTAssertNil(tree.groups[path])
    }

    func testItsProcessesEndAtOnceAndAreCountedWhereMemoryRanOut() throws {
        let tree = unit([Self.own])
        let groups = ControlGroups { .find(in: tree.system()) }
        let system = tree.system()
        var group = try XCTUnwrap(groups.take(limit: 1 << 30, for: 1))
        XCTAssertTrue(group.isEmpty)
        XCTAssertTrue(system.write("0", "\(group.memory)/cgroup.procs"))
        XCTAssertFalse(group.isEmpty)
        group.endAll()
        XCTAssertTrue(group.isEmpty)

        XCTAssertFalse(group.hasRunOut)
        let events = "low 0\noom 3\noom_kill 2\noom_group_kill 1"
        XCTAssertTrue(system.write(events, "\(group.memory)/memory.events"))
        XCTAssertTrue(group.hasRunOut)
        XCTAssertTrue(group.begin(limit: 1 << 30))
        XCTAssertFalse(group.hasRunOut)
    }

    /// Also what is no longer below it.
    func testTheEndOfAProcessEndsAllOfItsGroup() throws {
        let tree = unit([Self.own])
        let groups = ControlGroups { .find(in: tree.system()) }
        var command = scriptCommand("read line")
        command.getsControlGroup = true
        let path = "\(Self.unit)/\(Self.below)-0"
        do {
            let process = try RunningProcess.start(
                command, by: .shared, owner: Children.shared.newOwner(), groups: groups,
                memory: 1 << 30)
            guard var process else { return XCTFail("It was not started.") }
            tree.add("17", to: path)
            _ = process.finish(nil)
            XCTAssertEqual(tree.groups[path]?.members, [])
            XCTAssertEqual(
                groups.take(limit: 1 << 30, for: 1)?.name, "\(Self.below)-1", "it is in use")
        }
        XCTAssertEqual(groups.take(limit: 1 << 30, for: 1)?.name, "\(Self.below)-0")
    }

    func testTheNamesOfFilesAreThoseOfTheVersion() {
        let written = Mutex<[String]>([])
        let system = MadeUpControlGroups([:]).system()
        func group(_ version: ControlGroup.Version, processes: String) -> ControlGroup {
            var system = system
            system.write = { text, path in
                written.withLock { $0.append("\(path) \(text)") }
                return true
            }
            return ControlGroup(
                named: "g",
                in: ControlGroupPlace(
                    version: version, memory: "/m", processes: processes, system: system))
        }
        let command = Command(
            executable: "/bin/x", arguments: ["y"], environment: ["a": "b"], directory: "/d")
        var first = group(.first, processes: "/p")
        XCTAssertTrue(first.begin(limit: 8))
        first.endAll()
        XCTAssertEqual(
            written.withLock { $0 },
            [
                "/m/g/memory.limit_in_bytes 8", "/m/g/memory.memsw.limit_in_bytes 8",
                "/m/g/memory.limit_in_bytes 8",
            ])
        XCTAssertEqual(
            first.holding(command).arguments.suffix(5),
            ["sh", "/m/g/tasks", "/p/g/tasks", "/bin/x", "y"])
        let held = group(.second, processes: "/m").holding(command)
        XCTAssertEqual(held.arguments.suffix(4), ["sh", "/m/g/cgroup.procs", "/bin/x", "y"])
        XCTAssertEqual(held.environment, ["a": "b"])
        XCTAssertEqual(held.directory, "/d")
    }
}
