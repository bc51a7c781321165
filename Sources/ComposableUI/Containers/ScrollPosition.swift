import ComposableHTML
public import Foundation
import Transactions

/// The place to which a scroll view is scrolled.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
/// …
/// ScrollView { … }.scrollPosition($position)
/// Button("Newest") { withAnimation { position.scrollTo(edge: .bottom) } }
/// ```
public struct ScrollPosition: Equatable {
  /// A place that the program has chosen.
  enum Target: Equatable {
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target: Target?
  /// The number of places that the program has chosen for this value.
  private var requestCount = 0
  /// True if the program has chosen the last one with an animation.
  private(set) var isSmooth = false
  /// The id of the view that the user sees at the anchor; `nil` if there is none.
  fileprivate(set) var visibleID: AnyHashable?
  /// True if the user has scrolled since the program has.
  public fileprivate(set) var isPositionedByUser = false

  /// Creates a position at a view with an id.
  public init(id: some Hashable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position of views with ids of a type.
  public init(idType: (some Hashable).Type) {}

  /// Creates a position at an edge.
  public init(edge: Edge) { scrollTo(edge: edge) }

  /// Creates a position of views with ids of a type, at an edge.
  public init(idType: (some Hashable).Type, edge: Edge) { scrollTo(edge: edge) }

  /// Creates a position at a point of the content.
  public init(point: CGPoint) { scrollTo(point: point) }

  /// Creates a position of views with ids of a type, at a point of the content.
  public init(idType: (some Hashable).Type, point: CGPoint) { scrollTo(point: point) }

  /// Creates a position at a horizontal distance from the start of the content, in points.
  public init(x: CGFloat) { scrollTo(x: x) }

  /// Creates a position at a vertical distance from the start of the content, in points.
  public init(y: CGFloat) { scrollTo(y: y) }

  /// Scrolls to a view with an id.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The place of the view in the scroll view; `nil` to scroll as little as possible.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    scroll(to: .id(AnyHashable(id), anchor: anchor))
    visibleID = AnyHashable(id)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }

  /// Scrolls to a horizontal distance from the start of the content, in points.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

  /// Scrolls to a vertical distance from the start of the content, in points.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

  private mutating func scroll(to target: Target) {
    self.target = target
    requestCount += 1
    isSmooth = Transaction.current.animation != nil
    isPositionedByUser = false
  }

  /// The place that the program has chosen, as another one differs from it.
  fileprivate var request: Request {
    Request(target: target, count: requestCount, isPositionedByUser: isPositionedByUser)
  }

  fileprivate struct Request: Equatable {
    let target: Target?
    let count: Int
    let isPositionedByUser: Bool
  }

  /// The edge that the program has chosen; `nil` once the user has scrolled.
  public var edge: Edge? {
    if !isPositionedByUser, case .edge(let edge) = target { edge } else { nil }
  }

  /// The point that the program has chosen; `nil` once the user has scrolled.
  public var point: CGPoint? {
    if !isPositionedByUser, case .point(let x?, let y?) = target {
      CGPoint(x: x, y: y)
    } else {
      nil
    }
  }

  /// The id of the view at the anchor, of any type.
  public var viewID: (any Hashable)? { visibleID.flatMap { $0.base as? any Hashable } }

  /// Returns the id of the view at the anchor; `nil` if there is none of the type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { visibleID?.base as? ID }
}

nonisolated extension View {
  /// Binds the place to which the first scroll view in this view is scrolled.
  ///
  /// 1. When the program changes the position, the browser scrolls, smoothly in a `withAnimation`.
  /// 2. When the user scrolls, the position has the id of the child at the anchor of the stack with
  ///    `scrollTargetLayout`. A browser reports it at most 10 times a second.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - anchor: The place in the scroll view whose child is reported; `nil` for the top leading one.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(content: self, position: position, anchor: anchor)
  }

  /// Binds the id of the view to which the first scroll view in this view is scrolled.
  ///
  /// 1. When the program sets an id, the browser scrolls to the view, smoothly in a `withAnimation`.
  /// 2. When the user scrolls, the value is the id of the child at the anchor of the stack with
  ///    `scrollTargetLayout`. A browser reports it at most 10 times a second.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - anchor: The place in the scroll view; `nil` for the top leading one.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrolledIDView(content: self, id: id, anchor: anchor)
  }
}

/// A scroll view whose position has the id of a view.
private nonisolated struct ScrolledIDView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var position = ScrollPosition(idType: ID.self)

  init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
    self.content = content
    self.id = id
    self.anchor = anchor
  }

  var body: some View {
    ScrollPositionView(
      content: content,
      position: Binding {
        position
      } set: { new in
        position = new
        id.wrappedValue = new.viewID(type: ID.self)
      }, anchor: anchor
    )
    .onChange(of: id.wrappedValue, initial: true) { _, new in
      if let new, new != position.viewID(type: ID.self) {
        position.scrollTo(id: new, anchor: anchor)
      }
    }
  }
}

/// A scroll view with a position.
private nonisolated struct ScrollPositionView<Content: View>: View {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  /// The number of places that the program has chosen since the view appeared.
  @State private var requestCount = 0

  init(content: Content, position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.content = content
    self.position = position
    self.anchor = anchor
  }

  var body: some View {
    ScrollViewReader { proxy in
      ElementModifierView(
        element: ScrollPositionContent(anchor: anchor, request: request),
        handler: { receive($0, proxy) }, content: content
      )
      .needing("scroll-position.js")
      .onChange(of: position.wrappedValue.request, initial: true) { old, new in
        guard !new.isPositionedByUser else { return }
        if old != new { requestCount += 1 }
        if case .id(let id, let anchor) = new.target {
          proxy.scrollTo(id, anchor: anchor ?? self.anchor)
        }
      }
    }
  }

  private var request: ScrollPositionContent.Request? {
    let current = position.wrappedValue
    let target: [String: Double]
    switch current.target {
    case .edge(.top): target = ["y": 0]
    case .edge(.leading): target = ["x": 0]
    case .edge(.bottom): target = ["y": 1e6]
    case .edge(.trailing): target = ["x": 1e6]
    case .point(let x, let y):
      target = ["x": x, "y": y].compactMapValues { $0.map { Double($0) } }
    // The browser scrolls to the view by itself.
    case .id: target = [:]
    case nil: return nil
    }
    return ScrollPositionContent.Request(
      number: requestCount, x: target["x"], y: target["y"], isSmooth: current.isSmooth)
  }

  private func receive(_ interaction: Interaction, _ proxy: ScrollViewProxy) -> Bool {
    // The element at the anchor, and whether the user has scrolled to it.
    guard let values = interaction.value(of: "position", as: [Int].self), values.count == 2
    else { return false }
    var new = position.wrappedValue
    new.visibleID = proxy.id(ofElement: values[0])
    if values[1] == 1 { new.isPositionedByUser = true }
    if new != position.wrappedValue { position.wrappedValue = new }
    return true
  }
}

/// An element that reports and sets the place of its scroll view.
struct ScrollPositionContent: ModifierContent {
  /// A place to scroll to, in points.
  struct Request: Equatable, Sendable {
    /// Tells two equal places apart.
    var number: Int
    var x: Double?
    var y: Double?
    var isSmooth: Bool
  }

  /// The place in the scroll view whose child is reported.
  var anchor: UnitPoint?
  var request: Request?

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-hook", "composable-scroll-position")
    let anchor = anchor ?? .topLeading
    // JSON, whose numbers start with a digit.
    var values = ["\(Double(anchor.x))", "\(Double(anchor.y))"]
    if let request {
      values += ["\(request.number)", request.x.map { "\($0)" } ?? "null"]
      values += [request.y.map { "\($0)" } ?? "null", "\(request.isSmooth)"]
    }
    node.set("data-value", "[\(values.joined(separator: ","))]")
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    anchor = anchor?.finite(&numbers)
    let (x, y) = (request?.x, request?.y)
    request?.x = numbers.optional(x)
    request?.y = numbers.optional(y)
  }

  var description: String { "scrollPosition" }
}
