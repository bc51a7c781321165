import ComposableCore
import ComposableUI
import Testing

/// The destinations of values, and values without one.
@MainActor
@Suite struct DestinationRegistrationTests {
  @Observable final class Model { var isOn = true }

  private let model = Model()
  private let router = Router()

  @Test func theFirstDestinationOfATypeIsUsedWhileItsViewExists() {
    router.numbers = [1]
    let view = ViewDriver {
      NavigationStack(path: router.numbersBinding) {
        if model.isOn {
          Text("root").navigationDestination(for: Int.self) { Text("first \($0)") }
        }
        Text("more").navigationDestination(for: Int.self) { Text("second \($0)") }
      }
    }
    #expect(view.texts == ["root", "more", "first 1"])
    model.isOn = false
    #expect(view.texts == ["more", "second 1"])
  }

  @Test func aScreenMayDeclareDestinations() throws {
    router.path.append(1)
    let view = ViewDriver {
      NavigationStack(path: router.pathBinding) {
        Text("root").navigationDestination(for: Int.self) { number in
          NavigationLink("Name", value: "a")
            .navigationDestination(for: String.self) { Text("\($0) of \(number)") }
        }
      }
    }
    try view.button("Name").tap()
    #expect(view.texts == ["root", "Name", "a of 1"])
  }

  @Test func aMissingDestinationIsReportedOnceForItsType() {
    let reports = LockIsolated<[String]>([])
    withKnownIssue {
      let view = ViewDriver {
        NavigationStack(path: router.pathBinding) { Text("root") }
      }
      router.path = NavigationPath([1, 2])
      view.update()
      router.path.append("a")
      view.update()
    } matching: { issue in
      reports.withValue { $0.append(issue.description) }
      return true
    }
    #expect(reports.value.count == 2)
    #expect(reports.value.first?.contains("'Int'") == true)
    #expect(reports.value.last?.contains("'String'") == true)
  }

  @Test func aLaterDestinationShowsTheScreenOfItsValue() {
    router.numbers = [1]
    model.isOn = false
    withKnownIssue {
      let view = ViewDriver {
        NavigationStack(path: router.numbersBinding) {
          Text("root")
          if model.isOn { Text("more").navigationDestination(for: Int.self) { Text("\($0)") } }
        }
      }
      #expect(view.texts == ["root"])
      model.isOn = true
      #expect(view.texts == ["root", "more", "1"])
    } matching: { issue in
      issue.description.contains("has a value of type 'Int' without a destination")
    }
  }
}
