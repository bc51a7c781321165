import SwiftSyntax
import SwiftSyntaxBuilder

/// Accessors that store the value of a property in a storage property and notify the registrar.
///
/// The registrar is stored in the state beside the values, so that a change needs no lock and a
/// copy of the state is distinguished from the original.
struct TrackedAccessors {
  /// The name of the observed property.
  let property: String
  /// The expression that is read and written: `_name` or a member of it.
  let storage: String
  /// True if the property has `willSet` or `didSet`: its storage can't be passed `inout` to the
  /// registrar.
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

  // Reading the value may copy it, so it is read only while the property is observed.
  private var after: String {
    """
    if let before {
    \(registrar).didModify(\\Self.\(property), before, \(type).content(\(storage)))
    }
    """
  }
}
