import ComposableCore
import ComposableUI
import Testing

@MainActor
@Suite struct SectionTests {
  @Test func aSectionHasAHeaderAboveAndAFooterBelowItsRows() {
    let view = ViewDriver {
      Section {
        Text("a")
        Divider()
      } header: {
        Text("Above")
      } footer: {
        Text("Below")
      }
    }
    let expected = """
      Section
        Header "Above"
        Text "a"
        Divider
        Footer "Below"
      """
    #expect(view.description == expected)
    let sameView = ViewDriver {
      Section(header: Text("Above"), footer: Text("Below")) {
        Text("a")
        Divider()
      }
    }
    #expect(sameView.description == expected)
  }

  @Test func theHeaderIsOptional() {
    let view = ViewDriver {
      Section { Text("a") }
      Section {
        Text("b")
      } footer: {
        Text("Below b")
      }
      Section(footer: Text("Below c")) { Text("c") }
    }
    #expect(
      view.description == """
        Section
          Text "a"
        Section
          Text "b"
          Footer "Below b"
        Section
          Text "c"
          Footer "Below c"
        """
    )
  }

  @Test func theFooterIsOptional() {
    let title = "String"
    let view = ViewDriver {
      Section("Literal") { Text("a") }
      Section(title) { Text("b") }
      Section(header: Text("View")) { Text("c") }
      Section {
        Text("d")
      } header: {
        Text("Closure")
      }
    }
    #expect(
      view.description == """
        Section
          Header "Literal"
          Text "a"
        Section
          Header "String"
          Text "b"
        Section
          Header "View"
          Text "c"
        Section
          Header "Closure"
          Text "d"
        """
    )
  }

  @Test func aCollapsedSectionHidesItsRows() throws {
    let view = ViewDriver { CollapsibleSections() }
    #expect(view.texts == ["Fruits", "Apple", "Roots"])
    try view.disclosure("Fruits").set(false)
    #expect(view.texts == ["Fruits", "Roots"])
    try view.disclosure("Roots").tap()
    #expect(view.texts == ["Fruits", "Roots", "Carrot"])
  }

  @Test func aSectionFollowsItsBinding() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let isExpanded = Binding(get: { store.isOn }, set: { store.send(.set($0)) })
    let view = ViewDriver { Section("Fruits", isExpanded: isExpanded) { Text("Apple") } }
    #expect(view.texts == ["Fruits"])
    store.send(.set(true))
    #expect(view.texts == ["Fruits", "Apple"])
    try view.disclosure("Fruits").tap()
    #expect(view.texts == ["Fruits"])
    #expect(!store.isOn)
  }

  @Test func theHeaderOfACollapsibleSectionIsARow() {
    let view = ViewDriver {
      Section("Fruits", isExpanded: .constant(true)) { Button("Apple") {} }
    }
    #expect(
      view.description == """
        Section
          Disclosure open
            Text "Fruits"
            Button "Apple"
        """
    )
  }
}

private struct CollapsibleSections: View {
  @State private var showsFruits = true
  @State private var showsRoots = false

  var body: some View {
    List {
      Section("Fruits", isExpanded: $showsFruits) { Text("Apple") }
      Section(isExpanded: $showsRoots) {
        Text("Carrot")
      } header: {
        Text("Roots")
      }
    }
  }
}
