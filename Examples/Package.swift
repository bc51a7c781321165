// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "swift-composable-examples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "effects-cancellation", targets: ["effects-cancellation"]),
    .library(name: "CaseStudies", targets: ["CaseStudies"]),
  ],
  dependencies: [
    .package(name: "swift-composable", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // The features. Their files hold nothing that is particular to this library or to Linux.
    .target(
      name: "CaseStudies",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "swift-composable")
      ]
    ),

    // A fact service for those who are offline.
    .target(
      name: "FactServer",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
    ),

    // The features in a terminal.
    .executableTarget(
      name: "effects-cancellation",
      dependencies: [
        "CaseStudies", "FactServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "ComposableArchitecture", package: "swift-composable"),
      ]
    ),

    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "CaseStudies", "FactServer", "effects-cancellation",
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "DependenciesTestSupport", package: "swift-composable"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Feature files say `import ComposableArchitecture` and are public, as they are elsewhere.
  if target.name != "CaseStudies" {
    target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
}
