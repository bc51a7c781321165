/// The traits of a view for assistive technologies.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: Int
  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A view that is announced as a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A view that is announced as a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The current one of several views.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A view that is announced as a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A view that is announced as an image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A view whose changes are read.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 32)
  /// A view that is announced as a search field. Ignored.
  public static let isSearchField = AccessibilityTraits(rawValue: 64)
  /// A view that plays a sound. Ignored.
  public static let playsSound = AccessibilityTraits(rawValue: 128)
  /// A key of a keyboard. Ignored.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 256)
  /// Text that does not change. Ignored.
  public static let isStaticText = AccessibilityTraits(rawValue: 512)
  /// A summary of the screen. Ignored.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
  /// A view that starts a media session. Ignored.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  /// A view that is touched directly. Ignored.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  /// A view that turns pages. Ignored.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  /// A view above all others. Ignored.
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  /// A view that is announced as a switch. Ignored: a ``Toggle`` is one.
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  /// A view that is announced as a bar of tabs. Ignored.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)

  /// The names of the traits with an effect.
  var names: [String] {
    let names: [(AccessibilityTraits, String)] = [
      (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
      (.isImage, "image"), (.updatesFrequently, "live"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

/// The treatment of the children of a view by assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable, CustomStringConvertible {
  /// The name of the behavior.
  public let description: String

  /// The children are ignored: the view is one element with a label of its own.
  public static let ignore = AccessibilityChildBehavior(description: "ignore")
  /// The children are a group. Unlike in SwiftUI, they remain elements of their own.
  public static let combine = AccessibilityChildBehavior(description: "combine")
  /// The children are a group of elements.
  public static let contain = AccessibilityChildBehavior(description: "contain")
}
