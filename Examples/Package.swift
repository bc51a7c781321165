// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "swift-composable-examples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "effects-cancellation", targets: ["effects-cancellation"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "lonely-timer", targets: ["lonely-timer"]),
    .executable(name: "many-timers", targets: ["many-timers"]),
    .executable(name: "many-timers-documents", targets: ["many-timers-documents"]),
    .library(name: "CaseStudies", targets: ["CaseStudies"]),
    .library(name: "LonelyTimer", targets: ["LonelyTimer"]),
    .library(name: "ManyTimers", targets: ["ManyTimers"]),
    .library(name: "TimerViews", targets: ["TimerViews"]),
  ],
  dependencies: [
    .package(name: "swift-composable", path: "..", traits: ["Web"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // The features. Their files hold nothing that is particular to this library or to Linux.
    .target(
      name: "CaseStudies",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposablePublishers", package: "swift-composable"),
      ]
    ),

    // A timer, and apps of many.
    .target(
      name: "LonelyTimer",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposableEffectIdentifier", package: "swift-composable"),
      ]
    ),
    .target(
      name: "ManyTimers",
      dependencies: [
        "LonelyTimer",
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposableEffectIdentifier", package: "swift-composable"),
      ]
    ),

    // The features in a browser: their views, and a server. The timers' programs are below.
    .target(
      name: "GalleryViews",
      dependencies: [
        "CaseStudies",
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposableUI", package: "swift-composable"),
      ],
      resources: [.embedInCode("Listings")]
    ),
    .target(
      name: "TimerViews",
      dependencies: [
        "LonelyTimer", "ManyTimers",
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposableUI", package: "swift-composable"),
      ]
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "CaseStudies", "FactServer", "GalleryViews",
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposableUI", package: "swift-composable"),
        .product(name: "ComposableWeb", package: "swift-composable"),
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
    .target(
      name: "TerminalPrograms",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
    .target(name: "TimerPrograms", dependencies: ["LonelyTimer", "TerminalPrograms"]),
    .executableTarget(
      name: "effects-cancellation",
      dependencies: [
        "CaseStudies", "FactServer", "TerminalPrograms",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "ComposableArchitecture", package: "swift-composable"),
      ]
    ),
    .executableTarget(
      name: "lonely-timer",
      dependencies: [
        "LonelyTimer", "TerminalPrograms", "TimerPrograms", "TimerViews",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposableUI", package: "swift-composable"),
        .product(name: "ComposableWeb", package: "swift-composable"),
      ]
    ),
    .executableTarget(
      name: "many-timers",
      dependencies: [
        "LonelyTimer", "ManyTimers", "TerminalPrograms", "TimerPrograms", "TimerViews",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposableUI", package: "swift-composable"),
        .product(name: "ComposableWeb", package: "swift-composable"),
      ]
    ),
    .executableTarget(
      name: "many-timers-documents",
      dependencies: [
        "LonelyTimer", "ManyTimers", "TerminalPrograms", "TimerPrograms", "TimerViews",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposableUI", package: "swift-composable"),
        .product(name: "ComposableWeb", package: "swift-composable"),
      ]
    ),

    // A writer that tests kill.
    .executableTarget(
      name: "killed-writer", dependencies: ["LonelyTimer", "ManyTimers"], path: "Tests/KilledWriter"
    ),

    // Pages that only tests in a browser look at.
    .executableTarget(
      name: "test-pages",
      dependencies: [
        .product(name: "ComposableUI", package: "swift-composable"),
        .product(name: "ComposableWeb", package: "swift-composable"),
      ],
      path: "Tests/TestPages"
    ),

    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "CaseStudies", "FactServer", "GalleryViews", "LonelyTimer", "ManyTimers",
        "TerminalPrograms",
        "TimerPrograms", "TimerViews", "effects-cancellation", "killed-writer", "lonely-timer",
        "many-timers",
        "many-timers-documents",
        .product(name: "ComposableArchitecture", package: "swift-composable"),
        .product(name: "ComposablePublishers", package: "swift-composable"),
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
  if !["CaseStudies", "LonelyTimer", "ManyTimers"].contains(target.name) {
    target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
  // Its files say `import SwiftUI`, as view files do elsewhere.
  if target.name == "GalleryViews" {
    target.swiftSettings?.append(.unsafeFlags(["-module-alias", "SwiftUI=ComposableUI"]))
  }
}
