// Charts, as a file of an application for Apple platforms.
import Charts
import Foundation
import SwiftUI

enum City: String, CaseIterable, Identifiable, Plottable {
  case rome = "Rome"
  case oslo = "Oslo"

  var id: Self { self }
}

struct Reading: Identifiable, Equatable {
  let id: UUID
  let city: City
  let date: Date
  let temperature: Double
  let range: ClosedRange<Double>
  let rainfall: Decimal
}

struct Sale: Identifiable {
  var id: String { product }
  let product: String
  let count: Int
}

struct Goal: ChartContent {
  let value: Double

  var body: some ChartContent {
    RuleMark(y: .value("Goal", value))
      .foregroundStyle(.red)
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
      .annotation(position: .top, alignment: .leading) {
        Text("Goal").font(.caption2).foregroundStyle(.secondary)
      }
  }
}

struct Drop: ChartSymbolShape, InsettableShape {
  var inset: CGFloat = 0
  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }
  func inset(by amount: CGFloat) -> Drop { Drop(inset: inset + amount) }
}

struct WeatherCharts: View {
  let readings: [Reading]
  @State private var selectedDate: Date?
  @State private var selectedRange: ClosedRange<Date>?
  @State private var showsGoal = true
  @State private var unit = Calendar.Component.day

  var body: some View {
    VStack {
      Chart(readings) {
        LineMark(x: .value("Day", $0.date, unit: .day), y: .value("Temperature", $0.temperature))
          .foregroundStyle(by: .value("City", $0.city.rawValue))
          .symbol(by: .value("City", $0.city))
          .interpolationMethod(.catmullRom)
      }
      .chartForegroundStyleScale(["Rome": .orange, "Oslo": .blue])
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
          AxisGridLine(centered: false, stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
            .foregroundStyle(.secondary)
          AxisValueLabel {
            if let degrees = value.as(Double.self) {
              Text("\(degrees, specifier: "%.0f")°").font(.caption2)
            }
          }
        }
      }
      .chartYScale(domain: .automatic(includesZero: false))
      .chartLegend(position: .top, alignment: .leading, spacing: 8)
      .chartXSelection(value: $selectedDate)
      .frame(height: 240)
      .accessibilityLabel("Temperatures")

      Chart {
        ForEach(readings) { reading in
          AreaMark(
            x: .value("Day", reading.date), yStart: .value("Low", reading.range.lowerBound),
            yEnd: .value("High", reading.range.upperBound)
          )
          .foregroundStyle(
            LinearGradient(
              colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom)
          )
          .interpolationMethod(.monotone)
          LineMark(
            x: .value("Day", reading.date), y: .value("Mean", reading.temperature),
            series: .value("City", reading.city.rawValue)
          )
          .symbol(Circle().strokeBorder(lineWidth: 2))
          PointMark(x: .value("Day", reading.date), y: .value("Rain", reading.rainfall))
            .symbol(Drop())
        }
        if showsGoal {
          Goal(value: 20)
        } else {
          RuleMark(y: .value("Zero", 0.0))
        }
        if let selectedDate {
          RuleMark(x: .value("Selected", selectedDate, unit: unit))
            .foregroundStyle(Color.gray.opacity(0.3))
            .offset(yStart: -10)
            .zIndex(-1)
            .annotation(
              position: .top, spacing: 0,
              overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) {
              Text(selectedDate, format: .dateTime.day().month())
            }
        }
      }
      .chartXAxis(.hidden)
      .chartXSelection(range: $selectedRange)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3600 * 24 * 7)
      .chartScrollTargetBehavior(
        .valueAligned(
          matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
      )
      .chartScrollPosition(initialX: readings.last?.date ?? .now)
      .chartSymbolScale([City.rome: .square, .oslo: .triangle])
      .chartForegroundStyleScale { (name: String) in name == "Rome" ? Color.red : .blue }
      .chartPlotStyle { plotArea in
        plotArea.background(.gray.opacity(0.1)).border(.gray)
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture().onChanged { value in
                guard let frame = proxy.plotFrame else { return }
                let x = value.location.x - geometry[frame].origin.x
                if let date: Date = proxy.value(atX: x) { selectedDate = date }
              }
            )
        }
      }
      ForEach(City.allCases) { city in Text(city.rawValue) }
    }
  }
}

struct SalesCharts: View {
  let sales: [Sale]
  @State private var selectedCount: Int?
  @State private var selectedProduct: String?

  @ChartContentBuilder private func bars(_ sales: [Sale]) -> some ChartContent {
    ForEach(sales, id: \.product) { sale in
      BarMark(
        x: .value("Product", sale.product), y: .value("Sales", sale.count), width: .ratio(0.6)
      )
      .position(by: .value("Product", sale.product))
      .cornerRadius(4)
      .opacity(selectedProduct == nil || selectedProduct == sale.product ? 1 : 0.4)
      .annotation { Text(sale.count, format: .number) }
      .accessibilityLabel(sale.product)
      .accessibilityValue("\(sale.count) sold")
    }
  }

  var body: some View {
    List {
      Section("Bars") {
        Chart { bars(sales) }
          .chartXSelection(value: $selectedProduct)
          .chartXAxisLabel("Product")
          .chartYAxisLabel("Sales", position: .leading)
          .frame(height: 200)
      }
      Section("Shares") {
        Chart(sales, id: \.product) { sale in
          SectorMark(
            angle: .value("Sales", sale.count), innerRadius: .ratio(0.618), outerRadius: .inset(10),
            angularInset: 1.5
          )
          .cornerRadius(5)
          .foregroundStyle(by: .value("Product", sale.product))
          .annotation(position: .overlay) { Text("\(sale.count)") }
        }
        .chartAngleSelection(value: $selectedCount)
        .chartLegend(.hidden)
        .chartBackground { proxy in
          GeometryReader { geometry in
            if let plotFrame = proxy.plotFrame {
              let frame = geometry[plotFrame]
              Text("Sold").position(x: frame.midX, y: frame.midY)
            }
          }
        }
        .aspectRatio(1, contentMode: .fit)
      }
      Section("Stacks") {
        Chart(sales) { sale in
          switch sale.product {
          case "Tea":
            BarMark(x: .value("Sales", sale.count), stacking: .normalized)
              .foregroundStyle(Color.green.gradient)
          default:
            BarMark(
              xStart: .value("Start", 0), xEnd: .value("End", sale.count),
              y: .value("Product", sale.product), height: 12)
          }
        }
        .chartXAxis {
          AxisMarks(format: Decimal.FormatStyle.Percent.percent, values: [0, 50, 100])
        }
        .chartYAxis { AxisMarks(preset: .extended, position: .leading) }
        .chartXScale(domain: 0...100, range: .plotDimension(padding: 8))
      }
      Section("Cells") {
        Chart {
          ForEach(0..<7) { day in
            RectangleMark(x: .value("Day", day), y: .value("Week", "1"))
              .foregroundStyle(by: .value("Count", day))
            PointMark(x: .value("Day", day), y: .value("Week", "1"))
              .symbolSize(40)
              .symbol(.square)
            PointMark(x: .value("Day", Double(day)), y: .value("Week", "1"))
              .symbol { Image(systemName: "star") }
          }
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
        .chartXScale(type: .category)
        .chartXAxis { AxisMarks(values: Array(0..<7)) { AxisValueLabel() } }
        .animation(.default, value: sales.count)
      }
    }
  }
}
