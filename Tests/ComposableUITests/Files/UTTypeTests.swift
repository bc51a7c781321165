import Testing

@_spi(Renderer) @testable import ComposableUI

/// The types of files, and which names are of them.
@Suite struct UTTypeTests {
  @Test func aTypeConformsToMoreGeneralOnes() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.commaSeparatedText.conforms(to: .plainText))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.image.isSubtype(of: .image))
  }

  @Test func foldersAndProgramsHaveTypes() {
    #expect(UTType.folder.identifier == "public.folder")
    #expect(UTType.package.identifier == "com.apple.package")
    #expect(UTType.application.identifier == "com.apple.application")
    for type in [UTType.folder, .package, .bundle] { #expect(type.isSubtype(of: .directory)) }
    for type in [UTType.directory, .application] {
      #expect(type.conforms(to: .item))
      #expect(!type.conforms(to: .data))
    }
    #expect(!SelectedFile(name: "a.png", size: 1, mimeType: "").isOfType(in: [.folder]))
  }

  @Test func aTypeIsFoundByItsTags() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/csv; charset=utf-8") == .commaSeparatedText)
    #expect(UTType(mimeType: "image/x-new")?.conforms(to: .image) == true)
    #expect(UTType(mimeType: "image") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
  }

  @Test(arguments: [
    ("a.png", "image/png", true), ("A.JPEG", "", true), ("a.txt", "image/png", false),
    ("a", "image/png", true), ("a.new", "image/x-new", false), ("a.exe", "", false),
    ("a.exe", "image/png", false),
    ("png", "", false), (".png", "", false),
  ])
  func theExtensionOfAFileDecides(_ name: String, _ mimeType: String, _ isImage: Bool) {
    let file = SelectedFile(name: name, size: 1, mimeType: mimeType)
    #expect(file.isOfType(in: [.image]) == isImage)
  }

  @Test(arguments: [
    "", ".", "..", "../../x", "a/b", "a\\b", "a\0b", "a\nb", "\u{202E}gnp.exe",
    String(repeating: "x", count: 256), String(repeating: "x", count: 10_000),
  ])
  func namesThatAreNotThoseOfFilesAreRefused(_ name: String) {
    let selection = FileSelectionContent(
      allowedContentTypes: [.item], allowsMultipleSelection: true)
    #expect(throws: FileTransferError.invalidFilename) {
      try selection.check(
        [SelectedFile(name: name, size: 1)], maximumCount: 1, maximumSize: 1)
    }
  }
}
