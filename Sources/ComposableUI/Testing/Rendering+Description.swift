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
    switch content {
    case .window, .page, .label, .rows, .row:
      return children.flatMap(\.lines)
    case .header where children.isEmpty, .footer where children.isEmpty:
      return []
    default:
      if hasPlainLabel, let label { return ["\(name) \"\(label)\""] }
      return [name] + children.flatMap(\.lines).map { "  \($0)" }
    }
  }

  /// The description of the content, with the index of a picker's selected option.
  private var name: String {
    guard case .picker(let picker) = content else { return "\(content)" }
    let selection = options.firstIndex { $0.id == picker.selection }
    return "Picker \(selection.map { "\($0)" } ?? "none")" + enabled(picker.isEnabled)
  }

  /// The options of a picker.
  public var options: [Rendering] { children.filter { $0.content == .option } }

  /// True if the children are texts, or labels of texts: everything that its label consists of.
  private var hasPlainLabel: Bool {
    !children.isEmpty
      && children.allSatisfy { child in
        switch (child.content, content) {
        // The text may be disclosed content.
        case (.text, .disclosure): false
        case (.text, _): true
        default: child.content == .label && child.hasPlainLabel
        }
      }
  }

  /// The label that a user knows the element by: its accessibility label, or else its text.
  public var label: String? {
    switch content {
    case .text(let runs):
      return runs.map(\.text).joined()
    case .modified(.accessibilityLabel(let label?)):
      return label
    case .field(let field) where children.isEmpty:
      return field.title ?? field.prompt
    case .picker, .disclosure:
      return children.first { $0.content == .label }?.label
    case .contextMenu:
      return children.first?.label
    default:
      let labels = children.compactMap(\.label).filter { !$0.isEmpty }
      return labels.isEmpty ? nil : labels.joined(separator: " ")
    }
  }
}

extension ElementContent: CustomStringConvertible {
  /// The name of the element, followed by its distinguishing values.
  public var description: String {
    switch self {
    case .window: "Window"
    case .page: "Page"
    case .text(let runs): "Text \"\(runs.map(\.text).joined())\"\(traits(of: runs))"
    case .image(let name): "Image \(name)"
    case .stack(let stack): stack.description
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .scroll: "ScrollView"
    case .layers(.background): "Background"
    case .layers(.overlay): "Overlay"
    case .layers(.rowBackground): "RowBackground"
    case .layer: "Layer"
    case .geometry: "GeometryReader"
    case .html(let element): element.description
    case .shape(let shape): "Shape \(shape.outline)"
    case .button(let button):
      "Button" + (button.role.map { " \($0)" } ?? "")
        + (button.isOn.map { $0 ? " on" : " off" } ?? "") + enabled(button.isEnabled)
    case .link(let link): "Link \(link.url.absoluteString)" + enabled(link.isEnabled)
    case .shareLink(let share): "ShareLink \(share.text)" + enabled(share.isEnabled)
    case .fileInput(let selection): "FileInput" + selection.description
    case .toggle(let isOn, let isEnabled): "Toggle \(isOn ? "on" : "off")" + enabled(isEnabled)
    case .stepper(let stepper): "Stepper" + enabled(stepper.isEnabled)
    case .slider(let slider):
      "Slider \(slider.value) of \(slider.range)" + enabled(slider.isEnabled)
    case .field(let field):
      "\(field.kind.description) \"\(field.text)\" (\(field.labels))" + enabled(field.isEnabled)
    case .valueField(let field): field.description
    case .picker(let picker): "Picker" + enabled(picker.isEnabled)
    case .option: "Option"
    case .progress(let progress): progress.description
    case .label: "Label"
    case .titleAndIcon(let isTitleHidden): isTitleHidden ? "IconOnly" : "TitleAndIcon"
    case .form: "Form"
    case .list: "List"
    case .section: "Section"
    case .header: "Header"
    case .rows: "Rows"
    case .footer: "Footer"
    case .editableRow(let isEditing): "EditableRow" + (isEditing ? " editing" : "")
    case .row: "Row"
    case .rowActions: "RowActions"
    case .offscreenRows(let rows): rows.description
    case .disclosure(let disclosure):
      "Disclosure \(disclosure.isExpanded ? "open" : "closed")" + enabled(disclosure.isEnabled)
    case .menu(let isEnabled): "Menu" + enabled(isEnabled)
    case .menuLabel: "MenuLabel"
    case .contextMenu(let isEnabled): "ContextMenu" + enabled(isEnabled)
    case .contextMenuItems: "ContextMenuItems"
    case .tabs(let isBarHidden): isBarHidden ? "Tabs without a bar" : "Tabs"
    case .tabBar: "TabBar"
    case .tabButton(let isSelected, let isEnabled):
      "TabButton" + (isSelected ? " selected" : "") + enabled(isEnabled)
    case .tab: "Tab"
    case .navigation: "Navigation"
    case .screen(let screen): "Screen" + (screen.title.map { " \"\($0)\"" } ?? "")
    case .toolbar(let slot): "Toolbar \(slot.rawValue)"
    case .toolbarItem: "ToolbarItem"
    case .presentation(let presentation):
      presentation.style.name + (presentation.title.map { " \"\($0)\"" } ?? "")
    case .message: "Message"
    case .actions: "Actions"
    case .modified(let modifier): "\(modifier)"
    }
  }
}

private func enabled(_ isEnabled: Bool) -> String { isEnabled ? "" : " disabled" }

private func traits(of runs: [TextRun]) -> String {
  let all = runs.reduce(into: TextRun.Traits()) { $0.formUnion($1.traits) }
  let names: [(TextRun.Traits, String)] = [
    (.bold, "bold"), (.italic, "italic"), (.monospacedDigit, "monospacedDigit"),
    (.underline, "underline"), (.strikethrough, "strikethrough"), (.monospaced, "monospaced"),
    (.redacted, "redacted"),
  ]
  return names.filter { all.contains($0.0) }.map { " \($0.1)" }.joined()
}

extension Stack {
  fileprivate var description: String {
    switch self {
    case .horizontal: "HStack"
    case .vertical: "VStack"
    case .depth: "ZStack"
    case .tracks(let tracks): tracks.axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    case .grid: "Grid"
    }
  }
}

extension ValueFieldContent {
  fileprivate var description: String {
    let name = kind == .color ? "ColorPicker" : "DatePicker"
    let range = minimum == nil && maximum == nil ? "" : " in \(minimum ?? "")...\(maximum ?? "")"
    return "\(name) \(value)\(range)" + enabled(isEnabled)
  }
}

extension FileSelectionContent {
  /// The types, the number and the size of the files.
  var description: String {
    allowedContentTypes.map { " \($0)" }.joined()
      + (allowsMultipleSelection ? " multiple" : "")
      + (maximumSize.map { " at most \($0) bytes" } ?? "") + enabled(isEnabled)
  }
}

extension ProgressContent {
  fileprivate var description: String {
    (isGauge ? "Gauge" : "Progress") + (fraction.map { " \($0)" } ?? "")
      + (style == .automatic ? "" : " \(style)")
  }
}

extension PresentationContent.Style {
  fileprivate var name: String {
    switch self {
    case .sheet: "Sheet"
    case .fullScreenCover: "FullScreenCover"
    case .popover: "Popover"
    case .alert: "Alert"
    case .confirmationDialog: "ConfirmationDialog"
    }
  }
}

extension InputContent {
  /// The label and the placeholder.
  fileprivate var labels: String { title.map { "\($0), \(prompt)" } ?? prompt }
}

extension InputContent.Kind {
  fileprivate var description: String {
    switch self {
    case .line: "TextField"
    case .secure: "SecureField"
    case .lines: "TextEditor"
    case .search: "SearchField"
    }
  }
}
