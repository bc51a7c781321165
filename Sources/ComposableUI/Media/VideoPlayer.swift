import ComposableHTML
import Foundation
import IssueReporting

/// A view that plays a video, with the controls of the browser.
///
/// ```swift
/// VideoPlayer(player: player) {
///   Text("Harbour").padding().frame(maxHeight: .infinity, alignment: .top)
/// }
/// .aspectRatio(16 / 9, contentMode: .fit)
/// ```
///
/// 1. The browser loads the video, not the server. Videos of other hosts are allowed by the policy of the page:
///    `settings.sources.media = ["https://media.example.com"]`.
/// 2. A file of the server, such as a resource of a bundle, is served beside the page, in the parts that the browser
///    asks for, to all whom `admit` lets see the page and who know its address. So check the scheme of an address that
///    a user has written: it may be that of a file. A file that does not exist, or in a format that browsers do not
///    play, is reported.
/// 3. It fills the space that it is offered, as in SwiftUI: give it a frame or an aspect ratio.
/// 4. The overlay is above the video and its controls.
public nonisolated struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.picturePath) private var path

  /// Creates a view with an overlay.
  ///
  /// - Parameters:
  ///   - player: The player; `nil` for an empty view.
  ///   - videoOverlay: The views of the overlay.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  /// The content of the view.
  public var body: some View {
    // An empty layer would be above the controls.
    if VideoOverlay.self == EmptyView.self { video } else { video.overlay { overlay } }
  }

  private var video: some View {
    ElementView(
      VideoContent(
        url: url, playback: player.map(VideoContent.Playback.init), isEnabled: isEnabled),
      handler: { interaction in
        guard
          let report = interaction.value(of: "video", as: [Double].self).flatMap(VideoReport.init)
        else { return false }
        player?.receive(report)
        return player != nil
      }
    )
    .needing("video.js")
  }

  /// The address of the video; `nil` if there is none that a page may load.
  private var url: String? {
    guard let item = player?.currentItem else { return nil }
    let url = item.asset.url
    if url.isFileURL, let file = MediaFile.offered(at: url) { return path + file.name }
    guard url.isLoadableByPage else {
      guard !item.isAddressReported else { return nil }
      item.isAddressReported = true
      reportIssue(
        """
        '\(url.absoluteString)' is not played: a browser can't load it.

        Use an address of the web, 'https://media.example.com/a.mp4', or a file that exists and that browsers play, such \
        as one with the suffix 'mp4'.
        """)
      return nil
    }
    return url.absoluteString
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view.
  ///
  /// - Parameter player: The player; `nil` for an empty view.
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

/// A video with the controls of the browser.
struct VideoContent: ElementContent {
  /// The address; `nil` for none.
  var url: String?
  /// The state of the player; `nil` without one.
  var playback: Playback?
  var isEnabled = true

  /// The state of a player, as the script has it.
  struct Playback: Encodable, Equatable {
    /// The number of changes.
    let n: Int
    let rate: Float
    let muted: Bool
    let volume: Float
    /// The number of seeks.
    let seek: Int
    /// The time of the last seek, in seconds.
    let at: Double
    /// The time between reports, in milliseconds.
    let every: Int

    init(_ player: AVPlayer) {
      n = player.changeCount
      (rate, muted, volume) = (
        player.playback.rate, player.playback.isMuted, player.playback.volume
      )
      (seek, at) = player.seek
      let interval = player.observers.map(\.interval).min() ?? 1
      every = Int(min(max(interval, 0.25), 60) * 1000)
    }
  }

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("video")
    node.set("src", url)
    node.set("controls", isEnabled)
    node.set("playsinline", true)
    node.set("preload", "metadata")
    node.set("data-hook", playback == nil ? nil : "composable-video")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    node.set(
      "data-value",
      playback.flatMap { try? encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) })
    node.style("display", "block")
    node.style("flex", "auto")
    node.style("width", "100%")
    node.style("height", "100%")
    node.style("min-width", "0")
    node.style("min-height", "0")
    node.style("background", "black")
    return node
  }

  var layout: ElementLayout {
    ElementLayout(expandingAxes: [.horizontal, .vertical], traits: [.image, .flexible])
  }

  var labeling: AccessibilityLabeling { .node }
  var description: String { "Video" + (url.map { " \($0)" } ?? "") + enabled(isEnabled) }
}
