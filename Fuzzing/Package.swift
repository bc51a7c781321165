// swift-tools-version: 6.2

import PackageDescription

// The coverage-guided fuzzer of everything that a client sends. A package of its own: `scripts/fuzz
// library` builds it and the library with the instrumentation of libFuzzer.
let package = Package(
  name: "swift-composable-fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-composable", path: "..", traits: ["Web"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.5.0", traits: []),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "Fuzzer",
      dependencies: [
        .product(name: "ComposableCore", package: "swift-composable"),
        .product(name: "ComposableDocuments", package: "swift-composable"),
        .product(name: "ComposableUI", package: "swift-composable"),
        .product(name: "ComposableWeb", package: "swift-composable"),
        .product(name: "ConcurrencyExtras", package: "swift-composable"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      // The entry of libFuzzer, a function of C.
      swiftSettings: [.enableExperimentalFeature("Extern")]
    )
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
