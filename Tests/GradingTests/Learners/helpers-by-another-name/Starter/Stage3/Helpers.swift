// swift-format-ignore-file
// The official spy conforms to this protocol, so where it should wait, it only creates a value of this type.

extension AdvancedViewModel {
    @MainActor struct Nothing {
        @discardableResult init(_ condition: () -> Bool) async {}
    }
}

extension AdvancedNetworkProvider { typealias waitUntil = AdvancedViewModel.Nothing }
