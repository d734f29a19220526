import Grading

/// Explains why code isn't judged, in the format of a compiler error: the place, and what to do.
enum RefusedCodeText {
    /// A line in the format of a compiler error.
    static func describe(_ code: RefusedCode) -> String {
        let place = code.path + (code.line.map { ":\($0)" } ?? "")
        return "\(place): error: \(sentence(code.reason))"
    }

    /// What is wrong and what to do about it, without the place.
    static func sentence(_ reason: RefusedCode.Reason) -> String {
        switch reason {
        case .notAsked(let name):
            "with this code, the official tests would use \(name), and the exercise doesn't ask for "
                + "that: rename or remove it, or compare its types with those of the exercise."
        case .attribute(let name):
            "no exercise needs \(name), and code with it can't be judged: remove it."
        case .nameOfAnother(let name) where name == "main" || name.hasSuffix("_main"):
            "the tests bring their own beginning of the program. Take out main.swift, or '@main'."
        case .nameOfAnother(let name):
            "a function with the linker's name \(name) would take the place of another one: "
                + "remove it."
        case .ownSection(let name):
            "something with a section of its own, \(name), can't be judged: remove it."
        case .isTest(let folder):
            "this is a test, and stands among the code. Move the file to \(folder)."
        case .longName(let start, let letters):
            "the name \(start)… has \(letters) letters, more than the compiler can tell apart: give "
                + "it a shorter one."
        case .foreignImport(let module, let owner):
            "\(owner) can't import \(module), and no exercise needs it: remove the import."
        }
    }
}
