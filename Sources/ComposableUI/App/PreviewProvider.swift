/// A type that provides previews of views.
///
/// ```swift
/// struct CounterView_Previews: PreviewProvider {
///   static var previews: some View { CounterView(count: 0) }
/// }
/// ```
///
/// A program that is started with `--previews` shows them, see ``Preview(_:body:)``. All views of a provider are one
/// preview, whose name is that of the type.
@MainActor public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// Declares a preview of a view.
///
/// ```swift
/// #Preview("From zero") {
///   CounterView(store: Store(initialState: Counter.State()) { Counter() })
/// }
/// ```
///
/// A program of `ComposableWeb` that is started with `--previews` shows the previews of all its modules in a browser,
/// with dark colors, other text sizes, languages and widths: see the article *Views in a browser* there.
///
/// 1. Dependencies have their preview values, other than in the rest of the program.
/// 2. Previews are found in debug builds. An optimized build leaves out those that nothing refers to.
/// 3. In a generic type, a preview is compiled, but not found.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: The view.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
///
/// ```swift
/// #Preview("Narrow", traits: .fixedLayout(width: 200, height: 100)) { CounterView(count: 0) }
/// ```
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: A trait: its dependencies or its size.
///   - additionalTraits: More traits.
///   - body: The view.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

/// Lets a preview have state of its own, which lasts as long as the preview is shown.
///
/// ```swift
/// #Preview {
///   @Previewable @State var name = "Blob"
///   TextField("Name", text: $name)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "ComposableMacros", type: "PreviewableMacro")
