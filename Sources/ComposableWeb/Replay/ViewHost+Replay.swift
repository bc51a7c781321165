#if Web
import ComposableRecording
@_spi(Renderer) import ComposableUI

extension ViewHost {
  /// Makes a host of the page with the slider, and a host of the program's page below it.
  ///
  /// - Parameter content: A closure that makes the view of the program.
  static func replay<Content: View & SendableMetatype>(
    _ recording: StoreRecording, settings: HostSettings, basePath: String,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> [ViewHost] {
    var settings = settings
    settings.framesOwnPages = true
    // A page of a record is not one to come back to.
    settings.sessionStorage = nil
    let replay = Replay(recording)
    let path = basePath + "/replay"
    let page = ViewHost(at: basePath.isEmpty ? "/" : basePath, title: "Replay", settings: settings)
    {
      ReplayPage(replay: replay, path: path)
    }
    let program = HostedContent.replay(replay) { stores, owner, environment, needsUpdate in
      ViewGraph(
        environment: environment, isConnected: false, isolation: owner, needsUpdate: needsUpdate
      ) {
        ReplayedView(stores: stores, replay: replay, content: content())
      }
    }
    return [page, ViewHost(at: path, settings, program)]
  }
}
#endif
