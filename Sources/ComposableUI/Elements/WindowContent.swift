public import Foundation

/// The properties of a window.
@_spi(Renderer) public struct WindowContent: Hashable, Sendable {
  /// The color scheme that the views prefer; `nil` for that of the user's system.
  public var preferredColorScheme: ColorScheme?
  /// The title of the visible screen; `nil` for none.
  public var title: String?
  /// The address that the views show; `nil` if they set none.
  public var address: PageAddress?
  /// The effect of a change of the address on the history of a browser.
  public var history = AddressHistory.automatic
  /// The description of the window for search engines and previews; `nil` for none.
  public var metadata: PageMetadata?
  /// The locale of the language that the texts are in; `nil` if it is not known.
  public var locale: Locale?

  /// The direction of the language; `nil` if it is not known.
  public var layoutDirection: LayoutDirection? { locale.map(LayoutDirection.init) }

  /// Creates a window.
  public init(preferredColorScheme: ColorScheme? = nil, title: String? = nil) {
    self.preferredColorScheme = preferredColorScheme
    self.title = title
  }
}
