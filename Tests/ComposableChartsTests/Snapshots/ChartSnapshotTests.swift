import ComposableHTML
import Foundation
import Testing

@testable import ComposableCharts
@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct ChartSnapshotTests {
  private func driver(@ViewBuilder _ view: @escaping () -> some View) -> ViewDriver {
    ViewDriver(environment: american) { view() }
  }

  private let days = (0..<3).map { date(2026, 3, 1 + $0) }

  @Test func aChartHasAPlotAreaAxesAndATable() {
    let chart = driver {
      Chart([Sale.tea]) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
        .chartYAxis { AxisMarks(values: [0, 10]) }
    }
    #expect(
      chart.description == """
        Chart "Count, Name"
          ChartPart body
            ChartPart area
              Plot
                PlotLayer grid
                  GridLine trailing 100%
                  Tick trailing 100%
                  GridLine trailing 0%
                  Tick trailing 0%
                PlotLayer marks
                  Bar x 15% + 70%, y 0% + 100% blue
            ChartPart labels bottom
              AxisLabel bottom 50% "Tea"
          ChartPart labels trailing
            AxisLabel trailing 100% "0"
            AxisLabel trailing 0% "10"
          Table Name, Count; Tea, 10
        """)
  }

  @Test func axesOfDatesAreInTheLocaleAndTheTimeZone() {
    let chart = driver {
      Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Y", 1000)) }
        .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 500)) }
    }
    #expect(
      chart.axisLabels == [
        "leading 100% 0", "leading 50% 500", "leading 0% 1,000", "bottom 0% Mar 1",
        "bottom 25% 12\u{202F}PM", "bottom 50% Mar 2", "bottom 75% 12\u{202F}PM",
        "bottom 100% Mar 3",
      ])
  }

  @Test func axisMarksHavePartsOfTheirValues() {
    let chart = driver {
      Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Y", 1)) }
        .chartXAxis {
          AxisMarks(position: .top, values: .stride(by: .day)) { value in
            if value.index > 0 { AxisGridLine(stroke: StrokeStyle(lineWidth: 2, dash: [1])) }
            AxisTick(length: 8)
            AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
            if let day = value.as(Date.self), day == days[1] {
              AxisValueLabel { Text("\(value.index + 1) of \(value.count)").bold() }
                .foregroundStyle(.red)
            }
          }
        }
        .chartYAxis(.hidden)
    }
    #expect(
      chart.axisLabels == [
        "top 25% Sun", "top 75% Mon", "top 50% 2 of 3", "top 100% Tue",
      ])
    #expect(
      chart.elements(AxisLineContent.self).map(\.description) == [
        "Tick top 0%", "GridLine top 50%", "Tick top 50%", "GridLine top 100%", "Tick top 100%",
      ])
  }

  @Test func aScaleWithAPaddingMovesItsAxis() {
    let chart = driver {
      Chart { PointMark(x: .value("X", 10), y: .value("Y", 10)) }
        .chartXScale(domain: 0...10, range: .plotDimension(padding: 8))
        .chartXAxis { AxisMarks(values: [0, 5, 10]) { AxisValueLabel() } }
        .chartYAxis(.hidden)
    }
    #expect(
      chart.axisLabels == ["bottom 8px 0", "bottom 50% 5", "bottom calc(100% + -8px) 10"])
    let layer = chart.elements(PlotLayerContent.self).last
    #expect(layer?.insets == EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }

  @Test func titlesAndTheLegendHavePlaces() {
    let chart = driver {
      Chart([Sale.tea, .coffee]) { sale in
        PointMark(x: .value("X", sale.count), y: .value("Y", sale.count))
          .foregroundStyle(by: .value("Name", sale.name))
          .symbol(by: .value("Name", sale.name))
      }
      .chartXAxisLabel("Across", alignment: .leading)
      .chartYAxisLabel(position: .leading) { Text("Up") }
      .chartLegend(position: .top, spacing: 4)
      .chartForegroundStyleScale(range: [Color.red, .green])
      .chartSymbolScale(["Tea": .square, "Coffee": .plus])
    }
    let parts = chart.elements(ChartPartContent.self).map(\.description)
    #expect(
      parts.filter { $0.contains("itle") || $0.contains("legend") } == [
        "ChartPart legend top", "ChartPart legendItems", "ChartPart xTitle bottom",
        "ChartPart yTitle leading",
      ])
    #expect(
      chart.elements(LegendItemContent.self).map(\.description) == [
        "LegendItem square red", "LegendItem plus green",
      ])
    #expect(chart.texts.prefix(4) == ["Tea", "Coffee", "Across", "Up"])
  }

  @Test func theLegendIsHiddenOrHasOtherViews() {
    let chart = driver {
      let marks = Chart {
        PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("Name", "a"))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      marks.chartLegend(.hidden)
      marks.chartLegend { Text("mine") }
    }
    #expect(chart.texts == ["mine"])
  }

  @Test func tablesHaveTheValuesWithTheirNames() {
    let chart = driver {
      Chart {
        LineMark(x: .value("Day", days[0], unit: .day), y: .value("Steps", 1234.5))
          .foregroundStyle(by: .value("Device", "Phone"))
        LineMark(x: .value("Day", days[1], unit: .day), y: .value("Steps", 7))
          .foregroundStyle(by: .value("Device", "Watch"))
          .accessibilityLabel("Second day")
          .accessibilityValue("seven")
        PointMark(x: .value("Day", days[2], unit: .day), y: .value("Steps", 1))
          .accessibilityHidden(true)
      }
      Chart([Sale.tea]) { sale in
        SectorMark(angle: .value("Count", sale.count))
          .foregroundStyle(by: .value("Name", sale.name))
      }
    }
    #expect(
      chart.chartTables == [
        "Table Day, Steps, Device; Mar 1, 2026, 1,234.5, Phone; Second day, seven, Watch",
        "Table Name, Count; Tea, 10",
      ])
  }

  @Test func aModifierReplacesTheNameOfAChart() {
    let chart = driver { Chart { RuleMark(y: .value("Y", 1)) }.accessibilityLabel("Goal") }
    let element = chart.elements(ChartContainerContent.self).first
    var context = RenderContext()
    #expect(element?.html(in: context).value(of: "aria-label") == "Y")
    context.accessibilityLabel = "Goal"
    #expect(element?.html(in: context).value(of: "aria-label") == nil)
  }

  @Test func theInnermostModifierCounts() {
    let marks = driver {
      Chart {
        Plot {
          RuleMark(y: .value("Y", 1)).foregroundStyle(.red)
          RuleMark(y: .value("Y", 2))
        }
        .foregroundStyle(.green)
        .opacity(0.5)
      }
      .chartYScale(domain: 0...2)
      .chartYScale(domain: 0...4)
    }.markTexts
    #expect(marks[0].hasSuffix("y calc(50% + -.5px) + 1px red"))
    #expect(marks[1].hasSuffix("y -.5px + 1px green"))
  }

  @Test func theViewsAroundThePlotAreaKnowItsScales() {
    let chart = ViewDriver(environment: american, size: CGSize(width: 200, height: 100)) {
      Chart { PointMark(x: .value("X", 5), y: .value("Y", 10)) }
        .chartXScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartBackground { _ in Text("behind") }
        .chartOverlay { proxy in
          Text(
            verbatim: "\(proxy.position(forX: 5) ?? -1) \(proxy.position(forY: 10) ?? -1)"
              + " \(proxy.value(atX: 150, as: Int.self) ?? -1)"
              + " \(proxy.value(at: CGPoint(x: 0, y: 50), as: (Double, Double).self)?.1 ?? -1)")
        }
        .chartPlotStyle { $0.background(.gray).border(.red) }
    }
    #expect(chart.texts == ["behind", "100.0 0.0 8 5.0"])
    #expect(chart.shapes.count == 2)
  }

  @Test func aChartThatScrollsIsAsLongAsItsVisiblePartAsks() {
    let chart = driver {
      Chart { RuleMark(x: .value("X", 5)) }
        .chartXScale(domain: 0...12).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4)
    }
    #expect(chart.elements(ChartPartContent.self).contains { $0.part == .body(length: 3) })
  }

  @Test func thePageLoadsTheStylesAndTheScriptWithTheFirstChartThatNeedsThem() {
    var environment = american
    environment.pagePartAddress = { "/\($0)" }
    func parts(_ view: @escaping () -> some View) -> Set<String>? {
      ViewDriver(environment: environment, view).rendering.content.as(WindowContent.self)?.parts
    }
    #expect(parts { Chart { RuleMark(y: .value("Y", 1)) } } == ["/charts.css"])
    #expect(
      parts { Chart { RuleMark(y: .value("Y", 1)) }.chartYSelection(value: .constant(1)) }
        == ["/charts.css", "/charts.js"])
  }
}
