import Foundation

extension Files {
    /// The file system of this machine.
    package static let live = Files(
        kind: { path in liveKind(path) },
        names: { path throws(FileError) in
            try attempt(.read, path) {
                try FileManager.default.contentsOfDirectory(atPath: path).sorted()
            }
        },
        someNames: { path, most throws(FileError) in try UntrustedFiles.names(in: path, most: most)
        },
        read: { path throws(FileError) in
            try attempt(.read, path) { Array(try Data(contentsOf: URL(filePath: path))) }
        },
        start: { path, most throws(FileError) in try UntrustedFiles.start(of: path, most: most) },
        write: { path, bytes throws(FileError) in
            try attempt(.write, path) { try liveWrite(path, bytes) }
        },
        makeFolder: { path throws(FileError) in
            try attempt(.write, path) {
                try FileManager.default.createDirectory(
                    atPath: path, withIntermediateDirectories: true)
            }
        },
        size: { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return (attributes?[.size] as? NSNumber)?.intValue
        },
        modified: { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970
        },
        setModified: { path, seconds throws(FileError) in
            try attempt(.write, path) {
                let date = Date(timeIntervalSince1970: seconds)
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
            }
        },
        remove: { path throws(FileError) in
            guard liveKind(path) != nil else { return }
            try attempt(.remove, path) { try FileManager.default.removeItem(atPath: path) }
        })
}

private func liveKind(_ path: String) -> Files.Kind? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case nil: return nil
    case .typeRegular?: return .file
    case .typeDirectory?: return .folder
    case .typeSymbolicLink?: return .link
    default: return .special
    }
}

private func liveWrite(_ path: String, _ bytes: [UInt8]) throws {
    let url = URL(filePath: path)
    switch liveKind(path) {
    case .file?:
        try Data(bytes).write(to: url, options: .atomic)
    case nil:
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url, options: .atomic)
    case .link? where FileManager.default.fileExists(atPath: path):
        try liveWrite(url.resolvingSymlinksInPath().path, bytes)
    default:
        // A device or a pipe, such as /dev/stdout, is written to, never replaced by a file.
        try Data(bytes).write(to: url)
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
    /// What an error number of the system means.
    package init(errno code: Int32) {
        self =
            switch code {
            case ENOENT: .missing
            case ENOTDIR, EISDIR, EEXIST: .inTheWay
            case EACCES, EPERM: .noPermission
            case ENOSPC, EDQUOT: .noSpace
            case EROFS: .readOnly
            default: .other(String(cString: strerror(code)))
            }
    }
}
