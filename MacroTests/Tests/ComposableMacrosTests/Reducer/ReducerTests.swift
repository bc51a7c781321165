import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The expansion of `@Reducer` on a feature, and its diagnostics.
struct ReducerTests {
  @Test func reducerAttachesTheAttributesOfStateActionAndBody() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          enum State {
            case on, off
          }
          enum Action {
            case tapped
          }
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      """
      struct Feature {
        @CasePaths.CasePathable @dynamicMemberLookup
        enum State {
          case on, off
        }
        @CasePaths.CasePathable
        enum Action {
          case tapped
        }
        @ComposableCore.ReducerBuilder<Self.State, Self.Action>
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func reducerAttachesNoAttributeTwice() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          @ObservableState
          @CasePathable
          @dynamicMemberLookup
          enum State {
            case on, off
          }
          @CasePathable
          enum Action {
            case tapped
          }
          @ReducerBuilder<State, Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      """
      struct Feature {
        @ObservableState
        @CasePathable
        @dynamicMemberLookup
        enum State {
          case on, off
        }
        @CasePathable
        enum Action {
          case tapped
        }
        @ReducerBuilder<State, Action>
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func reducerAddsNoBuilderToABodyOfAConcreteType() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          typealias State = Int
          typealias Action = Bool
          var body: Reduce<Int, Bool> {
            Reduce { _, _ in .none }
          }
        }
        """,
      """
      struct Feature {
        typealias State = Int
        typealias Action = Bool
        var body: Reduce<Int, Bool> {
          Reduce { _, _ in .none }
        }
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func reducerGeneratesMissingMembers() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
        }
        """,
      """
      struct Feature {

        @ComposableCore.ObservableState
        struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          init() {
          }
        }

        @CasePaths.CasePathable
        enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }

        let body = ComposableCore.EmptyReducer<Self.State, Self.Action>()
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func reducerGeneratesMembersWithTheAccessOfTheFeature() {
    expectExpansion(
      of: """
        @Reducer
        public struct Feature {
        }
        """,
      """
      public struct Feature {

        @ComposableCore.ObservableState
        public struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          public init() {
          }
        }

        @CasePaths.CasePathable
        public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }

        public let body = ComposableCore.EmptyReducer<Self.State, Self.Action>()
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func reducerGeneratesMembersWithTheAccessOfTheExtension() {
    expectExpansion(
      of: """
        package extension Features {
          @Reducer
          struct Feature {
          }
        }
        """,
      """
      package extension Features {
        struct Feature {

          @ComposableCore.ObservableState
          package struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            package init() {
            }
          }

          @CasePaths.CasePathable
          package enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          package let body = ComposableCore.EmptyReducer<Self.State, Self.Action>()
        }
      }

      extension Features.Feature: ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func reducerGeneratesNothingBesideABody() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          let body = EmptyReducer<Int, Int>()
        }
        """,
      """
      struct Feature {
        let body = EmptyReducer<Int, Int>()
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func reducerGeneratesNothingBesideAReduceMethod() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }
        """,
      """
      struct Feature {
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func reducerHonorsGenericParametersAndConditions() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature<State> {
          #if DEBUG
          enum Action {
            case debug
          }
          #else
          typealias Action = Never
          #endif
        }
        """,
      """
      struct Feature<State> {
        #if DEBUG
        enum Action {
          case debug
        }
        #else
        typealias Action = Never
        #endif

        let body = ComposableCore.EmptyReducer<Self.State, Self.Action>()
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      .reducer
    )
  }

  @Test func reducerRejectsAClass() {
    expectExpansion(
      of: """
        @Reducer
        final class Feature {
        }
        """,
      """
      final class Feature {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' can only be attached to a struct, which is a feature, or to an enum of \
            features: a reducer is a value
            """,
          line: 2, column: 7
        )
      ],
      .reducer
    )
  }

  @Test func reducerRejectsAProtocol() {
    expectExpansion(
      of: """
        @Reducer
        protocol Feature {
        }
        """,
      """
      protocol Feature {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' can only be attached to a struct, which is a feature, or to an enum of \
            features: a reducer is a value
            """,
          line: 2, column: 1
        )
      ],
      .reducer
    )
  }

  @Test func reducerRejectsABodyBesideAReduceMethod() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          typealias State = Int
          typealias Action = Bool
          func reduce(into state: inout Int, action: Bool) -> Effect<Bool> { .none }
          let body = EmptyReducer<Int, Bool>()
        }
        """,
      """
      struct Feature {
        typealias State = Int
        typealias Action = Bool
        func reduce(into state: inout Int, action: Bool) -> Effect<Bool> { .none }
        let body = EmptyReducer<Int, Bool>()
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            A reducer has a 'body' or its own 'reduce(into:action:)', not both: 'reduce' would \
            run and 'body' never would. Keep one
            """,
          line: 5, column: 8,
          fixIts: [
            FixItSpec(
              message: "Rename the method to 'core', to be run in 'body' with 'Reduce(core)'")
          ]
        )
      ],
      fixed: """
        @Reducer
        struct Feature {
          typealias State = Int
          typealias Action = Bool
          func core(into state: inout Int, action: Bool) -> Effect<Bool> { .none }
          let body = EmptyReducer<Int, Bool>()
        }
        """,
      .reducer
    )
  }

  @Test func reducerRejectsDomainTypesOfTheWrongKind() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          final class State {
          }
          struct Action {
          }
          let body = EmptyReducer<State, Action>()
        }
        """,
      """
      struct Feature {
        final class State {
        }
        struct Action {
        }
        let body = EmptyReducer<State, Action>()
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'State' must be a struct or an enum: the store owns it and hands out copies, which \
            must not change without the store
            """,
          line: 3, column: 9
        ),
        DiagnosticSpec(
          message: """
            'Action' must be an enum: each event of the feature is a case
            """,
          line: 5, column: 3
        ),
      ],
      .reducer
    )
  }

  @Test func reducerRejectsConformancesOfAStruct() {
    expectExpansion(
      of: """
        @Reducer(state: .equatable)
        struct Feature {
          typealias State = Int
          typealias Action = Bool
          let body = EmptyReducer<State, Action>()
        }
        """,
      """
      struct Feature {
        typealias State = Int
        typealias Action = Bool
        let body = EmptyReducer<State, Action>()
      }

      extension Feature: ComposableCore.Reducer {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' takes conformances for an enum of features only: declare them on 'State' \
            and 'Action' themselves
            """,
          line: 1, column: 10
        )
      ],
      .reducer
    )
  }
}
