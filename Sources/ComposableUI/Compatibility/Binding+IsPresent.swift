extension Binding {
  /// A binding that is `true` while an optional has a value: `Binding<Bool>(base)`.
  @available(*, deprecated, message: "Use 'Binding($item)'.")
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(self)
  }
}
