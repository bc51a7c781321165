public import Foundation

/// A flexible space that expands along the axis of its stack.
public nonisolated struct Spacer: _UnobservedView {
  private let minLength: Double?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length of the space, in points; `nil` for the renderer's
  ///   default.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength.map(Double.init)
  }

  /// The content of the view.
  public var body: some View { ElementView(.spacer(minLength: minLength)) }
}
