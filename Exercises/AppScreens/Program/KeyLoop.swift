import Catalog
import Foundation
import TerminalKit

/// Connects the terminal's keys, the main queue and the screens.
///
/// The view controllers need the main thread for their answers and timers, so another thread waits
/// for the terminal.
@MainActor
final class KeyLoop {
    private let terminal: Terminal
    private let model: AppModel
    private let style: Style
    private var update = ScreenUpdate()
    private var size: WindowSize
    private var isClosed = false
    private var hasToDraw = true

    init(terminal: Terminal, model: AppModel, style: Style) {
        (self.terminal, self.model, self.style) = (terminal, model, style)
        size = terminal.size()
    }

    /// Runs until the app is quit or the terminal is closed.
    func run(opening stage: Stage?) {
        terminal.enter()
        size = terminal.size()
        model.onChange = { [weak self] in
            self?.hasToDraw = true
            MainLoop.wake()
        }
        if let stage { model.open(stage) }
        draw()
        let mailbox = readKeys()
        while !model.isOver, !isClosed {
            MainLoop.run(before: .distantFuture)
            for input in mailbox.take() { handle(input) }
            // However many keys have arrived in the meantime, the result is drawn only once.
            if hasToDraw, !model.isOver { draw() }
        }
        terminal.leave()
    }

    /// Waits for keys on a separate thread.
    private func readKeys() -> Mailbox<KeyReader.Input> {
        let (mailbox, terminal) = (Mailbox<KeyReader.Input>(), terminal)
        Thread.detachNewThread {
            var reader = KeyReader(terminal: terminal)
            repeat {
                mailbox.put(reader.next())
                MainLoop.wake()
            } while !reader.isClosed
        }
        return mailbox
    }

    private func handle(_ input: KeyReader.Input) {
        hasToDraw = true
        switch input {
        case .key(let key):
            if !model.isOver { model.handle(key, size: size) }
        case .event(.resized):
            size = terminal.size()
        case .event(.stop):
            terminal.stop()
            forget()
        case .event(.continued):
            terminal.resume()
            forget()
        case .event(.closed):
            isClosed = true
        case .event(.bytes):
            break
        }
    }

    private func forget() {
        update.forget()
        size = terminal.size()
    }

    private func draw() {
        hasToDraw = false
        let text = update.text(for: model.lines(size: size, style: style), size: size)
        if !text.isEmpty { terminal.write(text) }
    }
}
