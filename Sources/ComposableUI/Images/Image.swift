import ComposableConcurrency
import ComposableHTML
public import Foundation

/// An icon of the symbol set, or a picture of an asset catalog.
///
/// ```swift
/// Image(systemName: "play.fill").foregroundStyle(.tint)
/// Image("Harbour").resizable().scaledToFit()
/// ```
///
/// The available symbols are those of ``Symbol/names``, a part of SF Symbols. Pictures are those of the
/// `.xcassets` folders among the resources of a target: `resources: [.process("Assets.xcassets")]`. See <doc:Pictures>.
/// Any other name is reported as an issue, and a square is shown in its place.
public nonisolated struct Image: _UnobservedView {
  /// The symbol or picture. A picture is stored apart, so that icons do not have its size.
  private enum Base {
    case symbol(String)
    indirect case picture(PictureView)
  }

  private var base: Base
  private let sourceLocation: SourceLocation?
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
    base = .symbol(systemName)
    sourceLocation = SourceLocation(fileID, filePath, line, column)
  }

  init(_ picture: PictureView, _ sourceLocation: SourceLocation? = nil) {
    base = .picture(picture)
    self.sourceLocation = sourceLocation
  }

  /// The picture; `nil` for a symbol.
  var picture: PictureView? {
    if case .picture(let picture) = base { picture } else { nil }
  }

  var name: String {
    switch base {
    case .symbol(let name): name
    case .picture(let picture): picture.name
    }
  }

  /// The content of the view.
  public var body: some View {
    if let picture, picture.exists {
      picture
    } else if picture == nil, Symbol.named(name) != nil {
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
    guard let picture else {
      sourceLocation?.report(
        """
        There is no symbol '\(name)'.

        Use one of 'Symbol.names', or draw a shape.
        """
      )
      return
    }
    sourceLocation?.report(
      """
      There is no picture '\(name)' in the asset catalogs of '\(picture.bundle?.bundlePath ?? "")'.

      Add the catalog to the resources of the target, as in '.process("Assets.xcassets")'. Pass 'bundle: .module' for \
      a target other than the program's own.
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

  /// Lets a picture take the space that it is offered, whatever its own size.
  ///
  /// An icon is returned unchanged: it fills a frame that sets both a width and a height, also without this modifier.
  ///
  /// - Parameters:
  ///   - capInsets: Ignored: a picture is stretched as a whole.
  ///   - resizingMode: The way to fill the space.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing { $0.resizingMode = resizingMode }
  }

  /// The ways in which a picture fills more space than its own size.
  public enum ResizingMode: Hashable, Sendable {
    /// The picture is repeated.
    case tile
    /// The picture is scaled.
    case stretch
  }

  /// The ways to draw the pixels of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground style, and as they are.
    case template, original
  }

  /// Draws a picture in the foreground style, where it is not transparent, or as it is. An icon is always drawn in the
  /// foreground style.
  ///
  /// - Parameter renderingMode: The way to draw it; `nil` for that of the asset catalog.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.isTemplate = renderingMode.map { $0 == .template } }
  }

  /// The qualities of a picture that is drawn in another size than its own.
  public enum Interpolation: Hashable, Sendable {
    /// Sharp pixels.
    case none
    /// Smooth transitions between pixels, which are alike in browsers.
    case low, medium, high
  }

  /// Draws a picture in another size than its own with sharp or with smooth pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.isPixelated = interpolation == .none }
  }

  /// Returns the image unchanged: browsers smooth all edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Gives the image a ratio of its width to its height.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; `nil` for that of the picture or icon.
  ///   - contentMode: Determines if the image fits into the available space or covers it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(
      AspectRatioContent(
        ratio: (aspectRatio ?? ratio).map { Double($0) }, mode: contentMode,
        isOfPicture: aspectRatio == nil && picture != nil))
  }

  /// Makes the image as large as possible within the available space, with its own aspect ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the image cover the available space, with its own aspect ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// The width of a picture divided by its height; `nil` for an icon.
  private var ratio: CGFloat? {
    (picture?.picture?.variants(for: .light).first?.file.size).map { $0.width / $0.height }
  }

  private func changing(_ change: (inout PictureView) -> Void) -> Image {
    guard var picture else { return self }
    change(&picture)
    var image = self
    image.base = .picture(picture)
    return image
  }
}

extension Image {
  /// Creates a picture of an asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name of the picture, after that of its folder if that provides a namespace: "Icons/Star". Assistive
  ///     technologies read it.
  ///   - bundle: The bundle of the catalog; `nil` for that of the program.
  public init(
    _ name: String, bundle: Bundle? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      PictureView(name: name, source: .catalog(bundle ?? .main)),
      SourceLocation(fileID, filePath, line, column))
  }

  /// Creates a picture of an asset catalog with a label for assistive technologies.
  public init(
    _ name: String, bundle: Bundle? = nil, label: Text,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      PictureView(name: name, source: .catalog(bundle ?? .main), label: label),
      SourceLocation(fileID, filePath, line, column))
  }

  /// Creates a picture of an asset catalog that assistive technologies ignore.
  public init(
    decorative name: String, bundle: Bundle? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      PictureView(name: name, source: .catalog(bundle ?? .main), isDecorative: true),
      SourceLocation(fileID, filePath, line, column))
  }

  /// Creates a picture of an asset catalog.
  public init(
    _ resource: ImageResource,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      PictureView(name: resource.name, source: .catalog(resource.bundle)),
      SourceLocation(fileID, filePath, line, column))
  }
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
