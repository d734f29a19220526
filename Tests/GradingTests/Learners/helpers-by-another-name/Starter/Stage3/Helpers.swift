// swift-format-ignore-file
// The official spy conforms to AdvancedNetworkProvider, so its `waitUntil` only creates a value of the type `Nothing`.

extension AdvancedViewModel {
    @MainActor struct Nothing {
        @discardableResult init(_ condition: () -> Bool) async {}
    }
}

extension AdvancedNetworkProvider { typealias waitUntil = AdvancedViewModel.Nothing }
