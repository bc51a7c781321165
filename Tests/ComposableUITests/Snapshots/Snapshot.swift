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

  /// A view whose rendering is a single line.
  init(
    _ name: String, is expected: String,
    @ViewBuilder of view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.init(name, of: view) { expected }
  }

  /// A divider with a modifier, which is rendered as an element around the divider.
  init(
    _ name: String, modifier: String,
    of view: @escaping @MainActor @Sendable (Divider) -> some View
  ) {
    self.init(name) {
      view(Divider())
    } is: {
      "\(modifier)\n  Divider"
    }
  }

  /// A divider with a modifier that is not rendered.
  init(
    unchanged name: String, of view: @escaping @MainActor @Sendable (Divider) -> some View
  ) {
    self.init(name, is: "Divider") { view(Divider()) }
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
