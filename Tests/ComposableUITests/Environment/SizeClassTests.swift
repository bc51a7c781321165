import Testing

@_spi(Renderer) @testable import ComposableUI

/// The size classes of windows.
@MainActor
@Suite struct SizeClassTests {
  private struct Reader: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      Text(verbatim: "\(width?.rawValue ?? "nil") \(height?.rawValue ?? "nil")")
    }
  }

  @Test func viewsReadTheSizeOfTheWindow() throws {
    let view = ViewDriver { Reader() }
    #expect(view.texts == ["nil nil"])
    try view.perform(SizeClasses(.compact, .regular))
    #expect(view.texts == ["compact regular"])
    try view.perform(SizeClasses(.regular, .compact))
    #expect(view.texts == ["regular compact"])
  }

  @Test func aDriverStartsWithTheSizeOfItsEnvironment() {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .compact
    let view = ViewDriver(environment: environment) { Reader() }
    #expect(view.texts == ["compact nil"])
  }

  @Test func theSizeOfAViewReplacesThatOfTheWindow() throws {
    let view = ViewDriver { Reader().environment(\.horizontalSizeClass, .regular) }
    try view.perform(SizeClasses(.compact, .compact))
    #expect(view.texts == ["regular compact"])
  }

  @Test func anEqualSizeEvaluatesNothing() throws {
    final class Evaluations { var count = 0 }
    struct Counting: View {
      let evaluations: Evaluations
      @Environment(\.horizontalSizeClass) private var width

      var body: some View {
        let _ = evaluations.count += 1
        Text(verbatim: "\(width == .compact)")
      }
    }
    let evaluations = Evaluations()
    let view = ViewDriver { Counting(evaluations: evaluations) }
    try view.perform(SizeClasses(.compact, .regular))
    #expect(view.texts == ["true"])
    #expect(evaluations.count == 2)
    try view.perform(SizeClasses(.compact, .regular))
    #expect(view.texts == ["true"])
    #expect(evaluations.count == 2)
  }

  @Test func aSheetHasTheSizeOfItsWindow() throws {
    let view = ViewDriver { Text("page").sheet(isPresented: .constant(true)) { Reader() } }
    try view.perform(SizeClasses(.compact, .regular))
    #expect(view.texts == ["page", "compact regular"])
  }
}
