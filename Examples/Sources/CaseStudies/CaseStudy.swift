import SwiftUI

/// A feature to learn from: a text for the reader, and a screen to try the feature on.
///
/// A case study is one file in `Studies`, one line in ``Chapter/all``, and a file of tests. The gallery
/// shows both files beside the running screen.
///
/// ```swift
/// extension CaseStudy {
///   static let counter = CaseStudy("Counter", "A number that goes up and down.") {
///     CounterView(store: Store(initialState: Counter.State()) { Counter() })
///   }
/// }
/// ```
struct CaseStudy: Identifiable, Sendable {
  /// The title in the list and above the screen.
  let title: String
  /// The text for the reader, with code between backticks.
  let text: String
  /// The name of the file that the case study is written in.
  let file: String
  /// Creates the screen, with a store of its own.
  let screen: @MainActor @Sendable () -> AnyView

  var id: String { file }

  /// The files to read: the case study and its tests.
  var listings: [Listing] {
    [file, file.replacing(".swift", with: "Tests.swift")].compactMap { file in
      CaseStudies.listings[file].map { Listing(file: file, source: $0) }
    }
  }

  /// Creates a case study.
  ///
  /// - Parameters:
  ///   - title: The title in the list and above the screen.
  ///   - text: The text for the reader, with code between backticks.
  ///   - fileID: The file that the case study is written in.
  ///   - screen: Creates the screen, with a store of its own.
  init<Screen: View & SendableMetatype>(
    _ title: String,
    _ text: String,
    fileID: String = #fileID,
    @ViewBuilder screen: @escaping @MainActor @Sendable () -> Screen
  ) {
    self.title = title
    self.text = text
    file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    self.screen = { AnyView(screen()) }
  }
}

/// A file to read.
struct Listing: Identifiable {
  /// The file's name.
  let file: String
  /// The file's text.
  let source: String

  var id: String { file }
}
