/// The help texts.
enum Help {
    /// The text for `--help`, without a line end.
    static func text(for command: Invocation.Command) -> String {
        switch command {
        case .grade:
            """
            OVERVIEW: Grades the stages of the unit testing workshop.

            Builds each stage, runs its official tests on your code, looks whether your own
            tests notice the bugs that are planted in the finished code, and says what to
            do next.

            USAGE: swift run grade [COMMAND] [STAGE...] [options]

            COMMANDS:
              grade                 Grade the stages. This is the default.
              list                  Show all exercises with their state.
              hint                  Show hints for the planted bugs that are left.
              verify                Check that the workshop itself is sound (for authors).
              help                  Show this text.

            ARGUMENTS:
              STAGE                 1 to 4, or stage1 to stage4. The default is all.

            OPTIONS:
              --tree TREE           Starter (your code, the default) or Finished.
              --format FORMAT       text (the default) or json.
              --output FILE         Write the report to this file.
              --time-limit SECONDS  How long one test may take. The default is 10.
              --memory-limit MIB    How much memory a test may use. The default is 2048.
              --version             Show the version.
              -h, --help            Show this text, or a command's own.

            EXIT STATUS:
              0   everything that was asked for passed
              1   graded, and something does not pass yet
              64  the command line is wrong
              70  could not grade
            """
        case .list:
            """
            OVERVIEW: Shows all exercises with their state.

            The state comes from the code: the stages are graded to find it out.

            USAGE: swift run grade list [STAGE...] [options]

            ARGUMENTS:
              STAGE                 1 to 4, or stage1 to stage4. The default is all.

            OPTIONS:
              --tree TREE           Starter (your code, the default) or Finished.
              --time-limit SECONDS  How long one test may take. The default is 10.
              --memory-limit MIB    How much memory a test may use. The default is 2048.
              -h, --help            Show this text.
            """
        case .hint:
            """
            OVERVIEW: Shows hints for the planted bugs that your own tests don't notice yet.

            'swift run grade' shows the first hint for the first bug. This shows both hints
            for each of them.

            USAGE: swift run grade hint [STAGE...] [options]

            ARGUMENTS:
              STAGE                 1 to 4, or stage1 to stage4. The default is all.

            OPTIONS:
              --tree TREE           Starter (your code, the default) or Finished.
              --time-limit SECONDS  How long one test may take. The default is 10.
              --memory-limit MIB    How much memory a test may use. The default is 2048.
              -h, --help            Show this text.

            EXIT STATUS:
              0   your tests notice every bug, and the official tests pass
              1   something is left to do
            """
        case .verify:
            """
            OVERVIEW: Checks that the workshop itself is sound. For authors.

            Every official test has to fail on the untouched Starter by an assertion, and
            Finished has to pass everything. Both trees have to have the same files, every
            file to fill in a TODO, and every entry of the catalogue its files and suite.
            The official tests and those of Finished have to notice every planted bug and
            pass on every correct variant; the worked examples have to notice none.

            USAGE: swift run grade verify

            OPTIONS:
              -h, --help            Show this text.
            """
        }
    }
}
