public import Foundation

/// The size and place of a ``GeometryReader``, or of the view of an
/// ``View/onGeometryChange(for:of:action:)-(_,_,(Value)->Void)``.
///
/// All lengths are in points, as the browser measured them when the size last changed. The place in
/// the window is that of the same moment: scrolling does not update it.
public struct GeometryProxy: Equatable, Sendable {
  private let geometry: ElementGeometry
  private let spaces: CoordinateSpaces

  init(_ geometry: ElementGeometry, spaces: CoordinateSpaces = CoordinateSpaces()) {
    self.geometry = geometry
    self.spaces = spaces
  }

  /// The size of the view, in points, as the browser has measured it.
  public var size: CGSize { geometry.frame.size }

  /// The distances from the edges of the window that are covered by the system, such as by a notch.
  public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }

  /// Returns a place of another view in the coordinate space of this one.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(from: geometry.frame.origin)
  }

  /// Returns the frame of the view in a coordinate space. A name stands for the space of the window if no enclosing view
  /// has it, and until that view is measured.
  ///
  /// - Parameter coordinateSpace: The space: `.global`, `.local`, `.named("board")` or `.scrollView`.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    switch coordinateSpace.coordinateSpace.base {
    case .global: return geometry.frame
    case .local: return CGRect(origin: .zero, size: geometry.frame.size)
    case .named(let name):
      let origin = spaces.frame(of: name)?.origin ?? .zero
      return geometry.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Returns the frame of the view that has a coordinate space, in the space of this view; `nil` if no enclosing view
  /// has it, and until that view is measured.
  ///
  /// ```swift
  /// let visible = proxy.bounds(of: .scrollView)
  /// ```
  ///
  /// - Parameter coordinateSpace: The space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let origin = geometry.frame.origin
    return spaces.frame(of: coordinateSpace.name)?.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
