import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import TerminalKit

/// How long the loop of watch rests and what it does when it is woken, with a clock of the test's.
final class WatchLoopTests: XCTestCase {
    /// Runs the loop; returns how long it rested each time.
    private func rests(of world: LoopWorld) -> [Duration] {
        let kit = Kit(root: world.folder)
        let loop = WatchLoop(
            terminal: world.terminal, now: { world.now },
            look: { SavedFiles.look(tree: .starter, stages: [shipped(1)], in: kit) },
            listen: world.listen, grading: world.grading,
            reducer: WatchReducer(lineCount: { _ in 1 }),
            reporter: WatchReporter(style: Style(usesColor: false)),
            services: WatchServices(
                lines: { _, _ in [] }, remember: { _, _ in }, edit: { _ in nil },
                reset: { _ in "" }))
        _ = loop.run(
            WatchState(stages: [shipped(1)], isWhole: false, tree: .starter, size: .usual))
        return world.rests
    }

    func testItRestsLongWhereTheSystemCalls() throws {
        let world = try LoopWorld([.rest, .rest, .rest])
        XCTAssertEqual(rests(of: world), [.seconds(1), .seconds(1), .seconds(1)])
    }

    func testItLooksOftenWhereTheSystemCanNotCall() throws {
        let world = try LoopWorld(listens: false, [.rest, .rest])
        XCTAssertEqual(rests(of: world), [.milliseconds(40), .milliseconds(40)])
    }

    func testACallStartsAGradingAfterTheQuietTime() throws {
        let world = try LoopWorld([.rest, .call(saving: "1"), .rest])
        XCTAssertEqual(rests(of: world), [.seconds(1), .seconds(1), WatchReducer.quiet])
        XCTAssertEqual(world.started, [.zero, .seconds(1) + WatchReducer.quiet])
    }

    func testACallForNothingStartsNothing() throws {
        let world = try LoopWorld([.rest, .call(saving: nil), .rest])
        XCTAssertEqual(rests(of: world).last, .seconds(1))
        XCTAssertEqual(world.started, [.zero])
    }

    func testASaveWithoutACallIsFoundAndThenItLooksOften() throws {
        let world = try LoopWorld([.rest, .save("1"), .rest, .rest, .rest])
        XCTAssertEqual(
            rests(of: world).suffix(2), [.milliseconds(35), .milliseconds(40)], "40 after a look")
        XCTAssertEqual(world.started, [.zero, .seconds(2) + WatchReducer.quiet])
    }

    func testTheEscapeKeyAloneIsWaitedForAndNoLonger() throws {
        let world = try LoopWorld([.bytes("l"), .bytes("\u{1B}"), .rest, .rest])
        XCTAssertEqual(
            rests(of: world),
            [.seconds(1), .seconds(1), .milliseconds(40), .milliseconds(960)])
    }
}

/// What is around the loop: its steps come one after the other, and time goes by only as it rests.
private final class LoopWorld: Sendable {
    enum Step: Sendable {
        /// All of the time goes by that the loop wants to rest.
        case rest
        /// The same, and then a file is saved of which the system doesn't tell.
        case save(String)
        /// The system calls, after a save or for nothing.
        case call(saving: String?)
        case bytes(String)
    }

    private struct State {
        var now = Duration.zero
        var steps: ArraySlice<Step>
        var rests: [Duration] = []
        var started: [Duration] = []
        var changed: (@Sendable () -> Void)?
    }

    /// A kit with one file.
    let folder = FileManager.default.temporaryDirectory.path + "/loop-\(UUID().uuidString)"
    private let listens: Bool
    private let state: Mutex<State>

    init(listens: Bool = true, _ steps: [Step]) throws {
        self.listens = listens
        state = Mutex(State(steps: steps[...]))
        try save("")
    }

    deinit { try? Files.live.remove(folder) }

    /// Saves the file, which has to have another length than before.
    private func save(_ text: String) throws {
        try Files.live.write("\(folder)/Starter/Stage1/EvenOdd.swift", Array(text.utf8))
    }

    var now: Duration { state.withLock { $0.now } }
    /// How long the loop rested at each step.
    var rests: [Duration] { state.withLock { Array($0.rests.dropLast()) } }
    /// When a grading was started.
    var started: [Duration] { state.withLock { $0.started } }

    var listen: @Sendable (@escaping @Sendable () -> Void) -> FolderWatch.Watching? {
        { changed in
            guard self.listens else { return nil }
            self.state.withLock { $0.changed = changed }
            return FolderWatch.Watching {}
        }
    }

    /// Gradings that are over at once.
    var grading: WatchGrading {
        WatchGrading(
            start: { run, stages, _, post in
                self.state.withLock { $0.started.append($0.now) }
                let report = WatchFixture.report(stages, green: [])
                post(.gradingFinished(run: run, .graded(report)))
            }, cancel: {}, endAll: {})
    }

    var terminal: Terminal {
        Terminal(
            isInteractive: { true }, enter: {}, leave: {}, stop: {}, resume: {}, size: { .usual },
            write: { _ in }, wait: { self.wait($0) }, wake: {})
    }

    private func wait(_ time: Duration) -> [Terminal.Event] {
        let step = state.withLock { state -> Step? in
            state.rests.append(time)
            return state.steps.popFirst()
        }
        switch step {
        case .rest?:
            state.withLock { $0.now += time }
        case .save(let text)?:
            state.withLock { $0.now += time }
            XCTAssertNoThrow(try save(text))
        case .call(let text)?:
            if let text { XCTAssertNoThrow(try save(text)) }
            state.withLock { $0.changed }?()
        case .bytes(let text)?:
            return [.bytes(Array(text.utf8))]
        case nil:
            return [.closed]
        }
        return []
    }
}
