import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Presents a dialog in which the user chooses a file, while a condition holds.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $store.isImporting, allowedContentTypes: [.image]) { result in
  ///   store.send(.imported(result.mapError { $0 as? FileTransferError ?? .interrupted }))
  /// }
  /// ```
  ///
  /// 1. The file is a copy of the user's, in a folder of the session. It is removed when the session
  ///    ends: move or copy it to keep it.
  /// 2. Its type, its name and its size are checked on the server. The contents are not: a file can
  ///    have an extension that doesn't match.
  /// 3. A file that is not accepted, or that doesn't arrive, is a failure with a
  ///    ``FileTransferError``.
  /// 4. The condition is set to `false` before the completion is called. It isn't called if the user
  ///    cancels, or if the condition is set to `false` before.
  ///
  /// - Parameters:
  ///   - isPresented: The condition.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - onCompletion: Called with the file, or with an error.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    FileImporter(
      content: self, isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false, onCancellation: {}
    ) { result in
      onCompletion(
        result.flatMap { urls in
          urls.first.map { .success($0) } ?? .failure(FileTransferError.interrupted)
        })
    }
  }

  /// Presents a dialog in which the user chooses files, while a condition holds.
  ///
  /// See `fileImporter(isPresented:allowedContentTypes:onCompletion:)` for the guarantees. Either all
  /// files arrive, or none does.
  ///
  /// - Parameters:
  ///   - isPresented: The condition.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - allowsMultipleSelection: Pass true to let the user choose several files at once.
  ///   - onCompletion: Called with the files, or with an error.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Presents a dialog in which the user chooses files, while a condition holds.
  ///
  /// See `fileImporter(isPresented:allowedContentTypes:onCompletion:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - isPresented: The condition.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - allowsMultipleSelection: Pass true to let the user choose several files at once.
  ///   - onCompletion: Called with the files, or with an error.
  ///   - onCancellation: Called if the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    FileImporter(
      content: self, isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCancellation: onCancellation,
      onCompletion: onCompletion)
  }

  /// Sets the maximum size of the files that are imported or dropped in this view.
  ///
  /// - Parameter bytes: The number of bytes; `nil` for the limit of the renderer, such as
  ///   `HostSettings.transfers` of a server.
  public func fileImportSizeLimit(_ bytes: Int?) -> some View {
    environment(\.fileImportSizeLimit, bytes)
  }
}

/// A view with a dialog in which the user chooses files.
private nonisolated struct FileImporter<Content: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let allowedContentTypes: [UTType]
  let allowsMultipleSelection: Bool
  let onCancellation: () -> Void
  let onCompletion: (Result<[URL], any Error>) -> Void
  @Environment(\.fileImportSizeLimit) private var sizeLimit

  var body: some View {
    content.prompt(
      .alert, Text(system: allowsMultipleSelection ? "Choose files" : "Choose a file"), isPresented,
      presenting: ()
    ) { _ in
      Button(role: .cancel, action: onCancellation) { Text(system: "Cancel") }
    } message: { _ in
      ElementView(
        FileInputContent(selection: selection),
        handler: { interaction in
          guard case .fileSelection(let result) = interaction else { return false }
          isPresented.wrappedValue = false
          switch result {
          case .files(let urls, _): onCompletion(.success(urls))
          case .failed(let error): onCompletion(.failure(error))
          case .cancelled: onCancellation()
          }
          return true
        })
    }
  }

  private var selection: FileSelectionContent {
    FileSelectionContent(
      allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
      maximumSize: sizeLimit)
  }
}

private enum FileImportSizeLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The maximum size of imported files in bytes; `nil` for that of the renderer.
  var fileImportSizeLimit: Int? {
    get { self[FileImportSizeLimitKey.self] }
    set { self[FileImportSizeLimitKey.self] = newValue }
  }
}

/// A control that chooses files.
struct FileInputContent: ElementContent {
  var selection: FileSelectionContent

  // The client script opens the dialog of the system at once if the browser lets it, and sends the
  // chosen files.
  func html(in context: RenderContext) -> HTMLNode {
    var input = HTMLNode("input", idPrefix: "i", class: "file-input")
    input.set("type", "file")
    input.set(
      "aria-label",
      context.accessibilityLabel
        ?? (selection.allowsMultipleSelection ? "Choose files" : "Choose a file"))
    let tags = selection.acceptedTags
    input.set("accept", tags.isEmpty ? nil : tags.joined(separator: ","))
    input.set("multiple", selection.allowsMultipleSelection)
    input.set("disabled", !selection.isEnabled)
    var node = HTMLNode("div", class: "files", [.node(input)])
    node.set("data-files", "")
    return node
  }

  var layout: ElementLayout { ElementLayout(traits: .interactive) }
  var fileSelection: FileSelectionContent? { selection.isEnabled ? selection : nil }
  var description: String { "FileInput\(selection.limits)" }
}
