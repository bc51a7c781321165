import ComposableUI
import Testing

/// The states of containers: expanded groups, sections, and lists of several kinds.
@MainActor
@Suite struct ContainerStateTests {
  @Observable final class Model {
    var isExpanded = true
    var names = ["a", "b"]
    @ObservationIgnored var sets: [Bool] = []
  }

  private let model = Model()

  private var isExpanded: Binding<Bool> {
    Binding {
      model.isExpanded
    } set: {
      model.sets.append($0)
      model.isExpanded = $0
    }
  }

  @Test func eachTapOnAGroupSetsItsBindingOnce() throws {
    let view = ViewDriver { DisclosureGroup("More", isExpanded: isExpanded) { Text("content") } }
    try view.disclosure("More").tap()
    #expect(view.texts == ["More"])
    try view.disclosure("More").tap()
    #expect(view.texts == ["More", "content"])
    #expect(model.sets == [false, true])
  }

  @Test func aGroupKeepsItsStateWhileItsLabelChanges() throws {
    let view = ViewDriver { DisclosureGroup(model.names[0]) { Text("content") } }
    try view.disclosure("a").tap()
    #expect(view.texts == ["a", "content"])
    model.names[0] = "changed"
    #expect(view.texts == ["changed", "content"])
  }

  @Test func theRowsOfACollapsedSectionLoseTheirState() throws {
    let view = ViewDriver {
      List { Section("Title", isExpanded: isExpanded) { CountButton() } }
    }
    try view.button("0").tap()
    #expect(view.texts == ["Title", "1"])
    try view.disclosure("Title").tap()
    #expect(view.texts == ["Title"])
    try view.disclosure("Title").tap()
    #expect(view.texts == ["Title", "0"])
  }

  @Test func aSectionInALazyStackHasNoCard() {
    func section() -> some View {
      Section {
        Text("row")
      } header: {
        Text("header")
      } footer: {
        Text("footer")
      }
    }
    let lazy = ViewDriver { LazyVStack { section() } }
    #expect(lazy.texts == ["header", "row", "footer"])
    #expect(!lazy.description.contains("Section"))
    #expect(ViewDriver { List { section() } }.description.contains("Section"))
  }

  @Test func aListOfABindingShowsNewElements() throws {
    let names = Binding(get: { model.names }, set: { model.names = $0 })
    let view = ViewDriver { List(names, id: \.self) { TextField("Name", text: $0) } }
    model.names.append("c")
    #expect(
      view.description == """
        List
          TextField "a" (Name)
          TextField "b" (Name)
          TextField "c" (Name)
        """)
  }

  @Test func twoReadersScrollTheirOwnViews() throws {
    struct Page: View {
      var body: some View {
        ScrollViewReader { _ in Text("first").id("first") }
        ScrollViewReader { proxy in
          Text("second").id("second")
          Button("Own") { proxy.scrollTo("second") }
          Button("Other") { proxy.scrollTo("first") }
        }
      }
    }
    let view = ViewDriver { Page() }
    try view.button("Other").tap()
    #expect(view.update() == [])
    try view.button("Own").tap()
    #expect(view.update() == [nil])
  }
}
