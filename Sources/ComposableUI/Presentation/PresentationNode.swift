/// The node of presented content: the last one of a graph is the only one that handles events.
final class PresentationNode: _ViewNode<Presentation>, NavigationTitleReceiver,
  OptionsReceiver, ColorSchemeReceiver
{
  private(set) var view: Presentation
  private var node: _ViewNode<AnyView>?
  private(set) var element: Element?
  private var titles = NodeValues<String>()
  private var optionChanges = NodeValues<OptionsChange<PresentationOptions>>()
  private var preferredColorSchemes = NodeValues<ColorScheme>()

  /// Creates the node of presented content.
  ///
  /// - Parameters:
  ///   - view: The presentation.
  ///   - former: The presentation of the same view that this one replaces; `nil` for none.
  ///   - context: The context of the presenting view.
  init(_ view: Presentation, replacing former: PresentationNode?, in context: _Context) {
    self.view = view
    super.init(in: context)
    element = Element(elementContent, node: self) { [unowned self] in node?.elements ?? [] }
    element?.handler = { [unowned self] in $0 == .dismiss && dismissInteractively() }
    graph.add(presentation: self, replacing: former)
    node = AnyView._makeNode(content, in: childContext)
  }

  override func update(_ view: Presentation) {
    self.view = view
    element?.update(elementContent)
    node?.update(content, environment)
  }

  /// Presented content is outside of the presenting view: neither its navigation nor what applies
  /// to its elements, such as a font, are those of that view.
  private var content: AnyView {
    AnyView(
      view.content
        .environment(\.navigationContext, nil)
        .environment(\.splitColumn, nil)
        .environment(\.listSelection, nil)
        .environment(\.isEnabled, true)
        .environment(\.editMode, nil)
        .environment(\.refresh, nil)
        .environment(\.submitAction, nil)
        .environment(\.textInputTraits, TextInputTraits())
        .environment(\.font, nil)
        .environment(\.fontTraits, FontTraits())
        .environment(\.presentationContext, PresentationContext(self))
        .environment(\.colorScheme, options.colorScheme ?? environment.colorScheme)
        .needing("presentation-printing.css")
    )
  }

  private var elementContent: PresentationContent {
    PresentationContent(
      style: view.style, title: view.title ?? titles.values.last, options: options)
  }

  private var options: PresentationOptions {
    var options = PresentationOptions()
    options.colorScheme = preferredColorSchemes.values.last
    return optionChanges.values.reduce(into: options) { $1.apply(&$0) }
  }

  /// Dismisses the content like a user who presses Esc: with the cancel button of a prompt.
  private func dismissInteractively() -> Bool {
    if view.style.isPrompt { return element?.cancelButton?.handler?(.tap) ?? false }
    guard view.style != .fullScreenCover, !options.isInteractiveDismissDisabled else {
      return false
    }
    view.dismiss()
    return true
  }

  func setTitle(_ title: String?, from node: Int) {
    titles.set(title, from: node)
    element?.update(elementContent)
  }

  func setOptions(_ change: OptionsChange<PresentationOptions>?, from node: Int) {
    optionChanges.set(change, from: node)
    element?.update(elementContent)
  }

  func setPreferredColorScheme(_ colorScheme: ColorScheme?, from node: Int) {
    preferredColorSchemes.set(colorScheme, from: node)
    element?.update(elementContent)
    // Not at once: the views that read it may be under evaluation.
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      self.node?.update(content, environment)
    }
  }

  override func structureChanged() { element?.structureChanged() }

  override func willUnmount() {
    element?.nodeWillUnmount()
    graph.remove(presentation: self)
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }

  override var isPresentation: Bool { true }

  override var createsRowsLazily: Bool? { false }

  override var elements: [Element] { element.map { [$0] } ?? [] }
}

/// The presentation that contains a view.
struct PresentationContext: Equatable {
  // Weak: the node owns the environment that contains this value.
  private weak var node: PresentationNode?

  init(_ node: PresentationNode) { self.node = node }

  /// Dismisses the presentation.
  ///
  /// - Returns: False if it has ended.
  func dismiss() -> Bool {
    guard let node, node.isMounted else { return false }
    node.view.dismiss()
    return true
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.node === rhs.node }
}

private enum PresentationContextKey: EnvironmentKey {
  static var defaultValue: PresentationContext? { nil }
}

extension EnvironmentValues {
  var presentationContext: PresentationContext? {
    get { self[PresentationContextKey.self] }
    set { self[PresentationContextKey.self] = newValue }
  }

  /// True in content that is presented or on a pushed screen, which ``dismiss`` would remove.
  public var isPresented: Bool {
    navigationContext?.entryID != nil || presentationContext != nil
  }
}

extension Element {
  /// The button of a prompt that cancels it: the one with that role, or else the only one, unless it
  /// is destructive.
  fileprivate var cancelButton: Element? {
    let buttons = shownButtons
    return buttons.first { $0.role == .cancel }?.element
      ?? (buttons.count == 1 && buttons[0].role == nil ? buttons[0].element : nil)
  }

  private var shownButtons: [(element: Element, role: ButtonRole?)] {
    if let button = content.as(ButtonContent.self) { return [(self, button.role)] }
    return children.flatMap(\.shownButtons)
  }
}
