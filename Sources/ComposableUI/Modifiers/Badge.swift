import ComposableHTML

nonisolated extension View {
  /// Shows a number at the end of the row that this view is, or on the button of the tab.
  ///
  /// - Parameter count: The number; 0 for none.
  public func badge(_ count: Int) -> some View {
    modified(BadgeContent(text: count == 0 ? nil : "\(count)")).needing("badges.css")
  }

  /// Shows a text at the end of the row that this view is, or on the button of the tab; `nil` for none.
  public func badge(_ label: Text?) -> some View {
    TextReader(label ?? Text(verbatim: "")) {
      modified(BadgeContent(text: $0.isEmpty ? nil : $0))
    }
    .needing("badges.css")
  }

  /// Shows a text at the end of the row that this view is, or on the button of the tab.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Shows a text at the end of the row that this view is, or on the button of the tab.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  /// Returns the view unchanged: all badges look the same.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// The prominence of a badge. All badges look the same.
public struct BadgeProminence: Hashable, Sendable {
  /// The usual prominence.
  public static let standard = BadgeProminence()
  /// A higher prominence. Ignored.
  public static let increased = BadgeProminence()
  /// A lower prominence. Ignored.
  public static let decreased = BadgeProminence()
}

/// A short text on an element; `nil` for none.
struct BadgeContent: ModifierContent {
  var text: String?

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    guard let text else { return }
    node.add(class: "badged")
    node.set("data-badge", text)
  }

  var description: String { "badge" + (text.map { " \($0)" } ?? "") }
}
