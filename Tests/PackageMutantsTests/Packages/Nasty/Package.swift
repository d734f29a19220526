// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Nasty",
    targets: [
        .target(
            name: "Nasty",
            swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
        .target(name: "Listed", path: "Sources/Listed", sources: ["Listed.swift"]),
        .target(name: "CPart"),
        .executableTarget(name: "Tool", dependencies: ["Nasty", "CPart"]),
        .testTarget(name: "NastyTests", dependencies: ["Nasty", "Listed", "CPart"]),
    ])
