public import ComposableCore
public import Foundation

/// A property of a preview: `#Preview(traits: .fixedLayout(width: 200, height: 100)) { … }`.
///
/// Dependencies and a fixed layout have an effect where previews are displayed. The others have none: the device and its
/// orientation are chosen in the browser.
public struct PreviewTrait: Sendable {
  /// The width and height in points; `nil` for those of the window.
  @_spi(Renderer) public private(set) var size: CGSize?
  /// A closure that overrides dependencies; `nil` for none.
  @_spi(Renderer) public private(set) var overrides: (@Sendable (inout DependencyValues) -> Void)?

  /// A trait that shows the preview in a window.
  public static let defaultLayout = PreviewTrait()
  /// The layout in the size of the view. It has no effect here.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// A trait that shows the preview in portrait orientation. It has no effect here.
  public static let portrait = PreviewTrait()
  /// Portrait orientation, upside down. It has no effect here.
  public static let portraitUpsideDown = PreviewTrait()
  /// Landscape orientation, rotated to the left. It has no effect here.
  public static let landscapeLeft = PreviewTrait()
  /// Landscape orientation, rotated to the right. It has no effect here.
  public static let landscapeRight = PreviewTrait()

  /// The layout in a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    var trait = PreviewTrait()
    trait.size = CGSize(width: width, height: height)
    return trait
  }

  /// Overrides a dependency of the stores that the preview creates.
  ///
  /// ```swift
  /// #Preview(traits: .dependency(\.continuousClock, ImmediateClock())) { TimerView() }
  /// ```
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> PreviewTrait {
    dependencies { $0[keyPath: keyPath] = value() }
  }

  /// Overrides the dependency of a type in the stores that the preview creates.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> PreviewTrait where Value.Value == Value {
    dependencies { $0[Value.self] = value() }
  }

  /// Overrides dependencies of the stores that the preview creates.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) -> Void
  ) -> PreviewTrait {
    var trait = PreviewTrait()
    trait.overrides = update
    return trait
  }
}
