import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Effects and stores, which end with their state, whichever reducer removes it, at any depth.
@Suite struct ChildLifetimeTests {
  private let ended = LockIsolated<[String]>([])
  private let controlled = ControlledStore(Root.State(), reducer: Root())

  /// Starts a named effect in each feature.
  private func start(_ actions: (String, (Note.Action) -> Root.Action)...) {
    for (name, action) in actions { controlled.send(action(.start(name, ended))) }
    controlled.settle()
    #expect(ended.value == [])
  }

  private func coverAction(_ action: Note.Action) -> Root.Action {
    .book(.cover(.work(action)))
  }
  private func coverNoteAction(_ action: Note.Action) -> Root.Action {
    .book(.cover(.note(.presented(action))))
  }
  private func pageAction(_ id: Int) -> (Note.Action) -> Root.Action {
    { .book(.pages(.element(id: id, action: .work($0)))) }
  }
  private func pageNoteAction(_ id: Int) -> (Note.Action) -> Root.Action {
    { .book(.pages(.element(id: id, action: .note(.presented($0))))) }
  }

  private func startEverywhere() {
    start(
      ("cover", coverAction), ("note", coverNoteAction),
      ("page 1", pageAction(1)), ("note 1", pageNoteAction(1)),
      ("page 2", pageAction(2)), ("note 2", pageNoteAction(2))
    )
  }

  /// Changes the state behind the operators' backs.
  private func change(
    _ order: Order, _ change: @escaping @Sendable (inout Root.State) -> Void
  ) {
    controlled.send(.change(order, change))
    controlled.settle()
  }

  @Test(arguments: Order.allCases)
  func removingAnOptionalCancelsTheEffectsOfItsSubtree(_ order: Order) {
    startEverywhere()
    change(order) { $0.book.cover = nil }
    #expect(ended.value.sorted() == ["cover", "note"])
  }

  @Test(arguments: Order.allCases)
  func removingANestedOptionalCancelsItsEffects(_ order: Order) {
    startEverywhere()
    change(order) { $0.book.cover?.note = nil }
    #expect(ended.value == ["note"])
  }

  @Test(arguments: Order.allCases)
  func replacingAParentCancelsTheEffectsOfRemovedChildren(_ order: Order) {
    startEverywhere()
    change(order) { $0.book = Book.State(cover: nil, pages: [Page.State(id: 1, note: nil)]) }
    #expect(ended.value.sorted() == ["cover", "note", "note 1", "note 2", "page 2"])
  }

  @Test(arguments: Order.allCases)
  func aStateOfAnotherIdentityCancelsTheEffects(_ order: Order) {
    startEverywhere()
    change(order) { $0.book.cover = Page.State(id: 7, note: Note.State()) }
    #expect(ended.value.sorted() == ["cover", "note"])
  }

  @Test(arguments: Order.allCases)
  func removingARowCancelsTheEffectsOfItsSubtree(_ order: Order) {
    startEverywhere()
    change(order) { $0.book.pages.remove(id: 1) }
    #expect(ended.value.sorted() == ["note 1", "page 1"])
  }

  @Test(arguments: Order.allCases)
  func removingTheChildOfARowCancelsItsEffects(_ order: Order) {
    startEverywhere()
    change(order) { $0.book.pages[id: 1]?.note = nil }
    #expect(ended.value == ["note 1"])
  }

  @Test(arguments: Order.allCases)
  func changingTheCaseCancelsTheEffectsOfItsScope(_ order: Order) {
    start(
      ("library", { .library(.open(.cover(.work($0)))) }),
      ("page", { .library(.open(.pages(.element(id: 1, action: .work($0))))) }),
      ("cover", coverAction)
    )
    change(order) { $0.library = .closed(Note.State()) }
    #expect(ended.value.sorted() == ["library", "page"])
  }

  @Test func theEffectsOfARowsChildEndWithItAfterUnrelatedActions() {
    start(("note 1", pageNoteAction(1)))
    for _ in 0..<10 { change(.first) { _ in } }
    start(("note 2", pageNoteAction(2)))
    for _ in 0..<10 { change(.first) { _ in } }
    change(.last) { $0.book.pages[id: 2]?.note = nil }
    #expect(ended.value == ["note 2"])
    change(.last) { $0.book.pages = [] }
    #expect(ended.value == ["note 2", "note 1"])
  }

  @Test func aFeatureThatChangesItsOwnIdentityEndsItsEffects() {
    start(("first", coverAction))
    controlled.send(.book(.cover(.become(8))))
    controlled.settle()
    #expect(ended.value == ["first"])
    controlled.send(coverAction(.start("second", ended)))
    controlled.settle()
    controlled.send(.book(.cover(.becomeAnd(9, .start("third", ended)))))
    controlled.settle()
    #expect(ended.value == ["first", "second", "third"])
  }

  @Test func theEffectsOfANewIdentityOutliveThoseOfThePreviousOne() {
    var root = Root()
    root.beforeBook = { $0.book.cover = Page.State(id: ($0.book.cover?.id ?? 0) + 1) }
    let controlled = ControlledStore(Root.State(), reducer: root)
    controlled.send(coverAction(.start("old", ended)))
    controlled.settle()
    controlled.send(coverAction(.start("new", ended)))
    controlled.settle()
    #expect(ended.value == ["old"])
    controlled.send(.change(.last) { $0.book.cover = nil })
    controlled.settle()
    #expect(ended.value == ["old", "new"])
  }

  @Test(
    arguments: [
      { $0.book.cover = nil }, { $0.book.cover = Page.State(id: 4) },
      { $0.book = Book.State(cover: nil) },
    ] as [Root.Change])
  func effectsOfTheActionThatRemovesTheStateStartCancelled(_ change: @escaping Root.Change) {
    for action in [coverAction(.start("cover", ended)), coverNoteAction(.start("note", ended))] {
      let controlled = ControlledStore(Root.State(), reducer: Root(afterBook: change))
      controlled.send(action)
      controlled.settle()
    }
    #expect(ended.value == ["cover", "note"])
  }

  @MainActor
  @Test func effectsOfAParentThatRemovesItsChildBelongToTheAction() async {
    let gate = AsyncStream.makeStream(of: Never.self)
    let isSaved = LockIsolated(false)
    let store = Store(initialState: Page.State(id: 1)) {
      Reduce<Page.State, Page.Action> { state, action in
        switch action {
        case .note(.presented(.write)):
          return .run { await $0(.become(2)) }
        case .become:
          state.note = nil
          return .run { _ in
            for await _ in gate.stream {}
            isSaved.setValue(true)
          }
        default:
          return .none
        }
      }
      .ifLet(\.$note, action: \.note) {
        Reduce { _, action in
          if case .write = action { return .run { _ in } }
          return .none
        }
      }
    }
    let task = store.send(.note(.presented(.write)))
    Task { gate.continuation.finish() }
    await task.finish()
    #expect(isSaved.value)
  }

  @Test func removingAnOptionalKeepsTheEffectsOfAScopeOnTheWholeOptional() {
    let controlled = ControlledStore(OptionalTwice.State(), reducer: OptionalTwice())
    controlled.send(.whole(.start("whole", ended)), .part(.start("part", ended)))
    controlled.settle()
    #expect(ended.value == [])
    controlled.send(.clear)
    controlled.settle()
    #expect(ended.value == ["part"])
    controlled.release()
    controlled.settle()
    #expect(ended.value == ["part", "whole"])
  }

  @MainActor
  @Test func aMapCanReadPresentedState() async {
    let store = Store(initialState: Page.State(id: 1)) {
      Reduce<Page.State, Page.Action> { state, action in
        EmptyReducer()
          .ifLet(\.$note, action: \.note) {
            Reduce { state, action in
              if case .write = action {
                state.count += 1
                return .send(.text(.write))
              }
              return .none
            }
          }
          .reduce(into: &state, action: action)
          .map { [state] action in
            #expect(state.note?.count == 1)
            return action
          }
      }
    }
    await store.send(.note(.presented(.write))).finish()
    #expect(store.note?.count == 1)
  }

  @MainActor
  @Test func storesEndWithStateRemovedAfterItsOperator() async throws {
    let store = Store(initialState: Root.State()) { Root() }
    let book = store.scope(state: \.book, action: \.book)
    let cover = try #require(book.scope(state: \.cover, action: \.cover))
    let note = try #require(cover.scope(state: \.note, action: \.note))
    let page = try #require(book.scope(state: \.pages, action: \.pages).first)
    let pageNote = try #require(page.scope(state: \.note, action: \.note))
    let ended = try #require(note.scope(state: \.text, action: \.text))
    let state = store.state

    store.send(
      .change(.last) { $0.book = Book.State(cover: Page.State(id: 0, note: nil), pages: []) }
    )
    let reports = await reports {
      note.send(.write)
      pageNote.send(.write)
      ended.send(.write)
      note.scope(state: \.text, action: \.text)?.send(.write)
    }
    #expect(reports.count == 4)
    store.send(.change(.last) { $0.book = Book.State() })

    #expect(cover === book.scope(state: \.cover, action: \.cover))
    #expect(note !== cover.scope(state: \.note, action: \.note))
    #expect(page !== book.scope(state: \.pages, action: \.pages).first)
    #expect(store.state == state)
    note.send(.write)
    #expect(store.book.cover?.note?.count == 1)
    #expect(note.count == 0)
  }

  enum Order: CaseIterable {
    /// Before the operators reduce the action, and after.
    case first, last
  }

  @Reducer
  struct Text {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case write }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer
  struct Note {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var text: Text.State? = Text.State()
    }
    enum Action {
      /// Starts an effect that, when it is cancelled, appends its name to the list.
      case start(String, LockIsolated<[String]>)
      case write
      case text(Text.Action)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start(let name, let ended):
          return .run { _ in
            defer { ended.withValue { $0.append(name) } }
            try await Task.never()
          }
        case .write:
          state.count += 1
          return .none
        case .text:
          return .none
        }
      }
      .ifLet(\.text, action: \.text) { Text() }
    }
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable, Identifiable {
      var id: Int
      var work = Note.State()
      @Presents var note: Note.State? = Note.State()
    }
    enum Action {
      case work(Note.Action)
      case become(Int)
      case becomeAnd(Int, Note.Action)
      case note(PresentationAction<Note.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .work(let action):
          return Note().reduce(into: &state.work, action: action).map { .work($0) }
        case .becomeAnd(let id, let action):
          state.id = id
          return Note().reduce(into: &state.work, action: action).map { .work($0) }
        case .become(let id):
          state.id = id
          return .none
        case .note:
          return .none
        }
      }
      .ifLet(\.$note, action: \.note) { Note() }
    }
  }

  @Reducer
  struct Book {
    @ObservableState
    struct State: Equatable {
      var cover: Page.State? = Page.State(id: 0)
      var pages: IdentifiedArrayOf<Page.State> = [Page.State(id: 1), Page.State(id: 2)]
    }
    enum Action {
      case cover(Page.Action)
      case pages(IdentifiedActionOf<Page>)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.cover, action: \.cover) { Page() }
        .forEach(\.pages, action: \.pages) { Page() }
    }
  }

  @Reducer
  struct Library {
    @ObservableState
    enum State: Equatable {
      case open(Book.State)
      case closed(Note.State)
    }
    enum Action {
      case open(Book.Action)
      case closed(Note.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.open, action: \.open) { Book() }
      Scope(state: \.closed, action: \.closed) { Note() }
    }
  }

  @Reducer
  struct Root {
    @ObservableState
    struct State: Equatable {
      var book = Book.State()
      var library = Library.State.open(Book.State())
    }
    typealias Change = @Sendable (inout State) -> Void
    enum Action {
      case book(Book.Action)
      case library(Library.Action)
      /// Changes the state behind the operators' backs.
      case change(Order, Change)
    }
    /// Changes the state before the book reduces one of its actions, or after.
    var beforeBook: Change = { _ in }
    var afterBook: Change = { _ in }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .change(.first, let change): change(&state)
        case .book: beforeBook(&state)
        default: break
        }
        return .none
      }
      Scope(state: \.book, action: \.book) { Book() }
      Scope(state: \.library, action: \.library) { Library() }
      Reduce { state, action in
        switch action {
        case .change(.last, let change): change(&state)
        case .book: afterBook(&state)
        default: break
        }
        return .none
      }
    }
  }
}

/// Two children with one key path: an optional and its wrapped value.
@Reducer
private struct OptionalTwice {
  @ObservableState
  struct State: Equatable {
    var note: ChildLifetimeTests.Note.State? = ChildLifetimeTests.Note.State()
  }
  enum Action {
    case whole(ChildLifetimeTests.Note.Action)
    case part(ChildLifetimeTests.Note.Action)
    case clear
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.note, action: \.whole) {
      Reduce<ChildLifetimeTests.Note.State?, ChildLifetimeTests.Note.Action> { _, action in
        guard case .start(let name, let ended) = action else { return .none }
        return .run { _ in
          defer { ended.withValue { $0.append(name) } }
          try await Task.never()
        }
      }
    }
    Reduce { state, action in
      if case .clear = action { state.note = nil }
      return .none
    }
    .ifLet(\.note, action: \.part) { ChildLifetimeTests.Note() }
  }
}
