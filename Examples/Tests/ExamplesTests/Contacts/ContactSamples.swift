import ComposableArchitecture
import Foundation

@testable import ContactsFeatures

extension Contact {
  static let ada = Contact(id: UUID(0), name: "Ada Lovelace", phone: "+44 20 7946 0000")
  static let emilie = Contact(
    id: UUID(1), name: "Émilie du Châtelet", email: "emilie@example.com")
  static let emmy = Contact(id: UUID(2), name: "emmy Noether")
  static let number = Contact(id: UUID(3), name: "42 Wallaby Way")
}
