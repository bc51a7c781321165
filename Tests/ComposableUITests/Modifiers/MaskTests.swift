import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Views as masks, which are drawn as pictures.
@MainActor
@Suite struct MaskTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("mask by a picture", modifier: "MaskPicture") { $0.modified(MaskPictureContent()) }
    Snapshot("mask by a shape", modifier: "Clip(outline: circle)") { $0.mask { Circle() } }
  }

  /// The picture of a mask of a view with 100 by 40 points.
  private func picture(
    alignment: Alignment = .center, @ViewBuilder _ mask: @escaping () -> some View
  ) -> String? {
    let view = ViewDriver(size: CGSize(width: 100, height: 40)) {
      Text("a").mask(alignment: alignment) { AnyView(mask()) }
    }
    return view.contents.compactMap { $0.as(MaskPictureContent.self) }.first?.picture
  }

  @Test func shapesAreDrawnInTheFrameOfTheView() throws {
    let picture = try #require(picture { Circle().padding(10) })
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\""))
    #expect(
      picture.contains("<g><ellipse cx=\"50\" cy=\"20\" rx=\"10\" ry=\"10\" fill=\"black\"/></g>"))
  }

  @Test func whatIsCutOutIsAMaskInThePicture() throws {
    let picture = try #require(
      picture { Rectangle().overlay { Capsule().blendMode(.destinationOut) } })
    let area = "x=\"0\" y=\"0\" width=\"100\" height=\"40\""
    #expect(
      picture.contains(
        """
        <mask id="d1" maskUnits="userSpaceOnUse" \(area)><rect \(area) fill="white"/>\
        <g><rect \(area) rx="20" fill="black"/></g></mask>\
        <g mask="url(#d1)"><g><rect \(area) rx="0" fill="black"/></g></g>
        """))
  }

  @Test func stacksShareTheirLength() throws {
    let picture = try #require(
      picture {
        VStack(spacing: 0) {
          LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
            .frame(height: 10)
          Rectangle()
          Color.black.opacity(0.5).frame(height: 6)
        }
      })
    #expect(picture.contains("x1=\"50\" y1=\"0\" x2=\"50\" y2=\"10\""))
    #expect(picture.contains("<stop offset=\"0\" stop-opacity=\"0\"/>"))
    #expect(picture.contains("<rect x=\"0\" y=\"10\" width=\"100\" height=\"24\" rx=\"0\""))
    #expect(picture.contains("<rect x=\"0\" y=\"34\" width=\"100\" height=\"6\" rx=\"0\""))
    #expect(picture.contains("fill=\"black\" fill-opacity=\".5\""))
  }

  @Test func smallerMasksAreAligned() throws {
    let picture = try #require(
      picture(alignment: .bottomTrailing) {
        RoundedRectangle(cornerRadius: 4).frame(width: 20, height: 10).offset(x: -5)
          .rotationEffect(.degrees(90))
      })
    #expect(picture.contains("<rect x=\"75\" y=\"30\" width=\"20\" height=\"10\" rx=\"4\""))
    #expect(picture.contains("<g transform=\"rotate(90 90 35) \">"))
  }

  @Test func aMaskThatCannotBeDrawnHidesNothing() throws {
    #expect(picture { Text("b") } == nil)
    let stack = picture {
      ZStack {
        Circle()
        Image(systemName: "star")
      }
    }
    #expect(stack == nil)
    let view = ViewDriver { Text("a").mask(Text("b")) }
    #expect(view.texts == ["a"])
    let content = try #require(view.contents.first { $0.is(MaskPictureContent.self) })
    #expect(HTMLNode(content, in: RenderContext()).styleText.isEmpty)
  }

  @Test func thePictureIsAnAddressInAStyle() {
    let content = MaskPictureContent(picture: "<g mask=\"url(#d1)\" width=\"5%\"/>")
    let style = HTMLNode(AnyElementContent(content), in: RenderContext()).styleText
    #expect(
      style.contains(
        "mask-image:url(data:image/svg+xml,%3cg%20mask=%22url%28%23d1%29%22%20width=%225%25%22/%3e)"
      ))
  }
}
