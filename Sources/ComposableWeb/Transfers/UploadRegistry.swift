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

  /// A scope whose files are bounded.
  private enum Scope: Hashable {
    case session(SessionID)
    case address(String)
    case host
  }

  /// The files of a scope.
  private struct Usage {
    var files = 0
    var bytes = 0
    /// The sizes that were announced.
    var announced = 0
  }

  /// The minimum number of bytes that a file costs.
  static let fileCost = 4_096

  private let limits: TransferLimits
  private var selections: [Int: Selection] = [:]
  private var lastSelection = 0
  /// The selection and the index of the file of each ticket that is not used.
  private var tickets: [String: (selection: Int, index: Int)] = [:]
  private var stored: [URL: StoredFile] = [:]
  private var usages: [Scope: Usage] = [:]

  init(limits: TransferLimits) {
    self.limits = limits
  }

  /// True if nothing is received or stored.
  var isEmpty: Bool {
    selections.isEmpty && tickets.isEmpty && stored.isEmpty && usages.isEmpty
  }

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
    let running = selections.values.map(\.page)
    let size = files.reduce(0) { $0 + $1.size }
    let announced = usages[.session(page.session)]?.announced ?? 0
    guard running.count(where: { $0.session == page.session }) < limits.selectionsPerSession,
      running.count(where: { $0.address == page.address }) < limits.selectionsPerAddress,
      size <= limits.bytesPerSession - announced,
      fits(files: files.count, bytes: files.count * Self.fileCost, of: page)
    else { throw .limitReached }
    lastSelection += 1
    let tickets = files.map { _ in SessionID().token }
    let selection = Selection(
      page: page, files: files, folder: root.appending(path: "\(lastSelection)"), onEnd: onEnd,
      tickets: tickets)
    selections[lastSelection] = selection
    for (index, ticket) in tickets.enumerated() {
      self.tickets[ticket] = (lastSelection, index)
      let file = StoredFile(page: page, size: files[index].size)
      stored[selection.url(index)] = file
      charge(page, files: 1, bytes: file.cost, announced: file.size)
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

  private mutating func charge(_ page: TransferPage, files: Int, bytes: Int, announced: Int) {
    for (scope, _, _) in scopes(of: page) {
      var usage = usages[scope] ?? Usage()
      usage.files += files
      usage.bytes += bytes
      usage.announced += announced
      usages[scope] = usage.files == 0 ? nil : usage
    }
  }

  /// The files that have arrived and may have been moved away.
  ///
  /// - Parameter session: The session of the files; `nil` for all.
  func arrivedFiles(of session: SessionID?) -> [URL] {
    let arriving = Set(selections.values.flatMap(\.urls))
    return stored.filter { session == nil || $0.value.page.session == session }.keys
      .filter { !arriving.contains($0) }
  }

  /// Removes files that have been moved away.
  mutating func remove(_ files: [URL]) {
    for url in files {
      guard let file = stored.removeValue(forKey: url) else { continue }
      charge(file.page, files: -1, bytes: -file.cost, announced: -file.size)
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
      selection: number, file: selection.files[index], url: selection.url(index),
      operation: selection.operation)
  }

  /// Returns true if a selection has not ended.
  func isRunning(_ selection: Int) -> Bool { selections[selection] != nil }

  /// Records received bytes, if the limits allow them.
  mutating func receive(_ count: Int, of upload: Upload) throws(FileTransferError) {
    selections[upload.selection]?.progress += count
    guard var file = stored[upload.url] else { throw .interrupted }
    let cost = file.cost
    file.received += count
    guard fits(bytes: file.cost - cost, of: file.page) else { throw .limitReached }
    stored[upload.url] = file
    charge(file.page, files: 0, bytes: file.cost - cost, announced: 0)
  }

  /// Records a file that has arrived.
  ///
  /// - Returns: The selection if it was the last of its files.
  mutating func finish(_ upload: Upload) -> Selection? {
    selections[upload.selection]?.arrivedCount += 1
    guard let selection = selections[upload.selection],
      selection.arrivedCount == selection.files.count
    else { return nil }
    selections[upload.selection] = nil
    return selection
  }

  /// Ends a selection whose files are not needed.
  mutating func cancel(_ number: Int) -> Selection? {
    guard let selection = selections.removeValue(forKey: number) else { return nil }
    for ticket in selection.tickets { tickets[ticket] = nil }
    remove(selection.urls)
    return selection
  }

  /// Returns true if a selection has made enough progress since the last check.
  mutating func checkProgress(of selection: Int, minimum: Int) -> Bool {
    defer { selections[selection]?.progress = 0 }
    return (selections[selection]?.progress ?? 0) >= minimum
  }

  /// Removes everything of the sessions that satisfy a condition.
  ///
  /// - Returns: The selections that were running, and the folders of all files.
  mutating func end(
    where isIncluded: (SessionID) -> Bool
  ) -> (selections: [Selection], folders: Set<URL>) {
    let files = stored.filter { isIncluded($0.value.page.session) }.keys
    let folders = files.map { $0.deletingLastPathComponent().deletingLastPathComponent() }
    let running = selections.filter { isIncluded($0.value.page.session) }.keys
    let ended = running.compactMap { cancel($0) }
    remove(Array(files))
    return (ended, Set(folders))
  }
}
#endif
