/// The names of the cases of enumerations.
enum EnumCaseName {
  /// Returns the name of the case of a value; `nil` if it is not of an enumeration.
  ///
  /// A description may be the type's own, so it does not tell.
  static func name(of value: Any) -> String? {
    func name<Value>(_ value: Value) -> String? {
      _enumCaseName(value).map { String(cString: $0) }
    }
    return _openExistential(value, do: name)
  }
}

/// The function of Swift's runtime that `dump` and `print` use.
@_silgen_name("swift_EnumCaseName")
private func _enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
