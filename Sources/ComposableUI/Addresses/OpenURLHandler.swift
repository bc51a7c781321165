public import Foundation

nonisolated extension View {
  /// Handles the URLs that the app is opened with: deep links, and the addresses that back, forward
  /// and links within the app lead to.
  ///
  /// ```swift
  /// RootView(store: store).onOpenURL { url in store.send(.openURL(url)) }
  /// ```
  ///
  /// 1. A page that is requested with another address than that of the app calls the action before it
  ///    is rendered for the first time.
  /// 2. The browser goes on to show the address, whatever state the action sets. Where the state has
  ///    an address of its own, use `pageAddress(_:history:)` or `routes(_:_:history:)` instead. If a
  ///    window has both, that of the last view to appear counts.
  ///
  /// - Parameter action: Called with the URL, which is absolute if the renderer knows where the app is
  ///   served: `https://shop.example.com/products/3`.
  public func onOpenURL(perform action: @escaping (_ url: URL) -> Void) -> some View {
    OpenURLHandler(content: self, action: action)
  }
}

/// A view that calls an action for each address that its window is opened with.
private nonisolated struct OpenURLHandler<Content: View>: View {
  let content: Content
  let action: (URL) -> Void
  @State private var address = PageAddress.root
  @Environment(\.windowOrigin) private var origin

  var body: some View {
    content.pageAddress(
      Binding {
        address
      } set: { requested in
        address = requested
        if let url = URL(string: origin + requested.description) { action(url) }
      })
  }
}

private enum WindowOriginKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// The part of a window's URL before its address: `https://example.com/shop`. By default empty.
  @_spi(Renderer) public var windowOrigin: String {
    get { self[WindowOriginKey.self] }
    set { self[WindowOriginKey.self] = newValue }
  }
}
