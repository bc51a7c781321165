public import Foundation
import IssueReporting

/// An action that opens a URL.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// …
/// Button("Source") { openURL(URL(string: "https://swift.org")!) }
/// ```
///
/// Set an action with a handler in the environment to handle the URLs that a view's subtree opens,
/// including those of a ``Link``:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   guard let id = Item.ID(url) else { return .systemAction }
///   store.send(.itemOpened(id))
///   return .handled
/// })
/// ```
///
/// 1. Without a handler, the system opens the URL. For a page that is served to a browser, that is
///    the user's browser: it opens `http`, `https` and `mailto` URLs, the first two in a new tab.
/// 2. In a test, the URLs passed to the system are in ``ViewDriver/openedURLs``.
/// 3. A URL that the system doesn't open is reported at the line of the call.
public struct OpenURLAction {
  /// The result of an action's handler.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled
      case discarded
      case systemAction(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler opened the URL.
    public static let handled = Result(outcome: .handled)
    /// The handler ignored the URL.
    public static let discarded = Result(outcome: .discarded)
    /// The handler leaves the URL to the system.
    public static let systemAction = Result(outcome: .systemAction(nil))
    /// The handler leaves another URL to the system.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .systemAction(url)) }
  }

  private let handler: ((URL) -> Result)?
  fileprivate var system: OpenURLSystemAction = { _ in throw SystemActionUnavailable() }

  /// Creates an action with a handler.
  ///
  /// - Parameter handler: Opens the URL, or returns another result.
  public init(handler: @escaping (_ url: URL) -> Result) { self.handler = handler }

  /// Creates the action of the system.
  fileprivate init() { handler = nil }

  /// True if a view has set a handler.
  var hasHandler: Bool { handler != nil }

  /// Opens a URL with the handler of the environment, or in the user's browser.
  public func callAsFunction(
    _ url: URL,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self(url, completion: { _ in }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Opens a URL, and reports the result.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: Called with true if the URL was opened, with false if the handler discarded
  ///     it or the system doesn't open such URLs.
  public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    switch (handler?(url) ?? .systemAction).outcome {
    case .handled:
      completion(true)
    case .discarded:
      completion(false)
    case .systemAction(let other):
      let url = other ?? url
      do {
        try system(url)
        completion(true)
      } catch {
        reportIssue(
          """
          '\(url.absoluteString)' was not opened: \(error)

          To open it another way, set a handler: \
          '.environment(\\.openURL, OpenURLAction { url in … })'.
          """,
          fileID: fileID, filePath: filePath, line: line, column: column
        )
        completion(false)
      }
    }
  }

  /// Opens a URL with the system, without a report if it fails.
  ///
  /// - Returns: True if the system opens such URLs.
  func openBySystem(_ url: URL) -> Bool { (try? system(url)) != nil }
}

/// Opens a URL with the renderer's system. Throws if the system doesn't open such URLs.
package typealias OpenURLSystemAction = (URL) throws -> Void

private struct SystemActionUnavailable: Error, CustomStringConvertible {
  let description = """
    no renderer is available to open it. Read 'openURL' in a view that is shown, in a test by a \
    'ViewDriver'.
    """
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }

  private enum OpenURLSystemActionKey: EnvironmentKey {
    static var defaultValue: OpenURLSystemAction { OpenURLAction().system }
  }

  /// The action that opens URLs. Set it to handle the URLs of a subtree.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = openURLSystemAction
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The action for URLs without a handler. Set by a renderer.
  package var openURLSystemAction: OpenURLSystemAction {
    get { self[OpenURLSystemActionKey.self] }
    set { self[OpenURLSystemActionKey.self] = newValue }
  }
}
