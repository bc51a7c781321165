/// A type that provides previews of views.
///
/// Nothing displays previews here. They are compiled, so that they stay in step with the views.
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
/// Nothing displays previews here. They are compiled, on the main actor, so that they stay in step
/// with the views.
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
/// - Parameters:
///   - name: The name of the preview.
///   - traits: A trait of the preview's layout or orientation.
///   - additionalTraits: More traits.
///   - body: The view.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

/// Lets a preview have state of its own.
///
/// ```swift
/// #Preview {
///   @Previewable @State var name = "Blob"
///   TextField("Name", text: $name)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "ComposableMacros", type: "PreviewableMacro")
