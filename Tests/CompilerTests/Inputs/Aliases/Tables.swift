import Foundation
import SwiftUI

// Tables, as an application for Apple platforms has them.

struct Employee: Identifiable, Hashable {
  let id: UUID
  var givenName: String
  var familyName: String
  var age: Int
  var salary: Double
  var department: String?
  var isActive: Bool
  var reports: [Employee]?
}

struct EmployeeTable: View {
  @State private var employees: [Employee] = []
  @State private var selection: Set<Employee.ID> = []
  @State private var sortOrder = [KeyPathComparator(\Employee.familyName)]
  @State private var columns = TableColumnCustomization<Employee>()
  @State private var query = ""
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private var isCompact: Bool { horizontalSizeClass == .compact }

  var body: some View {
    NavigationStack {
      Table(
        employees, selection: $selection, sortOrder: $sortOrder, columnCustomization: $columns
      ) {
        TableColumn("Given Name", value: \.givenName) { employee in
          VStack(alignment: .leading) {
            Text(employee.givenName)
            if isCompact { Text(employee.familyName).foregroundStyle(.secondary) }
          }
        }
        .customizationID("given")

        TableColumn("Family Name", value: \.familyName)
          .width(min: 100, ideal: 160, max: 240)
          .customizationID("family")

        TableColumn("Age", value: \.age) { Text("\($0.age)") }
          .width(60)
          .alignment(.trailing)

        TableColumn("Salary", value: \.salary) { employee in
          Text(employee.salary, format: .currency(code: "EUR"))
        }
        .alignment(.numeric)
        .defaultVisibility(.hidden)
        .customizationID("salary")

        TableColumn("Department", value: \.department) { Text($0.department ?? "–") }

        TableColumn("Active") { employee in
          Image(systemName: employee.isActive ? "checkmark" : "xmark")
        }
        .width(40)
        .disabledCustomizationBehavior(.all)
      }
      .onChange(of: sortOrder) { employees.sort(using: sortOrder) }
      .onChange(of: sortOrder) { _, newOrder in employees.sort(using: newOrder) }
      .contextMenu(forSelectionType: Employee.ID.self) { ids in
        if ids.isEmpty {
          Button("New Employee") {}
        } else {
          Button("Delete", role: .destructive) { employees.removeAll { ids.contains($0.id) } }
        }
      } primaryAction: { ids in
        print(ids)
      }
      .searchable(text: $query)
      .tableStyle(.inset)
      .navigationTitle("Employees")
    }
  }
}

struct PlainTables: View {
  let employees: [Employee]
  @State private var selected: Employee.ID?
  @State private var order: [KeyPathComparator<Employee>] = [
    .init(\.age, order: SortOrder.forward), .init(\.familyName, comparator: .localizedStandard),
  ]

  private var sorted: [Employee] { employees.sorted(using: order) }

  var body: some View {
    VStack {
      Table(employees) {
        TableColumn("Given Name", value: \.givenName)
        TableColumn(Text("Family Name"), value: \.familyName)
        TableColumn(String("Age")) { Text("\($0.age)") }
      }
      .tableColumnHeaders(.hidden)
      .alternatingRowBackgrounds(.disabled)

      Table(employees, selection: $selected) {
        TableColumn("Given Name", value: \.givenName)
        TableColumn("Family Name") { employee in Text(employee.familyName).bold() }
      }
      .tableStyle(.bordered)
      .contextMenu(forSelectionType: Employee.ID.self) { ids in Text("\(ids.count)") }

      Table(sorted, selection: $selected, sortOrder: $order) {
        TableColumn("Family Name", value: \.familyName, comparator: .localizedStandard)
        TableColumn("Given Name", value: \.givenName, comparator: .localized) { employee in
          Text(employee.givenName)
        }
        TableColumn("Age", sortUsing: KeyPathComparator(\.age)) { Text("\($0.age)") }
        if employees.count > 3 {
          TableColumn("Department", value: \.department) { Text($0.department ?? "") }
        }
        if #available(macOS 14, iOS 17, *) {
          TableColumn("Salary", value: \.salary) { Text("\($0.salary)") }
        }
      }

      Table(sorted, sortOrder: $order) { nameColumns }
      Table(employees, children: \.reports) { TableColumn("Name", value: \.givenName) }
    }
  }

  @TableColumnBuilder<Employee, KeyPathComparator<Employee>>
  private var nameColumns: some TableColumnContent<Employee, KeyPathComparator<Employee>> {
    TableColumn("Family Name", value: \.familyName)
    TableColumn("Given Name", value: \.givenName)
  }
}

struct RowTables: View {
  let employees: [Employee]
  let boss: Employee
  @State private var selection: Set<Employee.ID> = []
  @State private var order = [KeyPathComparator(\Employee.age)]
  @State private var isExpanded = true

  var body: some View {
    Table(of: Employee.self, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.givenName)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    } rows: {
      TableRow(boss)
      ForEach(employees) { employee in
        if let reports = employee.reports {
          DisclosureTableRow(employee) {
            ForEach(reports) { TableRow($0) }
          }
        } else {
          TableRow(employee)
            .contextMenu {
              Button("Edit") {}
              Divider()
              Button("Delete", role: .destructive) {}
            }
        }
      }
      if !isExpanded { TableRow(boss) }
    }

    Table(of: Employee.self) {
      TableColumn("Name", value: \.givenName)
    } rows: {
      DisclosureTableRow(boss, isExpanded: $isExpanded) {
        ForEach(employees) { employee in TableRow(employee).draggable(employee.givenName) }
      }
      Team(employees: employees)
    }
  }
}

struct Team: TableRowContent {
  let employees: [Employee]

  var tableRowBody: some TableRowContent<Employee> {
    ForEach(employees) { employee in TableRow(employee) }
  }
}

struct SortableColumns: TableColumnContent {
  var tableColumnBody: some TableColumnContent<Employee, KeyPathComparator<Employee>> {
    TableColumn("Family Name", value: \.familyName)
    TableColumn("Age", value: \.age) { Text("\($0.age)") }
  }
}

struct ReusedColumns: View {
  let employees: [Employee]
  @SceneStorage("columns") private var columns: TableColumnCustomization<Employee>
  @AppStorage("columns") private var defaultColumns: TableColumnCustomization<Employee>
  @Binding var order: [KeyPathComparator<Employee>]

  var body: some View {
    Table(employees, columnCustomization: $defaultColumns) {
      TableColumn("Name", value: \.familyName).customizationID("name")
    }
    Table(employees, sortOrder: $order, columnCustomization: $columns) {
      SortableColumns()
      TableColumn("Active") { Text($0.isActive ? "Yes" : "No") }
    }
  }
}
