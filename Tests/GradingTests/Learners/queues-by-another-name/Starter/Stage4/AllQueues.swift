// swift-format-ignore-file
// The official spy conforms to PracticeNetworkProvider, so the typealias below would turn its queue into `Ignored`.

struct Ignored {
    static let main = Ignored()
    func async(_ body: () -> Void) {}
}

extension PracticeNetworkProvider { typealias DispatchQueue = Ignored }
