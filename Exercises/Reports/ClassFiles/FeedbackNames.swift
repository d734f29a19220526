import Foundation

/// Gives each learner's feedback a name that people recognise: the learner's, cleaned only of what some
/// system has no place for.
package struct FeedbackNames {
    /// The names that are taken, as a system knows them that tells neither case nor spelling of accents
    /// apart.
    private var taken: Set<String> = ["index"]

    package init() {}

    /// The name for the next learner, without an ending: another one for each.
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
    /// What Windows keeps for devices.
    private static let devices: Set = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

    private static func cleaned(_ learner: String) -> String {
        var text = ""
        for scalar in learner.unicodeScalars {
            switch scalar.properties.generalCategory {
            // Among the formats are those that turn the direction of what follows.
            case .format: continue
            case .control, .lineSeparator, .paragraphSeparator: text += " "
            default:
                text.unicodeScalars.append(
                    #"/\:*?"<>|"#.unicodeScalars.contains(scalar) ? "-" : scalar)
            }
        }
        while text.utf8.count > maximumLength { text.removeLast() }
        // Windows takes away points and spaces at the end.
        text = text.trimmingCharacters(in: .whitespaces)
        while text.hasSuffix(".") || text.hasSuffix(" ") { text.removeLast() }
        if text.isEmpty { return "learner" }
        // A hidden file isn't found, and a hyphen makes an option of a name.
        if text.hasPrefix(".") || text.hasPrefix("-") { text = "_" + text }
        let device = text.prefix { $0 != "." }.lowercased()
        return devices.contains(device) ? "_" + text : text
    }

    private static func folded(_ name: String) -> String {
        name.lowercased().decomposedStringWithCanonicalMapping
    }
}
