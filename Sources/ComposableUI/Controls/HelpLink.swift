public import Foundation

/// A round button with a question mark, which opens help.
///
/// ```swift
/// HelpLink(destination: URL(string: "https://example.com/help")!)
/// ```
///
/// In a toolbar and in a dialog it has the same place as other buttons.
public nonisolated struct HelpLink: View {
  private enum Help {
    case page(URL)
    case action(() -> Void)
  }

  private let help: Help
  @Environment(\.openURL) private var openURL

  /// Creates a button that opens a page with help.
  ///
  /// - Parameter destination: The address of the page.
  public init(destination: URL) { help = .page(destination) }

  /// Creates a button that performs an action.
  ///
  /// - Parameter action: The action.
  public init(action: @escaping () -> Void) { help = .action(action) }

  /// The content of the view.
  public var body: some View {
    Button {
      switch help {
      case .page(let url): openURL(url)
      case .action(let action): action()
      }
    } label: {
      Image(systemName: "questionmark")
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
    .accessibilityLabel(Text(system: .help))
  }
}
