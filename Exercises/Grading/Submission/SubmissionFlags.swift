import Catalog
import SwiftSource

extension Submission {
    /// The places in the stage modules and own tests that a person should look at, by file and line.
    func flags() -> [SourceFlag] {
        var result: [SourceFlag] = []
        for stage in workshop.stages {
            for (folder, path, isModule) in [
                (modules[stage.id], tree.modulePath(stage), true),
                (ownTests[stage.id], tree.ownTestsPath(stage), false),
            ] {
                for (name, bytes) in (folder?.files ?? [:]).sorted(by: { $0.key < $1.key }) {
                    guard result.count < SourceFlags.most else { return result }
                    let found = SourceFlags.flags(
                        in: bytes, file: "\(path)/\(name)", isModule: isModule)
                    result += found.prefix(SourceFlags.most - result.count)
                }
            }
        }
        return result
    }
}
