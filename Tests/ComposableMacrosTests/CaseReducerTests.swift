import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// What `@Reducer` makes of an enum of features.
struct CaseReducerTests {
  @Test func caseReducerComposesItsFeatures() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case add(AddFeature)
          case edit(EditFeature = EditFeature(limit: 3))
        }
        """,
      """
      enum Destination {
        case add(AddFeature)
        case edit(EditFeature = EditFeature(limit: 3))

        @CasePaths.CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState {
          typealias StateReducer = Destination
          case add(AddFeature.State)
          case edit(EditFeature.State)
        }

        @CasePaths.CasePathable
        enum Action {
          case add(AddFeature.Action)
          case edit(EditFeature.Action)
        }

        static var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          ComposableArchitecture.CombineReducers {
            ComposableArchitecture.Scope(
              state: \\Self.State.Cases.add, action: \\Self.Action.Cases.add
            ) {
              AddFeature()
            }
            ComposableArchitecture.Scope(
              state: \\Self.State.Cases.edit, action: \\Self.Action.Cases.edit
            ) {
              EditFeature(limit: 3)
            }
          }
        }

        var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @CasePaths.CasePathable
        enum CaseScope {
          case add(ComposableArchitecture.StoreOf<AddFeature>)
          case edit(ComposableArchitecture.StoreOf<EditFeature>)
        }

        static func scope(
          _ store: ComposableArchitecture.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          case .add:
            return .add(store.scope(state: \\.add, action: \\.add)!)
          case .edit:
            return .edit(store.scope(state: \\.edit, action: \\.edit)!)
          }
        }
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func caseReducerTellsFeaturesFromOtherPayloads() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case alert(AlertState<Alert>)
          case dialog(ComposableArchitecture.ConfirmationDialogState<Never>)
          case list([Int])
          @ReducerCaseIgnored case note(Note)
          @ReducerCaseEphemeral case toast(Toast)
          case pair(Int, label: String = "")
          case none
        }
        """,
      """
      enum Destination {
        case alert(AlertState<Alert>)
        case dialog(ComposableArchitecture.ConfirmationDialogState<Never>)
        case list([Int])
        @ReducerCaseIgnored case note(Note)
        @ReducerCaseEphemeral case toast(Toast)
        case pair(Int, label: String = "")
        case none

        @CasePaths.CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState {
          typealias StateReducer = Destination
          case alert(AlertState<Alert>)
          case dialog(ComposableArchitecture.ConfirmationDialogState<Never>)
          case list([Int])
          case note(Note)
          case toast(Toast)
          case pair(Int, label: String = "")
          case none
        }

        @CasePaths.CasePathable
        enum Action {
          case alert(Alert)
          case dialog(Never)
          case toast(Toast.Action)
        }

        static var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          ComposableArchitecture.CombineReducers {
            ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
          }
        }

        var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @CasePaths.CasePathable
        enum CaseScope {
          case alert(AlertState<Alert>)
          case dialog(ComposableArchitecture.ConfirmationDialogState<Never>)
          case list([Int])
          case note(Note)
          case toast(Toast)
          case pair(Int, label: String = "")
          case none
        }

        static func scope(
          _ store: ComposableArchitecture.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          case .alert(let v0):
            return .alert(v0)
          case .dialog(let v0):
            return .dialog(v0)
          case .list(let v0):
            return .list(v0)
          case .note(let v0):
            return .note(v0)
          case .toast(let v0):
            return .toast(v0)
          case .pair(let v0, let v1):
            return .pair(v0, label: v1)
          case .none:
            return .none
          }
        }
      }

      extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func caseReducerWritesConformancesAndAccess() {
    expectExpansion(
      of: """
        @Reducer(state: .equatable, .sendable, action: .codable)
        public indirect enum Path {
          case list(List<Int>)
        }
        """,
      """
      public indirect enum Path {
        case list(List<Int>)

        @CasePaths.CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        public indirect enum State: ComposableArchitecture.CaseReducerState, Swift.Equatable, Swift.Sendable {
          public typealias StateReducer = Path
          case list(List<Int>.State)
        }

        @CasePaths.CasePathable
        public indirect enum Action: Swift.Codable {
          case list(List<Int>.Action)
        }

        public static var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          ComposableArchitecture.CombineReducers {
            ComposableArchitecture.Scope(
              state: \\Self.State.Cases.list, action: \\Self.Action.Cases.list
            ) {
              List<Int>()
            }
          }
        }

        public var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @CasePaths.CasePathable
        public enum CaseScope {
          case list(ComposableArchitecture.StoreOf<List<Int>>)
        }

        public static func scope(
          _ store: ComposableArchitecture.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          case .list:
            return .list(store.scope(state: \\.list, action: \\.list)!)
          }
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func caseReducerKeepsConditionsAndAvailability() {
    expectExpansion(
      of: """
        @available(macOS 14, *)
        @Reducer
        enum Path {
          case list(List)
          #if DEBUG
          @available(*, deprecated) case debug(Debug)
          #endif
        }
        """,
      """
      @available(macOS 14, *)
      enum Path {
        case list(List)
        #if DEBUG
        @available(*, deprecated) case debug(Debug)
        #endif

        @CasePaths.CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState {
          typealias StateReducer = Path
          case list(List.State)
          #if DEBUG
          @available(*, deprecated)
          case debug(Debug.State)
          #endif
        }

        @CasePaths.CasePathable
        enum Action {
          case list(List.Action)
          #if DEBUG
          @available(*, deprecated)
          case debug(Debug.Action)
          #endif
        }

        static var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          ComposableArchitecture.CombineReducers {
            ComposableArchitecture.Scope(
              state: \\Self.State.Cases.list, action: \\Self.Action.Cases.list
            ) {
              List()
            }
            #if DEBUG
            ComposableArchitecture.Scope(
              state: \\Self.State.Cases.debug, action: \\Self.Action.Cases.debug
            ) {
              Debug()
            }
            #endif
          }
        }

        var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @CasePaths.CasePathable
        enum CaseScope {
          case list(ComposableArchitecture.StoreOf<List>)
          #if DEBUG
          @available(*, deprecated)
          case debug(ComposableArchitecture.StoreOf<Debug>)
          #endif
        }

        static func scope(
          _ store: ComposableArchitecture.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          case .list:
            return .list(store.scope(state: \\.list, action: \\.list)!)
          #if DEBUG
          case .debug:
            return .debug(store.scope(state: \\.debug, action: \\.debug)!)
          #endif
          }
        }
      }

      @available(macOS 14, *)
      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func caseReducerGeneratesOnlyWhatIsMissing() {
    expectExpansion(
      of: """
        @Reducer
        enum Path {
          case list(List)
          enum Action {
            case list(List.Action)
          }
        }
        """,
      """
      enum Path {
        case list(List)
        @CasePaths.CasePathable
        enum Action {
          case list(List.Action)
        }

        @CasePaths.CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState {
          typealias StateReducer = Path
          case list(List.State)
        }

        static var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          ComposableArchitecture.CombineReducers {
            ComposableArchitecture.Scope(
              state: \\Self.State.Cases.list, action: \\Self.Action.Cases.list
            ) {
              List()
            }
          }
        }

        var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @CasePaths.CasePathable
        enum CaseScope {
          case list(ComposableArchitecture.StoreOf<List>)
        }

        static func scope(
          _ store: ComposableArchitecture.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          case .list:
            return .list(store.scope(state: \\.list, action: \\.list)!)
          }
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func caseReducerWithoutCasesDoesNothing() {
    expectExpansion(
      of: """
        @Reducer
        enum Path {
        }
        """,
      """
      enum Path {

        @CasePaths.CasePathable
        @dynamicMemberLookup
        @ComposableArchitecture.ObservableState
        enum State: ComposableArchitecture.CaseReducerState {
          typealias StateReducer = Path

        }

        @CasePaths.CasePathable
        enum Action {

        }

        static var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          ComposableArchitecture.CombineReducers {
            ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
          }
        }

        var body: ComposableArchitecture.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @CasePaths.CasePathable
        enum CaseScope {

        }

        static func scope(
          _ store: ComposableArchitecture.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {

          }
        }
      }

      extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
      }
      """,
      .reducer
    )
  }
}
