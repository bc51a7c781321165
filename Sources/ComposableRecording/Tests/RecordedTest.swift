/// Writes a test of the actions of a record.
///
/// The test sends what was sent from outside, and receives what effects have sent. It asserts all changes of the state.
struct RecordedTest {
  private let recording: StoreRecording
  private let name: String
  private let reducer: String
  private let writer = SourceWriter()
  /// The spellings of the identifiers that the dependency `uuid` has given: `UUID(0)`.
  private var identifiers: [RecordedValue: RecordedValue] = [:]
  private var lines: [String] = []

  /// - Parameter reducer: The type of the reducer; `nil` for the type that contains the state.
  init(_ recording: StoreRecording, name: String, reducer: String?) {
    self.recording = recording
    self.name = name
    let parent = recording.stateType.split(separator: ".").dropLast().joined(separator: ".")
    self.reducer = reducer ?? (parent.isEmpty ? "<#Reducer#>" : parent)
    let uuids = recording.answers.filter { $0.name == "uuid" }.map(\.value)
    // They are replaced by incrementing ones, unless a former override has given one twice.
    if Set(uuids).count == uuids.count {
      for (index, uuid) in uuids.enumerated() { identifiers[uuid] = .literal("UUID(\(index))") }
    }
  }

  /// Returns the source of the function of the test.
  mutating func function() -> [String] {
    lines = ["  @Test func \(name)() async {"]
    addStore()
    var state = recording.initialState
    for index in recording.steps.indices { add(index, &state) }
    if recording.steps.isEmpty { lines.append("    _ = store") }
    if recording.operations.contains(where: { $0.end == nil }) {
      lines.append("    // They had not ended when the record did.")
      lines.append("    await store.skipInFlightEffects()")
    }
    return lines + ["  }"]
  }

  // MARK: Store

  private mutating func addStore() {
    let clocks = ["continuousClock", "suspendingClock"].filter { clock in
      recording.answers.contains { $0.name == "\(clock).sleep" }
    }
    if !clocks.isEmpty { lines.append("    let clock = TestClock()") }
    let state = renamed(recording.initialState)
    let line = "    let store = TestStore(initialState: \(writer.line(state))) {"
    if line.count <= writer.width {
      lines.append(line)
    } else {
      let source = writer.source(of: state, indentation: 6, column: 20)
      lines += ["    let store = TestStore(", "      initialState: \(source)", "    ) {"]
    }
    lines.append("      \(reducer)()")
    var overrides = clocks.map { clock in "$0.\(clock) = clock" }
    if let date = dates(before: recording.steps.count + 1).first {
      overrides.append("$0.date.now = \(writer.line(date))")
    }
    if !identifiers.isEmpty { overrides.append("$0.uuid = .incrementing") }
    if !overrides.isEmpty {
      lines.append("    } withDependencies: {")
      lines += overrides.map { "      " + $0 }
    }
    lines += ["    }", ""]
  }

  /// The dates that were asked for before a number of actions had been reduced.
  private func dates(before count: Int) -> [RecordedValue] {
    recording.answers.filter { $0.name == "date.now" && $0.stepCount < count }.map(\.value)
  }

  // MARK: Steps

  private mutating func add(_ index: Int, _ state: inout RecordedValue) {
    let step = recording.steps[index]
    if step.isAfterGap {
      lines.append("    // Events are missing here: they came faster than they could be written.")
    }
    let dates = dates(before: index + 1)
    if let date = dates.last, let former = self.dates(before: index).last ?? dates.first,
      date != former
    {
      lines.append("    store.dependencies.date.now = \(writer.line(date))")
    }
    if let operation = step.operation {
      for duration in sleeps(of: operation, before: index) {
        lines.append("    await clock.advance(by: \(writer.line(duration)))")
      }
    }
    let isReceived = step.operation != nil
    var statements: [String] = []
    for change in step.changes {
      statements += ChangeSourceWriter(state: renamed(state)).statement(renamed(change), column: 6)
      state = state.applying(change) ?? state
    }
    let arguments = ActionSourceWriter(
      action: renamed(step.action), changes: step.changes.map(renamed), state: renamed(state),
      comparesActions: recording.hasEquatableActions
    )
    .arguments(isReceived: isReceived)
    let call = "    await store.\(isReceived ? "receive" : "send")("
    let line = call + arguments.map(writer.line).joined(separator: ", ") + ")"
    let end = statements.isEmpty ? "" : " {"
    if line.count + end.count <= writer.width {
      lines.append(line + end)
    } else {
      let sources = arguments.map { "      " + writer.source(of: $0, indentation: 6, column: 6) }
      lines += [call, sources.joined(separator: ",\n"), "    )" + end]
    }
    if statements.isEmpty { return }
    lines += statements.map { "      " + $0 } + ["    }"]
  }

  /// The sleeps of an operation that ended since its action before.
  private func sleeps(of operation: Int, before index: Int) -> [RecordedValue] {
    let former = recording.steps[..<index].lastIndex { $0.operation == operation }
    let counts = (former.map { $0 + 1 } ?? 0)...index
    return recording.answers.filter {
      $0.operation == operation && $0.name.hasSuffix("Clock.sleep") && counts.contains($0.stepCount)
    }
    .compactMap(\.arguments.first)
  }

  // MARK: Identifiers

  private func renamed(_ value: RecordedValue) -> RecordedValue { value.replacing(identifiers) }

  private func renamed(_ change: RecordedChange) -> RecordedChange {
    var change = change
    change.path = change.path.map { step in
      if case .key(let key) = step { .key(renamed(key)) } else { step }
    }
    switch change.operation {
    case .set(let value): change.operation = .set(renamed(value))
    case .inserted(let value): change.operation = .inserted(renamed(value))
    case .removed: break
    }
    return change
  }
}

extension RecordedValue {
  /// Returns the value with other values in the place of some.
  fileprivate func replacing(_ values: [RecordedValue: RecordedValue]) -> RecordedValue {
    if values.isEmpty { return self }
    if let value = values[self] { return value }
    let changed = mapped { $0.value.replacing(values) }
    guard case .dictionary(let entries) = changed else { return changed }
    return .dictionary(entries: entries.map { Entry($0.key.replacing(values), $0.value) })
  }
}
