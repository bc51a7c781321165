import ComposableConcurrency
public import ComposableCore

/// A view of the current case of an enum of features, with a ``CaseLet`` for each.
///
/// It belongs to views that were written before `@ObservableState`, where `switch store.case` takes
/// its place.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .loggedIn:
///     CaseLet(\App.State.loggedIn, action: App.Action.loggedIn) { HomeView(store: $0) }
///   case .loggedOut:
///     CaseLet(\App.State.loggedOut, action: App.Action.loggedOut) { LoginView(store: $0) }
///   }
/// }
/// ```
///
/// 1. The content is evaluated again when the state enters another case, not when the payload
///    changes.
@available(*, deprecated, message: "Use 'switch store.case' instead.")
public nonisolated struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let viewStore: ViewStore<State, Action>
  private let content: (State) -> Content

  /// Creates a view of the current case.
  ///
  /// - Parameters:
  ///   - store: The store of the enum.
  ///   - content: Creates the view of a case from the state.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
    viewStore = ViewStore(
      store, removeDuplicates: { caseIdentity(of: $0) == caseIdentity(of: $1) })
  }

  /// The content of the view.
  public var body: some View {
    content(viewStore.state).environment(\.switchedStore, store)
  }
}

/// A view of one case in a ``SwitchStore``.
///
/// A case that is not the current one is reported, and shows nothing: the `switch` around it and
/// its arguments name different cases.
@available(*, deprecated, message: "Use 'switch store.case' instead.")
public nonisolated struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View
{
  @Environment(\.switchedStore) private var switchedStore
  private let toCaseState: (EnumState) -> CaseState?
  private let fromCaseAction: (CaseAction) -> EnumAction
  private let content: (Store<CaseState, CaseAction>) -> Content
  private let location: SourceLocation

  /// Creates a view of a case.
  ///
  /// - Parameters:
  ///   - toCaseState: Returns the payload of the case, or `nil` in any other case.
  ///   - fromCaseAction: Embeds an action of the case.
  ///   - content: Creates the view of the case.
  public init(
    _ toCaseState: @escaping (_ enumState: EnumState) -> CaseState?,
    action fromCaseAction: @escaping (_ caseAction: CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
    location = SourceLocation(fileID, filePath, line, column)
  }

  /// The content of the view.
  public var body: some View {
    if let store = switchedStore as? Store<EnumState, EnumAction> {
      IfLetStore(store.scope(state: toCaseState, action: fromCaseAction), then: content) {
        EmptyView().onAppear { [location] in
          let current = caseName(of: store.withState { $0 })
          location.report(
            """
            A 'CaseLet' of '\(CaseState.self)' is shown while the state is in the case \
            '\(current)'.

            Its first argument must be the case of the 'switch' that it is in.
            """
          )
        }
      }
    } else {
      EmptyView().onAppear { [location] in
        location.report(
          """
          A 'CaseLet' is not in a 'SwitchStore' of '\(EnumState.self)' and '\(EnumAction.self)'.

          Put it in the content of one: 'SwitchStore(store) { state in … }'.
          """
        )
      }
    }
  }
}

extension EnvironmentValues {
  private enum SwitchedStoreKey: EnvironmentKey { static var defaultValue: AnyObject? { nil } }

  /// The store of the `SwitchStore` that contains the view.
  fileprivate var switchedStore: AnyObject? {
    get { self[SwitchedStoreKey.self] }
    set { self[SwitchedStoreKey.self] = newValue }
  }
}
