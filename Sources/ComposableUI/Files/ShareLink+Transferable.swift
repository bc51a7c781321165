extension ShareLink {
  /// Creates a link that shares a value.
  ///
  /// ```swift
  /// ShareLink(item: Image("Harbour"), preview: SharePreview("The harbour")) { Text("Share the picture") }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: The title of what is shared.
  ///   - message: The description of what is shared.
  ///   - preview: The preview, whose title is the name of a file.
  ///   - label: The views that the user taps.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>, @ViewBuilder label: () -> Label
  ) {
    self.init(values: [ShareItem(item, title: preview.title)], subject, message, label: label)
  }

  /// Creates a link that shares several values.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: The title of what is shared.
  ///   - message: The description of what is shared.
  ///   - preview: Returns the preview of a value, whose title is the name of a file.
  ///   - label: The views that the user taps.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(
      values: items.map { ShareItem($0, title: preview($0).title) }, subject, message,
      label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares a value, with the title "Share…".
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {
    self.init(
      Text(system: "Share…"), item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a link that shares a value, with a title.
  public init<Item: Transferable>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a link that shares a value, with a title.
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {
    self.init(
      Text(titleKey), item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a link that shares a value, with a title.
  @_disfavoredOverload
  public init<Item: Transferable>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<some Any, some Any>
  ) {
    self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a link that shares several values, with the title "Share…".
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(
      Text(system: "Share…"), items: items, subject: subject, message: message, preview: preview)
  }

  /// Creates a link that shares several values, with a title.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a link that shares several values, with a title.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(
      Text(titleKey), items: items, subject: subject, message: message, preview: preview)
  }

  /// Creates a link that shares several values, with a title.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: some StringProtocol, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
  }
}
