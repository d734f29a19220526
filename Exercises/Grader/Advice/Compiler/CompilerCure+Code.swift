extension CompilerCure {
    /// Errors in code, and not in tests.
    static let ofCode: [CompilerCure] =
        [
            says(
                "'guard' body must not fall through",
                help: "What stands behind the 'else' of a guard has to leave the function: write "
                    + "'return' at its end."),
            says("main actor-isolated", "in a synchronous nonisolated context", in: .code) {
                error in
                // The compiler adds this note where a function of a type is meant, and no closure.
                error.text.contains("note: add '@MainActor' to make")
                    ? "What is called here belongs to the main actor. The whole type belongs there, too: "
                        + "write '@MainActor' in the line above its 'class'."
                    : "A closure may be called on any thread, and this belongs to the main actor. Where "
                        + "it is called on the main thread, as by a timer, write: "
                        + "MainActor.assumeIsolated { … }"
            },
        ]
        + mayBeNil(
            in: .code,
            help: "The value may be nil. Say what to do then, with 'guard let … else' or 'if let', "
                + "or give another value with '??'.")
        + [
            says(like: #/main actor-isolated parameter '\w+' in a sync/#, in: .code) { _, _ in
                "Answer on the main queue: DispatchQueue.main.async { … }"
            }
        ]
}
