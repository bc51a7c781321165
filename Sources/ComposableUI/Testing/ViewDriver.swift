public import Foundation

/// A driver that operates a view in a test like a user, without a browser.
///
/// It finds controls by their labels, performs interactions, and returns the visible elements. To
/// test the feature of a view exhaustively, use a `TestStore` instead.
///
/// ```swift
/// let view = ViewDriver { CounterView(store: store) }
/// try view.button("Increment").tap()
/// #expect(view.description == """
///   VStack
///     Text "1"
///     Button "Increment"
///   """)
/// ```
///
/// 1. Each property and method updates the view first: there is nothing to wait for.
/// 2. Controls are found by their labels, visible ones before covered ones. A label that no control
///    or more than one has throws an error that lists the existing labels.
/// 3. A disabled or covered control accepts no interactions, as in a browser.
public final class ViewDriver {
  let graph: ViewGraph
  private let size: CGSize
  private let subviewSize: (String, ProposedViewSize) -> CGSize
  private let opened: OpenedURLs
  let exports: PendingExports

  /// Creates a driver of a view.
  ///
  /// - Parameters:
  ///   - environment: The environment of the view.
  ///   - size: The size that each ``GeometryReader`` and each shape of your own has, and each ``Layout`` can have,
  ///     in points.
  ///   - subviewSize: Returns the size of a subview of a ``Layout`` from its label and a proposal. By default,
  ///     subviews are texts of 8 points for each character, see ``assumedSubviewSize(_:_:)``.
  ///   - createsRowsLazily: True to create only the rows of a long collection that a user sees, as in a
  ///     browser: its first 100, and those that ``scroll(toRows:)`` shows. Otherwise, all rows exist.
  ///   - isolation: The actor of the test.
  ///   - view: The view.
  public init(
    environment: EnvironmentValues = EnvironmentValues(),
    size: CGSize = CGSize(width: 390, height: 844),
    subviewSize: @escaping (_ label: String, _ proposal: ProposedViewSize) -> CGSize =
      ViewDriver.assumedSubviewSize,
    createsRowsLazily: Bool = false,
    isolation: isolated any Actor = #isolation,
    @ViewBuilder _ view: @escaping () -> some View
  ) {
    exports = PendingExports(on: isolation)
    let opened = OpenedURLs()
    var environment = environment
    environment.assumedSize = size
    environment.openURLSystemAction = { opened.urls.append($0) }
    environment.exportFile = exports.action
    self.opened = opened
    self.size = size
    self.subviewSize = subviewSize
    graph = ViewGraph(
      environment: environment, createsRowsLazily: createsRowsLazily, isolation: isolation, view)
    _ = updateGraph()
  }

  private func updateGraph() -> Diff { graph.update(measuringWith: size, subviewSize) }

  /// The current rendering.
  @_spi(Renderer) public var rendering: Rendering {
    _ = updateGraph()
    return graph.rendering
  }

  /// Updates the view after changes of its state. Reading the view updates it, too.
  ///
  /// ```swift
  /// try view.button("Move").tap()
  /// #expect(view.update() == [.spring])
  /// ```
  ///
  /// - Returns: The animation of each change since the last update; `nil` for changes without one.
  @discardableResult public func update() -> [Animation?] { diff().map(\.animation) }

  /// Updates the view.
  ///
  /// - Returns: The changes since the last update, without those of traits, which follow from the others.
  ///   Reading the view updates it, too.
  @_spi(Renderer) public func diff() -> Diff {
    updateGraph().filter { if case .layout = $0.patch { false } else { true } }
  }

  /// The number of evaluations of bodies.
  public var bodyRuns: Int { graph.bodyRuns }

  /// The URLs passed to the system by ``EnvironmentValues/openURL`` or a ``Link``, in order.
  ///
  /// URLs that were opened or discarded by a handler are not included.
  public var openedURLs: [URL] { opened.urls }

  /// All texts on the screen, in order.
  public var texts: [String] {
    rendering.all { $0.is(TextContent.self) }.compactMap(\.label)
  }

  /// Returns a button, including one with a role and one that is a row. That of a day in a calendar has
  /// the whole date as its label, such as "Monday, March 9, 2026".
  public func button(_ label: String) throws -> Control {
    try control("button", label) { $0.is(ButtonContent.self) || $0.is(CalendarDayContent.self) }
  }

  /// Returns the link with a label.
  public func link(_ label: String) throws -> Control {
    try control("link", label) { $0.is(LinkContent.self) }
  }

  /// Returns the toggle with a label.
  public func toggle(_ label: String) throws -> Control {
    try control("toggle", label) { $0.is(ToggleContent.self) }
  }

  /// Returns the stepper with a label.
  public func stepper(_ label: String) throws -> Control {
    try control("stepper", label) { $0.is(StepperContent.self) }
  }

  /// Returns the slider with a label.
  public func slider(_ label: String) throws -> Control {
    try control("slider", label) { $0.is(SliderContent.self) }
  }

  /// Returns a field or editor for text, by its label or prompt.
  public func textField(_ label: String) throws -> Control {
    try control("text field", label) { $0.is(InputContent.self) }
  }

  /// Returns a date picker. ``Control/type(_:)`` sets its date, such as "2026-03-09T17:05".
  public func datePicker(_ label: String) throws -> Control {
    try control("date picker", label) {
      $0.as(ValueFieldContent.self).map { $0.kind != .color } ?? false
    }
  }

  /// Returns a color picker. ``Control/type(_:)`` sets its color, such as "#ff3b30".
  public func colorPicker(_ label: String) throws -> Control {
    try control("color picker", label) { $0.as(ValueFieldContent.self)?.kind == .color }
  }

  /// Returns the picker with a label.
  public func picker(_ label: String) throws -> Control {
    try control("picker", label) { $0.is(PickerContent.self) }
  }

  /// Returns a disclosure group.
  public func disclosure(_ label: String) throws -> Control {
    try control("disclosure group", label) { $0.is(DisclosureContent.self) }
  }

  /// Returns a row of a list with a selection, see ``List``.
  public func selectableRow(_ label: String) throws -> Control {
    try control("selectable row", label) {
      $0.as(SelectableRowContent.self)?.isSelected != nil
    }
  }

  /// The labels of the selected rows of all lists.
  public var selectedRows: [String] {
    rendering.all({ $0.as(SelectableRowContent.self)?.isSelected == true }, named: nil)
      .compactMap(\.label)
  }

  /// Returns a view with a tap gesture.
  public func tappable(_ label: String) throws -> Control {
    try control("tappable view", label) { $0.as(GestureContent.self)?.isTappable == true }
  }

  /// Returns a view with a gesture.
  public func gestureView(_ label: String) throws -> Control {
    try control("view with a gesture", label) { $0.is(GestureContent.self) }
  }

  /// Returns the button of a tab.
  public func tab(_ label: String) throws -> Control {
    try control("tab", label) { $0.is(TabButtonContent.self) }
  }

  /// Returns a view that can be focused, see ``View/focused(_:equals:)``.
  public func focusable(_ label: String) throws -> Control {
    try control("focusable view", label) { $0.is(FocusContent.self) }
  }

  /// Returns an HTML element, by the name of its hook.
  public func htmlElement(_ hook: String) throws -> Control {
    let elements = rendering.all { $0.as(HTMLElementContent.self)?.hook == hook }
    guard elements.count == 1 else {
      throw NotFound(kind: "HTML element", label: hook, count: elements.count, available: [])
    }
    return Control(graph: graph, id: elements[0].id, label: hook)
  }

  /// The label of the view with the focus; `nil` if none has it.
  public var focusedLabel: String? {
    rendering.all({ $0.as(FocusContent.self)?.isFocused == true }, named: nil).first?.label
  }

  /// Returns the button of an action of a row, such as "Delete". See ``View/swipeActions(edge:allowsFullSwipe:content:)``
  /// and `onDelete`.
  ///
  /// - Parameters:
  ///   - action: The label of the button.
  ///   - row: The label of the row.
  public func action(_ action: String, ofRow row: String) throws -> Control {
    let rows = rendering.all { $0.is(EditableRowContent.self) }
    let found = rows.filter { $0.children.first?.label == row }
    guard found.count == 1, let actions = found[0].children.last else {
      throw NotFound(
        kind: "row", label: row, count: found.count,
        available: rows.compactMap { $0.children.first?.label })
    }
    return try actions.button(action, kind: "action", of: row, in: graph)
  }

  /// Returns an item of the context menu of a view. See `contextMenu`.
  ///
  /// - Parameters:
  ///   - item: The label of the item.
  ///   - view: The label of the view.
  public func contextMenuItem(_ item: String, of view: String) throws -> Control {
    let views = rendering.all { $0.is(ContextMenuContent.self) }
    let found = views.filter { $0.label == view }
    guard found.count == 1, let items = found[0].children.last else {
      throw NotFound(
        kind: "view with a context menu", label: view, count: found.count,
        available: views.compactMap(\.label))
    }
    return try items.button(item, kind: "item", of: view, in: graph)
  }

  /// Performs an event of the window.
  @_spi(Renderer) public func perform(_ event: some WindowEvent) throws {
    guard graph.handle(event) else { throw Refused(label: "window", interaction: event) }
  }

  /// Goes back from the visible screen. Throws if the stack shows its root.
  ///
  /// Of a ``NavigationSplitView``, it is that of the last column with one to go back from.
  public func goBack() throws {
    let screens = rendering.withoutHiddenColumns
      .all { $0.as(ScreenContent.self)?.canGoBack == true }
    guard let screen = screens.last else {
      throw NotFound(kind: "screen to go back to", label: nil, count: 0, available: [])
    }
    try Control(graph: graph, id: screen.id, label: "back").tap()
  }

  /// Dismisses the sheet, cover, popover or prompt above all others like a user who presses Esc.
  ///
  /// Throws if there is none, or if the user cannot dismiss it.
  public func dismiss() throws {
    guard let last = rendering.children.last,
      let content = last.content.as(PresentationContent.self)
    else {
      throw NotFound(kind: "presentation", label: nil, count: 0, available: [])
    }
    try Control(graph: graph, id: last.id, label: content.title ?? "presentation")
      .perform(.dismiss)
  }

  func control(
    _ kind: String, _ label: String, _ isOfKind: @escaping (AnyElementContent) -> Bool
  ) throws -> Control {
    let rendering = rendering
    let all = rendering.all(isOfKind, named: nil)
    let visible = rendering.withoutCoveredElements.all(isOfKind, named: nil)
    let visibleMatches = visible.filter { $0.label == label }
    let found = visibleMatches.isEmpty ? all.filter { $0.label == label } : visibleMatches
    guard found.count == 1, let control = found.first else {
      throw NotFound(
        kind: kind, label: label, count: found.count, available: all.compactMap(\.label)
      )
    }
    return Control(graph: graph, id: control.rendering.id, label: label)
  }

  /// An error that indicates that no control, or more than one, has the given label.
  public struct NotFound: Error, CustomStringConvertible {
    let kind: String
    let label: String?
    let count: Int
    let available: [String]

    /// A sentence about the missing control, with the labels of those that there are.
    public var description: String {
      guard let label else { return "There is no \(kind)." }
      let found =
        count == 0 ? "There is no \(kind) '\(label)'" : "\(count) match the \(kind) '\(label)'"
      let labels = available.map { "'\($0)'" }.joined(separator: ", ")
      return "\(found). Available: \(labels.isEmpty ? "none" : labels)."
    }
  }

  /// An error that indicates that a control didn't accept an interaction.
  public struct Refused: Error, CustomStringConvertible {
    package let label: String
    let interaction: any Sendable

    /// The control, and the interaction that it refuses.
    public var description: String {
      "'\(label)' doesn't accept '\(interaction)'. It may be disabled or another kind of control."
    }
  }

  /// A control of the view. Its methods throw ``Refused`` if the control is disabled.
  public struct Control {
    let graph: ViewGraph
    let id: Int
    package let label: String

    /// Performs an interaction with the control as its renderer would.
    @_spi(Renderer) public func perform(_ interaction: Interaction) throws {
      guard graph.handle(interaction, on: id) else {
        throw Refused(label: label, interaction: interaction)
      }
    }

    /// Taps the control, or presses it by keyboard.
    public func tap() throws { try perform(.tap) }
    /// Taps the view at a point in its coordinate space.
    public func tap(at point: CGPoint) throws { try perform(.tapAt(point)) }
    /// Presses the view for a long time.
    public func longPress() throws { try perform(.longPress) }
    /// Drags the view from a point to another, in its coordinate space.
    public func drag(from start: CGPoint, to end: CGPoint) throws {
      try perform(.drag(.changed, start: start, location: end))
      try perform(.drag(.ended, start: start, location: end))
    }
    /// Sends an event like the script of an HTML element.
    public func send(_ event: String, _ value: some Encodable) throws {
      try perform(.event(event, JSONEncoder().encode(value)))
    }
    /// Replaces the text of a field, as if the user typed it.
    public func type(_ text: String) throws { try perform(.text(text)) }
    /// Turns a toggle on or off.
    public func set(_ isOn: Bool) throws { try perform(.bool(isOn)) }
    /// Increments a stepper by one step.
    public func increment() throws { try perform(.increment) }
    /// Decrements a stepper by one step.
    public func decrement() throws { try perform(.decrement) }
    /// Sets the value of a slider.
    public func move(to value: Double) throws { try perform(.number(value)) }
    /// Selects the option at an index.
    public func choose(_ option: Int) throws {
      let options = graph.rendering.first { $0.id == id }?.options ?? []
      guard options.indices.contains(option) else {
        throw Refused(label: label, interaction: Interaction.choice(option))
      }
      try perform(.choice(options[option].id))
    }
    /// Submits the entered text.
    public func submit() throws { try perform(.submit) }
    /// Moves the focus to the view.
    public func focus() throws { try perform(.focus) }
    /// Ends the focus of the view.
    public func blur() throws { try perform(.blur) }
  }
}

private final class OpenedURLs {
  var urls: [URL] = []
}

extension ViewDriver: CustomStringConvertible {
  /// The rendering as indented text.
  public var description: String { rendering.description }
}

extension Rendering {
  /// An element with its label, which may come from a modifier around it.
  struct LabeledRendering {
    let rendering: Rendering
    let label: String?
  }

  /// Returns all elements of a kind, with the labels that modifiers around them set.
  func all(_ isOfKind: (AnyElementContent) -> Bool, named name: String?) -> [LabeledRendering] {
    var name = name
    if let label = content.as(AccessibilityLabelContent.self)?.label { name = label }
    let matches = isOfKind(content) ? [LabeledRendering(rendering: self, label: name ?? label)] : []
    // A label belongs to the element that it was set for, not to the element's children.
    let childName = matches.isEmpty ? name : nil
    return matches
      + children.flatMap { $0.all(isOfKind, named: children.count == 1 ? childName : nil) }
  }

  /// The element and its subtree without hidden elements, and without those that a screen or a
  /// presentation covers.
  var withoutCoveredElements: Rendering {
    let visible: [Rendering] =
      switch content.base {
      case is NavigationContent, is WindowContent: Array(children.suffix(1))
      case is TabsContent:
        children.filter { $0.innermostContent.as(TabPanelContent.self)?.isSelected != false }
      case is HiddenContent: []
      case let column as SplitColumnContent: column.isHidden ? [] : children
      default: children
      }
    return Rendering(
      id: id, content: content, traits: traits,
      children: visible.map(\.withoutCoveredElements))
  }

  /// The rendering without the columns of split views that are not shown.
  fileprivate var withoutHiddenColumns: Rendering {
    let isHidden = content.as(SplitColumnContent.self)?.isHidden == true
    return Rendering(
      id: id, content: content, traits: traits,
      children: isHidden ? [] : children.map(\.withoutHiddenColumns))
  }

  /// The content of the element within modifiers.
  private var innermostContent: AnyElementContent {
    if content.base is any ModifierContent, let child = children.first {
      return child.innermostContent
    }
    return content
  }

  /// Returns a button of the element, which belongs to a view.
  fileprivate func button(
    _ name: String, kind: String, of view: String, in graph: ViewGraph
  ) throws -> ViewDriver.Control {
    let buttons = all({ $0.is(ButtonContent.self) }, named: nil)
    guard let button = buttons.first(where: { $0.label == name }) else {
      throw ViewDriver.NotFound(
        kind: kind, label: name, count: 0, available: buttons.compactMap(\.label))
    }
    return ViewDriver.Control(
      graph: graph, id: button.rendering.id, label: "\(name) of \(view)")
  }

  /// Returns all elements of a kind.
  func all(_ isOfKind: (AnyElementContent) -> Bool) -> [Rendering] {
    all(isOfKind, named: nil).map(\.rendering)
  }

  /// Returns the first rendering of the subtree that satisfies a predicate.
  func first(where isFound: (Rendering) -> Bool) -> Rendering? {
    if isFound(self) { return self }
    for child in children {
      if let found = child.first(where: isFound) { return found }
    }
    return nil
  }
}
