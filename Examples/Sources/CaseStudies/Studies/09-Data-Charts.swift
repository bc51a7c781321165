import Charts
import ComposableArchitecture
import Foundation
import SwiftUI

extension CaseStudy {
  static let charts = CaseStudy(
    "Charts",
    """
    What a household spends, as bars, lines or sectors. The feature has the numbers and the month that is selected in \
    the chart; how they are drawn is the view's. Select a month with the pointer or the arrow keys.
    """
  ) {
    SpendingView(store: Store(initialState: Spending.State()) { Spending() })
  }
}

@Reducer
struct Spending {
  enum Style: String, CaseIterable, Identifiable {
    case bars = "Bars"
    case lines = "Lines"
    case sectors = "Sectors"

    var id: Self { self }
  }

  struct Expense: Equatable, Identifiable {
    let month: String
    let category: String
    var amount: Int

    var id: String { "\(month) \(category)" }
  }

  @ObservableState
  struct State: Equatable {
    var style = Style.bars
    var selectedMonth: String?
    var expenses = [
      ("Rent", [900, 900, 950, 950, 950, 950]),
      ("Food", [410, 385, 440, 460, 395, 420]),
      ("Travel", [120, 60, 210, 340, 90, 610]),
    ]
    .flatMap { category, amounts in
      zip(["Jan", "Feb", "Mar", "Apr", "May", "Jun"], amounts)
        .map { Expense(month: $0, category: category, amount: $1) }
    }

    /// The expenses of the selected month, or all.
    var selected: [Expense] {
      expenses.filter { selectedMonth == nil || $0.month == selectedMonth }
    }

    /// The categories with their sums, in the order of the expenses.
    var totals: [Expense] {
      selected.reduce(into: []) { totals, expense in
        if let index = totals.firstIndex(where: { $0.category == expense.category }) {
          totals[index].amount += expense.amount
        } else {
          totals.append(Expense(month: "", category: expense.category, amount: expense.amount))
        }
      }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case tripAdded
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.style):
        if state.style == .sectors { state.selectedMonth = nil }
        return .none

      case .binding:
        return .none

      case .tripAdded:
        guard let index = state.expenses.lastIndex(where: { $0.category == "Travel" }) else {
          return .none
        }
        state.expenses[index].amount += 250
        return .none
      }
    }
  }
}

struct SpendingView: View {
  @Bindable var store: StoreOf<Spending>

  var body: some View {
    Form {
      Section {
        Picker("Style", selection: $store.style) {
          ForEach(Spending.Style.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        chart
          .chartForegroundStyleScale([
            "Rent": Color.indigo, "Food": Color.teal, "Travel": Color.orange,
          ])
          .frame(height: 260)
      }
      Section(store.selectedMonth ?? "All months") {
        ForEach(store.totals) { total in
          LabeledContent(total.category) {
            Text(total.amount, format: .currency(code: "EUR").precision(.fractionLength(0)))
          }
        }
        Button("Add a trip") { store.send(.tripAdded, animation: .default) }
      }
    }
  }

  @ViewBuilder private var chart: some View {
    switch store.style {
    case .bars:
      Chart {
        ForEach(store.expenses) { expense in
          BarMark(x: .value("Month", expense.month), y: .value("Euros", expense.amount))
            .foregroundStyle(by: .value("Category", expense.category))
            .opacity(expense.month == store.selectedMonth || store.selectedMonth == nil ? 1 : 0.4)
        }
      }
      .chartXSelection(value: $store.selectedMonth)
    case .lines:
      Chart {
        ForEach(store.expenses) { expense in
          LineMark(x: .value("Month", expense.month), y: .value("Euros", expense.amount))
            .foregroundStyle(by: .value("Category", expense.category))
            .symbol(by: .value("Category", expense.category))
            .interpolationMethod(.monotone)
        }
        if let month = store.selectedMonth {
          RuleMark(x: .value("Month", month)).foregroundStyle(.secondary)
        }
      }
      .chartXSelection(value: $store.selectedMonth)
    case .sectors:
      Chart(store.totals) { total in
        SectorMark(
          angle: .value("Euros", total.amount), innerRadius: .ratio(0.6), angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Category", total.category))
      }
    }
  }
}

#Preview {
  SpendingView(store: Store(initialState: Spending.State()) { Spending() })
}
