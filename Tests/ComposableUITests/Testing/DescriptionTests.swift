import ComposableUI
import Testing

@MainActor
@Suite struct DescriptionTests {
  @Test func descriptionsMirrorTheViewHierarchy() {
    let view = ViewDriver {
      Form {
        Section("Greeting") {
          Text("Hello").bold()
          Toggle("Polite", isOn: .constant(true))
          ProgressView(value: 0.5)
        }
        HStack {
          Image(systemName: "star")
          Spacer()
          Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2).frame(width: 10, height: 10)
        }
      }
    }
    #expect(
      view.description == """
        Form
          Section
            Header "Greeting"
            Text "Hello" bold
            Toggle on "Polite"
            Progress 0.5
          HStack
            Image star
            Spacer
            frame width 10.0 height 10.0
              Shape circle
        """
    )
  }

  @Test func anOpenDisclosureGroupShowsItsTexts() {
    let view = ViewDriver {
      DisclosureGroup("Title", isExpanded: .constant(true)) { Text("content") }
      DisclosureGroup("Title", isExpanded: .constant(false)) { Text("content") }
    }
    #expect(
      view.description == """
        Disclosure open
          Text "Title"
          Text "content"
        Disclosure closed "Title"
        """
    )
  }
}
