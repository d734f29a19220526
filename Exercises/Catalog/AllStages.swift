extension Workshop {
    /// The workshop as it is shipped: a new stage or encore is added here, and to the lists at the
    /// top of `Package.swift`.
    package static let shipped = Workshop(
        stages: [stage1, stage2, stage3, stage4, games, orders],
        shippedObjects: Catalog.shippedObjects)
}
