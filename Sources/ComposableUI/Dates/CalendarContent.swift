import ComposableHTML

/// The element around a calendar and its label, which only assistive technologies show.
struct CalendarContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "calendar labelless", [.children])
    node.set("role", "group")
    node.setAccessibleName(.date, after: "l\(context.id)", context)
    return node
  }

  var layout: ElementLayout {
    var layout = ElementLayout(
      expandingAxes: .horizontal, traits: [.flexible, .interactive], arrangement: .block)
    // It is narrower than a wide row.
    layout.hasRowAround = true
    return layout
  }

  var description: String { "Calendar" }
}

/// The grid of the days of a month.
struct CalendarGridContent: ElementContent {
  /// The month and the year.
  var title: String
  /// The day that the keyboard has moved the focus to, by its index; `nil` for none in the month.
  var focusedDay: Int?
  /// The number of such movements, which tells them apart.
  var movement: Int

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "calendar-grid", [.children])
    node.set("role", "grid")
    node.set("aria-label", title)
    node.set("data-hook", "composable-calendar")
    node.set("data-value", "[\(movement),\(focusedDay ?? -1)]")
    return node
  }

  var layout: ElementLayout { ElementLayout(expandingAxes: .horizontal, arrangement: .block) }
  var description: String { "CalendarGrid \"\(title)\"" }
}

/// A row of the grid: a week, or the names of the weekdays.
struct CalendarRowContent: ElementContent {
  /// The column of the first child, from 0.
  var firstColumn = 0

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "calendar-row", [.children])
    node.set("role", "row")
    if firstColumn > 0 {
      node.set("aria-colindex", "\(firstColumn + 1)")
      node.style("--first", "\(firstColumn + 1)")
    }
    return node
  }

  var description: String { "CalendarRow" + (firstColumn > 0 ? " from \(firstColumn)" : "") }
}

/// The name of a weekday above a column.
struct CalendarWeekdayContent: ElementContent {
  var name: String
  /// The name as far as it fits.
  var title: String

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("span", class: "calendar-weekday", [.text(title)])
    node.set("role", "columnheader")
    node.set("aria-label", name)
    return node
  }

  var description: String { "CalendarWeekday \(title)" }
}

/// The button of a day.
struct CalendarDayContent: ElementContent {
  /// The number in the month.
  var number: String
  /// The whole date.
  var name: String
  var isSelected: Bool
  var isToday: Bool
  var isEnabled: Bool
  /// True for the day that the Tab key leads to.
  var isTabStop: Bool

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("button", class: "button plain calendar-day", [.text(number)])
    node.set("type", "button")
    node.set("role", "gridcell")
    node.set("aria-label", name)
    node.set("aria-selected", isSelected ? "true" : "false")
    node.set("aria-current", isToday ? "date" : nil)
    node.set("tabindex", isTabStop ? "0" : "-1")
    node.set("data-on", "tap")
    node.set("disabled", !isEnabled)
    return node
  }

  var layout: ElementLayout { ElementLayout(traits: .interactive) }

  var description: String {
    "CalendarDay \(number)" + (isSelected ? " selected" : "") + (isToday ? " today" : "")
      + enabled(isEnabled)
  }
}
