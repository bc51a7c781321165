/// The element of a picker. Which of the options is chosen can only be told once they are there.
struct PickerElement<Label: View, Options: View>: _PrimitiveView {
  let style: PickerContent.Style
  let isEnabled: Bool
  let label: ElementView<Label>
  let options: ElementModifierView<Options>
  /// Whether the option with a tag is chosen.
  let isChosen: (AnyHashable) -> Bool
  /// Chooses the option with a tag, and says whether it can be.
  let choose: (AnyHashable) -> Bool

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    PickerNode(view, in: context)
  }
}

private final class PickerNode<Label: View, Options: View>: _ViewNode<PickerElement<Label, Options>> {
  private var view: PickerElement<Label, Options>
  private var label: _ViewNode<ElementView<Label>>?
  private var options: _ViewNode<ElementModifierView<Options>>?
  private var element: Element?
  /// Whether there are other options than when the chosen one was looked for.
  private var hasOtherOptions = false

  init(_ view: PickerElement<Label, Options>, in context: _Context) {
    self.view = view
    super.init(in: context)
    label = ElementView<Label>._makeNode(view.label, in: below)
    options = ElementModifierView<Options>._makeNode(view.options, in: below)
    element = Element(content(with: options?.elements ?? []), node: self) { [unowned self] in
      contents
    }
    element?.handler = { [unowned self] in handle($0) }
  }

  override func update(_ view: PickerElement<Label, Options>) {
    self.view = view
    label?.update(view.label, environment)
    options?.update(view.options, environment)
    // Otherwise they are looked at when all of them are there.
    if !hasOtherOptions { element?.update(content(with: options?.elements ?? [])) }
  }

  override func structureChanged() {
    if element?.isShown == true {
      hasOtherOptions = true
      element?.structureChanged()
    } else {
      element?.update(content(with: options?.elements ?? []))
    }
  }

  private var contents: [Element] {
    let options = options?.elements ?? []
    if hasOtherOptions {
      hasOtherOptions = false
      element?.update(content(with: options))
    }
    return (label?.elements ?? []) + options
  }

  private func content(with options: [Element]) -> ElementContent {
    let selection = options.firstIndex { $0.tag.map(view.isChosen) ?? false }
    return .picker(PickerContent(selection: selection, style: view.style, isEnabled: view.isEnabled))
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard view.isEnabled, case .choice(let place) = interaction else { return false }
    // What the user saw when they chose: the first one is the label.
    let options = element?.children.dropFirst().map(\.tag) ?? []
    guard options.indices.contains(place), let tag = options[place] else { return false }
    return view.choose(tag)
  }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  override var children: [_AnyViewNode] {
    [label, options].compactMap { $0 as _AnyViewNode? }
  }
}
