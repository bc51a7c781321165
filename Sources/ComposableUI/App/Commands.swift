/// Menus of a scene, which are shown in a bar at the top of each of its windows.
///
/// ```swift
/// WindowGroup { LibraryView(store: store) }
///   .commands {
///     CommandMenu("Library") {
///       Button("Import…") { store.send(.importTapped) }.keyboardShortcut("i")
///     }
///   }
/// ```
///
/// 1. A window without commands has no bar. Unlike in SwiftUI, the other scenes of the app do not have those of this one.
/// 2. The keyboard shortcuts of the items work while the menus are closed.
///
/// A type of commands of your own has a body of others. `@Environment`, `@FocusedValue` and `@State` work in it as in a
/// view; its state lives as long as the window, and is that of all commands of the type.
@MainActor @preconcurrency public protocol Commands: _PropertyContainer {
  /// The type of the commands that the body returns.
  associatedtype Body: Commands

  /// The commands.
  @CommandsBuilder var body: Body { get }

  /// Returns the menus of the commands, for the window.
  nonisolated static func _menus(of commands: Self, in context: _CommandsContext)
    -> [_CommandMenu]
}

nonisolated extension Commands {
  /// Returns the menus of the commands.
  public static func _menus(of commands: Self, in context: _CommandsContext)
    -> [_CommandMenu]
  {
    let commands = context.bound(commands)
    return Body._menus(of: MainActor.assumeOwnsViews(commands) { $0.body }, in: context)
  }
}

nonisolated extension Never: Commands {}

/// A menu, or a part of one, for the window.
public struct _CommandMenu {
  /// The title.
  let title: Text
  /// The position among the menus of the bar: those that are the same are one menu.
  let position: Position
  /// The items.
  let items: AnyView

  /// The menus of a bar, in their order.
  enum Position: Int {
    case app, file, edit, format, view, custom, window, help
  }
}

/// A menu of an app.
public nonisolated struct CommandMenu<Content: View>: Commands {
  private let title: Text
  private let content: Content

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - content: The items.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Creates a menu.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  /// Traps. Never called, since the commands create their menus without a body.
  public var body: Never { preconditionFailure("'CommandMenu' has no body.") }

  /// Returns the menu.
  public static func _menus(of commands: Self, in context: _CommandsContext)
    -> [_CommandMenu]
  {
    [_CommandMenu(title: commands.title, position: .custom, items: AnyView(commands.content))]
  }
}

/// Items of one of the menus that all apps have: "File", "Edit" and others.
///
/// A browser has commands for text and for windows of its own, so that the menus have the items of the app alone.
public nonisolated struct CommandGroup<Content: View>: Commands {
  private let placement: CommandGroupPlacement
  private let content: Content

  /// Creates items in the place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  /// Creates items before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(replacing: group, addition: addition)
  }

  /// Creates items after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(replacing: group, addition: addition)
  }

  /// Traps. Never called, since the commands create their menus without a body.
  public var body: Never { preconditionFailure("'CommandGroup' has no body.") }

  /// Returns the menu of the group; none if the group is empty.
  public static func _menus(of commands: Self, in context: _CommandsContext)
    -> [_CommandMenu]
  {
    guard Content.self != EmptyView.self else { return [] }
    let placement = commands.placement
    return [
      _CommandMenu(
        title: Text(system: placement.title), position: placement.position,
        items: AnyView(commands.content))
    ]
  }
}

/// A place of items in the menus that all apps have.
public struct CommandGroupPlacement: Hashable, Sendable {
  let position: _CommandMenu.Position

  private init(_ position: _CommandMenu.Position) { self.position = position }

  fileprivate var title: SystemText {
    switch position {
    case .file: .file
    case .edit: .edit
    case .format: .format
    case .view: .view
    case .window: .window
    case .help: .help
    case .app, .custom: .menu
    }
  }

  /// The first menu, of the app itself.
  public static let appInfo = CommandGroupPlacement(.app)
  /// The first menu, of the app itself.
  public static let appSettings = CommandGroupPlacement(.app)
  /// The first menu, of the app itself.
  public static let appVisibility = CommandGroupPlacement(.app)
  /// The first menu, of the app itself.
  public static let appTermination = CommandGroupPlacement(.app)
  /// The first menu, of the app itself.
  public static let systemServices = CommandGroupPlacement(.app)
  /// The menu "File".
  public static let newItem = CommandGroupPlacement(.file)
  /// The menu "File".
  public static let saveItem = CommandGroupPlacement(.file)
  /// The menu "File".
  public static let importExport = CommandGroupPlacement(.file)
  /// The menu "File".
  public static let printItem = CommandGroupPlacement(.file)
  /// The menu "Edit".
  public static let undoRedo = CommandGroupPlacement(.edit)
  /// The menu "Edit".
  public static let pasteboard = CommandGroupPlacement(.edit)
  /// The menu "Edit".
  public static let textEditing = CommandGroupPlacement(.edit)
  /// The menu "Format".
  public static let textFormatting = CommandGroupPlacement(.format)
  /// The menu "View".
  public static let toolbar = CommandGroupPlacement(.view)
  /// The menu "View".
  public static let sidebar = CommandGroupPlacement(.view)
  /// The menu "Window".
  public static let windowSize = CommandGroupPlacement(.window)
  /// The menu "Window".
  public static let windowArrangement = CommandGroupPlacement(.window)
  /// The menu "Window".
  public static let windowList = CommandGroupPlacement(.window)
  /// The menu "Window".
  public static let singleWindowList = CommandGroupPlacement(.window)
  /// The menu "Help".
  public static let help = CommandGroupPlacement(.help)
}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
  /// Creates no commands.
  public init() {}

  /// Traps. Never called, since the commands create their menus without a body.
  public var body: Never { preconditionFailure("'EmptyCommands' has no body.") }

  /// Returns no menus.
  public static func _menus(of commands: Self, in context: _CommandsContext)
    -> [_CommandMenu]
  { [] }
}

/// The commands of a sidebar, whose button is in its toolbar.
public typealias SidebarCommands = EmptyCommands
/// The commands of an inspector.
public typealias InspectorCommands = EmptyCommands
/// The commands of toolbars.
public typealias ToolbarCommands = EmptyCommands
/// The commands of texts, which a browser has.
public typealias TextEditingCommands = EmptyCommands
/// The commands of the format of texts, which a browser has.
public typealias TextFormattingCommands = EmptyCommands
/// The commands of cameras and scanners.
public typealias ImportFromDevicesCommands = EmptyCommands

/// A result builder that creates commands from the statements of a closure.
@resultBuilder
public enum CommandsBuilder {
  /// Returns no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns commands of the closure.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns the only commands of the closure.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines the commands of the closure.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    CommandMenus { context in
      var menus: [_CommandMenu] = []
      repeat menus += (each Content)._menus(of: each content, in: context)
      return menus
    }
  }

  /// Returns the commands of a condition, if it is true.
  public static func buildIf(_ content: (some Commands)?) -> some Commands {
    CommandMenus(content)
  }

  /// Returns the commands of a condition.
  public static func buildEither(first content: some Commands) -> CommandMenus {
    CommandMenus(content)
  }

  /// Returns the commands of a condition.
  public static func buildEither(second content: some Commands) -> CommandMenus {
    CommandMenus(content)
  }

  /// Returns the commands of a version of the system.
  public static func buildLimitedAvailability(_ content: some Commands) -> CommandMenus {
    CommandMenus(content)
  }
}

/// The menus of commands, whatever their types.
public nonisolated struct CommandMenus: Commands {
  private let menus: (_CommandsContext) -> [_CommandMenu]

  fileprivate init(menus: @escaping (_CommandsContext) -> [_CommandMenu]) { self.menus = menus }

  fileprivate init<Content: Commands>(_ content: Content?) {
    menus = { context in content.map { Content._menus(of: $0, in: context) } ?? [] }
  }

  /// Traps. Never called, since the commands create their menus without a body.
  public var body: Never { preconditionFailure("'CommandMenus' has no body.") }

  /// Returns the menus.
  public static func _menus(of commands: Self, in context: _CommandsContext)
    -> [_CommandMenu]
  { commands.menus(context) }
}
