/// The sender of the actions of an operation.
package enum ActionSource {
  /// The element of the page that the user has used, as in `button 'Save'`; `nil` outside of an interaction.
  @TaskLocal package static var element: String?
}
