#if Web
import Foundation

extension HostSettings {
  /// The files that pages load beside those that each page needs.
  var assets: [Asset] { ([icon].compactMap(\.self) + styleSheets + scripts).map(\.asset) }

  /// The version of all files, see ``Asset/version``.
  var version: String { assets.isEmpty ? Asset.version : Asset.version(of: Asset.all + assets) }

  /// Returns the head of the page for a request.
  func head(of request: PageRequest) -> PageHead {
    PageHead(
      origin: PageHead.origin(of: request.url), icon: icon?.asset,
      styleSheets: styleSheets.map(\.asset), scripts: scripts.map(\.asset), metaTags: metaTags,
      query: request.url.query(percentEncoded: true), firstRows: request.firstRows,
      isCompact: request.isFromPhone, version: version
    )
  }
}
#endif
