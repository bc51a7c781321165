import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The accessors, the storage and the projection of presented state.
struct PresentsTests {
  @Test func presentsStoresPresentationState() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @Presents var destination: Destination.State?
        }
        """,
      """
      @ObservableState
      struct State {
        var destination: Destination.State? {
          @storageRestrictions(initializes: _destination)
          init(initialValue) {
            _destination = ComposableCore.PresentationState(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(\\Self.destination)
            return _destination.wrappedValue
          }
          set {
            _$observationRegistrar.mutate(\\Self.destination, &_destination.wrappedValue, newValue) {
              ComposableCore.ObservationStateRegistrar.isSame($0, $1)
            }
          }
          _modify {
            let before = _$observationRegistrar.willModify() ? ComposableCore.ObservationStateRegistrar.content(_destination.wrappedValue) : nil
            defer {
              if let before {
                _$observationRegistrar.didModify(\\Self.destination, before, ComposableCore.ObservationStateRegistrar.content(_destination.wrappedValue))
              }
            }
            yield &_destination.wrappedValue
          }
        }

        @ComposableCore.ObservationStateIgnored private var _destination = ComposableCore.PresentationState<Destination.State>(wrappedValue: nil)

        @ComposableCore.ObservationStateIgnored var $destination: ComposableCore.PresentationState<Destination.State> {
          get {
            _$observationRegistrar.access(\\Self.destination)
            return _destination
          }
          set {
            _$observationRegistrar.mutate(\\Self.destination, &_destination, newValue) {
              ComposableCore.ObservationStateRegistrar.isSame($0, $1)
            }
          }
          _modify {
            let before = _$observationRegistrar.willModify() ? ComposableCore.ObservationStateRegistrar.content(_destination) : nil
            defer {
              if let before {
                _$observationRegistrar.didModify(\\Self.destination, before, ComposableCore.ObservationStateRegistrar.content(_destination))
              }
            }
            yield &_destination
          }
        }
      }
      """,
      .presents
    )
  }

  @Test func presentsKeepsAccessAndInitialValue() {
    expectExpansion(
      of: """
        @ObservableState
        public struct State {
          @Presents public var alert: Optional<AlertState<Alert>> = AlertState()
        }
        """,
      """
      @ObservableState
      public struct State {
        public var alert: Optional<AlertState<Alert>> {
          @storageRestrictions(initializes: _alert)
          init(initialValue) {
            _alert = ComposableCore.PresentationState(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(\\Self.alert)
            return _alert.wrappedValue
          }
          set {
            _$observationRegistrar.mutate(\\Self.alert, &_alert.wrappedValue, newValue) {
              ComposableCore.ObservationStateRegistrar.isSame($0, $1)
            }
          }
          _modify {
            let before = _$observationRegistrar.willModify() ? ComposableCore.ObservationStateRegistrar.content(_alert.wrappedValue) : nil
            defer {
              if let before {
                _$observationRegistrar.didModify(\\Self.alert, before, ComposableCore.ObservationStateRegistrar.content(_alert.wrappedValue))
              }
            }
            yield &_alert.wrappedValue
          }
        }

        @ComposableCore.ObservationStateIgnored private var _alert = ComposableCore.PresentationState<AlertState<Alert>>(wrappedValue: AlertState())

        @ComposableCore.ObservationStateIgnored public var $alert: ComposableCore.PresentationState<AlertState<Alert>> {
          get {
            _$observationRegistrar.access(\\Self.alert)
            return _alert
          }
          set {
            _$observationRegistrar.mutate(\\Self.alert, &_alert, newValue) {
              ComposableCore.ObservationStateRegistrar.isSame($0, $1)
            }
          }
          _modify {
            let before = _$observationRegistrar.willModify() ? ComposableCore.ObservationStateRegistrar.content(_alert) : nil
            defer {
              if let before {
                _$observationRegistrar.didModify(\\Self.alert, before, ComposableCore.ObservationStateRegistrar.content(_alert))
              }
            }
            yield &_alert
          }
        }
      }
      """,
      .presents
    )
  }

  @Test func presentsRejectsATypeThatIsNotOptional() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @Presents var destination: Destination.State
        }
        """,
      """
      @ObservableState
      struct State {
        var destination: Destination.State {
          get {
            Swift.fatalError()
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Presents' needs an optional 'var' with its type written out, such as '@Presents \
            var destination: Destination.State?'
            """,
          line: 3, column: 3
        )
      ],
      .presents
    )
  }
}
