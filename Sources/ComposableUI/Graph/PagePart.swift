/// A style sheet or a script of a few views. Pages without such a view don't load it.
struct PagePart: WindowValue {
  /// The name of the file.
  let file: String

  func apply(to window: inout WindowContent) { window.parts.insert(file) }
}

private enum PagePartsKey: EnvironmentKey {
  static var defaultValue: [String: String] { [:] }
}

extension EnvironmentValues {
  /// The addresses of the style sheets and scripts that pages load when a view needs them, by the names
  /// of their files.
  @_spi(Renderer) public var pageParts: [String: String] {
    get { self[PagePartsKey.self] }
    set { self[PagePartsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Lets the page load a style sheet or a script; `nil` for none.
  func needing(_ file: String?) -> some View {
    AncestorValueView(value: file.map(PagePart.init), content: self)
  }
}
