import ComposableHTML
import Foundation

/// A picture of an asset catalog, in the variant for the color scheme, or one that has been loaded.
nonisolated struct PictureView: _UnobservedView {
  /// The origin of a picture.
  enum Source {
    case catalog(Bundle)
    case web(PictureContent.Source)
  }

  let name: String
  let source: Source
  /// The size of a picture from data, in points; `nil` for that of the file.
  var ownSize: CGSize?
  var label: Text?
  var isDecorative = false
  /// The way in which it fills the available space; `nil` if it has its own size.
  var resizingMode: Image.ResizingMode?
  /// True to draw it in the foreground style; `nil` if the catalog says it.
  var isTemplate: Bool?
  var isPixelated = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.picturePath) private var path

  /// The bundle of the catalog.
  var bundle: Bundle? { if case .catalog(let bundle) = source { bundle } else { nil } }

  /// The picture of the catalog; `nil` if it has none with the name, or for one from the web.
  var picture: Picture? {
    bundle.flatMap { AssetCatalog.catalog(of: $0).pictures[name] }
  }

  /// True if there is a picture to show.
  var exists: Bool { if case .web = source { true } else { picture != nil } }

  var body: some View {
    let picture = ElementView(content(for: colorScheme, below: path))
    if let label { picture.accessibilityLabel(label) } else { picture }
  }

  /// Returns the content for a color scheme and an address that the names of pictures are below.
  func content(for colorScheme: ColorScheme, below path: String) -> PictureContent {
    let picture = picture
    let variants = picture?.variants(for: colorScheme) ?? []
    let first = variants.first
    var sources = variants.map { PictureContent.Source(path: path + $0.file.name, scale: $0.scale) }
    if case .web(let source) = source { sources = [source] }
    return PictureContent(
      name: isDecorative || name.isEmpty ? nil : name.split(separator: "/").last.map(String.init),
      sources: sources,
      size: ownSize
        ?? first.flatMap { first in
          first.file.size.map {
            CGSize(width: $0.width / Double(first.scale), height: $0.height / Double(first.scale))
          }
        },
      resizingMode: resizingMode,
      // A mask of another host would need its permission.
      isTemplate: bundle != nil && (isTemplate ?? picture?.isTemplate ?? false),
      isPixelated: isPixelated)
  }
}

// Unchecked: the values of the environment are set in the copy of a node only, and a bundle is an immutable object.
extension PictureView: @unchecked Sendable {}

private enum PicturePathKey: EnvironmentKey {
  static var defaultValue: String { "images/" }
}

extension EnvironmentValues {
  /// The address that the names of pictures are below: `/shop/images/`.
  @_spi(Renderer) public var picturePath: String {
    get { self[PicturePathKey.self] }
    set { self[PicturePathKey.self] = newValue }
  }
}

/// A picture, by the addresses of its files.
struct PictureContent: ElementContent {
  /// The name that assistive technologies read; `nil` for a decoration.
  var name: String?
  /// The files by their scales.
  var sources: [Source]
  /// The size in points; `nil` if it is not known.
  var size: CGSize?
  var resizingMode: Image.ResizingMode?
  var isTemplate: Bool
  var isPixelated: Bool

  struct Source: Hashable, Sendable {
    let path: String
    /// The number of pixels for a point.
    let scale: Int
  }

  func html(in context: RenderContext) -> HTMLNode {
    // A background has no size of its own.
    let isDrawn = (isTemplate || resizingMode == .tile) && (size != nil || resizingMode != nil)
    var node = HTMLNode(isDrawn ? "span" : "img", class: "picture")
    if isDrawn {
      let image: CSS =
        "image-set(\(sources.dropFirst().reduce(file(sources.first)) { "\($0),\(file($1))" }))"
      let tile: CSS =
        "0 0/\(size.map { "\($0.width)px \($0.height)px" } ?? "auto") repeat"
      let placement: CSS = resizingMode == .tile ? tile : "0 0/100% 100% no-repeat"
      if isTemplate {
        node.style("mask", "\(image) \(placement)")
        node.style("background-color", "currentcolor")
      } else {
        node.style("background", "\(image) \(placement)")
      }
    } else {
      node.set("src", sources.first?.path)
      if sources.count > 1 || sources.first?.scale != 1 {
        // A comma ends an address.
        let files = sources.map { "\($0.path.replacing(",", with: "%2C")) \($0.scale)x" }
        node.set("srcset", files.joined(separator: ","))
      }
      node.set("alt", context.isBesideTitle ? "" : name ?? "")
      node.set("draggable", "false")
    }
    if resizingMode != nil {
      node.style("flex", "auto")
      node.style("width", "100%")
      node.style("height", "100%")
      node.style("min-width", "0")
      node.style("min-height", "0")
    } else {
      node.style("flex", "none")
      node.style("width", size.map { "\($0.width)px" })
      node.style("height", size.map { "\($0.height)px" })
    }
    node.style("display", "block")
    if !isDrawn, let mode = context.contentMode {
      node.style("object-fit", mode == .fit ? "contain" : "cover")
    }
    if isPixelated { node.style("image-rendering", "pixelated") }
    if context.isBesideTitle {
      node.set("aria-hidden", "true")
    } else if context.accessibilityLabel == nil {
      node.set("aria-hidden", name == nil ? "true" : nil)
      if isDrawn, let name {
        node.set("role", "img")
        node.set("aria-label", name)
      }
    }
    return node
  }

  private func file(_ source: Source?) -> CSS {
    guard let source else { return "none" }
    return "url(\(url: source.path)) \(source.scale)x"
  }

  var layout: ElementLayout {
    guard resizingMode != nil else { return ElementLayout(traits: [.rigid]) }
    return ElementLayout(expandingAxes: [.horizontal, .vertical], traits: [.image, .flexible])
  }

  var redacted: (any ElementContent)? { TextContent([TextRun("xx").redacted]) }
  var labeling: AccessibilityLabeling { .image }
  var description: String { "Picture \(name ?? sources.first?.path ?? "")" }
}
