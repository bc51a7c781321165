/// The buttons and fields of a prompt, with a default button if they lack one.
nonisolated struct PromptActions<Actions: View, DefaultButton: View>: _PrimitiveView {
  let actions: Actions
  let defaultButton: DefaultButton
  /// Returns true for content that makes the default button unnecessary.
  let replacesDefault: (AnyElementContent) -> Bool

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    PromptActionsNode(view, in: context)
  }
}

private final class PromptActionsNode<Actions: View, DefaultButton: View>: _ViewNode<
  PromptActions<Actions, DefaultButton>
>
{
  private var view: PromptActions<Actions, DefaultButton>
  private var element: Element?
  private var actions: _ViewNode<Actions>?
  private var defaultButton: _ViewNode<DefaultButton>?

  init(_ view: PromptActions<Actions, DefaultButton>, in context: _Context) {
    self.view = view
    super.init(in: context)
    actions = Actions._makeNode(view.actions, in: childContext)
    defaultButton = DefaultButton._makeNode(view.defaultButton, in: childContext)
    element = Element(PromptActionsContent(), node: self) { [unowned self] in controls }
  }

  override func update(_ view: PromptActions<Actions, DefaultButton>) {
    self.view = view
    actions?.update(view.actions, environment)
    defaultButton?.update(view.defaultButton, environment)
  }

  private var controls: [Element] {
    let controls = actions?.elements ?? []
    if controls.contains(where: { $0.contains(where: view.replacesDefault) }) { return controls }
    return controls + (defaultButton?.elements ?? [])
  }

  override var children: [_AnyViewNode] { [actions, defaultButton].compactMap { $0 } }

  override var createsRowsLazily: Bool? { false }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  override func structureChanged() { element?.structureChanged() }

  override func willUnmount() { element?.nodeWillUnmount() }
}

private enum DismissPromptKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
  /// An action that dismisses the prompt that contains a button, after the button's own action.
  var dismissPrompt: DismissAction? {
    get { self[DismissPromptKey.self] }
    set { self[DismissPromptKey.self] = newValue }
  }
}
