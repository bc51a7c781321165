import Foundation
import Testing

@testable import ComposableCharts
@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct MarkSnapshotTests {
  private func marks(@ViewBuilder _ view: @escaping () -> some View) -> [String] {
    ViewDriver(environment: american) { view() }.markTexts
  }

  private let sales = [Sale.tea, .coffee]

  @Test func barMark() {
    let vertical = marks {
      Chart(sales) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
    }
    #expect(
      vertical == [
        "Bar x 7.5% + 35%, y 75% + 25% blue", "Bar x 57.5% + 35%, y 0% + 100% blue",
      ])
    let horizontal = marks {
      Chart(sales) { sale in
        BarMark(x: .value("Count", sale.count), y: .value("Name", sale.name), height: .fixed(12))
      }
    }
    #expect(
      horizontal == [
        "Bar x 0% + 25%, y calc(25% + -6px) + 12px blue",
        "Bar x 0% + 100%, y calc(75% + -6px) + 12px blue",
      ])
  }

  @Test func barMarkOfAnInterval() {
    let bars = marks {
      Chart {
        BarMark(
          x: .value("Day", date(2026, 3, 1), unit: .day), yStart: .value("Low", 2),
          yEnd: .value("High", 5), width: .inset(2))
        BarMark(
          xStart: .value("Start", date(2026, 3, 1)), xEnd: .value("End", date(2026, 3, 3)),
          y: .value("Level", 4), height: 10)
      }
      .chartYScale(domain: 0...10)
    }
    #expect(
      bars == [
        "Bar x 2px + calc(50% + -4px), y 50% + 30% blue",
        "Bar x 0% + 100%, y calc(60% + -5px) + 10px blue",
      ])
  }

  @Test func barMarkOnOneAxis() {
    let bars = marks {
      Chart(sales) { BarMark(x: .value("Count", $0.count)) }
      Chart(sales) { BarMark(y: .value("Count", $0.count), stacking: .normalized) }
    }
    #expect(
      bars == [
        "Bar x 0% + 20%, y 0% + 100% blue", "Bar x 20% + 80%, y 0% + 100% blue",
        "Bar x 0% + 100%, y 80% + 20% blue", "Bar x 0% + 100%, y 0% + 80% blue",
      ])
  }

  @Test func barsBesideEachOther() {
    let bars = marks {
      Chart(sales) { sale in
        BarMark(x: .value("Year", "2026"), y: .value("Count", sale.count), width: .ratio(1))
          .position(by: .value("Name", sale.name), span: .ratio(0.5))
          .foregroundStyle(by: .value("Name", sale.name))
      }
    }
    #expect(
      bars == [
        "Bar x 25% + 25%, y 75% + 25% blue", "Bar x 50% + 25%, y 0% + 100% green",
      ])
  }

  @Test func lineMark() {
    let lines = marks {
      Chart {
        for (index, number) in [1.0, 4, 2].enumerated() {
          LineMark(x: .value("X", index), y: .value("Y", number))
        }
      }
    }
    #expect(lines == ["Line M0 75L50 0L100 50 blue"])
  }

  @Test func linesOfSeries() {
    let lines = marks {
      Chart {
        ForEach(0..<2) { index in
          LineMark(
            x: .value("X", index), y: .value("Y", index), series: .value("Name", "a"))
          LineMark(x: .value("X", index), y: .value("Y", 2 - index))
            .foregroundStyle(by: .value("Name", "b"))
            .symbol(by: .value("Name", "b"))
        }
      }
      .chartXScale(domain: 0...1)
      .chartForegroundStyleScale(["b": Color.red])
    }
    #expect(
      lines == [
        "Line M0 100L100 50 blue", "Line M0 0L100 50 red",
        "Point x -4px + 8px, y -4px + 8px circle red",
        "Point x calc(100% + -4px) + 8px, y calc(50% + -4px) + 8px circle red",
      ])
  }

  @Test func areaMark() {
    let areas = marks {
      Chart {
        for (index, number) in [2.0, 4, 2].enumerated() {
          AreaMark(x: .value("X", index), y: .value("Y", number), series: .value("Name", "a"))
            .foregroundStyle(.red)
          AreaMark(x: .value("X", index), y: .value("Y", 1), series: .value("Name", "b"))
        }
      }
      .chartYScale(domain: 0...5)
    }
    #expect(
      areas == [
        "Area x 0% + 100%, y 20% + 80% of 5 points red",
        "Area x 0% + 100%, y 0% + 60% of 6 points blue",
      ])
  }

  @Test func pointMark() {
    let points = marks {
      Chart {
        PointMark(x: .value("X", 5), y: .value("Y", 10)).symbolSize(100).symbol(.square)
        PointMark(x: .value("X", 10), y: nil).symbolSize(CGSize(width: 4, height: 6))
        PointMark(x: .value("X", 10), y: .value("Y", 0)).symbol { Text("here") }
        PointMark(x: .value("X", 10), y: .value("Y", 0)).symbolSize(by: .value("Size", 4))
      }
    }
    #expect(
      points == [
        "Point x calc(50% + -5px) + 10px, y -5px + 10px square blue",
        "Point x calc(100% + -2px) + 4px, y calc(50% + -3px) + 6px circle blue",
        "Point x calc(100% + -4px) + 8px, y calc(100% + -4px) + 8px none blue",
        "Point x calc(100% + -12px) + 24px, y calc(100% + -12px) + 24px circle blue",
      ])
  }

  @Test func ruleMark() {
    let rules = marks {
      Chart {
        RuleMark(y: .value("Goal", 5))
        RuleMark(x: .value("Now", 5)).lineStyle(StrokeStyle(lineWidth: 3)).offset(x: 10)
        RuleMark(xStart: .value("From", 2), xEnd: .value("To", 10), y: .value("Y", 10))
      }
    }
    #expect(
      rules == [
        "Rule x 0% + 100%, y calc(50% + -.5px) + 1px blue",
        "Rule x calc(50% + 8.5px) + 3px, y 0% + 100% blue",
        "Rule x 20% + 80%, y -.5px + 1px blue",
      ])
  }

  @Test func rectangleMark() {
    let rectangles = marks {
      Chart {
        RectangleMark(x: .value("Day", "Mo"), y: .value("Week", "1"))
          .foregroundStyle(by: .value("Count", 0))
        RectangleMark(x: .value("Day", "Tu"), y: .value("Week", "2"), width: .ratio(0.5))
          .foregroundStyle(by: .value("Count", 8))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
      Chart {
        RectangleMark(
          xStart: .value("X", 0), xEnd: .value("X", 5), yStart: .value("Y", 0),
          yEnd: .value("Y", 10))
      }
      .chartXScale(domain: 0...10)
    }
    #expect(
      rectangles == [
        "Bar x 0% + 50%, y 0% + 50% yellow and 0.0 of red",
        "Bar x 62.5% + 25%, y 50% + 50% red", "Bar x 0% + 50%, y 0% + 100% blue",
      ])
  }

  @Test func sectorMark() {
    let sectors = marks {
      Chart(sales) { sale in
        SectorMark(angle: .value("Count", sale.count), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Name", sale.name))
          .annotation(position: .overlay) { Text(sale.name) }
      }
    }
    #expect(
      sectors == [
        "Area x 0% + 100%, y 0% + 100% of 122 points blue",
        "Point x 72.0419% + 0%, y 19.6619% + 0% none blue",
        "Area x 0% + 100%, y 0% + 100% of 122 points green",
        "Point x 27.9581% + 0%, y 80.3381% + 0% none green",
      ])
  }

  @Test func numbersThatAreNotFiniteAreLeftOut() {
    let all = marks {
      Chart {
        BarMark(x: .value("X", 1), y: .value("Y", Double.nan))
        PointMark(x: .value("X", Double.infinity), y: .value("Y", 1))
        RuleMark(y: .value("Y", -Double.infinity))
        SectorMark(angle: .value("Z", Double.nan))
        LineMark(x: .value("X", 0), y: .value("Y", Double.nan))
        LineMark(x: .value("X", 10), y: .value("Y", 10))
      }
    }
    #expect(all == ["Line M100 0 blue"])
  }

  @Test func theOrderIsThatOfTheMarksOrOfTheirIndices() {
    let all = marks {
      Chart {
        RuleMark(y: .value("Y", 1)).zIndex(1)
        PointMark(x: .value("X", 1), y: .value("Y", 1))
        RuleMark(x: .value("X", 1)).zIndex(-1)
      }
    }
    #expect(all.map { $0.prefix { $0 != " " } } == ["Rule", "Point", "Rule"])
    #expect(all[0].contains("y 0% + 100%"))
  }
}
