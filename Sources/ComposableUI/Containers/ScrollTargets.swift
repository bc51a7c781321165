import ComposableHTML
public import Foundation

/// The places at which scrolling comes to rest.
public struct ScrollTargetBehavior: Hashable, Sendable {
  /// The distance that one movement scrolls.
  public struct LimitBehavior: Hashable, Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// Ignored.
    public static let always = Self()
    /// Ignored.
    public static let never = Self()
  }

  fileprivate let isPaging: Bool

  /// At each child of the stack that is scrolled, one at a time.
  public static let paging = Self(isPaging: true)
  /// At each child of the stack with `scrollTargetLayout`.
  public static let viewAligned = Self(isPaging: false)

  /// At each child of the stack with `scrollTargetLayout`.
  ///
  /// - Parameter limitBehavior: Ignored.
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { viewAligned }
}

/// The parts of scroll views that have margins around their content.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let isContent: Bool

  /// The content.
  public static let automatic = Self(isContent: true)
  /// The content.
  public static let scrollContent = Self(isContent: true)
  /// The indicators. Ignored: those of browsers are at the edge.
  public static let scrollIndicators = Self(isContent: false)
}

nonisolated extension View {
  /// Sets the places at which scrolling comes to rest in the scroll views of this view.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack { ForEach(photos) { PhotoView($0) } }.scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      var new = settings ?? ScrollSettings()
      new.targets = behavior
      settings = new
    }
  }

  /// Makes the children of this stack the places at which a scroll view with the behavior `viewAligned` comes to rest.
  ///
  /// - Parameter isEnabled: A Boolean value that determines if they are.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modified(ScrollTargetsContent(isEnabled: isEnabled))
  }

  /// Adds margins around the content of the scroll views in this view. Lists and forms keep theirs.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The size of the margins, in points; `nil` for 16.
  ///   - placement: The part that has the margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16), for: placement)
  }

  /// Adds margins around the content of the scroll views in this view. Lists and forms keep theirs.
  ///
  /// - Parameters:
  ///   - length: The size of the margins at all edges, in points.
  ///   - placement: The part that has the margins.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }

  /// Adds margins around the content of the scroll views in this view. Lists and forms keep theirs.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - insets: The sizes of the margins, in points.
  ///   - placement: The part that has the margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      guard placement.isContent else { return }
      var new = settings ?? ScrollSettings()
      if edges.contains(.top) { new.margins.top = insets.top }
      if edges.contains(.leading) { new.margins.leading = insets.leading }
      if edges.contains(.bottom) { new.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { new.margins.trailing = insets.trailing }
      settings = new
    }
  }
}

extension EdgeInsets {
  fileprivate init(_ length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}

/// The settings of scroll views, from the environment.
struct ScrollSettings: Hashable, Sendable {
  var targets: ScrollTargetBehavior?
  var margins = EdgeInsets()

  /// Changes the node of a scroll view.
  func apply(to node: inout HTMLNode, axes: Axis.Set) {
    if let targets {
      let axis: CSS =
        axes == .horizontal ? "x" : axes == .vertical ? "y" : "both"
      // With `proximity`, a header and a footer beside the children can be scrolled to as well.
      node.style("scroll-snap-type", targets.isPaging ? "\(axis) mandatory" : "\(axis) proximity")
      if targets.isPaging { node.add(class: "targets") }
    }
    guard margins != EdgeInsets() else { return }
    node.style("padding-block", "\(margins.top)px \(margins.bottom)px")
    node.style("padding-inline", "\(margins.leading)px \(margins.trailing)px")
    // Children come to rest within the margins.
    node.style("scroll-padding-block", "\(margins.top)px \(margins.bottom)px")
    node.style("scroll-padding-inline", "\(margins.leading)px \(margins.trailing)px")
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    margins.top = numbers.number(margins.top, else: 0)
    margins.leading = numbers.number(margins.leading, else: 0)
    margins.bottom = numbers.number(margins.bottom, else: 0)
    margins.trailing = numbers.number(margins.trailing, else: 0)
  }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings? { nil }
}

extension EnvironmentValues {
  /// The settings of scroll views; `nil` if no view has set any.
  var scrollSettings: ScrollSettings? {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

/// A stack whose children are places at which scrolling comes to rest.
struct ScrollTargetsContent: ModifierContent {
  var isEnabled: Bool

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if isEnabled { node.add(class: "targets") }
  }

  var description: String { "scrollTargetLayout \(isEnabled)" }
}
