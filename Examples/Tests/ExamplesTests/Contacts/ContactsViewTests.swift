import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import ContactsFeatures

/// The application as users see it, without a browser.
@MainActor
@Suite struct ContactsViewTests {
  private func view(_ contacts: IdentifiedArrayOf<Contact>?) -> ViewDriver {
    var state = ContactList.State()
    state.contacts = contacts
    let store = Store(initialState: state) {
      ContactList()
    } withDependencies: {
      $0.contactClient.changes = { AsyncThrowingStream { _ in } }
      $0.uuid = .incrementing
    }
    return ViewDriver { ContactListView(store: store) }
  }

  @Test func anEmptyListSaysWhatToDo() throws {
    let view = view([])
    #expect(view.texts.contains("No contacts"))
    #expect(self.view(nil).texts.contains("Reading the contacts…"))
  }

  @Test func aFormSaysWhatToCorrect() throws {
    let view = view([.ada])
    try view.button("Add a contact").tap()
    try view.textField("Email").type("ada")
    try view.button("Save").tap()
    #expect(view.texts.contains(Contact.Problem.name.rawValue))
    #expect(view.texts.contains(Contact.Problem.email.rawValue))
    try view.textField("Name").type("Ada")
    #expect(!view.texts.contains(Contact.Problem.name.rawValue))
  }

  @Test func theListIsSearched() throws {
    let view = view([.ada, .emilie, .emmy])
    #expect(view.texts.contains("A") && view.texts.contains("E"))
    try view.textField("Contacts").type("emi")
    #expect(view.texts.contains("Émilie du Châtelet") && !view.texts.contains("Ada Lovelace"))
  }
}
