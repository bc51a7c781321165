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
    guard let address = windows?.address(for: Value.self) else {
      return report("There is no window for values of the type '\(Value.self)'.", position)
    }
    open(address + WindowValueAddress.query(of: value), position)
  }

  private typealias Position = (StaticString, StaticString, UInt, UInt)

  private func open(id: String, query: String, _ position: Position) {
    guard let address = windows?.address(of: id) else {
      return report("There is no window with the identifier '\(id)'.", position)
    }
    open(address + query, position)
  }

  private func open(_ address: String, _ position: Position) {
    guard let url = URL(string: address) else { return }
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

/// The windows of an app, and where they are served.
struct AppWindows: Equatable, CustomStringConvertible {
  /// The identifier of a window, its address, and the type of the values that it is opened for.
  struct Entry: Equatable {
    let id: String?
    let address: String
    let valueType: ObjectIdentifier?
  }

  private let entries: [Entry]

  /// Creates the list of windows.
  ///
  /// - Parameters:
  ///   - windows: The windows, in their order.
  ///   - base: The address of the first one, without a slash at the end.
  init(_ windows: [_Window], base: String) {
    entries = windows.enumerated().map { index, window in
      Entry(
        id: window.id, address: base + window.path(at: index),
        valueType: window.valueType.map { ObjectIdentifier($0) })
    }
  }

  func address(of id: String) -> String? { entries.first { $0.id == id }?.address }

  func address(for type: any Any.Type) -> String? {
    entries.first { $0.valueType == ObjectIdentifier(type) }?.address
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
    OpenWindowAction(windows: appWindows, openURL: openURL)
  }

  /// The action that closes windows, which does nothing in a browser.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// True: each window is a tab.
  public var supportsMultipleWindows: Bool { true }
}
