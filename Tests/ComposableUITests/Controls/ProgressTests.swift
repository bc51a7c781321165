import ComposableUI
import Testing

/// The fractions that progress views and gauges show.
@MainActor
@Suite struct ProgressTests {
  @Test(arguments: [
    (3.0, 10.0, "Progress 0.3"), (-1, 10, "Progress 0.0"), (11, 10, "Progress 1.0"),
    (.infinity, 10, "Progress 1.0"), (1, 0, "Progress 1.0"), (0, 0, "Progress"),
    (.nan, 10, "Progress"),
  ])
  func aProgressIsAFractionOfTheTotal(value: Double, total: Double, shown: String) {
    #expect(ViewDriver { ProgressView(value: value, total: total) }.description == shown)
  }

  @Test func aProgressWithoutAValueIsIndeterminate() {
    let value: Double? = nil
    #expect(ViewDriver { ProgressView(value: value) }.description == "Progress")
    #expect(ViewDriver { ProgressView() }.description == "Progress")
  }

  @Test func theLabelsOfAProgressAreShown() {
    let view = ViewDriver {
      ProgressView(value: 1, total: 4) {
        Text("Copying")
      } currentValueLabel: {
        Text("1 of 4")
      }
    }
    #expect(view.texts == ["Copying", "1 of 4"])
  }

  @Test(arguments: [
    (50.0, 0.0...100.0, "Gauge 0.5"), (-5, 0...100, "Gauge 0.0"), (200, 0...100, "Gauge 1.0"),
    (.nan, 0...100, "Gauge 0.0"), (15, 10...20, "Gauge 0.5"), (3, 3...3, "Gauge 0.0"),
  ])
  func aGaugeIsAFractionOfItsBounds(value: Double, bounds: ClosedRange<Double>, shown: String) {
    let view = ViewDriver { Gauge(value: value, in: bounds) { EmptyView() } }
    #expect(view.description.contains("\(shown) linear"))
  }

  @Test func aRingShowsItsValueWithoutTheBounds() {
    let gauge = Gauge(value: 0.5) {
      Text("Battery")
    } currentValueLabel: {
      Text("50%")
    } minimumValueLabel: {
      Text("empty")
    } maximumValueLabel: {
      Text("full")
    }
    #expect(
      Set(ViewDriver { gauge.gaugeStyle(.accessoryCircular) }.texts) == ["Battery", "50%"])
    #expect(
      Set(ViewDriver { gauge.gaugeStyle(.linearCapacity) }.texts)
        == ["Battery", "50%", "empty", "full"])
  }
}
