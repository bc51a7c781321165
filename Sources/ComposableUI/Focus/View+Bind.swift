/// A reference to a value of a model or a view, for ``View/bind(_:to:)``.
public protocol _Bindable<Value> {
  /// The type of the value.
  associatedtype Value
  /// The value.
  var wrappedValue: Value { get nonmutating set }
}

extension Binding: _Bindable {}
extension FocusState.Binding: _Bindable {}

nonisolated extension View {
  /// Keeps a value of a model and a value of the view equal.
  ///
  /// Use it for what only a view can have, such as the focus:
  ///
  /// ```swift
  /// .bind($store.focus, to: $focus)
  /// ```
  ///
  /// 1. When the view appears, its value becomes that of the model.
  /// 2. Later, the one that changes determines the other; that of the model, if both do.
  ///
  /// - Parameters:
  ///   - modelValue: The value of the model.
  ///   - viewValue: The value of the view.
  public func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
    _ modelValue: ModelValue, to viewValue: ViewValue
  ) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    BoundView(content: self, modelValue: modelValue, viewValue: viewValue)
  }
}

private nonisolated struct BoundView<Content: View, ModelValue: _Bindable, ViewValue: _Bindable>:
  View
where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
  let content: Content
  let modelValue: ModelValue
  let viewValue: ViewValue

  var body: some View {
    content
      .onAppear { set(viewValue, to: modelValue.wrappedValue) }
      // The current values, as both may have changed: then that of the model determines the other.
      .onChange(of: modelValue.wrappedValue) { set(viewValue, to: modelValue.wrappedValue) }
      .onChange(of: viewValue.wrappedValue) { set(modelValue, to: viewValue.wrappedValue) }
  }

  private func set<Target: _Bindable>(_ target: Target, to value: Target.Value)
  where Target.Value: Equatable {
    if target.wrappedValue != value { target.wrappedValue = value }
  }
}
