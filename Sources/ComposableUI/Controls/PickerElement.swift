import ComposableHTML

/// The element of a picker. The selected option can be determined only after all options exist.
nonisolated struct PickerElement<Label: View, Options: View>: _PrimitiveView {
  let style: _PickerStyleKind
  let isEnabled: Bool
  let label: ElementView<Label>
  let options: ElementModifierView<Options>
  /// Returns true if the option with a tag is selected.
  let isSelected: (AnyHashable) -> Bool
  /// Selects the option with a tag. Returns `false` if the tag is not a value of the selection's
  /// type.
  let select: (AnyHashable) -> Bool

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    PickerNode(view, in: context)
  }
}

private final class PickerNode<Label: View, Options: View>: _ViewNode<PickerElement<Label, Options>>
{
  private var view: PickerElement<Label, Options>
  private var label: _ViewNode<ElementView<Label>>?
  private var options: _ViewNode<ElementModifierView<Options>>?
  private var element: Element?
  /// True if options were added, removed or moved since the selection was last determined.
  private var optionsChanged = false

  init(_ view: PickerElement<Label, Options>, in context: _Context) {
    self.view = view
    super.init(in: context)
    label = ElementView<Label>._makeNode(view.label, in: childContext)
    options = ElementModifierView<Options>._makeNode(view.options, in: childContext)
    element = Element(content(with: options?.elements ?? []), node: self) { [unowned self] in
      contents
    }
    element?.handler = { [unowned self] in handle($0) }
  }

  override func update(_ view: PickerElement<Label, Options>) {
    self.view = view
    label?.update(view.label, environment)
    options?.update(view.options, environment)
    // Otherwise `contents` determines the selection, once all options exist.
    if !optionsChanged { element?.update(content(with: options?.elements ?? [])) }
  }

  override func structureChanged() {
    if element?.isShown == true {
      optionsChanged = true
      element?.structureChanged()
    } else {
      element?.update(content(with: options?.elements ?? []))
    }
  }

  override func willUnmount() { element?.nodeWillUnmount() }

  private var contents: [Element] {
    let options = options?.elements ?? []
    if optionsChanged {
      optionsChanged = false
      element?.update(content(with: options))
    }
    return (label?.elements ?? []) + options
  }

  private func content(with options: [Element]) -> PickerContent {
    let selection = options.first { $0.tag.map(view.isSelected) ?? false }?.id
    return PickerContent(
      selection: selection, style: view.style, isEnabled: view.isEnabled)
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard view.isEnabled, case .choice(let option) = interaction,
      // The options that the user saw: those of the last diff.
      let tag = element?.children.first(where: { $0.id == option })?.tag
    else { return false }
    return view.select(tag)
  }

  override var createsRowsLazily: Bool? { false }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  override var children: [_AnyViewNode] {
    [label, options].compactMap { $0 as _AnyViewNode? }
  }
}

/// The content of a picker.
struct PickerContent: ElementContent {
  /// The identifier of the selected option's element; `nil` if none is selected.
  var selection: Int?
  /// The appearance of the picker.
  var style: _PickerStyleKind
  /// True if the picker accepts interactions.
  var isEnabled: Bool

  private var isMenu: Bool { style == .automatic || style == .menu }

  // It has radio buttons and, for the style of a menu, also a menu. The theme hides the options of a
  // menu, and the client script keeps its titles equal to theirs.
  func html(in context: RenderContext) -> HTMLNode {
    let choices = HTMLNode("div", idPrefix: "c", class: "choices", [.children])
    var node = HTMLNode("fieldset", class: style.className, [.node(choices)])
    node.set("role", isMenu ? "none" : "radiogroup")
    if isMenu {
      var menu = HTMLNode("select", idPrefix: "i", [.menuOptions])
      menu.set("data-on", "choice")
      menu.setAccessibleName(.choice, after: "l\(context.id)", context)
      node.content.append(.node(menu))
    } else {
      node.setAccessibleName(.choice, after: "l\(context.id)", context)
    }
    node.set("disabled", !isEnabled)
    node.set("data-v", selection.map(String.init))
    return node
  }

  var layout: ElementLayout {
    var layout = ElementLayout.labeledControl
    if !isMenu { layout.traits.remove(.control) }
    return layout
  }

  func update(_ context: inout RenderContext) { context.selectedOption = selection }

  func applying(_ interaction: Interaction) -> PickerContent? {
    guard case .choice(let option) = interaction else { return nil }
    var content = self
    content.selection = option
    return content
  }

  var description: String { "Picker" + enabled(isEnabled) }
}

extension _PickerStyleKind {
  fileprivate var className: StaticName {
    switch self {
    case .automatic, .menu: "picker menu"
    case .segmented: "picker segmented"
    case .inline: "picker inline"
    }
  }
}

/// An option of a picker.
struct OptionContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var input = HTMLNode("input", idPrefix: "i")
    input.set("type", "radio")
    input.set("name", context.parent.map { "o\($0)" })
    input.set("data-on", "choice")
    input.set("checked", context.selectedOption == context.id)
    return HTMLNode("label", class: "option", [.node(input), HTMLNode.labelHost])
  }

  var description: String { "Option" }
}
