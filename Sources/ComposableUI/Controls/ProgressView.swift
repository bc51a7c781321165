/// Says that something goes on, and how far it is where that can be told.
///
/// ```swift
/// ProgressView("Loading…")
/// ProgressView(value: 3, total: 10)
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Says how far something is.
  ///
  /// - Parameters:
  ///   - value: How much is done; `nil` where that can't be told.
  ///   - total: How much there is to do.
  ///   - label: What goes on.
  ///   - currentValueLabel: How far it is, in words.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let fraction = value.map { Double($0 / total) }.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    self.init(fraction: fraction, label: label(), currentValueLabel: currentValueLabel())
  }

  public var body: some View {
    ElementView(.progress(fraction)) {
      label
      currentValueLabel
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Says that something goes on.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Says how far something is.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Says that something goes on.
  public init() {
    self.init { EmptyView() }
  }

  /// Says how far something is.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Says that something goes on, under a title.
  public init(_ title: LocalizedStringKey) {
    self.init { Text(title) }
  }

  /// Says that something goes on, under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  /// Says how far something is, under a title.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Says how far something is, under a title.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
