import ComposableUI
import Foundation
import Testing

/// Item providers, without a view.
@Suite struct ItemProviderTests {
  @Test func aTextIsLoadedAsTheTypesThatItHas() {
    let provider = NSItemProvider(object: "Milk" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let texts = Texts()
    _ = provider.loadObject(ofClass: String.self) { text, _ in texts.append(text) }
    _ = provider.loadObject(ofClass: NSString.self) { text, _ in texts.append(text as String?) }
    _ = provider.loadTransferable(type: String.self) { texts.append(try? $0.get()) }
    #expect(texts.all == ["Milk", "Milk", "Milk"])
  }

  @Test func anAddressIsTextAsWell() async throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let provider = NSItemProvider(object: url as NSURL)
    #expect(provider.registeredContentTypes == [.url, .utf8PlainText])
    #expect(provider.canLoadObject(ofClass: URL.self))
    let item = try await provider.loadItem(forTypeIdentifier: UTType.url.identifier)
    #expect(item as? NSURL == url as NSURL)
  }

  @Test func aTypeThatIsMissingIsAnError() {
    let texts = Texts()
    let provider = NSItemProvider(item: Data([1]) as NSData, typeIdentifier: "com.example.card")
    provider.loadDataRepresentation(forTypeIdentifier: "com.example.card") { data, _ in
      texts.append(data.map { "\($0.count)" })
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
      texts.append(data == nil ? error?.localizedDescription : nil)
    }
    _ = NSItemProvider().loadObject(ofClass: URL.self) { url, error in
      texts.append(url == nil && error != nil ? "none" : nil)
    }
    #expect(texts.all == ["1", "The item has no data of the type public.png.", "none"])
  }

  @Test func dataAreLoadedWhenTheyAreNeeded() {
    let texts = Texts()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.json", visibility: .all
    ) { completion in
      texts.append("loads")
      completion(Data("{}".utf8), nil)
      return nil
    }
    #expect(texts.all == [])
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
      texts.append(data.map { String(decoding: $0, as: UTF8.self) })
    }
    #expect(texts.all == ["loads", "{}"])
  }

  @Test func aFileHasTheTypeOfItsContent() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("Milk".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredContentTypes == [.plainText, .fileURL])
    #expect(provider.suggestedName == file.deletingPathExtension().lastPathComponent)
    let texts = Texts()
    _ = provider.loadObject(ofClass: URL.self) { url, _ in texts.append(url?.absoluteString) }
    _ = provider.loadObject(ofClass: String.self) { text, _ in texts.append(text) }
    #expect(texts.all == [file.absoluteString, "Milk"])
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.com")) == nil)
  }
}

/// Texts that closures receive.
// Unchecked: the closures are called before the methods that they are passed to return.
final class Texts: @unchecked Sendable {
  private(set) var all: [String?] = []

  func append(_ text: String?) { all.append(text) }
}
