import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import TerminalKit

/// Tests how long the watch screen's loop rests, and when it starts a grading. The tests control the clock.
final class WatchLoopTests: XCTestCase {
    /// Runs the loop and returns how long it rested each time.
    private func rests(of world: LoopWorld) -> [Duration] {
        let kit = Kit(root: world.folder)
        let loop = WatchLoop(
            terminal: world.terminal, now: { world.now },
            look: { SavedFiles.look(tree: .starter, stages: [shipped(1)], in: kit) },
            grading: world.grading, reducer: WatchReducer(lineCount: { _ in 1 }),
            reporter: WatchReporter(style: Style(usesColor: false)),
            services: WatchServices(
                bug: { _, _ in [] }, remember: { _, _ in }, edit: { _ in nil },
                reset: { _ in "" }))
        _ = loop.run(
            WatchState(stages: [shipped(1)], isWhole: false, tree: .starter, size: .usual))
        return world.rests
    }

    func testASaveStartsAGradingAfterTheQuietTime() throws {
        let world = try LoopWorld([.rest, .save("1"), .rest, .rest])
        let between = Duration.milliseconds(100)
        XCTAssertEqual(
            rests(of: world), [between, between, WatchReducer.quiet, between - WatchReducer.quiet])
        XCTAssertEqual(world.started, [.zero, between * 2 + WatchReducer.quiet])
    }

    func testTheEscapeKeyAloneIsRecognized() throws {
        let world = try LoopWorld([.bytes("l"), .bytes("\u{1B}"), .rest, .rest])
        XCTAssertEqual(
            rests(of: world),
            [.milliseconds(100), .milliseconds(100), .milliseconds(40), .milliseconds(60)])
    }
}

/// Simulates the world in which the loop runs. Its steps happen one after another, and time passes only while
/// the loop rests.
private final class LoopWorld: Sendable {
    enum Step: Sendable {
        /// The loop rests for the full time that it requested.
        case rest
        /// The loop rests for the full time, and then a file is saved.
        case save(String)
        case bytes(String)
    }

    private struct State {
        var now = Duration.zero
        var steps: ArraySlice<Step>
        var rests: [Duration] = []
        var started: [Duration] = []
    }

    /// A kit with one file.
    let folder = FileManager.default.temporaryDirectory.path + "/loop-\(UUID().uuidString)"
    private let state: Mutex<State>

    init(_ steps: [Step]) throws {
        state = Mutex(State(steps: steps[...]))
        try save("")
    }

    deinit { try? Files.live.remove(folder) }

    /// Saves the file. The text must differ in length from the previous one.
    private func save(_ text: String) throws {
        try Files.live.write("\(folder)/Starter/Stage1/EvenOdd.swift", Array(text.utf8))
    }

    var now: Duration { state.withLock { $0.now } }
    /// How long the loop rested at each step.
    var rests: [Duration] { state.withLock { Array($0.rests.dropLast()) } }
    /// The times at which gradings were started.
    var started: [Duration] { state.withLock { $0.started } }

    /// Gradings that finish immediately.
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
            isInteractive: { true }, enter: {}, leave: {}, size: { .usual }, write: { _ in },
            wait: { self.wait($0) }, wake: {})
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
        case .bytes(let text)?:
            return [.bytes(Array(text.utf8))]
        case nil:
            return [.closed]
        }
        return []
    }
}
