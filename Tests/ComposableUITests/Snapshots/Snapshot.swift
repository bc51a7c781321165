import Testing

@_spi(Renderer) @testable import ComposableUI

/// A view with the rendering that is expected.
struct Snapshot: CustomTestStringConvertible, Sendable {
  let name: String
  let view: @MainActor @Sendable () -> AnyView
  let expected: String

  init(
    _ name: String, @ViewBuilder of view: @escaping @MainActor @Sendable () -> some View,
    is expected: () -> String
  ) {
    self.name = name
    self.view = { AnyView(view()) }
    self.expected = expected()
  }

  var testDescription: String { name }

  /// Compares the rendering with the expected one.
  @MainActor func verify() {
    let driver = ViewDriver { view() }
    let rendering = driver.rendering.snapshot
    #expect(rendering == expected, "\(rendering)")
  }
}

/// A builder of lists of snapshots.
@resultBuilder enum SnapshotBuilder {
  static func buildBlock(_ snapshots: Snapshot...) -> [Snapshot] { snapshots }
}
