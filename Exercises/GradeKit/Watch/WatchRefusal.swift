/// Says why the watch screen can't be shown here.
enum WatchRefusal {
    /// Lines for standard error, with a line end.
    static let text = """
        error: 'watch' needs a terminal, for the keys and the screen.

        Run 'swift run grade watch' by itself in a terminal window. Where there is
        none, in a pipe or a script, 'swift run grade' writes the verdicts as text.

        """
}
