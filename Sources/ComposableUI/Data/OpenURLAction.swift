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
/// A view that sets one in the environment handles the URLs that the views in it open, those of a
/// ``Link`` included:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   guard let id = Item.ID(url) else { return .systemAction }
///   store.send(.itemOpened(id))
///   return .handled
/// })
/// ```
///
/// 1. Where no view sets one, the system opens the URL. In a page that is served to a browser, that is
///    the user's browser: it opens `http`, `https` and `mailto` URLs, the first two in a new tab.
/// 2. In a test the URLs that the system is to open are in ``ViewDriver/openedURLs``.
/// 3. A URL that the system does not open is reported at the line of the call.
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
    /// The system is to open the URL.
    public static let systemAction = Result(outcome: .systemAction(nil))
    /// The system is to open another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .systemAction(url)) }
  }

  private let handler: ((URL) -> Result)?
  fileprivate var system: OpenURLSystemAction = { _ in throw NoSystem() }

  /// An action with a handler of its own.
  ///
  /// - Parameter handler: Opens the URL, or returns what is to be done with it.
  public init(handler: @escaping (_ url: URL) -> Result) { self.handler = handler }

  /// The action of the system.
  fileprivate init() { handler = nil }

  /// Whether a view has set a handler.
  var hasHandler: Bool { handler != nil }

  /// Opens a URL.
  public func callAsFunction(
    _ url: URL,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self(url, completion: { _ in }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: Called with whether the URL was accepted: `false` where the handler discarded it,
  ///     or the system does not open such URLs.
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

  /// Has the system open a URL.
  ///
  /// - Returns: Whether the system opens such URLs.
  func openBySystem(_ url: URL) -> Bool { (try? system(url)) != nil }
}

/// Opens a URL where the views are shown. Throws where such URLs are not opened there.
package typealias OpenURLSystemAction = (URL) throws -> Void

private struct NoSystem: Error, CustomStringConvertible {
  let description = """
    no renderer opens URLs here. Read 'openURL' in a view that is shown; in a test, by a 'ViewDriver'.
    """
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }

  private enum OpenURLSystemActionKey: EnvironmentKey {
    static var defaultValue: OpenURLSystemAction { OpenURLAction().system }
  }

  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = openURLSystemAction
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Opens URLs for which no view has a handler. Set by a renderer.
  package var openURLSystemAction: OpenURLSystemAction {
    get { self[OpenURLSystemActionKey.self] }
    set { self[OpenURLSystemActionKey.self] = newValue }
  }
}
