public import ComposableArchitecture
public import SwiftUI

extension UTType {
  /// The type of files that contain a timer, such as `Tea.timer`.
  public static let timer = UTType(exportedAs: "swift-composable.timer")
}

/// A document of a `DocumentGroup`. All windows that show it share its store.
public final class TimerFileDocument: ReferenceFileDocument {
  public static let readableContentTypes = [UTType.timer]

  /// The store of the timer.
  public let store: StoreOf<SharedTimer>

  private init(_ timer: LonelyTimer.State) {
    store = Store(initialState: SharedTimer.State(timer: timer)) { SharedTimer() }
  }

  /// Creates a document with a timer of three minutes.
  public convenience init() {
    self.init(LonelyTimer.State(name: "New timer", duration: .seconds(180)))
  }

  public convenience init(configuration: ReadConfiguration) throws {
    do throws(TimerFileError.Fault) {
      self.init(try TimerFile.decode(configuration.file.regularFileContents ?? Data()))
    } catch {
      throw TimerFileError(error, in: URL(filePath: configuration.file.filename ?? "The file"))
    }
  }

  public func snapshot(contentType: UTType) throws -> LonelyTimer.State { store.timer }

  public func fileWrapper(
    snapshot: LonelyTimer.State, configuration: WriteConfiguration
  ) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try TimerFile.encode(snapshot))
  }
}
