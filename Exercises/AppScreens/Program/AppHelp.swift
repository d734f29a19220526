import Catalog
import TerminalKit

/// The help texts of `app`.
enum AppHelp {
    /// The text for `--help`.
    static let text = """
        OVERVIEW: Shows the screens that you have built in the workshop.

        Without SCREEN, it shows a menu. The screens run your own code in Starter. To
        see the screens of the reference solution:
        WORKSHOP_TREE=Finished swift run app

        USAGE: swift run app [SCREEN] [options]

        ARGUMENTS:
          SCREEN                \(screens).

        OPTIONS:
          --plain               Print the screen once, as text.
          --stub-services       For the accounts screen: don't use the network.
          -h, --help            Show this help.

        IN SCRIPTS:
          With --plain, or if standard input or output isn't a terminal, a screen is
          printed once as text, 80 columns wide.

          Screens 1 and 2 read one line per field from standard input: first the number
          for even or odd, then the number for the price. Then the button is pressed.

            printf '7\\n25000\\n' | swift run app 1

          Screen 4 is printed twice: as soon as the feed has loaded, and again when the
          ticker has appeared, 5 seconds later. If there is no ticker, the program waits
          6 seconds.

          The exit status is 0, 64 if the command line is wrong, or 70 if the screen
          can't be written.

        """

    /// The screens that can be named: `1 to 4, games, orders`.
    private static var screens: String {
        let encores = AllScreens.stages.filter(\.isEncore).map { "\($0.id)".lowercased() }
        return ([Workshop.shipped.numbersInWords] + encores).joined(separator: ", ")
    }

    /// The help shown on a terminal, before the user types the lines.
    static let whatToType = """
        Type a number for even or odd and press Enter, then a number for the price.

        """

    /// Says why the output stops, in a line for standard error.
    static func cannotWrite(reason: String) -> String {
        "error: The screen can't be written to standard output: \(reason). Check where the output goes.\n"
    }

    /// Explains an error in the command line and how to use it, in lines for standard error.
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
            "'\(word)' isn't a screen. The screens are \(screens)."
        case .unknownOption(let option): "there is no option '\(option)'."
        case .unexpectedValue(let option): "the option '\(option)' doesn't take a value."
        case .secondScreen(let word): "only one screen can be shown: remove '\(word)'."
        }
    }
}
