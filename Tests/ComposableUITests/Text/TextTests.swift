import ComposableUI
import Foundation
import Testing

/// Texts and their interpolated values.
@MainActor
@Suite struct TextTests {
  private let date = Date(timeIntervalSinceReferenceDate: 0)

  @Test func valuesAreFormatted() {
    let locale = Locale(identifier: "en_US")
    let view = ViewDriver {
      Text(0.25, format: .percent.locale(locale))
      Text("Half: \(0.5, format: .percent.locale(locale))")
      Text("Pi", tableName: "Numbers", bundle: nil, comment: "A number")
    }
    #expect(view.texts == ["25%", "Half: 50%", "Pi"])
  }

  @Test func interpolatedNumbersAreFormattedForTheLocale() {
    let (count, fraction, length) = (1_000_000, 1234.5, CGFloat(0.25))
    let view = ViewDriver {
      Text("\(count) of \(UInt64(2000))")
      Text("\(fraction)")
      Text("\(length) \(Float(0.5))")
      Text("\(7) \(true)")
      Text(verbatim: "\(count) \(fraction)")
      Button("\(count)") {}
    }
    let million = count.formatted()
    let digits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(6))
    #expect(
      view.texts == [
        "\(million) of \(2000.formatted())", digits.format(fraction),
        "\(digits.format(0.25)) \(digits.format(0.5))", "7 true", "1000000 1234.5", million,
      ])
    #expect(million != "1000000")
  }

  @Test func dateStylesShowTheDayOrTheTime() {
    let view = ViewDriver { [date] in
      Text(date, style: .date)
      Text(date, style: .time)
      Text("On \(date, style: .date)")
    }
    let day = date.formatted(date: .long, time: .omitted)
    let time = date.formatted(date: .omitted, time: .shortened)
    #expect(view.texts == [day, time, "On \(day)"])
    #expect(day.contains("200"))
    #expect(time.contains(":"))
  }

  @Test func formattersFormatInterpolatedValues() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    let view = ViewDriver { [date] in
      Text("On \(date, formatter: formatter)")
      Text("\("no date", formatter: formatter)")
    }
    #expect(view.texts == ["On 2001-01-01", "no date"])
  }

  @Test func underlinesAndStrikethroughsHaveColors() {
    let view = ViewDriver {
      Text("a").underline(color: .red).strikethrough(true, color: .blue)
      Text("b").underline(true, color: .red).underline(false)
    }
    #expect(
      view.description == """
        Text "a" underline strikethrough
        Text "b"
        """
    )
    #expect(Text("a").underline(color: .red) != Text("a").underline())
  }
}
