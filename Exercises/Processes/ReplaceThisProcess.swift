import FileSystem
import Foundation

/// Puts a program in the place of this process: it has the same number, folder, environment, streams
/// and terminal. Returns only where that fails.
///
/// - Parameters:
///   - program: The absolute path of the program.
///   - words: Its arguments, without its own name.
package func replaceThisProcess(by program: String, _ words: [String]) -> SystemError {
    var arguments = ([program] + words).map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    execv(program, arguments)
    return SystemError(code: errno)
}
