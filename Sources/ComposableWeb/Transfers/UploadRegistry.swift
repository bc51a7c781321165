#if Web
@_spi(Renderer) import ComposableUI
import Foundation

/// The selections of files that browsers send, and the space that they take.
///
/// A value type without locks, clocks or files; ``FileUploads`` owns it and carries out its decisions.
///
/// 1. Files and bytes are bounded for each session, each client address and the host.
/// 2. A file costs at least ``fileCost``, and the bytes of it that have arrived: what is announced but
///    never sent takes no space of others.
/// 3. A ticket is valid once, until its selection ends.
struct UploadRegistry {
  /// A selection of files.
  struct Selection {
    let page: TransferPage
    let files: [SelectedFile]
    /// The folder of the files.
    let folder: URL
    /// Called once when all files have arrived, or with the reason for which they don't.
    let onEnd: @Sendable (Result<[URL], FileTransferError>) -> Void
    let operation = CancellableOperation()
    /// The number of files that have arrived.
    fileprivate(set) var arrivedCount = 0
    /// The tickets that are not used yet.
    fileprivate(set) var tickets: [String]
    /// The number of bytes received since progress was checked last.
    fileprivate var progress = 0

    /// The files as they are stored, each in a folder of its own: names may be equal.
    var urls: [URL] { files.indices.map(url) }

    func url(_ index: Int) -> URL {
      folder.appending(path: "\(index)").appending(path: files[index].name)
    }
  }

  /// A file that is being received.
  struct Upload {
    let session: SessionID
    let selection: Int
    let file: SelectedFile
    let url: URL
    let operation: CancellableOperation
  }

  /// A file that has arrived, or that will.
  private struct StoredFile {
    let page: TransferPage
    /// The size that was announced.
    let size: Int
    /// The number of bytes that have arrived.
    var received = 0

    /// The space that the file takes: whole blocks of the file system.
    var cost: Int { max(1, (received + fileCost - 1) / fileCost) * fileCost }
  }

  /// The files of a session.
  private struct SessionFiles {
    var stored: [URL: StoredFile] = [:]
    /// The numbers of the selections that have not ended.
    var selections: Set<Int> = []
  }

  /// A scope whose files are bounded.
  private enum Scope: Hashable {
    case session(SessionID)
    case address(String)
    case host
  }

  /// The files of a scope.
  private struct Usage: Equatable {
    /// The number of selections that have not ended.
    var selections = 0
    var files = 0
    var bytes = 0
    /// The sizes that were announced.
    var announced = 0

    mutating func add(_ file: StoredFile) {
      files += 1
      bytes += file.cost
      announced += file.size
    }

    mutating func remove(_ file: StoredFile) {
      files -= 1
      bytes -= file.cost
      announced -= file.size
    }
  }

  /// The minimum number of bytes that a file costs.
  static let fileCost = 4_096

  private let limits: TransferLimits
  private var selections: [Int: Selection] = [:]
  private var lastSelection = 0
  /// The selection and the index of the file of each ticket that is not used.
  private var tickets: [String: (selection: Int, index: Int)] = [:]
  private var sessions: [SessionID: SessionFiles] = [:]
  private var usages: [Scope: Usage] = [:]

  init(limits: TransferLimits) {
    self.limits = limits
  }

  /// True if nothing is received or stored.
  var isEmpty: Bool {
    selections.isEmpty && tickets.isEmpty && sessions.isEmpty && usages.isEmpty
  }

  /// The sessions that have files.
  var sessionIDs: [SessionID] { Array(sessions.keys) }
  /// True if nothing was ever selected.
  var isUnused: Bool { lastSelection == 0 }

  /// Begins a selection if the limits allow it.
  ///
  /// - Parameters:
  ///   - page: The page of the session.
  ///   - files: The files, which are checked.
  ///   - root: The folder of the host.
  ///   - onEnd: Called with the result.
  /// - Returns: The number of the selection, and a ticket for each file.
  mutating func begin(
    _ page: TransferPage, _ files: [SelectedFile], in root: URL,
    onEnd: @escaping @Sendable (Result<[URL], FileTransferError>) -> Void
  ) throws(FileTransferError) -> (selection: Int, tickets: [String]) {
    let size = files.reduce(0) { $0 + $1.size }
    let ofSession = usages[.session(page.session)] ?? Usage()
    let ofAddress = usages[.address(page.address)] ?? Usage()
    guard ofSession.selections < limits.selectionsPerSession,
      ofAddress.selections < limits.selectionsPerAddress,
      size <= limits.bytesPerSession - ofSession.announced,
      fits(files: files.count, bytes: files.count * Self.fileCost, of: page)
    else { throw .limitReached }
    lastSelection += 1
    let tickets = files.map { _ in SessionID().token }
    let selection = Selection(
      page: page, files: files, folder: root.appending(path: "\(lastSelection)"), onEnd: onEnd,
      tickets: tickets)
    selections[lastSelection] = selection
    sessions[page.session, default: SessionFiles()].selections.insert(lastSelection)
    charge(page) { $0.selections += 1 }
    for (index, ticket) in tickets.enumerated() {
      self.tickets[ticket] = (lastSelection, index)
      let file = StoredFile(page: page, size: files[index].size)
      sessions[page.session]?.stored[selection.url(index)] = file
      charge(page) { $0.add(file) }
    }
    return (lastSelection, tickets)
  }

  private func scopes(of page: TransferPage) -> [(scope: Scope, files: Int, bytes: Int)] {
    [
      (.session(page.session), limits.filesPerSession, limits.bytesPerSession),
      (.address(page.address), limits.filesPerAddress, limits.bytesPerAddress),
      (.host, limits.files, limits.bytes),
    ]
  }

  /// Returns true if the limits allow further files and bytes of a page.
  private func fits(files: Int = 0, bytes: Int, of page: TransferPage) -> Bool {
    scopes(of: page).allSatisfy { scope, maximumFiles, maximumBytes in
      let usage = usages[scope] ?? Usage()
      return usage.files + files <= maximumFiles && usage.bytes + bytes <= maximumBytes
    }
  }

  private mutating func charge(_ page: TransferPage, _ change: (inout Usage) -> Void) {
    for (scope, _, _) in scopes(of: page) {
      var usage = usages[scope] ?? Usage()
      change(&usage)
      usages[scope] = usage == Usage() ? nil : usage
    }
  }

  /// The files of a session that have arrived and may have been moved away.
  func arrivedFiles(of session: SessionID) -> [URL] {
    guard let files = sessions[session] else { return [] }
    let arriving = Set(files.selections.flatMap { selections[$0]?.urls ?? [] })
    return files.stored.keys.filter { !arriving.contains($0) }
  }

  /// Removes files of a session that have been moved away.
  mutating func remove(_ files: [URL], of session: SessionID) {
    for url in files {
      guard let file = sessions[session]?.stored.removeValue(forKey: url) else { continue }
      charge(file.page) { $0.remove(file) }
    }
    removeIfEmpty(session)
  }

  private mutating func removeIfEmpty(_ session: SessionID) {
    if let files = sessions[session], files.stored.isEmpty, files.selections.isEmpty {
      sessions[session] = nil
    }
  }

  /// Uses a ticket; `nil` if it is not valid for the page.
  mutating func redeem(_ ticket: String, path: String, userID: String?) -> Upload? {
    guard let (number, index) = tickets[ticket], let selection = selections[number],
      selection.page.admits(path: path, userID: userID)
    else { return nil }
    tickets[ticket] = nil
    selections[number]?.tickets.removeAll { $0 == ticket }
    return Upload(
      session: selection.page.session, selection: number, file: selection.files[index],
      url: selection.url(index), operation: selection.operation)
  }

  /// Returns true if a selection has not ended.
  func isRunning(_ selection: Int) -> Bool { selections[selection] != nil }

  /// Records received bytes, if the limits allow them.
  mutating func receive(_ count: Int, of upload: Upload) throws(FileTransferError) {
    selections[upload.selection]?.progress += count
    guard var file = sessions[upload.session]?.stored[upload.url] else {
      throw .interrupted
    }
    let cost = file.cost
    file.received += count
    guard fits(bytes: file.cost - cost, of: file.page) else { throw .limitReached }
    sessions[upload.session]?.stored[upload.url] = file
    charge(file.page) { $0.bytes += file.cost - cost }
  }

  /// Records a file that has arrived.
  ///
  /// - Returns: The selection if it was the last of its files.
  mutating func finish(_ upload: Upload) -> Selection? {
    selections[upload.selection]?.arrivedCount += 1
    guard let selection = selections[upload.selection],
      selection.arrivedCount == selection.files.count
    else { return nil }
    end(upload.selection, of: selection.page)
    return selection
  }

  private mutating func end(_ number: Int, of page: TransferPage) {
    selections[number] = nil
    sessions[page.session]?.selections.remove(number)
    charge(page) { $0.selections -= 1 }
    removeIfEmpty(page.session)
  }

  /// Ends a selection whose files are not needed.
  mutating func cancel(_ number: Int) -> Selection? {
    guard let selection = selections[number] else { return nil }
    end(number, of: selection.page)
    for ticket in selection.tickets { tickets[ticket] = nil }
    remove(selection.urls, of: selection.page.session)
    return selection
  }

  /// Returns true if a selection has made enough progress since the last check.
  mutating func checkProgress(of selection: Int, minimum: Int) -> Bool {
    defer { selections[selection]?.progress = 0 }
    return (selections[selection]?.progress ?? 0) >= minimum
  }

  /// Removes everything of a session.
  ///
  /// - Returns: The selections that were running, and the folders of all files.
  mutating func end(_ session: SessionID) -> (selections: [Selection], folders: Set<URL>) {
    guard let files = sessions[session] else { return ([], []) }
    let urls = files.stored.keys
    let folders = urls.map { $0.deletingLastPathComponent().deletingLastPathComponent() }
    let ended = files.selections.compactMap { cancel($0) }
    remove(Array(urls), of: session)
    return (ended, Set(folders))
  }
}
#endif
