import FileSystem

/// The folder in which tests keep workspaces from one run to the next.
///
/// A changed grader can leave something there that all later tests would trip over.
struct WarmFolder {
    let root: String
    /// Where it is copied to, as it is after a run without a mutant.
    let copy: String
    let programs: RunningPrograms

    /// Copies it.
    func keep() throws {
        try Files.live.remove(copy)
        if Files.live.kind(root) != nil {
            try programs.output(of: ["cp", "-a", root, copy], in: "/")
        }
    }

    /// Makes it what it was when it was copied last; it stays as it is where it never was.
    func restore() throws {
        guard Files.live.kind(copy) != nil else { return }
        try Files.live.remove(root)
        try programs.output(of: ["cp", "-a", copy, root], in: "/")
    }
}
