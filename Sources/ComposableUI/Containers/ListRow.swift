import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Replaces the background of the row that this view is.
  ///
  /// Apply this and the other modifiers of rows to the views in a ``List`` or a ``Form``.
  ///
  /// - Parameter view: The background, such as `Color.clear`; `nil` for the default.
  @ViewBuilder public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    if let view {
      LayeredView(container: RowBackgroundContent(), base: nil, content: self, layer: view)
    } else {
      self
    }
  }

  /// Sets the distances of this view from the edges of its row.
  ///
  /// - Parameter insets: The distances, in points; `nil` for the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modified(ListRowContent(insets: insets))
  }

  /// Sets the distances of the row that this view is from its edges.
  ///
  /// - Parameters:
  ///   - edges: The edges. The others have a distance of 16 points, or of 11 at the top and the bottom.
  ///   - length: The distance, in points; `nil` for the default.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRowInsets(
      length.map { length in
        EdgeInsets(
          top: edges.contains(.top) ? length : 11, leading: edges.contains(.leading) ? length : 16,
          bottom: edges.contains(.bottom) ? length : 11,
          trailing: edges.contains(.trailing) ? length : 16)
      })
  }

  /// Shows or hides the lines between the row that this view is and its neighbors.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the lines.
  ///   - edges: The edges of the row with the lines.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified(ListRowContent(hiddenSeparators: visibility == .hidden ? edges : []))
  }

  /// Sets the color of the line above the row that this view is. Apply it last.
  ///
  /// - Parameters:
  ///   - color: The color; `nil` for the default.
  ///   - edges: Without the top edge, the color has no effect: the line below a row belongs to the
  ///     next one.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified(ListRowContent(separatorTint: edges.contains(.top) ? color : nil))
  }

  /// Sets the space between the rows of the lists in this view.
  ///
  /// - Parameter spacing: The space, in points; `nil` for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modified(ListRowSpacingContent(spacing: Double(spacing ?? 0)))
  }

  /// Returns the view unchanged: there are no lines between sections.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Returns the view unchanged: there are no lines between sections.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the prominence of the headers of sections in this view.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
      .modified(HeaderProminenceContent(prominence: prominence))
  }
}

/// The prominence of a view.
public enum Prominence: Hashable, Sendable {
  /// The usual prominence, or a higher one.
  case standard, increased
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// The layer behind the row of a list whose content the first child is.
struct RowBackgroundContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("div", class: "modified pass row-background", [.children])
  }

  var layout: ElementLayout {
    var layout = ElementLayout(traits: .rowBackground, arrangement: .block)
    layout.usedTraits = .rigid
    layout.isSizedByFirstChild = true
    layout.isPass = true
    return layout
  }

  var labeling: AccessibilityLabeling { .group }

  var description: String { "RowBackground" }
}

/// The properties of a row of a list. `nil` keeps the default.
struct ListRowContent: ModifierContent {
  /// The distances of the content from the edges of the row, in points.
  var insets: EdgeInsets?
  /// The edges at which the line between two rows is hidden.
  var hiddenSeparators: VerticalEdge.Set = []
  /// The color of the line above the row.
  var separatorTint: Color?

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: false)
    if hiddenSeparators.contains(.top) { layout.traits.insert(.noLineAbove) }
    if hiddenSeparators.contains(.bottom) { layout.traits.insert(.noLineBelow) }
    return layout
  }

  // The theme applies it to the row that contains the node.
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if let insets {
      node.add(class: "row-insets")
      node.style("--inset-top", "\(max(0, insets.top))px")
      node.style("--inset-leading", "\(max(0, insets.leading))px")
      node.style("--inset-bottom", "\(max(0, insets.bottom))px")
      node.style("--inset-trailing", "\(max(0, insets.trailing))px")
    }
    if hiddenSeparators.contains(.top) { node.add(class: "no-line-above") }
    if hiddenSeparators.contains(.bottom) { node.add(class: "no-line-below") }
    node.style("--line", separatorTint?.css)
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    separatorTint = separatorTint?.finite(&numbers)
    insets = insets.map {
      EdgeInsets(
        top: numbers.number($0.top, else: 0), leading: numbers.number($0.leading, else: 0),
        bottom: numbers.number($0.bottom, else: 0), trailing: numbers.number($0.trailing, else: 0))
    }
  }

  var description: String {
    "listRow"
      + (insets.map { " insets \($0.top) \($0.leading) \($0.bottom) \($0.trailing)" } ?? "")
      + (hiddenSeparators.contains(.top) ? " no separator above" : "")
      + (hiddenSeparators.contains(.bottom) ? " no separator below" : "")
      + (separatorTint.map { " separator \($0)" } ?? "")
  }
}

/// The space between the rows of lists, in points.
struct ListRowSpacingContent: ModifierContent {
  var spacing: Double

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    guard spacing > 0 else { return }
    node.add(class: "spaced-rows")
    node.style("--row-spacing", "\(spacing)px")
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    spacing = numbers.number(spacing, else: 0)
  }

  var description: String { "listRowSpacing \(spacing)" }
}

/// The prominence of the headers of sections.
struct HeaderProminenceContent: ModifierContent {
  var prominence: Prominence

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    switch prominence {
    case .standard:
      node.style("--header-size", "var(--footnote)")
      node.style("--header-color", "var(--secondary)")
    case .increased:
      node.style("--header-size", "var(--title3)")
      node.style("--header-color", "var(--primary)")
    }
  }

  var description: String { "headerProminence \(prominence)" }
}
