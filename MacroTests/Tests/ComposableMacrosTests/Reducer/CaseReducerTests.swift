import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The expansion of `@Reducer` on an enum of features, and its diagnostics.
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

        @dynamicMemberLookup
        enum State: ComposableCore.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore.ObservableState {
          typealias StateReducer = Destination
          case add(AddFeature.State)
          case edit(EditFeature.State)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = State
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              switch root {
              case .add:
                return \\.add
              default:
                return \\.edit
              }
            }
            public var add: CasePaths.AnyCasePath<Root, AddFeature.State> {
              CasePaths.AnyCasePath<Root, AddFeature.State>(_embed: Root.add, _extract: {
                  guard case .add(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var edit: CasePaths.AnyCasePath<Root, EditFeature.State> {
              CasePaths.AnyCasePath<Root, EditFeature.State>(_embed: Root.edit, _extract: {
                  guard case .edit(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.add)
              paths.append(\\.edit)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public var _$id: ComposableCore.ObservableStateID {
            switch self {
            case .add(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(0)
            case .edit(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(1)
            }
          }
        }

        enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
          case add(AddFeature.Action)
          case edit(EditFeature.Action)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = Action
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              switch root {
              case .add:
                return \\.add
              default:
                return \\.edit
              }
            }
            public var add: CasePaths.AnyCasePath<Root, AddFeature.Action> {
              CasePaths.AnyCasePath<Root, AddFeature.Action>(_embed: Root.add, _extract: {
                  guard case .add(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var edit: CasePaths.AnyCasePath<Root, EditFeature.Action> {
              CasePaths.AnyCasePath<Root, EditFeature.Action>(_embed: Root.edit, _extract: {
                  guard case .edit(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.add)
              paths.append(\\.edit)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @ComposableCore.ReducerBuilder<Self.State, Self.Action>
        static var body: ComposableCore.CombineReducers<Self.State, Self.Action> {
          ComposableCore.Scope(
            state: \\Self.State.Cases.add, action: \\Self.Action.Cases.add
          ) {
            AddFeature()
          }
          ComposableCore.Scope(
            state: \\Self.State.Cases.edit, action: \\Self.Action.Cases.edit
          ) {
            EditFeature(limit: 3)
          }
        }

        var body: ComposableCore.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @dynamicMemberLookup
        enum CaseScope: CasePaths.CasePathable {
          case add(ComposableCore.StoreOf<AddFeature>)
          case edit(ComposableCore.StoreOf<EditFeature>)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = CaseScope
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              switch root {
              case .add:
                return \\.add
              default:
                return \\.edit
              }
            }
            public var add: CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<AddFeature>> {
              CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<AddFeature>>(_embed: Root.add, _extract: {
                  guard case .add(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var edit: CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<EditFeature>> {
              CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<EditFeature>>(_embed: Root.edit, _extract: {
                  guard case .edit(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.add)
              paths.append(\\.edit)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        static func scope(
          _ store: ComposableCore.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          case .add:
            return .add(store.scope(state: \\.add, action: \\.add)!)
          case .edit:
            return .edit(store.scope(state: \\.edit, action: \\.edit)!)
          }
        }
      }

      extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func caseReducerDistinguishesFeaturesFromOtherPayloads() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case alert(AlertState<Alert>)
          case dialog(SwiftNavigation.ConfirmationDialogState<Never>)
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
        case dialog(SwiftNavigation.ConfirmationDialogState<Never>)
        case list([Int])
        @ReducerCaseIgnored case note(Note)
        @ReducerCaseEphemeral case toast(Toast)
        case pair(Int, label: String = "")
        case none

        @dynamicMemberLookup
        enum State: ComposableCore.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore.ObservableState {
          typealias StateReducer = Destination
          case alert(AlertState<Alert>)
          case dialog(SwiftNavigation.ConfirmationDialogState<Never>)
          case list([Int])
          case note(Note)
          case toast(Toast)
          case pair(Int, label: String = "")
          case none

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = State
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              switch root {
              case .alert:
                return \\.alert
              case .dialog:
                return \\.dialog
              case .list:
                return \\.list
              case .note:
                return \\.note
              case .toast:
                return \\.toast
              case .pair:
                return \\.pair
              default:
                return \\.none
              }
            }
            public var alert: CasePaths.AnyCasePath<Root, AlertState<Alert>> {
              CasePaths.AnyCasePath<Root, AlertState<Alert>>(_embed: Root.alert, _extract: {
                  guard case .alert(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var dialog: CasePaths.AnyCasePath<Root, SwiftNavigation.ConfirmationDialogState<Never>> {
              CasePaths.AnyCasePath<Root, SwiftNavigation.ConfirmationDialogState<Never>>(_embed: Root.dialog, _extract: {
                  guard case .dialog(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var list: CasePaths.AnyCasePath<Root, [Int]> {
              CasePaths.AnyCasePath<Root, [Int]>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var note: CasePaths.AnyCasePath<Root, Note> {
              CasePaths.AnyCasePath<Root, Note>(_embed: Root.note, _extract: {
                  guard case .note(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var toast: CasePaths.AnyCasePath<Root, Toast> {
              CasePaths.AnyCasePath<Root, Toast>(_embed: Root.toast, _extract: {
                  guard case .toast(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var pair: CasePaths.AnyCasePath<Root, (Int, label: String)> {
              CasePaths.AnyCasePath<Root, (Int, label: String)>(_embed: {
                  .pair($0.0, label: $0.1)
                }, _extract: {
                  guard case .pair(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                })
            }
            public var none: CasePaths.AnyCasePath<Root, Swift.Void> {
              CasePaths.AnyCasePath<Root, Swift.Void>(_embed: {
                  .none
                }, _extract: {
                  guard case .none = $0 else {
                    return nil
                  }
                  return ()
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.alert)
              paths.append(\\.dialog)
              paths.append(\\.list)
              paths.append(\\.note)
              paths.append(\\.toast)
              paths.append(\\.pair)
              paths.append(\\.none)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public var _$id: ComposableCore.ObservableStateID {
            switch self {
            case .alert(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(0)
            case .dialog(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(1)
            case .list(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(2)
            case .note(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(3)
            case .toast(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(4)
            case .pair:
              return ComposableCore.ObservableStateID._$inert._$tag(5)
            case .none:
              return ComposableCore.ObservableStateID._$withoutPayload._$tag(6)
            }
          }
        }

        enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
          case alert(Alert)
          case dialog(Never)
          case list(Swift.Never)
          case note(Swift.Never)
          case toast(Toast.Action)
          case pair(Swift.Never)
          case none(Swift.Never)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = Action
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              switch root {
              case .alert:
                return \\.alert
              case .dialog:
                return \\.dialog
              case .list:
                return \\.list
              case .note:
                return \\.note
              case .toast:
                return \\.toast
              case .pair:
                return \\.pair
              default:
                return \\.none
              }
            }
            public var alert: CasePaths.AnyCasePath<Root, Alert> {
              CasePaths.AnyCasePath<Root, Alert>(_embed: Root.alert, _extract: {
                  guard case .alert(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var dialog: CasePaths.AnyCasePath<Root, Never> {
              CasePaths.AnyCasePath<Root, Never>(_embed: Root.dialog, _extract: {
                  guard case .dialog(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var list: CasePaths.AnyCasePath<Root, Swift.Never> {
              CasePaths.AnyCasePath<Root, Swift.Never>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var note: CasePaths.AnyCasePath<Root, Swift.Never> {
              CasePaths.AnyCasePath<Root, Swift.Never>(_embed: Root.note, _extract: {
                  guard case .note(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var toast: CasePaths.AnyCasePath<Root, Toast.Action> {
              CasePaths.AnyCasePath<Root, Toast.Action>(_embed: Root.toast, _extract: {
                  guard case .toast(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var pair: CasePaths.AnyCasePath<Root, Swift.Never> {
              CasePaths.AnyCasePath<Root, Swift.Never>(_embed: Root.pair, _extract: {
                  guard case .pair(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var none: CasePaths.AnyCasePath<Root, Swift.Never> {
              CasePaths.AnyCasePath<Root, Swift.Never>(_embed: Root.none, _extract: {
                  guard case .none(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.alert)
              paths.append(\\.dialog)
              paths.append(\\.list)
              paths.append(\\.note)
              paths.append(\\.toast)
              paths.append(\\.pair)
              paths.append(\\.none)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @ComposableCore.ReducerBuilder<Self.State, Self.Action>
        static var body: ComposableCore.CombineReducers<Self.State, Self.Action> {

        }

        var body: ComposableCore.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @dynamicMemberLookup
        enum CaseScope: CasePaths.CasePathable {
          case alert(AlertState<Alert>)
          case dialog(SwiftNavigation.ConfirmationDialogState<Never>)
          case list([Int])
          case note(Note)
          case toast(Toast)
          case pair(Int, label: String = "")
          case none

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = CaseScope
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              switch root {
              case .alert:
                return \\.alert
              case .dialog:
                return \\.dialog
              case .list:
                return \\.list
              case .note:
                return \\.note
              case .toast:
                return \\.toast
              case .pair:
                return \\.pair
              default:
                return \\.none
              }
            }
            public var alert: CasePaths.AnyCasePath<Root, AlertState<Alert>> {
              CasePaths.AnyCasePath<Root, AlertState<Alert>>(_embed: Root.alert, _extract: {
                  guard case .alert(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var dialog: CasePaths.AnyCasePath<Root, SwiftNavigation.ConfirmationDialogState<Never>> {
              CasePaths.AnyCasePath<Root, SwiftNavigation.ConfirmationDialogState<Never>>(_embed: Root.dialog, _extract: {
                  guard case .dialog(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var list: CasePaths.AnyCasePath<Root, [Int]> {
              CasePaths.AnyCasePath<Root, [Int]>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var note: CasePaths.AnyCasePath<Root, Note> {
              CasePaths.AnyCasePath<Root, Note>(_embed: Root.note, _extract: {
                  guard case .note(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var toast: CasePaths.AnyCasePath<Root, Toast> {
              CasePaths.AnyCasePath<Root, Toast>(_embed: Root.toast, _extract: {
                  guard case .toast(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public var pair: CasePaths.AnyCasePath<Root, (Int, label: String)> {
              CasePaths.AnyCasePath<Root, (Int, label: String)>(_embed: {
                  .pair($0.0, label: $0.1)
                }, _extract: {
                  guard case .pair(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                })
            }
            public var none: CasePaths.AnyCasePath<Root, Swift.Void> {
              CasePaths.AnyCasePath<Root, Swift.Void>(_embed: {
                  .none
                }, _extract: {
                  guard case .none = $0 else {
                    return nil
                  }
                  return ()
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.alert)
              paths.append(\\.dialog)
              paths.append(\\.list)
              paths.append(\\.note)
              paths.append(\\.toast)
              paths.append(\\.pair)
              paths.append(\\.none)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        static func scope(
          _ store: ComposableCore.Store<Self.State, Self.Action>
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

      extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func caseReducerGeneratesConformancesAndAccess() {
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

        @dynamicMemberLookup
        public indirect enum State: ComposableCore.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore.ObservableState, Swift.Equatable, Swift.Sendable {
          public typealias StateReducer = Path
          case list(List<Int>.State)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = State
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              \\.list
            }
            public var list: CasePaths.AnyCasePath<Root, List<Int>.State> {
              CasePaths.AnyCasePath<Root, List<Int>.State>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.list)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public var _$id: ComposableCore.ObservableStateID {
            switch self {
            case .list(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(0)
            }
          }
        }

        public indirect enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable, Swift.Codable {
          case list(List<Int>.Action)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = Action
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              \\.list
            }
            public var list: CasePaths.AnyCasePath<Root, List<Int>.Action> {
              CasePaths.AnyCasePath<Root, List<Int>.Action>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.list)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @ComposableCore.ReducerBuilder<Self.State, Self.Action>
        public static var body: ComposableCore.CombineReducers<Self.State, Self.Action> {
          ComposableCore.Scope(
            state: \\Self.State.Cases.list, action: \\Self.Action.Cases.list
          ) {
            List<Int>()
          }
        }

        public var body: ComposableCore.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @dynamicMemberLookup
        public enum CaseScope: CasePaths.CasePathable {
          case list(ComposableCore.StoreOf<List<Int>>)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = CaseScope
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              \\.list
            }
            public var list: CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<List<Int>>> {
              CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<List<Int>>>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.list)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        public static func scope(
          _ store: ComposableCore.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          case .list:
            return .list(store.scope(state: \\.list, action: \\.list)!)
          }
        }
      }

      extension Path: ComposableCore.CaseReducer, ComposableCore.Reducer {
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

        @dynamicMemberLookup
        enum State: ComposableCore.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore.ObservableState {
          typealias StateReducer = Path
          case list(List.State)
          #if DEBUG
          @available(*, deprecated)
          case debug(Debug.State)
          #endif

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = State
            @available(*, deprecated)
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              switch root {
              #if DEBUG
              case .debug:
                return \\.debug
              #endif
              default:
                return \\.list
              }
            }
            public var list: CasePaths.AnyCasePath<Root, List.State> {
              CasePaths.AnyCasePath<Root, List.State>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            #if DEBUG
            @available(*, deprecated)
            public var debug: CasePaths.AnyCasePath<Root, Debug.State> {
              CasePaths.AnyCasePath<Root, Debug.State>(_embed: Root.debug, _extract: {
                  guard case .debug(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            #endif
            @available(*, deprecated)
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.list)
              #if DEBUG
              paths.append(\\.debug)
              #endif
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public var _$id: ComposableCore.ObservableStateID {
            switch self {
            case .list(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(0)
            #if DEBUG
            case .debug(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(1)
            #endif
            }
          }
        }

        enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
          case list(List.Action)
          #if DEBUG
          @available(*, deprecated)
          case debug(Debug.Action)
          #endif

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = Action
            @available(*, deprecated)
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              switch root {
              #if DEBUG
              case .debug:
                return \\.debug
              #endif
              default:
                return \\.list
              }
            }
            public var list: CasePaths.AnyCasePath<Root, List.Action> {
              CasePaths.AnyCasePath<Root, List.Action>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            #if DEBUG
            @available(*, deprecated)
            public var debug: CasePaths.AnyCasePath<Root, Debug.Action> {
              CasePaths.AnyCasePath<Root, Debug.Action>(_embed: Root.debug, _extract: {
                  guard case .debug(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            #endif
            @available(*, deprecated)
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.list)
              #if DEBUG
              paths.append(\\.debug)
              #endif
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @available(*, deprecated)
        @ComposableCore.ReducerBuilder<Self.State, Self.Action>
        static var body: ComposableCore.CombineReducers<Self.State, Self.Action> {
          ComposableCore.Scope(
            state: \\Self.State.Cases.list, action: \\Self.Action.Cases.list
          ) {
            List()
          }
          #if DEBUG
          ComposableCore.Scope(
            state: \\Self.State.Cases.debug, action: \\Self.Action.Cases.debug
          ) {
            Debug()
          }
          #endif
        }

        @available(*, deprecated)
        var body: ComposableCore.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @dynamicMemberLookup
        enum CaseScope: CasePaths.CasePathable {
          case list(ComposableCore.StoreOf<List>)
          #if DEBUG
          @available(*, deprecated)
          case debug(ComposableCore.StoreOf<Debug>)
          #endif

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = CaseScope
            @available(*, deprecated)
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              switch root {
              #if DEBUG
              case .debug:
                return \\.debug
              #endif
              default:
                return \\.list
              }
            }
            public var list: CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<List>> {
              CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<List>>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            #if DEBUG
            @available(*, deprecated)
            public var debug: CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<Debug>> {
              CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<Debug>>(_embed: Root.debug, _extract: {
                  guard case .debug(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            #endif
            @available(*, deprecated)
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.list)
              #if DEBUG
              paths.append(\\.debug)
              #endif
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @available(*, deprecated)
        static func scope(
          _ store: ComposableCore.Store<Self.State, Self.Action>
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
      extension Path: ComposableCore.CaseReducer, ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func caseReducerGeneratesOnlyMissingMembers() {
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

        @dynamicMemberLookup
        enum State: ComposableCore.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore.ObservableState {
          typealias StateReducer = Path
          case list(List.State)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = State
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              \\.list
            }
            public var list: CasePaths.AnyCasePath<Root, List.State> {
              CasePaths.AnyCasePath<Root, List.State>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.list)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public var _$id: ComposableCore.ObservableStateID {
            switch self {
            case .list(let v0):
              return ComposableCore.ObservableStateID._$id(for: v0)._$tag(0)
            }
          }
        }

        @ComposableCore.ReducerBuilder<Self.State, Self.Action>
        static var body: ComposableCore.CombineReducers<Self.State, Self.Action> {
          ComposableCore.Scope(
            state: \\Self.State.Cases.list, action: \\Self.Action.Cases.list
          ) {
            List()
          }
        }

        var body: ComposableCore.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @dynamicMemberLookup
        enum CaseScope: CasePaths.CasePathable {
          case list(ComposableCore.StoreOf<List>)

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = CaseScope
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              \\.list
            }
            public var list: CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<List>> {
              CasePaths.AnyCasePath<Root, ComposableCore.StoreOf<List>>(_embed: Root.list, _extract: {
                  guard case .list(let v0) = $0 else {
                    return nil
                  }
                  return v0
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Root>] = []
              paths.append(\\.list)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        static func scope(
          _ store: ComposableCore.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {
          case .list:
            return .list(store.scope(state: \\.list, action: \\.list)!)
          }
        }
      }

      extension Path: ComposableCore.CaseReducer, ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func caseReducerRejectsDuplicateCaseNames() {
    expectExpansion(
      of: """
        @Reducer
        enum Path {
          case list(List)
          case list(sorted: SortedList)
        }
        """,
      """
      enum Path {
        case list(List)
        case list(sorted: SortedList)
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' needs a unique name for each case: another case is named 'list', so \
            '\\.list' is ambiguous. Rename one of them
            """,
          line: 4, column: 8
        )
      ],
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

        @dynamicMemberLookup
        enum State: ComposableCore.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableCore.ObservableState {
          typealias StateReducer = Path

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = State
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              \\.self
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              [].makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public var _$id: ComposableCore.ObservableStateID {
            ComposableCore.ObservableStateID._$inert
          }
        }

        enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = Action
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              \\.self
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              [].makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @ComposableCore.ReducerBuilder<Self.State, Self.Action>
        static var body: ComposableCore.CombineReducers<Self.State, Self.Action> {

        }

        var body: ComposableCore.CombineReducers<Self.State, Self.Action> {
          Self.body
        }

        @dynamicMemberLookup
        enum CaseScope: CasePaths.CasePathable {

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public typealias Root = CaseScope
            public subscript(root: Root) -> CasePaths.PartialCaseKeyPath<Root> {
              \\.self
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Root>]> {
              [].makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        static func scope(
          _ store: ComposableCore.Store<Self.State, Self.Action>
        ) -> CaseScope {
          switch store.state {

          }
        }
      }

      extension Path: ComposableCore.CaseReducer, ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }
}
