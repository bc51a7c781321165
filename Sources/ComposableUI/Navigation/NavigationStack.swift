import IssueReporting

/// Screens on top of one another. The last one is seen, with a way back to the one before.
///
/// ```swift
/// NavigationStack {
///   List(books) { book in NavigationLink(book.title, value: book) }
///     .navigationTitle("Books")
///     .navigationDestination(for: Book.self) { BookView(book: $0) }
/// }
/// ```
///
/// 1. Screens below the last one keep their state.
/// 2. What is on the path is what is seen: setting it shows other screens, going back shortens it.
/// 3. A value of a type that has no `navigationDestination(for:)` is reported.
public struct NavigationStack<Data, Root: View>: View {
  private let path: AnyNavigationPath?
  private let root: Root
  private let site: Site
  @State private var navigator = Navigator()
  @State private var ownPath = NavigationPath()

  /// Where it is written.
  fileprivate struct Site {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
  }

  private init(_ path: AnyNavigationPath?, _ root: Root, _ site: Site) {
    self.path = path
    self.root = root
    self.site = site
  }

  /// Shows screens on top of a first one.
  ///
  /// - Parameter root: The first screen.
  public init(
    @ViewBuilder root: () -> Root,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data == NavigationPath {
    self.init(
      nil, root(), Site(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Shows screens for the values of a path, on top of a first one.
  ///
  /// - Parameters:
  ///   - path: The values.
  ///   - root: The first screen.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data == NavigationPath {
    self.init(
      AnyNavigationPath(path), root(),
      Site(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Shows screens for the values of a path, on top of a first one.
  ///
  /// - Parameters:
  ///   - path: The values, all of one type.
  ///   - root: The first screen.
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
      Site(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  public var body: some View {
    let steps = navigator.steps(on: path ?? AnyNavigationPath($ownPath))
    ElementView(.navigation) {
      // First, as it says what the values' screens are.
      screen(nil) { root }
      ForEach(steps) { step in
        screen(step.id) {
          switch step {
          case .value(let value, _): ValueScreen(value: value, navigator: navigator, site: site)
          case .view(let view): LinkScreen(view: view)
          }
        }
      }
    }
  }

  private func screen(_ step: NavigationEntry.ID?, @ViewBuilder _ inside: () -> some View) -> some View {
    let place = NavigationContext(navigator, step)
    return Screen(place: place, inside: inside().environment(\.navigationContext, place))
  }

  /// The screen of a value.
  private struct ValueScreen: View {
    let value: AnyHashable
    let navigator: Navigator
    let site: Site

    private var type: any Any.Type { Swift.type(of: value.base) }

    private var view: AnyView? { navigator.destination(of: type).makeView?(value.base) }

    var body: some View {
      if let view {
        view
      } else {
        Image(systemName: "exclamationmark.triangle").onAppear(perform: report)
      }
    }

    private func report() {
      // It may have come since, from a screen above.
      guard view == nil, navigator.shouldReport(type) else { return }
      reportIssue(
        """
        There is a value of type '\(type)' on the path of a 'NavigationStack', and no screen for it.

        Give the root of the stack a 'navigationDestination(for: \(type).self)'.
        """,
        fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column
      )
    }
  }
}

/// The screen that a link led to.
private struct LinkScreen: View {
  let view: PushedView

  var body: some View { view.destination() }
}
