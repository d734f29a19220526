import Catalog

/// The list of given tests in the catalogue, as its file has it.
enum GivenTestsList {
    /// The lines for a file.
    ///
    /// - Parameter path: The file's path below `Starter`.
    static func entry(of path: String, _ tests: [GivenTest]) -> [String] {
        ["    \"\(path)\": ["] + tests.flatMap(lines) + ["    ],"]
    }

    /// A test, on as many lines as the formatter makes of it.
    private static func lines(of test: GivenTest) -> [String] {
        let line = "        GivenTest(\"\(test.name)\", \"\(test.digest)\"),"
        guard line.count > 100 else { return [line] }
        return [
            "        GivenTest(", "            \"\(test.name)\", \"\(test.digest)\"),",
        ]
    }
}
