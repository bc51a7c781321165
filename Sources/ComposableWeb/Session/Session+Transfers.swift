#if Web
import ComposableConcurrency
import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation

extension Session {
  /// The page of the session, as its requests for files name it.
  var transferPage: TransferPage {
    TransferPage(session: id, path: page, userID: request.userID, address: address)
  }

  // MARK: Files of the browser

  /// Handles a selection of files.
  ///
  /// - Returns: True if the element accepts files, or has been receiving some.
  func handle(_ selection: FileSelection, in element: Int) -> Bool {
    let running = selections[element]
    switch selection {
    case .files(let files, let location):
      guard running == nil, let accepted = graph?.fileSelection(of: element) else {
        commands.uploads.append(UploadCommand(element: element, answer: .end(nil)))
        return false
      }
      begin(files, at: location, in: element, accepted)
      return true
    case .cancelled, .interrupted:
      guard running != nil || graph?.fileSelection(of: element) != nil else { return false }
      cancelSelection(of: element)
      let result: FileSelectionResult =
        selection == .cancelled ? .cancelled : .failed(.interrupted)
      return graph?.handle(.fileSelection(result), on: element) ?? false
    }
  }

  private func begin(
    _ files: [SelectedFile], at location: CGPoint, in element: Int,
    _ accepted: FileSelectionContent
  ) {
    let uploads = configuration.uploads
    do throws(FileTransferError) {
      try accepted.check(
        files, maximumCount: uploads.limits.filesPerSelection, maximumSize: uploads.limits.fileSize)
    } catch {
      return refuse(element, error)
    }
    do throws(FileTransferError) {
      try begin(files, at: location, in: element)
    } catch {
      lastWaitingSelection -= 1
      let number = lastWaitingSelection
      selections[element] = number
      Task(executorPreference: QuiescentExecutor.current) {
        await self.begin(files, at: location, in: element, waitingAs: number)
      }
    }
  }

  /// Begins a selection when the files that were moved away count no more.
  private func begin(
    _ files: [SelectedFile], at location: CGPoint, in element: Int, waitingAs number: Int
  ) async {
    await configuration.uploads.makeRoom(for: id)
    // Unless it was cancelled meanwhile, or the session has ended.
    guard graph != nil, selections[element] == number else { return }
    selections[element] = nil
    perform {
      do throws(FileTransferError) {
        try begin(files, at: location, in: element)
      } catch {
        refuse(element, error)
      }
    }
  }

  private func begin(
    _ files: [SelectedFile], at location: CGPoint, in element: Int
  ) throws(FileTransferError) {
    let (number, tickets) = try configuration.uploads.begin(transferPage, files) {
      [weak self] result in
      Task(executorPreference: QuiescentExecutor.current) {
        await self?.endSelection(of: element, result, at: location)
      }
    }
    selections[element] = number
    commands.uploads.append(UploadCommand(element: element, answer: .tickets(tickets)))
  }

  private func refuse(_ element: Int, _ error: FileTransferError) {
    configuration.telemetry.rejected(.file)
    fail(element, error)
    _ = graph?.handle(.fileSelection(.failed(error)), on: element)
  }

  private func fail(_ element: Int, _ error: FileTransferError) {
    commands.uploads.append(
      UploadCommand(element: element, answer: .end(error.description(for: pageLocale))))
  }

  /// Ends a selection whose files have arrived, or don't.
  private func endSelection(
    of element: Int, _ result: Result<[URL], FileTransferError>, at location: CGPoint
  ) {
    guard selections.removeValue(forKey: element) != nil else { return }
    switch result {
    case .success(let urls):
      commands.uploads.append(UploadCommand(element: element, answer: .end(nil)))
      perform { _ = graph?.handle(.fileSelection(.files(urls, at: location)), on: element) }
    case .failure(let error):
      fail(element, error)
      perform { _ = graph?.handle(.fileSelection(.failed(error)), on: element) }
    }
  }

  /// Cancels the selections of elements that are no longer part of the rendering.
  func cancelHiddenSelections() {
    guard let graph else { return }
    for element in selections.keys where !graph.isShown(element) { cancelSelection(of: element) }
  }

  private func cancelSelection(of element: Int) {
    guard let number = selections.removeValue(forKey: element) else { return }
    commands.uploads.append(UploadCommand(element: element, answer: .end(nil)))
    Task(executorPreference: QuiescentExecutor.current) { [configuration] in
      await configuration.uploads.cancel(number)
    }
  }

  // MARK: Files of the server

  /// The action that exports files to the browser.
  func makeExportAction() -> FileExportAction {
    let (downloads, page, exports) = (configuration.downloads, transferPage, exports)
    return FileExportAction { [weak self] export, completion in
      do throws(FileTransferError) {
        let ticket = try downloads.offer(export, to: page) { [weak self] ticket, result in
          Task(executorPreference: QuiescentExecutor.current) {
            await self?.endExport(ticket, result)
          }
        }
        exports.add(DownloadCommand(ticket: ticket, name: export.name), completion: completion)
        return {
          downloads.cancel(ticket)
          _ = exports.remove(ticket)
        }
      } catch {
        completion(.failure(error))
        return {}
      }
    }
  }

  private func endExport(_ ticket: String, _ result: Result<URL, FileTransferError>) {
    guard let completion = exports.remove(ticket) else { return }
    perform { completion(result) }
  }
}
#endif
