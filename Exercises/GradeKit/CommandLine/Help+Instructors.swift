/// The help texts of the commands for instructors and authors.
extension Help {
    static let classroom =
        """
        OVERVIEW: Grades every submission in a folder, and writes reports.

        A submission is a folder with a learner's 'Starter' in it; its name stands for
        the learner. The code is built and run in a sandbox. What was graded before and
        hasn't changed is not graded again, so a run that was stopped goes on where it
        was.

        USAGE: swift run grade class SUBMISSIONS --out REPORTS [options]

        ARGUMENTS:
          SUBMISSIONS           The folder that holds a folder for each learner.

        OPTIONS:
          --out REPORTS         The folder to write to: class.html, grades.csv, and
                                a page and a feedback for each learner.
          --jobs N              How many submissions to grade at a time. The default
                                is the number of cores.
          --shard K/N           Grade every Nth submission, from the Kth on. 'merge'
                                puts the parts together.
          --resume              Go on where an earlier run was. This is the default.
          --fresh               Grade everything again.
          --no-sandbox          Run the learners' code with all your rights. Every
                                report says so.
          --time-limit SECONDS  How long one test may take. The default is 10.
          --memory-limit MIB    How much memory a test may use. The default is 2048.
          -h, --help            Show this text.

        EXIT STATUS:
          0   everybody passed all official tests
          1   graded, and somebody didn't pass yet or could not be graded
          64  the command line is wrong
          70  could not grade
        """

    static let merge =
        """
        OVERVIEW: Puts together the reports of several parts of a class.

        Each part comes from 'swift run grade class' with '--shard'.

        USAGE: swift run grade merge REPORTS... --out DIR

        ARGUMENTS:
          REPORTS               The folders that the parts were written to.

        OPTIONS:
          --out DIR             The folder to write the reports of the class to.
          -h, --help            Show this text.

        EXIT STATUS:
          0   everybody passed all official tests
          1   somebody didn't pass yet or could not be graded
          64  the command line is wrong
          70  could not put the parts together
        """

    static let verify =
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
