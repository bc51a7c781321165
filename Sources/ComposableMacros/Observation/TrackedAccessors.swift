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
  private let type = "\(ModuleSelector.composableCore)ObservationStateRegistrar"

  var get: AccessorDeclSyntax {
    AccessorDeclSyntax(
      unparsed: """
        get {
          \(registrar).access(\\Self.\(property))
          return \(storage)
        }
        """
    )
  }

  // A reference to `isSame`, in place of the closure, would capture the metatype of a generic value,
  // with a warning if that is not `Sendable`.
  var set: AccessorDeclSyntax {
    AccessorDeclSyntax(
      unparsed: hasObservers
        ? """
        set {
          \(before)
          \(storage) = newValue
          if let before {
            \(after)
          }
        }
        """
        : """
        set {
          \(registrar).mutate(\\Self.\(property), &\(storage), newValue) {
            \(type).isSame($0, $1)
          }
        }
        """
    )
  }

  var modify: AccessorDeclSyntax {
    AccessorDeclSyntax(
      unparsed: """
        _modify {
          \(before)
          defer {
            if let before {
              \(after)
            }
          }
          yield &\(storage)
        }
        """
    )
  }

  private var before: String {
    "let before = \(registrar).willModify() ? \(type).content(\(storage)) : nil"
  }

  // Reading the value may copy it, so it is read only while the property is observed.
  private var after: String {
    "\(registrar).didModify(\\Self.\(property), before, \(type).content(\(storage)))"
  }
}
