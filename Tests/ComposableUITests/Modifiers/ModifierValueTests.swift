import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Values of modifiers at their limits, and modifiers that change nothing.
@MainActor
@Suite struct ModifierValueTests {
  private let unchanged = #"Text "a""#

  private func description(_ view: some View) -> String { ViewDriver { view }.description }

  @Test(arguments: [
    (Duration.milliseconds(300), "debounced 0.3 seconds \"a\""),
    (.zero, "input not delayed \"a\""), (.seconds(-1), "input not delayed \"a\""),
  ])
  func aDelayOfZeroEndsThatOfTheEnclosingView(duration: Duration, shown: String) {
    #expect(description(Text("a").debounced(for: duration)) == shown)
    #expect(
      description(Text("a").throttled(for: duration))
        == shown.replacingOccurrences(of: "debounced", with: "throttled"))
  }

  @Test func sizesForAccessibilityAreAboveTheOthers() {
    let sizes = DynamicTypeSize.allCases
    #expect(sizes == sizes.sorted())
    #expect(sizes.filter(\.isAccessibilitySize).count == 5)
    #expect(sizes.map(\.scale) == sizes.map(\.scale).sorted())
    #expect(DynamicTypeSize.large.scale == 1)
  }

  @Test func aRedactionKeepsSpacesAndRemovesLinks() {
    let view = ViewDriver {
      Text("a b\n[link](https://swift.org)").redacted(reason: .placeholder)
    }
    #expect(view.texts == ["x x\nxxxx"])
    let runs = view.contents.flatMap { $0.as(TextContent.self)?.runs ?? [] }
    #expect(runs.allSatisfy { $0.link == nil && $0.traits.contains(.redacted) })
  }

  @Test func aFieldIsNotRedacted() {
    let view = ViewDriver {
      TextField("Name", text: .constant("Blob")).redacted(reason: .placeholder)
    }
    #expect(view.description == #"TextField "Blob" (Name)"#)
  }

  @Test func anInvalidatedViewIsNotRedacted() {
    #expect(description(Text("a").redacted(reason: .invalidated)) == unchanged)
  }

  @Test(arguments: [
    (ControlSize.mini, "mini"), (.regular, "regular"), (.extraLarge, "extraLarge"),
  ])
  func viewsKnowTheSizeOfControls(size: ControlSize, shown: String) {
    struct Reader: View {
      @Environment(\.controlSize) private var size
      var body: some View { Text(verbatim: "\(size)") }
    }
    #expect(ViewDriver { Reader().controlSize(size) }.texts == [shown])
    #expect(ViewDriver { Reader() }.texts == ["regular"])
  }
}
