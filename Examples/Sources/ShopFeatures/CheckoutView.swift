import ComposableArchitecture
import ComposableUI
import Foundation

/// One of the three steps of the form.
struct CheckoutView: View {
  @Bindable var store: StoreOf<Shop>
  let step: CheckoutStep

  var body: some View {
    Form {
      Section {
        switch step {
        case .name: TextField("Your name", text: $store.name)
        case .street: TextField("Your street", text: $store.street)
        case .overview:
          Text(verbatim: "\(store.name), \(store.street)")
          Text("Total \(Product.text(ofCents: store.total))").monospacedDigit()
        }
      } header: {
        Text("Step \(step.andPrevious.count) of \(CheckoutStep.allCases.count)")
      }
      Section {
        if step == .overview {
          Button("Order") { store.send(.orderTapped) }
        } else {
          Button("Continue") { store.send(.continueTapped) }
            .disabled(step == .name ? store.name.isEmpty : store.street.isEmpty)
        }
      }
    }
    .navigationTitle("Check out")
  }
}

/// The screen after an order: the day on which it arrives, and its invoice.
struct ThanksView: View {
  @Bindable var store: StoreOf<Shop>
  @Environment(\.locale) private var locale

  var body: some View {
    Form {
      Section {
        Label("Thank you, \(store.name).", systemImage: "checkmark.seal").font(.headline)
        if let delivery = store.delivery {
          Text(
            "Your order arrives on \(delivery, format: .dateTime.weekday(.wide).day().month(.wide))."
          )
        }
        if store.order != nil {
          Button("Download the invoice", systemImage: "square.and.arrow.down") {
            store.send(.invoiceTapped)
          }
        }
      }
    }
    .fileExporter(
      isPresented: $store.isExportingInvoice,
      document: store.order.map { Invoice($0, in: locale) }, contentType: .plainText,
      defaultFilename: String(localized: "Invoice", locale: locale)
    ) { _ in }
    .navigationTitle("Thank you")
  }
}
