import ComposableCore
import Testing

/// Observers of a field are notified of its changes, not of those of other fields.
@MainActor
@Suite struct ObservationGranularityTests {
  @ObservableState
  struct Settings: Equatable {
    var theme = "light"
    var size = 12
    @ObservationStateIgnored var revision = 0
    var observed = 0 { didSet { revision += 1 } }
  }

  @ObservableState
  struct Page: Equatable, Identifiable {
    let id: Int
    var title = ""
    var body = ""
  }

  @CasePathable
  @ObservableState
  enum Phase: Equatable {
    case loading
    case loaded(Page)
    case failed(Page, String)
  }

  @ObservableState
  struct Box<Value: Equatable>: Equatable {
    var value: Value
  }

  @ObservableState
  struct Document: Equatable {
    var name = "draft"
    var settings = Settings()
    var phase = Phase.loaded(Page(id: 1))
    var optional: Page? = Page(id: 2)
    var array = [Page(id: 3), Page(id: 4)]
    var rows: IdentifiedArrayOf<Page> = [Page(id: 5), Page(id: 6)]
    var plain = ["one": 1]
    var box = Box(value: [3])
    @Presents var sheet: Page?
    @ObservationStateIgnored var titles: [String?] = []
    @Presents var popover: Page? {
      willSet { titles.append(newValue?.title) }
      didSet { titles.append(oldValue?.title) }
    }
  }

  private let store: Store<Document, (inout Document) -> Void>

  init() {
    store = Store<Document, (inout Document) -> Void>(initialState: Document()) {
      Reduce { state, change in
        change(&state)
        return .none
      }
    }
  }

  /// Expects that a change notifies the observer of what a closure reads.
  private func expectNotification(
    of read: (Store<Document, (inout Document) -> Void>) -> Void,
    by change: @escaping (inout Document) -> Void,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let wasNotified = isNotified(of: read, by: change)
    #expect(wasNotified, sourceLocation: sourceLocation)
  }

  /// Expects that a change does not notify the observer of what a closure reads.
  private func expectNoNotification(
    of read: (Store<Document, (inout Document) -> Void>) -> Void,
    by change: @escaping (inout Document) -> Void,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let wasNotified = isNotified(of: read, by: change)
    #expect(!wasNotified, sourceLocation: sourceLocation)
  }

  private func isNotified(
    of read: (Store<Document, (inout Document) -> Void>) -> Void,
    by change: @escaping (inout Document) -> Void
  ) -> Bool {
    let isNotified = LockIsolated(false)
    withObservationTracking {
      read(store)
    } onChange: {
      isNotified.setValue(true)
    }
    store.send(change)
    return isNotified.value
  }

  @Test func aFieldNotifiesItsObserversOnly() {
    expectNotification(of: { _ = $0.name }, by: { $0.name = "final" })
    expectNoNotification(of: { _ = $0.name }, by: { $0.settings.size = 13 })
    expectNoNotification(of: { _ = $0.name }, by: { $0.phase = .loading })
    expectNoNotification(of: { _ = $0.name }, by: { $0.plain["two"] = 2 })
    expectNoNotification(of: { _ = $0.name }, by: { $0.optional = nil })
    expectNoNotification(of: { _ = $0.name }, by: { $0.rows = [] })
    expectNotification(of: { _ = $0.plain }, by: { $0.plain["three"] = 3 })
  }

  @Test func aNestedFieldNotifiesItsObserversOnly() {
    expectNotification(of: { _ = $0.settings.theme }, by: { $0.settings.theme = "dark" })
    expectNoNotification(of: { _ = $0.settings.theme }, by: { $0.settings.size = 14 })
    expectNoNotification(of: { _ = $0.settings }, by: { $0.settings.size = 15 })
    expectNotification(of: { _ = $0.settings.theme }, by: { $0.settings = Settings(theme: "blue") })
  }

  @Test func anIgnoredFieldNotifiesNoObserver() {
    expectNoNotification(of: { _ = $0.settings.revision }, by: { $0.settings.revision = 3 })
  }

  @Test func aFieldWithAPropertyObserverNotifiesItsObservers() {
    expectNotification(of: { _ = $0.settings.observed }, by: { $0.settings.observed = 3 })
    #expect(store.settings.revision == 1)
  }

  @Test func anEqualValueNotifiesNoObserver() {
    expectNoNotification(of: { _ = $0.name }, by: { $0.name = "draft" })
    expectNoNotification(of: { _ = $0.settings.size }, by: { $0.settings.size = 12 })
    expectNoNotification(of: { _ = $0.box.value }, by: { $0.box.value = [3] })
    expectNotification(of: { _ = $0.box.value }, by: { $0.box.value = [4] })
  }

  @Test func aFieldInACaseNotifiesItsObserversOnly() {
    func page(_ phase: Phase) -> Page? {
      guard case .loaded(let page) = phase else { return nil }
      return page
    }
    func title(_ title: String) -> (inout Document) -> Void {
      { $0.phase.modify(\.loaded) { $0.title = title } }
    }
    expectNotification(of: { _ = page($0.phase)?.title }, by: title("new"))
    expectNoNotification(of: { _ = page($0.phase)?.body }, by: title("newer"))
    expectNotification(of: { _ = $0.phase }, by: { $0.phase = .failed(Page(id: 1), "offline") })
    expectNotification(of: { _ = $0.phase }, by: { $0.phase = .loading })
    expectNoNotification(of: { _ = $0.phase }, by: { $0.phase = .loading })
  }

  @Test func aFieldOfAnOptionalNotifiesItsObserversOnly() {
    expectNotification(of: { _ = $0.optional?.title }, by: { $0.optional?.title = "new" })
    expectNoNotification(of: { _ = $0.optional?.title }, by: { $0.optional?.body = "new" })
    expectNoNotification(of: { _ = $0.optional == nil }, by: { $0.name = "other" })
    expectNotification(of: { _ = $0.optional?.title }, by: { $0.optional = nil })
    expectNotification(of: { _ = $0.optional?.title }, by: { $0.optional = Page(id: 2) })
  }

  @Test func aFieldOfAPresentedStateNotifiesItsObserversOnly() {
    expectNotification(of: { _ = $0.sheet?.title }, by: { $0.sheet = Page(id: 7) })
    expectNotification(of: { _ = $0.sheet?.title }, by: { $0.sheet?.title = "new" })
    expectNoNotification(of: { _ = $0.sheet?.title }, by: { $0.sheet?.body = "new" })
    expectNoNotification(of: { _ = $0.sheet }, by: { $0.$sheet.wrappedValue?.body = "newer" })
    expectNotification(of: { _ = $0.sheet }, by: { $0.sheet = nil })
  }

  @Test func aPresentedStateRunsItsPropertyObservers() {
    expectNotification(of: { _ = $0.popover }, by: { $0.popover = Page(id: 10, title: "first") })
    expectNotification(of: { _ = $0.popover?.title }, by: { $0.popover?.title = "second" })
    store.send { $0.$popover.wrappedValue = nil }
    #expect(store.popover == nil)
    #expect(store.titles == ["first", nil, "second", "first", nil, "second"])
  }

  @Test func aRowNotifiesItsObserversOnly() {
    expectNotification(of: { _ = $0.rows[id: 5]?.title }, by: { $0.rows[id: 5]?.title = "new" })
    expectNoNotification(of: { _ = $0.rows[id: 5]?.title }, by: { $0.rows[id: 6]?.title = "new" })
    expectNoNotification(of: { _ = $0.rows[id: 5]?.title }, by: { $0.rows[id: 5]?.body = "new" })
    expectNoNotification(of: { _ = $0.rows.ids }, by: { $0.rows[id: 5]?.title = "newer" })
    expectNotification(of: { _ = $0.rows.ids }, by: { $0.rows.append(Page(id: 8)) })
  }

  @Test func anElementOfAnArrayNotifies() {
    expectNotification(of: { _ = $0.array[0].title }, by: { $0.array[0].title = "new" })
    expectNotification(of: { _ = $0.array }, by: { $0.array.append(Page(id: 9)) })
    expectNoNotification(of: { _ = $0.array }, by: { $0.name = "another" })
  }
}
