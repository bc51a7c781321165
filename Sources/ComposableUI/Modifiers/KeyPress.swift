import ComposableHTML
public import Foundation

/// A press of a key in a view with the focus.
public struct KeyPress: Sendable {
  /// The parts of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each member of the set.
    public let rawValue: Int

    /// Creates a set from a raw value, with one bit for each member.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// All parts.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The effect of a press.
  public enum Result: Hashable, Sendable {
    /// The action has used the press.
    case handled
    /// The action has not used the press.
    case ignored
  }

  /// The part of the press.
  public let phase: Phases
  /// The key. That of a letter is in lower case, also with Shift.
  public let key: KeyEquivalent
  /// The characters that the key enters.
  public let characters: String
  /// The modifiers that are held down.
  public let modifiers: EventModifiers

  /// Creates a press from the values of the page's script: the name of the key, the phase, and `1` for
  /// each modifier that is held down.
  fileprivate init?(_ values: [String]) {
    let phases: [String: Phases] = ["down": .down, "repeat": .repeat, "up": .up]
    guard values.count == 6, let typed = KeyEquivalent(named: values[0]),
      let phase = phases[values[1]]
    else { return nil }
    self.phase = phase
    key = typed.lowercased
    characters = String(typed.character)
    let order: [EventModifiers] = [.command, .control, .option, .shift]
    modifiers = zip(order, values.dropFirst(2))
      .reduce(into: []) { if $1.1 == "1" { $0.insert($1.0) } }
  }
}

nonisolated extension View {
  /// Makes this view one that can have the focus, to handle keys.
  ///
  /// - Parameter isFocusable: False for a view that can't.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modified(FocusableContent(isFocusable: isFocusable))
  }

  /// Performs an action when a key is pressed while the focus is in this view.
  ///
  /// ```swift
  /// Board().focusable().onKeyPress(.space) { store.send(.paused); return .handled }
  /// ```
  ///
  /// A browser sends each press of the keys that a view handles. It does not wait for the result: neither the
  /// page itself nor views around this one get the keys that are listed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: The action.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// Performs an action when a key is pressed while the focus is in this view.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Performs an action when one of several keys is pressed while the focus is in this view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let keys = Set(keys.map(\.lowercased))
    return handlingKeys(keys) { press in
      guard phases.contains(press.phase), keys.contains(press.key) else { return .ignored }
      return action(press)
    }
  }

  /// Performs an action when a key that enters one of several characters is pressed while the focus is
  /// in this view.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(nil) { press in
      guard phases.contains(press.phase),
        press.characters.unicodeScalars.allSatisfy(characters.contains)
      else { return .ignored }
      return action(press)
    }
  }

  /// Performs an action when any key is pressed while the focus is in this view.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(nil) { phases.contains($0.phase) ? action($0) : .ignored }
  }

  /// Performs an action when Escape is pressed while the focus is in this view.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(.escape) {
      action?()
      return action == nil ? .ignored : .handled
    }
  }

  /// Performs an action for presses of keys.
  ///
  /// - Parameters:
  ///   - keys: The keys; `nil` for all.
  ///   - skipsFields: True to leave the keys in a field to the field.
  ///   - action: The action.
  func handlingKeys(
    _ keys: Set<KeyEquivalent>?, skipsFields: Bool = false,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    ElementModifierView(
      element: KeyPressContent(
        keys: keys?.map { $0.name.lowercased() }.sorted(), skipsFields: skipsFields),
      needsEnabled: true,
      handler: { interaction in
        guard let press = interaction.value(of: "key", as: [String].self).flatMap(KeyPress.init)
        else { return false }
        return action(press) == .handled
      },
      content: self
    )
    .needing("keys.js")
  }
}

/// An element that can have the focus.
struct FocusableContent: ModifierContent {
  var isFocusable: Bool

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("tabindex", isFocusable ? "0" : nil)
  }

  var description: String { "focusable \(isFocusable)" }
}

/// An element that handles keys.
struct KeyPressContent: ModifierContent {
  /// The names of the keys in lower case; `nil` for all.
  var keys: [String]?
  /// True if the keys in a field are those of the field.
  var skipsFields = false

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-hook", "composable-keys")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let value = try? encoder.encode(Value(keys: keys, skips: skipsFields ? true : nil))
    node.set("data-value", value.map { String(decoding: $0, as: UTF8.self) } ?? "{}")
  }

  /// The value of the script.
  private struct Value: Encodable {
    let keys: [String]?
    let skips: Bool?
  }

  var description: String { "keyPress" + (keys.map { " \($0.joined(separator: " "))" } ?? "") }
}
