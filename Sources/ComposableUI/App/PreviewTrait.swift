public import ComposableCore
public import Foundation

/// The layout or the orientation of a preview: `#Preview(traits: .sizeThatFitsLayout) { … }`.
///
/// It has no effect here, since nothing displays previews.
public struct PreviewTrait: Hashable, Sendable {
  private enum Kind: Hashable {
    case defaultLayout, sizeThatFitsLayout
    case fixedLayout(width: Double, height: Double)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    case dependencies
  }

  private let kind: Kind

  /// A trait that shows the preview in a window.
  public static let defaultLayout = PreviewTrait(kind: .defaultLayout)
  /// The layout in the size of the view.
  public static let sizeThatFitsLayout = PreviewTrait(kind: .sizeThatFitsLayout)
  /// A trait that shows the preview in portrait orientation.
  public static let portrait = PreviewTrait(kind: .portrait)
  /// Portrait orientation, upside down.
  public static let portraitUpsideDown = PreviewTrait(kind: .portraitUpsideDown)
  /// Landscape orientation, rotated to the left.
  public static let landscapeLeft = PreviewTrait(kind: .landscapeLeft)
  /// Landscape orientation, rotated to the right.
  public static let landscapeRight = PreviewTrait(kind: .landscapeRight)

  /// The layout in a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixedLayout(width: Double(width), height: Double(height)))
  }

  /// Overrides a dependency of a preview. It has no effect here.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> PreviewTrait {
    PreviewTrait(kind: .dependencies)
  }

  /// Overrides the dependency of a type in a preview. It has no effect here.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> PreviewTrait where Value.Value == Value {
    PreviewTrait(kind: .dependencies)
  }

  /// Overrides dependencies of a preview. It has no effect here.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) -> Void
  ) -> PreviewTrait {
    PreviewTrait(kind: .dependencies)
  }
}
