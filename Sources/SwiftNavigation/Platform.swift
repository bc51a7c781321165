#if !canImport(SwiftUI)
public import CustomDump
public import Transactions

// CustomDump does so for SwiftUI's animations.
extension Animation: CustomDumpStringConvertible {
  /// The calls that create the animation.
  public var customDumpDescription: String { "Animation.\(self)" }
}
#endif
