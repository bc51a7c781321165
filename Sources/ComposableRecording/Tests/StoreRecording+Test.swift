extension StoreRecording {
  /// Returns the source of a test that does what is recorded: it sends the actions that were sent, receives those that
  /// effects have sent, and asserts each change.
  ///
  /// ```swift
  /// try StoreRecording(contentsOf: file).test(named: "discountIsLost").write(to: test, atomically: true, encoding: .utf8)
  /// ```
  ///
  /// 1. The initial state is an initializer with all fields that are not `nil`. An object, and a value that was left out,
  ///    is a placeholder to fill in: `<#Session#>`.
  /// 2. The dates and sleeps of the record are those of the test's dependencies. Identifiers that a dependency has given
  ///    are `UUID(0)`, `UUID(1)` and so on.
  /// 3. A change of a binding names the field whose value has become that of the binding; if there are several, a
  ///    placeholder.
  ///
  /// - Parameters:
  ///   - name: The name of the test function.
  ///   - reducer: The type of the reducer; `nil` for the type that contains the state.
  public func test(named name: String = "recording", reducer: String? = nil) -> String {
    Self.test(
      of: [(name, self)], named: name.prefix(1).uppercased() + name.dropFirst(), reducer: reducer)
  }

  /// Returns the source of a suite with a test of each record.
  static func test(
    of recordings: [(name: String, recording: StoreRecording)], named suite: String,
    reducer: String? = nil
  ) -> String {
    let functions = recordings.map { name, recording in
      var test = RecordedTest(recording, name: name, reducer: reducer)
      return test.function().joined(separator: "\n")
    }
    let modules = Set(recordings.map(\.recording.module)).sorted().map { module in
      module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? module : "<#module#>"
    }
    let imports = ["ComposableArchitecture", "Foundation", "Testing"].map { "import \($0)" }
    let lines =
      imports + [""] + modules.map { "@testable import \($0)" } + [
        "", "@MainActor", "@Suite struct \(suite)Tests {", functions.joined(separator: "\n\n"), "}",
      ]
    return lines.joined(separator: "\n") + "\n"
  }
}
