@_spi(Renderer) import ComposableUI

// The theme applies these to the row that contains the node.
extension HTMLNode {
  /// Sets the properties of a row of a list.
  mutating func apply(_ row: ListRowContent) {
    if let insets = row.insets {
      add(class: "row-insets")
      style("--inset-top", "\(max(0, insets.top))px")
      style("--inset-leading", "\(max(0, insets.leading))px")
      style("--inset-bottom", "\(max(0, insets.bottom))px")
      style("--inset-trailing", "\(max(0, insets.trailing))px")
    }
    if row.hiddenSeparators.contains(.top) { add(class: "no-line-above") }
    if row.hiddenSeparators.contains(.bottom) { add(class: "no-line-below") }
    style("--line", row.separatorTint?.css)
  }

  /// Sets the prominence of the headers of sections.
  mutating func apply(_ prominence: Prominence) {
    switch prominence {
    case .standard:
      style("--header-size", "var(--footnote)")
      style("--header-color", "var(--secondary)")
    case .increased:
      style("--header-size", "var(--title3)")
      style("--header-color", "var(--primary)")
    }
  }

  /// Sets the size of buttons.
  mutating func apply(_ size: ControlSize) {
    switch size {
    case .mini:
      style("--control-padding", "2px 8px")
      style("--control-font", "var(--footnote)")
    case .small:
      style("--control-padding", "4px 10px")
      style("--control-font", "var(--subheadline)")
    case .regular:
      style("--control-padding", "8px 16px")
      style("--control-font", "1em")
    case .large:
      style("--control-padding", "12px 20px")
      style("--control-font", "1em")
    case .extraLarge:
      style("--control-padding", "16px 28px")
      style("--control-font", "1em")
    }
  }
}

extension _ListStyleKind {
  /// The class of a list.
  var className: StaticName {
    switch self {
    case .automatic, .insetGrouped: "list"
    case .plain: "list plain-rows"
    case .sidebar: "list plain-rows sidebar"
    }
  }
}
