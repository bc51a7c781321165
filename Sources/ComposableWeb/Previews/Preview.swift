@_spi(Renderer) import ComposableUI
import Foundation

/// A preview of the program: a `#Preview` or a `PreviewProvider`.
struct Preview: Identifiable, Sendable {
  /// The path component of its page, the same in each run: `Gallery.CounterView.2`, the second one of the file.
  let id: String
  /// Its name in lists.
  let title: String
  /// The module and the name of the file, or just the module of a `PreviewProvider`: `Gallery/CounterView.swift`.
  let file: String
  /// The traits of a `#Preview`.
  let traits: [PreviewTrait]
  /// Only a type, whose conformance is isolated to the actor that the views belong to.
  nonisolated(unsafe) private let provider: any PreviewProvider.Type

  /// The views.
  @MainActor var content: AnyView { AnyView(provider) }

  /// Returns the previews in all modules of the program, sorted by file and line.
  @MainActor static func all() -> [Preview] {
    let sources = ProtocolConformances.types(conformingTo: (any PreviewProvider).self)
      .compactMap { type in (type as? any PreviewProvider.Type).map(Source.init) }
      .sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
    return Dictionary(grouping: sources, by: \.file).sorted { $0.key < $1.key }
      .flatMap { _, sources in
        sources.enumerated().map { Preview($1, number: $0 + 1) }
      }
  }

  private init(_ source: Source, number: Int) {
    let file = source.file.hasSuffix(".swift") ? source.file.dropLast(6) : source.file[...]
    let base = file.split(separator: "/").last ?? ""
    id = "\(file.replacing("/", with: ".")).\(number)"
    title = source.name.isEmpty ? number == 1 ? String(base) : "\(base) \(number)" : source.name
    self.file = source.file
    traits = source.traits
    provider = source.provider
  }
}

/// The place and the name that a preview has in the code.
private struct Source {
  let file: String
  var line = 0
  let name: String
  var traits: [PreviewTrait] = []
  let provider: any PreviewProvider.Type

  @MainActor init(_ provider: any PreviewProvider.Type) {
    self.provider = provider
    if let declaration = (provider as? any _DeclaredPreview.Type)?.declaration {
      file = declaration.fileID
      line = declaration.line
      name = declaration.name ?? ""
      traits = declaration.traits
    } else {
      file = String(String(reflecting: provider).prefix { $0 != "." })
      let type = String(describing: provider)
      let suffix = ["_Previews", "_Preview", "Previews", "Preview"].first {
        type.hasSuffix($0) && type != $0
      }
      name = String(type.dropLast(suffix?.count ?? 0))
    }
  }
}

extension AnyView {
  /// The views of a provider.
  @MainActor fileprivate init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    self.init(Provider.previews)
  }
}
