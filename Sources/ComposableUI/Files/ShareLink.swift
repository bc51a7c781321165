import ComposableHTML
public import Foundation
import IssueReporting

/// A view that shares a URL, a text, a file or another ``Transferable`` value.
///
/// ```swift
/// ShareLink(item: URL(string: "https://example.com/recipes/7")!)
/// ShareLink("Invite", item: store.invitation, subject: Text("Join us"))
/// ```
///
/// 1. A browser presents the share sheet of its system. If it has none, which is common on desktops,
///    the URL or the text is copied to the clipboard, and a notice says so.
/// 2. If nothing can be copied either, as on pages without HTTPS in some browsers, the URL is opened.
/// 3. The URL of a file downloads the file, as `fileExporter` does.
/// 4. Nothing is sent to the server, except for a file.
///
/// 5. Of other ``Transferable`` values, a browser shares the first text or URL that they export. If there is none, it
///    downloads the first content that they export, such as a picture, with the title of the preview as its name; of
///    several values, the one that the user chooses from a menu. Values without content, such as icons, are shared as the
///    title.
///
/// A ``SharePreview`` is not displayed.
public nonisolated struct ShareLink<Label: View>: _UnobservedView {
  private let item: SharedItem
  private let subject: Text?
  private let message: Text?
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.self) private var environment

  private enum SharedItem {
    case text(String)
    case url(URL)
    case values([ShareItem])
  }

  private init(_ item: SharedItem, _ subject: Text?, _ message: Text?, _ label: Label) {
    self.item = item
    self.subject = subject
    self.message = message
    self.label = label
  }

  /// Creates a link that shares a URL.
  ///
  /// - Parameters:
  ///   - item: The URL.
  ///   - subject: The title of what is shared.
  ///   - message: The description of what is shared.
  ///   - label: The views that the user taps.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.url(item), subject, message, label())
  }

  /// Creates a link that shares a text.
  ///
  /// - Parameters:
  ///   - item: The text.
  ///   - subject: The title of what is shared.
  ///   - message: The description of what is shared.
  ///   - label: The views that the user taps.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(item), subject, message, label())
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    switch item {
    case .url(let url) where url.isFileURL: SharedFile(url: url, label: label)
    case .url(let url): link(url.absoluteString, url)
    case .text(let text): link(text, nil)
    case .values(let values): shared(values.map { $0.content(in: environment) })
    }
  }

  @ViewBuilder private func shared(_ contents: [ShareItem.Content]) -> some View {
    let files = contents.compactMap(\.file)
    if !files.isEmpty {
      SharedContents(files: files, label: label)
    } else if contents.count == 1, case .url(let url) = contents[0] {
      link(url.absoluteString, url)
    } else {
      link(contents.compactMap(\.text).joined(separator: "\n"), nil)
    }
  }

  private func link(_ text: String, _ url: URL?) -> some View {
    let content = ShareLinkContent(
      text: text, url: url, subject: subject?.string(in: environment),
      message: message?.string(in: environment), isEnabled: isEnabled)
    return Button(action: reportUnshared, label: { label })
      .showing(LinkElement(content: content))
  }
}

/// Reports that a style has triggered a link that only the browser can share.
private nonisolated func reportUnshared() {
  reportIssue(
    """
    A style of buttons has triggered a 'ShareLink'. Only the browser can share, when the user taps the link.

    Use a 'ButtonStyle', or show 'Button(configuration)' in the 'PrimitiveButtonStyle'.
    """)
}

/// A button that exports a file.
private nonisolated struct SharedFile<Label: View>: View {
  let url: URL
  let label: Label
  @State private var isExporting = false

  var body: some View {
    Button {
      isExporting = true
    } label: {
      label
    }
    .fileExporter(isPresented: $isExporting, item: url) { _ in }
  }
}

/// The label of a share link with a title, or without one: "Share…".
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text

  /// The content of the view.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink {
  /// Creates a link that shares values.
  init(values: [ShareItem], _ subject: Text?, _ message: Text?, @ViewBuilder label: () -> Label) {
    self.init(.values(values), subject, message, label())
  }

  /// Creates a link that shares several URLs, as a text with a line for each.
  ///
  /// - Parameters:
  ///   - items: The URLs. A single one is shared as such.
  ///   - subject: The title of what is shared.
  ///   - message: The description of what is shared.
  ///   - label: The views that the user taps.
  public init(
    items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    let texts = items.map(\.absoluteString).joined(separator: "\n")
    self.init(
      items.count == 1 ? .url(items[0]) : .text(texts), subject, message, label())
  }

  /// Creates a link that shares several texts, with a line for each.
  public init(
    items: [String], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(items.joined(separator: "\n")), subject, message, label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares several URLs, with the title "Share…".
  public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(system: "Share…"))
    }
  }

  /// Creates a link that shares several texts, with the title "Share…".
  public init(items: [String], subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(system: "Share…"))
    }
  }

  /// Creates a link that shares a URL, with the title "Share…".
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(system: "Share…"), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a text, with the title "Share…".
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(system: "Share…"), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a URL, with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - item: The URL.
  ///   - subject: The title of what is shared.
  ///   - message: The description of what is shared.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a link that shares a text, with a title.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a link that shares a URL, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a text, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a URL, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a text, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), item: item, subject: subject, message: message)
  }
}

/// The content of a control that shares a text or a URL.
struct ShareLinkContent: StyledLinkContent {
  /// The text or the URL.
  var text: String
  /// The URL if one is shared; `nil` for a text.
  var url: URL?
  /// The title of what is shared; `nil` for none.
  var subject: String?
  /// The description of what is shared; `nil` for none.
  var message: String?
  /// True if the control accepts interactions.
  var isEnabled: Bool
  var style = ButtonContent.Style.automatic

  // The client script shares it. A URL is also a link, which can be followed and copied without the
  // script.
  func html(in context: RenderContext) -> HTMLNode {
    let address = url.map { WebAddress($0.absoluteString) }
    var node: HTMLNode
    if let address, isEnabled, !context.isInButton {
      node = .anchor(address, class: "link")
    } else {
      node = .pressable(nil, "link", context, isEnabled)
    }
    applyStyle(to: &node)
    node.add(class: "share")
    node.content = [.children]
    node.set("data-share", text)
    node.set("data-share-url", url != nil)
    node.set("data-share-title", subject)
    node.set("data-share-text", message)
    return node
  }

  func update(_ context: inout RenderContext) { context.isInButton = true }

  var labeling: AccessibilityLabeling { .node }
  var description: String { "ShareLink \(text)" + enabled(isEnabled) }
}
