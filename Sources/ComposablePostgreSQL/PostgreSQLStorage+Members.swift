public import ComposablePersistence
import Foundation

extension PostgreSQLStorage {
  /// Returns the members of a topic whose nodes have a lease, in the order in which they joined.
  public func members(of topic: String) async throws -> [StoredMember] {
    let rows = try await run(
      PostgreSQLStatement(
        """
        SELECT node, number, id, data FROM composable.members JOIN composable.nodes USING (node)
        WHERE topic = $1 AND expires > now() ORDER BY joined
        """, .bytes(topic.bytes)))[0].rows
    return try rows.map { row in
      guard let node = row.bytes(0), let number = row.integer(1), let id = row.bytes(2),
        let data = row.bytes(3)
      else { throw unexpectedReply }
      return StoredMember(
        topic: topic, node: String(decoding: node, as: UTF8.self), number: number,
        id: String(decoding: id, as: UTF8.self), data: data)
    }
  }

  /// Changes the members of a node, and begins its lease anew. Removes the members of nodes whose
  /// lease has ended.
  public func updateMembers(_ update: MembersUpdate) async throws -> Bool {
    let node = update.node.bytes
    let replies = try await run(
      // Its own row first, so that two nodes that remove each other do not wait for each other.
      PostgreSQLStatement("SELECT FROM composable.nodes WHERE node = $1 FOR UPDATE", .bytes(node)),
      Self.removeEndedNodes, Self.change(update))
    guard let leases = replies[2].rows.first?.integer(0) else { throw unexpectedReply }
    return leases > 0
  }

  private static let removeEndedNodes = PostgreSQLStatement(
    """
    WITH ended AS (
      DELETE FROM composable.nodes WHERE node = ANY(ARRAY(
        SELECT node FROM composable.nodes WHERE expires <= now() FOR UPDATE SKIP LOCKED
      ))
      RETURNING node
    )
    SELECT pg_notify('composable', 'm' || encode(topic, 'base64'))
    FROM (SELECT DISTINCT topic FROM composable.members JOIN ended USING (node)) t
    """)

  /// Returns a statement that changes the members of a node with a lease, and returns the number of
  /// its leases.
  private static func change(_ update: MembersUpdate) -> PostgreSQLStatement {
    let left = Set(update.left.map(\.number))
    let joined =
      update.isComplete ? update.joined : update.joined.filter { !left.contains($0.number) }
    let lease = min(max(update.lease / .seconds(1), 0), 1e10)
    // A complete update removes all others, a partial one those that leave.
    let (leaseSQL, leftSQL) =
      if update.isComplete {
        (
          """
          INSERT INTO composable.nodes AS n (node, expires, last_update)
          VALUES ($1, now() + $2 * interval '1 second', $8)
          ON CONFLICT (node) DO UPDATE
            SET expires = excluded.expires, last_update = excluded.last_update
            WHERE n.last_update < excluded.last_update
          RETURNING node
          """,
          "NOT m.number = ANY($3)"
        )
      } else {
        (
          """
          UPDATE composable.nodes
          SET expires = now() + $2 * interval '1 second', last_update = $8
          WHERE node = $1 AND expires > now() AND last_update = $8 - 1 RETURNING node
          """,
          "m.number = ANY($3)"
        )
      }
    return PostgreSQLStatement(
      """
      WITH lease AS (
        \(leaseSQL)
      ), gone AS (
        DELETE FROM composable.members m USING lease WHERE m.node = lease.node AND \(leftSQL)
        RETURNING m.topic
      ), joined AS (
        INSERT INTO composable.members AS m (node, number, topic, id, data)
        SELECT lease.node, c.number, c.topic, c.id, c.data
        FROM unnest($4::bigint[], $5::bytea[], $6::bytea[], $7::bytea[])
          WITH ORDINALITY AS c (number, topic, id, data, place), lease ORDER BY c.place
        ON CONFLICT (node, number) DO UPDATE
          SET topic = excluded.topic, id = excluded.id, data = excluded.data
          WHERE (m.topic, m.id, m.data) IS DISTINCT FROM (excluded.topic, excluded.id, excluded.data)
        RETURNING m.topic
      ), changed AS (
        SELECT topic FROM gone UNION SELECT topic FROM joined
      )
      SELECT (SELECT count(*) FROM lease), (
        SELECT count(pg_notify('composable', 'm' || encode(topic, 'base64'))) FROM changed
      )
      """,
      .bytes(update.node.bytes), .real(lease),
      .integers(update.isComplete ? joined.map(\.number) : Array(left)),
      .integers(joined.map(\.number)), .bytesArray(joined.map(\.topic.bytes)),
      .bytesArray(joined.map(\.id.bytes)), .bytesArray(joined.map(\.data)),
      .integer(update.number))
  }
}
