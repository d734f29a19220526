import Reports
import TerminalKit

/// Writes what the doctor found, a thing on a line, and below it how to fix it.
struct DoctorReporter {
    let style: Style

    func text(of checkups: [Checkup]) -> String {
        var lines = [""] + checkups.flatMap(lines)
        let problems = checkups.count { !$0.isGood && !$0.isOptional }
        lines += [
            "",
            problems == 0
                ? "Everything is there."
                : problems == 1 ? "1 thing to fix." : "\(problems) things to fix.",
        ]
        return lines.joined(separator: "\n") + "\n\n"
    }

    private func lines(of checkup: Checkup) -> [String] {
        switch checkup.finding {
        case .good(let found):
            return ["\(style.good("✓")) \(name(of: checkup.subject)): \(PlainText.safe(found))"]
        case .missing(let problem):
            let mark = checkup.isOptional ? style.dim("–") : style.bad("✗")
            let text = Self.text(of: problem)
            return ["\(mark) \(name(of: checkup.subject))"]
                + PlainText.wrapped(PlainText.safe(text), width: TextWidth.usual - 4)
                .map { "    \($0)" }
        }
    }

    private func name(of subject: Checkup.Subject) -> String {
        switch subject {
        case .toolchain:
            "Swift \(Doctor.oldestSwift) or newer"
        case .xctest: "XCTest"
        case .swiftTesting: "Swift Testing"
        case .quickBuild: "Quick builds"
        case .diskSpace: "Disk space"
        case .limits: "Limits of the system"
        case .writing: "Write access"
        case .kit: "The workshop's folders"
        case .git: "Git"
        case .sandbox: "Sandbox"
        case .callFilter: "Filter of system calls"
        case .packing: "Packing"
        case .unpacking: "Archives"
        }
    }

    /// What is wrong, and how to fix it.
    private static func text(of problem: Checkup.Problem) -> String {
        switch problem {
        case .toolchainTooOld(let version):
            return "This is Swift \(version). \(ErrorText.newerSwift)"
        case .noToolchain(let error):
            return ErrorText.describe(error)
        case .noLibrary(let paths):
            let looked =
                paths.isEmpty ? "" : " Searched in: \(paths.joined(separator: ", "))"
            return library + looked
        case .unknown:
            return "It comes with Swift. Fix Swift first."
        case .diskFull(let free):
            return "Only \(free >> 20) MiB are free, and building needs \(Doctor.diskSpace >> 20) "
                + "MiB. Free some space. You can delete the folder .grade: it only contains backups and results that can be computed again."
        case .limitTooLow(let limit, let value):
            return ErrorText.words(for: limit, value)
        case .notWritable(let error):
            return ErrorText.describe(error)
        case .foldersMissing(let folders):
            return "Missing: \(folders.joined(separator: ", ")). Restore them with "
                + "'git checkout', or from a fresh clone."
        case .noQuickBuild(let problem):
            return
                "SwiftPM builds the stages instead. The results are the same, but each takes a few "
                + "seconds longer. The reason: \(ErrorText.words(for: problem))"
        case .noSandbox(let error):
            return ErrorText.describe(error)
        case .needsSandbox:
            return "It is part of the sandbox. Fix the sandbox first."
        case .noCallFilter:
            return
                "Code in the sandbox can make any system call. 'bwrap --seccomp' needs a kernel with "
                + "filters (CONFIG_SECCOMP_FILTER), on x86-64 or arm64. Grade on such a computer when "
                + "marks count."
        case .noTar:
            return
                "There is no 'tar' on the PATH. Only 'swift run grade pack' needs it. Install it with "
                + "your system's package manager."
        case .noBsdtar:
            return
                "There is no 'bsdtar'. 'swift run grade class' needs it to open learners' archives. Install the "
                + "package libarchive-tools."
        case .noGit:
            return
                "There is no 'git' on the PATH. Only 'swift run grade reset' and 'diff' need it. "
                + "Install it from git-scm.com."
        }
    }

    private static var library: String {
        #if os(macOS)
            return "It is missing. Install Xcode, open it once, and select it with "
                + "'sudo xcode-select --switch /Applications/Xcode.app'."
        #else
            return
                "It is missing. It comes with the full toolchain from swift.org/install. Install that "
                + "instead of a package that leaves it out."
        #endif
    }
}
