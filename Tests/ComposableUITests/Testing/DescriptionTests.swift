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
              Shape circle from 0.0 to 0.5
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
      (AccessibilityLabelContent(label: "Zoom"), "label \"Zoom\""),
      (AccessibilityLabelContent(label: nil), "label"),
      (HiddenContent(), "hidden"), (ZIndexContent(index: 1.5), "zIndex 1.5"),
      (PinnedContent(edge: .top), "pinned top"),
      (ButtonBorderContent(shape: .capsule), "buttonBorder capsule"),
      (LineLimitContent(limit: 2, minimum: 1), "lineLimit 2"),
      (LineLimitContent(limit: nil, minimum: 2), "lineLimit at least 2"),
      (LineLimitContent(limit: 3, minimum: 2), "lineLimit 3 at least 2"),
      (FilterContent.shadow(.red, radius: 1, x: 2, y: 3), "shadow red 1.0 2.0 3.0"),
      (
        FilterContent.shadow(Color(white: 0), radius: 1, x: 0, y: 0),
        "shadow rgb(0.0, 0.0, 0.0) 1.0 0.0 0.0"
      ),
      (FilterContent.blur(radius: 4), "blur 4.0"),
      (FilterContent.brightness(0.5), "brightness 0.5"),
      (FilterContent.contrast(2), "contrast 2.0"), (FilterContent.saturation(0), "saturation 0.0"),
      (FilterContent.grayscale(1), "grayscale 1.0"),
      (FilterContent.hueRotation(.degrees(90)), "hueRotation 90.0"),
      (FilterContent.colorInvert, "colorInvert"),
      (FilterContent.colorMultiply(.blue), "colorMultiply blue"),
      (FilterContent.luminanceToAlpha, "luminanceToAlpha"),
      (TextAttributesContent(tracking: 1), "textAttributes tracking 1.0"),
      (
        TextAttributesContent(baselineOffset: -3),
        "textAttributes baselineOffset -3.0"
      ),
      (TextAttributesContent(lineSpacing: 4), "textAttributes lineSpacing 4.0"),
      (TextAttributesContent(letterCase: .uppercase), "textAttributes uppercase"),
      (TextAttributesContent(letterCase: .original), "textAttributes original"),
      (TextAttributesContent(isSelectable: true), "textAttributes selectable"),
      (
        TextAttributesContent(isSelectable: false), "textAttributes not selectable"
      ),
      (ListRowContent(), "listRow"),
      (
        ListRowContent(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
        "listRow insets 1.0 2.0 3.0 4.0"
      ),
      (
        ListRowContent(hiddenSeparators: .all),
        "listRow no separator above no separator below"
      ),
      (ListRowContent(hiddenSeparators: .bottom), "listRow no separator below"),
      (ListRowContent(separatorTint: .red), "listRow separator red"),
    ] as [(any ModifierContent, String)])
  func aModifierIsDescribedByItsNameAndValues(modifier: any ModifierContent, description: String) {
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
    #expect(RowBackgroundContent().description == "RowBackground")
  }
}
