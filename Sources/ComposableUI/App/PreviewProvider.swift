/// Views to look at while one writes them. Nothing here shows them: it lets such files compile.
public protocol PreviewProvider {
  /// What the previews are made of.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
