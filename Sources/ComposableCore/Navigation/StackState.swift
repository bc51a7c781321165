public import CasePaths
public import CustomDump
import Dependencies
public import IdentifiedCollections
import IssueReporting
public import OrderedCollections

/// The states of the features on a navigation stack, from the root's first destination to the
/// topmost screen.
///
/// Use it in the state of the feature that owns the stack. Elements can be found by position and by
/// id; actions name them by id.
///
/// ```swift
/// @Reducer
/// struct Root {
///   @Reducer
///   enum Path {
///     case detail(Detail)
///     case edit(Edit)
///   }
///
///   @ObservableState
///   struct State {
///     var path = StackState<Path.State>()
///   }
///
///   enum Action {
///     case path(StackActionOf<Path>)
///     case detailTapped
///   }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .detailTapped: state.path.append(.detail(Detail.State()))
///       case .path(.element(id: let id, action: .edit(.doneTapped))): state.path.pop(from: id)
///       case .path: break
///       }
///       return .none
///     }
///     .forEach(\.path, action: \.path)
///   }
/// }
/// ```
///
/// Guarantees:
/// 1. An added element gets an id that no element has had. In a test, ids are 0, 1, 2 and so on.
/// 2. Finding, adding and popping an element take the same time in a stack of any depth.
/// 3. Two stacks are equal if their elements and the ids of these are.
public struct StackState<Element> {
  @usableFromInline
  typealias Row = Identified<StackElementID, Element>

  /// The elements with their ids.
  @usableFromInline var rows: IdentifiedArray<StackElementID, Row>

  /// Creates an empty stack.
  public init() {
    rows = []
  }

  /// The ids of the elements, from the bottom to the top of the stack.
  public var ids: OrderedSet<StackElementID> { rows.ids }

  /// The element with an id, or `nil` if there is none. Setting `nil` removes the element.
  ///
  /// A test may set an element of an id that the stack does not have, to state the expected element:
  /// it becomes the topmost one. Elsewhere an issue is reported and nothing changes.
  public subscript(id id: StackElementID) -> Element? {
    get { rows[id: id]?.value ?? PendingMutations.restoredElement(id: id) }
    _modify {
      if let before = identity(of: id) {
        defer { notifyObservers(ifReplaced: before, id: id) }
        yield &rows[id: id][valueWithID: id]
      } else {
        var element: Element?
        yield &element
        set(element, id: id, wasPresent: false)
      }
    }
    set { set(newValue, id: id, wasPresent: rows.ids.contains(id)) }
  }

  private mutating func set(_ element: Element?, id: StackElementID, wasPresent: Bool) {
    switch element {
    case let element? where wasPresent: replace(element, id: id)
    case let element? where DependencyValues._current.context == .test:
      rows.append(Row(element, id: id))
    case nil: rows.remove(id: id)
    case .some:
      reportIssue(
        """
        An element was set for the id \(id), which is not in the stack.

        'append' adds an element and gives it an id.
        """
      )
    }
  }

  private mutating func replace(_ element: Element, id: StackElementID) {
    guard let before = identity(of: id) else { return }
    rows[id: id]?.value = element
    notifyObservers(ifReplaced: before, id: id)
  }

  /// Returns the identity of an element, or `nil` if it is not in the stack.
  private func identity(of id: StackElementID) -> ObservableStateID? {
    rows.index(id: id).map { index in
      rows._withElement(at: index) { ObservableStateID._$id(for: $0.pointee.value) }
    }
  }

  /// Notifies the observers of the stack if an element was not changed in place. If it was removed,
  /// they know already.
  private mutating func notifyObservers(
    ifReplaced before: ObservableStateID, id: StackElementID
  ) {
    guard let after = identity(of: id) else { return }
    if after.isInert || !after.isSameInstance(as: before) { rows._restamp() }
  }

  /// The payload of a case of the element with an id, or `nil` if the element is absent or another
  /// case.
  ///
  /// Setting a payload where the element is another case reports an issue and changes nothing.
  /// Setting `nil` removes the element.
  public subscript<Case>(
    id id: StackElementID, case path: CaseKeyPath<Element, Case>
  ) -> Case? where Element: CasePathable {
    get { self[id: id].flatMap { $0[case: path] } }
    set {
      guard let newValue else {
        rows.remove(id: id)
        return
      }
      guard rows[id: id]?.value.is(path) == true else {
        reportIssue(
          """
          A payload was set for the id \(id), whose element is \
          \(self[id: id].map { "'\(caseName(of: $0))'" } ?? "not in the stack").

          Set the payload of the element's current case, or the whole element: 'stack[id: id]'.
          """
        )
        return
      }
      replace(path(newValue), id: id)
    }
  }

  /// Removes the element with an id, and those above it.
  ///
  /// - Parameter id: The id of the element. An id that is not in the stack is reported.
  public mutating func pop(from id: StackElementID) {
    guard let index = rows.index(id: id) else { return reportAbsentID(id, "pop(from:)") }
    rows.removeSubrange(index...)
  }

  /// Removes the elements above the one with an id.
  ///
  /// - Parameter id: The id of the element. An id that is not in the stack is reported.
  public mutating func pop(to id: StackElementID) {
    guard let index = rows.index(id: id) else { return reportAbsentID(id, "pop(to:)") }
    rows.removeSubrange((index + 1)...)
  }

  private func reportAbsentID(_ id: StackElementID, _ operation: String) {
    reportIssue("'\(operation)' was called with the id \(id), which is not in the stack.")
  }
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// The position of the bottom element.
  public var startIndex: Int { rows.startIndex }

  /// The position above the topmost element.
  public var endIndex: Int { rows.endIndex }

  /// The element at a position.
  public subscript(position: Int) -> Element { rows[position].value }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    rows.removeAll(keepingCapacity: keepCapacity)
  }

  /// Replaces the elements at some positions by others, which get new ids.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    let ids = DependencyValues._current.stackElementIDs
    rows.removeSubrange(subrange)
    for (offset, element) in newElements.enumerated() {
      rows.insert(Row(element, id: ids.next()), at: subrange.lowerBound + offset)
    }
  }
}

extension StackState: Equatable where Element: Equatable {}
extension StackState: Hashable where Element: Hashable {}
extension StackState: Sendable where Element: Sendable {}

extension StackState: Decodable where Element: Decodable {
  /// Decodes the elements, which get new ids.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements, without their ids.
  public func encode(to encoder: any Encoder) throws {
    try rows.map(\.value).encode(to: encoder)
  }
}

extension StackState: CustomReflectable, CustomDumpReflectable {
  /// The elements with their ids as labels.
  public var customMirror: Mirror { customDumpMirror }

  /// The elements with their ids as labels.
  public var customDumpMirror: Mirror {
    let children = rows.map { (label: $0.id.description, value: $0.value as Any) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension Optional {
  /// The value of an element with an id, which is changed in place.
  fileprivate subscript<Value>(valueWithID id: StackElementID) -> Value?
  where Wrapped == Identified<StackElementID, Value> {
    get { self?.value }
    _modify {
      var value = self?.value
      // Now the value has a single owner, so that its storage is not copied.
      self = nil
      defer { self = value.map { Identified($0, id: id) } }
      yield &value
    }
  }
}
