import ComposableCore
public import Foundation

/// The clipboard of the user, by the name that UIKit has for it.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = invitation.code }
/// ```
///
/// 1. What is set in an action of a view, or in an effect of its store, is copied to the clipboard of the user's browser.
///    A browser that allows it only as part of a click offers a button to do so.
/// 2. Reading returns the text that the page itself has copied last: a page is not told what other programs copy. Use a
///    ``PasteButton`` to receive that.
/// 3. Outside of pages, for example in a task that is detached, nothing is copied.
public final class UIPasteboard: Sendable {
  /// The clipboard.
  public static let general = UIPasteboard()

  private init() {}

  private var clipboard: Clipboard { DependencyValues._current.clipboard }

  /// The text; `nil` if the page has copied none.
  public var string: String? {
    get { clipboard.text }
    set { clipboard.copy(newValue) }
  }

  /// The texts, each on a line of its own.
  public var strings: [String]? {
    get { string?.components(separatedBy: "\n") }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The address; `nil` if the page has copied none.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// The addresses.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { strings = newValue?.map(\.absoluteString) }
  }

  /// A Boolean value that tells whether the page has copied a text.
  public var hasStrings: Bool { string != nil }

  /// A Boolean value that tells whether the page has copied an address.
  public var hasURLs: Bool { url != nil }

  /// False: a page copies no pictures.
  public var hasImages: Bool { false }

  /// The number of changes by the page.
  public var changeCount: Int { clipboard.changeCount }

  /// Copies a text or an address; other values are ignored.
  ///
  /// - Parameters:
  ///   - value: A `String`, `NSString`, `URL` or `NSURL`.
  ///   - pasteboardType: Ignored.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    switch value {
    case let url as URL: self.url = url
    case let text as String: string = text
    default: break
    }
  }
}

/// The clipboard of the user, by the name that AppKit has for it. See ``UIPasteboard``.
public final class NSPasteboard: Sendable {
  /// The clipboard.
  public static let general = NSPasteboard()

  private init() {}

  /// The type of a value.
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    /// The identifier of the type.
    public let rawValue: String

    /// Creates a type with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type with an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
  }

  /// The number of changes by the page.
  public var changeCount: Int { UIPasteboard.general.changeCount }

  /// Forgets the text of the page. The clipboard of the browser keeps it until another text is copied.
  @discardableResult public func clearContents() -> Int {
    UIPasteboard.general.string = nil
    return changeCount
  }

  /// Forgets the text of the page.
  ///
  /// - Parameters:
  ///   - newTypes: Ignored.
  ///   - newOwner: Ignored.
  @discardableResult public func declareTypes(
    _ newTypes: [PasteboardType], owner newOwner: Any?
  ) -> Int { clearContents() }

  /// Copies a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - dataType: The type: one other than text and addresses is ignored.
  /// - Returns: True if the text is copied.
  @discardableResult public func setString(
    _ string: String, forType dataType: PasteboardType
  ) -> Bool {
    guard [.string, .URL, .fileURL].contains(dataType) else { return false }
    UIPasteboard.general.string = string
    return true
  }

  /// Returns the text that the page has copied last; `nil` for another type than text and addresses.
  public func string(forType dataType: PasteboardType) -> String? {
    switch dataType {
    case .string: UIPasteboard.general.string
    case .URL: UIPasteboard.general.url?.absoluteString
    default: nil
    }
  }

  /// Copies texts and addresses, each on a line of its own.
  ///
  /// - Parameter objects: The texts and addresses; others are ignored.
  /// - Returns: True if there are any.
  @discardableResult public func writeObjects(_ objects: [any NSItemProviderWriting]) -> Bool {
    let texts = objects.compactMap { object in
      object.itemProviderData(of: UTType.utf8PlainText.identifier)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    guard !texts.isEmpty else { return false }
    UIPasteboard.general.strings = texts
    return true
  }
}
