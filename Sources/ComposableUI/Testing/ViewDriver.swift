public import Foundation

/// Uses a view as a user would, with no browser: presses, types, steps, and reads what is shown.
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
/// 1. It is up to date whenever it is asked: there is nothing to wait for.
/// 2. Controls are found by what a user calls them. One that is not there, or is there twice, throws
///    an error that says what there is.
/// 3. A control that is disabled takes nothing, as in a browser.
public final class ViewDriver {
  private let graph: ViewGraph
  private let opened: OpenedURLs

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - environment: Its surroundings.
  ///   - isolation: The actor that the test runs on.
  ///   - view: The view.
  public init(
    environment: EnvironmentValues = EnvironmentValues(),
    isolation: isolated any Actor = #isolation,
    @ViewBuilder _ view: @escaping () -> some View
  ) {
    let opened = OpenedURLs()
    var environment = environment
    environment.openURLSystemAction = { opened.urls.append($0) }
    self.opened = opened
    graph = ViewGraph(environment: environment, isolation: isolation, view)
    _ = graph.update()
  }

  /// What is shown now.
  public var rendering: Rendering {
    _ = graph.update()
    return graph.rendering
  }

  /// Brings what is shown up to date.
  ///
  /// - Returns: What has changed since it was last looked at.
  public func update() -> Diff { graph.update() }

  /// How often bodies have run.
  public var bodyRuns: Int { graph.bodyRuns }

  /// The URLs that the system was to open, in order: by ``EnvironmentValues/openURL`` or a ``Link``,
  /// apart from those that a handler of a view's own took.
  public var openedURLs: [URL] { opened.urls }

  /// All texts that are shown, in order.
  public var texts: [String] {
    rendering.all { content in
      if case .text = content { return true }
      return false
    }
    .compactMap(\.label)
  }

  /// A button, also one that has a role or is a row.
  public func button(_ label: String) throws -> Control {
    try control("button", label) {
      if case .button = $0 { return true }
      return false
    }
  }

  /// A link.
  public func link(_ label: String) throws -> Control {
    try control("link", label) {
      if case .link = $0 { return true }
      return false
    }
  }

  /// A switch.
  public func toggle(_ label: String) throws -> Control {
    try control("toggle", label) {
      if case .toggle = $0 { return true }
      return false
    }
  }

  /// A stepper.
  public func stepper(_ label: String) throws -> Control {
    try control("stepper", label) {
      if case .stepper = $0 { return true }
      return false
    }
  }

  /// A slider.
  public func slider(_ label: String) throws -> Control {
    try control("slider", label) {
      if case .slider = $0 { return true }
      return false
    }
  }

  /// A field to enter text, of one line or more, by its label or prompt.
  public func textField(_ label: String) throws -> Control {
    try control("text field", label) {
      if case .field = $0 { return true }
      return false
    }
  }

  /// A picker.
  public func picker(_ label: String) throws -> Control {
    try control("picker", label) {
      if case .picker = $0 { return true }
      return false
    }
  }

  /// A disclosure group.
  public func disclosure(_ label: String) throws -> Control {
    try control("disclosure group", label) {
      if case .disclosure = $0 { return true }
      return false
    }
  }

  /// A view that takes taps.
  public func tappable(_ label: String) throws -> Control {
    try control("tappable view", label) { $0 == .modified(.tappable) }
  }

  /// Goes back from the screen that is seen, where there is one before it.
  public func goBack() throws {
    let screens = rendering.all { content in
      if case .screen(_, canGoBack: true) = content { return true }
      return false
    }
    guard let screen = screens.last else {
      throw NotFound(kind: "way", label: "back", count: 0, there: [])
    }
    try Control(graph: graph, id: screen.id, label: "back").tap()
  }

  private func control(
    _ kind: String, _ label: String, _ isOfKind: @escaping (ElementContent) -> Bool
  ) throws -> Control {
    let all = rendering.all(isOfKind, named: nil)
    let found = all.filter { $0.label == label }
    guard found.count == 1, let control = found.first else {
      throw NotFound(
        kind: kind, label: label, count: found.count, there: all.compactMap(\.label)
      )
    }
    return Control(graph: graph, id: control.rendering.id, label: label)
  }

  /// That a control was not to be found.
  public struct NotFound: Error, CustomStringConvertible {
    let kind: String
    let label: String
    let count: Int
    let there: [String]

    public var description: String {
      let found = count == 0 ? "There is no \(kind)" : "There are \(count) of the \(kind)"
      let labels = there.map { "'\($0)'" }.joined(separator: ", ")
      return "\(found) '\(label)'. There are: \(labels.isEmpty ? "none" : labels)."
    }
  }

  /// That a control did not take what was done with it.
  public struct Refused: Error, CustomStringConvertible {
    let label: String
    let interaction: Interaction

    public var description: String {
      "'\(label)' takes no \(interaction) now. Is it disabled, or another kind of control?"
    }
  }

  /// A control that was found.
  public struct Control {
    let graph: ViewGraph
    let id: Int
    let label: String

    /// Does anything with it.
    public func perform(_ interaction: Interaction) throws {
      guard graph.handle(interaction, on: id) else {
        throw Refused(label: label, interaction: interaction)
      }
    }

    /// Presses it.
    public func tap() throws { try perform(.tap) }
    /// Has its text be another one.
    public func type(_ text: String) throws { try perform(.text(text)) }
    /// Switches it.
    public func set(_ isOn: Bool) throws { try perform(.bool(isOn)) }
    /// One step up.
    public func increment() throws { try perform(.increment) }
    /// One step down.
    public func decrement() throws { try perform(.decrement) }
    /// Moves it to a number.
    public func move(to value: Double) throws { try perform(.number(value)) }
    /// Chooses an option by its place.
    public func choose(_ option: Int) throws { try perform(.choice(option)) }
    /// Has what was typed taken.
    public func submit() throws { try perform(.submit) }
  }
}

private final class OpenedURLs {
  var urls: [URL] = []
}

extension ViewDriver: CustomStringConvertible {
  /// What is shown, as indented text.
  public var description: String { rendering.description }
}

extension Rendering {
  /// Something that is shown, under the name that a user calls it.
  struct Named {
    let rendering: Rendering
    let label: String?
  }

  /// All that is shown of a kind, with the name that a modifier around it gives it.
  func all(_ isOfKind: (ElementContent) -> Bool, named name: String?) -> [Named] {
    var name = name
    if case .modified(.accessibilityLabel(let label?)) = content { name = label }
    let own = isOfKind(content) ? [Named(rendering: self, label: name ?? label)] : []
    // A name is for what it was given to, not for what lies in that.
    let below = own.isEmpty ? name : nil
    return own + children.flatMap { $0.all(isOfKind, named: children.count == 1 ? below : nil) }
  }

  /// All that is shown of a kind.
  func all(_ isOfKind: (ElementContent) -> Bool) -> [Rendering] {
    all(isOfKind, named: nil).map(\.rendering)
  }
}
