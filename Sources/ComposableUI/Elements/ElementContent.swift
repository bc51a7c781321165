public import Foundation

/// The content of an element: the data that a renderer needs, and no references to the program's.
@_spi(Renderer) public enum ElementContent: Equatable, Sendable {
  /// The root element. Its children are the page and what is presented above it, in this order.
  case window
  /// The element that contains those of a view.
  case page

  /// Text, in runs of one style each.
  case text([TextRun])
  /// An icon, by the name of its symbol.
  case image(systemName: String)

  /// A layout of its children: horizontal, vertical or in depth.
  case stack(Stack)
  /// Flexible space of at least the given length in points.
  case spacer(minLength: Double?)
  /// A line between its siblings.
  case divider
  /// A scrollable area of its children.
  case scroll(Axis.Set)
  /// Two children, each a ``layer``. The first sets the size, the second is behind or in front.
  case layers(Layers)
  /// A child of ``layers(_:)``.
  case layer
  /// A shape that fills its frame.
  case shape(ShapeContent)

  /// A button. Its child is the label.
  case button(ButtonContent)
  /// A link. Its child is the label.
  case link(LinkContent)
  /// A switch. Its child is the label.
  case toggle(isOn: Bool, isEnabled: Bool)
  /// A control that increments and decrements a value. Its child is the label.
  case stepper(StepperContent)
  /// A control that selects a number from a range. Its child is the label.
  case slider(SliderContent)
  /// A field or editor for text.
  case field(InputContent)
  /// A selection from options. Its children are a ``label`` and an ``option`` for each.
  case picker(PickerContent)
  /// An option of a picker.
  case option
  /// Progress as a fraction; `nil` if indeterminate. Its child is the label.
  case progress(Double?)
  /// The label of a control.
  case label
  /// An icon and a title, in this order.
  case titleAndIcon

  /// A container of controls for data entry.
  case form
  /// A container of rows.
  case list
  /// A group of rows. Its children are a ``header``, ``rows`` and a ``footer``.
  case section
  /// The header of a section.
  case header
  /// The rows of a section.
  case rows
  /// The footer of a section.
  case footer
  /// A row with actions. Its children are a ``row`` and its ``rowActions``.
  case editableRow(isEditing: Bool)
  /// The content of a row with actions.
  case row
  /// The actions of a row: always visible while the list is edited, otherwise on demand.
  case rowActions
  /// A ``label`` and, while expanded, the disclosed content.
  case disclosure(DisclosureContent)
  /// A button that shows its menu. Its children are a ``menuLabel`` and the items of the menu.
  case menu(isEnabled: Bool)
  /// The label of a menu.
  case menuLabel
  /// Tabs, of which one is visible. Its children are a ``tabBar`` and the ``tab(isSelected:)``s.
  case tabs
  /// The buttons that select a tab.
  case tabBar
  /// A button that selects a tab. Its child is the label.
  case tabButton(isSelected: Bool, isEnabled: Bool)
  /// The content of a tab.
  case tab(isSelected: Bool)
  /// A stack of screens. The last one is visible.
  case navigation
  /// A screen of a navigation stack. Its children are its toolbars and its content.
  case screen(ScreenContent)
  /// The items of one place of a screen.
  case toolbar(ToolbarSlot)
  /// An item of a toolbar.
  case toolbarItem(ToolbarItemPlacement)

  /// Content above all others. Its children are that content; for a prompt a ``header``, a
  /// ``message`` and the ``actions``.
  case presentation(PresentationContent)
  /// The message of a prompt.
  case message
  /// The buttons and fields of a prompt.
  case actions

  /// A modification of its only child.
  case modified(ModifierContent)
}

/// A piece of text with one style.
@_spi(Renderer) public struct TextRun: Equatable, Sendable {
  /// The text.
  public var text: String
  /// The font; `nil` to inherit it.
  public var font: Font?
  /// The traits added to the font.
  public var traits: Traits
  /// The style of the text; `nil` to inherit it.
  public var foregroundStyle: ResolvedShapeStyle?
  /// The style of the underline; `nil` for that of the text.
  public var underlineStyle: ResolvedShapeStyle?
  /// The style of the strikethrough line; `nil` for that of the text.
  public var strikethroughStyle: ResolvedShapeStyle?
  /// The address that a tap on the text opens; `nil` for none.
  public var link: URL?

  /// Traits that are added to a font.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: Int
    /// Creates traits from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A heavier weight.
    public static let bold = Traits(rawValue: 1)
    /// A slanted style.
    public static let italic = Traits(rawValue: 2)
    /// Digits of equal width, so that changing numbers don't shift the text.
    public static let monospacedDigit = Traits(rawValue: 4)
    /// A line below the text.
    public static let underline = Traits(rawValue: 8)
    /// A line through the text.
    public static let strikethrough = Traits(rawValue: 16)
    /// Characters of equal width.
    public static let monospaced = Traits(rawValue: 32)
  }
}

/// The direction, alignment and spacing of a stack.
@_spi(Renderer) public enum Stack: Equatable, Sendable {
  /// A horizontal layout. The spacing is in points; `nil` for the default.
  case horizontal(VerticalAlignment, spacing: Double?)
  /// A vertical layout. The spacing is in points; `nil` for the default.
  case vertical(HorizontalAlignment, spacing: Double?)
  /// An overlay of the children, the last one in front.
  case depth(Alignment)
}

/// The order of two layers, and the alignment of the second in the first.
@_spi(Renderer) public enum Layers: Equatable, Sendable {
  /// The second layer is behind the first.
  case background(Alignment)
  /// The second layer is in front of the first.
  case overlay(Alignment)
}

/// A shape and its drawing style.
@_spi(Renderer) public struct ShapeContent: Equatable, Sendable {
  /// The geometry of the shape.
  public var outline: Outline
  /// The part of the outline that is drawn, from 0 to 1, clockwise from its start.
  public var trim: ClosedRange<Double>
  /// The style of the interior; `nil` for none.
  public var fill: ResolvedShapeStyle?
  /// The style of the outline; `nil` for none.
  public var stroke: Stroke?

  /// The geometry of a shape.
  public enum Outline: Equatable, Sendable {
    /// A circle centered in the frame.
    case circle
    /// A rectangle.
    case rectangle
    /// A rectangle with rounded corners. The radius is in points.
    case roundedRectangle(cornerRadius: Double)
    /// A rectangle whose shorter sides are semicircles.
    case capsule
    /// An ellipse.
    case ellipse
  }

  /// The drawing style of an outline.
  public struct Stroke: Equatable, Sendable {
    /// The color of the line.
    public var shapeStyle: ResolvedShapeStyle
    /// The width, caps and dashes of the line.
    public var style: StrokeStyle
  }
}

/// The content of a button.
@_spi(Renderer) public struct ButtonContent: Equatable, Sendable {
  /// The purpose of the button; `nil` for none in particular.
  public var role: ButtonRole?
  /// The appearance of the button.
  public var style: Style
  /// True if the button accepts interactions.
  public var isEnabled: Bool

  /// The appearance of a button.
  public enum Style: Equatable, Sendable {
    case automatic, bordered, borderedProminent, borderless, plain
  }
}

/// The content of a link.
@_spi(Renderer) public struct LinkContent: Equatable, Sendable {
  /// The address.
  public var url: URL
  /// True if the views handle ``Interaction/tap``; otherwise, the renderer opens the address.
  public var hasHandler: Bool
  /// True if the link accepts interactions.
  public var isEnabled: Bool
}

/// The content of a disclosure group.
@_spi(Renderer) public struct DisclosureContent: Equatable, Sendable {
  /// True if the content is shown.
  public var isExpanded: Bool
  /// True if the group accepts interactions.
  public var isEnabled: Bool
}

/// The content of a stepper.
@_spi(Renderer) public struct StepperContent: Equatable, Sendable {
  /// True if the value can be incremented.
  public var canIncrement: Bool
  /// True if the value can be decremented.
  public var canDecrement: Bool
  /// True if the stepper accepts interactions.
  public var isEnabled: Bool
}

/// The content of a slider.
@_spi(Renderer) public struct SliderContent: Equatable, Sendable {
  /// The current value.
  public var value: Double
  /// The range of valid values.
  public var range: ClosedRange<Double>
  /// The distance between valid values; `nil` if every value of the range is valid.
  public var step: Double?
  /// True if the slider accepts interactions.
  public var isEnabled: Bool
}

/// The content of a text field or editor.
@_spi(Renderer) public struct InputContent: Equatable, Sendable {
  /// The entered text.
  public var text: String
  /// The placeholder shown while the text is empty.
  public var prompt: String
  /// The kind of field.
  public var kind: Kind
  /// The appearance of the field.
  public var style: _TextFieldStyleKind
  /// True if the views handle ``Interaction/submit``.
  public var submits: Bool
  /// True if the field accepts interactions.
  public var isEnabled: Bool
  /// The options of the keyboard.
  public var traits = TextInputTraits()

  /// The kind of a text field.
  public enum Kind: Equatable, Sendable {
    /// A single line.
    case line
    /// A single line with hidden characters, such as a password.
    case secure
    /// Multiple lines.
    case lines
    /// A single line with words to search for.
    case search
  }
}

/// The content of a picker.
@_spi(Renderer) public struct PickerContent: Equatable, Sendable {
  /// The index of the selected option; `nil` if none is selected.
  public var selection: Int?
  /// The appearance of the picker.
  public var style: _PickerStyleKind
  /// True if the picker accepts interactions.
  public var isEnabled: Bool
}

/// The content of a screen.
@_spi(Renderer) public struct ScreenContent: Equatable, Sendable {
  /// The title; `nil` if it has none.
  public var title: String?
  /// True for the root of a stack.
  public var isRoot: Bool
  /// The options that its views set.
  public var options: ScreenOptions

  /// Creates the content of a screen.
  public init(title: String?, isRoot: Bool, options: ScreenOptions = ScreenOptions()) {
    self.title = title
    self.isRoot = isRoot
    self.options = options
  }

  /// True if the user can dismiss it.
  public var canGoBack: Bool { !isRoot && !options.isBackButtonHidden }

  /// True if the title is displayed in large letters.
  public var hasLargeTitle: Bool {
    switch options.titleDisplayMode {
    case .automatic: isRoot
    case .inline: false
    case .large: true
    }
  }
}

/// The content of a presentation.
@_spi(Renderer) public struct PresentationContent: Equatable, Sendable {
  /// The kind of presentation.
  public var style: Style
  /// The name for assistive technologies; `nil` if it has none.
  public var title: String?
  /// The options that the content sets.
  public var options: PresentationOptions

  /// The kind of a presentation.
  public enum Style: Equatable, Sendable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog

    /// True for a question with buttons.
    public var isPrompt: Bool { self == .alert || self == .confirmationDialog }
  }

  /// True if the user can ask to dismiss it, other than with a control in it. See
  /// ``Interaction/dismiss``.
  public var isDismissible: Bool {
    style.isPrompt || style != .fullScreenCover && !options.isInteractiveDismissDisabled
  }
}

/// A modification of an element.
@_spi(Renderer) public enum ModifierContent: Equatable, Sendable {
  /// Adds padding around the element.
  case padding(Padding)
  /// Constrains the element's size.
  case frame(FrameContent)
  /// Sets the font; `nil` keeps that of the enclosing element.
  case font(Font?)
  /// Sets attributes of the font.
  case fontTraits(FontTraitsContent)
  /// Sets the style of text, symbols and shapes.
  case foreground(ResolvedShapeStyle)
  /// Sets the tint of controls; `nil` keeps that of the enclosing element.
  case tint(ResolvedShapeStyle?)
  /// Sets the opacity, from 0 to 1.
  case opacity(Double)
  /// Rotates the rendered element around an anchor, without effect on its frame.
  case rotation(Angle, anchor: UnitPoint)
  /// Scales the rendered element relative to an anchor, without effect on its frame.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// Moves the rendered element, in points, without effect on its frame.
  case offset(x: Double, y: Double)
  /// Clips the element to a shape.
  case clip(ShapeContent.Outline)
  /// Sets the maximum number of lines of its texts, `nil` for any, and the minimum.
  case lineLimit(Int?, atLeast: Int = 1)
  /// Sets the alignment of lines in multiline texts.
  case alignment(TextAlignment)
  /// Disables the controls in the element.
  case disabled(Bool)
  /// Sets the label for assistive technologies; `nil` for that of the content.
  case accessibilityLabel(String?)
  /// Adds a tooltip.
  case help(String)
  /// Makes the element accept taps.
  case tappable
  /// Makes the element report when it receives or loses the focus, and determines if it has it.
  case focus(Bool)
  /// Marks a view with a transition of its own.
  case transition
}

/// Attributes of the font of an element, whichever that is. `nil` keeps that of the enclosing
/// element.
@_spi(Renderer) public struct FontTraitsContent: Equatable, Sendable {
  /// The weight.
  public var weight: Font.Weight?
  /// True for italics.
  public var isItalic: Bool?
  /// True for digits of equal width.
  public var hasMonospacedDigits: Bool?
  /// The design.
  public var design: Font.Design?
}

/// Padding around an element.
@_spi(Renderer) public struct Padding: Equatable, Sendable {
  /// The edges with padding.
  public var edges: Edge.Set
  /// The width of the padding in points; `nil` for the default.
  public var length: Double?
}

/// The constraints of an element's size, in points. `nil` sets no constraint.
@_spi(Renderer) public struct FrameContent: Equatable, Sendable {
  /// The fixed width.
  public var width: Double?
  /// The fixed height.
  public var height: Double?
  /// The minimum width.
  public var minWidth: Double?
  /// The maximum width.
  public var maxWidth: Double?
  /// The minimum height.
  public var minHeight: Double?
  /// The maximum height.
  public var maxHeight: Double?
  /// The alignment of the element in a larger frame.
  public var alignment: Alignment
}
