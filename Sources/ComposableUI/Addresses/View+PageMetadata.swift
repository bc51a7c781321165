extension PageMetadata: WindowValue {
  func apply(to window: inout WindowContent) { window.metadata = self }
}

nonisolated extension View {
  /// Describes the page for search engines, and for applications that show a preview of a link.
  ///
  /// 1. The response with the page contains the description, and the page follows its changes.
  /// 2. Of several views, the last one to appear counts.
  ///
  /// - Parameter metadata: The description; `nil` for that of other views.
  public func pageMetadata(_ metadata: PageMetadata?) -> some View {
    AncestorValueView(value: metadata, content: self)
  }
}
