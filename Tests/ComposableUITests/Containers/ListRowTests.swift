import Testing

@_spi(Renderer) @testable import ComposableUI

/// The modifiers of rows, lists and scroll views.
@MainActor
@Suite struct ListRowTests {
  @Test func aRowHasABackgroundOfItsOwn() {
    let none: Color? = nil
    let view = ViewDriver {
      List {
        Text("a").listRowBackground(Color.red)
        Text("b").listRowBackground(none)
      }
    }
    #expect(
      view.description == """
        List
          RowBackground
            Text "a"
            Layer
              Shape rectangle
          Text "b"
        """
    )
  }

  @Test func aRowHasInsetsAndSeparators() {
    let view = ViewDriver {
      List {
        Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("a").listRowInsets(nil)
        Text("a").listRowSeparator(.hidden)
        Text("a").listRowSeparator(.hidden, edges: .bottom)
        Text("a").listRowSeparator(.visible)
        Text("a").listRowSeparatorTint(.red)
        Text("a").listRowSeparatorTint(.red, edges: .bottom)
      }
    }
    #expect(
      view.description == """
        List
          listRow insets 1.0 2.0 3.0 4.0 "a"
          listRow "a"
          listRow no separator above no separator below "a"
          listRow no separator below "a"
          listRow "a"
          listRow separator red "a"
          listRow "a"
        """
    )
  }

  @Test func listsHaveStyles() {
    let view = ViewDriver {
      Divider().listStyle(.plain)
      Divider().listStyle(.inset)
      Divider().listStyle(GroupedListStyle())
      Divider().listStyle(.insetGrouped)
      Divider().listStyle(.sidebar)
      Divider().listStyle(.automatic)
      Divider().listRowSpacing(3)
      Divider().listRowSpacing(nil)
      Divider().headerProminence(.increased)
    }
    #expect(
      view.modifiers == [
        .listStyle(.plain), .listStyle(.plain), .listStyle(.insetGrouped),
        .listStyle(.insetGrouped), .listStyle(.sidebar), .listStyle(.automatic),
        .listRowSpacing(3), .listRowSpacing(0), .headerProminence(.increased),
      ]
    )
  }

  @Test func controlsHaveASizeAndMayHideTheirLabels() {
    let view = ViewDriver {
      Divider().controlSize(.mini)
      Divider().labelsHidden()
      Divider().scrollDisabled(true)
      Divider().scrollIndicators(.hidden)
      Divider().scrollIndicators(.never)
      Divider().scrollIndicators(.visible)
    }
    #expect(
      view.modifiers == [
        .controlSize(.mini), .labelsHidden, .scrollDisabled(true), .scrollIndicatorsHidden,
        .scrollIndicatorsHidden,
      ]
    )
  }

  @Test func someModifiersChangeNothing() {
    let view = ViewDriver {
      Text("a").formStyle(.grouped).formStyle(.columns).navigationViewStyle(.stack)
        .listSectionSeparator(.hidden).listSectionSeparatorTint(.red)
        .scrollContentBackground(.hidden).scrollDismissesKeyboard(.immediately)
        .statusBar(hidden: true).statusBarHidden()
        .previewDisplayName("a").previewDevice("iPhone").previewLayout(.sizeThatFits)
        .previewInterfaceOrientation(.portrait)
    }
    #expect(view.description == #"Text "a""#)
  }
}
