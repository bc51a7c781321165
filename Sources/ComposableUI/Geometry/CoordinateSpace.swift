import ConcurrencyExtras
import Foundation

/// A value that defines an origin of coordinates: `.global`, `.local`, `.named("board")` or `.scrollView`.
public protocol CoordinateSpaceProtocol {
  /// The origin of coordinates.
  var coordinateSpace: CoordinateSpace { get }
}

/// The origin of coordinates.
public struct CoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case global, local
    case named(AnyHashableSendable)
  }

  let base: Base

  /// The upper left corner of the window.
  public static let global = Self(base: .global)
  /// The upper left corner of the view.
  public static let local = Self(base: .local)

  /// The upper left corner of the view around it that has a coordinate space with this name.
  public static func named(_ name: some Hashable & Sendable) -> Self {
    NamedCoordinateSpace(name: name).coordinateSpace
  }

  /// The space itself.
  public var coordinateSpace: CoordinateSpace { self }
}

/// The coordinate space whose origin is the upper left corner of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Creates the space.
  public init() {}
  /// The origin of coordinates.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space whose origin is the upper left corner of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Creates the space.
  public init() {}
  /// The origin of coordinates.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of an enclosing view, which has a name or scrolls.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// The name of the space of a scroll view.
  private struct ScrollName: Hashable, Sendable {
    /// The axis along which it scrolls; `nil` for any.
    let axis: Axis?
  }

  let name: AnyHashableSendable

  /// The origin of coordinates.
  public var coordinateSpace: CoordinateSpace { CoordinateSpace(base: .named(name)) }

  init(name: some Hashable & Sendable) { self.name = AnyHashableSendable(name) }

  /// Creates the space of the closest scroll view that scrolls along an axis; `nil` for any axis.
  init(scrolling axis: Axis?) { self.init(name: ScrollName(axis: axis)) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The upper left corner of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The upper left corner of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The upper left corner of the view around it that has a coordinate space with this name.
  public static func named(_ name: some Hashable & Sendable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: name)
  }

  /// The upper left corner of what the closest ``ScrollView`` around it shows. Lists and forms scroll with the page, whose
  /// space is that of the window.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(scrolling: nil) }

  /// The upper left corner of what the closest ``ScrollView`` around it that scrolls along an axis shows.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(scrolling: axis)
  }
}
