public import CustomDump

/// State that is there while something is presented: what `@Presents` keeps behind a property.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var detail: Detail.State?
/// }
/// ```
///
/// It is held by reference and copied when a copy changes, so a feature may present itself.
@propertyWrapper
public struct PresentationState<State> {
  private final class Storage {
    // Unchecked exclusivity: it is only read while it is looked at, also by closures that are called
    // meanwhile.
    @exclusivity(unchecked) var state: State?

    init(_ state: State?) {
      self.state = state
    }
  }

  private var storage: Storage

  /// Holds a state, or none.
  public init(wrappedValue: State?) {
    storage = Storage(wrappedValue)
  }

  /// The state that is presented; `nil` when nothing is.
  public var wrappedValue: State? {
    get { storage.state }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.state = newValue
      } else {
        storage = Storage(newValue)
      }
    }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.state) }
      yield &storage.state
    }
  }

  /// Shows the state that is presented, if any, where it lies.
  func look(_ body: (UnsafePointer<State>) -> Void) {
    withUnsafePointer(to: &storage.state) { state in
      if isPresent(state) {
        // A value of an optional lies where the optional does.
        body(UnsafeRawPointer(state).assumingMemoryBound(to: State.self))
      }
    }
  }

  /// The presentation itself, as `ifLet(\.$detail, action:)` takes it.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// Unchecked: the storage changes only while this value alone refers to it.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue as Any }
}
