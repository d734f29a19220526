extension CompilerCure {
    /// Errors in code and in tests: `async` and `throws`, and an initializer that leaves something out.
    static let ofAsync: [CompilerCure] = [
        says(
            "is 'async' but is not marked with 'await'",
            help: "What is called here is 'async'. Write 'await' before it. Where there is a "
                + "'try', that comes first: try await …"),
        says(
            "can throw but is not marked with 'try'",
            help: "What is called here can throw. Write 'try' before it. Where it is 'async', too: "
                + "try await …"),
        says(
            "'async' call in a function that does not support concurrency", in: .tests,
            help: "A test that waits is 'async'. Write behind its '()': async throws"),
        says(
            "'async' call in a function that does not support concurrency", in: .code,
            help: "A function that waits is 'async'. Write behind its '()': async"),
        says(
            "return from initializer without initializing all stored properties",
            help: "One of the properties has no value yet. Keep everything that is passed in, such "
                + "as: self.name = name"),
    ]
}
