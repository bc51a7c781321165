import ComposableConcurrency
import ComposableHTML
public import Foundation

/// An icon of the symbol set.
///
/// ```swift
/// Image(systemName: "play.fill").foregroundStyle(.tint)
/// ```
///
/// The available symbols are those of ``Symbol/names``, a part of SF Symbols. Any other name is
/// reported as an issue, and a square is shown in its place. SwiftUI's images of asset catalogs and
/// files are not available.
public nonisolated struct Image: _UnobservedView {
  private let name: String
  private let sourceLocation: SourceLocation
  @Environment(\.imageScale) private var scale
  @Environment(\.symbolVariants) private var variants

  /// Creates an icon.
  ///
  /// - Parameter systemName: The name of the symbol, one of ``Symbol/names``.
  public init(
    systemName: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    name = systemName
    sourceLocation = SourceLocation(fileID, filePath, line, column)
  }

  /// The content of the view.
  public var body: some View {
    if Symbol.named(name) != nil {
      scaled(variants.applied(to: name))
    } else {
      // Reports once for each name, however often the view is updated.
      scaled("square").onAppear(perform: report).id(name)
    }
  }

  @ViewBuilder private func scaled(_ name: String) -> some View {
    let icon = ElementView(SymbolContent(name: name))
    switch scale {
    case .small: icon.scaleEffect(0.8)
    case .medium: icon
    case .large: icon.scaleEffect(1.25)
    }
  }

  private func report() {
    sourceLocation.report(
      """
      There is no symbol '\(name)'.

      Use one of 'Symbol.names', or draw a shape.
      """
    )
  }
}

// Unchecked: the values of the environment are set in the copy of a node only.
extension Image: @unchecked Sendable {}

extension Image {
  /// The size of an icon relative to the text beside it.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// 80, 100 and 125 percent of the default size.
    case small, medium, large
  }

  /// Returns the icon unchanged. In a browser, an icon fills a frame that sets both a width and a
  /// height, also without this modifier.
  public func resizable() -> Image { self }

  /// The ways to draw the pixels of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground style, and as they are.
    case template, original
  }

  /// Returns the icon unchanged: an icon is always drawn in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

nonisolated extension View {
  /// Scales the icons in this view. Unlike in SwiftUI, they keep the space of the default size in
  /// the layout.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The size of icons relative to the text beside them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

// Without these, the compiler proposes 'systemName', which means something else.
extension Image {
  /// Reports a picture of an asset catalog.
  @available(
    *, unavailable,
    message: "Asset catalogs are not read. Show a symbol with 'Image(systemName:)'"
  )
  public init(_ name: String, bundle: Bundle? = nil) {
    preconditionFailure("Asset catalogs are not read.")
  }

  /// Reports a picture of an asset catalog.
  @available(
    *, unavailable,
    message: "Asset catalogs are not read. Show a symbol with 'Image(systemName:)'"
  )
  public init(decorative name: String, bundle: Bundle? = nil) {
    preconditionFailure("Asset catalogs are not read.")
  }
}

/// An icon, by the name of its symbol.
struct SymbolContent: ElementContent {
  var name: String

  // Beside a title it is hidden from assistive technologies.
  func html(in context: RenderContext) -> HTMLNode {
    var path = HTMLNode("path")
    let symbol = Symbol.named(name)
    path.set("d", symbol?.path)
    if symbol?.drawing == .fill { path.set("class", "filled") }
    var drawing = HTMLNode("svg", [.node(path)])
    drawing.set("viewBox", HTMLNode.symbolBox)
    drawing.set("aria-hidden", "true")
    var node = HTMLNode("span", class: "icon", [.node(drawing)])
    if Symbol.isDirectional(name) { node.add(class: "directional") }
    if context.isBesideTitle {
      node.set("aria-hidden", "true")
    } else if context.accessibilityLabel == nil {
      node.set("role", "img")
      node.set("aria-label", accessibleName(in: context))
    }
    return node
  }

  /// The usual meanings of symbols, by their base names.
  private static let meanings: [String: SystemText] = [
    "checkmark": .done, "chevron.backward": .back, "chevron.forward": .forward,
    "chevron.left": .back, "chevron.right": .forward, "gear": .settings,
    "gearshape": .settings, "magnifyingglass": .search, "minus": .remove, "pencil": .edit,
    "plus": .add, "square.and.arrow.up": .share, "trash": .delete, "xmark": .close,
  ]

  /// The name that a screen reader reads for a symbol: its meaning, or else the words of its name.
  private func accessibleName(in context: RenderContext) -> String {
    var base = name
    for suffix in [".fill", ".circle", ".square"] where base.hasSuffix(suffix) {
      base.removeLast(suffix.count)
    }
    if let meaning = Self.meanings[base] { return context.text(meaning) }
    let words = base.split(separator: ".").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  var layout: ElementLayout { ElementLayout(traits: [.icon, .image]) }
  var redacted: (any ElementContent)? { TextContent([TextRun("xx").redacted]) }
  var labeling: AccessibilityLabeling { .image }
  var description: String { "Image \(name)" }
}

extension HTMLNode {
  /// True for the drawing of a symbol, which consists of one outline.
  package var isSymbol: Bool { tag == "svg" && value(of: "viewBox") == Self.symbolBox }

  fileprivate static let symbolBox = "0 0 24 24"
}

extension LocalizedStringKey.StringInterpolation {
  /// Not available, unlike in SwiftUI: an icon cannot be a part of a text.
  @available(
    *, unavailable,
    message: "An image cannot be interpolated into text. Use a 'Label' instead."
  )
  public mutating func appendInterpolation(_ image: Image) {}
}
