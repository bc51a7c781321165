import ComposableConcurrency
import ComposableHTML

/// A stack of screens above a root. The last one is visible, with a control to go back.
///
/// ```swift
/// NavigationStack {
///   List(books) { book in NavigationLink(book.title, value: book) }
///     .navigationTitle("Books")
///     .navigationDestination(for: Book.self) { BookView(book: $0) }
/// }
/// ```
///
/// Screens are pushed by a ``NavigationLink`` or by a change of the path, and dismissed by the
/// user, by ``DismissAction`` or by a change of the path.
///
/// 1. Screens below the visible one keep their state. They are covered: their views disappear,
///    their tasks are cancelled, and they handle no events. When they are visible again, their
///    views appear again.
/// 2. The path determines the screens of values: setting it shows others, and dismissing a screen
///    removes its value from the path.
/// 3. A value of a type without a `navigationDestination(for:)` is reported.
/// 4. A screen slides in from the trailing edge when it is pushed, and out when it is popped,
///    under any transaction that does not disable animations. An animation of the transaction
///    replaces the timing.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let path: AnyNavigationPath?
  private let root: Root
  private let sourceLocation: SourceLocation
  /// The column that the stack is, with its navigator; `nil` for a stack of its own.
  private var column: (navigator: Navigator, column: SplitColumn)?
  @State private var ownNavigator = Navigator()
  @State private var ownPath = NavigationPath()
  @Environment(\.splitColumn) private var enclosingColumn
  @Environment(\.navigationContext) private var enclosingContext

  init(_ path: AnyNavigationPath?, _ root: Root, _ sourceLocation: SourceLocation) {
    self.path = path
    self.root = root
    self.sourceLocation = sourceLocation
  }

  /// Creates the stack of a column.
  init(_ navigator: Navigator, _ column: SplitColumn, _ root: Root) where Data == NavigationPath {
    self.init(nil, root, SourceLocation(#fileID, #filePath, #line, #column))
    self.column = (navigator, column)
  }

  /// Creates a stack that manages its path itself.
  ///
  /// - Parameter root: The root screen.
  public init(
    @ViewBuilder root: () -> Root,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data == NavigationPath {
    self.init(
      nil, root(), SourceLocation(fileID, filePath, line, column)
    )
  }

  /// Creates a stack with a path of values of any types.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - root: The root screen.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data == NavigationPath {
    self.init(
      AnyNavigationPath(path), root(),
      SourceLocation(fileID, filePath, line, column)
    )
  }

  /// Creates a stack with a path of values of one type.
  ///
  /// - Parameters:
  ///   - path: The values, all of one type.
  ///   - root: The root screen.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      AnyNavigationPath(path), root(),
      SourceLocation(fileID, filePath, line, column)
    )
  }

  /// The content of the view.
  public var body: some View {
    let navigator = column?.navigator ?? ownNavigator
    // The content of a column takes its place.
    if column == nil, enclosingColumn != nil { let _ = navigator.nest(in: enclosingContext?.owner) }
    let entries = navigator.entries(on: path ?? AnyNavigationPath($ownPath))
    let stack = ElementView(NavigationContent()) {
      // First, as it registers the destinations of values.
      screen(nil, of: navigator, below: entries) { root }
      ForEach(entries) { entry in
        screen(entry.id, of: navigator, below: entries) {
          switch entry {
          case .value(let value, _):
            ValueScreen(value: value, navigator: navigator, sourceLocation: sourceLocation)
          case .view(let view): LinkScreen(view: view)
          }
        }
      }
    }
    Lifetime(content: stack) {
      UpdateObserver()
    } update: { [navigator] _ in
      navigator.finishRemovals()
    }
  }

  private func screen(
    _ entryID: NavigationEntry.ID?, of navigator: Navigator, below entries: [NavigationEntry],
    @ViewBuilder _ content: () -> some View
  ) -> some View {
    let splitColumn = navigator.isFirst(entryID) ? column?.column ?? enclosingColumn : nil
    // A stack of its own in a column pushes onto itself.
    let navigationContext = NavigationContext(
      navigator, entryID, pushingOnto: column == nil ? nil : splitColumn?.next)
    return Screen(
      navigationContext: navigationContext, isCovered: entryID != entries.last?.id,
      canGoBack: splitColumn.map { $0.canLeave && navigator.nested == nil }
        ?? !navigator.isFirst(entryID),
      content: EditModeScope(content: content())
        .environment(\.navigationContext, navigationContext)
        .environment(\.splitColumn, splitColumn))
  }

  /// The screen of a value on the path.
  private nonisolated struct ValueScreen: View {
    let value: AnyHashable
    let navigator: Navigator
    let sourceLocation: SourceLocation

    private var type: any Any.Type { Swift.type(of: value.base) }

    private var view: AnyView? {
      let makeView =
        navigator.destination(of: type).makeView ?? navigator.outer?.destination(of: type).makeView
      return makeView?(value.base)
    }

    var body: some View {
      if let view {
        view
      } else {
        Image(systemName: "exclamationmark.triangle").onAppear(perform: report)
      }
    }

    private func report() {
      // A screen above may have registered the destination since.
      guard view == nil, navigator.shouldReport(type) else { return }
      sourceLocation.report(
        """
        The path of a 'NavigationStack' has a value of type '\(type)' without a destination.

        Add a 'navigationDestination(for: \(type).self)' to the root view of the stack.
        """
      )
    }
  }
}

/// A screen pushed by a link without a value.
private nonisolated struct LinkScreen: View {
  let view: PushedView

  var body: some View { view.destination() }
}

/// A stack of screens. The last one is visible.
struct NavigationContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("div", class: "navigation", [.children])
  }

  var layout: ElementLayout {
    ElementLayout(expandingAxes: [.horizontal, .vertical], traits: [.navigation, .flexible])
  }

  var description: String { "Navigation" }
}
