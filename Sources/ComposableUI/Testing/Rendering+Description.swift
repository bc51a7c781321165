extension Rendering: CustomStringConvertible {
  /// The rendering as indented text, for comparison in tests.
  ///
  /// ```
  /// VStack
  ///   Text "Count 1"
  ///   Button "Increment"
  /// ```
  public var description: String {
    lines.joined(separator: "\n")
  }

  private var lines: [String] {
    switch content.base {
    case is WindowContent, is PageContent, is LabelContent, is RowsContent, is RowContent:
      return children.flatMap(\.lines)
    case is HeaderContent where children.isEmpty, is FooterContent where children.isEmpty:
      return []
    default:
      if hasPlainLabel, let label { return ["\(name) \"\(label)\""] }
      return [name] + children.flatMap(\.lines).map { "  \($0)" }
    }
  }

  /// The description of the content, with the index of a picker's selected option.
  private var name: String {
    guard let picker = content.as(PickerContent.self) else { return content.description }
    let selection = options.firstIndex { $0.id == picker.selection }
    return "Picker \(selection.map { "\($0)" } ?? "none")" + picker.enabled(picker.isEnabled)
  }

  /// The options of a picker.
  public var options: [Rendering] { children.filter { $0.content.is(OptionContent.self) } }

  /// True if the children are texts, or labels of texts: everything that its label consists of.
  private var hasPlainLabel: Bool {
    !children.isEmpty
      && children.allSatisfy { child in
        // A text may be disclosed content.
        child.content.is(TextContent.self)
          ? !content.is(DisclosureContent.self)
          : child.content.is(LabelContent.self) && child.hasPlainLabel
      }
  }

  /// The label that a user knows the element by: its accessibility label, or else its text.
  public var label: String? {
    switch content.base {
    case let text as TextContent:
      return text.plainText
    case let modifier as AccessibilityLabelContent where modifier.label != nil:
      return modifier.label
    case let field as InputContent where children.isEmpty:
      return field.title ?? field.prompt
    case let day as CalendarDayContent:
      return day.name
    case is PickerContent, is DisclosureContent, is CalendarContent:
      return children.first { $0.content.is(LabelContent.self) }?.label
    case is ContextMenuContent, is EditableRowContent:
      return children.first?.label
    default:
      let labels = children.compactMap(\.label).filter { !$0.isEmpty }
      return labels.isEmpty ? nil : labels.joined(separator: " ")
    }
  }
}
