import ComposableRecording
import ComposableUI

/// The page of a program whose stores have the states of a record.
struct ReplayedView<Content: View>: View {
  let stores: StoreReplay
  let replay: Replay
  let content: Content

  var body: some View {
    content.task {
      stores.begin()
      guard stores.ignoresActions else { return }
      for await count in replay.counts { stores.move(to: count) }
    }
  }
}
