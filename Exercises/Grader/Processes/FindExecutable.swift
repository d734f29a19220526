import Foundation

/// Finds the absolute path of a program in the folders of a `PATH` value; nil if no folder contains
/// it.
///
/// A name with a slash is already a path, so only that path is checked. Relative folders are
/// ignored, because their meaning changes with the working directory.
package func findExecutable(_ name: String, path: String?) -> String? {
    guard !name.isEmpty else { return nil }
    guard !name.contains("/") else {
        return name.hasPrefix("/") && isExecutableFile(name) ? name : nil
    }
    return (path ?? "").split(separator: ":")
        .filter { $0.hasPrefix("/") }
        .map { $0.hasSuffix("/") ? "\($0)\(name)" : "\($0)/\(name)" }
        .first(where: isExecutableFile)
}

/// Whether the path is a file that we may execute. A folder doesn't count.
func isExecutableFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && access(path, X_OK) == 0
}
