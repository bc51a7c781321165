/// Makes a struct a feature, or an enum a choice of features.
///
/// Attach it to the struct that holds a feature's state, action and logic.
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
/// Attach it to an enum to say which features a place can show. The enum gets the state, the action
/// and the logic of all of them, and a `CaseScope` to switch over in a view.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case add(AddFeature)
///   case edit(EditFeature = EditFeature(limit: 10))
///   case alert(AlertState<Alert>)
///   @ReducerCaseIgnored case note(Note)
/// }
/// ```
///
/// 1. A nested `enum Action` gets `@CasePathable`, a nested `enum State` `@CasePathable` and
///    `@dynamicMemberLookup`, and an opaque `body` the `ReducerBuilder` of the feature.
/// 2. A feature with neither a `body` nor a `reduce(into:action:)` gets an empty one, and an empty
///    `State` and `Action` unless it declares them: a type alias or a generic parameter counts as
///    declared. A feature with one gets no type: `State` and `Action` may be declared in an
///    extension, or inferred from `let body = EmptyReducer<Int, Int>()`.
/// 3. A `body` beside a `reduce(into:action:)` of one's own is reported, for it would never run.
/// 4. In an enum, a payload is taken for a feature and made with its default value, or without
///    arguments; an alert or a dialog has actions and no reducer; a case with no or several values,
///    or one of a well-known type such as `Int`, has no actions. An enum of features has no
///    initializer, so as a payload it needs its body: `case path(Path.Body = Path.body)`.
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
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .equatable)
/// enum Destination {
///   case add(AddFeature)
/// }
/// ```
///
/// Rarely needed, prefer an extension: `extension Destination.State: Equatable {}`.
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

/// A conformance that `@Reducer` can write on a generated `State` or `Action`.
public struct _SynthesizedConformance: Sendable {
  public static let codable = Self()
  public static let decodable = Self()
  public static let encodable = Self()
  public static let equatable = Self()
  public static let hashable = Self()
  public static let sendable = Self()
}

/// Says that the payload of a case in a `@Reducer` enum is no feature: it has no actions.
///
/// ```swift
/// @Reducer
/// enum Path {
///   case list(ListFeature)
///   @ReducerCaseIgnored case note(Note)
/// }
/// ```
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableMacros", type: "ReducerCaseIgnoredMacro")

/// Says that the payload of a case in a `@Reducer` enum goes when it has sent an action.
///
/// For types like `AlertState`, which is known already: the type has an `Action` and no reducer.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableMacros", type: "ReducerCaseEphemeralMacro")

/// Makes state observable property by property.
///
/// Attach it to the `State` of a feature so that a view that reads one property is not told of
/// changes to another. An enum takes its identity from the payload of its case.
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
/// 1. Every stored `var` is observed, except what is marked `@ObservationStateIgnored` and what a
///    property wrapper such as `@Shared` looks after.
/// 2. Initialisers, synthesized ones too, take the properties as if the macro weren't there.
/// 3. `willSet` and `didSet` run as written. Setting a property in its own `didSet` calls the
///    `didSet` again; move such a change to the reducer, into `onChange(of:)`.
@attached(extension, conformances: ObservableState)
@attached(
  member,
  names:
    named(_$id),
  named(_$observationRegistrar),
  named(_$places),
  named(_$detach)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableMacros", type: "ObservableStateMacro")

/// Observes one property; rarely needed, prefer ``ObservableState()``, which attaches it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableMacros", type: "ObservationStateTrackedMacro")

/// Keeps `@ObservableState` from observing a property.
///
/// For what no view reads: caches, bookkeeping of the reducer.
///
/// ```swift
/// @ObservationStateIgnored var lastSeen: [Int] = []
/// ```
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableMacros", type: "ObservationStateIgnoredMacro")

/// Holds the state of something shown over its parent: a sheet, an alert, a screen.
///
/// Use it in `@ObservableState` state, together with `ifLet(\.$destination, action:)`.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var destination: Destination.State?
/// }
/// ```
///
/// 1. The property is `nil` until it is set, unless it is given another value.
/// 2. `$destination` is the `PresentationState` behind it, as visible and settable as the property.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Presents() =
  #externalMacro(module: "ComposableMacros", type: "PresentsMacro")

/// Lets a view send the actions of its feature that are made for it, and no others.
///
/// Attach it to a view whose feature keeps them in a case of their own: `case view(View)`.
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
/// 1. The view has a property `store`; one that hasn't is reported.
/// 2. `store.send(.view(…))` in the view still works and is warned of.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
  #externalMacro(module: "ComposableMacros", type: "ViewActionMacro") where R.Action: ViewAction
