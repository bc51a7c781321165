public import Foundation

/// The size and place of a ``GeometryReader``, or of the view of an
/// ``View/onGeometryChange(for:of:action:)-(_,_,(Value)->Void)``.
///
/// All lengths are in points, as the browser measured them when the size last changed. The place in
/// the window is that of the same moment: scrolling does not update it.
public struct GeometryProxy: Sendable {
  private let geometry: ElementGeometry

  init(_ geometry: ElementGeometry) {
    self.geometry = geometry
  }

  /// The size of the view, in points, as the browser has measured it.
  public var size: CGSize { geometry.frame.size }

  /// The distances from the edges of the window that are covered by the system, such as by a notch.
  public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }

  /// Returns the frame of the view in a coordinate space. Named spaces of SwiftUI are not
  /// available.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: geometry.frame
    case .local: CGRect(origin: .zero, size: geometry.frame.size)
    }
  }
}

/// The origin of coordinates.
public enum CoordinateSpace: Hashable, Sendable {
  /// The upper left corner of the window.
  case global
  /// The upper left corner of the view.
  case local
}
