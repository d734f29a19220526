import Catalog

/// The command line of `app`, parsed.
struct AppArguments: Equatable {
    /// The stage whose screen is shown; nil for the menu.
    var screen: Stage?
    var isPlain = false
    var wantsHelp = false

    /// Reads the words after the program's name.
    init(_ words: [String]) throws(AppUsageError) {
        var onlyScreens = false
        for word in words {
            if word == "--", !onlyScreens {
                onlyScreens = true
            } else if word.hasPrefix("-"), !onlyScreens {
                try readOption(word)
            } else if word == "help", screen == nil {
                wantsHelp = true
            } else {
                try readScreen(word)
            }
        }
    }

    private mutating func readOption(_ word: String) throws(AppUsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard ["--plain", "--stub-services", "--help", "-h"].contains(name) else {
            throw .unknownOption(name)
        }
        guard parts.count == 1 else { throw .unexpectedValue(option: name) }
        switch name {
        case "--plain": isPlain = true
        // The screen of the encore Accounts reads this option itself.
        case "--stub-services": break
        default: wantsHelp = true
        }
    }

    private mutating func readScreen(_ word: String) throws(AppUsageError) {
        let stage = AllScreens.stages.first { "\($0.id)".lowercased() == word.lowercased() }
        guard let stage else { throw .unknownScreen(word) }
        guard screen == nil else { throw .secondScreen(word) }
        screen = stage
    }
}

/// An error in a command line of `app`.
enum AppUsageError: Error, Equatable {
    case unknownScreen(String)
    case unknownOption(String)
    case unexpectedValue(option: String)
    case secondScreen(String)
}
