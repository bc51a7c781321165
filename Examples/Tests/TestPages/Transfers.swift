import ComposableUI
import Foundation

/// Views that import, export and share files.
struct Transfers: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var outcome = "Nothing yet"
  @State private var files: [URL] = []

  var body: some View {
    VStack {
      Text(outcome)
      Button("Import") { isImporting = true }
      Button("Export") { isExporting = true }
      ShareLink("Share", item: "A text to share")
      Text("Drop files here")
        .padding()
        .dropDestination(for: URL.self) { urls, _ in
          outcome = "Dropped " + Self.names(of: urls)
          return true
        }
    }
    .fileImporter(
      isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: true
    ) { result in
      switch result {
      case .success(let urls):
        files = urls
        outcome = "Imported " + Self.names(of: urls)
      case .failure(let error): outcome = "Failed: \(error)"
      }
    } onCancellation: {
      outcome = "Cancelled"
    }
    .fileExporter(isPresented: $isExporting, item: files.first) { result in
      outcome = (try? result.get()).map { "Exported \($0.lastPathComponent)" } ?? "Export failed"
    }
  }

  private static func names(of urls: [URL]) -> String {
    urls.map { url in
      let size = try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
      return "\(url.lastPathComponent) (\(size ?? -1))"
    }
    .joined(separator: ", ")
  }
}
