/// Makes a struct a feature, or an enum a choice of features.
///
/// Attach it to a struct that holds a feature's state, actions and logic. It adds the conformance
/// to ``Reducer``.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable { var count = 0 }
///   enum Action { case incrementTapped }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// Attach it to an enum that lists the features of which one is current, such as the destinations
/// of a screen. The enum gets the state, the actions and the body of all of them, a conformance to
/// ``CaseReducer``, and a `CaseScope` to switch over in a view.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case add(AddFeature)
///   case edit(EditFeature = EditFeature(limit: 10))
///   @ReducerCaseIgnored case note(Note)
/// }
/// ```
///
/// Guarantees:
/// 1. A nested `enum Action` gets `@CasePathable`, a nested `enum State` gets `@CasePathable` and
///    `@dynamicMemberLookup`, and an opaque `body` gets the ``ReducerBuilder`` of the feature.
/// 2. A feature with neither a `body` nor a `reduce(into:action:)` gets an empty body, and an empty
///    `State` and `Action` unless it declares them; a type alias or a generic parameter counts as a
///    declaration. Any other feature gets no types: `State` and `Action` can be declared in an
///    extension, or inferred from `let body = EmptyReducer<Int, Int>()`.
/// 3. A `body` beside the feature's own `reduce(into:action:)` is an error, because it would never
///    run.
/// 4. In an enum, the payload of a case is a feature, created with the payload's default value or
///    without arguments. `AlertState` and `ConfirmationDialogState`, which this package does not
///    declare, have actions and no reducer. A case without a payload, with several values, or with
///    one of a well-known type such as `Int` has no actions: its action has the payload `Never`.
/// 5. An enum of features has no initializer. As a payload it needs its body as the default value:
///    `case path(Path.Body = Path.body)`.
///
/// See also ``ReducerCaseIgnored()`` and ``ReducerCaseEphemeral()``.
@attached(extension, conformances: Reducer, CaseReducer)
@attached(
  member,
  names:
    named(State),
  named(Action),
  named(body),
  named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
public macro Reducer() =
  #externalMacro(module: "ComposableMacros", type: "ReducerMacro")

/// Makes an enum a choice of features, with conformances for the generated `State` and `Action`.
///
/// Rarely needed: prefer an extension, `extension Destination.State: Equatable {}`.
///
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .equatable)
/// enum Destination {
///   case add(AddFeature)
/// }
/// ```
///
/// - Parameters:
///   - state: The conformances of the generated `State`.
///   - action: The conformances of the generated `Action`.
@attached(extension, conformances: Reducer, CaseReducer)
@attached(
  member,
  names:
    named(State),
  named(Action),
  named(body),
  named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
public macro Reducer(
  state: _SynthesizedConformance..., action: _SynthesizedConformance...
) = #externalMacro(module: "ComposableMacros", type: "ReducerMacro")

/// A conformance that ``Reducer(state:action:)`` adds to a generated `State` or `Action`.
public struct _SynthesizedConformance: Sendable {
  /// Adds `Codable`.
  public static let codable = Self()
  /// Adds `Decodable`.
  public static let decodable = Self()
  /// Adds `Encodable`.
  public static let encodable = Self()
  /// Adds `Equatable`.
  public static let equatable = Self()
  /// Adds `Hashable`.
  public static let hashable = Self()
  /// Adds `Sendable`.
  public static let sendable = Self()
}

/// Marks a case of a `@Reducer` enum whose payload is not a feature and has no actions.
///
/// ```swift
/// @Reducer
/// enum Path {
///   case list(ListFeature)
///   @ReducerCaseIgnored case note(Note)
/// }
/// ```
///
/// `store.case` has the payload itself. The case of the actions has the payload `Never`, so that a
/// view can present it: `$store.scope(state: \.destination?.note, action: \.destination.note)`.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableMacros", type: "ReducerCaseIgnoredMacro")

/// Marks a case of a `@Reducer` enum whose payload has actions but no reducer.
///
/// Use it for state that a view shows and that needs no logic, such as a toast. The payload's type
/// has a nested `Action`. The parent's reducer handles the actions and dismisses the case.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(EditFeature)
///   @ReducerCaseEphemeral case toast(Toast)
/// }
/// ```
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableMacros", type: "ReducerCaseEphemeralMacro")

/// Makes a state observable, property by property.
///
/// Attach it to the `State` of a feature. A view that reads one property is then not invalidated by
/// changes to another. An enum takes its identity from the payload of its current case.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   @Presents var destination: Destination.State?
///   @ObservationStateIgnored var scratch: [Int] = []
/// }
/// ```
///
/// Guarantees:
/// 1. Every stored `var` is observed, except those marked `@ObservationStateIgnored` and those
///    managed by a property wrapper such as `@Shared`.
/// 2. Initializers, synthesized ones included, take the properties as they would without the macro.
/// 3. `willSet` and `didSet` run as written. Setting a property in its own `didSet` calls the
///    `didSet` again; move such a change to the reducer, into `onChange(of:_:)`.
@attached(extension, conformances: ObservableState)
@attached(
  member,
  names:
    named(_$id),
  named(_$observationRegistrar),
  named(_$fieldAccessors),
  named(_$detach)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableMacros", type: "ObservableStateMacro")

/// Observes one property.
///
/// Rarely needed: prefer ``ObservableState()``, which attaches it to each property.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableMacros", type: "ObservationStateTrackedMacro")

/// Excludes a property from the observation by ``ObservableState()``.
///
/// Use it for properties that no view reads, such as caches and the reducer's bookkeeping.
///
/// ```swift
/// @ObservationStateIgnored var lastSeen: [Int] = []
/// ```
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableMacros", type: "ObservationStateIgnoredMacro")

/// Stores the optional state of a presented feature: a sheet, a dialog, a pushed screen.
///
/// Use it in `@ObservableState` state, together with
/// ``Reducer/ifLet(_:action:then:destination:fileID:filePath:line:column:)``, which takes the
/// projected value.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var destination: Destination.State?
/// }
/// ```
///
/// Guarantees:
/// 1. The property is `nil` initially, unless it has another initial value.
/// 2. `$destination` is the ``PresentationState`` behind the property, with the same access for
///    reading and writing.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Presents() =
  #externalMacro(module: "ComposableMacros", type: "PresentsMacro")

/// Gives a view a `send` method that takes only the actions meant for the view.
///
/// Use it to separate the actions that a view may send from internal ones, such as responses. The
/// feature's actions conform to ``ViewAction`` and nest those of the view: `case view(View)`.
///
/// ```swift
/// @ViewAction(for: Counter.self)
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///   var body: some View {
///     Button("+") { send(.incrementTapped) }   // store.send(.view(.incrementTapped))
///   }
/// }
/// ```
///
/// Guarantees:
/// 1. The view must have a property `store`; the lack of one is an error.
/// 2. `store.send(.view(…))` in the view still works, with a warning.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
  #externalMacro(module: "ComposableMacros", type: "ViewActionMacro") where R.Action: ViewAction
