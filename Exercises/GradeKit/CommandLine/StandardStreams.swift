import Foundation

/// Standard input, standard output and standard error of this process.
enum StandardStreams {
    /// Puts something in the place of each that is closed.
    ///
    /// The next file that is opened would get its number otherwise, and what is meant for the reader
    /// would be written to that file. What is put there can't be used: reading from this input and
    /// writing to these outputs fails, as it does where nothing is there.
    static func fill() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest number that is free: this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
