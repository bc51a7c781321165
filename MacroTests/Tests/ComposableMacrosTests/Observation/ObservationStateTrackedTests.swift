import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The accessors and the storage of one observed property.
struct ObservationStateTrackedTests {
  @Test func trackedPropertyNotifiesTheRegistrar() {
    expectExpansion(
      of: """
        struct State {
          @ObservationStateTracked var count: Int = 0
        }
        """,
      """
      struct State {
        var count: Int {
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }
          get {
            _$observationRegistrar.access(\\Self.count)
            return _count
          }
          set {
            _$observationRegistrar.mutate(\\Self.count, &_count, newValue) {
              ComposableCore.ObservationStateRegistrar.isSame($0, $1)
            }
          }
          _modify {
            let before = _$observationRegistrar.willModify() ? ComposableCore.ObservationStateRegistrar.content(_count) : nil
            defer {
              if let before {
                _$observationRegistrar.didModify(\\Self.count, before, ComposableCore.ObservationStateRegistrar.content(_count))
              }
            }
            yield &_count
          }
        }

        @ComposableCore.ObservationStateIgnored private var _count: Int = 0
      }
      """,
      .observationStateTracked
    )
  }

  @Test func trackedPropertyKeepsInferredTypesAndAccess() {
    expectExpansion(
      of: """
        struct State {
          /// The count.
          @ObservationStateTracked public private(set) var count = 0
          @ObservationStateTracked var `default`: Int?
        }
        """,
      """
      struct State {
        /// The count.
        public private(set) var count {
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }
          get {
            _$observationRegistrar.access(\\Self.count)
            return _count
          }
          set {
            _$observationRegistrar.mutate(\\Self.count, &_count, newValue) {
              ComposableCore.ObservationStateRegistrar.isSame($0, $1)
            }
          }
          _modify {
            let before = _$observationRegistrar.willModify() ? ComposableCore.ObservationStateRegistrar.content(_count) : nil
            defer {
              if let before {
                _$observationRegistrar.didModify(\\Self.count, before, ComposableCore.ObservationStateRegistrar.content(_count))
              }
            }
            yield &_count
          }
        }

        @ComposableCore.ObservationStateIgnored private var _count = 0
        var `default`: Int? {
          @storageRestrictions(initializes: _default)
          init(initialValue) {
            _default = initialValue
          }
          get {
            _$observationRegistrar.access(\\Self.`default`)
            return _default
          }
          set {
            _$observationRegistrar.mutate(\\Self.`default`, &_default, newValue) {
              ComposableCore.ObservationStateRegistrar.isSame($0, $1)
            }
          }
          _modify {
            let before = _$observationRegistrar.willModify() ? ComposableCore.ObservationStateRegistrar.content(_default) : nil
            defer {
              if let before {
                _$observationRegistrar.didModify(\\Self.`default`, before, ComposableCore.ObservationStateRegistrar.content(_default))
              }
            }
            yield &_default
          }
        }

        @ComposableCore.ObservationStateIgnored private var _default: Int?
      }
      """,
      .observationStateTracked
    )
  }

  @Test func trackedPropertyKeepsItsObservers() {
    expectExpansion(
      of: """
        struct State {
          @ObservationStateTracked var count = 0 {
            didSet { total += count - oldValue }
          }
        }
        """,
      """
      struct State {
        var count {
          didSet { total += count - oldValue }
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }

          get {
            _$observationRegistrar.access(\\Self.count)
            return _count
          }

          set {
            let before = _$observationRegistrar.willModify() ? ComposableCore.ObservationStateRegistrar.content(_count) : nil
            _count = newValue
            if let before {
              _$observationRegistrar.didModify(\\Self.count, before, ComposableCore.ObservationStateRegistrar.content(_count))
            }
          }

          _modify {
            let before = _$observationRegistrar.willModify() ? ComposableCore.ObservationStateRegistrar.content(_count) : nil
            defer {
              if let before {
                _$observationRegistrar.didModify(\\Self.count, before, ComposableCore.ObservationStateRegistrar.content(_count))
              }
            }
            yield &_count
          }
        }

        @ComposableCore.ObservationStateIgnored private var _count = 0 {
            didSet {
              total += count - oldValue
            }
          }
      }
      """,
      .observationStateTracked
    )
  }

  @Test func trackedAttributeDoesNothingOnAComputedProperty() {
    expectExpansion(
      of: """
        struct State {
          @ObservationStateTracked var count: Int { 0 }
        }
        """,
      """
      struct State {
        var count: Int { 0 }
      }
      """,
      .observationStateTracked
    )
  }
}
