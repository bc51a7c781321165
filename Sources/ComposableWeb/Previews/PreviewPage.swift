import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation

/// The page of one preview.
struct PreviewPage: View {
  let preview: Preview
  let settings: PreviewSettings

  var body: some View {
    content
      .preferredColorScheme(settings.colorScheme)
      .pageLocale(settings.language.map(Locale.init(identifier:)))
  }

  /// The views, in the elements that the settings and traits need.
  private var content: AnyView {
    // The stores that the preview makes have the dependencies.
    var view = withDependencies { values in
      for trait in preview.traits { trait.overrides?(&values) }
    } operation: {
      preview.content
    }
    if let size = preview.traits.compactMap(\.size).last {
      view = AnyView(view.frame(width: size.width, height: size.height))
    }
    if settings.typeSize != .large { view = AnyView(view.dynamicTypeSize(settings.typeSize)) }
    if let direction = settings.layoutDirection {
      view = AnyView(view.environment(\.layoutDirection, direction))
    }
    return view
  }
}

extension Preview {
  /// Makes the view graph of a session, with the settings that the address of its page has.
  var makeGraph: SessionContent.MakeGraph {
    { owner, environment, needsUpdate in
      ViewGraph(
        environment: environment, isConnected: false, isolation: owner, needsUpdate: needsUpdate
      ) {
        PreviewPage(preview: self, settings: PreviewSettings(environment.requestedAddress))
      }
    }
  }
}
