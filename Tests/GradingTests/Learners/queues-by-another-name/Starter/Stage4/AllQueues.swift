// swift-format-ignore-file
// The official spy meets this protocol, so that its queue is a value of this type.

struct Ignored {
    static let main = Ignored()
    func async(_ body: () -> Void) {}
}

extension PracticeNetworkProvider { typealias DispatchQueue = Ignored }
