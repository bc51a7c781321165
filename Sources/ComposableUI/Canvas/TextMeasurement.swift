import Foundation

/// An estimate of the size of a text, from the average widths of letters of system fonts.
struct TextMeasurement {
  /// The height of a line, and the part of it above the baseline, as multiples of the font's size.
  static let lineHeight = 1.2
  static let ascent = 0.95

  /// The available width, in points.
  private let width: Double
  private var lineWidth = 0.0
  private var wordWidth = 0.0
  private var spaceWidth = 0.0
  private var maximumWidth = 0.0
  /// The height of the former lines, and that of the current one.
  private var height = 0.0
  private var currentHeight = 0.0

  /// Starts a text in an available width, in points.
  init(width: Double) {
    self.width = width.isNaN ? .infinity : max(0, width)
  }

  /// Adds text in a font.
  mutating func add(_ run: TextRun, font: Font) {
    let size = font.pointSize
    let isWide = run.traits.contains(.bold) || (font.weight?.value ?? 400) >= 600
    let isMonospaced = run.traits.contains(.monospaced) || font.design == .monospaced
    currentHeight = max(currentHeight, size * Self.lineHeight)
    for character in run.text {
      if character.isNewline {
        endWord()
        endLine(height: size * Self.lineHeight)
        continue
      }
      let em = isMonospaced ? 0.6 : character.averageWidth * (isWide ? 1.06 : 1)
      let characterWidth = em * size + (run.tracking ?? 0)
      if character.isWhitespace {
        endWord()
        spaceWidth += characterWidth
      } else {
        wordWidth += characterWidth
      }
    }
  }

  /// The size of the text so far, in points.
  var size: CGSize {
    var end = self
    end.endWord()
    return CGSize(
      width: max(end.maximumWidth, end.lineWidth), height: end.height + end.currentHeight)
  }

  private mutating func endWord() {
    guard wordWidth > 0 else { return }
    if lineWidth > 0, lineWidth + spaceWidth + wordWidth > width {
      endLine(height: currentHeight)
    }
    lineWidth += spaceWidth + wordWidth
    (spaceWidth, wordWidth) = (0, 0)
  }

  private mutating func endLine(height next: Double) {
    maximumWidth = max(maximumWidth, lineWidth)
    height += currentHeight
    (lineWidth, spaceWidth, currentHeight) = (0, 0, next)
  }
}

extension Character {
  /// The width of the character in a proportional font, as a multiple of its size.
  fileprivate var averageWidth: Double {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": return 0.27
    case " ", "f", "r", "t", "(", ")", "[", "]", "-", "/": return 0.33
    case "m", "w", "M", "W", "@", "%": return 0.86
    case "A"..."Z", "0"..."9", "+", "=", "#", "$", "&", "<", ">": return 0.63
    case "\u{1100}"..."\u{11FF}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7AF}",
      "\u{F900}"..."\u{FAFF}", "\u{FF00}"..."\u{FF60}", "\u{1F000}"...:
      return 1
    default: return 0.53
    }
  }
}

extension Font {
  /// The size in points at the default setting of the user.
  var pointSize: Double {
    switch size {
    case .points(let points), .fixed(let points): points
    case .style(let style):
      switch style {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }
}
