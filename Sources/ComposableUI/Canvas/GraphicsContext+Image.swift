public import Foundation

extension GraphicsContext {
  /// An image with its size.
  public struct ResolvedImage {
    enum Content {
      case picture(path: String, isTemplate: Bool)
      case icon(String)
    }

    let content: Content

    /// The size of the image, in points; zero for a picture whose file does not say it.
    public let size: CGSize
    /// The distance from the top to the baseline, in points.
    public let baseline: CGFloat
    /// The color or pattern of an icon or of a picture that is drawn in the foreground style; `nil` for the
    /// foreground style.
    public var shading: Shading?
  }

  /// Returns an image with its size, in the variant for the color scheme.
  public func resolve(_ image: Image) -> ResolvedImage {
    if let picture = image.picture {
      let content = picture.content(for: environment.colorScheme, below: environment.picturePath)
      if let path = content.sources.last?.path {
        let size = content.size ?? .zero
        return ResolvedImage(
          content: .picture(path: path, isTemplate: content.isTemplate), size: size,
          baseline: size.height)
      }
    }
    // As large as beside a text.
    let side = CGFloat((environment.font ?? .body).pointSize * 1.25)
    return ResolvedImage(
      content: .icon(Symbol.named(image.name) == nil ? "square" : image.name),
      size: CGSize(width: side, height: side), baseline: side * 0.85)
  }

  /// Draws an image in a rectangle, which it fills.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  ///   - style: Ignored.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let rect = rect.standardized
    let shading = image.shading.map { paint($0, in: rect) }
    let foreground = Graphic.Paint.style(.hierarchical(1))
    switch image.content {
    case .picture(let path, let isTemplate):
      record(.picture(path, rect, isTemplate ? shading ?? foreground : nil))
    case .icon(let name): record(.icon(name, rect, shading ?? foreground))
    }
  }

  /// Draws an image at a point, in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point.
  ///   - anchor: The part of the image that is at the point, in fractions of its size.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - CGFloat(anchor.x) * image.size.width,
      y: point.y - CGFloat(anchor.y) * image.size.height)
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  /// Draws an image in a rectangle, which it fills.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  ///   - style: Ignored.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at a point, in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point.
  ///   - anchor: The part of the image that is at the point, in fractions of its size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
