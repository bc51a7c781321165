public import CasePaths
public import CustomDump
import IssueReporting

/// The storage behind a ``Presents()`` property: the state of a presented feature, or `nil`.
///
/// Attach ``Presents()`` to a property instead of using this type directly.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var detail: Detail.State?
/// }
/// ```
///
/// The state is stored by reference and copied on write, so the state of a feature can contain
/// presentation state of the same feature.
@dynamicMemberLookup
@propertyWrapper
public struct PresentationState<State> {
  private final class Storage {
    // Unchecked exclusivity: while a pointer to the state is in use it is only read, also by the
    // closures called meanwhile.
    @exclusivity(unchecked) var state: State?

    init(_ state: State?) {
      self.state = state
    }
  }

  private var storage: Storage

  /// Creates a presentation with a state, or with `nil` if nothing is presented.
  public init(wrappedValue: State?) {
    storage = Storage(wrappedValue)
  }

  /// The presented state, or `nil` if nothing is presented.
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

  /// Calls a closure with a pointer to the presented state, if there is one, without copying it.
  func withPresentedState(_ body: (UnsafePointer<State>) -> Void) {
    withUnsafePointer(to: &storage.state) { state in
      if isPresent(state) {
        // The payload of an optional is at the same address as the optional.
        body(UnsafeRawPointer(state).assumingMemoryBound(to: State.self))
      }
    }
  }

  /// The presentation, for `ifLet(\.$detail, action: \.detail)`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension PresentationState where State: CasePathable {
  /// The payload of a case of the presented enum, or `nil` if nothing or another case is presented.
  ///
  /// ```swift
  /// state.$destination[case: \.edit]?.title = "New"
  /// ```
  ///
  /// The payload is modified in place. Setting it where another case is presented reports an issue
  /// and changes nothing; setting `nil` dismisses the case.
  public subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case? {
    get { wrappedValue?[case: path] }
    _modify { yield &self[payloadOf: AnyCasePath(path)] }
  }

  /// The payload of a case of the presented enum as a property: `state.$destination.edit`.
  ///
  /// It has the guarantees of ``subscript(case:)``.
  public subscript<Case>(
    dynamicMember keyPath: KeyPath<State.AllCasePaths, AnyCasePath<State, Case>>
  ) -> Case? {
    get { self[payloadOf: State.allCasePaths[keyPath: keyPath]] }
    _modify { yield &self[payloadOf: State.allCasePaths[keyPath: keyPath]] }
  }

  private subscript<Case>(payloadOf path: AnyCasePath<State, Case>) -> Case? {
    get { wrappedValue.flatMap(path.extract) }
    _modify {
      var payload = wrappedValue.flatMap(path.extract)
      let wasPresented = payload != nil
      // Until the end of the access, the payload has a single owner.
      if wasPresented { wrappedValue = nil }
      defer {
        if wasPresented {
          wrappedValue = payload.map(path.embed)
        } else if payload != nil {
          reportUnpresented(Case.self)
        }
      }
      yield &payload
    }
  }

  private func reportUnpresented(_ payload: Any.Type) {
    reportIssue(
      """
      A payload '\(payload)' was set for \
      \(wrappedValue.map { "the case '\(caseName(of: $0))'" } ?? "an absent value") of a \
      presentation.

      Set the payload of the presented case, or the whole value: 'state.destination = .edit(…)'.
      """
    )
  }
}

extension PresentationState: Equatable where State: Equatable {
  /// Returns true if both values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the parts that determine equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// Unchecked: the storage is mutated only while this value holds the only reference to it.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: CustomDumpRepresentable {
  /// The value to show in dumps.
  public var customDumpValue: Any { wrappedValue as Any }
}
