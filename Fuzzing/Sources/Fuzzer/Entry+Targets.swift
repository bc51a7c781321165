@_spi(Renderer) import ComposableUI
import Foundation
import HummingbirdCore

@testable import ComposableWeb

extension Entry {
  /// The target of a request, as it is in its first line.
  static let targets = Entry(name: "targets") { input in
    let uri = URI(input.text)
    guard let target = RequestTarget(uri) else { return }
    expect(
      target.description.utf8.count <= 3 * RequestTarget.maximumLength,
      "a target has a bounded length", target)
    for component in target.components {
      expect(!component.isEmpty, "no component is empty", target)
      expect(component != "." && component != "..", "no component leaves its folder", target)
      expect(!component.hasControlCharacters, "no component has control characters", target)
    }
    expect(target.path.isPrintableASCII, "a path is escaped", target.path)
    expect(target.isCanonical(target.path), "the path of a target is canonical", target.path)
    expect(
      RequestTarget(path: target.path, query: target.query) == target,
      "parsing the form of a target again gives the same target", target)
    expect(
      RequestTarget(URI(target.path))?.components == target.components,
      "a redirection leads to the same components", target)
    // Only the canonical form of a path is served.
    guard target.isCanonical(uri.path) else { return }
    for depth in 0...target.components.count {
      guard let address = PageAddress(target, below: depth) else { continue }
      expect(
        address.components == target.components.suffix(depth),
        "views see the components that the router has chosen", target)
      expect(
        address.components.allSatisfy(PageAddress.isComponent),
        "views see valid components", address)
    }
    let url = URL(string: "https://example.com\(target)")
    expect(url != nil, "a target is a part of a URL", target)
    let request = PageRequest(url: url ?? URL(filePath: "/"))
    expect(request.path == target.path, "admission sees the path that is served", target)
    expect(request.url.host() == "example.com", "a target does not change the host", target)
    _ = request.query
    let page = target.dropLast(1).pagePath
    expect(page.isEmpty || page.hasPrefix("/"), "the path of a page begins with a slash", page)
    expect(
      RequestTarget.components(of: page) == target.components.dropLast(),
      "the path of a page has its components", page)
  }
}
