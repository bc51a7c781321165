import SwiftSyntax

/// A case of an enum of features.
struct FeatureCase {
  enum Kind {
    /// A reducer with a domain of its own, and the expression that makes it.
    case feature(type: String, instance: String)
    /// State that goes when an action is sent, such as an alert: it has actions and no reducer.
    case ephemeral(action: String)
    /// A value without actions.
    case plain
  }

  let element: EnumCase
  let kind: Kind

  init(_ element: EnumCase) {
    self.element = element
    guard
      element.parameters.count == 1, let parameter = element.parameters.first,
      !element.attributes.contains(named: "ReducerCaseIgnored")
    else {
      kind = .plain
      return
    }
    let type = parameter.type
    if element.attributes.contains(named: "ReducerCaseEphemeral") || type.isPrompt {
      let arguments = type.isPrompt ? type.genericArguments : []
      kind = .ephemeral(
        action: arguments.first?.argument.trimmedDescription ?? "\(type.trimmedDescription).Action"
      )
    } else if type.isNoFeature {
      kind = .plain
    } else {
      let name = type.trimmedDescription
      kind = .feature(
        type: name, instance: parameter.defaultValue?.trimmedDescription ?? "\(name)()")
    }
  }
}

extension TypeSyntax {
  /// Alerts and dialogs.
  fileprivate var isPrompt: Bool {
    ["AlertState", "ConfirmationDialogState"].contains(baseName)
  }

  /// Whether the type is known to be no reducer.
  fileprivate var isNoFeature: Bool {
    let values: Set = [
      "Any", "AnyHashable", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double",
      "Duration", "Float", "IdentifiedArray", "IdentifiedArrayOf", "Int", "Int8", "Int16", "Int32",
      "Int64", "Never", "Optional", "Range", "Result", "Set", "String", "Substring", "UInt",
      "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID", "Void",
    ]
    // `[Int]`, `Int?`, `(Int, Int)`, `() -> Int`, `any P`: none of them can be a reducer.
    guard let baseName else { return true }
    return values.contains(baseName)
  }
}
