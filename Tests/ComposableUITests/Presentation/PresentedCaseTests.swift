import ComposableCore
import ComposableUI
import Testing

/// Cases of a presented enum, each shown in a way of its own.
@MainActor
@Suite struct PresentedCaseTests {
  @Reducer enum Destination {
    case alert(AlertState<Alert>)
    case edit(Feature)
    case preview(Feature)
    @ReducerCaseIgnored case note(Note)

    @CasePathable enum Alert: Equatable { case confirm }
  }

  struct Note: Equatable, Identifiable {
    let id: Int
    var text = "note"
  }

  @Reducer struct Parent {
    @ObservableState
    struct State {
      @Presents var destination: Destination.State?
      var log: [String] = []
    }
    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case show(Destination.State)
      case shown(Destination.State?)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .destination(.dismiss): state.log.append("dismissed")
        case .destination(.presented(.alert(.confirm))): state.log.append("confirmed")
        case .destination: break
        case .show(let destination): state.destination = destination
        case .shown(let destination): state.destination = destination
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  private struct ParentView: View {
    @Bindable var store: StoreOf<Parent>

    var body: some View {
      NavigationStack {
        Text("root")
          .navigationDestination(
            item: $store.scope(state: \.destination?.preview, action: \.destination.preview)
          ) { store in
            Text("preview \(store.count)")
          }
      }
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
        Button("edit \(store.count)") { store.send(.count(store.count + 1)) }
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    }
  }

  private let store: StoreOf<Parent>
  private let alert: AlertState<Destination.Alert> = AlertState {
    TextState("Sure?")
  } actions: {
    ButtonState(action: .confirm) { TextState("Yes") }
  }

  init() {
    store = Store(initialState: Parent.State()) { Parent() }
  }

  @Test func eachCaseIsShownInItsWay() throws {
    let view = ViewDriver { ParentView(store: store) }
    store.send(.show(.edit(Feature.State(count: 1))))
    try view.button("edit 1").tap()
    #expect(view.texts == ["root", "edit 2"])
    store.send(.show(.preview(Feature.State(count: 5))))
    #expect(view.texts == ["root", "preview 5"])
    store.send(.show(.alert(alert)))
    #expect(view.texts == ["root", "Sure?", "Yes"])
    #expect(store.log.isEmpty)
  }

  @Test func dismissingACaseDismissesTheEnum() throws {
    let view = ViewDriver { ParentView(store: store) }
    store.send(.show(.edit(Feature.State())))
    try view.dismiss()
    #expect(store.destination == nil && store.log == ["dismissed"])
    store.send(.show(.preview(Feature.State())))
    try view.goBack()
    #expect(store.destination == nil && store.log == ["dismissed", "dismissed"])
  }

  @Test func aButtonOfAnAlertAnswersOnce() throws {
    let view = ViewDriver { ParentView(store: store) }
    store.send(.show(.alert(alert)))
    try view.button("Yes").tap()
    #expect(store.destination == nil && store.log == ["confirmed"])
  }

  /// The cases by members of the binding to the presented store.
  private struct CaseMemberView: View {
    @Bindable var store: StoreOf<Parent>

    var body: some View {
      Text("root")
        .sheet(item: $store.scope(state: \.$destination, action: \.destination).edit) { store in
          Button("edit \(store.count)") { store.send(.count(store.count + 1)) }
        }
        .sheet(
          item: $store.scope(state: \.destination, action: \.destination).preview
        ) { store in
          Text("preview \(store.count)")
        }
    }
  }

  @Test func aCaseIsAMemberOfTheBindingToThePresentedStore() throws {
    let view = ViewDriver { CaseMemberView(store: store) }
    store.send(.show(.edit(Feature.State(count: 1))))
    try view.button("edit 1").tap()
    #expect(view.texts == ["root", "edit 2"])
    store.send(.show(.preview(Feature.State(count: 5))))
    #expect(view.texts == ["root", "preview 5"])
    try view.dismiss()
    #expect(store.destination == nil && store.log == ["dismissed"])
    #expect(view.texts == ["root"])
  }

  /// A case whose payload is a value, without actions.
  private struct NoteView: View {
    @Bindable var store: StoreOf<Parent>

    var body: some View {
      Text("root")
        .sheet(
          item: $store.scope(state: \.destination?.note, action: \.destination.note)
        ) { store in
          Text(store.text)
        }
    }
  }

  @Test func aCaseWithoutActionsIsShownInItsWay() throws {
    let view = ViewDriver { NoteView(store: store) }
    store.send(.show(.note(Note(id: 1))))
    #expect(view.texts == ["root", "note"])
    try view.dismiss()
    #expect(store.destination == nil && store.log == ["dismissed"])
    #expect(view.texts == ["root"])
  }

  @Test func theCurrentCaseOfAStoreIsAProperty() throws {
    store.send(.show(.edit(Feature.State(count: 1))))
    let destination = try #require(
      store.scope(state: \.destination, action: \.destination.presented))
    #expect(destination.case.edit?.count == 1)
    #expect(destination.case.note == nil)
    store.send(.show(.note(Note(id: 1))))
    #expect(destination.case.note == Note(id: 1))
  }

  @Test func aPresentationHasTheBindingOfItsValue() throws {
    @Bindable var store = store
    let binding = $store.scope(state: \.$destination, action: \.destination)
    #expect(binding.wrappedValue == nil)
    store.send(.show(.edit(Feature.State())))
    let child = try #require(binding.wrappedValue)
    #expect(child === $store.scope(\.$destination, action: \.destination).wrappedValue)
    binding.wrappedValue = nil
    #expect(store.destination == nil && store.log == ["dismissed"])
  }

  @Test func aBindingToAStoreHasItsScopes() throws {
    @Bindable var bindable = store
    let binding = Binding(get: { store }, set: { _ in })
    store.send(.show(.edit(Feature.State())))
    let child = try #require(
      $bindable.scope(state: \.destination, action: \.destination).wrappedValue)
    #expect(child === binding.scope(state: \.destination, action: \.destination).wrappedValue)
    let presented = binding.scope(state: \.$destination, action: \.destination).wrappedValue
    #expect(presented?.state.is(\.edit) == true)
    #expect(child === binding.scope(\.destination, action: \.destination).wrappedValue)
    binding.scope(\.$destination, action: \.destination).wrappedValue = nil
    #expect(store.log == ["dismissed"])
    binding.destination.sending(\.shown).wrappedValue = .preview(Feature.State())
    #expect(store.destination?.is(\.preview) == true)
  }

  @Test func aCasePathLeadsToTheActionOrToItsPresentation() {
    let action = Parent.Action.destination(.presented(.edit(.count(3))))
    #expect(action[case: \.destination.edit.count] == 3)
    let path: CaseKeyPath<Parent.Action, PresentationAction<Feature.Action>> = \.destination.edit
    #expect(action[case: path] == .presented(.count(3)))
    #expect(Parent.Action.destination(.dismiss)[case: path] == .dismiss)
    #expect(path(.dismiss)[case: \.destination] != nil)
  }
}
