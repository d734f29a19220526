import Catalog
import Grading
import SwiftSource

// Tests that let real seconds pass.

extension TestSmell {
    static func waitsForReal(seconds: Int) -> TestSmell {
        TestSmell(
            .isSlow,
            .init(
                "It takes \(seconds) seconds.",
                next: "Don't wait for a real timer: make the view model with "
                    + "\(WorkshopNames.timerProvider): \(WorkshopNames.mockTimer).self, and call "
                    + "\(WorkshopNames.mockTimer).\(WorkshopNames.currentTimer)?.fire()."))
    }

    static func sleeps(seconds: Int) -> TestSmell {
        TestSmell(
            .isSlow,
            .init(
                "It takes \(seconds) seconds.",
                next: "Don't sleep in a test: wait for what has to happen. Write: "
                    + "await \(WorkshopNames.waitUntil) { … }.", guide: GuideSections.waiting))
    }
}

extension TestSmellScan {
    /// What lets real seconds pass in a test that takes so many.
    func smell(ofSlow name: String, seconds: Int) -> TestSmell {
        guard let test = tests.test(name), let body = test.function.body else {
            return .waitsForReal(seconds: seconds)
        }
        let reached = words(reachedBy: test)
        let usesTimer = code?.timed.contains(where: reached.contains) ?? false
        let sleeps = !usesTimer && test.source.words(body).contains { $0.hasSuffix("sleep") }
        return sleeps ? .sleeps(seconds: seconds) : .waitsForReal(seconds: seconds)
    }
}
