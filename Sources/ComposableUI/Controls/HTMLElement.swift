import ComposableConcurrency
import ComposableHTML
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
      element,
      handler: { [handlers, isEnabled] interaction in
        guard isEnabled, case .event(let name, let value) = interaction else { return false }
        return handlers[name]?(value) ?? false
      }
    ) {
      content
    }
  }
}

/// An element of HTML whose names and addresses can't run a script.
struct HTMLElementContent: ElementContent {
  /// The name of the element.
  let tag: String
  /// The attributes, sorted by name.
  let attributes: [Attribute]
  /// The name of the hook; `nil` for none.
  var hook: String?
  /// The value for the hook, in JSON; `nil` for none.
  var value: String?
  /// The parts that are left out.
  let rejected: [String]

  /// An attribute with its value.
  struct Attribute: Equatable, Sendable {
    /// The name of the attribute.
    let name: String
    /// The value, not escaped.
    let value: String
  }

  init(tag: String, attributes: [String: String]) {
    var rejected: [String] = []
    let isAllowed = Self.isAllowed(tag: tag)
    if !isAllowed { rejected.append("<\(tag)>") }
    self.tag = isAllowed ? tag : "div"
    self.attributes = attributes.sorted { $0.key < $1.key }.compactMap { name, value in
      guard Self.isAllowed(attribute: name),
        !Self.addresses.contains(name) || Self.isAllowed(address: value)
      else {
        rejected.append("\(name)=\"\(value)\"")
        return nil
      }
      return Attribute(name: name, value: value)
    }
    self.rejected = rejected
  }

  /// True for a custom element, and for elements of texts and media that may contain any other:
  /// neither do they run scripts or load documents, nor does a parser end them by itself.
  private static func isAllowed(tag: String) -> Bool {
    if tags.contains(tag) { return true }
    // https://html.spec.whatwg.org/#valid-custom-element-name
    return tag.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)+/) != nil
      && !reservedTags.contains(tag)
  }

  private static func isAllowed(attribute name: String) -> Bool {
    guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, !name.hasPrefix("on") else {
      return false
    }
    return !reservedAttributes.contains(name)
      && (!name.hasPrefix("data-") || name.hasPrefix("data-app-"))
  }

  /// True for a relative address without control characters, and for one with `https` or `http`.
  private static func isAllowed(address: String) -> Bool {
    guard address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      return false
    }
    // Of scalars: a character may be a colon with a combining mark.
    let scalars = address.unicodeScalars
    let end = scalars.firstIndex { ":/?#\\".unicodeScalars.contains($0) }
    guard let end, scalars[end] == ":" else { return true }
    return ["http", "https"].contains(String(scalars[..<end]).lowercased())
  }

  private static let tags: Set = [
    "article", "aside", "audio", "bdi", "bdo", "blockquote", "canvas", "cite", "code", "data",
    "del", "dfn", "div", "em", "figcaption", "figure", "footer", "header", "img", "ins", "kbd",
    "mark", "meter", "nav", "output", "picture", "progress", "samp", "section", "small", "source",
    "span", "strong", "sub", "sup", "time", "track", "var", "video", "wbr",
  ]

  /// The names with a hyphen that SVG and MathML use.
  private static let reservedTags: Set = [
    "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri",
    "font-face-format", "font-face-name", "missing-glyph",
  ]

  private static let reservedAttributes: Set = [
    "action", "autofocus", "form", "formaction", "http-equiv", "id", "inert", "is", "manifest",
    "name", "nonce", "ping", "popover", "srcdoc", "srcset", "style",
  ]

  private static let addresses: Set = ["background", "cite", "data", "href", "poster", "src"]

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode(StaticName(stringLiteral: tag), [.children])
    for attribute in attributes {
      node.set(StaticName(stringLiteral: attribute.name), attribute.value)
    }
    node.set("data-hook", hook)
    node.set("data-value", value)
    return node
  }

  var labeling: AccessibilityLabeling { .node }

  var description: String {
    "HTMLElement <\(tag)>" + (hook.map { " \($0)" } ?? "") + (value.map { " \($0)" } ?? "")
  }
}
