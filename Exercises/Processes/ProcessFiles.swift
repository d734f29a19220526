#if !canImport(Darwin)
    import Foundation

    /// What Linux tells about processes in the files of `/proc`.
    enum ProcessFiles {
        private static let pageSize = Int(getpagesize())

        /// Whether the kernel lists the children of a process, which spares reading all processes.
        private static let listsChildren = access("/proc/thread-self/children", R_OK) == 0

        /// The children of a process; none where it is gone.
        static func children(of pid: pid_t) -> [pid_t] {
            listsChildren ? listedChildren(of: pid) : searchedChildren(of: pid)
        }

        /// The children of a process as the kernel lists them: thread by thread.
        static func listedChildren(of pid: pid_t) -> [pid_t] {
            numbers(in: "/proc/\(pid)/task").flatMap { thread in
                contents(of: "/proc/\(pid)/task/\(thread)/children")
                    .split(separator: " ").compactMap { pid_t($0) }
            }
        }

        /// The children of a process, found by asking each process for its parent.
        static func searchedChildren(of pid: pid_t) -> [pid_t] {
            numbers(in: "/proc").filter { candidate in
                let status = contents(of: "/proc/\(candidate)/stat")
                // The program's name stands in brackets and may hold any character.
                guard let end = status.lastIndex(of: ")") else { return false }
                let fields = status[end...].split(separator: " ")
                return fields.count > 2 && pid_t(fields[2]) == pid
            }
        }

        /// The resident memory of a process in bytes; 0 where it is gone.
        static func residentSize(of pid: pid_t) -> Int {
            let fields = contents(of: "/proc/\(pid)/statm").split(separator: " ")
            return fields.count > 1 ? (Int(fields[1]) ?? 0) * pageSize : 0
        }

        /// The entries of a folder that are numbers.
        private static func numbers(in folder: String) -> [pid_t] {
            guard let stream = opendir(folder) else { return [] }
            defer { closedir(stream) }
            var numbers: [pid_t] = []
            while let entry = readdir(stream) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if let number = pid_t(name) { numbers.append(number) }
            }
            return numbers
        }

        /// A file that has no size until it is read; empty where it is gone.
        private static func contents(of path: String) -> String {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return "" }
            defer { close(descriptor) }
            var bytes: [UInt8] = []
            var isAtEnd = false
            while !isAtEnd {
                let piece = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
                    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
                }
                bytes += piece
                isAtEnd = piece.isEmpty
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
#endif
