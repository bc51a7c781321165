import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Pictures and colors of asset catalogs.
@MainActor
@Suite struct PictureTests {
  private let resources: ResourceBundle
  private var bundle: Bundle { resources.bundle }

  init() throws {
    let catalog = "Media.xcassets"
    resources = try ResourceBundle([
      "\(catalog)/Contents.json": Data("{}".utf8),
      "\(catalog)/Harbour.imageset/Contents.json": Data(
        """
        {"images":[
          {"filename":"harbour@2x.png","idiom":"universal","scale":"2x"},
          {"filename":"harbour.png","idiom":"universal","scale":"1x"},
          {"idiom":"universal","scale":"3x"},
          {"filename":"night.png","idiom":"universal","scale":"1x",
           "appearances":[{"appearance":"luminosity","value":"dark"}]},
          {"filename":"night.png","idiom":"universal","scale":"1x",
           "appearances":[{"appearance":"contrast","value":"high"}]}]}
        """.utf8),
      "\(catalog)/Harbour.imageset/harbour.png": Self.png(width: 40, height: 30),
      "\(catalog)/Harbour.imageset/harbour@2x.png": Self.png(width: 80, height: 60),
      "\(catalog)/Harbour.imageset/night.png": Self.png(width: 40, height: 31),
      "\(catalog)/Icons/Contents.json": Data(
        #"{"properties":{"provides-namespace":true}}"#.utf8),
      "\(catalog)/Icons/Star.imageset/Contents.json": Data(
        """
        {"images":[{"filename":"star ö (1).svg","idiom":"universal"}],
         "properties":{"template-rendering-intent":"template"}}
        """.utf8),
      "\(catalog)/Icons/Star.imageset/star ö (1).svg": Data(#"<svg viewBox="0 0 24 12"/>"#.utf8),
      "\(catalog)/Colors/Sand.colorset/Contents.json": Data(
        """
        {"colors":[
          {"idiom":"universal","color":{"color-space":"srgb","components":
            {"red":"0xFF","green":"128","blue":"0.000","alpha":"0.500"}}},
          {"idiom":"universal","color":{"reference":"systemTealColor"},
           "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
        """.utf8),
    ])
  }

  /// The header of a PNG file.
  private nonisolated static func png(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height])
  }

  /// The node of the first element that a view shows.
  private func node(_ view: ViewDriver) throws -> HTMLNode {
    let content = view.contents.first { $0.as(PictureContent.self) != nil }
    return HTMLNode(try #require(content), in: RenderContext())
  }

  private func attribute(_ name: String, of node: HTMLNode) -> String {
    node.attributes.first { $0.name.text == name }?.value ?? ""
  }

  @Test func aPictureHasItsOwnSizeAndAFileForEachScale() throws {
    let node = try node(ViewDriver { Image("Harbour", bundle: bundle) })
    #expect(node.tag == "img")
    let files = attribute("srcset", of: node).split(separator: ",")
    #expect(files.count == 2)
    #expect(files.first?.wholeMatch(of: /images\/harbour-[0-9a-z]+\.png 1x/) != nil)
    #expect(files.last?.wholeMatch(of: /images\/harbour-2x-[0-9a-z]+\.png 2x/) != nil)
    #expect(attribute("src", of: node) + " 1x" == files.first.map(String.init))
    #expect(attribute("alt", of: node) == "Harbour")
    #expect(node.styleText.contains("width:40px;height:30px"))
  }

  @Test func thePictureOfTheDarkSchemeIsShownInIt() throws {
    let view = ViewDriver { Image("Harbour", bundle: bundle).environment(\.colorScheme, .dark) }
    let node = try node(view)
    #expect(attribute("src", of: node).hasPrefix("images/night-"))
    #expect(attribute("srcset", of: node) == "")
  }

  @Test func aDecorationIsHiddenFromAssistiveTechnologies() throws {
    let node = try node(ViewDriver { Image(decorative: "Harbour", bundle: bundle) })
    #expect(attribute("alt", of: node) == "")
    #expect(attribute("aria-hidden", of: node) == "true")
    let labeled = ViewDriver {
      Image(decorative: "Harbour", bundle: bundle).accessibilityLabel("At night")
    }
    var context = RenderContext()
    context.accessibilityLabel = "At night"
    let content = labeled.contents.first { $0.as(PictureContent.self) != nil }
    #expect(attribute("aria-hidden", of: HTMLNode(try #require(content), in: context)) == "")
  }

  @Test func aTemplateIsDrawnInTheForegroundStyle() throws {
    let star = Image("Icons/Star", bundle: bundle)
    let template = try node(ViewDriver { star })
    #expect(template.tag == "span")
    #expect(
      template.styleText.contains(
        /mask:image-set\(url\(images\/star----1--[0-9a-z]+\.svg\) 1x\) 0 0\/100% 100% no-repeat/))
    #expect(template.styleText.contains("background-color:currentcolor"))
    #expect(template.styleText.contains("width:24px;height:12px"))
    #expect(try node(ViewDriver { star.renderingMode(.original) }).tag == "img")
    let harbour = Image("Harbour", bundle: bundle).renderingMode(.template)
    #expect(try node(ViewDriver { harbour }).tag == "span")
  }

  @Test func aResizablePictureTakesTheSpaceThatItIsOffered() throws {
    let harbour = Image("Harbour", bundle: bundle).resizable().interpolation(.none)
    let style = try node(ViewDriver { harbour }).styleText
    #expect(style.contains("width:100%;height:100%"))
    #expect(style.contains("image-rendering:pixelated"))
    let fitting = ViewDriver { harbour.scaledToFit() }
    #expect(fitting.description.hasPrefix("aspectRatio 1.3333"))
    #expect(
      ViewDriver { harbour.aspectRatio(2, contentMode: .fill) }.description.hasPrefix(
        "aspectRatio 2.0 fill"))
    let tile = Image("Harbour", bundle: bundle).resizable(resizingMode: .tile)
    #expect(try node(ViewDriver { tile }).styleText.contains("0 0/40px 30px repeat"))
  }

  @Test func aNameOfAPictureThatIsNotThereIsReported() {
    withKnownIssue {
      let view = ViewDriver { Image("Harbor", bundle: bundle) }
      #expect(view.description == "Image square")
    } matching: {
      $0.description.contains("There is no picture 'Harbor' in the asset catalogs of")
    }
  }

  @Test func anAddressInAStyleEndsWhereItEnds() {
    let style: CSS = "url(\(url: "/a'(\u{22}\\)</style ö"))"
    #expect(style.text == "url(/a%27%28%22%5c%29%3c/style%20%c3%b6)")
  }

  @Test func aColorIsThatOfTheColorScheme() {
    let color = Color("Sand", bundle: bundle)
    #expect(color.css.text == "light-dark(rgb(255 128 0/.5),var(--teal))")
    #expect(
      color.opacity(0.5).css.text
        == "color-mix(in srgb,light-dark(rgb(255 128 0/.5),var(--teal)) 50%,transparent)")
    #expect(Color("red", bundle: bundle) == .red)
    #expect(Color(ColorResource(name: "Sand", bundle: bundle)) == color)
  }

  @Test func whatCanNotBeReadIsReportedAndLeftOut() throws {
    let resources = try ResourceBundle([
      "A.xcassets/Plan.imageset/Contents.json":
        #"{"images":[{"filename":"plan.pdf","idiom":"universal"},{"filename":"gone.png","idiom":"universal"}]}"#,
      "A.xcassets/Plan.imageset/plan.pdf": "%PDF",
      "A.xcassets/Broken.imageset/Contents.json": "{",
      "A.xcassets/Cube.colorset/Contents.json": #"{"colors":[]}"#,
    ])
    let catalog = AssetCatalog(in: [resources.bundle.bundleURL])
    let problems = catalog.problems
    #expect(problems.count == 4)
    #expect(problems.contains { $0.contains("Browsers don't show 'plan.pdf'") })
    #expect(problems.contains { $0.contains("'gone.png'") })
    #expect(problems.contains { $0.contains("'Broken'") })
    #expect(problems.contains { $0.contains("'Cube'") })
    #expect(catalog.pictures["Plan"] == nil)
  }

  private nonisolated static let files: [(Data, CGSize?)] = [
    (png(width: 3, height: 4), size(3, 4)),
    (data("GIF89a", 5, 0, 1, 1), size(5, 257)),
    (
      data("", 0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 8, 8, 1, 0, 0, 7, 0, 0),
      size(7, 256)
    ),
    (data("RIFF....WEBPVP8X", 10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 19, 0, 0), size(10, 20)),
    (data("RIFF....WEBPVP8L", 9, 0, 0, 0, 0x2F, 9, 0xC0, 4, 0, 0, 0, 0, 0, 0), size(10, 20)),
    (data("RIFF....WEBPVP8 ", 9, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 10, 0, 20, 0), size(10, 20)),
    (data("<?xml?><svg width='8' height='9px'>"), size(8, 9)),
    (data("<svg width='100%' viewBox='0,0 8 9'>"), size(8, 9)),
    (Data(), nil),
    (data("", 0xFF, 0xD8, 0xFF), nil),
    (data("<svg stroke-width='2' width='24' height='25'>"), size(24, 25)),
    (data("<svg\nviewBox='0 0\n8\t9'>"), size(8, 9)),
    (data("<svg viewBox='0 0 nan 9'>"), nil),
    (data("<svg width='0' height='9'>"), nil),
    (turned(6), size(5, 7)),
    (turned(3), size(7, 5)),
    (data("<svg>"), nil),
    (data("", 0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0, 0, 0), nil),
    (png(width: 0, height: 4), nil),
  ]

  /// The beginning of a JPEG file, 7 pixels wide and 5 high, with an orientation.
  private nonisolated static func turned(_ orientation: UInt8) -> Data {
    let directory = data(
      "MM", 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0)
    let segment = data("Exif", 0, 0) + directory
    return data("", 0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(segment.count + 2)) + segment
      + data("", 0xFF, 0xC0, 0, 8, 8, 0, 5, 0, 7, 0, 0)
  }

  private nonisolated static func data(_ text: String, _ bytes: UInt8...) -> Data {
    Data(text.utf8) + bytes
  }

  private nonisolated static func size(_ width: Double, _ height: Double) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test(arguments: files)
  func theSizeIsReadFromTheFile(_ data: Data, _ size: CGSize?) {
    #expect(PictureSize.size(of: data) == size)
  }
}
