import ComposableHTML

/// A key of the keyboard, by the character that it enters: `"s"`, `.return`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character

  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }

  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The Return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The Escape key.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// The Tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The Backspace key.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The Delete key.
  public static let deleteForward: KeyEquivalent = "\u{7F}"
  /// The arrow key that points up.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The arrow key that points down.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The arrow key that points left.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The arrow key that points right.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The Home key.
  public static let home: KeyEquivalent = "\u{F729}"
  /// The End key.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// The Page Up key.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// The Page Down key.
  public static let pageDown: KeyEquivalent = "\u{F72D}"

  /// The keys that browsers have names for.
  private static let names: [KeyEquivalent: String] = [
    .return: "Enter", .escape: "Escape", .tab: "Tab", .delete: "Backspace",
    .deleteForward: "Delete", .upArrow: "ArrowUp", .downArrow: "ArrowDown",
    .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight", .home: "Home", .end: "End",
    .pageUp: "PageUp", .pageDown: "PageDown",
  ]

  /// The name of the key in a browser.
  var name: String { Self.names[self] ?? String(character) }

  /// The key of the same letter in lower case.
  var lowercased: KeyEquivalent { KeyEquivalent(character.lowercased().first ?? character) }

  /// Creates a key from its name in a browser, or returns `nil` for one without a character.
  init?(named name: String) {
    if let key = Self.names.first(where: { $0.value == name })?.key {
      self = key
    } else if name.count == 1, let character = name.first {
      self.init(character)
    } else {
      return nil
    }
  }
}

/// The keys that are held down with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: Int

  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock, which browsers don't tell.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key of a Mac.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option or Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key of a Mac, the Control key of other systems.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric keypad, which browsers don't tell.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// A key and the modifiers that are held down with it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifiers.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the main action of a window.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The names of the modifiers and of the key.
  private func names(_ modifierNames: [(EventModifiers, String)]) -> [String] {
    modifierNames.filter { modifiers.contains($0.0) }.map(\.1) + [key.name]
  }

  /// The shortcut as the page's script knows it: `command+shift+s`.
  fileprivate var scriptName: String {
    names([(.command, "command"), (.control, "control"), (.option, "option"), (.shift, "shift")])
      .joined(separator: "+").lowercased()
  }

  /// The shortcut for assistive technologies, on Macs and on other systems: `Meta+S Control+S`.
  fileprivate var accessibleName: String {
    let name = key == .space ? "Space" : key.name.count == 1 ? key.name.uppercased() : key.name
    func text(command: String) -> String {
      let names = names([
        (.command, command), (.control, "Control"), (.option, "Alt"), (.shift, "Shift"),
      ])
      return (names.dropLast() + [name]).joined(separator: "+")
    }
    // Other systems have one key for both.
    let isOfMac = !modifiers.contains(.command) || modifiers.contains(.control)
    return isOfMac
      ? text(command: "Meta") : "\(text(command: "Meta")) \(text(command: "Control"))"
  }
}

nonisolated extension View {
  /// Gives the control that this view is a keyboard shortcut.
  ///
  /// ```swift
  /// Button("Save") { store.send(.saveTapped) }.keyboardShortcut("s")
  /// ```
  ///
  /// 1. The shortcut taps the control, wherever the focus is; without Command, Control or Option, not
  ///    while the user edits a text.
  /// 2. Of several controls with the same shortcut that are visible and enabled, the last one is tapped.
  /// 3. The pointer above the control, and assistive technologies, tell the shortcut.
  ///
  /// Browsers keep some shortcuts for themselves, such as Command-T, Command-N and Command-W.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifiers. Command is the Control key on other systems than Apple's.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives the control that this view is a keyboard shortcut; `nil` for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modified(KeyboardShortcutContent(shortcut: shortcut)).needing("keys.js")
  }
}

/// The keyboard shortcut of a control; `nil` for none.
struct KeyboardShortcutContent: ModifierContent {
  var shortcut: KeyboardShortcut?

  func update(_ context: inout RenderContext) {
    context.accessibility.keyboardShortcut =
      context.accessibility.keyboardShortcut ?? shortcut?.accessibleName
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    // The script shows it in the terms of the user's system.
    node.set("data-shortcut", shortcut?.scriptName)
  }

  var changesModifiedElement: Bool { true }

  var description: String { "keyboardShortcut" + (shortcut.map { " \($0.scriptName)" } ?? "") }
}
