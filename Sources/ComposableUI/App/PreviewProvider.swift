/// Views to look at while one writes them.
///
/// Nothing here shows them yet: they are compiled with the views that they show.
@MainActor public protocol PreviewProvider {
  /// What the previews are made of.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// A view to look at while one writes it.
///
/// ```swift
/// #Preview("From zero") {
///   CounterView(store: Store(initialState: Counter.State()) { Counter() })
/// }
/// ```
///
/// Nothing here shows it yet: it is compiled with the view that it shows, on the main actor.
///
/// - Parameters:
///   - name: What the preview is called.
///   - body: The view.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

/// A view to look at while one writes it, with traits of where it is shown.
///
/// - Parameters:
///   - name: What the preview is called.
///   - traits: A trait of where it is shown.
///   - additionalTraits: More of them.
///   - body: The view.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")
