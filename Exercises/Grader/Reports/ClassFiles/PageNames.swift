import Foundation

/// Names each learner's pages after the learner: letters of every script stay, and what some file system forbids is
/// replaced.
package struct PageNames {
    /// The names that are taken, in the spelling of a system that ignores case and how accents are
    /// written.
    private var taken: Set<String> = []

    package init() {}

    /// The name for the next learner, without an ending. If two come to the same, the second gets a number.
    package mutating func name(for learner: String) -> String {
        let name = Self.cleaned(learner)
        var result = name
        var number = 1
        while !taken.insert(Self.folded(result)).inserted {
            number += 1
            result = "\(name) (\(number))"
        }
        return result
    }

    /// The most bytes of a name: systems take 255, with room for a number and an ending.
    private static let maximumLength = 200
    /// The names that Windows keeps for devices.
    private static let devices: Set = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

    private static func cleaned(_ learner: String) -> String {
        var text = ""
        for scalar in learner.unicodeScalars {
            switch scalar.properties.generalCategory {
            // Some format characters would turn the direction of the text behind them.
            case .format: continue
            case .control, .lineSeparator, .paragraphSeparator: text += " "
            default:
                text.unicodeScalars.append(
                    #"/\:*?"<>|"#.unicodeScalars.contains(scalar) ? "-" : scalar)
            }
        }
        while text.utf8.count > maximumLength { text.removeLast() }
        // Windows drops points and spaces at the end.
        text = text.trimmingCharacters(in: .whitespaces)
        while text.hasSuffix(".") || text.hasSuffix(" ") { text.removeLast() }
        if text.isEmpty { return "learner" }
        // A point in front would make a hidden file, and a hyphen an option.
        if text.hasPrefix(".") || text.hasPrefix("-") { text = "_" + text }
        let device = text.prefix { $0 != "." }.lowercased()
        return devices.contains(device) ? "_" + text : text
    }

    private static func folded(_ name: String) -> String {
        name.lowercased().decomposedStringWithCanonicalMapping
    }
}
