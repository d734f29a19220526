// swift-format-ignore-file
// The official spy conforms to PracticeNetworkProvider, so its queue becomes a value of the type `Ignored`.

struct Ignored {
    static let main = Ignored()
    func async(_ body: () -> Void) {}
}

extension PracticeNetworkProvider { typealias DispatchQueue = Ignored }
