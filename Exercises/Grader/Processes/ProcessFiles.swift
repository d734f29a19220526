#if !canImport(Darwin)
    import FileSystem
    import Foundation

    /// Reads what Linux reports about processes in the files of `/proc`.
    enum ProcessFiles {
        private static let pageSize = Int(getpagesize())

        /// Whether the kernel lists the children of a process. If it doesn't, the parent of every
        /// process must be read.
        private static let listsChildren = access("/proc/thread-self/children", R_OK) == 0

        /// The children of a process; none if the process is gone.
        static func children(of pid: pid_t) -> [pid_t] {
            listsChildren ? listedChildren(of: pid) : searchedChildren(of: pid)
        }

        /// The children of a process, as the kernel lists them for each thread.
        static func listedChildren(of pid: pid_t) -> [pid_t] {
            numbers(in: "/proc/\(pid)/task").flatMap { thread in
                KernelFile.read("/proc/\(pid)/task/\(thread)/children")
                    .split(separator: " ").compactMap { pid_t($0) }
            }
        }

        /// The children of a process, found by reading the parent of every process.
        static func searchedChildren(of pid: pid_t) -> [pid_t] {
            numbers(in: "/proc").filter { candidate in
                let status = KernelFile.read("/proc/\(candidate)/stat")
                // The program's name is in parentheses and may contain any character, so the last
                // parenthesis ends it.
                guard let end = status.lastIndex(of: ")") else { return false }
                let fields = status[end...].split(separator: " ")
                return fields.count > 2 && pid_t(fields[2]) == pid
            }
        }

        /// The resident memory of a process in bytes; 0 if the process is gone.
        static func residentSize(of pid: pid_t) -> Int {
            let fields = KernelFile.read("/proc/\(pid)/statm").split(separator: " ")
            return fields.count > 1 ? (Int(fields[1]) ?? 0) * pageSize : 0
        }

        /// The names in a folder that are numbers.
        private static func numbers(in folder: String) -> [pid_t] {
            let names = (try? FolderNames.read(folder)) ?? []
            return names.compactMap { pid_t($0) }
        }
    }
#endif
