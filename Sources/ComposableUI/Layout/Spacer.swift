public import Foundation

/// Takes what room there is.
public struct Spacer: View {
  private let minLength: Double?

  /// Makes room.
  ///
  /// - Parameter minLength: How much there is at least, in points; `nil` for what is usual.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength.map(Double.init)
  }

  public var body: some View { ElementView(.spacer(minLength: minLength)) }
}
