import SwiftSyntax

/// A case of an enum of features.
struct FeatureCase {
  enum Kind {
    /// A reducer with its own state and action, and the expression that creates it.
    case feature(type: String, instance: String)
    /// State that is removed when an action is sent, such as an alert. It has actions and no
    /// reducer.
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
    if element.attributes.contains(named: "ReducerCaseEphemeral") || type.isAlertOrDialog {
      let arguments = type.isAlertOrDialog ? type.genericArguments : []
      kind = .ephemeral(
        action: arguments.first?.argument.trimmedDescription ?? "\(type.trimmedDescription).Action"
      )
    } else if type.isKnownNonReducer {
      kind = .plain
    } else {
      let name = type.trimmedDescription
      kind = .feature(
        type: name, instance: parameter.defaultValue?.trimmedDescription ?? "\(name)()")
    }
  }
}

extension TypeSyntax {
  /// True for the state types of alerts and confirmation dialogs.
  fileprivate var isAlertOrDialog: Bool {
    ["AlertState", "ConfirmationDialogState"].contains(baseName)
  }

  /// True if the type is known not to be a reducer.
  fileprivate var isKnownNonReducer: Bool {
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
