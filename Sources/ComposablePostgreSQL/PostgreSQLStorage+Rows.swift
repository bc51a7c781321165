public import ComposablePersistence
public import Foundation

extension PostgreSQLStorage {
  /// Returns a row; `nil` if nothing was saved under the key.
  public func row(_ key: String) async throws -> StoredRow? {
    let rows = try await run(
      PostgreSQLStatement(
        "SELECT version, data FROM composable.rows WHERE key = $1", .bytes(key.bytes)))[0].rows
    guard let row = rows.first else { return nil }
    guard let version = row.integer(0), let data = row.bytes(1) else { throw unexpectedReply }
    return StoredRow(version: version, data: data)
  }

  /// Saves a row durably, if it has the version that the save replaces, in one round trip.
  public func save(_ save: RowSave) async throws -> RowSaveResult {
    let change = save.replacedVersion == 0 ? Self.insertion(save) : Self.update(save)
    // A save that took effect is known by its number: a former one, too. Its version is greater than
    // the one that it replaces, so that it changes nothing again.
    let result = PostgreSQLStatement(
      """
      SELECT CASE WHEN saves->$2->0 = to_jsonb($3::bigint) THEN (saves->$2->>1)::bigint END, version,
        CASE WHEN saves->$2->0 = to_jsonb($3::bigint) THEN NULL ELSE data END
      FROM composable.rows WHERE key = $1
      """, .bytes(save.key.bytes), .text(save.encodedNode), .integer(save.number))
    guard let row = try await run(change, result)[1].rows.first else { return .conflict(nil) }
    if let version = row.integer(0) { return .saved(version: version) }
    guard let version = row.integer(1), let data = row.bytes(2) else { throw unexpectedReply }
    return .conflict(StoredRow(version: version, data: data))
  }

  /// Publishes a message to the nodes that listen. Those of more than some kilobytes are in a table
  /// for a minute.
  public func publish(_ message: Data, to topic: String) async throws {
    let notification = PostgreSQLNotification.message(message, topic: topic).payload
    guard notification.utf8.count > PostgreSQLNotification.maximumSize else {
      _ = try await run(
        PostgreSQLStatement("SELECT pg_notify('composable', $1)", .text(notification)))
      return
    }
    _ = try await run(
      PostgreSQLStatement(
        """
        WITH message AS (
          INSERT INTO composable.messages (topic, data) VALUES ($1, $2) RETURNING id
        )
        SELECT pg_notify('composable', 's' || id || ' ' || encode($1, 'base64')) FROM message
        """, .bytes(topic.bytes), .bytes(message)),
      PostgreSQLStatement(
        """
        DELETE FROM composable.messages WHERE id = ANY(ARRAY(
          SELECT id FROM composable.messages WHERE created < now() - interval '60 seconds'
          FOR UPDATE SKIP LOCKED
        ))
        """))
  }

  /// Saves a row that is absent.
  private static func insertion(_ save: RowSave) -> PostgreSQLStatement {
    PostgreSQLStatement(
      """
      INSERT INTO composable.rows (key, version, data, saves)
      VALUES ($1, 1, $2, jsonb_build_object($3, jsonb_build_array($4::bigint, 1)))
      ON CONFLICT (key) DO NOTHING
      RETURNING pg_notify('composable', 'r' || version || ' ' || encode(key, 'base64'))
      """, .bytes(save.key.bytes), .bytes(save.data), .text(save.encodedNode),
      .integer(save.number))
  }

  /// Saves a row that has the replaced version, and remembers the last saves of 32 nodes.
  private static func update(_ save: RowSave) -> PostgreSQLStatement {
    PostgreSQLStatement(
      """
      UPDATE composable.rows SET version = version + 1, data = $2, saves = (
        SELECT jsonb_object_agg(node, save) FROM (
          SELECT node, save FROM jsonb_each(
            saves || jsonb_build_object($3, jsonb_build_array($4::bigint, version + 1))
          ) AS e (node, save) ORDER BY (save->>1)::bigint DESC LIMIT 32
        ) latest
      )
      WHERE key = $1 AND version = $5
      RETURNING pg_notify('composable', 'r' || version || ' ' || encode(key, 'base64'))
      """, .bytes(save.key.bytes), .bytes(save.data), .text(save.encodedNode),
      .integer(save.number), .integer(save.replacedVersion))
  }
}

extension RowSave {
  /// The node in characters that JSON of PostgreSQL may have: not NUL.
  fileprivate var encodedNode: String { node.bytes.base64EncodedString() }
}
