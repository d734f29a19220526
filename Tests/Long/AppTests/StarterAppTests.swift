import Foundation
import ProgramTestHelpers
import XCTest

/// Checks that with the untouched Starter, the real `app` shows what to fill in, and never traps.
final class StarterAppTests: XCTestCase {
    /// The screens in the order of the menu, each with what it prints before anything is filled in.
    private let screens = [
        ("1", "Labels: Starter/Stage1/Labels.swift"), ("2", "Starter/Stage2/"),
        ("3", "Starter/Stage3/AdvancedViewController"), ("4", "Starter/Stage4/"),
        ("games", "Items: Starter/Encores/Games/GamesListViewModel+Items.swift"),
        ("orders", "Order presenter: Starter/Encores/Orders/CreateOrderPresenter.swift"),
        // The code of this encore works from the start.
        ("standings", "  2. Old Mill, 3 points"),
        ("accounts", "Login view model: Starter/Encores/Accounts/LoginViewModel.swift"),
    ]

    override func setUpWithError() throws { continueAfterFailure = false }

    func testEveryScreenNamesItsExercises() throws {
        let app = try AppCopy(built: Self.buildStarter())
        let terminal = try app.open()
        try terminal.wait(for: "Enter open")
        for (row, (screen, text)) in screens.enumerated() {
            terminal.type(String(repeating: "\u{1B}[A", count: 20))
            terminal.type(String(repeating: "\u{1B}[B", count: row) + "\r")
            try terminal.wait(for: "Esc menu")
            // No key opens another screen: not those for typing, choosing or pressing.
            terminal.type("12x\t-7\r\u{1B}[B\u{1B}[C\r\t\r\u{1B}")
            // The next key must not arrive together with Esc, because that would be Alt and the key.
            try terminal.wait(for: "Enter open")
            XCTAssertEqual(terminal.screen.complaints, [])

            let outcome = try app.run(screen, "--plain", input: "12\n7\n")
            XCTAssertEqual(outcome.status, 0)
            XCTAssertEqual(outcome.error, "")
            XCTAssertTrue(outcome.out.contains(text), outcome.out)
        }
        terminal.type("q")
        XCTAssertEqual(terminal.waitForEnd(), 0)
        assertRestored(terminal)
    }

    /// Builds the app with Starter, in its own folder that is kept between runs.
    ///
    /// - Returns: The folder of the built program.
    private static func buildStarter() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path
        let scratch = "\(root)/.grade/tests/starter-app"
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--package-path", root, "--scratch-path", scratch, "--product", "app",
        ]
        process.environment = ProcessInfo.processInfo.environment
            .merging(["WORKSHOP_TREE": "Starter"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "swift build")
        return "\(scratch)/debug"
    }
}
