import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The arguments of `#Preview`.
@Suite struct PreviewDeclarationTests {
  @Test func aDeclarationNamesItsPlace() {
    let declaration = _PreviewDeclaration("Name", traits: .portrait, .sizeThatFitsLayout)
    #expect(declaration.name == "Name")
    #expect(declaration.traits.count == 2)
    #expect(declaration.fileID == #fileID)
    #expect(declaration.line == 9)
    #expect(_PreviewDeclaration().name == nil)
  }

  @Test func aTraitFixesTheSize() {
    #expect(PreviewTrait.fixedLayout(width: 200, height: 100).size?.width == 200)
    #expect(PreviewTrait.defaultLayout.size == nil)
  }

  @Test func aTraitOverridesDependencies() {
    let traits = [
      PreviewTrait.dependency(\.continuousClock, ImmediateClock()),
      PreviewTrait.dependencies { $0.continuousClock = ImmediateClock() },
    ]
    for trait in traits {
      let isImmediate = withDependencies {
        trait.overrides?(&$0)
      } operation: {
        @Dependency(\.continuousClock) var clock
        return clock is ImmediateClock<Duration>
      }
      #expect(isImmediate)
    }
    #expect(PreviewTrait.landscapeLeft.overrides == nil)
  }
}
