import ComposableHTML
public import Foundation

/// The shape of the background of a button with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  /// The outline of a button.
  enum Outline: Equatable, Sendable {
    /// The outlines. The radius of corners is in points; `nil` for the default.
    case automatic, capsule, roundedRectangle(Double?), circle
  }

  /// The outline around the button.
  var outline: Outline

  /// The default shape.
  public static let automatic = ButtonBorderShape(outline: .automatic)
  /// A rectangle whose shorter sides are semicircles.
  public static let capsule = ButtonBorderShape(outline: .capsule)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(outline: .roundedRectangle(nil))
  /// A circle around a square label, or else an ellipse.
  public static let circle = ButtonBorderShape(outline: .circle)

  /// A rectangle with rounded corners.
  ///
  /// - Parameter radius: The radius of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .roundedRectangle(Double(radius)))
  }
}

extension ButtonBorderShape: CustomStringConvertible {
  /// The name of the shape.
  public var description: String { "\(outline)" }
}

nonisolated extension View {
  /// Sets the shape of the buttons with a background in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modified(ButtonBorderContent(shape: shape))
  }
}

/// The shape of buttons with a border.
struct ButtonBorderContent: ModifierContent {
  var shape: ButtonBorderShape

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("--button-radius", radius)
  }

  /// The radius of the corners; `nil` for that of the theme.
  private var radius: CSS? {
    switch shape.outline {
    case .automatic: nil
    case .capsule: "99px"
    case .roundedRectangle(nil): "10px"
    case .roundedRectangle(let radius?): "\(max(0, radius))px"
    case .circle: "50%"
    }
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    guard case .roundedRectangle(let radius) = shape.outline else { return }
    shape.outline = .roundedRectangle(numbers.optional(radius))
  }

  var description: String { "buttonBorder \(shape)" }
}
