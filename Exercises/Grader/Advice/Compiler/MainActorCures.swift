import Catalog
import Grading
import SwiftSource

extension BuildCures {
    /// The fix for code that uses the main actor but isn't on it.
    func mainActorCure(for error: CompilerDiagnostic, _ library: TestLibrary?) -> Cure? {
        guard error.message.contains("main actor-isolated"), let place = error.place,
            let source = sources[place.file]
        else { return nil }
        guard let library else {
            guard error.message.contains("in a synchronous nonisolated context") else { return nil }
            let body = source.function(atLine: place.line)?.body ?? 0..<0
            let isOfTimer = source.words(body).contains { $0.hasSuffix("Timer") }
            return Cure(
                .missingMainActor,
                "This code may run on any thread but calls code that belongs to the main actor.",
                next: isOfTimer
                    ? "A timer's block runs on the main thread, so write: MainActor.assumeIsolated { … }"
                    : "Call it on the main queue: DispatchQueue.main.async { … }")
        }
        func cure(_ what: String, _ next: String) -> Cure {
            Cure(.missingMainActor, what, next: next, guide: GuideSections.loading)
        }
        guard let function = source.function(atLine: place.line) else {
            return cure(
                "This property's value belongs to the main actor, but isn't created on it.",
                "Create the value inside the test, and start the test with: "
                    + "\(library.headOfTestOnMainActor(library == .xctest ? "testIt" : "it")).")
        }
        guard !function.prefix.attributes.contains("MainActor") else { return nil }
        let name = function.name
        if ["init", "setUp", "tearDown"].contains(where: name.hasPrefix) {
            return cure(
                "\(name)() uses code that belongs to the main actor.",
                "Write: \(library.beforeEachTestOnMainActor). Or create what you need in the test."
            )
        }
        guard function.looksLikeTest else {
            return cure(
                "\(name)() uses code that belongs to the main actor (line \(place.line)).",
                "Write '@MainActor' before its 'func'.")
        }
        let waits = source.words(function.body ?? 0..<0).contains { $0.hasPrefix("wait") }
        let waiting = waits ? ", and wait with: \(library.waiting)" : ""
        return cure(
            "\(name)() uses code that belongs to the main actor, but isn't on the main actor itself.",
            "Write: \(library.headOfTestOnMainActor(name))\(waiting).")
    }
}
