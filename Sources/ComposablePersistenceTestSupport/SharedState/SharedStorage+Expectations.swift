import ComposablePersistence
import Foundation

extension RowSave {
  /// A change of a row to a text.
  init(_ key: String, _ text: String, replacing: Int = 0, node: String = "a", number: Int) {
    self.init(
      key: key, data: Data(text.utf8), replacedVersion: replacing, node: node, number: number)
  }
}

extension StoredRow {
  /// A row with a text.
  init(version: Int, _ text: String) { self.init(version: version, data: Data(text.utf8)) }
}

extension StoredMember {
  /// A member whose identifier and value have its number.
  init(_ topic: String, _ number: Int, node: String = "a", id: String? = nil) {
    self.init(
      topic: topic, node: node, number: number, id: id ?? "id\0\(number)",
      data: Data("data \(number)".utf8))
  }
}

extension MembersUpdate {
  /// A complete update.
  static func joining(
    _ members: [StoredMember], node: String = "a", number: Int = 1, lease: Duration = .seconds(60)
  ) -> Self {
    Self(node: node, number: number, lease: lease, joined: members, isComplete: true)
  }

  /// An update that follows another one.
  static func following(
    _ number: Int, joined: [StoredMember] = [], left: [StoredMember] = []
  ) -> Self {
    Self(node: "a", number: number + 1, lease: .seconds(60), joined: joined, left: left)
  }
}

extension SharedStorage {
  /// Changes the members of a node, and expects that the update is taken, or that it is not.
  func expectUpdate(
    _ update: MembersUpdate, isTaken: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    expectEqual(
      try await updateMembers(update), isTaken,
      "update \(update.number) of the members of the node \(String(reporting: update.node))",
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
