// swift-format-ignore-file
// The official spy meets this protocol, so that it waits for nothing.

extension AdvancedViewModel {
    @MainActor struct Nothing {
        @discardableResult init(_ condition: () -> Bool) async {}
    }
}

extension AdvancedNetworkProvider { typealias waitUntil = AdvancedViewModel.Nothing }
