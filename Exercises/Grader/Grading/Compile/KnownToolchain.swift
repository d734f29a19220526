import FileSystem
import Foundation
import Processes

/// Remembers the version of a toolchain for as long as its programs are the same: to ask it takes more time
/// than all the rest of a grading where nothing has changed.
package struct KnownToolchain: Sendable {
    private let note: String
    private let machine: Machine

    package init(of kit: Kit, on machine: Machine) {
        note = "\(kit.shared)/toolchain"
        self.machine = machine
    }

    /// The toolchain that stands first on the path of the environment; it is asked where it isn't known.
    package func find() throws -> Toolchain {
        guard let swift = findExecutable("swift", path: machine.environment["PATH"]),
            let stamp = stamp(of: swift)
        else { return try Toolchain.find(on: machine) }
        if let version = version(under: stamp) { return Toolchain(swift: swift, version: version) }
        let toolchain = try Toolchain.find(on: machine)
        // Where this can't be written, it is asked the next time, too.
        try? files.write(note, Array("\(toolchain.version)\n\(stamp)".utf8))
        return toolchain
    }

    private func version(under stamp: String) -> String? {
        guard let bytes = try? files.read(note) else { return nil }
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1)
        return parts.count == 2 && parts[1] == stamp ? String(parts[0]) : nil
    }

    /// What changes with the version; nil where nothing does that can be seen here.
    ///
    /// A `swift` that only finds out which toolchain to start, such as that of swiftly or of Xcode, stays the
    /// same when another is chosen. It has no compiler and no library of Swift beside it.
    private func stamp(of swift: String) -> String? {
        guard !machine.environment.keys.contains(where: Self.choosesPrograms) else { return nil }
        let driver = URL(filePath: swift).resolvingSymlinksInPath().path
        let folder = driver.split(separator: "/").dropLast().map { "/\($0)" }.joined()
        let compiler = "\(folder)/swift-frontend"
        guard files.kind(compiler) == .file, files.kind("\(folder)/../lib/swift") == .folder else {
            return nil
        }
        let programs = [driver, compiler].map { CompilerCommands.identity(of: $0, files) }
        return ([swift, driver] + programs).joined(separator: "\n")
    }

    /// Whether a variable can make the driver start another compiler.
    private static func choosesPrograms(_ variable: String) -> Bool {
        variable.hasPrefix("SWIFT_DRIVER_") || ["SWIFT_EXEC", "TOOLCHAINS"].contains(variable)
    }

    private var files: Files { machine.files }
}
