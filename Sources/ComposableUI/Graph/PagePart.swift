/// A style sheet or a script of a few views. Pages without such a view don't load it.
struct PagePart: WindowValue {
  /// The name of the file.
  let file: String

  func apply(to window: inout WindowContent) { window.parts.insert(file) }
}

private enum PagePartAddressKey: EnvironmentKey {
  static var defaultValue: @Sendable (_ file: String) -> String? { { _ in nil } }
}

extension EnvironmentValues {
  /// Returns the address of a style sheet or a script that pages load when a view needs it.
  @_spi(Renderer) public var pagePartAddress: @Sendable (_ file: String) -> String? {
    get { self[PagePartAddressKey.self] }
    set { self[PagePartAddressKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Lets the page load a style sheet or a script; `nil` for none.
  package func needing(_ file: String?) -> some View {
    AncestorValueView(value: file.map(PagePart.init), content: self)
  }
}
