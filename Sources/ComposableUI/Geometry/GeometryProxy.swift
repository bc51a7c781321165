import ConcurrencyExtras
public import Foundation

/// The size and place of a ``GeometryReader``, or of the view of an
/// ``View/onGeometryChange(for:of:action:)-(_,_,(Value)->Void)``.
///
/// All lengths are in points, as the browser measured them when the size last changed. The place in
/// the window is that of the same moment: scrolling does not update it.
public struct GeometryProxy: Equatable, Sendable {
  private let geometry: ElementGeometry
  private let spaces: [AnyHashableSendable: CGRect]

  init(_ geometry: ElementGeometry, spaces: [AnyHashableSendable: CGRect] = [:]) {
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
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace.base {
    case .global: return geometry.frame
    case .local: return CGRect(origin: .zero, size: geometry.frame.size)
    case .named(let name):
      let origin = spaces[name]?.origin ?? .zero
      return geometry.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

/// The origin of coordinates.
public struct CoordinateSpace: Hashable, Sendable {
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
    Self(base: .named(AnyHashableSendable(name)))
  }
}

nonisolated extension View {
  /// Gives this view's content a coordinate space with a name.
  ///
  /// ```swift
  /// ZStack { GeometryReader { proxy in Pointer(at: proxy.frame(in: .named("board")).origin) } }
  ///   .coordinateSpace(name: "board")
  /// ```
  ///
  /// Its place is measured when the size of the view changes: scrolling does not update it.
  public func coordinateSpace(name: some Hashable & Sendable) -> some View {
    CoordinateSpaceView(content: self, name: AnyHashableSendable(name))
  }

  /// Gives this view's content a coordinate space with a name: `.coordinateSpace(.named("board"))`.
  ///
  /// - Parameter space: The space. `local` and `global` exist without it.
  @ViewBuilder public func coordinateSpace(_ space: CoordinateSpace) -> some View {
    if case .named(let name) = space.base {
      CoordinateSpaceView(content: self, name: name)
    } else {
      self
    }
  }
}

private nonisolated struct CoordinateSpaceView<Content: View>: View {
  let content: Content
  let name: AnyHashableSendable
  @State private var frame: CGRect?
  @Environment(\.coordinateSpaces) private var spaces

  init(content: Content, name: AnyHashableSendable) {
    self.content = content
    self.name = name
  }

  var body: some View {
    content
      .environment(\.coordinateSpaces, spaces.merging(frame.map { [name: $0] } ?? [:]) { $1 })
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frame = $0
      }
  }
}

extension EnvironmentValues {
  /// The frames of the views that have coordinate spaces, by their names.
  @Entry var coordinateSpaces: [AnyHashableSendable: CGRect] = [:]
}
