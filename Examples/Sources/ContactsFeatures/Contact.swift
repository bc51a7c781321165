import ComposableArchitecture
public import Foundation

/// A person, and how to reach them.
public struct Contact: Equatable, Identifiable, Sendable {
  /// The identity.
  public let id: UUID
  /// The name.
  public var name: String
  /// The number, as it was entered; empty for none.
  public var phone: String
  /// The address; empty for none.
  public var email: String

  /// Creates a contact.
  public init(id: UUID, name: String = "", phone: String = "", email: String = "") {
    self.id = id
    self.name = name
    self.phone = phone
    self.email = email
  }

  /// Returns the text by which names are sorted and found: without case and accents.
  static func sortKey(of name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// True if the name, the number or the address contains a text.
  func matches(_ search: String) -> Bool {
    let key = Self.sortKey(of: search)
    return [name, phone, email].contains { Self.sortKey(of: $0).contains(key) }
  }

  /// The contact without spaces around its texts.
  var trimmed: Contact {
    let texts = [name, phone, email].map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    return Contact(id: id, name: texts[0], phone: texts[1], email: texts[2])
  }

  /// The texts that are not valid.
  var problems: Set<Problem> {
    let contact = trimmed
    var problems: Set<Problem> = []
    if !(1...100).contains(contact.name.count) { problems.insert(.name) }
    if !contact.phone.isEmpty, contact.phone.wholeMatch(of: /[+0-9][0-9 ()\/.-]{2,30}/) == nil {
      problems.insert(.phone)
    }
    if !contact.email.isEmpty, contact.email.wholeMatch(of: /[^\s@]{1,64}@[^\s@]{1,180}/) == nil {
      problems.insert(.email)
    }
    return problems
  }

  /// A text that is not valid, with a message for users.
  enum Problem: String, Sendable {
    case name = "A name has 1 to 100 characters."
    case phone = "A phone number has digits, spaces and + ( ) / . -"
    case email = "An email address has the form name@example.com."
  }
}

/// The contacts whose names have the same first letter.
struct ContactSection: Equatable, Identifiable {
  /// The letter; "#" for names that begin with something else.
  let id: String
  var contacts: [Contact]

  /// Divides sorted contacts into sections, in their order.
  static func sections(of contacts: some Sequence<Contact>) -> [ContactSection] {
    contacts.reduce(into: []) { sections, contact in
      let letter = letter(of: contact)
      if sections.last?.id == letter {
        sections[sections.count - 1].contacts.append(contact)
      } else if let index = sections.firstIndex(where: { $0.id == letter }) {
        sections[index].contacts.append(contact)
      } else {
        sections.append(ContactSection(id: letter, contacts: [contact]))
      }
    }
  }

  private static func letter(of contact: Contact) -> String {
    Contact.sortKey(of: contact.name).first.flatMap { $0.isLetter ? $0.uppercased() : nil } ?? "#"
  }
}

extension [Contact] {
  /// Contacts for previews.
  static let samples = [
    Contact(id: UUID(0), name: "Ada Lovelace", phone: "+44 20 7946 0000"),
    Contact(id: UUID(1), name: "Émilie du Châtelet", email: "emilie@example.com"),
    Contact(id: UUID(2), name: "Emmy Noether"),
  ]
}
