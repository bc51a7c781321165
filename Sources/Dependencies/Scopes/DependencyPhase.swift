/// What code that touches dependencies is about, when it is not simply using them.
enum DependencyPhase: Sendable {
  /// It says what the dependencies of some other code shall be.
  case overriding

  /// It says what the dependencies of the whole test or process shall be.
  case preparing(Preparation)
}

extension DependencyValues {
  /// `nil`: dependencies are being used, the usual thing.
  @TaskLocal static var phase: DependencyPhase?
}
