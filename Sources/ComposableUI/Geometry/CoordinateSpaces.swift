import ComposableConcurrency
import ConcurrencyExtras
import Foundation
import Observation

/// The frames of the enclosing views that have coordinate spaces.
struct CoordinateSpaces: Equatable, Sendable {
  /// The frames in the window, by the names of their spaces.
  private var frames: [AnyHashableSendable: CGRect] = [:]
  /// The views that are measured once their frames are read, by the names of their spaces.
  private var unmeasured: [AnyHashableSendable: FrameDemand] = [:]

  /// Returns the frame of the view that has a space with a name; `nil` if there is none, and until it is measured.
  func frame(of name: AnyHashableSendable) -> CGRect? {
    unmeasured[name]?.make()
    return frames[name]
  }

  /// Adds the space of a view.
  ///
  /// - Parameters:
  ///   - space: The name of the space.
  ///   - frame: The frame of the view; `nil` until it is measured.
  ///   - demand: What the view learns when its frame is read; `nil` if it measures itself anyway.
  mutating func add(
    _ space: NamedCoordinateSpace, frame: CGRect?, onDemand demand: FrameDemand? = nil
  ) {
    frames[space.name] = frame
    unmeasured[space.name] = demand
  }
}

/// The demand for the frame of a view that is measured only if another view reads it.
final class FrameDemand: InitialState, Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isMadeStorage = Lock(false)

  /// True, since views make it again.
  var isInitial: Bool { true }

  /// True once a view has read the frame.
  var isMade: Bool {
    registrar.access(self, keyPath: \.isMade)
    return isMadeStorage.withLock { $0 }
  }

  /// Makes the demand.
  func make() {
    guard !isMadeStorage.withLock({ $0 }) else { return }
    registrar.withMutation(of: self, keyPath: \.isMade) { isMadeStorage.withLock { $0 = true } }
  }
}

extension FrameDemand: Equatable {
  /// Returns true if the demands are those for the same view.
  static func == (lhs: FrameDemand, rhs: FrameDemand) -> Bool { lhs === rhs }
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
    coordinateSpace(.named(name))
  }

  /// Gives this view's content a coordinate space with a name: `.coordinateSpace(.named("board"))`.
  ///
  /// - Parameter space: The space.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    CoordinateSpaceView(content: self, space: space)
  }
}

private nonisolated struct CoordinateSpaceView<Content: View>: View {
  let content: Content
  let space: NamedCoordinateSpace
  @State private var frame: CGRect?

  init(content: Content, space: NamedCoordinateSpace) {
    self.content = content
    self.space = space
  }

  var body: some View {
    content
      .transformEnvironment(\.coordinateSpaces) { [space, frame] in $0.add(space, frame: frame) }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frame = $0
      }
  }
}

extension EnvironmentValues {
  /// The frames of the enclosing views that have coordinate spaces.
  @Entry var coordinateSpaces = CoordinateSpaces()
}
