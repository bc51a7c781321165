import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct AlertsTests {
  @Test func aBookIsDeletedAfterAConfirmation() async {
    let store = TestStore(initialState: Bookshelf.State()) { Bookshelf() }
    await store.send(.deleteButtonTapped(2)) { state in
      state.alert = state.books[id: 2].map { .deletion(of: $0) }
    }
    await store.send(.alert(.presented(.confirmDeletion(2)))) {
      $0.alert = nil
      $0.books.remove(id: 2)
    }
  }

  @Test func aBookIsKeptIfTheAlertIsDismissed() async {
    let store = TestStore(initialState: Bookshelf.State()) { Bookshelf() }
    await store.send(.deleteButtonTapped(1)) { state in
      state.alert = state.books[id: 1].map { .deletion(of: $0) }
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func theBooksAreSorted() async {
    let store = TestStore(initialState: Bookshelf.State()) { Bookshelf() }
    await store.send(.sortButtonTapped) { $0.dialog = .sorting }
    await store.send(.dialog(.presented(.byYear))) {
      $0.dialog = nil
      $0.books.sort { $0.year < $1.year }
    }
    #expect(store.state.books.map(\.id) == [2, 1, 3])
  }
}
