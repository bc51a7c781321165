public import ComposablePersistence
public import Foundation

extension PostgreSQLStorage {
  /// Returns a stored session, which only the caller may save from now on.
  public func claim(_ key: SessionKey, by process: UUID) async throws -> ClaimedSession? {
    let replies = try await run(
      PostgreSQLStatement(
        """
        UPDATE composable.sessions
        SET claim = claim + 1, last_save = 0,
          claimants = claimants || jsonb_build_object($2::text, claim + 1)
        WHERE key = $1 AND expires > now()
        RETURNING claim, convert_to(claimants::text, 'UTF8')
        """, .bytes(key.text.bytes), .text(process.uuidString)),
      PostgreSQLStatement(
        "SELECT name, data FROM composable.session_parts WHERE key = $1", .bytes(key.text.bytes)))
    guard let row = replies[0].rows.first else { return nil }
    guard let claim = row.integer(0), let claimants = row.bytes(1) else {
      throw unexpectedReply
    }
    var parts: [String: Data] = [:]
    for row in replies[1].rows {
      guard let name = row.bytes(0), let data = row.bytes(1) else { throw unexpectedReply }
      parts[String(decoding: name, as: UTF8.self)] = data
    }
    return try ClaimedSession(claim: claim, parts: parts, unconfirmedClaims: claimants)
  }

  /// Saves the changes of sessions durably, in their order, as one transaction.
  public func save(_ changes: [SessionChanges]) async throws -> Set<SessionKey> {
    guard !changes.isEmpty else { return [] }
    let sorted = changes.map { (key: $0.key.text.bytes, changes: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var statements = [Self.lockSessions(sorted.map(\.key))]
    let rounds = Self.rounds(sorted)
    for round in rounds {
      statements.append(
        PostgreSQLStatement(
          "DELETE FROM composable.sessions WHERE key = ANY($1) AND expires <= now()",
          .bytesArray(round.map(\.key))))
      statements.append(Self.save(round))
    }
    let replies = try await run(statements)
    var refused = Set(changes.map(\.key))
    for reply in replies.dropFirst() {
      for row in reply.rows {
        guard let key = row.bytes(0) else { throw unexpectedReply }
        refused.remove(SessionKey(String(decoding: key, as: UTF8.self)))
      }
    }
    return refused
  }

  /// Records that a process goes on after it has claimed sessions.
  public func confirm(_ claims: [SessionKey: Int], by process: UUID) async throws {
    guard !claims.isEmpty else { return }
    let keys = claims.keys.map(\.text.bytes)
    _ = try await run(
      Self.lockSessions(keys),
      PostgreSQLStatement(
        """
        UPDATE composable.sessions s SET claimants = claimants - $3::text
        FROM unnest($1::bytea[], $2::bigint[]) AS c (key, claim)
        WHERE s.key = c.key AND (s.claimants ->> $3::text)::bigint <= c.claim
        """, .bytesArray(keys), .integers(Array(claims.values)), .text(process.uuidString)))
  }

  /// Removes sessions that have ended, unless they were claimed by others.
  public func remove(_ claims: [SessionKey: Int]) async throws {
    guard !claims.isEmpty else { return }
    let keys = claims.keys.map(\.text.bytes)
    _ = try await run(
      Self.lockSessions(keys),
      PostgreSQLStatement(
        """
        DELETE FROM composable.sessions s USING unnest($1::bytea[], $2::bigint[]) AS c (key, claim)
        WHERE s.key = c.key AND s.claim = c.claim
        """, .bytesArray(keys), .integers(Array(claims.values))))
  }

  /// Removes the sessions whose life is over and, of each client with too many, the ones that were saved
  /// longest ago.
  ///
  /// Saves are let in after each 1,000 of them.
  @discardableResult
  public func removeExpired(sessionsPerClient limit: Int) async throws -> Int {
    let expired = try await removeInBatches {
      PostgreSQLStatement(
        """
        DELETE FROM composable.sessions WHERE key = ANY(ARRAY(
          SELECT key FROM composable.sessions WHERE expires <= now()
          LIMIT $1 FOR UPDATE SKIP LOCKED
        ))
        """, .integer($0))
    }
    let excess = try await removeInBatches {
      PostgreSQLStatement(
        """
        DELETE FROM composable.sessions WHERE key = ANY(ARRAY(
          SELECT s.key FROM composable.sessions s JOIN (
            SELECT key, expires,
              row_number() OVER (PARTITION BY client ORDER BY expires DESC) AS number
            FROM composable.sessions WHERE client IN (
              SELECT client FROM composable.sessions WHERE client IS NOT NULL
              GROUP BY client HAVING count(*) > $2
            )
          ) AS ranked ON ranked.key = s.key AND ranked.expires = s.expires
          WHERE ranked.number > $2 LIMIT $1 FOR UPDATE OF s SKIP LOCKED
        ))
        """, .integer($0), .integer(limit))
    }
    return expired + excess
  }

  /// Runs a statement that removes as many sessions as it is told, until it removes fewer.
  private func removeInBatches(_ statement: (_ size: Int) -> PostgreSQLStatement) async throws
    -> Int
  {
    let size = 1_000
    var (total, last) = (0, size)
    while last == size {
      last = try await run(statement(size))[0].count
      total += last
    }
    return total
  }

  private typealias KeyedChanges = (key: Data, changes: SessionChanges)

  /// Locks sessions in the same order as all other nodes, which would wait for each other otherwise.
  private static func lockSessions(_ keys: [Data]) -> PostgreSQLStatement {
    PostgreSQLStatement(
      """
      SELECT FROM composable.sessions WHERE key = ANY($1) ORDER BY key FOR UPDATE
      """, .bytesArray(keys))
  }

  /// Returns the changes in groups in which each key is there at most once, and in their order.
  private static func rounds(_ sorted: [KeyedChanges]) -> [[KeyedChanges]] {
    var rounds: [[KeyedChanges]] = []
    var (last, index): (Data?, Int) = (nil, 0)
    for change in sorted {
      index = change.key == last ? index + 1 : 0
      last = change.key
      if index == rounds.count { rounds.append([]) }
      rounds[index].append(change)
    }
    return rounds
  }

  /// Returns a statement that saves changes of different sessions, and returns the keys of the saved
  /// ones.
  private static func save(_ round: [KeyedChanges]) -> PostgreSQLStatement {
    var saved: (keys: [Data], names: [Data], data: [Data]) = ([], [], [])
    var removed: (keys: [Data], names: [Data]) = ([], [])
    for (key, changes) in round {
      for (name, data) in changes.parts {
        if let data {
          saved.keys.append(key)
          saved.names.append(name.bytes)
          saved.data.append(data)
        } else {
          removed.keys.append(key)
          removed.names.append(name.bytes)
        }
      }
    }
    // The longest time that can be added to any date.
    let longest = 1e10
    let lives = round.map { min(max($0.changes.life / .seconds(1), -longest), longest) }
    return PostgreSQLStatement(
      """
      WITH changes AS (
        SELECT key, claim, number, now() + life * interval '1 second' AS expires, confirms,
          nullif(client, '') AS client
        FROM unnest($1::bytea[], $2::bigint[], $3::float8[], $4::bool[], $10::bytea[], $11::bigint[])
          AS c (key, claim, life, confirms, client, number)
      ), inserted AS (
        INSERT INTO composable.sessions AS s
          (key, claim, last_save, unconfirmed_claims, expires, client)
        SELECT key, 1, number, 0, expires, client FROM changes WHERE claim = 0
        ON CONFLICT (key) DO UPDATE
        SET last_save = greatest(s.last_save, excluded.last_save), expires = excluded.expires,
          client = coalesce(excluded.client, s.client)
        WHERE s.claim = 1 AND (excluded.last_save = 0 OR excluded.last_save >= s.last_save)
        RETURNING key
      ), updated AS (
        UPDATE composable.sessions s
        SET last_save = greatest(s.last_save, c.number), expires = c.expires,
          client = coalesce(c.client, s.client),
          unconfirmed_claims = CASE WHEN c.confirms THEN 0 ELSE s.unconfirmed_claims END,
          claimants = CASE WHEN c.confirms THEN '{}' ELSE s.claimants END
        FROM changes c WHERE s.key = c.key AND s.claim = c.claim AND c.claim <> 0
          AND (c.number = 0 OR c.number >= s.last_save)
        RETURNING s.key
      ), saved AS (
        SELECT key FROM inserted UNION ALL SELECT key FROM updated
      ), saved_parts AS (
        INSERT INTO composable.session_parts (key, name, data)
        SELECT p.key, p.name, p.data FROM unnest($5::bytea[], $6::bytea[], $7::bytea[])
          AS p (key, name, data) JOIN saved USING (key)
        ON CONFLICT (key, name) DO UPDATE SET data = excluded.data
      ), removed_parts AS (
        DELETE FROM composable.session_parts o
        USING unnest($8::bytea[], $9::bytea[]) AS p (key, name), saved
        WHERE o.key = p.key AND o.name = p.name AND saved.key = p.key
      )
      SELECT key FROM saved
      """,
      .bytesArray(round.map(\.key)), .integers(round.map(\.changes.claim)), .reals(lives),
      .booleans(round.map(\.changes.confirmsClaim)), .bytesArray(saved.keys),
      .bytesArray(saved.names), .bytesArray(saved.data), .bytesArray(removed.keys),
      .bytesArray(removed.names), .bytesArray(round.map { ($0.changes.client ?? "").bytes }),
      .integers(round.map(\.changes.number)))
  }
}
