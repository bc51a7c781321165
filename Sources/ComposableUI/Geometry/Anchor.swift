public import Foundation

/// A place in a view that another view, with another coordinate space, reads.
///
/// ```swift
/// label
///   .anchorPreference(key: SelectionKey.self, value: .bounds) { $0 }
/// …
/// .overlayPreferenceValue(SelectionKey.self) { anchor in
///   GeometryReader { proxy in
///     if let anchor { Frame().offset(x: proxy[anchor].minX).frame(width: proxy[anchor].width) }
///   }
/// }
/// ```
///
/// The place is measured when the size of the view changes: scrolling does not update it.
public struct Anchor<Value> {
  /// The definition of a place in a view.
  public struct Source {
    fileprivate let place: AnchorPlace
    fileprivate let value: @Sendable (CGRect) -> Value
  }

  private let source: Source
  /// The frame of the view in the window.
  private let frame: CGRect

  init(_ source: Source, frame: CGRect) {
    self.source = source
    self.frame = frame
  }

  /// Returns the place in a coordinate space whose origin is at a point of the window.
  func value(from origin: CGPoint) -> Value {
    source.value(frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

/// A part of a view.
private enum AnchorPlace: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case unitPoint(UnitPoint)
  case point(CGPoint)
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable {
  /// Returns true if the anchors are the same place.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.source.place == rhs.source.place && lhs.frame == rhs.frame
  }
}

extension Anchor: Hashable {
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.place)
    hasher.combine(frame)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Self { Self(place: .bounds) { $0 } }

  /// A rectangle, in points from the upper left corner of the view.
  public static func rect(_ rect: CGRect) -> Self {
    Self(place: .rect(rect)) { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point, in points from the upper left corner of the view.
  public static func point(_ point: CGPoint) -> Self {
    Self(place: .point(point)) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point in fractions of the view's frame.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(place: .unitPoint(point)) { point.point(in: $0) }
  }

  /// The upper left corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The center of the upper edge.
  public static var top: Self { unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The center of the left edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The center.
  public static var center: Self { unitPoint(.center) }
  /// The center of the right edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The center of the lower edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

nonisolated extension View {
  /// Reports a place in this view to the ancestors, once it is measured.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The place.
  ///   - transform: Returns the value for the anchor of the place.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    AnchorView(content: self, key: key, source: value) { $0 = transform($1) }
  }

  /// Changes the value that this view reports by a place in it, once it is measured.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The place.
  ///   - transform: Changes the value of the subtree by the anchor of the place.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    AnchorView(content: self, key: key, source: value, transform: transform)
  }
}

/// A view that reports a place in it.
private nonisolated struct AnchorView<Content: View, Key: PreferenceKey, Value>: View {
  let content: Content
  let source: Anchor<Value>.Source
  let transform: (inout Key.Value, Anchor<Value>) -> Void
  @State private var frame: CGRect?
  @Environment(\.assumedSize) private var assumedSize

  init(
    content: Content, key: Key.Type, source: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) {
    self.content = content
    self.source = source
    self.transform = transform
  }

  var body: some View {
    let frame = frame ?? assumedSize.map { CGRect(origin: .zero, size: $0) }
    content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        self.frame = $0
      }
      .transformPreference(Key.self) { value in
        if let frame { transform(&value, Anchor(source, frame: frame)) }
      }
  }
}
