import Catalog
import TerminalKit

/// The help texts of `app`.
enum AppHelp {
    /// The text for `--help`.
    static let text = """
        OVERVIEW: Shows the screens that you have built in the workshop.

        Without a screen it shows a menu. The screens are those of your own code in
        Starter. To see those of the reference solution:
        WORKSHOP_TREE=Finished swift run app

        USAGE: swift run app [SCREEN] [options]

        ARGUMENTS:
          SCREEN                \(screens).

        OPTIONS:
          --plain               Print the screen once, as text.
          --stub-services       Use no network. It is for the screen of accounts.
          -h, --help            Show this help.

        IN SCRIPTS:
          A screen is printed once as text, 80 columns wide, where standard input or
          standard output is no terminal, or with --plain.

          Screens 1 and 2 read standard input, a line for each field: first the number
          for even or odd, then the number for the price. The button is pressed then.

            printf '7\\n25000\\n' | swift run app 1

          Screen 4 is printed twice: as soon as the feed is there, and again when the
          ticker has appeared, 5 seconds later. Where there is no ticker, it waits for
          6 seconds.

          The exit status is 0, 64 where the command line is wrong, or 70 where the
          screen can't be written.

        """

    /// `1 to 4, games, orders`.
    private static var screens: String {
        let encores = AllScreens.stages.filter(\.isEncore).map { "\($0.id)".lowercased() }
        return ([Workshop.shipped.numbersInWords] + encores).joined(separator: ", ")
    }

    /// The help shown on a terminal, before the user types the lines.
    static let whatToType = """
        Type a number for even or odd, and press Enter. Then one for the price.

        """

    /// Says why the output stops. A line for standard error.
    static func cannotWrite(reason: String) -> String {
        "error: The screen can't be written to standard output: \(reason). See where it goes to.\n"
    }

    /// Explains an error in the command line, and how to use it. Lines for standard error.
    static func describe(_ error: AppUsageError) -> String {
        """
        error: \(PlainText.line(sentence(error)))

        USAGE: swift run app [SCREEN] [options]
        See 'swift run app --help' for more.

        """
    }

    private static func sentence(_ error: AppUsageError) -> String {
        switch error {
        case .unknownScreen(let word):
            "'\(word)' is no screen: there are the screens \(screens)."
        case .unknownOption(let option): "there is no option '\(option)'."
        case .unexpectedValue(let option): "the option '\(option)' takes no value."
        case .secondScreen(let word): "one screen is shown at a time: '\(word)' is one too many."
        }
    }
}
