import Foundation

/// Runs a program where it sees no process but its own and can't write to most places.
///
/// A changed grader may end whatever it can see, and remove what it shouldn't.
enum Isolation {
    /// The words that run a program so, on Linux.
    ///
    /// What it leaves behind ends with it: the shell is the first process of all that it sees.
    ///
    /// - Parameters:
    ///   - program: The program with its arguments.
    ///   - folder: Where it runs.
    ///   - work: The absolute path of the folder in which it may write.
    ///   - temporary: The folder, below that, that it sees as `/tmp`.
    static func words(
        for program: [String], in folder: String, work: String, temporary: String
    ) -> [String] {
        let apart = ["--pid", "--fork", "--mount-proc", "--kill-child", "sh", "-c"]
        let places = ["sh", work, temporary, folder] + program
        // Only root may change what is mounted. The processes are apart for everybody.
        return geteuid() == 0
            ? ["unshare"] + apart + [mounts + run] + places
            : ["unshare", "--user", "--map-current-user"] + apart + ["shift 2\n" + run] + places
    }

    /// The work folder may itself be below `/tmp`, so it is held open while that is covered.
    private static let mounts = """
        set -e
        work=$1
        exec 9<"$work"
        mount --bind "$2" /tmp
        mkdir -p "$work"
        mount -c --bind /proc/self/fd/9 "$work"
        exec 9<&-
        for folder in "$HOME/.cache" "$HOME/.config" "$HOME/.swiftpm"; do
            [ ! -d "$folder" ] || mount --bind "$folder" "$folder"
        done
        mount -o remount,ro,bind /
        set +e
        shift 2

        """

    private static let run = """
        cd "$1" || exit
        shift
        "$@"
        exit $?
        """
}
