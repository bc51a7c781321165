import ConcurrencyExtras
import Foundation

/// An element of HTML, whose behavior is JavaScript of the application's own.
///
/// ```swift
/// HTMLElement("canvas", ["width": "300", "height": "200"])
///   .hook("drawing", value: store.points)
///   .onEvent("point", as: Point.self) { store.send(.pointAdded($0)) }
/// ```
///
/// A script of the application defines the hook, see the article *Your own elements* of
/// ComposableWeb. Other renderers show the content alone.
///
/// 1. Names that could run a script of a visitor are reported and left out: of elements, all but those
///    of texts, media and custom elements; of attributes, those that begin with `on` and those that
///    the page itself uses, such as `id`, `style` and most of `data-`; and addresses other than
///    relative ones and those with `https` or `http`. So values of users are safe everywhere.
/// 2. An event that no closure takes, or whose value can't be decoded, is ignored. An event is a
///    claim of the client: check its value as any other input.
public nonisolated struct HTMLElement<Content: View>: _UnobservedView {
  private var element: HTMLElementContent
  private var handlers: [String: (Data) -> Bool] = [:]
  private let location: SourceLocation
  private let content: Content
  @Environment(\.isEnabled) private var isEnabled

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - tag: The name: `canvas`, `video` or, for a custom element, `my-map`.
  ///   - attributes: The attributes. Those for the application's own scripts begin with `data-app-`.
  ///   - content: The views inside.
  public init(
    _ tag: String, _ attributes: [String: String] = [:],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    location = SourceLocation(fileID, filePath, line, column)
    element = HTMLElementContent(tag: tag, attributes: attributes)
    self.content = content()
    guard !element.rejected.isEmpty else { return }
    location.report(
      """
      An HTML element has parts that are not safe: \(element.rejected.joined(separator: ", ")). They \
      are left out.

      Use a custom element, such as 'my-element', an attribute that begins with 'data-app-', or a \
      hook.
      """
    )
  }

  /// Lets a script of the application's own control the element.
  ///
  /// - Parameters:
  ///   - name: The name that the script has defined the hook with.
  ///   - value: A value for the script, which is called again when it changes.
  public func hook(_ name: String, value: some Encodable) -> HTMLElement {
    var view = self
    view.element.hook = name
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      view.element.value = String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      location.report("The value of the hook '\(name)' can't be encoded: \(error)")
    }
    return view
  }

  /// Lets a script of the application's own control the element.
  ///
  /// - Parameter name: The name that the script has defined the hook with.
  public func hook(_ name: String) -> HTMLElement {
    var view = self
    view.element.hook = name
    return view
  }

  /// Performs an action for each event that the script of the hook sends.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - type: The type of its value.
  ///   - action: The action, with the value.
  public func onEvent<Value: Decodable>(
    _ name: String, as type: Value.Type, perform action: @escaping (Value) -> Void
  ) -> HTMLElement {
    var view = self
    view.handlers[name] = { data in
      guard let value = try? JSONDecoder().decode(type, from: data) else { return false }
      action(value)
      return true
    }
    return view
  }

  /// Performs an action for each event that the script of the hook sends, whatever its value.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - action: The action.
  public func onEvent(_ name: String, perform action: @escaping () -> Void) -> HTMLElement {
    var view = self
    view.handlers[name] = { _ in
      action()
      return true
    }
    return view
  }

  /// The content of the view.
  public var body: some View {
    ElementView(
      .html(element),
      handler: { [handlers, isEnabled] interaction in
        guard isEnabled, case .event(let name, let value) = interaction else { return false }
        return handlers[name]?(value) ?? false
      }
    ) {
      content
    }
  }
}
