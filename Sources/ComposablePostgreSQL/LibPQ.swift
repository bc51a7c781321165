import Foundation

/// The functions of libpq, the client library of PostgreSQL, which is loaded at run time.
///
/// It is not linked: a program that uses no PostgreSQL needs neither the library nor its headers.
// Unchecked: functions of C are not declared as sendable, and these never change.
struct LibPQ: @unchecked Sendable {
  typealias Connection = OpaquePointer
  typealias Result = OpaquePointer
  typealias Text = UnsafePointer<CChar>

  let conninfoParse:
    @convention(c) (Text, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) ->
      UnsafeMutableRawPointer?
  let conninfoFree: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let freemem: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let connectStartParams:
    @convention(c) (UnsafePointer<Text?>, UnsafePointer<Text?>, CInt) -> Connection?
  let connectPoll: @convention(c) (Connection) -> CInt
  let finish: @convention(c) (Connection) -> Void
  let status: @convention(c) (Connection) -> CInt
  let socket: @convention(c) (Connection) -> CInt
  let errorMessage: @convention(c) (Connection) -> Text?
  let setErrorVerbosity: @convention(c) (Connection, CInt) -> CInt
  let setNoticeProcessor:
    @convention(c) (
      Connection, (@convention(c) (UnsafeMutableRawPointer?, Text?) -> Void)?,
      UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer?
  let setnonblocking: @convention(c) (Connection, CInt) -> CInt
  let enterPipelineMode: @convention(c) (Connection) -> CInt
  let pipelineSync: @convention(c) (Connection) -> CInt
  let flush: @convention(c) (Connection) -> CInt
  let consumeInput: @convention(c) (Connection) -> CInt
  let isBusy: @convention(c) (Connection) -> CInt
  let getResult: @convention(c) (Connection) -> Result?
  let notifies: @convention(c) (Connection) -> UnsafeMutableRawPointer?
  let sendPrepare: @convention(c) (Connection, Text, Text, CInt, UnsafePointer<UInt32>?) -> CInt
  let sendQueryParams:
    @convention(c) (
      Connection, Text, CInt, UnsafePointer<UInt32>?, UnsafePointer<Text?>?, UnsafePointer<CInt>?,
      UnsafePointer<CInt>?, CInt
    ) -> CInt
  let sendQueryPrepared:
    @convention(c) (
      Connection, Text, CInt, UnsafePointer<Text?>?, UnsafePointer<CInt>?, UnsafePointer<CInt>?,
      CInt
    ) -> CInt
  let resultStatus: @convention(c) (Result) -> CInt
  let resultErrorField: @convention(c) (Result, CInt) -> Text?
  let cmdTuples: @convention(c) (Result) -> Text?
  let ntuples: @convention(c) (Result) -> CInt
  let nfields: @convention(c) (Result) -> CInt
  let getvalue: @convention(c) (Result, CInt, CInt) -> Text?
  let getlength: @convention(c) (Result, CInt, CInt) -> CInt
  let getisnull: @convention(c) (Result, CInt, CInt) -> CInt
  let clear: @convention(c) (Result) -> Void

  /// The library, which is loaded at the first use; `nil` if it is missing, or older than version 14,
  /// the first with pipelines.
  static let shared = try? LibPQ()

  private struct MissingFunction: Error {}

  private init() throws {
    let names = ["libpq.so.5", "libpq.so", "libpq.5.dylib", "libpq.dylib"]
    // Homebrew links the library into no directory that is searched.
    let paths = ["/opt/homebrew", "/usr/local"].map { $0 + "/opt/libpq/lib/libpq.5.dylib" }
    let library = (names + paths).lazy.compactMap { dlopen($0, RTLD_NOW) }.first
    func function<Function>(_ name: String) throws -> Function {
      guard let library, let function = dlsym(library, "PQ" + name) else { throw MissingFunction() }
      return unsafeBitCast(function, to: Function.self)
    }
    conninfoParse = try function("conninfoParse")
    conninfoFree = try function("conninfoFree")
    freemem = try function("freemem")
    connectStartParams = try function("connectStartParams")
    connectPoll = try function("connectPoll")
    finish = try function("finish")
    status = try function("status")
    socket = try function("socket")
    errorMessage = try function("errorMessage")
    setErrorVerbosity = try function("setErrorVerbosity")
    setNoticeProcessor = try function("setNoticeProcessor")
    setnonblocking = try function("setnonblocking")
    enterPipelineMode = try function("enterPipelineMode")
    pipelineSync = try function("pipelineSync")
    flush = try function("flush")
    consumeInput = try function("consumeInput")
    isBusy = try function("isBusy")
    getResult = try function("getResult")
    notifies = try function("notifies")
    sendPrepare = try function("sendPrepare")
    sendQueryParams = try function("sendQueryParams")
    sendQueryPrepared = try function("sendQueryPrepared")
    resultStatus = try function("resultStatus")
    resultErrorField = try function("resultErrorField")
    cmdTuples = try function("cmdTuples")
    ntuples = try function("ntuples")
    nfields = try function("nfields")
    getvalue = try function("getvalue")
    getlength = try function("getlength")
    getisnull = try function("getisnull")
    clear = try function("clear")
  }
}

extension LibPQ {
  /// The values of `PostgresPollingStatusType`.
  enum Polling { static let failed: CInt = 0, reading: CInt = 1, writing: CInt = 2, ok: CInt = 3 }

  /// The values of `ExecStatusType`.
  enum Status {
    static let commandOK: CInt = 1, tuplesOK: CInt = 2, pipelineSync: CInt = 10
    static let pipelineAborted: CInt = 11
    /// Of `ConnStatusType`.
    static let connectionBad: CInt = 1
  }

  /// Returns the options of a URL or of a string of keywords and values, without the default ones;
  /// `nil` if it can't be parsed.
  func options(of url: String) -> [String: String]? {
    guard let options = conninfoParse(url, nil) else { return nil }
    defer { conninfoFree(options) }
    // Seven members of `PQconninfoOption`: the keyword is the first, the value the fourth.
    let word = MemoryLayout<UnsafeRawPointer>.size
    var result: [String: String] = [:]
    var option = UnsafeRawPointer(options)
    while let keyword = option.load(as: Text?.self) {
      if let value = option.load(fromByteOffset: 3 * word, as: Text?.self) {
        result[String(cString: keyword)] = String(cString: value)
      }
      option += 7 * word
    }
    return result
  }

  /// Removes and returns the payload of the next notification of a connection.
  func nextNotification(_ connection: Connection) -> String? {
    guard let notification = notifies(connection) else { return nil }
    defer { freemem(notification) }
    // The third member of `PGnotify`, after a pointer and an integer.
    let payload = UnsafeRawPointer(notification).load(
      fromByteOffset: 2 * MemoryLayout<UnsafeRawPointer>.size, as: Text?.self)
    return payload.map { String(cString: $0) } ?? ""
  }
}
