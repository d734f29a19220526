import Catalog
import Foundation
import Grading
import Reports
import TerminalKit

/// Runs the watch screen. This is the only place where keys, files, time and gradings come together.
struct WatchLoop {
    let terminal: Terminal
    /// The time since a fixed starting point.
    let now: @Sendable () -> Duration
    /// Takes a snapshot of the watched files.
    let look: @Sendable () -> SavedFiles
    let grading: WatchGrading
    let reducer: WatchReducer
    let reporter: WatchReporter
    let services: WatchServices

    /// How long to wait for another byte before an escape byte counts as the Escape key.
    private static let pause = Duration.milliseconds(40)
    /// How often the files are polled.
    private static let timeBetweenLooks = Duration.milliseconds(100)
    /// How long to wait for the last grading before the program exits without it.
    private static let gracePeriod = Duration.seconds(1)

    /// Runs until `q` is pressed or the terminal is gone, and returns the last state.
    func run(_ state: WatchState) -> WatchState {
        terminal.enter()
        var session = Session(state: state, files: look())
        handle(.started, &session)
        draw(&session)
        while !session.isOver {
            for event in terminal.wait(restingTime(session)) { handle(event, &session) }
            for event in session.mailbox.take() { handle(event, &session) }
            endSequence(&session)
            checkFiles(&session)
            handle(.tick, &session)
            if !session.isOver { draw(&session) }
        }
        grading.endAll()
        waitForGrading(&session)
        terminal.leave()
        return session.state
    }

    private func handle(_ event: Terminal.Event, _ session: inout Session) {
        switch event {
        case .bytes(let bytes):
            session.lastBytes = now()
            for key in session.decoder.add(bytes) { handle(.key(key), &session) }
        case .resized:
            handle(.resized(terminal.size()), &session)
        case .stop:
            terminal.stop()
            redraw(&session)
        case .continued:
            terminal.resume()
            redraw(&session)
        case .closed:
            session.isOver = true
        }
    }

    private func redraw(_ session: inout Session) {
        session.screen.forget()
        session.drawn = nil
        handle(.resized(terminal.size()), &session)
    }

    private func handle(_ event: WatchEvent, _ session: inout Session) {
        for effect in reducer.update(&session.state, event, now: now()) {
            switch effect {
            case .startGrading(let run, let stages, let fromScratch):
                let (mailbox, wake) = (session.mailbox, terminal.wake)
                grading.start(run, stages, fromScratch) { event in
                    mailbox.put([event])
                    wake()
                }
            case .cancelGrading:
                grading.cancel()
            case .loadBug(let bug, let stage):
                handle(.bugLoaded(bug.id, lines: services.bug(bug, stage)), &session)
            case .remember(let subject, let count):
                services.remember(subject, count)
            case .edit(let place):
                if let text = services.edit(place) { handle(.said(text), &session) }
                redraw(&session)
            case .reset(let exercise):
                handle(.said(services.reset(exercise)), &session)
            case .quit:
                session.isOver = true
            }
        }
    }

    /// How long to wait for events: until the next poll, tick or pause is due.
    private func restingTime(_ session: Session) -> Duration {
        var next = session.lastLook + Self.timeBetweenLooks
        if session.decoder.isWaiting { next = min(next, session.lastBytes + Self.pause) }
        if let due = reducer.due(session.state) { next = min(next, due) }
        return next - now()
    }

    private func endSequence(_ session: inout Session) {
        guard now() - session.lastBytes >= Self.pause, let key = session.decoder.pause() else {
            return
        }
        handle(.key(key), &session)
    }

    private func checkFiles(_ session: inout Session) {
        let time = now()
        guard time >= session.lastLook + Self.timeBetweenLooks else { return }
        let files = look()
        let changes = files.changes(since: session.files)
        (session.files, session.lastLook) = (files, time)
        guard !changes.isEmpty else { return }
        handle(.filesChanged(changes), &session)
    }

    private func draw(_ session: inout Session) {
        guard session.drawn != session.state else { return }
        session.drawn = session.state
        let lines = reporter.lines(of: session.state)
        let text = session.screen.text(for: lines, size: session.state.size)
        if !text.isEmpty { terminal.write(text) }
    }

    /// Waits briefly for the last grading to end by itself, because then it leaves no unfinished files.
    private func waitForGrading(_ session: inout Session) {
        let end = now() + Self.gracePeriod
        while session.state.run != nil, now() < end {
            for event in session.mailbox.take() {
                if case .gradingFinished = event { session.state.run = nil }
            }
            if session.state.run != nil { usleep(5000) }
        }
    }
}

extension WatchLoop {
    /// The mutable state of a running loop.
    private struct Session {
        var state: WatchState
        var files: SavedFiles
        var lastLook = Duration.zero
        var lastBytes = Duration.zero
        var decoder = KeyDecoder()
        var screen = ScreenUpdate()
        /// The state that is drawn on the screen; nil if that isn't known.
        var drawn: WatchState?
        var isOver = false
        let mailbox = Mailbox<WatchEvent>()
    }
}
