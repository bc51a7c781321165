public import Foundation

/// Leads to another page.
///
/// ```swift
/// Link("Source", destination: url)
/// ```
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - destination: The page that it leads to.
  ///   - label: What is to be pressed.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View { Container(.link(destination)) { label } }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
