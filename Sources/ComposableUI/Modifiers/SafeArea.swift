import ComposableHTML
public import Foundation

/// The causes of margins around the content of a window.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: UInt
  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The margins of the window.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen. A browser always keeps the focused field above it.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The margins of the window and the keyboard.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

nonisolated extension View {
  /// Extends this view under the margins of the window.
  ///
  /// A shape or a color that is a background, or the lowest view of a ``ZStack``, covers the window,
  /// and does not scroll with the page. Any other view is laid out without the margins of the page.
  /// In a stack, a scroll view or a row, it has no effect.
  ///
  /// - Parameters:
  ///   - regions: The regions to extend under. The keyboard is ignored.
  ///   - edges: The edges to extend under. Unlike in SwiftUI, the view extends under all edges
  ///     unless the set is empty.
  @ViewBuilder public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    if regions.contains(.container), !edges.isEmpty {
      modified(SafeAreaIgnoredContent())
    } else {
      self
    }
  }

  /// Extends this view under the margins of the window, as ``ignoresSafeArea(_:edges:)``.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Adds space between the edges of this view and its content. Unlike in SwiftUI, a scroll view ends at the space.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The space, in points; `nil` for the default.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds space between the edges of this view and its content.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds space between the edges of this view and its content.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Shows a bar above or below this view, which stays visible while it scrolls.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows views above or below this view, which stay visible while it scrolls.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the views are shown.
  ///   - alignment: The horizontal alignment of the views and this view.
  ///   - spacing: The space between the views and this view, in points; `nil` for the default.
  ///   - content: The views to show.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let inset = content().modified(PinnedContent(edge: edge == .top ? .top : .bottom))
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Shows views beside this view, which stay visible while it scrolls.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the views are shown.
  ///   - alignment: The vertical alignment of the views and this view.
  ///   - spacing: The space between the views and this view, in points; `nil` for the default.
  ///   - content: The views to show.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let inset = content().modified(PinnedContent(edge: edge == .leading ? .leading : .trailing))
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }
}

/// An extension of an element under the margins of the window.
struct SafeAreaIgnoredContent: ModifierContent {
  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: false)
    layout.usedTraits = [.shape, .modifiedShape]
    return layout
  }

  func derivedTraits(from inside: LayoutTraits) -> LayoutTraits {
    inside.isDisjoint(with: [.shape, .modifiedShape]) ? .safeAreaIgnored : []
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) { node.add(class: "unsafe") }

  var description: String { "safeAreaIgnored" }
}

/// An edge at which an element stays visible while the content beside it scrolls.
struct PinnedContent: ModifierContent {
  var edge: Edge

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: false)
    layout.traits = .pinned
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    switch edge {
    case .top: node.add(class: "pinned above")
    case .leading: node.add(class: "pinned before")
    case .bottom: node.add(class: "pinned below")
    case .trailing: node.add(class: "pinned after")
    }
  }

  var description: String { "pinned \(edge)" }
}
