/// The names of the cases of enums.
package enum EnumCaseName {
  /// Returns the name of the case of a value, whatever its description is; `nil` if the value is of no enum, or of one
  /// without descriptions of its cases.
  package static func name(of value: Any) -> String? {
    func name<Value>(_ value: Value) -> String? {
      EnumMetadata(Value.self).flatMap { $0.name(ofCase: $0.tag(of: value)) }
    }
    return _openExistential(value, do: name)
  }
}
