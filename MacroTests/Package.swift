// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// The tests of macro expansions. A package of their own: SwiftPM builds a test product that links a
// macro for the host, and with it all that the product tests, a second time.
let package = Package(
  name: "swift-composable-macro-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Not built. A build folder that is shared with the library and the examples keeps the checkouts
    // of the packages that the last build depended on, and no others.
    .package(name: "swift-composable", path: "..", traits: ["All"]),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // The sources of `ComposableMacros`, behind a symbolic link.
    .macro(
      name: "TestedMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]
    ),
    .testTarget(
      name: "ComposableMacrosTests",
      dependencies: [
        "TestedMacros",
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(
          name: "Transactions", package: "swift-composable",
          condition: .when(platforms: [.wasi])),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
