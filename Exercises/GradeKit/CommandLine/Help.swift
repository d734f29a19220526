import Catalog
import Processes

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
              watch                 Lead through the exercises and check what you save.
              next                  Show what to do next, and where to start.
              list                  Show all exercises with their state.
              hint                  Show a hint for an exercise, one at a time.
              diff                  Show your code beside the answers.
              reset                 Put back an exercise's files as they were shipped.
              doctor                Check that everything is there that is needed.
              class                 Grade a folder of submissions (for instructors).
              merge                 Put together what several machines graded.
              verify                Check that the workshop itself is sound (for authors).
              help                  Show this text.

            ARGUMENTS:
              STAGE                 1 to 4, or stage1 to stage4. The default is all.

            OPTIONS:
              --tree TREE           Starter (your code, the default) or Finished.
              --format FORMAT       text (the default), json, junit, github or gradescope.
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
            OVERVIEW: Shows a hint for an exercise, one at a time.

            Until the official tests pass, the hints are for your code: from a nudge to
            nearly the answer. Then they are for the planted bugs that your own tests don't
            notice yet. Each time you run this it shows the next one.

            USAGE: swift run grade hint [STAGE|EXERCISE] [options]

            ARGUMENTS:
              STAGE                 1 to 4, or stage1 to stage4.
              EXERCISE              A name that 'swift run grade list' shows.
                                    The default is the first exercise that has
                                    something left, of the stage or of all.

            OPTIONS:
              --tree TREE           Starter (your code, the default) or Finished.
              --time-limit SECONDS  How long one test may take. The default is 10.
              --memory-limit MIB    How much memory a test may use. The default is 2048.
              -h, --help            Show this text.

            EXIT STATUS:
              0   nothing is left to do there
              1   something is left to do
            """
        case .watch:
            """
            OVERVIEW: Leads through the exercises, and checks what you save.

            Shows one exercise: the file to open, what to write there, and the first test
            that fails. Save the file in your editor, and the screen says at once what
            came of it. It needs a terminal.

            USAGE: swift run grade watch [STAGE] [options]

            ARGUMENTS:
              STAGE                 1 to 4, or stage1 to stage4. The default is all.

            KEYS:
              n                     Go to the next exercise, once this one is green.
              p                     Go to the previous exercise.
              h                     Show a hint, and one more each time.
              l                     List all exercises with their state.
              d                     Compare with the finished code. Where the exercise
                                    isn't green yet, press it twice.
              r                     Grade the stage again, from scratch.
              q                     Quit.

            OPTIONS:
              --tree TREE           Starter (your code, the default) or Finished.
              --time-limit SECONDS  How long one test may take. The default is 10.
              --memory-limit MIB    How much memory a test may use. The default is 2048.
              -h, --help            Show this text.

            EXIT STATUS:
              0   every exercise was green at the end
              1   an exercise isn't green yet
              64  there is no terminal, or the command line is wrong
            """
        case .next:
            """
            OVERVIEW: Shows what to do next, and where to start.

            That is the first exercise whose official tests don't all pass. Where all do, it
            is the first with a planted bug that your own tests don't notice.

            USAGE: swift run grade next [options]

            OPTIONS:
              --tree TREE           Starter (your code, the default) or Finished.
              --time-limit SECONDS  How long one test may take. The default is 10.
              --memory-limit MIB    How much memory a test may use. The default is 2048.
              -h, --help            Show this text.

            EXIT STATUS:
              0   nothing is left: the workshop is done
              1   something is left to do
            """
        case .diff:
            """
            OVERVIEW: Shows your code beside the answers, as a unified diff.

            A line with - is only in your file, and a line with + only in the answer.
            Nothing is graded.

            USAGE: swift run grade diff [STAGE|EXERCISE]

            ARGUMENTS:
              STAGE                 1 to 4, or stage1 to stage4.
              EXERCISE              A name that 'swift run grade list' shows.
                                    The default is all stages.

            OPTIONS:
              -h, --help            Show this text.

            EXIT STATUS:
              0   there is no difference
              1   there are differences
            """
        case .reset:
            """
            OVERVIEW: Puts back the files of an exercise or a stage as they were shipped.

            It asks first, and keeps your version in a backup under .grade/backups. Your
            own tests stay as they are. The files come from the workshop's git history.

            USAGE: swift run grade reset STAGE|EXERCISE [--yes]

            ARGUMENTS:
              STAGE                 1 to 4, or stage1 to stage4.
              EXERCISE              A name that 'swift run grade list' shows.

            OPTIONS:
              --yes                 Don't ask. Needed where there is no terminal.
              -h, --help            Show this text.

            EXIT STATUS:
              0   the files are as they were shipped
              1   you said no, and nothing was changed
            """
        case .doctor:
            """
            OVERVIEW: Checks that everything is there that the workshop needs.

            It looks for Swift, XCTest, Swift Testing, disk space, write access, the
            workshop's own folders and git, and says how to mend what isn't right.

            USAGE: swift run grade doctor

            OPTIONS:
              -h, --help            Show this text.

            EXIT STATUS:
              0   everything is there
              1   something has to be mended
            """
        case .classroom: classroom
        case .merge: merge
        case .verify: verify
        }
    }
}
