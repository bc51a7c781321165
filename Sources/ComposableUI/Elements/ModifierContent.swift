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
  /// Transforms the rendered element, in points from its upper left corner.
  case transform(CGAffineTransform)
  /// Clips the element to a shape.
  case clip(ShapeContent.Outline)
  /// Sets the maximum number of lines of its texts, `nil` for any, and the minimum.
  case lineLimit(Int?, atLeast: Int = 1)
  /// Sets the alignment of lines in multiline texts.
  case alignment(TextAlignment)
  /// Disables the controls in the element.
  case disabled(Bool)
  /// Disables the controls in the element while the browser has no connection.
  case disabledOffline(Bool)
  /// Sets when the inputs in the element report changes.
  case inputDelay(InputDelay?)
  /// Sets the label for assistive technologies; `nil` for that of the content.
  case accessibilityLabel(String?)
  /// Adds a tooltip.
  case help(String)
  /// Makes the element recognize gestures.
  case gestures(GestureContent)
  /// Makes the element report when it receives or loses the focus, and determines if it has it.
  case focus(Bool)
  /// Marks a view with a transition of its own.
  case transition
  /// Sets the color scheme.
  case colorScheme(ColorScheme)
  /// Sets the direction of texts and stacks.
  case layoutDirection(LayoutDirection)
  /// Makes the element invisible. It keeps its place in the layout.
  case hidden
  /// Draws the element in front of siblings with a lower index.
  case zIndex(Double)

  /// Gives the element its ideal size along axes.
  case fixedSize(Axis.Set)
  /// Constrains the ratio of the width to the height; `nil` for that of the content.
  case aspectRatio(Double?, ContentMode)
  /// Sets how early a stack gives space to the element, compared to 0 for its siblings.
  case layoutPriority(Double)
  /// Extends the element under the margins of the window.
  case safeAreaIgnored
  /// Keeps the element visible at an edge while the content beside it scrolls.
  case pinned(Edge)
  /// Places the center of the element at a point of the available space, in points.
  case position(x: Double, y: Double)
  /// Determines if the element receives pointer events.
  case hitTesting(Bool)
  /// Changes the colors or the outline of the rendered element.
  case filter(FilterContent)
  /// Sets how the element is combined with what is behind it.
  case blend(BlendMode)
  /// Renders the element as one image, before its effects apply.
  case compositingGroup
  /// Rotates the rendered element in three dimensions, without effect on its frame.
  case rotation3D(Rotation3DContent)
  /// Sets attributes of texts.
  case textAttributes(TextAttributesContent)
  /// Scales the text styles: to a factor of their default size, and by a factor compared to those
  /// of the enclosing element.
  case textScale(Double, relative: Double)
  /// Sets properties of a row.
  case listRow(ListRowContent)
  /// Sets the style of lists.
  case listStyle(_ListStyleKind)
  /// Sets the space between the rows of lists, in points.
  case listRowSpacing(Double)
  /// Sets the prominence of the headers of sections.
  case headerProminence(Prominence)
  /// Hides the labels of controls, except from assistive technologies.
  case labelsHidden
  /// Hides the indicators of scroll views.
  case scrollIndicatorsHidden
  /// Determines if scroll views can be scrolled.
  case scrollDisabled(Bool)
  /// Sets the size of buttons.
  case controlSize(ControlSize)
  /// Sets properties for assistive technologies.
  case accessibility(AccessibilityContent)
  /// Places the element in a grid.
  case gridCell(GridCellContent)
  /// Lets the user drag the element, exported as content types; as none if it is disabled.
  case draggable([UTType])
  /// Accepts values and files that are dropped on the element.
  case dropDestination(DropDestinationContent)
  /// Sets the shape of buttons with a border.
  case buttonBorder(ButtonBorderShape)
}

/// The time at which an input reports its changes.
@_spi(Renderer) public enum InputDelay: Equatable, Sendable {
  /// After a time without another change.
  case debounce(Duration)
  /// At once, and then not more often than in an interval.
  case throttle(Duration)
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
