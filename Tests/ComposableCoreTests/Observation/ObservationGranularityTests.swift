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

  /// Returns whether an observer is notified of a change.
  private func isNotified(
    _ read: (Store<Document, (inout Document) -> Void>) -> Void,
    of change: @escaping (inout Document) -> Void
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
    #expect(
      isNotified {
        _ = $0.name
      } of: {
        $0.name = "final"
      })
    #expect(
      !isNotified {
        _ = $0.name
      } of: {
        $0.settings.size = 13
      })
    #expect(
      !isNotified {
        _ = $0.name
      } of: {
        $0.phase = .loading
      })
    #expect(
      !isNotified {
        _ = $0.name
      } of: {
        $0.plain["two"] = 2
      })
    #expect(
      isNotified {
        _ = $0.plain
      } of: {
        $0.plain["three"] = 3
      })
  }

  @Test func aNestedFieldNotifiesItsObserversOnly() {
    #expect(
      isNotified {
        _ = $0.settings.theme
      } of: {
        $0.settings.theme = "dark"
      })
    #expect(
      !isNotified {
        _ = $0.settings.theme
      } of: {
        $0.settings.size = 14
      })
    #expect(
      !isNotified {
        _ = $0.settings
      } of: {
        $0.settings.size = 15
      })
    #expect(
      isNotified {
        _ = $0.settings.theme
      } of: {
        $0.settings = Settings(theme: "blue")
      })
  }

  @Test func anIgnoredFieldNotifiesNoObserver() {
    #expect(
      !isNotified {
        _ = $0.settings.revision
      } of: {
        $0.settings.revision = 3
      })
  }

  @Test func aFieldWithAnObserverNotifies() {
    #expect(
      isNotified {
        _ = $0.settings.observed
      } of: {
        $0.settings.observed = 3
      })
    #expect(store.settings.revision == 1)
  }

  @Test func anEqualValueNotifiesNoObserver() {
    #expect(
      !isNotified {
        _ = $0.name
      } of: {
        $0.name = "draft"
      })
    #expect(
      !isNotified {
        _ = $0.settings.size
      } of: {
        $0.settings.size = 12
      })
    #expect(
      !isNotified {
        _ = $0.box.value
      } of: {
        $0.box.value = [3]
      })
    #expect(
      isNotified {
        _ = $0.box.value
      } of: {
        $0.box.value = [4]
      })
  }

  @Test func aFieldInACaseNotifiesItsObserversOnly() {
    func page(_ phase: Phase) -> Page? {
      guard case .loaded(let page) = phase else { return nil }
      return page
    }
    func title(_ title: String) -> (inout Document) -> Void {
      { $0.phase.modify(\.loaded) { $0.title = title } }
    }
    #expect(isNotified({ _ = page($0.phase)?.title }, of: title("new")))
    #expect(!isNotified({ _ = page($0.phase)?.body }, of: title("newer")))
    #expect(
      isNotified {
        _ = $0.phase
      } of: {
        $0.phase = .failed(Page(id: 1), "offline")
      })
    #expect(
      isNotified {
        _ = $0.phase
      } of: {
        $0.phase = .loading
      })
    #expect(
      !isNotified {
        _ = $0.phase
      } of: {
        $0.phase = .loading
      })
  }

  @Test func aFieldOfAnOptionalNotifiesItsObserversOnly() {
    #expect(
      isNotified {
        _ = $0.optional?.title
      } of: {
        $0.optional?.title = "new"
      })
    #expect(
      !isNotified {
        _ = $0.optional?.title
      } of: {
        $0.optional?.body = "new"
      })
    #expect(
      !isNotified {
        _ = $0.optional == nil
      } of: {
        $0.name = "other"
      })
    #expect(
      isNotified {
        _ = $0.optional?.title
      } of: {
        $0.optional = nil
      })
    #expect(
      isNotified {
        _ = $0.optional?.title
      } of: {
        $0.optional = Page(id: 2)
      })
  }

  @Test func aFieldOfAPresentedStateNotifiesItsObserversOnly() {
    #expect(
      isNotified {
        _ = $0.sheet?.title
      } of: {
        $0.sheet = Page(id: 7)
      })
    #expect(
      isNotified {
        _ = $0.sheet?.title
      } of: {
        $0.sheet?.title = "new"
      })
    #expect(
      !isNotified {
        _ = $0.sheet?.title
      } of: {
        $0.sheet?.body = "new"
      })
    #expect(
      isNotified {
        _ = $0.sheet
      } of: {
        $0.sheet = nil
      })
  }

  @Test func aPresentedStateRunsItsPropertyObservers() {
    #expect(
      isNotified {
        _ = $0.popover
      } of: {
        $0.popover = Page(id: 10, title: "first")
      })
    #expect(
      isNotified {
        _ = $0.popover?.title
      } of: {
        $0.popover?.title = "second"
      })
    store.send { $0.$popover.wrappedValue = nil }
    #expect(store.popover == nil)
    #expect(store.titles == ["first", nil, "second", "first", nil, "second"])
  }

  @Test func aRowNotifiesItsObserversOnly() {
    #expect(
      isNotified {
        _ = $0.rows[id: 5]?.title
      } of: {
        $0.rows[id: 5]?.title = "new"
      })
    #expect(
      !isNotified {
        _ = $0.rows[id: 5]?.title
      } of: {
        $0.rows[id: 6]?.title = "new"
      })
    #expect(
      !isNotified {
        _ = $0.rows[id: 5]?.title
      } of: {
        $0.rows[id: 5]?.body = "new"
      })
    #expect(
      !isNotified {
        _ = $0.rows.ids
      } of: {
        $0.rows[id: 5]?.title = "newer"
      })
    #expect(
      isNotified {
        _ = $0.rows.ids
      } of: {
        $0.rows.append(Page(id: 8))
      })
  }

  @Test func anElementOfAnArrayNotifies() {
    #expect(
      isNotified {
        _ = $0.array[0].title
      } of: {
        $0.array[0].title = "new"
      })
    #expect(
      isNotified {
        _ = $0.array
      } of: {
        $0.array.append(Page(id: 9))
      })
    #expect(
      !isNotified {
        _ = $0.array
      } of: {
        $0.name = "another"
      })
  }
}
