public import Foundation

/// A control that opens a URL.
///
/// ```swift
/// Link("Source", destination: url)
/// ```
///
/// 1. It opens the URL by the ``EnvironmentValues/openURL`` action where a view has set one.
/// 2. Without one it is a link like any other in a browser: it also leads to places relative to the
///    page, and works without a connection.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The URL that it opens.
  ///   - label: The views that the user taps.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    ElementView(
      .link(destination, hasHandler: openURL.hasHandler),
      handler: { [destination, openURL] interaction in
        guard interaction == .tap else { return false }
        guard openURL.hasHandler else { return openURL.openBySystem(destination) }
        openURL(destination)
        return true
      }
    ) {
      label
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
