public import CasePaths
import ComposableConcurrency
public import IdentifiedCollections

extension Reducer {
  /// Runs a child feature on each element of an identified array.
  ///
  /// Use it for lists and navigation stacks whose elements are features of their own. The parent
  /// adds and removes elements by changing the array.
  ///
  /// ```swift
  /// // @Dependency(\.uuid) var uuid
  /// Reduce { state, action in
  ///   switch action {
  ///   case .addTapped: state.rows.append(Row.State(id: uuid()))
  ///   case .rows(.element(id: let id, action: .removeTapped)): state.rows.remove(id: id)
  ///   case .rows: break
  ///   }
  ///   return .none
  /// }
  /// .forEach(\.rows, action: \.rows) { Row() }
  /// ```
  ///
  /// Guarantees:
  /// 1. The element reduces before the parent.
  /// 2. The cost of an element's action does not depend on the number of elements.
  /// 3. Removing an element cancels its effects.
  /// 4. An action of an element that is not in the array is reported at this line and delivered to
  ///    the parent only.
  ///
  /// - Parameters:
  ///   - toElements: The key path to the elements.
  ///   - toElementAction: The case of the elements' actions.
  ///   - element: A builder of the feature that runs on an element.
  /// - Returns: A reducer that runs the element, then this reducer.
  @inlinable
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable>(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    let element = element()
    let location = SourceLocation(fileID, filePath, line, column)
    return ModifiedReducer {
      rowsReducer(
        WritableInPlaceKeyPath(toElements), RowsPath(toElements),
        action: AnyCasePath(toElementAction).element(), parent: _compile(),
        element: LazyCompiledReducer(element._compile),
        at: location, offset: 0, modify: { row, body in body(&row) }
      )
    }
  }

  /// Runs a child feature on the value of each `Identified` element of an array.
  ///
  /// Use it for a child whose state has no id of its own.
  ///
  /// ```swift
  /// // var timers: IdentifiedArrayOf<Identified<UUID, Stopwatch.State>>
  /// Reduce { state, action in .none }
  ///   .forEach(\.timers, action: \.timers) { Stopwatch() }
  /// ```
  ///
  /// Guarantees: those of `forEach` on elements that are the child's state themselves.
  ///
  /// - Parameters:
  ///   - toElements: The key path to the elements, each a value with an id.
  ///   - toElementAction: The case of the elements' actions.
  ///   - element: A builder of the feature that runs on an element's value.
  /// - Returns: A reducer that runs the element, then this reducer.
  @inlinable
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable>(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, Identified<ID, ElementState>>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    let element = element()
    let location = SourceLocation(fileID, filePath, line, column)
    return ModifiedReducer {
      rowsReducer(
        WritableInPlaceKeyPath(toElements), RowsPath(toElements),
        action: AnyCasePath(toElementAction).element(), parent: _compile(),
        element: LazyCompiledReducer(element._compile),
        at: location,
        offset: MemoryLayout<Identified<ID, ElementState>>.offset(of: \.value) ?? 0,
        modify: { row, body in body(&row.value) }
      )
    }
  }

  /// Runs a child feature on each value of a dictionary.
  ///
  /// Use it for children without an order. Prefer an `IdentifiedArray` for many of them: after each
  /// action the store checks every dictionary value that has an effect in flight or a store, while
  /// it skips most elements of an array in which none was inserted, removed or moved.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .forEach(\.documents, action: \.documents) { Document() }
  /// ```
  ///
  /// Guarantees: those of ``forEach(_:action:element:fileID:filePath:line:column:)``, with keys in
  /// place of ids.
  ///
  /// - Parameters:
  ///   - toElements: The key path to the dictionary.
  ///   - toElementAction: The case of the values' actions.
  ///   - element: A builder of the feature that runs on a value.
  /// - Returns: A reducer that runs the value's feature, then this reducer.
  @inlinable
  public func forEach<ElementState, ElementAction, Key: Hashable & Sendable>(
    _ toElements: WritableKeyPath<State, [Key: ElementState]>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<Key, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    let element = element()
    let location = SourceLocation(fileID, filePath, line, column)
    return ModifiedReducer {
      let component = FeaturePath.Component(
        toElements, .rows, to: [Key: ElementState].self
      )
      let values = WritableInPlaceKeyPath(toElements)
      let compiledElement = LazyCompiledReducer(element._compile)
      return elementsReducer(
        AnyCasePath(toElementAction).element(), of: ElementState.self, parent: _compile(),
        at: location,
        childPath: { ProjectedPath($0, of: component, values.access) },
        reduce: { state, key, action in
          var result: ElementEffect<ElementAction>?
          values.modify(&state) { values in
            guard let index = values.index(forKey: key) else { return }
            result = ElementEffect(compiledElement, &values.values[index], action)
          }
          return result
        }
      )
    }
  }
}

/// The shared implementation of `forEach` for elements of an identified array.
///
/// - Parameters:
///   - rows: The access to the rows.
///   - rowsPath: The path to the rows.
///   - elementAction: The case of the elements' actions.
///   - offset: The offset of the child's state in an element, in bytes.
///   - dismiss: Returns a function that creates the action that dismisses an element, for elements
///     that are presented.
///   - modify: Calls its closure with the child's state in an element.
@inlinable
@inline(__always)
func rowsReducer<State, Action, ID: Hashable & Sendable, Row, ElementState, ElementAction>(
  _ rows: WritableInPlaceKeyPath<State, IdentifiedArray<ID, Row>>,
  _ rowsPath: ChildPath,
  action elementAction: AnyCasePath<Action, (id: ID, action: ElementAction)>,
  parent: _CompiledReducer<State, Action>,
  element reducer: LazyCompiledReducer<ElementState, ElementAction>,
  at location: SourceLocation,
  offset: Int,
  dismiss: ((ID) -> @Sendable () -> Action)? = nil,
  modify: @escaping (inout Row, (inout ElementState) -> Void) -> Void
) -> _CompiledReducer<State, Action> {
  let identity = identity(of: ElementState.self)
  return elementsReducer(
    elementAction, of: ElementState.self, parent: parent, at: location, dismiss: dismiss,
    childPath: {
      RowPath(
        $0, of: rowsPath, in: IdentifiedArray<ID, Row>.self, to: ElementState.self, at: offset
      )
    },
    reduce: { state, id, action in
      var result: ElementEffect<ElementAction>?
      rows.modify(&state) { rows in
        guard let index = rows.index(id: id) else { return }
        var wasReplaced = false
        modify(&rows[_position: index]) { element in
          let before = identity.map { withUnsafePointer(to: element, $0) }
          result = ElementEffect(reducer, &element, action)
          if let before, let identity {
            let after = withUnsafePointer(to: element, identity)
            wasReplaced = after.isInert || !after.isSameInstance(as: before)
          }
        }
        if wasReplaced { rows._restamp() }
      }
      return result
    }
  )
}

/// The shared implementation of `forEach` for all kinds of collections.
///
/// - Parameters:
///   - path: The case of the elements' actions.
///   - dismiss: Returns a function that creates the action that dismisses an element, for elements
///     that are presented.
///   - childPath: Returns the path to the child with an id.
///   - reduce: Runs the reducer of the child with an id; returns `nil` if there is no such child.
@inlinable
@inline(__always)
func elementsReducer<State, Action, ElementState, ElementAction, ID: Hashable & Sendable>(
  _ path: AnyCasePath<Action, (id: ID, action: ElementAction)>,
  of elementState: ElementState.Type,
  parent: _CompiledReducer<State, Action>,
  at location: SourceLocation,
  dismiss: ((ID) -> @Sendable () -> Action)? = nil,
  childPath: @escaping (ID) -> ChildPath,
  reduce: @escaping (inout State, ID, ElementAction) -> ElementEffect<ElementAction>?
) -> _CompiledReducer<State, Action> {
  _CompiledReducer { state, action in
    guard let (id, elementAction) = path.extract(from: action) else {
      return parent(&state, action)
    }
    let result = reduce(&state, id, elementAction)
    if result == nil {
      reportAbsentState(
        "forEach", of: elementState, for: action,
        reason: "no element has the id \(id)", at: location
      )
    }
    guard let result, !result.effect.isNone else { return parent(&state, action) }
    let effect = result.effect.embedded(
      { path.embed((id, $0)) },
      from: childPath(id), at: result.address, dismiss: dismiss?(id)
    )
    return effect.merge(with: parent(&state, action))
  }
}

extension AnyCasePath {
  /// The case of the actions of any element.
  @inlinable
  func element<ID, Action>() -> AnyCasePath<Root, (id: ID, action: Action)>
  where Value == IdentifiedAction<ID, Action> {
    AnyCasePath<Root, (id: ID, action: Action)>(
      embed: { embed(.element(id: $0.id, action: $0.action)) },
      extract: {
        guard case .element(let id, let action)? = extract(from: $0) else { return nil }
        return (id, action)
      }
    )
  }
}

/// The effect that an element's reducer returned, with the address of the element's state.
@usableFromInline
struct ElementEffect<Action> {
  @usableFromInline let effect: Effect<Action>
  @usableFromInline let address: UnsafeRawPointer

  /// Runs the reducer of an element.
  @inlinable
  init<State>(
    _ reducer: LazyCompiledReducer<State, Action>, _ state: inout State, _ action: Action
  ) {
    effect = reducer(&state, action)
    address = withUnsafePointer(to: &state) { UnsafeRawPointer($0) }
  }
}
