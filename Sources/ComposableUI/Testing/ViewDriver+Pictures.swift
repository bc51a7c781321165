public import Foundation

extension ViewDriver {
  /// Ends the loading of a picture, as a browser does.
  ///
  /// ```swift
  /// let view = ViewDriver { AsyncImage(url: url) { Text($0.error == nil ? "…" : "gone") } }
  /// try view.endLoading(of: url, isSuccessful: false)
  /// #expect(view.texts == ["gone"])
  /// ```
  ///
  /// - Throws: An error if no ``AsyncImage`` waits for the picture.
  public func endLoading(of url: URL, isSuccessful: Bool = true) throws {
    let loaders = rendering.all { $0.as(PictureLoaderContent.self)?.url == url }
    guard let loader = loaders.first else {
      throw NotFound(kind: "picture", label: url.absoluteString, count: 0, available: [])
    }
    _ = graph.handle(.load(isSuccessful), on: loader.id)
    update()
  }
}
