import ComposableCore
import ComposableUI
import Testing

/// Bindings to the elements of a bound collection.
@MainActor
@Suite struct BindingCollectionTests {
  @Test func typingInARowChangesItsElement() throws {
    @Bindable var store = Store(initialState: Plants.State()) { Plants() }
    let view = ViewDriver {
      ForEach($store.rows) { $row in TextField("Plant \(row.id)", text: $row.name) }
    }
    try view.textField("Plant 2").type("Elm")
    #expect(store.rows.map(\.name) == ["Ash", "Elm"])
    #expect(
      view.description == """
        TextField "Ash" (Plant 1)
        TextField "Elm" (Plant 2)
        """
    )
  }

  @Test func rowsFollowTheElementsOfAStateProperty() throws {
    let view = ViewDriver { Garden() }
    #expect(view.texts == ["Ash", "Oak", "0 done", "Add"])
    try view.toggle("Ash").set(true)
    #expect(view.texts == ["Ash", "Oak", "1 done", "Add"])
    try view.button("Add").tap()
    try view.toggle("New").set(true)
    #expect(view.texts == ["Ash", "Oak", "New", "2 done", "Add"])
  }

  @Test func rowsAreIdentifiedByAKeyPath() throws {
    var names = ["a", "b"]
    let binding = Binding(get: { names }, set: { names = $0 })
    let view = ViewDriver {
      VStack {
        ForEach(binding, id: \.self) { $name in TextField("Name of \(name)", text: $name) }
        List(binding, id: \.self) { $name in Text(name) }
      }
    }
    try view.textField("Name of b").type("c")
    #expect(names == ["a", "c"])
  }

  @Test func settingARemovedElementHasNoEffect() {
    var names = ["a", "b"]
    let binding = Binding(get: { names }, set: { names = $0 })
    let last = binding[1]
    names.removeLast()
    #expect(last.wrappedValue == "b")
    last.wrappedValue = "c"
    #expect(names == ["a"])
  }
}

private struct Plant: Equatable, Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

@Reducer private struct Plants {
  @ObservableState struct State {
    var rows = [Plant(id: 1, name: "Ash"), Plant(id: 2, name: "Oak")]
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some Reducer<State, Action> { BindingReducer() }
}

private struct Garden: View {
  @State private var plants = [Plant(id: 1, name: "Ash"), Plant(id: 2, name: "Oak")]

  var body: some View {
    List($plants) { $plant in Toggle(plant.name, isOn: $plant.isDone) }
    DoneCount(plants: $plants)
    Button("Add") { plants.append(Plant(id: plants.count + 1, name: "New")) }
  }
}

/// Reads the plants, since the body of `Garden` reads none of them.
private struct DoneCount: View {
  @Binding var plants: [Plant]
  var body: some View { Text("\(plants.count { $0.isDone }) done") }
}
