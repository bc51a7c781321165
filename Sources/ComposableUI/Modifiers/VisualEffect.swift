import ComposableHTML
public import Foundation

/// A change of the rendering of a view that does not change its layout.
public protocol VisualEffect: Sendable {
  /// The change as renderers know it.
  var _change: _VisualChange { get }
}

/// The effect that changes nothing, which others are added to.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}

  /// The change as renderers know it.
  public var _change: _VisualChange { _VisualChange() }
}

/// An effect with others added to it.
private struct ChangedVisualEffect: VisualEffect {
  var _change: _VisualChange

  init(_ effect: some VisualEffect, _ add: (inout _VisualChange) -> Void) {
    _change = effect._change
    add(&_change)
  }
}

extension VisualEffect {
  /// Sets the opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    ChangedVisualEffect(self) { $0.opacity *= opacity }
  }

  /// Moves the rendering to the right and downwards, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    transformed(.offset(x: Double(x), y: Double(y)))
  }

  /// Moves the rendering to the right and downwards, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the rendering.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - anchor: The point that keeps its place, in fractions of the frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the rendering.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The point that keeps its place, in fractions of the frame.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    transformed(.scale(x: Double(x), y: Double(y), anchor: anchor))
  }

  /// Rotates the rendering, clockwise for positive angles.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - anchor: The point that keeps its place, in fractions of the frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(.rotation(angle, anchor: anchor))
  }

  /// Rotates the rendering in three dimensions.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The components of the axis: to the right, downwards and to the viewer.
  ///   - anchor: The center of the rotation, in fractions of the frame.
  ///   - anchorZ: The distance of the center from the plane of the view, in points.
  ///   - perspective: The strength of the perspective; 0 for none. It does not depend on the size of the view, as that of
  ///     ``View/rotation3DEffect(_:axis:anchor:anchorZ:perspective:)``.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    transformed(
      .rotation3D(
        Rotation3D(
          angle: angle, x: Double(axis.x), y: Double(axis.y), z: Double(axis.z), anchor: anchor,
          anchorZ: Double(anchorZ), perspective: Double(perspective))))
  }

  /// Blurs the rendering by a radius in points.
  ///
  /// - Parameters:
  ///   - radius: The radius.
  ///   - opaque: Ignored.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    filtered(.blur(radius: Double(radius)))
  }

  /// Brightens the rendering, from -1 to 1.
  public func brightness(_ amount: Double) -> some VisualEffect { filtered(.brightness(amount)) }

  /// Multiplies the contrast of the rendering.
  public func contrast(_ amount: Double) -> some VisualEffect { filtered(.contrast(amount)) }

  /// Multiplies the saturation of the rendering.
  public func saturation(_ amount: Double) -> some VisualEffect { filtered(.saturation(amount)) }

  /// Removes a fraction of the color.
  public func grayscale(_ amount: Double) -> some VisualEffect { filtered(.grayscale(amount)) }

  /// Rotates the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { filtered(.hueRotation(angle)) }

  private func transformed(_ transform: _VisualChange.Transform) -> some VisualEffect {
    ChangedVisualEffect(self) { $0.transforms.append(transform) }
  }

  private func filtered(_ filter: FilterContent) -> some VisualEffect {
    ChangedVisualEffect(self) { filter.add(to: &$0) }
  }
}

nonisolated extension View {
  /// Changes the rendering of this view by effects that depend on its size and place.
  ///
  /// They are measured when the size of the view changes: scrolling does not update them. For effects
  /// of scrolling, see `scrollTransition`.
  ///
  /// - Parameter effect: Returns the effects, from an empty one and the measurements.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    MeasuredEffectView(content: self) { effect(EmptyVisualEffect(), $0)._change }
  }

  /// Changes the rendering of this view while it enters and leaves the visible part of a scroll view.
  ///
  /// ```swift
  /// card.scrollTransition { content, phase in
  ///   content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.9)
  /// }
  /// ```
  ///
  /// A browser that has no animations by scrolling, or whose user prefers reduced motion, shows the view
  /// unchanged.
  ///
  /// - Parameters:
  ///   - configuration: Ignored: the effects follow the scrolling.
  ///   - axis: The axis of the scroll view; `nil` for the vertical one.
  ///   - transition: Returns the effects of a phase. It is called for each of the three.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modified(
      ScrollTransitionContent(
        axis: axis ?? .vertical,
        entering: transition(EmptyVisualEffect(), .bottomTrailing)._change,
        shown: transition(EmptyVisualEffect(), .identity)._change,
        leaving: transition(EmptyVisualEffect(), .topLeading)._change)
    )
    .needing("effects.css")
  }

  /// Changes the rendering of this view while it enters and leaves the visible part of a scroll view.
  ///
  /// - Parameters:
  ///   - topLeading: Ignored: the effects follow the scrolling.
  ///   - bottomTrailing: Ignored: the effects follow the scrolling.
  ///   - axis: The axis of the scroll view; `nil` for the vertical one.
  ///   - transition: Returns the effects of a phase.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}

/// The part of a scroll transition.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view leaves at the top or leading edge.
  case topLeading
  /// The view is visible.
  case identity
  /// The view enters at the bottom or trailing edge.
  case bottomTrailing

  /// True for a visible view.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 for a visible view, 1 at the other edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The timing of a scroll transition. All follow the scrolling.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// The part of a view at which a transition ends.
  public struct Threshold: Hashable, Sendable {
    /// The whole view.
    public static let visible = Threshold()
    /// No part of the view.
    public static let hidden = Threshold()
    /// The middle of the scroll view.
    public static let centered = Threshold()

    /// A part of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }

  /// Effects that follow the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// Effects that follow the scrolling.
  public static let animated = ScrollTransitionConfiguration()
  /// No effects. It is ``interactive`` here.
  public static let identity = ScrollTransitionConfiguration()

  /// Effects that follow the scrolling.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }

  /// Returns the configuration unchanged.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// Returns the configuration unchanged.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// A view with effects that depend on its measurements.
private nonisolated struct MeasuredEffectView<Content: View>: View {
  let content: Content
  let change: (GeometryProxy) -> _VisualChange
  @State private var geometry: GeometryProxy?

  init(content: Content, change: @escaping (GeometryProxy) -> _VisualChange) {
    self.content = content
    self.change = change
  }

  var body: some View {
    content
      .onGeometryChange(for: GeometryProxy.self) {
        $0
      } action: {
        geometry = $0
      }
      .modified(VisualEffectContent(change: geometry.map(change) ?? _VisualChange()))
  }
}

/// A change of the rendering of an element.
struct VisualEffectContent: VisualModifierContent {
  var change: _VisualChange

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("opacity", "\(change.opacity)")
    node.style("transform", change.transform)
    node.style("filter", change.filter)
  }

  func add(to change: inout _VisualChange) {
    change.opacity *= self.change.opacity
    change.transforms += self.change.transforms
    change.filters += self.change.filters
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { change = change.finite(&numbers) }

  var description: String { "visualEffect" }
}

/// The changes of an element that is scrolled into view and out of it.
struct ScrollTransitionContent: ModifierContent {
  var axis: Axis
  var entering, shown, leaving: _VisualChange

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "scroll-transition")
    node.style("--axis", axis == .horizontal ? "x" : "y")
    if !shown.isIdentity {
      node.style("opacity", "\(shown.opacity)")
      node.style("transform", shown.transform)
      node.style("filter", shown.filter)
    }
    node.style("--enter-opacity", "\(entering.opacity)")
    node.style("--enter-transform", entering.transform)
    node.style("--enter-filter", entering.filter)
    node.style("--leave-opacity", "\(leaving.opacity)")
    node.style("--leave-transform", leaving.transform)
    node.style("--leave-filter", leaving.filter)
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    entering = entering.finite(&numbers)
    shown = shown.finite(&numbers)
    leaving = leaving.finite(&numbers)
  }

  var description: String { "scrollTransition" }
}
