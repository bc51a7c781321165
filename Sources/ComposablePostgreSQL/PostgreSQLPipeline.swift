/// The requests of an established connection that were sent, and the replies to them.
///
/// A statement is prepared when it is first used.
// A class, since the connection changes it while it carries out commands.
final class PostgreSQLPipeline {
  /// The reply to a request; that of the setup has no number.
  struct Reply {
    var request: Int?
    var replies: [PostgreSQLReply] = []
    var error: PostgreSQLStorageError?
  }

  private enum Step { case prepare(sql: String), execute }

  private enum Preparation { case sent(name: String), done(name: String) }

  private struct Entry {
    var steps: [Step] = []
    var step = 0
    var reply: Reply
  }

  private let library: LibPQ
  private let connection: LibPQ.Connection
  private let target: String
  private var entries: [Entry] = []
  private var prepared: [String: Preparation] = [:]
  private var preparations = 0

  init(_ library: LibPQ, _ connection: LibPQ.Connection, target: String) {
    self.library = library
    self.connection = connection
    self.target = target
  }

  /// True if all requests are answered.
  var isIdle: Bool { entries.isEmpty }

  /// Sends the statements of a request as one transaction. Returns false if the connection is lost.
  func send(_ statements: [PostgreSQLStatement], as request: Int?) -> Bool {
    var entry = Entry(reply: Reply(request: request))
    var isSent = true
    for statement in statements {
      if prepared[statement.sql] == nil, request != nil {
        preparations += 1
        let name = "composable\(preparations)"
        prepared[statement.sql] = .sent(name: name)
        entry.steps.append(.prepare(sql: statement.sql))
        let types = statement.types
        isSent =
          isSent
          && library.sendPrepare(connection, name, statement.sql, CInt(types.count), types) == 1
      }
      entry.steps.append(.execute)
      isSent = isSent && send(statement)
    }
    entries.append(entry)
    return isSent && library.pipelineSync(connection) == 1
  }

  private func send(_ statement: PostgreSQLStatement) -> Bool {
    let count = CInt(statement.parameters.count)
    return statement.withParameters { values, lengths, formats in
      // The reply to a preparation by another request is not known yet: it may have failed.
      if case .done(let name) = prepared[statement.sql] {
        return library.sendQueryPrepared(connection, name, count, values, lengths, formats, 1)
      }
      return library.sendQueryParams(
        connection, statement.sql, count, statement.types, values, lengths, formats, 1)
    } == 1
  }

  /// Returns the next reply that was received as a whole.
  func nextReply() -> Reply? {
    var ends = 0
    // The results of a statement end with none, and those of a request with a synchronization.
    while !entries.isEmpty, ends < 3, library.isBusy(connection) == 0 {
      guard let result = library.getResult(connection) else {
        ends += 1
        continue
      }
      ends = 0
      defer { library.clear(result) }
      let status = library.resultStatus(result)
      if status == LibPQ.Status.pipelineSync { return entries.removeFirst().reply }
      handle(result, status)
    }
    return nil
  }

  private func handle(_ result: LibPQ.Result, _ status: CInt) {
    let isSuccess = status == LibPQ.Status.commandOK || status == LibPQ.Status.tuplesOK
    if !isSuccess, status != LibPQ.Status.pipelineAborted, entries[0].reply.error == nil {
      let error = library.error(result, target: target)
      entries[0].reply.error = error
      // A prepared statement is gone, or its table has changed: prepare all of them again.
      if ["26000", "0A000"].contains(error.sqlState) { prepared = [:] }
    }
    let step = entries[0].step
    entries[0].step += 1
    guard entries[0].steps.indices.contains(step) else { return }
    switch entries[0].steps[step] {
    case .prepare(let sql):
      guard case .sent(let name) = prepared[sql] else { return }
      prepared[sql] = isSuccess ? .done(name: name) : nil
    case .execute:
      if isSuccess { entries[0].reply.replies.append(library.reply(result)) }
    }
  }
}
