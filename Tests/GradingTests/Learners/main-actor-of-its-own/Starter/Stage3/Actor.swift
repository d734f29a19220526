// Tests marked @MainActor would be isolated to this actor.
@globalActor actor MainActor { static let shared = MainActor() }
