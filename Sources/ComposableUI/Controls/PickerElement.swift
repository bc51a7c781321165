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

  private func content(with options: [Element]) -> ElementContent {
    let selection = options.first { $0.tag.map(view.isSelected) ?? false }?.id
    return .picker(
      PickerContent(selection: selection, style: view.style, isEnabled: view.isEnabled))
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
