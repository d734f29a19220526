import Grading

extension BuildAdvisor {
    /// What helps with a test that needs a type to be a class which isn't one.
    func advice(onIdentity text: String) -> Finding.Words? {
        let patterns = [
            #/type '([^']+)' expected to be (?:an )?instance of (?:a )?class/#,
            #/'(?:weak|unowned)' may only be applied to class .* not '([^']+)'/#,
            #/cannot convert value of type '([^']+)' to expected argument type 'AnyObject\??'/#,
            #/requires that '([^']+)' be a class type/#,
        ]
        guard isOfTests, let match = patterns.lazy.compactMap({ text.firstMatch(of: $0) }).first
        else {
            return nil
        }
        let type = String(match.1.filter { $0 != "?" && $0 != "!" })
        let isOfStage = finishedCode.contains { outline in
            outline.items.contains { $0.isGlobal && $0.kind == .type && $0.name == type }
        }
        return .hasNoIdentity(type: type, isOfStage: isOfStage)
    }
}

extension Finding.Words {
    /// A test compares a struct with `===`, or holds it weakly.
    ///
    /// - Parameter isOfStage: Whether the type is one of the stage's, so that the learner's may be a class.
    static func hasNoIdentity(type: String, isOfStage: Bool) -> Self {
        .init(
            isOfStage
                ? "Your tests also run on the reference solution, where \(type) is a struct, even if "
                    + "it is a class in your code. Only an object of a class has an identity."
                : "\(type) isn't a class, and only an object of a class has an identity.",
            next: "Test without '===' and 'weak': compare what the value holds or does.")
    }
}
