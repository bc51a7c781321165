public import Foundation

nonisolated extension View {
  /// Replaces the background of the row that this view is.
  ///
  /// Apply this and the other modifiers of rows to the views in a ``List`` or a ``Form``.
  ///
  /// - Parameter view: The background, such as `Color.clear`; `nil` for the default.
  @ViewBuilder public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    if let view {
      LayeredView(container: .layers(.rowBackground), base: nil, content: self, layer: view)
    } else {
      self
    }
  }

  /// Sets the distances of this view from the edges of its row.
  ///
  /// - Parameter insets: The distances, in points; `nil` for the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modified(.listRow(ListRowContent(insets: insets)))
  }

  /// Shows or hides the lines between the row that this view is and its neighbors.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the lines.
  ///   - edges: The edges of the row with the lines.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified(.listRow(ListRowContent(hiddenSeparators: visibility == .hidden ? edges : [])))
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
    modified(.listRow(ListRowContent(separatorTint: edges.contains(.top) ? color : nil)))
  }

  /// Sets the space between the rows of the lists in this view.
  ///
  /// - Parameter spacing: The space, in points; `nil` for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modified(.listRowSpacing(Double(spacing ?? 0)))
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
    environment(\.headerProminence, prominence).modified(.headerProminence(prominence))
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
