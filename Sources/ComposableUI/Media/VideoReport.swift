/// The state of the playback in a browser.
struct VideoReport: Equatable {
  /// The number of changes of the player that the browser has carried out.
  let changeCount: Int
  /// The number of its seeks.
  let seekCount: Int
  let playback: AVPlayer.Playback
  /// The time in seconds.
  let seconds: Double
  /// The duration in seconds; `nil` if it is not known.
  let duration: Double?
  let hasFailed: Bool

  /// Creates a report of the values of the page's script; `nil` for others.
  init?(_ values: [Double]) {
    guard values.count == 8, let changeCount = Int(exactly: values[0]),
      let seekCount = Int(exactly: values[1]), (0...16).contains(values[2]), values[3] >= 0,
      (0...1).contains(values[6])
    else { return nil }
    self.changeCount = changeCount
    self.seekCount = seekCount
    playback = AVPlayer.Playback(
      rate: Float(values[2]), isMuted: values[5] != 0, volume: Float(values[6]))
    seconds = values[3]
    duration = values[4] >= 0 ? values[4] : nil
    hasFailed = values[7] != 0
  }
}
