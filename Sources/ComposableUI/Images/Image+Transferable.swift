import Foundation

nonisolated extension Image: Transferable {
  /// The content of the file of a picture. An icon has none.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .image) { try $0.contents() }
  }

  /// True for a picture whose content the program has.
  var hasContents: Bool {
    switch picture?.source {
    case .catalog: picture?.picture != nil
    case .web(let source): source.path.hasPrefix("data:")
    case nil: false
    }
  }

  private func contents() throws -> Data {
    switch picture?.source {
    case .catalog:
      if let variant = picture?.picture?.variants(for: .light).last {
        return try variant.file.data()
      }
    case .web(let source):
      if source.path.hasPrefix("data:"), let comma = source.path.firstIndex(of: ","),
        let data = Data(base64Encoded: String(source.path[source.path.index(after: comma)...]))
      {
        return data
      }
    case nil: break
    }
    throw CocoaError(.fileNoSuchFile)
  }
}

extension UTType {
  /// The type of a picture, by its first bytes; `nil` if browsers don't show it.
  init?(ofPicture data: Data) {
    if data.first == UInt8(ascii: "<") {
      self = .svg
    } else if let type = UIImage.contentType(of: data) {
      self.init(mimeType: type)
    } else {
      return nil
    }
  }
}
