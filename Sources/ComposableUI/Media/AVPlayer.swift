public import Foundation

/// A player of videos and sounds, which a ``VideoPlayer`` shows.
///
/// ```swift
/// @State private var player = AVPlayer(url: URL(string: "https://media.example.com/harbour.mp4")!)
///
/// var body: some View {
///   VideoPlayer(player: player)
///     .onAppear { player.play() }
/// }
/// ```
///
/// 1. The browser of the user plays, while a ``VideoPlayer`` of the player is shown. Without one there is no sound.
/// 2. Browsers play only after a click somewhere in the page, unless the player is muted. Otherwise, ``rate`` is 0 again.
/// 3. Properties follow what the user does with the controls. The time is reported once a second, or as often as
///    ``addPeriodicTimeObserver(forInterval:queue:using:)`` asks for, at most 4 times. Views that read a property are updated.
/// 4. A player belongs to the views of one window.
@Observable public final class AVPlayer {
  /// The state of the playback, as the program has set and the user has changed it.
  struct Playback: Equatable {
    var rate: Float = 0
    var isMuted = false
    var volume: Float = 1
  }

  /// The media; `nil` for none.
  public private(set) var currentItem: AVPlayerItem?
  /// The action at the end of the media. Ignored: the player pauses.
  public var actionAtItemEnd = ActionAtItemEnd.pause
  /// The rate of ``play()``.
  public var defaultRate: Float = 1
  /// True if the player may show its video on another screen: the browser decides.
  public var allowsExternalPlayback = true
  /// True if the screen stays on: the browser decides.
  public var preventsDisplaySleepDuringVideoPlayback = true
  /// True if the player waits for data: the browser decides.
  public var automaticallyWaitsToMinimizeStalling = true

  private(set) var playback = Playback()
  /// The number of changes by the program, which tells them from those that the user makes at the same time.
  private(set) var changeCount = 0
  /// The number of the program's seeks, and the time of the last one in seconds.
  private(set) var seek = (count: 0, seconds: 0.0)
  private var seconds = 0.0
  /// The observers of the time, with their intervals in seconds.
  private(set) var observers: [TimeObserver] = []

  final class TimeObserver {
    let interval: Double
    let action: (CMTime) -> Void

    init(interval: Double, action: @escaping (CMTime) -> Void) {
      (self.interval, self.action) = (interval, action)
    }
  }

  /// The action at the end of media.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The actions of AVFoundation.
    case advance, pause, none
  }

  /// The states of playback.
  public enum TimeControlStatus: Int, Sendable {
    /// The states of AVFoundation. A page does not tell when it waits.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// Creates a player without media.
  public init() {}

  /// Creates a player of the media at an address.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Creates a player of media.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// The speed: 0 if the player is paused, 1 for the usual one. Browsers play at rates between 0.25 and 4.
  public var rate: Float {
    get { playback.rate }
    set { change { $0.rate = newValue.isFinite && newValue > 0 ? min(max(newValue, 0.25), 4) : 0 } }
  }

  /// True if the player is not heard.
  public var isMuted: Bool {
    get { playback.isMuted }
    set { if newValue != isMuted { change { $0.isMuted = newValue } } }
  }

  /// The volume, from 0 to 1.
  public var volume: Float {
    get { playback.volume }
    set {
      let volume = newValue.isFinite ? min(max(newValue, 0), 1) : 1
      if volume != self.volume { change { $0.volume = volume } }
    }
  }

  /// The state of playback: paused or playing.
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  /// Plays.
  public func play() { rate = defaultRate }

  /// Plays at a speed.
  public func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Pauses.
  public func pause() { rate = 0 }

  /// Replaces the media. The player continues to play if it does.
  public func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    seconds = 0
    seek = (seek.count, 0)
    change { _ in }
  }

  /// Returns the time, as the browser has reported it last.
  public func currentTime() -> CMTime { CMTime(seconds: seconds, preferredTimescale: 1000) }

  /// Continues at a time; one that has no seconds is ignored.
  public func seek(to time: CMTime) {
    guard time.isNumeric else { return }
    // The largest number that a page reports.
    seconds = min(max(time.seconds, 0), 1e6)
    seek = ((seek.count + 1) % 1_000_000, seconds)
  }

  /// Continues at a time.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - completionHandler: Called with true at once.
  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  /// Continues at a time.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - toleranceBefore: Ignored.
  ///   - toleranceAfter: Ignored.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Continues at a time.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - toleranceBefore: Ignored.
  ///   - toleranceAfter: Ignored.
  ///   - completionHandler: Called with true at once.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Calls a closure while the player plays, and when the time jumps.
  ///
  /// - Parameters:
  ///   - interval: The time between calls, at least a quarter of a second.
  ///   - queue: Ignored: the closure is called on the actor of the views.
  ///   - block: The closure, with the time.
  /// - Returns: A value for ``removeTimeObserver(_:)``. The observer stays without it, too.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(
      interval: interval.isNumeric ? interval.seconds : 1, action: block)
    observers.append(observer)
    return observer
  }

  /// Removes an observer.
  ///
  /// - Parameter observer: The value that was returned for it.
  public func removeTimeObserver(_ observer: Any) {
    observers.removeAll { $0 === observer as AnyObject }
  }

  private func change(_ change: (inout Playback) -> Void) {
    change(&playback)
    changeCount = (changeCount + 1) % 1_000_000
  }

  /// Takes over what a browser does.
  func receive(_ report: VideoReport) {
    // One that was sent before the program's last change is out of date, and may be of other media.
    guard report.changeCount == changeCount else { return }
    if let item = currentItem {
      if report.hasFailed {
        item.status = .failed
      } else if report.duration != nil {
        item.status = .readyToPlay
      }
      if let duration = report.duration {
        item.duration = CMTime(seconds: duration, preferredTimescale: 1000)
      }
    }
    playback = report.playback
    guard report.seekCount == seek.count, report.seconds != seconds else { return }
    seconds = report.seconds
    for observer in observers { observer.action(currentTime()) }
  }
}
