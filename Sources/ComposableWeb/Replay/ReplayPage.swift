import ComposableRecording
import ComposableUI
import Dependencies
import Foundation

/// A page of a program as it was after each action of a record, with a slider over the actions.
struct ReplayPage: View {
  let replay: Replay
  /// The path of the program's page: `/replay`.
  let path: String
  @State private var count = 0
  @State private var isPlaying = false
  /// The number of actions from which on the program is live; `nil` for the record.
  @State private var liveCount: Int?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Dependency(\.continuousClock) private var clock

  private var recording: StoreRecording { replay.recording }

  var body: some View {
    let layout =
      horizontalSizeClass == .regular
      ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      frame
      Form {
        controls
        details
      }
      .frame(maxWidth: horizontalSizeClass == .regular ? 360 : nil)
    }
    .navigationTitle("Replay")
    .onAppear { count = replay.count }
    .onChange(of: count) { replay.move(to: count) }
    .task(id: isPlaying) { await play() }
  }

  /// The page of the program, in a frame. A live one is loaded anew.
  private var frame: some View {
    PageFrame(
      PageAddress(path: path).appending(liveCount.map { "\($0)" } ?? Replay.recordedPage),
      title: "The program"
    )
    .id(liveCount)
    .frame(maxWidth: .infinity, minHeight: 400, maxHeight: .infinity)
  }

  @ViewBuilder private var controls: some View {
    Section {
      if let liveCount {
        LabeledContent("Live, from action", value: "\(liveCount)")
        Button("Back to the record") { self.liveCount = nil }
      } else {
        if !recording.steps.isEmpty {
          Slider(value: position, in: 0...Double(recording.steps.count), step: 1) {
            Text(verbatim: "Actions")
          }
        }
        HStack {
          button("First", "backward.end.fill", to: 0)
          button("Back", "chevron.backward", to: count - 1)
          Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill")
          {
            if count == recording.steps.count { count = 0 }
            isPlaying.toggle()
          }
          .keyboardShortcut(.space, modifiers: [])
          button("Forward", "chevron.forward", to: count + 1)
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.bordered)
        .frame(maxWidth: .infinity)
        if recording.isReplayable {
          Button("Go on from here") {
            isPlaying = false
            liveCount = count
          }
        }
      }
    } footer: {
      if !recording.isReplayable {
        Text(verbatim: "The page shows no states: they were not “Codable” when they were recorded.")
      }
    }
  }

  private func button(_ title: String, _ symbol: String, to count: Int) -> some View {
    Button(title, systemImage: symbol) {
      isPlaying = false
      self.count = count
    }
    .disabled(!(0...recording.steps.count).contains(count) || count == self.count)
  }

  private var position: Binding<Double> {
    Binding {
      Double(count)
    } set: {
      isPlaying = false
      count = Int($0)
    }
  }

  @ViewBuilder private var details: some View {
    if count > 0, recording.steps.indices.contains(count - 1) {
      let step = recording.steps[count - 1]
      Section("Action \(count) of \(recording.steps.count)") {
        Text(verbatim: step.action.description).monospaced()
        LabeledContent("Time") {
          Text(verbatim: step.time.formatted(.units(allowed: [.minutes, .seconds, .milliseconds])))
        }
        if let operation = step.operation {
          LabeledContent("Effect", value: recording.operations[operation].location ?? "")
        }
        if let element = step.element { LabeledContent("Element", value: element) }
        if let animation = step.animation { LabeledContent("Animation", value: animation) }
      }
      Section("Changes") {
        let statements = recording.statements(ofStep: count - 1)
        if statements.isEmpty { Text(verbatim: "None").foregroundStyle(.secondary) }
        ForEach(Array(statements.enumerated()), id: \.offset) { _, statement in
          Text(verbatim: statement).monospaced().font(.footnote)
        }
      }
    } else {
      Section("Beginning") {
        LabeledContent("State", value: recording.stateType)
        LabeledContent("Actions", value: "\(recording.steps.count)")
        if recording.missingEventCount > 0 {
          LabeledContent("Missing events", value: "\(recording.missingEventCount)")
        }
      }
    }
  }

  /// Shows one action after another, as long apart as they were, but at most a second.
  private func play() async {
    guard isPlaying else { return }
    while count < recording.steps.count {
      let former = count > 0 ? recording.steps[count - 1].time : .zero
      let pause = min(.seconds(1), max(.milliseconds(100), recording.steps[count].time - former))
      guard (try? await clock.sleep(for: pause)) != nil else { return }
      count += 1
    }
    isPlaying = false
  }
}
