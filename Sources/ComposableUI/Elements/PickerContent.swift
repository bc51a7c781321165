/// The content of a picker.
@_spi(Renderer) public struct PickerContent: Equatable, Sendable {
  /// The identifier of the selected option's element; `nil` if none is selected.
  public var selection: Int?
  /// The appearance of the picker.
  public var style: _PickerStyleKind
  /// True if the picker accepts interactions.
  public var isEnabled: Bool
}
