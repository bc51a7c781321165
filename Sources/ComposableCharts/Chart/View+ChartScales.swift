public import ComposableUI

nonisolated extension View {
  /// Sets the values that the x axis of charts shows, the part of the plot area that it takes, and its
  /// type.
  ///
  /// - Parameters:
  ///   - domain: A range or an array of values, or `.automatic(includesZero: false)`.
  ///   - range: The part of the plot area, such as `.plotDimension(padding: 20)`.
  ///   - type: The relation of values and places; `nil` for a linear one, or for categories.
  public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartOptions {
      $0.x.scale.domain = domain._domain
      $0.x.scale.set(range, type)
    }
  }

  /// Sets the values that the x axis of charts shows, and its type.
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    chartOptions {
      $0.x.scale.domain = domain._domain
      $0.x.scale.type = type ?? $0.x.scale.type
    }
  }

  /// Sets the part of the plot area that the x axis of charts takes, and its type.
  public func chartXScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    chartOptions { $0.x.scale.set(range, type) }
  }

  /// Sets the type of the x axis of charts.
  public func chartXScale(type: ScaleType?) -> some View {
    chartOptions { $0.x.scale.type = type }
  }

  /// Sets the values that the y axis of charts shows, the part of the plot area that it takes, and its
  /// type.
  ///
  /// - Parameters:
  ///   - domain: A range or an array of values, or `.automatic(includesZero: false)`.
  ///   - range: The part of the plot area, such as `.plotDimension(padding: 20)`.
  ///   - type: The relation of values and places; `nil` for a linear one, or for categories.
  public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartOptions {
      $0.y.scale.domain = domain._domain
      $0.y.scale.set(range, type)
    }
  }

  /// Sets the values that the y axis of charts shows, and its type.
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    chartOptions {
      $0.y.scale.domain = domain._domain
      $0.y.scale.type = type ?? $0.y.scale.type
    }
  }

  /// Sets the part of the plot area that the y axis of charts takes, and its type.
  public func chartYScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    chartOptions { $0.y.scale.set(range, type) }
  }

  /// Sets the type of the y axis of charts.
  public func chartYScale(type: ScaleType?) -> some View {
    chartOptions { $0.y.scale.type = type }
  }
}

extension ScaleOptions {
  fileprivate mutating func set(_ range: some PositionScaleRange, _ type: ScaleType?) {
    (startPadding, endPadding) = range._padding
    self.type = type ?? self.type
  }
}
