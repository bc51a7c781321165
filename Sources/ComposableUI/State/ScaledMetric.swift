/// A property wrapper for a length.
///
/// Unlike in SwiftUI, the value does not grow with the user's text size, which only the browser
/// knows. The fonts of texts do.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length, in points, as it was declared.
  public let wrappedValue: Value

  /// Creates the property with a length in points.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the property with a length that SwiftUI scales like a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length, in points.
  ///   - textStyle: Ignored.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
