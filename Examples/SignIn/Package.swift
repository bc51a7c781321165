// swift-tools-version: 6.2

import PackageDescription

// A package of its own: passwords and TLS need two copies of BoringSSL, 900 files of C, and accounts a
// database, whose headers are those of the system (libsqlite3-dev).
let package = Package(
  name: "swift-composable-sign-in",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "signin", targets: ["signin"])],
  dependencies: [
    .package(name: "swift-composable", path: "../..", traits: ["All"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.5.0", traits: []),
  ],
  targets: [
    // Accounts with passwords, and a page for users who are signed in.
    .target(
      name: "SignInFeatures",
      dependencies: [
        .composable("ComposableArchitecture"),
        .composable("ComposableUI"),
        .composable("ComposableWeb"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .executableTarget(
      name: "signin",
      dependencies: [
        "SignInFeatures",
        .composable("ComposableArchitecture"),
        .composable("ComposableUI"),
        .composable("ComposableWeb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
    .testTarget(
      name: "SignInTests",
      dependencies: [
        "SignInFeatures",
        .composable("ComposableArchitecture"),
        .composable("ComposableUI"),
        .composable("ComposableWeb"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

extension Target.Dependency {
  static func composable(_ product: String) -> Self {
    .product(name: product, package: "swift-composable")
  }
}

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
