public import Foundation

/// The shape of the background of a button with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  /// The outline of a button.
  @_spi(Renderer) public enum Outline: Equatable, Sendable {
    /// The outlines. The radius of corners is in points; `nil` for the default.
    case automatic, capsule, roundedRectangle(Double?), circle
  }

  /// The outline that a renderer draws around the button.
  @_spi(Renderer) public var outline: Outline

  /// The default shape of the renderer.
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
    modified(.buttonBorder(shape))
  }
}
