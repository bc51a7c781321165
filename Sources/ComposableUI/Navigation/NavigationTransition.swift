import ComposableHTML

/// The transition of a screen that is pushed, or of a sheet: ``NavigationTransition/automatic`` or
/// ``NavigationTransition/zoom(sourceID:in:)``.
public protocol NavigationTransition {
  /// The name of the view that the screen grows out of; `nil` for none.
  var _source: String? { get }
}

/// The default transition: `.navigationTransition(.automatic)`.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the default transition.
  public init() {}

  /// There is no view that the screen grows out of.
  public var _source: String? { nil }
}

/// A screen that grows out of a view: `.navigationTransition(.zoom(sourceID: id, in: namespace))`.
public struct ZoomNavigationTransition: NavigationTransition {
  /// The name of the view that the screen grows out of.
  public let _source: String?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition of a screen that grows out of a view, and shrinks into it when it is dismissed.
  ///
  /// - Parameters:
  ///   - sourceID: The identifier of the view, see ``View/matchedTransitionSource(id:in:)``.
  ///   - namespace: The namespace of the identifier.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(_source: namespace.key(of: sourceID))
  }
}

/// The looks of the source of a transition: `{ $0.clipShape(.rect(cornerRadius: 12)) }`.
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// The radius of the corners, in points.
  var _cornerRadius: Double { get }
}

/// A configuration of the source of a transition.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// The radius of the corners, in points.
  public fileprivate(set) var _cornerRadius = 0.0
}

extension MatchedTransitionSourceConfiguration {
  /// Sets the shape that a screen grows out of.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    EmptyMatchedTransitionSourceConfiguration(_cornerRadius: shape.cornerRadius)
  }

  /// Returns the configuration unchanged: the background is that of the screen.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Returns the configuration unchanged: the source has its own shadow.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
  /// Sets the transition of the screen or sheet whose outermost view this is.
  ///
  /// ```swift
  /// NavigationLink(value: photo) {
  ///   Thumbnail(photo).matchedTransitionSource(id: photo.id, in: namespace)
  /// }
  /// .navigationDestination(for: Photo.self) { photo in
  ///   PhotoView(photo).navigationTransition(.zoom(sourceID: photo.id, in: namespace))
  /// }
  /// ```
  ///
  /// 1. A zoomed screen or sheet grows out of its source, and shrinks into it when it is dismissed.
  /// 2. If the source is not visible, it slides, as with the default transition.
  /// 3. The transition has the animation of the default one. With reduced motion, there is none.
  ///
  /// - Parameter transition: The transition.
  public func navigationTransition(_ transition: some NavigationTransition) -> some View {
    modified(ZoomContent(source: transition._source))
      .needing(transition._source.map { _ in "matched-geometry.js" })
  }

  /// Lets a screen or sheet grow out of this view, see ``navigationTransition(_:)``.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// Lets a screen or sheet grow out of this view, see ``navigationTransition(_:)``.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier.
  ///   - configuration: Changes the configuration of the source. Its shape has an effect; the background and the
  ///     shadow have none.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    let configuration = configuration(EmptyMatchedTransitionSourceConfiguration())
    return modified(
      ZoomSourceContent(
        key: namespace.key(of: id), cornerRadius: configuration._cornerRadius)
    )
    .needing("matched-geometry.js")
  }
}

/// The content of a screen that grows out of an element; `nil` for one that slides.
struct ZoomContent: ModifierContent {
  var source: String?

  func apply(to node: inout HTMLNode, in context: RenderContext) { node.set("data-zoom", source) }
  var description: String { "navigationTransition" }
}

/// An element that a screen grows out of.
struct ZoomSourceContent: ModifierContent {
  var key: String
  var cornerRadius: Double

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-zoom-source", key)
    if cornerRadius > 0 { node.set("data-radius", "\(cornerRadius)") }
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    cornerRadius = numbers.number(cornerRadius, else: 0)
  }

  var description: String { "matchedTransitionSource" }
}
