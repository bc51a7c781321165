public import Foundation

/// What an element is: all that whoever shows it has to know, and nothing of the program's.
public enum ElementContent: Equatable, Sendable {
  /// The whole of what a window shows.
  case page

  /// Text, in runs of one look each.
  case text([TextRun])
  /// An icon, by the name of its symbol.
  case image(systemName: String)

  /// What lies in it lies beside, below or behind one another.
  case stack(Stack)
  /// Takes what room there is, at least so many points.
  case spacer(minLength: Double?)
  /// A line between others.
  case divider
  /// What lies in it can be scrolled.
  case scroll(Axis.Set)
  /// The first ``layer`` in it gives the size, the second lies before or behind it.
  case layers(Layers)
  /// One of the layers.
  case layer
  /// A shape that fills its frame.
  case shape(ShapeContent)

  /// A button; what lies in it is its label.
  case button(ButtonContent)
  /// A link; what lies in it is its label. The views open the URL where they have a handler for it.
  case link(URL, hasHandler: Bool)
  /// A switch; what lies in it is its label.
  case toggle(isOn: Bool, isEnabled: Bool)
  /// A number with a step up and one down; what lies in it is its label.
  case stepper(StepperContent)
  /// A number between two others; what lies in it is its label.
  case slider(SliderContent)
  /// Text to be entered.
  case field(InputContent)
  /// One of several; in it lie the ``label`` and then an ``option`` each.
  case picker(PickerContent)
  /// One choice of a picker.
  case option
  /// How far something is; `nil` where that can't be told. What lies in it is its label.
  case progress(Double?)
  /// A control's label.
  case label
  /// An icon and a title, in this order.
  case titleAndIcon

  /// Controls of a form.
  case form
  /// Rows.
  case list
  /// Rows that belong together; in it lie ``header``, ``rows`` and ``footer``.
  case section
  /// What stands above a section.
  case header
  /// The rows of a section.
  case rows
  /// What stands below a section.
  case footer
  /// A ``label`` and, where it is open, what it discloses.
  case disclosure(isExpanded: Bool)
  /// A stack of screens, of which the last is seen.
  case navigation
  /// One screen of a stack.
  case screen(title: String?, canGoBack: Bool)

  /// What a modifier does to the one element in it.
  case modified(ModifierContent)
}

/// A piece of text that looks the same all over.
public struct TextRun: Equatable, Sendable {
  /// The text.
  public var text: String
  /// Its font; `nil` for that of its surroundings.
  public var font: Font?
  /// What is added to the font.
  public var traits: Traits
  /// Its color; `nil` for that of its surroundings.
  public var paint: ResolvedShapeStyle?
  /// The color of the line below it; `nil` for its own.
  public var underlinePaint: ResolvedShapeStyle?
  /// The color of the line through it; `nil` for its own.
  public var strikethroughPaint: ResolvedShapeStyle?

  /// What is added to a font.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let bold = Traits(rawValue: 1)
    public static let italic = Traits(rawValue: 2)
    /// Digits are of one width, so that numbers that change stay where they are.
    public static let monospacedDigit = Traits(rawValue: 4)
    public static let underline = Traits(rawValue: 8)
    public static let strikethrough = Traits(rawValue: 16)
    public static let monospaced = Traits(rawValue: 32)
  }
}

/// How elements lie in a stack.
public enum Stack: Equatable, Sendable {
  /// One beside the other; `spacing` in points, `nil` for what is usual.
  case horizontal(VerticalAlignment, spacing: Double?)
  /// One below the other.
  case vertical(HorizontalAlignment, spacing: Double?)
  /// One in front of the other.
  case depth(Alignment)
}

/// Which of two layers lies in front, and where the second lies in the first.
public enum Layers: Equatable, Sendable {
  /// The second lies behind the first.
  case background(Alignment)
  /// The second lies before the first.
  case overlay(Alignment)
}

/// A shape, and how it is drawn.
public struct ShapeContent: Equatable, Sendable {
  /// What it is.
  public var outline: Outline
  /// Which part of its outline is drawn, from 0 to 1, clockwise from where it begins.
  public var trim: ClosedRange<Double>
  /// What it is filled with.
  public var fill: ResolvedShapeStyle?
  /// What its outline is drawn with.
  public var stroke: Stroke?

  /// The kinds of shapes.
  public enum Outline: Equatable, Sendable {
    case circle
    case rectangle
    /// With rounded corners, in points.
    case roundedRectangle(cornerRadius: Double)
    case capsule
    case ellipse
  }

  /// How an outline is drawn.
  public struct Stroke: Equatable, Sendable {
    public var paint: ResolvedShapeStyle
    public var style: StrokeStyle
  }
}

/// A button.
public struct ButtonContent: Equatable, Sendable {
  /// What it does to the user's things.
  public var role: ButtonRole?
  /// How it looks.
  public var style: Style
  public var isEnabled: Bool

  /// How a button looks.
  public enum Style: Equatable, Sendable {
    case automatic, bordered, borderedProminent, borderless, plain
  }
}

/// A stepper.
public struct StepperContent: Equatable, Sendable {
  public var canIncrement: Bool
  public var canDecrement: Bool
  public var isEnabled: Bool
}

/// A slider.
public struct SliderContent: Equatable, Sendable {
  public var value: Double
  public var range: ClosedRange<Double>
  /// `nil` for any value of the range.
  public var step: Double?
  public var isEnabled: Bool
}

/// Text to be entered.
public struct InputContent: Equatable, Sendable {
  public var text: String
  public var prompt: String
  public var kind: Kind
  public var style: Style
  /// Whether somebody waits for the user to be done.
  public var submits: Bool
  public var isEnabled: Bool

  /// What is entered.
  public enum Kind: Equatable, Sendable {
    /// One line.
    case line
    /// One line that nobody is to read.
    case secure
    /// Several lines.
    case lines
  }

  /// How a field looks.
  public enum Style: Equatable, Sendable {
    case automatic, plain, roundedBorder
  }
}

/// One of several.
public struct PickerContent: Equatable, Sendable {
  /// The place of the chosen option; `nil` where none of them is.
  public var selection: Int?
  public var style: Style
  public var isEnabled: Bool

  /// How a picker looks.
  public enum Style: Equatable, Sendable {
    case automatic, menu, segmented, inline
  }
}

/// What a modifier does to an element.
public enum ModifierContent: Equatable, Sendable {
  /// Room around it, in points; `nil` on an edge for what is usual, where the edge is in the set.
  case padding(Padding)
  case frame(FrameContent)
  case font(Font?)
  case foreground(ResolvedShapeStyle)
  case tint(ResolvedShapeStyle?)
  case opacity(Double)
  case rotation(Angle, anchor: UnitPoint)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case offset(x: Double, y: Double)
  case clip(ShapeContent.Outline)
  /// How many lines its texts take at most, `nil` for any number, and at least.
  case lineLimit(Int?, atLeast: Int = 1)
  case alignment(TextAlignment)
  case disabled(Bool)
  /// What a screen reader says of it; `nil` for what it says anyway.
  case accessibilityLabel(String?)
  /// What is shown when the user stays with it.
  case help(String)
  /// It takes taps.
  case tappable
  /// It stands for another thing than before: nothing of it is to be reused.
  case identity
  /// It comes and goes in a way of its own.
  case transition
}

/// Room around an element.
public struct Padding: Equatable, Sendable {
  public var edges: Edge.Set
  /// In points; `nil` for what is usual.
  public var length: Double?
}

/// The size of an element.
public struct FrameContent: Equatable, Sendable {
  public var width: Double?
  public var height: Double?
  public var minWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var maxHeight: Double?
  public var alignment: Alignment
}
