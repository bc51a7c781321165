import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct SheetsTests {
  @Test func aContactIsAdded() async {
    let store = TestStore(initialState: Contacts.State()) { Contacts() }
    await store.send(.addButtonTapped) {
      $0.form = ContactForm.State(contact: Contacts.Contact(id: 2))
    }
    await store.send(.form(.presented(.set(\.contact.name, "Grace")))) {
      $0.form?.contact.name = "Grace"
    }
    await store.send(.form(.presented(.saveButtonTapped)))
    await store.receive(\.form.delegate.saved) {
      $0.contacts.append(Contacts.Contact(id: 2, name: "Grace"))
    }
    await store.receive(\.form.dismiss) { $0.form = nil }
  }

  @Test func aContactIsNotChangedByACancelledForm() async {
    let store = TestStore(initialState: Contacts.State()) { Contacts() }
    await store.send(.contactTapped(1)) {
      $0.form = ContactForm.State(contact: Contacts.Contact(id: 1, name: "Ada"), savedName: "Ada")
    }
    await store.send(.form(.presented(.set(\.contact.name, "Ada L.")))) {
      $0.form?.contact.name = "Ada L."
    }
    await store.send(.form(.presented(.cancelButtonTapped)))
    await store.receive(\.form.dismiss) { $0.form = nil }
  }
}
