public import Foundation

/// A title and pictures of what is shared. A browser has previews of its own: the title is the name of a file.
public struct SharePreview<Image, Icon> {
  let title: Text

  private init(title: Text) { self.title = title }

  /// Creates a preview with a title, a picture and an icon.
  public init(_ title: some StringProtocol, image: Image, icon: Icon) {
    self.init(title: Text(title))
  }

  /// Creates a preview with a title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title, a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and a picture.
  public init(_ title: some StringProtocol, image: Image) {
    self.init(title: Text(title))
  }

  /// Creates a preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title and a picture.
  public init(_ title: Text, image: Image) { self.init(title: title) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init(_ title: some StringProtocol, icon: Icon) {
    self.init(title: Text(title))
  }

  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ title: some StringProtocol) {
    self.init(title: Text(title))
  }

  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title.
  public init(_ title: Text) { self.init(title: title) }
}

extension ShareLink {
  /// Creates a link that shares a URL. The preview is not displayed.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject, message: message, label: label)
  }

  /// Creates a link that shares a text. The preview is not displayed.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares a URL, with the title "Share…". The preview is not displayed.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {
    self.init(item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a text, with the title "Share…". The preview is not displayed.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {
    self.init(item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a URL, with a title. The preview is not displayed.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {
    self.init(titleKey, item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a text, with a title. The preview is not displayed.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {
    self.init(titleKey, item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a URL, with a title. The preview is not displayed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {
    self.init(Text(title), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares a text, with a title. The preview is not displayed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {
    self.init(Text(title), item: item, subject: subject, message: message)
  }
}
