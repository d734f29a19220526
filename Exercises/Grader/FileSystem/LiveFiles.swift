import Foundation

extension Files {
    /// The file system of this computer.
    package static let live = Files(
        kind: { path in liveKind(path) },
        names: { path throws(FileError) in
            try attempt(.read, path) {
                try FileManager.default.contentsOfDirectory(atPath: path).sorted()
            }
        },
        bytesOfNames: { path throws(FileError) in
            try attempt(.read, path) { try FolderNames.bytes(in: path) }
        },
        someNames: { path, most throws(FileError) in try UntrustedFiles.names(in: path, most: most)
        },
        read: { path throws(FileError) in
            try attempt(.read, path) { try liveRead(path) }
        },
        start: { path, most throws(FileError) in try UntrustedFiles.start(of: path, most: most) },
        part: { path, offset, most throws(FileError) in
            try UntrustedFiles.bytes(of: path, from: offset, most: most) ?? []
        },
        write: { path, bytes throws(FileError) in
            try attempt(.write, path) { try liveReplace(path, bytes) }
        },
        add: { path, bytes throws(FileError) in
            try attempt(.write, path) { try liveAdd(path, bytes) }
        },
        writeThrough: { path, bytes throws(FileError) in
            try attempt(.write, path) { try liveWriteThrough(path, bytes) }
        },
        makeFolder: { path throws(FileError) in
            try attempt(.write, path) {
                try FileManager.default.createDirectory(
                    atPath: path, withIntermediateDirectories: true)
            }
        },
        makeDeadLink: { path throws(FileError) in
            try attempt(.write, path) {
                // Nothing can exist below a device, so the link never has a target.
                guard symlink("/dev/null/nothing", path) == 0 || liveKind(path) == .link else {
                    throw SystemError(code: errno)
                }
            }
        },
        size: { path in liveStatus(path).map { Int($0.st_size) } },
        modified: { path in
            liveStatus(path).map { status in
                #if canImport(Darwin)
                    let time = status.st_mtimespec
                #else
                    let time = status.st_mtim
                #endif
                return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
            }
        },
        setModified: { path, seconds throws(FileError) in
            try attempt(.write, path) {
                let date = Date(timeIntervalSince1970: seconds)
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
            }
        },
        move: { from, to throws(FileError) in
            try attempt(.write, to) {
                guard rename(from, to) == 0 else { throw SystemError(code: errno) }
            }
        },
        remove: { path throws(FileError) in
            guard liveKind(path) != nil else { return }
            try attempt(.remove, path) { try FileManager.default.removeItem(atPath: path) }
        })
}

/// The system's information about the path itself, not about a link's target; nil if nothing exists
/// there.
///
/// Foundation isn't used, because it requests much more information. A grading of unchanged files
/// consists mostly of such requests.
private func liveStatus(_ path: String) -> stat? {
    var status = stat()
    let isThere = path.withCString { start in
        // The system would ignore everything after a zero byte, so a path with a zero byte doesn't
        // exist.
        strlen(start) == path.utf8.count && lstat(start, &status) == 0
    }
    return isThere ? status : nil
}

private func liveKind(_ path: String) -> Files.Kind? {
    switch liveStatus(path).map({ $0.st_mode & S_IFMT }) {
    case nil: nil
    case S_IFREG?: .file
    case S_IFDIR?: .folder
    case S_IFLNK?: .link
    default: .special
    }
}

/// The bytes of a file, or of a link's target.
private func liveRead(_ path: String) throws -> [UInt8] {
    let descriptor = path.withCString { start in
        strlen(start) == path.utf8.count ? open(start, O_RDONLY | O_CLOEXEC) : -1
    }
    guard descriptor >= 0 else {
        throw SystemError(code: path.utf8.contains(0) ? ENOENT : errno)
    }
    defer { close(descriptor) }
    return try Descriptor.read(descriptor)
}

/// Writes a file, which replaces a file or a link that is already there.
private func liveReplace(_ path: String, _ bytes: [UInt8]) throws {
    let url = URL(filePath: path)
    switch liveKind(path) {
    case .file?, .folder?:
        try Data(bytes).write(to: url, options: .atomic)
    case nil:
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url, options: .atomic)
    case .special?:
        throw SystemError(code: EEXIST)
    case .link?:
        // The new file is moved over the link, because Foundation would write to the link's target.
        let new = "\(path).\(UUID().uuidString)"
        do {
            try Data(bytes).write(to: URL(filePath: new))
            guard rename(new, path) == 0 else { throw SystemError(code: errno) }
        } catch {
            unlink(new)
            throw error
        }
    }
}

/// Writes a new file without waiting for the disk.
private func liveAdd(_ path: String, _ bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    defer { close(descriptor) }
    try Descriptor.write(bytes, to: descriptor)
}

/// Writes to a link's target, to a device such as /dev/stdout, or to a pipe; replaces a regular
/// file.
private func liveWriteThrough(_ path: String, _ bytes: [UInt8]) throws {
    switch liveKind(path) {
    case .file?, .folder?, nil:
        try liveReplace(path, bytes)
    case .link? where FileManager.default.fileExists(atPath: path):
        try liveWriteThrough(URL(filePath: path).resolvingSymlinksInPath().path, bytes)
    case .link?, .special?:
        try Data(bytes).write(to: URL(filePath: path))
    }
}

private func attempt<Value>(
    _ action: FileError.Action, _ path: String, _ body: () throws -> Value
) throws(FileError) -> Value {
    do {
        return try body()
    } catch {
        throw FileError(action: action, path: path, reason: reason(of: error))
    }
}

private func reason(of error: any Error) -> FileError.Reason {
    if let error = error as? SystemError { return .init(errno: error.code) }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    if let code = ((underlying ?? error) as? POSIXError)?.code {
        return .init(errno: code.rawValue)
    }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: return .missing
    case .fileReadNoPermission?, .fileWriteNoPermission?: return .noPermission
    case .fileWriteOutOfSpace?: return .noSpace
    case .fileWriteFileExists?: return .inTheWay
    case .fileWriteVolumeReadOnly?: return .readOnly
    default: return .other(error.localizedDescription)
    }
}

extension FileError.Reason {
    /// Creates the reason for an error number of the system.
    package init(errno code: Int32) {
        self =
            switch code {
            case ENOENT: .missing
            case ENOTDIR, EISDIR, EEXIST, ENOTEMPTY: .inTheWay
            case EACCES, EPERM: .noPermission
            case ENOSPC, EDQUOT: .noSpace
            case EROFS: .readOnly
            default: .other(String(cString: strerror(code)))
            }
    }
}
