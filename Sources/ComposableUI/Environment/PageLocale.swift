public import Foundation

/// The locale that a view sets for its window.
private struct PageLocale: WindowValue {
  let locale: Locale

  func apply(to window: inout WindowContent) { window.locale = locale }
}

nonisolated extension View {
  /// Sets the language of the page, such as the one that the user has chosen.
  ///
  /// ```swift
  /// content.pageLocale(Locale(identifier: store.language))
  /// ```
  ///
  /// 1. The page has the language, so that it is read aloud and hyphenated correctly. It is laid out
  ///    from right to left if the language is written that way.
  /// 2. The views inside have the ``EnvironmentValues/locale`` and the
  ///    ``EnvironmentValues/layoutDirection``.
  /// 3. Of several views, the last one to appear counts.
  ///
  /// - Parameter locale: The locale; `nil` for that of other views or, by default, of the browser's
  ///   user.
  public func pageLocale(_ locale: Locale?) -> some View {
    AncestorValueView(
      value: locale.map(PageLocale.init),
      content: transformEnvironment(\.self) { environment in
        if let locale { environment.windowLocale = locale }
      }
    )
  }
}

private enum WindowLocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

extension EnvironmentValues {
  /// The locale whose language the texts of a window are in, unless a view sets another one; `nil` if
  /// it is not known. Those of the library are in the same language.
  ///
  /// Setting it also sets the locale and the layout direction of the views.
  @_spi(Renderer) public var windowLocale: Locale? {
    get { self[WindowLocaleKey.self] }
    set {
      self[WindowLocaleKey.self] = newValue
      guard let newValue else { return }
      locale = newValue
      layoutDirection = LayoutDirection(newValue)
    }
  }
}
