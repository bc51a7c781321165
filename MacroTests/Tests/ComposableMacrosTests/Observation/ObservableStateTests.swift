import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The expansion of `@ObservableState`, and its diagnostics.
struct ObservableStateTests {
  @Test func observableStateTracksStoredVars() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          var count = 0
          private(set) var name: String
        }
        """,
      """
      struct State {
        @ComposableCore.ObservationStateTracked
        var count = 0
        @ComposableCore.ObservationStateTracked
        private(set) var name: String

        @ComposableCore.ObservationStateIgnored public var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

        public var _$id: ComposableCore.ObservableStateID {
          _$observationRegistrar.id
        }

        public mutating func _$detach() {
          _$observationRegistrar = ComposableCore.ObservationStateRegistrar()
        }

        public static var _$fieldAccessors: [Any] {
          var places: [Any] = []
          places.append(
            ComposableCore._FieldAccessor(
              \\Self.count,
              _storage: \\Self._count,
              _modify: {
                $1(&$0.count)
              }
            )
          )
          places.append(
            ComposableCore._FieldAccessor(
              \\Self.name,
              _storage: \\Self._name,
              _modify: {
                $1(&$0.name)
              }
            )
          )
          return places
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """,
      .observableState
    )
  }

  @Test func observableStateIgnoresOtherProperties() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          let id: Int
          static var shared = 0
          var double: Int { count * 2 }
          @Shared var settings: Settings
          @ObservationStateIgnored var scratch = 0
          @ObservationStateTracked var tracked = 0
        }
        """,
      """
      struct State {
        let id: Int
        static var shared = 0
        var double: Int { count * 2 }
        @Shared var settings: Settings
        @ObservationStateIgnored var scratch = 0
        @ObservationStateTracked var tracked = 0

        @ComposableCore.ObservationStateIgnored public var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

        public var _$id: ComposableCore.ObservableStateID {
          _$observationRegistrar.id
        }

        public mutating func _$detach() {
          _$observationRegistrar = ComposableCore.ObservationStateRegistrar()
        }

        public static var _$fieldAccessors: [Any] {
          var places: [Any] = []
          places.append(
            ComposableCore._FieldAccessor(
              \\Self.tracked,
              _storage: \\Self._tracked,
              _modify: {
                $1(&$0.tracked)
              }
            )
          )
          return places
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """,
      .observableState
    )
  }

  @Test func observableStateListsTheAccessorsOfPresentedState() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @Presents var destination: Destination.State?
        }
        """,
      """
      struct State {
        @Presents var destination: Destination.State?

        @ComposableCore.ObservationStateIgnored public var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

        public var _$id: ComposableCore.ObservableStateID {
          _$observationRegistrar.id
        }

        public mutating func _$detach() {
          _$observationRegistrar = ComposableCore.ObservationStateRegistrar()
        }

        public static var _$fieldAccessors: [Any] {
          var places: [Any] = []
          places.append(
            ComposableCore._FieldAccessor(
              \\Self.destination,
              _storage: \\Self._destination.wrappedValue,
              _modify: {
                $1(&$0.destination)
              }
            )
          )
          places.append(
            ComposableCore._FieldAccessor(
              \\Self.$destination,
              _storage: \\Self._destination,
              _modify: {
                $1(&$0.$destination)
              }
            )
          )
          return places
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """,
      .observableState
    )
  }

  @Test func observableStateKeepsConditionsAndAvailability() {
    expectExpansion(
      of: """
        @available(macOS 14, *)
        @ObservableState
        public struct State {
          #if DEBUG
          var debug = false
          #endif
          @available(*, deprecated) var old = 0
        }
        """,
      """
      @available(macOS 14, *)
      public struct State {
        #if DEBUG
        var debug = false
        #endif
        @available(*, deprecated)
        @ComposableCore.ObservationStateTracked var old = 0

        @ComposableCore.ObservationStateIgnored public var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

        public var _$id: ComposableCore.ObservableStateID {
          _$observationRegistrar.id
        }

        public mutating func _$detach() {
          _$observationRegistrar = ComposableCore.ObservationStateRegistrar()
        }

        @available(*, deprecated)
        public static var _$fieldAccessors: [Any] {
          var places: [Any] = []
          #if DEBUG
          places.append(
            ComposableCore._FieldAccessor(
              \\Self.debug,
              _storage: \\Self._debug,
              _modify: {
                $1(&$0.debug)
              }
            )
          )
          #endif
          places.append(
            ComposableCore._FieldAccessor(
              \\Self.old,
              _storage: \\Self._old,
              _modify: {
                $1(&$0.old)
              }
            )
          )
          return places
        }
      }

      @available(macOS 14, *)
      extension State: ComposableCore.ObservableState {
      }
      """,
      .observableState
    )
  }

  @Test func observableStateDerivesEnumIdentityFromThePayload() {
    expectExpansion(
      of: """
        @ObservableState
        public enum State {
          case list(List.State)
          case pair(Int, Int)
          case detail(id: Int), none
        }
        """,
      """
      public enum State {
        case list(List.State)
        case pair(Int, Int)
        case detail(id: Int), none

        public var _$id: ComposableCore.ObservableStateID {
          switch self {
          case .list(let v0):
            return ComposableCore.ObservableStateID._$id(for: v0)._$tag(0)
          case .pair:
            return ComposableCore.ObservableStateID._$inert._$tag(1)
          case .detail(let v0):
            return ComposableCore.ObservableStateID._$id(for: v0)._$tag(2)
          case .none:
            return ComposableCore.ObservableStateID._$withoutPayload._$tag(3)
          }
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """,
      .observableState
    )
  }

  @Test func observableStateSupportsAnEmptyEnum() {
    expectExpansion(
      of: """
        @ObservableState
        enum State {
        }
        """,
      """
      enum State {

        public var _$id: ComposableCore.ObservableStateID {
          ComposableCore.ObservableStateID._$inert
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """,
      .observableState
    )
  }

  @Test func observableStateRejectsAClass() {
    expectExpansion(
      of: """
        @ObservableState
        final class State {
          var count = 0
        }
        """,
      """
      final class State {
        var count = 0
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' can only be attached to a struct or an enum: the state of a \
            feature is a value. For a class use '@Observable'
            """,
          line: 2, column: 7
        )
      ],
      .observableState
    )
  }

  @Test func observableStateRejectsAnActor() {
    expectExpansion(
      of: """
        @ObservableState
        actor State {
        }
        """,
      """
      actor State {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' can only be attached to a struct or an enum: the state of a \
            feature is a value. For a class use '@Observable'
            """,
          line: 2, column: 1
        )
      ],
      .observableState
    )
  }

  @Test func observableStateRejectsALazyProperty() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          lazy var total = 0
          @ObservationStateIgnored lazy var scratch = 0
        }
        """,
      """
      struct State {
        lazy var total = 0
        @ObservationStateIgnored lazy var scratch = 0

        @ComposableCore.ObservationStateIgnored public var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

        public var _$id: ComposableCore.ObservableStateID {
          _$observationRegistrar.id
        }

        public mutating func _$detach() {
          _$observationRegistrar = ComposableCore.ObservationStateRegistrar()
        }

        public static var _$fieldAccessors: [Any] {
          []
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' can't observe a lazy property: reading it would change the state. \
            Make it a computed property, or mark it '@ObservationStateIgnored'
            """,
          line: 3, column: 3
        )
      ],
      .observableState
    )
  }

  @Test func observableStateRejectsAPropertyOfTheMainActor() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @MainActor var count = 0
        }
        """,
      """
      struct State {
        @MainActor var count = 0

        @ComposableCore.ObservationStateIgnored public var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

        public var _$id: ComposableCore.ObservableStateID {
          _$observationRegistrar.id
        }

        public mutating func _$detach() {
          _$observationRegistrar = ComposableCore.ObservationStateRegistrar()
        }

        public static var _$fieldAccessors: [Any] {
          []
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' can't observe a property of the main actor: state is read and \
            changed on the actor of its store. Remove '@MainActor', or mark it \
            '@ObservationStateIgnored'
            """,
          line: 3, column: 18
        )
      ],
      .observableState
    )
  }

  @Test func observableStateRejectsSeveralPropertiesInOneVar() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          var x = 0, y = 0
        }
        """,
      """
      struct State {
        var x = 0, y = 0

        @ComposableCore.ObservationStateIgnored public var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

        public var _$id: ComposableCore.ObservableStateID {
          _$observationRegistrar.id
        }

        public mutating func _$detach() {
          _$observationRegistrar = ComposableCore.ObservationStateRegistrar()
        }

        public static var _$fieldAccessors: [Any] {
          []
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' observes each property by name: declare one property with each \
            'var'
            """,
          line: 3, column: 7
        )
      ],
      .observableState
    )
  }
}
