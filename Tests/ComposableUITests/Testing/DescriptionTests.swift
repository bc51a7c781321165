import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct DescriptionTests {
  @Test func descriptionsMirrorTheViewHierarchy() {
    let view = ViewDriver {
      Form {
        Section("Greeting") {
          Text("Hello").bold()
          Toggle("Polite", isOn: .constant(true))
          ProgressView(value: 0.5)
        }
        HStack {
          Image(systemName: "star")
          Spacer()
          Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2).frame(width: 10, height: 10)
        }
      }
    }
    #expect(
      view.description == """
        Form
          Section
            Header "Greeting"
            Text "Hello" bold
            Toggle on "Polite"
            Progress 0.5
          HStack
            Image star
            Spacer
            frame width 10.0 height 10.0
              Shape circle
        """
    )
  }

  @Test func anOpenDisclosureGroupShowsItsTexts() {
    let view = ViewDriver {
      DisclosureGroup("Title", isExpanded: .constant(true)) { Text("content") }
      DisclosureGroup("Title", isExpanded: .constant(false)) { Text("content") }
    }
    #expect(
      view.description == """
        Disclosure open
          Text "Title"
          Text "content"
        Disclosure closed "Title"
        """
    )
  }

  @Test(
    arguments: [
      (.accessibilityLabel("Zoom"), "label \"Zoom\""), (.accessibilityLabel(nil), "label"),
      (.hidden, "hidden"), (.zIndex(1.5), "zIndex 1.5"), (.pinned(.top), "pinned top"),
      (.buttonBorder(.capsule), "buttonBorder capsule"), (.lineLimit(2, atLeast: 1), "lineLimit 2"),
      (.lineLimit(nil, atLeast: 2), "lineLimit at least 2"),
      (.lineLimit(3, atLeast: 2), "lineLimit 3 at least 2"),
      (.filter(.shadow(.red, radius: 1, x: 2, y: 3)), "shadow red 1.0 2.0 3.0"),
      (
        .filter(.shadow(Color(white: 0), radius: 1, x: 0, y: 0)),
        "shadow rgb(0.0, 0.0, 0.0) 1.0 0.0 0.0"
      ),
      (.filter(.blur(radius: 4)), "blur 4.0"), (.filter(.brightness(0.5)), "brightness 0.5"),
      (.filter(.contrast(2)), "contrast 2.0"), (.filter(.saturation(0)), "saturation 0.0"),
      (.filter(.grayscale(1)), "grayscale 1.0"),
      (.filter(.hueRotation(.degrees(90))), "hueRotation 90.0"),
      (.filter(.colorInvert), "colorInvert"),
      (.filter(.colorMultiply(.blue)), "colorMultiply blue"),
      (.filter(.luminanceToAlpha), "luminanceToAlpha"),
      (.textAttributes(TextAttributesContent(tracking: 1)), "textAttributes tracking 1.0"),
      (
        .textAttributes(TextAttributesContent(baselineOffset: -3)),
        "textAttributes baselineOffset -3.0"
      ),
      (.textAttributes(TextAttributesContent(lineSpacing: 4)), "textAttributes lineSpacing 4.0"),
      (.textAttributes(TextAttributesContent(letterCase: .uppercase)), "textAttributes uppercase"),
      (.textAttributes(TextAttributesContent(letterCase: .original)), "textAttributes original"),
      (.textAttributes(TextAttributesContent(isSelectable: true)), "textAttributes selectable"),
      (
        .textAttributes(TextAttributesContent(isSelectable: false)), "textAttributes not selectable"
      ),
      (.listRow(ListRowContent()), "listRow"),
      (
        .listRow(ListRowContent(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
        "listRow insets 1.0 2.0 3.0 4.0"
      ),
      (
        .listRow(ListRowContent(hiddenSeparators: .all)),
        "listRow no separator above no separator below"
      ),
      (.listRow(ListRowContent(hiddenSeparators: .bottom)), "listRow no separator below"),
      (.listRow(ListRowContent(separatorTint: .red)), "listRow separator red"),
    ] as [(ModifierContent, String)])
  func aModifierIsDescribedByItsNameAndValues(modifier: ModifierContent, description: String) {
    #expect(modifier.description == description)
  }

  @Test func propertiesForAssistiveTechnologiesAreDescribed() {
    let view = ViewDriver {
      Divider().accessibilityIdentifier("line")
      Divider().accessibilityValue("half")
      Divider().accessibilityHint("Deletes it")
      Divider().accessibilityHidden(true)
      Divider().accessibilityElement()
      Divider().accessibilityElement(children: .combine)
      Divider().accessibilityAddTraits([.isHeader, .isSelected])
      Divider().accessibilityRemoveTraits(.isHeader)
    }
    #expect(
      view.modifiers.map(\.description) == [
        #"accessibility identifier "line""#, #"accessibility value "half""#,
        #"accessibility hint "Deletes it""#, "accessibility hidden", "accessibility ignore",
        "accessibility combine", "accessibility header selected", "accessibility not header",
      ]
    )
    #expect(ElementContent.layers(.rowBackground).description == "RowBackground")
  }
}
