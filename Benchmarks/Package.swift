// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-composable", path: "..", traits: ["All"]),
    .package(name: "swift-composable-examples", path: "../Examples"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.5.0"),
  ],
  targets: [
    .target(name: "CPlatform"),
    .executableTarget(
      name: "RowsPage",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposableUI", package: "swift-composable"),
        .product(name: "ComposableWeb", package: "swift-composable"),
        .product(name: "IdentifiedCollections", package: "swift-composable"),
        .product(name: "Transactions", package: "swift-composable"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CPlatform",
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposableEffectIdentifier", package: "swift-composable"),
        .product(name: "ComposablePersistence", package: "swift-composable"),
        .product(name: "ComposablePostgreSQL", package: "swift-composable"),
        .product(name: "ComposablePublishers", package: "swift-composable"),
        .product(name: "ComposableSQLite", package: "swift-composable"),
        .product(name: "ComposableUI", package: "swift-composable"),
        .product(name: "ComposableWeb", package: "swift-composable"),
        .product(name: "ConcurrencyExtras", package: "swift-composable"),
        .product(name: "IdentifiedCollections", package: "swift-composable"),
        .product(name: "Sharing", package: "swift-composable"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "CaseStudies", package: "swift-composable-examples"),
        .product(name: "TimerFeatures", package: "swift-composable-examples"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
