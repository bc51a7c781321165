import SwiftSyntax
import SwiftSyntaxBuilder

/// Accessors that keep a property's value in a storage property and tell the registrar about it.
///
/// The registrar lies in the state beside the values, so that a change needs no lock and a copy of
/// the state is told apart from the original.
struct TrackedAccessors {
  /// The property observers see.
  let property: String
  /// What is read and written: `_name`, or a part of it.
  let storage: String
  /// Storage whose setter runs `willSet` and `didSet` can't be lent to the registrar.
  var hasObservers = false

  private let registrar = "_$observationRegistrar"
  private let type = "ComposableArchitecture.ObservationStateRegistrar"

  var get: AccessorDeclSyntax {
    """
    get {
    \(raw: registrar).access(\\Self.\(raw: property))
    return \(raw: storage)
    }
    """
  }

  var set: AccessorDeclSyntax {
    guard !hasObservers else {
      return """
        set {
        \(raw: before)
        \(raw: storage) = newValue
        \(raw: after)
        }
        """
    }
    return """
      set {
      \(raw: registrar).mutate(\\Self.\(raw: property), &\(raw: storage), newValue, \(raw: type).isSame)
      }
      """
  }

  var modify: AccessorDeclSyntax {
    """
    _modify {
    \(raw: before)
    defer {
    \(raw: after)
    }
    yield &\(raw: storage)
    }
    """
  }

  private var before: String {
    "let before = \(registrar).willModify() ? \(type).content(\(storage)) : nil"
  }

  // The value is only looked at, and that may mean copied, when somebody observes it.
  private var after: String {
    """
    if let before {
    \(registrar).didModify(\\Self.\(property), before, \(type).content(\(storage)))
    }
    """
  }
}
