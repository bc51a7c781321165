// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "swift-composable",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture"]),
    .library(name: "ComposableCharts", targets: ["ComposableCharts"]),
    .library(name: "ComposableCore", targets: ["ComposableCore"]),
    .library(name: "ComposableEffectIdentifier", targets: ["ComposableEffectIdentifier"]),
    .library(name: "ComposableEncryption", targets: ["ComposableEncryption"]),
    .library(name: "ComposableLogging", targets: ["ComposableLogging"]),
    .library(name: "ComposableOSLog", targets: ["ComposableOSLog"]),
    .library(name: "ComposablePersistence", targets: ["ComposablePersistence"]),
    .library(
      name: "ComposablePersistenceTestSupport", targets: ["ComposablePersistenceTestSupport"]),
    .library(name: "ComposablePostgreSQL", targets: ["ComposablePostgreSQL"]),
    .library(name: "ComposablePublishers", targets: ["ComposablePublishers"]),
    .library(name: "ComposableRecording", targets: ["ComposableRecording"]),
    .library(name: "ComposableSQLite", targets: ["ComposableSQLite"]),
    .library(name: "CombineSchedulers", targets: ["CombineSchedulers"]),
    .library(name: "ComposableUI", targets: ["ComposableUI"]),
    .library(name: "ComposableUIKit", targets: ["ComposableUIKit"]),
    .library(name: "ComposableAVKit", targets: ["ComposableAVKit"]),
    .library(name: "ComposableAVFoundation", targets: ["ComposableAVFoundation"]),
    .library(name: "ComposableDocuments", targets: ["ComposableDocuments"]),
    .library(name: "ComposableWeb", targets: ["ComposableWeb"]),
    .library(name: "CasePaths", targets: ["CasePaths"]),
    .library(name: "IdentifiedCollections", targets: ["IdentifiedCollections"]),
    .library(name: "Dependencies", targets: ["Dependencies"]),
    .library(name: "DependenciesTestSupport", targets: ["DependenciesTestSupport"]),
    .library(name: "DependenciesMacros", targets: ["DependenciesMacros"]),
    .library(name: "Clocks", targets: ["Clocks"]),
    .library(name: "ConcurrencyExtras", targets: ["ConcurrencyExtras"]),
    .library(name: "SwiftNavigation", targets: ["SwiftNavigation"]),
    .library(name: "SwiftUINavigation", targets: ["SwiftUINavigation"]),
    .library(name: "Perception", targets: ["Perception"]),
    .library(name: "Sharing", targets: ["Sharing"]),
    .library(name: "Transactions", targets: ["Transactions"]),
  ],
  traits: [
    .trait(name: "All", description: "The traits below, as one: see Documentation/Decisions/0008."),
    .trait(name: "Encryption", description: "Encrypts stored sessions, with swift-crypto."),
    .trait(name: "SQLite", description: "Stores sessions in a file of SQLite, with GRDB."),
    .trait(name: "Web", description: "Serves views to browsers: ComposableWeb, on Hummingbird."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.5.0", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // Each target imports only targets that are listed below it.

    // Floor 5: the architecture as features import it, and views in a browser.
    .target(
      name: "ComposableArchitecture",
      dependencies: ["ComposableCore", "ComposablePublishers", "ComposableRecording"]),
    .testTarget(
      name: "ComposableArchitectureTests",
      dependencies: ["ComposableArchitecture", "ComposableTestSupport", .testSupport]
    ),
    .target(name: "SwiftUINavigation", dependencies: ["ComposableUI"]),
    .target(name: "ComposableCharts", dependencies: ["ComposableHTML", "ComposableUI"]),
    .testTarget(
      name: "ComposableChartsTests",
      dependencies: [
        "ComposableCharts", "ComposableHTML", "ComposableUI", .testSupport,
      ]
    ),
    // Names of ComposableUI for files that import UIKit, AVKit and AVFoundation.
    .target(name: "ComposableUIKit", dependencies: ["ComposableUI"]),
    .target(name: "ComposableAVKit", dependencies: ["ComposableUI"]),
    .target(name: "ComposableAVFoundation", dependencies: ["ComposableUI"]),
    .target(
      name: "ComposableWeb",
      dependencies: [
        "ComposableConcurrency", "ComposableCore", "ComposableDocuments", "ComposableHTML",
        "ComposablePersistence", "ComposableRecording", "ComposableUI", "ConcurrencyExtras",
        "Dependencies", "Sharing", "Transactions",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .web("ArgumentParser", "swift-argument-parser"),
        .web("HTTPTypes", "swift-http-types"),
        .web("Hummingbird", "hummingbird"),
        .web("HummingbirdCore", "hummingbird"),
        .web("Logging", "swift-log"),
        .web("Metrics", "swift-metrics"),
        .web("NIOCore", "swift-nio"),
        .web("NIOHTTP1", "swift-nio"),
        .web("NIOHTTPTypes", "swift-nio-extras"),
        .web("NIOHTTPTypesHTTP1", "swift-nio-extras"),
        .web("NIOPosix", "swift-nio"),
        .web("NIOTLS", "swift-nio"),
        .web("NIOWebSocket", "swift-nio"),
        .web("ServiceLifecycle", "swift-service-lifecycle"),
        .web("Tracing", "swift-distributed-tracing"),
        .web("UnixSignals", "swift-service-lifecycle"),
      ],
      exclude: ["Client"],
      plugins: ["EmbeddedFilesPlugin"]
    ),
    .testTarget(
      name: "ComposableWebTests",
      dependencies: [
        "ComposableCore", "ComposableDocuments", "ComposableHTML", "ComposablePersistence",
        "ComposableTestSupport", "ComposableUI", "ComposableWeb",
        .web("ArgumentParser", "swift-argument-parser"),
        .web("HTTPTypes", "swift-http-types"),
        .web("Hummingbird", "hummingbird"),
        .web("InMemoryTracing", "swift-distributed-tracing"),
        .web("Logging", "swift-log"),
        .web("Metrics", "swift-metrics"),
        .web("MetricsTestKit", "swift-metrics"),
        .web("NIOCore", "swift-nio"),
        .web("NIOEmbedded", "swift-nio"),
        .web("NIOHTTP1", "swift-nio"),
        .web("NIOPosix", "swift-nio"),
        .web("NIOWebSocket", "swift-nio"),
        .web("ServiceLifecycle", "swift-service-lifecycle"),
        .testSupport,
      ]
    ),

    // Floor 4: views, documents, publishers and effect identifiers.
    .target(
      name: "ComposableDocuments",
      dependencies: [
        "Clocks", "ComposableConcurrency", "ComposableCore", "ComposableUI", "ConcurrencyExtras",
      ]
    ),
    .testTarget(
      name: "ComposableDocumentsTests",
      dependencies: [
        "Clocks", "ComposableCore", "ComposableDocuments", "ComposableUI", .testSupport,
      ]
    ),
    // Records of what happens in stores, and tests made of them.
    .target(
      name: "ComposableRecording",
      dependencies: [
        "CasePaths", "ComposableConcurrency", "ComposableCore", "ConcurrencyExtras", "Dependencies",
        "Sharing", "Transactions",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]
    ),
    .testTarget(
      name: "ComposableRecordingTests",
      dependencies: [
        "ComposableArchitecture", "ComposableRecording", "ComposableTestSupport", .testSupport,
      ]
    ),

    .target(
      name: "ComposableEffectIdentifier",
      dependencies: [
        "ComposableConcurrency", "ComposableCore", "ConcurrencyExtras", "Dependencies",
      ]
    ),
    .testTarget(
      name: "ComposableEffectIdentifierTests",
      dependencies: ["ComposableEffectIdentifier", "ComposableTestSupport", .testSupport]
    ),
    .testTarget(
      name: "ComposableEffectIdentifierSwift5Tests",
      dependencies: ["ComposableEffectIdentifier", .testSupport]
    ),

    .target(
      name: "ComposablePublishers",
      dependencies: [
        "CombineSchedulers", "ComposableConcurrency", "ComposableCore", "ConcurrencyExtras",
      ]
    ),
    .testTarget(
      name: "ComposablePublishersTests",
      dependencies: [
        "ComposableEffectIdentifier", "ComposablePublishers", "ComposableTestSupport", .testSupport,
      ]
    ),

    .target(
      name: "ComposableUI",
      dependencies: [
        "ComposableConcurrency", "ComposableCore", "ComposableHTML", "ComposableMacros",
        "ConcurrencyExtras", "Transactions",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        .product(name: "OpenCombineShim", package: "OpenCombine"),
      ],
      exclude: ["Localization/Composable.xcstrings"],
      plugins: ["EmbeddedFilesPlugin"]
    ),
    .testTarget(
      name: "ComposableUITests",
      dependencies: [
        "ComposableHTML", "ComposableUI", "DependenciesTestSupport",
        .product(name: "OpenCombineShim", package: "OpenCombine"), .testSupport,
      ]
    ),

    // Storages of sessions, and of what nodes share.
    .target(
      name: "ComposableEncryption",
      dependencies: [
        "ComposableConcurrency", "ComposablePersistence", .encryption("Crypto", "swift-crypto"),
      ]
    ),
    .target(
      name: "ComposableSQLite",
      dependencies: ["ComposablePersistence", .sqlite("GRDB", "GRDB.swift")]
    ),
    .target(
      name: "ComposablePostgreSQL",
      dependencies: ["ComposableConcurrency", "ComposablePersistence", "ConcurrencyExtras"]),
    .target(
      name: "ComposablePersistenceTestSupport",
      dependencies: [
        "ComposablePersistence",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"), .testSupport,
      ]
    ),
    .target(
      name: "ComposablePersistence",
      dependencies: [
        "ComposableConcurrency", "ComposableCore", "Dependencies", "IdentifiedCollections",
        "Sharing",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "ComposablePersistenceTests",
      dependencies: [
        "ComposableConcurrency", "ComposableCore", "ComposableEncryption", "ComposablePersistence",
        "ComposablePersistenceTestSupport", "ComposablePostgreSQL", "ComposableSQLite",
        "ComposableTestSupport", "ConcurrencyExtras", "Dependencies", "IdentifiedCollections",
        "Sharing",
        .product(name: "OrderedCollections", package: "swift-collections"),
        .sqlite("GRDB", "GRDB.swift"), .testSupport,
      ]
    ),

    .target(name: "Perception", dependencies: ["ComposableCore"]),

    // Floor 3: the core of the architecture.
    .target(
      name: "ComposableCore",
      dependencies: [
        "CasePaths", "Clocks", "ComposableConcurrency", "ComposableMacros", "ConcurrencyExtras",
        "Dependencies", "DependenciesMacros", "IdentifiedCollections", "Sharing", "SwiftNavigation",
        "Transactions",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "ComposableCoreTests",
      dependencies: ["ComposableCore", "ComposableTestSupport", .testSupport]
    ),

    // Models and helpers of the tests of the architecture, without tests.
    .testTarget(name: "ComposableTestSupport", dependencies: ["ComposableCore"]),

    // Floor 2: the modules that a feature file imports by these names.
    .target(
      name: "CombineSchedulers",
      dependencies: [
        "Clocks", "ComposableConcurrency", "ConcurrencyExtras", "Dependencies", "Transactions",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineShim", package: "OpenCombine"),
      ]
    ),
    .testTarget(
      name: "CombineSchedulersTests",
      dependencies: ["CombineSchedulers", "ComposableCore", .testSupport]
    ),
    .target(
      name: "SwiftNavigation",
      dependencies: [
        "ComposableConcurrency", "ConcurrencyExtras", "Transactions",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]
    ),
    .testTarget(name: "SwiftNavigationTests", dependencies: ["SwiftNavigation", .testSupport]),
    .target(
      name: "Sharing",
      dependencies: [
        "CasePaths", "ComposableConcurrency", "ConcurrencyExtras", "Dependencies",
        "IdentifiedCollections",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "SharingTests",
      dependencies: ["DependenciesTestSupport", "Sharing", .testSupport]
    ),
    .target(
      name: "CasePaths",
      dependencies: [
        "ComposableConcurrency", "ComposableMacros",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(name: "CasePathsTests", dependencies: ["CasePaths", .testSupport]),
    .target(
      name: "IdentifiedCollections",
      dependencies: [
        "ComposableConcurrency",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "IdentifiedCollectionsTests",
      dependencies: ["IdentifiedCollections", .testSupport]
    ),
    .target(
      name: "DependenciesTestSupport",
      dependencies: ["ComposableConcurrency", "Dependencies", .testSupport]
    ),
    .target(
      name: "Dependencies",
      dependencies: [
        "Clocks", "ComposableConcurrency", "ConcurrencyExtras",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "DependenciesTests",
      dependencies: ["Dependencies", "DependenciesMacros", "DependenciesTestSupport", .testSupport]
    ),
    .target(
      name: "DependenciesMacros",
      dependencies: ["ComposableConcurrency", "ComposableMacros"]
    ),
    .target(
      name: "Clocks",
      dependencies: [
        "ComposableConcurrency",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(name: "ClocksTests", dependencies: ["Clocks", "ConcurrencyExtras", .testSupport]),
    // Logs. One module, and another name of it: each of `os` and `OSLog` can be an alias of one module.
    .target(name: "ComposableOSLog", dependencies: ["ComposableLogging"]),
    .target(
      name: "ComposableLogging",
      dependencies: ["ConcurrencyExtras", .product(name: "Logging", package: "swift-log")]),
    .testTarget(
      name: "ComposableLoggingTests",
      dependencies: [
        "ComposableLogging", .product(name: "Logging", package: "swift-log"), .testSupport,
      ]),
    .target(
      name: "ConcurrencyExtras", dependencies: ["ComposableConcurrency"]),
    .testTarget(
      name: "ConcurrencyExtrasTests",
      dependencies: ["ComposableConcurrency", "ConcurrencyExtras", .testSupport]),

    // Floor 1: locks and executors, HTML, animations and transactions.
    .target(
      name: "ComposableConcurrency",
      dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")]
    ),
    .testTarget(
      name: "ComposableConcurrencyTests",
      dependencies: ["ComposableConcurrency", "ConcurrencyExtras", .testSupport]),
    .target(name: "ComposableHTML"),
    .target(name: "Transactions"),
    .testTarget(name: "TransactionsTests", dependencies: ["Transactions", .testSupport]),

    // Floor 0: the macro plugin.
    .macro(
      name: "ComposableMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]
    ),
    .testTarget(
      name: "CompilerTests",
      dependencies: [
        "ComposableArchitecture", "ComposableCharts", "ComposableDocuments",
        "ComposableEffectIdentifier", "ComposableEncryption", "ComposablePersistence",
        "ComposablePersistenceTestSupport", "ComposablePostgreSQL", "ComposablePublishers",
        "ComposableSQLite", "ComposableUI", "ComposableWeb", "DependenciesTestSupport",
        "Perception", "SwiftUINavigation", .testSupport,
      ],
      exclude: ["Inputs"]
    ),
    .testTarget(name: "ManifestTests"),

    // The theme, the client's script and the translations, as string literals (decision 13).
    .plugin(
      name: "EmbeddedFilesPlugin", capability: .buildTool(),
      dependencies: ["EmbeddedFilesGenerator"]),
    .executableTarget(name: "EmbeddedFilesGenerator"),
  ],
  swiftLanguageModes: [.v6]
)

extension Target.Dependency {
  /// A product that only the trait `Web` needs.
  static func web(_ name: String, _ package: String) -> Self {
    .product(name: name, package: package, condition: .when(traits: ["All", "Web"]))
  }

  /// A product that only the trait `Encryption` needs.
  static func encryption(_ name: String, _ package: String) -> Self {
    .product(name: name, package: package, condition: .when(traits: ["All", "Encryption"]))
  }

  /// A product that only the trait `SQLite` needs.
  static func sqlite(_ name: String, _ package: String) -> Self {
    .product(name: name, package: package, condition: .when(traits: ["All", "SQLite"]))
  }

  /// Makes a reported issue fail the current test.
  static var testSupport: Self {
    .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")
  }
}

// In the Swift 5 mode, in which many features are compiled, a static property wrapper is allowed.
package.targets.first { $0.name == "ComposableEffectIdentifierSwift5Tests" }?.swiftSettings = [
  .swiftLanguageMode(.v5)
]

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .define("Encryption", .when(traits: ["All"])),
      .define("SQLite", .when(traits: ["All"])),
      .define("Web", .when(traits: ["All"])),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
