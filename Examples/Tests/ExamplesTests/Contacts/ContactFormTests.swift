import ComposableArchitecture
import Foundation
import Testing

@testable import ContactsFeatures

@MainActor
@Suite struct ContactFormTests {
  private func testStore(
    _ contact: Contact, save: @escaping @Sendable (Contact) async throws -> Void
  ) -> TestStoreOf<ContactForm> {
    TestStore(initialState: ContactForm.State(contact: contact, isNew: true)) {
      ContactForm()
    } withDependencies: {
      $0.contactClient.save = save
      $0.dismiss = DismissEffect {}
    }
  }

  @Test func aProblemIsShownUntilItIsCorrected() async {
    let store = testStore(Contact(id: UUID(0), email: "ada")) { _ in }
    await store.send(.saveTapped) { $0.problems = [.name, .email] }
    await store.send(.binding(.set(\.contact.name, "Ada"))) {
      $0.contact.name = "Ada"
      $0.problems = [.email]
    }
    // A new problem waits for the next attempt.
    await store.send(.binding(.set(\.contact.phone, "?"))) { $0.contact.phone = "?" }
    await store.send(.saveTapped) { $0.problems = [.email, .phone] }
  }

  @Test func aContactThatCannotBeSavedStaysInTheForm() async {
    let isFull = LockIsolated(true)
    let store = testStore(.ada) { _ in if isFull.value { throw ContactError.diskFull } }
    await store.send(.saveTapped) { $0.isSaving = true }
    await store.receive(\.saveFailed) {
      $0.isSaving = false
      $0.error = .diskFull
    }
    isFull.setValue(false)
    await store.send(.saveTapped) {
      $0.isSaving = true
      $0.error = nil
    }
    await store.finish()
  }

  @Test(arguments: [
    Contact(id: UUID(0), name: " Ada ", phone: "+44 (20) 79-46.00/00", email: "a@b"),
    Contact(id: UUID(0), name: String(repeating: "a", count: 100)),
  ])
  func aValidContactHasNoProblems(_ contact: Contact) { #expect(contact.problems == []) }

  @Test(arguments: [
    Contact(id: UUID(0), name: " \n"),
    Contact(id: UUID(0), name: String(repeating: "a", count: 101)),
  ])
  func anInvalidNameIsAProblem(_ contact: Contact) { #expect(contact.problems == [.name]) }

  @Test(arguments: ["@", "a@", "@b", "a b@c", "a@b@c"])
  func anInvalidAddressIsAProblem(_ email: String) {
    #expect(Contact(id: UUID(0), name: "Ada", email: email).problems == [.email])
  }
}
