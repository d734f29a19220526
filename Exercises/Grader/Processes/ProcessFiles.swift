#if !canImport(Darwin)
    import FileSystem
    import Foundation

    /// Reads what Linux reports about processes in the files of `/proc`.
    enum ProcessFiles {
        private static let pageSize = Int(getpagesize())

        /// Whether the kernel lists the children of a process. Otherwise all processes must be
        /// read.
        private static let listsChildren = access("/proc/thread-self/children", R_OK) == 0

        /// The children of a process; none if it is gone.
        static func children(of pid: pid_t) -> [pid_t] {
            listsChildren ? listedChildren(of: pid) : searchedChildren(of: pid)
        }

        /// The children of a process as listed by the kernel, thread by thread.
        static func listedChildren(of pid: pid_t) -> [pid_t] {
            numbers(in: "/proc/\(pid)/task").flatMap { thread in
                KernelFile.read("/proc/\(pid)/task/\(thread)/children")
                    .split(separator: " ").compactMap { pid_t($0) }
            }
        }

        /// The children of a process, found by asking each process for its parent.
        static func searchedChildren(of pid: pid_t) -> [pid_t] {
            numbers(in: "/proc").filter { candidate in
                let status = KernelFile.read("/proc/\(candidate)/stat")
                // The program's name is in brackets and may contain any character.
                guard let end = status.lastIndex(of: ")") else { return false }
                let fields = status[end...].split(separator: " ")
                return fields.count > 2 && pid_t(fields[2]) == pid
            }
        }

        /// The resident memory of a process in bytes; 0 if it is gone.
        static func residentSize(of pid: pid_t) -> Int {
            let fields = KernelFile.read("/proc/\(pid)/statm").split(separator: " ")
            return fields.count > 1 ? (Int(fields[1]) ?? 0) * pageSize : 0
        }

        /// The numbers among the names in a folder.
        private static func numbers(in folder: String) -> [pid_t] {
            let names = (try? FolderNames.read(folder)) ?? []
            return names.compactMap { pid_t($0) }
        }
    }
#endif
