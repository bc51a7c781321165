import Foundation

/// The value that a user drags, by the content types that it is exported as.
struct DraggedItem {
  private(set) var exports: [(contentType: UTType, data: () throws -> Data)]

  /// Creates an item of its contents.
  init(exports: [(contentType: UTType, data: () throws -> Data)]) { self.exports = exports }

  /// Creates an item of a value.
  init<Item: Transferable>(_ value: Item) {
    exports = Item.conversions.compactMap { conversion in
      conversion.exporting.map { export in (conversion.contentType, { try export(value) }) }
    }
  }

  /// Creates an item of a text from another program.
  init(text: String) {
    self.init(text)
    // A link that is dragged from another page, or an address that was selected. A file of the server is
    // none: an application tells uploads by such an address.
    guard let url = URL(string: text), url.scheme != nil, url.host != nil, !url.isFileURL
    else { return }
    exports += DraggedItem(url).exports
  }

  /// Returns the value as another type; `nil` if the types have no content type in common.
  func value<Item: Transferable>(as type: Item.Type) throws -> Item? {
    let conversions = Item.conversions.filter { $0.importing != nil }
    for export in exports {
      guard let convert = conversions.first(where: { $0.contentType == export.contentType })
      else { continue }
      return try convert.importing?(export.data())
    }
    return nil
  }
}

extension Transferable {
  /// The content types that values are exported as.
  static var exportedContentTypes: [UTType] {
    conversions.filter { $0.exporting != nil }.map(\.contentType)
  }

  /// The content types that values are imported from.
  static var importedContentTypes: [UTType] {
    conversions.filter { $0.importing != nil }.map(\.contentType)
  }
}

extension WindowState {
  /// The item that the user drags, or has lifted last without dropping it.
  var draggedItem: DraggedItem? {
    get { lifted as? DraggedItem }
    set { lifted = newValue }
  }
}
