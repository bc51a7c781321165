import ComposableArchitecture
import Foundation
import Testing

@testable import ContactsFeatures

@MainActor
@Suite struct ContactListTests {
  private let contacts = Broadcast<[Contact]>(latest: [.ada, .emmy])

  private func testStore(
    _ contacts: IdentifiedArrayOf<Contact>? = nil,
    _ prepare: (inout ContactClient) -> Void = { _ in }
  ) -> TestStoreOf<ContactList> {
    var state = ContactList.State()
    state.contacts = contacts
    return TestStore(initialState: state) {
      ContactList()
    } withDependencies: {
      $0.contactClient.changes = { [contacts = self.contacts] in contacts.throwingValues() }
      $0.uuid = .incrementing
      prepare(&$0.contactClient)
    }
  }

  @Test func theListFollowsTheChangesUntilItDisappears() async {
    let store = testStore()
    let screen = await store.send(.task)
    await store.receive(\.changed) { $0.contacts = [.ada, .emmy] }
    contacts.send([.emmy])
    await store.receive(\.changed) { $0.contacts = [.emmy] }
    await screen.cancel()
    #expect(contacts.subscriberCount == 0)
  }

  @Test func contactsThatCannotBeReadAreReadAgain() async {
    let attempts = LockIsolated(0)
    let store = testStore {
      $0.changes = { [contacts = self.contacts] in
        attempts.withValue { $0 += 1 }
        guard attempts.value == 1 else { return contacts.throwingValues() }
        return AsyncThrowingStream { $0.finish(throwing: ContactError.unreadable) }
      }
    }
    await store.send(.task)
    await store.receive(\.readFailed) { $0.error = .unreadable }
    await store.send(.retryTapped) { $0.error = nil }
    await store.receive(\.changed) { $0.contacts = [.ada, .emmy] }
    contacts.finish()
    await store.finish()
  }

  @Test func aDeletionIsUndone() async {
    let calls = LockIsolated<[String]>([])
    let store = testStore([.ada, .emmy]) {
      $0.delete = { id in calls.withValue { $0.append("delete \(id)") } }
      $0.save = { contact in calls.withValue { $0.append("save \(contact.id)") } }
    }
    await store.send(.deleteTapped(Contact.ada.id))
    await store.receive(\.deleted) { $0.deleted = [.ada] }
    await store.send(.deleteTapped(Contact.emmy.id))
    await store.receive(\.deleted) { $0.deleted = [.ada, .emmy] }
    await store.send(.undoTapped)
    await store.receive(\.restored) { $0.deleted = [.ada] }
    let (ada, emmy) = (Contact.ada.id, Contact.emmy.id)
    #expect(calls.value == ["delete \(ada)", "delete \(emmy)", "save \(emmy)"])
  }

  @Test func aContactThatAnotherUserHasDeletedIsNotDeletedAgain() async {
    let store = testStore([.emmy])
    await store.send(.deleteTapped(Contact.ada.id))
    await store.send(.contactTapped(Contact.ada.id))
  }

  @Test func aFailureIsShownAndChangesNothing() async {
    let store = testStore([.ada]) { $0.delete = { _ in throw ContactError.diskFull } }
    await store.send(.deleteTapped(Contact.ada.id))
    await store.receive(\.writeFailed) {
      $0.alert = AlertState {
        TextState("The contacts are unchanged")
      } message: {
        TextState(ContactError.diskFull.description)
      }
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func aContactIsAddedInTheForm() async {
    let saved = LockIsolated<[Contact]>([])
    let store = testStore([]) { $0.save = { contact in saved.withValue { $0.append(contact) } } }
    await store.send(.addTapped) {
      $0.form = ContactForm.State(contact: Contact(id: UUID(0)), isNew: true)
    }
    await store.send(.form(.presented(.binding(.set(\.contact.name, " Ada "))))) {
      $0.form?.contact.name = " Ada "
    }
    await store.send(\.form.saveTapped) {
      $0.form?.contact.name = "Ada"
      $0.form?.isSaving = true
    }
    await store.receive(\.form.dismiss) { $0.form = nil }
    #expect(saved.value == [Contact(id: UUID(0), name: "Ada")])
  }

  @Test func aSearchIgnoresCaseAndAccents() {
    var state = ContactList.State()
    state.contacts = [.number, .ada, .emilie, .emmy]
    func names() -> [String] { state.sections.flatMap(\.contacts).map(\.name) }
    #expect(state.sections.map(\.id) == ["#", "A", "E"])
    #expect(names() == ["42 Wallaby Way", "Ada Lovelace", "Émilie du Châtelet", "emmy Noether"])
    state.search = " EMI"
    #expect(names() == ["Émilie du Châtelet"])
    state.search = "7946"
    #expect(names() == ["Ada Lovelace"])
    state.search = "nobody"
    #expect(state.sections == [])
  }
}
