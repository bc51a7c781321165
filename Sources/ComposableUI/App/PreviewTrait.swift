public import Foundation

/// Where a preview is shown: `#Preview(traits: .sizeThatFitsLayout) { … }`.
public struct PreviewTrait: Hashable, Sendable {
  private enum Kind: Hashable {
    case defaultLayout, sizeThatFitsLayout
    case fixedLayout(width: Double, height: Double)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  private let kind: Kind

  /// In a window.
  public static let defaultLayout = PreviewTrait(kind: .defaultLayout)
  /// In as much room as it takes.
  public static let sizeThatFitsLayout = PreviewTrait(kind: .sizeThatFitsLayout)
  public static let portrait = PreviewTrait(kind: .portrait)
  public static let portraitUpsideDown = PreviewTrait(kind: .portraitUpsideDown)
  public static let landscapeLeft = PreviewTrait(kind: .landscapeLeft)
  public static let landscapeRight = PreviewTrait(kind: .landscapeRight)

  /// In so much room, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixedLayout(width: Double(width), height: Double(height)))
  }
}
