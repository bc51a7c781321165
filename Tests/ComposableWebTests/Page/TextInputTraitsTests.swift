import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

/// The options of the keyboard of a field, as attributes.
@MainActor
@Suite struct TextInputTraitsTests {
  private func html(_ view: @escaping () -> some View) -> String {
    let graph = ViewGraph(isolation: MainActor.shared, view)
    return HTML(graph.rendering).text
  }

  @Test func aFieldHasNoTraitsByDefault() {
    let html = html { TextField("Name", text: .constant("")) }
    #expect(html.contains(#"autocomplete="off""#))
    for name in ["inputmode", "autocapitalize", "autocorrect", "spellcheck", "enterkeyhint"] {
      #expect(!html.contains(name))
    }
  }

  @Test func eachTraitIsAnAttribute() {
    let html = html {
      TextField("Email", text: .constant(""))
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.next)
    }
    #expect(html.contains(#"autocomplete="email" inputmode="email" autocapitalize="none""#))
    #expect(html.contains(#"autocorrect="off" spellcheck="false" enterkeyhint="next""#))
  }

  @Test func traitsApplyToAllFieldsOfAView() {
    let html = html {
      VStack {
        SecureField("Password", text: .constant("")).textContentType(.newPassword)
        TextField("Code", text: .constant(""))
      }
      .keyboardType(.numberPad)
    }
    #expect(html.split(separator: #"inputmode="numeric""#).count == 3)
    #expect(html.split(separator: #"autocomplete="new-password""#).count == 2)
  }

  @Test func aSubmittedFieldHasTheLabelOfItsSubmission() {
    let html = html {
      VStack {
        TextField("Message", text: .constant(""))
        TextField("Page", text: .constant("")).submitLabel(.go)
      }
      .onSubmit {}
    }
    #expect(html.contains(#"enterkeyhint="send""#))
    #expect(html.contains(#"enterkeyhint="go""#))
  }
}
