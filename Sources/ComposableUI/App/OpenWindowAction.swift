import Foundation
import IssueReporting

/// An action that opens a window of the app: in a browser, in a new tab.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// …
/// Button("Log") { openWindow(id: "log") }
/// ```
public struct OpenWindowAction {
  let windows: AppWindows?
  /// The address of the window that is shown.
  let origin: String
  let openURL: OpenURLAction

  /// Opens the window with an identifier.
  ///
  /// An identifier of no window is reported.
  public func callAsFunction(
    id: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    open(id: id, query: "", (fileID, filePath, line, column))
  }

  /// Opens the window with an identifier, for a value.
  ///
  /// The value is part of the address of the page.
  public func callAsFunction(
    id: String, value: some Codable & Hashable,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    open(id: id, query: WindowValueAddress.query(of: value), (fileID, filePath, line, column))
  }

  /// Opens the first window that is declared for values of the type.
  public func callAsFunction<Value: Codable & Hashable>(
    value: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = (fileID, filePath, line, column)
    guard let path = windows?.path(for: Value.self) else {
      return report("There is no window for values of the type '\(Value.self)'.", position)
    }
    open(path, query: WindowValueAddress.query(of: value), position)
  }

  private typealias Position = (StaticString, StaticString, UInt, UInt)

  private func open(id: String, query: String, _ position: Position) {
    guard let path = windows?.path(of: id) else {
      return report("There is no window with the identifier '\(id)'.", position)
    }
    open(path, query: query, position)
  }

  private func open(_ path: String, query: String, _ position: Position) {
    guard let windows, let url = URL(string: windows.address(of: path, from: origin) + query) else {
      return
    }
    openURL(
      url, completion: { _ in }, fileID: position.0, filePath: position.1, line: position.2,
      column: position.3)
  }

  private func report(_ message: String, _ position: Position) {
    reportIssue(
      """
      \(message)

      Declare it in the app: 'WindowGroup(id: …) { … }'. \
      \(windows.map { "The app has: \($0)." } ?? "A view outside of an app has no windows.")
      """,
      fileID: position.0, filePath: position.1, line: position.2, column: position.3)
  }
}

/// An action that closes windows, which only the user of a browser does.
public struct DismissWindowAction {
  /// Does nothing: a page can't close its tab.
  public func callAsFunction() {}

  /// Does nothing: a page can't close another tab.
  public func callAsFunction(id: String) {}
}

/// The windows of an app, and their paths.
struct AppWindows: Equatable, CustomStringConvertible {
  /// The identifier of a window, its path, and the type of the values that it is opened for.
  private struct Entry: Equatable {
    let id: String?
    let path: String
    let valueType: ObjectIdentifier?
  }

  private let entries: [Entry]
  /// The path of the window that is shown.
  private let shownPath: String

  /// Creates the list of windows.
  ///
  /// - Parameters:
  ///   - windows: The windows, in their order.
  ///   - index: The position of the one that is shown.
  init(_ windows: [_Window], shown index: Int) {
    entries = windows.enumerated().map { index, window in
      Entry(
        id: window.id, path: window.path(at: index),
        valueType: window.valueType.map { ObjectIdentifier($0) })
    }
    shownPath = entries[index].path
  }

  /// Returns the path of the window with an identifier.
  func path(of id: String) -> String? { entries.first { $0.id == id }?.path }

  /// Returns the path of the first window for values of a type.
  func path(for type: any Any.Type) -> String? {
    entries.first { $0.valueType == ObjectIdentifier(type) }?.path
  }

  /// Returns the address of a path.
  ///
  /// - Parameter origin: The address of the window that is shown.
  func address(of path: String, from origin: String) -> String {
    let base = origin.hasSuffix(shownPath) ? String(origin.dropLast(shownPath.count)) : origin
    return base + path
  }

  var description: String { entries.compactMap(\.id).map { "'\($0)'" }.joined(separator: ", ") }
}

/// A value of a window in the address of its page.
enum WindowValueAddress {
  private static let name = "value"

  /// Returns the query of a value, or an empty text if it can't be encoded.
  static func query(of value: some Encodable) -> String {
    var components = URLComponents()
    guard let data = try? JSONEncoder().encode(value),
      let text = String(data: data, encoding: .utf8)
    else { return "" }
    components.queryItems = [URLQueryItem(name: name, value: text)]
    return "?" + (components.percentEncodedQuery?.replacing("+", with: "%2B") ?? "")
  }

  /// Returns the value of an address; `nil` for none, and for one of another type.
  static func value<Value: Decodable>(_ type: Value.Type, of address: PageAddress?) -> Value? {
    guard let text = address?.query(name) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

extension EnvironmentValues {
  private enum AppWindowsKey: EnvironmentKey {
    static var defaultValue: AppWindows? { nil }
  }

  /// The windows of the app that shows the view; `nil` outside of an app.
  var appWindows: AppWindows? {
    get { self[AppWindowsKey.self] }
    set { self[AppWindowsKey.self] = newValue }
  }

  /// The action that opens a window of the app.
  public var openWindow: OpenWindowAction {
    OpenWindowAction(windows: appWindows, origin: windowOrigin, openURL: openURL)
  }

  /// The action that closes windows, which does nothing in a browser.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// True: each window is a tab.
  public var supportsMultipleWindows: Bool { true }
}
