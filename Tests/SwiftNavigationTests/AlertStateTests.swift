import CustomDump
import Foundation
import SwiftNavigation
import Testing
import Transactions

private enum Action: Hashable, Sendable {
  case delete, archive, rename(String)
}

private func deletion(_ name: String = "Inbox") -> AlertState<Action> {
  AlertState {
    TextState("Delete \(name)?")
  } actions: {
    ButtonState(role: .destructive, action: .send(.delete, animation: .linear)) {
      TextState("Delete")
    }
    ButtonState(role: .cancel) { TextState("Cancel") }
  } message: {
    TextState("This cannot be undone.")
  }
}

@Suite struct AlertStateTests {
  @Test func alertsAreEqualByTheirContents() {
    #expect(deletion() == deletion())
    #expect(deletion().id != deletion().id)
    #expect(deletion() != deletion("Outbox"))
    #expect(Set([deletion(), deletion()]).count == 1)
  }

  @Test func aDumpShowsWhatIsSet() {
    expectNoDifference(
      String(customDumping: deletion()),
      """
      AlertState(
        title: "Delete Inbox?",
        actions: [
          [0]: ButtonState(
            role: .destructive,
            action: .send(
              .delete,
              animation: Animation.timingCurve(0.0, 0.0, 1.0, 1.0, duration: 0.35)
            ),
            label: "Delete"
          ),
          [1]: ButtonState(
            role: .cancel,
            label: "Cancel"
          )
        ],
        message: "This cannot be undone."
      )
      """
    )
    let dialog = ConfirmationDialogState<Action>(titleVisibility: .visible) {
      TextState("Sort")
    } actions: {
      ButtonState(action: .rename("A")) { TextState("Rename") }
    }
    expectNoDifference(
      String(customDumping: dialog),
      """
      ConfirmationDialogState(
        titleVisibility: .visible,
        title: "Sort",
        actions: [
          [0]: ButtonState(
            action: .send(
              .rename("A")
            ),
            label: "Rename"
          )
        ]
      )
      """
    )
  }

  @Test func mappingKeepsIdentityRolesAndAnimations() {
    let alert = deletion()
    let mapped = alert.map { $0.map { "\($0)" } }
    #expect(mapped.id == alert.id)
    #expect(mapped.buttons.map(\.id) == alert.buttons.map(\.id))
    #expect(mapped.buttons.map(\.role) == [.destructive, .cancel])
    #expect(mapped.buttons.map(\.action) == [.send("delete", animation: .linear), .send(nil)])
    #expect(alert.map { $0 } == alert)
    let dialog = ConfirmationDialogState<Action>(title: { TextState("Sort") })
    #expect(dialog.map { $0 } == dialog)
  }

  @Test func buttonsPerformTheirActionsUnderTheirAnimations() {
    var performed: [(Action?, Animation?)] = []
    for button in deletion().buttons {
      button.withAction { performed.append(($0, Transaction.current.animation)) }
    }
    #expect(performed.map(\.0) == [.delete, nil])
    #expect(performed.map(\.1) == [.linear, nil])
  }

  @MainActor @Test func buttonsPerformAsynchronousActionsUnderTheirAnimations() async {
    var performed: [(Action?, Animation?)] = []
    for button in deletion().buttons {
      await button.withAction { action in
        await Task.yield()
        performed.append((action, Transaction.current.animation))
      }
    }
    #expect(performed.map(\.0) == [.delete, nil])
    #expect(performed.map(\.1) == [.linear, nil])
  }

  @Test func buttonsAreBuiltWithConditionsAndLoops() {
    func labels(isAdmin: Bool) -> [String] {
      AlertState<Action> {
        TextState("Choose")
      } actions: {
        if isAdmin {
          ButtonState(action: .delete) { TextState("Delete") }
        } else {
          ButtonState(action: .archive) { TextState("Archive") }
        }
        for name in ["A", "B"] {
          ButtonState(action: .rename(name)) { TextState(name) }
        }
      }
      .buttons.map { String(state: $0.label) }
    }
    #expect(labels(isAdmin: true) == ["Delete", "A", "B"])
    #expect(labels(isAdmin: false) == ["Archive", "A", "B"])
  }
}

@Suite struct TextStateTests {
  @Test func aTextJoinsOthers() {
    let text = TextState("Delete ") + TextState("all").bold() + TextState(verbatim: "?")
    #expect(String(state: text) == "Delete all?")
    #expect(text == TextState("Delete ") + TextState("all").bold() + TextState("?"))
    #expect(text != TextState("Delete ") + TextState("all") + TextState("?"))
  }

  @Test func aTextIsCreatedFromAKey() {
    #expect(TextState("a", tableName: "b", comment: "c") == TextState("a"))
    #expect(String(state: TextState("a", bundle: .main), locale: nil) == "a")
    let label = TextState("a").accessibilityLabel("b", comment: "c")
    #expect(label == TextState("a").accessibilityLabel("b"))
    let formatted = TextState("a").bold(isActive: true).italic(isActive: false)
    #expect(formatted == TextState("a").bold().italic(false))
  }

  @Test(arguments: [
    (
      TextState("a").accessibilityHeading(.h1),
      "<accessibility-heading-level=h1>a</accessibility-heading-level>"
    ),
    (
      TextState("a").accessibilityTextContentType(.console),
      "<accessibility-text-content-type=console>a</accessibility-text-content-type>"
    ),
    (TextState("a").speechAdjustedPitch(2), "<speech-adjusted-pitch=2.0>a</speech-adjusted-pitch>"),
    (
      TextState("a").speechAnnouncementsQueued(),
      "<speech-announcements-queued>a</speech-announcements-queued>"
    ),
    (TextState("a").speechSpellsOutCharacters(false), "a"),
    (TextState("a").speechAlwaysIncludesPunctuation(false), "a"),
    (TextState("a").bold(), "**a**"), (TextState("a").bold(false), "a"),
    (TextState("a").italic(), "_a_"), (TextState("a").strikethrough(), "~~a~~"),
    (TextState("a").underline(), "<u>a</u>"),
    (TextState("a").fontWeight(.heavy), "<font-weight=heavy>a</font-weight>"),
    (TextState("a").kerning(1.5), "<kerning=1.5>a</kerning>"),
    (TextState("a").accessibilityLabel("b"), "<accessibility-label=b>a</accessibility-label>"),
    ((TextState("a").italic() + TextState("b")).bold(), "**_a_b**"),
  ])
  func aDumpShowsTheFormats(_ text: TextState, _ dump: String) {
    #expect(String(customDumping: text) == "\"\(dump)\"")
  }
}
