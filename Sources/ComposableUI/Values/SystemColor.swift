/// A color of the system with the name that it has in UIKit: `Color(.systemBackground)`.
///
/// All adapt to light and dark appearance.
public struct SystemColor: Hashable, Sendable {
  /// The color.
  let color: Color

  /// Returns the color with a name in asset catalogs, such as `systemBlueColor`; `nil` for another name.
  static func named(_ reference: String) -> SystemColor? {
    let name = reference.replacing(/Color$/, with: "")
    let base = name.replacing(/^system(?=[A-Z])/, with: "")
    let names = [name, base.prefix(1).lowercased() + base.dropFirst()]
    return names.lazy.compactMap(Color.Name.init).first.map { named($0) }
  }

  private static func named(_ name: Color.Name) -> SystemColor {
    SystemColor(color: Color(name: name))
  }

  /// The color of primary text, the same as `Color.primary`.
  public static let label = named(.primary)
  /// The color of secondary text, the same as `Color.secondary`.
  public static let secondaryLabel = named(.secondary)
  /// The color of tertiary text.
  public static let tertiaryLabel = SystemColor(color: .primary.opacity(0.45))
  /// The color of the faintest text.
  public static let quaternaryLabel = SystemColor(color: .primary.opacity(0.3))
  /// The color of prompts in text fields.
  public static let placeholderText = named(.secondary)
  /// The color of links, which is that of the tint.
  public static let link = named(.accentColor)
  /// The color of lines between content, with transparency.
  public static let separator = named(.separator)
  /// The color of lines without transparency.
  public static let opaqueSeparator = named(.systemGray4)

  /// The background of the main content of a window.
  public static let systemBackground = named(.systemBackground)
  /// The background of groups of content.
  public static let secondarySystemBackground = named(.secondarySystemBackground)
  /// The background of content in groups.
  public static let tertiarySystemBackground = named(.tertiarySystemBackground)
  /// The background of lists, which is that of the window.
  public static let systemGroupedBackground = named(.systemGroupedBackground)
  /// The background of rows in lists and forms.
  public static let secondarySystemGroupedBackground = named(.secondarySystemGroupedBackground)
  /// The background of content in rows.
  public static let tertiarySystemGroupedBackground = named(.systemGroupedBackground)

  /// The fill of small shapes.
  public static let systemFill = SystemColor(color: .gray.opacity(0.3))
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = SystemColor(color: .gray.opacity(0.24))
  /// The fill of large shapes.
  public static let tertiarySystemFill = SystemColor(color: .gray.opacity(0.18))
  /// The fill of very large shapes.
  public static let quaternarySystemFill = SystemColor(color: .gray.opacity(0.12))

  /// The system color red, the same as `Color.red`.
  public static let systemRed = named(.red)
  /// The system color orange, the same as `Color.orange`.
  public static let systemOrange = named(.orange)
  /// The system color yellow, the same as `Color.yellow`.
  public static let systemYellow = named(.yellow)
  /// The system color green, the same as `Color.green`.
  public static let systemGreen = named(.green)
  /// The system color mint, the same as `Color.mint`.
  public static let systemMint = named(.mint)
  /// The system color teal, the same as `Color.teal`.
  public static let systemTeal = named(.teal)
  /// The system color cyan, the same as `Color.cyan`.
  public static let systemCyan = named(.cyan)
  /// The system color blue, the same as `Color.blue`.
  public static let systemBlue = named(.blue)
  /// The system color indigo, the same as `Color.indigo`.
  public static let systemIndigo = named(.indigo)
  /// The system color purple, the same as `Color.purple`.
  public static let systemPurple = named(.purple)
  /// The system color pink, the same as `Color.pink`.
  public static let systemPink = named(.pink)
  /// The system color brown, the same as `Color.brown`.
  public static let systemBrown = named(.brown)
  /// The system color gray, the same as `Color.gray`.
  public static let systemGray = named(.gray)
  /// The second level of gray, which differs less from the background.
  public static let systemGray2 = named(.systemGray2)
  /// The third of six levels of gray.
  public static let systemGray3 = named(.systemGray3)
  /// The fourth of six levels of gray.
  public static let systemGray4 = named(.systemGray4)
  /// The fifth of six levels of gray.
  public static let systemGray5 = named(.systemGray5)
  /// The sixth level of gray, which differs least from the background.
  public static let systemGray6 = named(.systemGray6)
}

/// The name of ``SystemColor`` in UIKit: `Color(UIColor.systemBackground)`.
public typealias UIColor = SystemColor

extension Color {
  /// Creates a color of the system.
  public init(_ color: SystemColor) { self = color.color }

  /// Creates a color of the system.
  public init(uiColor: SystemColor) { self = uiColor.color }
}
