#if Web
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

/// The pictures of asset catalogs, over real connections.
@Suite struct PictureTests {
  @Test func aPictureIsLoadedBelowItsPage() async throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).resources")
    let folder = directory.appendingPathComponent("Assets.xcassets/Star.imageset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data(#"{"images":[{"filename":"star.svg","idiom":"universal"}]}"#.utf8)
      .write(to: folder.appendingPathComponent("Contents.json"))
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="9"/>"#
    try Data(drawing.utf8).write(to: folder.appendingPathComponent("star.svg"))
    let path = directory.path
    try await LiveServer.run(
      view: { ViewHost(title: "Stars", settings: $0) { Image("Star", bundle: Bundle(path: path)) } }
    ) { server in
      let page = try await Browser.get(port: server.port).body
      let source = try #require(page.firstMatch(of: /<img [^>]*src="([^"]*)"/)).output.1
      #expect(source.hasPrefix("/images/star-"))
      let picture = try await Browser.get(String(source), port: server.port)
      #expect(picture.status == 200)
      #expect(picture.body == drawing)
      #expect(picture.headers.contains("content-type: image/svg+xml"))
      #expect(picture.headers.contains("immutable"))
      #expect(picture.headers.contains("sandbox"))
      for name in ["star.svg", "..%2F..%2Fetc%2Fpasswd", "%00", "Contents.json"] {
        #expect(try await Browser.get("/images/\(name)", port: server.port).status == 404)
      }
    }
  }
}
#endif
