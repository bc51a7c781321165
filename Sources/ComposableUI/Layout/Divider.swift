/// A line between others.
public struct Divider: View {
  /// Makes a line.
  public init() {}

  public var body: some View { ElementView(.divider) }
}
