// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "swift-composable-examples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "board", targets: ["board"]),
    .executable(name: "contacts", targets: ["contacts"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "shop", targets: ["shop"]),
    .executable(name: "standups", targets: ["standups"]),
    .executable(name: "timers", targets: ["timers"]),
    .executable(name: "terminal", targets: ["terminal"]),
    .library(name: "CaseStudies", targets: ["CaseStudies"]),
    .library(name: "StandUpFeatures", targets: ["StandUpFeatures"]),
    .library(name: "TimerFeatures", targets: ["TimerFeatures"]),
  ],
  dependencies: [
    .package(name: "swift-composable", path: "..", traits: ["All"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.5.0", traits: []),
  ],
  targets: [
    // Features to learn from, one file each.
    .target(
      name: "CaseStudies",
      dependencies: [
        .composable("ComposableAVKit"),
        .composable("ComposableArchitecture"),
        .composable("ComposableCharts"),
        .composable("ComposableEffectIdentifier"),
        .composable("ComposablePublishers"),
        .composable("ComposableUI"),
      ],
      resources: [.process("Assets.xcassets"), .process("Media")],
      plugins: ["ListingPlugin"]
    ),
    // A timer, a list of timers, and timers in files.
    .target(
      name: "TimerFeatures",
      dependencies: [
        .composable("ComposableArchitecture"),
        .composable("ComposableEffectIdentifier"),
        .composable("ComposableUI"),
      ]
    ),
    // A tracker of stand-up meetings: screens, speech, and a file that tabs share.
    .target(
      name: "StandUpFeatures",
      dependencies: [
        .composable("ComposableArchitecture"),
        .composable("ComposableUI"),
      ]
    ),
    // A shop with a form of three steps, whose pages have addresses.
    .target(
      name: "ShopFeatures",
      dependencies: [.composable("ComposableArchitecture"), .composable("ComposableUI")],
      resources: [.process("Assets.xcassets")]
    ),
    // A board that all users share, with cards that they drag.
    .target(
      name: "BoardFeatures",
      dependencies: [
        .composable("ComposableArchitecture"), .composable("ComposablePersistence"),
        .composable("ComposableUI"),
      ]
    ),
    // Contacts in a database, which all users share.
    .target(
      name: "ContactsFeatures",
      dependencies: [
        .composable("ComposableArchitecture"), .composable("ComposableUI"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    // A service that tells facts about numbers, on this machine.
    .target(
      name: "FactServer",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]
    ),

    // The case studies, the timers and the stand-ups in a browser, and without one.
    .executableTarget(
      name: "gallery",
      dependencies: [
        "CaseStudies", "FactServer",
        .composable("ComposableArchitecture"),
        .composable("ComposableUI"),
        .composable("ComposableWeb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "timers",
      dependencies: [
        "TimerFeatures",
        .composable("ComposableArchitecture"),
        .composable("ComposableUI"),
        .composable("ComposableWeb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "board",
      dependencies: [
        "BoardFeatures",
        .composable("ComposableArchitecture"),
        .composable("ComposablePersistence"),
        .composable("ComposablePostgreSQL"),
        .composable("ComposableSQLite"),
        .composable("ComposableUI"),
        .composable("ComposableWeb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "contacts",
      dependencies: [
        "ContactsFeatures",
        .composable("ComposableArchitecture"),
        .composable("ComposableUI"),
        .composable("ComposableWeb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "shop",
      dependencies: [
        "ShopFeatures",
        .composable("ComposableArchitecture"),
        .composable("ComposableEncryption"),
        .composable("ComposableSQLite"),
        .composable("ComposableUI"),
        .composable("ComposableWeb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.process("Localizable.xcstrings")]
    ),
    .executableTarget(
      name: "standups",
      dependencies: [
        "StandUpFeatures",
        .composable("ComposableArchitecture"),
        .composable("ComposableUI"),
        .composable("ComposableWeb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "terminal",
      dependencies: [
        "CaseStudies", "FactServer", "TimerFeatures",
        .composable("ComposableArchitecture"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // The sources that the gallery shows.
    .plugin(
      name: "ListingPlugin", capability: .buildTool(), dependencies: ["ListingGenerator"]
    ),
    .executableTarget(name: "ListingGenerator"),

    // A writer that tests kill.
    .executableTarget(
      name: "killed-writer", dependencies: ["TimerFeatures"], path: "Tests/KilledWriter"),
    // Pages that only tests in a browser look at.
    .executableTarget(
      name: "test-pages",
      dependencies: [
        .composable("ComposableArchitecture"), .composable("ComposablePersistence"),
        .composable("ComposablePostgreSQL"), .composable("ComposableSQLite"),
        .composable("ComposableUI"), .composable("ComposableWeb"), .composable("ConcurrencyExtras"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/TestPages"
    ),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "BoardFeatures", "CaseStudies", "ContactsFeatures", "FactServer", "ShopFeatures",
        "StandUpFeatures", "TimerFeatures", "board", "contacts", "gallery", "killed-writer", "shop",
        "standups", "terminal", "timers",
        .composable("ComposableArchitecture"),
        .composable("ComposablePersistence"),
        .composable("ComposablePublishers"),
        .composable("ComposableUI"),
        .composable("ComposableWeb"),
        .composable("DependenciesTestSupport"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
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

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Their files say `import SwiftUI`, as view files do elsewhere, `import Combine`, `import Charts` and `import AVKit`.
  let features = [
    "BoardFeatures", "CaseStudies", "ContactsFeatures", "StandUpFeatures", "TimerFeatures",
  ]
  if features.contains(target.name) {
    target.swiftSettings?.append(
      .unsafeFlags([
        "-module-alias", "SwiftUI=ComposableUI", "-module-alias", "Combine=OpenCombine",
        "-module-alias", "Charts=ComposableCharts", "-module-alias", "AVKit=ComposableAVKit",
      ]))
  }
}
