import ComposableUI
import Foundation

/// Calendars, and fields whose selection the page shows.
struct Calendars: View {
  @State private var date = Date(timeIntervalSince1970: 1_773_075_930)
  @State private var dates: Set<DateComponents> = []
  @State private var text = "Some words"
  @State private var selection: TextSelection?
  @State private var isArabic = false

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Toggle("Arabic", isOn: $isArabic)
        DatePicker("Due", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
        MultiDatePicker("Days off", selection: $dates)
        Text(verbatim: "\(dates.count) days")
        TextField("Words", text: $text, selection: $selection)
        Text(verbatim: "Selected: \(selectedText)")
        Button("Select all") {
          selection = TextSelection(range: text.startIndex..<text.endIndex)
        }
      }
      .padding()
    }
    .environment(\.timeZone, .gmt)
    .pageLocale(Locale(identifier: isArabic ? "ar_EG" : "en_US"))
  }

  private var selectedText: String {
    guard case .selection(let range) = selection?.indices else { return "nothing" }
    return String(
      text[max(range.lowerBound, text.startIndex)..<min(range.upperBound, text.endIndex)])
  }
}
