public import Foundation

/// Media at an address.
public class AVAsset {
  /// The address.
  public let url: URL

  /// Creates media at an address.
  public init(url: URL) { self.url = url }
}

/// Media at an address.
public final class AVURLAsset: AVAsset {
  /// Creates media at an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Ignored.
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// Media that an ``AVPlayer`` plays.
@Observable public final class AVPlayerItem {
  /// The address and the options of the media.
  public let asset: AVAsset
  /// The duration, which is indefinite until the browser knows it.
  public internal(set) var duration = CMTime.indefinite
  /// True once the browser plays the media, false once it can't.
  public internal(set) var status = Status.unknown
  /// True once an address that no page can load has been reported.
  @ObservationIgnored var isAddressReported = false

  /// The state of the media.
  public enum Status: Int, Sendable {
    /// Not loaded, loaded, not to be loaded.
    case unknown, readyToPlay, failed
  }

  /// Creates an item of the media at an address.
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }

  /// Creates an item of media.
  public init(asset: AVAsset) { self.asset = asset }

  /// The name of the notification that media have ended. It is not posted: all users of a process would receive it.
  /// ``AVPlayer/rate`` is 0 after the end.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  /// The name of the notification that media have ended, which is not posted.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
