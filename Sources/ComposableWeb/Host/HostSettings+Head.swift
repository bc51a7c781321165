#if Web
extension HostSettings {
  /// The files that pages load beside those that each page needs.
  var assets: [Asset] { [icon].compactMap { $0?.asset } }

  /// Returns the head of the page for a request.
  func head(of request: PageRequest) -> PageHead {
    PageHead(origin: PageHead.origin(of: request.url), icon: icon?.asset)
  }
}
#endif
