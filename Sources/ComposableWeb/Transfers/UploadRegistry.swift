#if Web
@_spi(Renderer) import ComposableUI
import Foundation

/// The selections of files that browsers send, and the space that they take.
///
/// A value type without locks, clocks or files; ``FileUploads`` owns it and carries out its decisions.
///
/// 1. The space of a selection is reserved when it begins, so that files that are accepted fit.
/// 2. A ticket is valid once, until its selection ends.
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
    let size: Int
  }

  private let limits: TransferLimits
  private var selections: [Int: Selection] = [:]
  private var lastSelection = 0
  /// The selection and the index of the file of each ticket that is not used.
  private var tickets: [String: (selection: Int, index: Int)] = [:]
  private var stored: [URL: StoredFile] = [:]

  init(limits: TransferLimits) {
    self.limits = limits
  }

  /// True if nothing is received or stored.
  var isEmpty: Bool { selections.isEmpty && tickets.isEmpty && stored.isEmpty }

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
    guard running.count(where: { $0.session == page.session }) < limits.selectionsPerSession,
      running.count(where: { $0.address == page.address }) < limits.selectionsPerAddress,
      files.count <= limits.filesPerSession
        - stored.values.count(where: { $0.page.session == page.session }),
      size <= limits.bytesPerSession - storedBytes({ $0.session == page.session }),
      size <= limits.bytesPerAddress - storedBytes({ $0.address == page.address }),
      size <= limits.bytes - storedBytes({ _ in true })
    else { throw .limitReached }
    lastSelection += 1
    let tickets = files.map { _ in SessionID().token }
    let selection = Selection(
      page: page, files: files, folder: root.appending(path: "\(lastSelection)"), onEnd: onEnd,
      tickets: tickets)
    selections[lastSelection] = selection
    for (index, ticket) in tickets.enumerated() {
      self.tickets[ticket] = (lastSelection, index)
      stored[selection.url(index)] = StoredFile(page: page, size: files[index].size)
    }
    return (lastSelection, tickets)
  }

  private func storedBytes(_ isCounted: (TransferPage) -> Bool) -> Int {
    stored.values.reduce(0) { isCounted($1.page) ? $0 + $1.size : $0 }
  }

  /// The files that have arrived and may have been moved away.
  var arrivedFiles: [URL] {
    let arriving = Set(selections.values.flatMap(\.urls))
    return stored.keys.filter { !arriving.contains($0) }
  }

  /// Removes files that have been moved away.
  mutating func remove(_ files: [URL]) { for file in files { stored[file] = nil } }

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

  /// Records received bytes.
  mutating func receive(_ count: Int, of selection: Int) {
    selections[selection]?.progress += count
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
