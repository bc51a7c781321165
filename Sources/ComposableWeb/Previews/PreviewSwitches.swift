import ComposableUI
import Foundation

/// The width of the frames, and a button that shows the switches of the environment of previews.
nonisolated struct PreviewSwitches: View {
  @Binding var selection: PreviewSelection
  let languages: [String]
  @State private var showsEnvironment = false

  var body: some View {
    Picker(selection: $selection.width) {
      Text(system: "Phone").tag(PreviewWidth.phone)
      Text(system: "Tablet").tag(PreviewWidth.tablet)
      Text(system: "Desktop").tag(PreviewWidth.desktop)
      Text(system: "Full width").tag(PreviewWidth.full)
    } label: {
      Text(system: "Width")
    }
    .labelsHidden()
    Button {
      showsEnvironment = true
    } label: {
      Label {
        Text(system: "Environment")
      } icon: {
        Image(systemName: "slider.horizontal.3")
      }
    }
    .popover(isPresented: $showsEnvironment) {
      PreviewEnvironment(settings: $selection.settings, languages: languages)
    }
  }
}

/// The switches of the environment of previews.
private nonisolated struct PreviewEnvironment: View {
  @Binding var settings: PreviewSettings
  let languages: [String]

  var body: some View {
    Form {
      Picker(selection: $settings.colorScheme) {
        Text(system: "Automatic").tag(nil as ColorScheme?)
        Text(system: "Light").tag(ColorScheme.light as ColorScheme?)
        Text(system: "Dark").tag(ColorScheme.dark as ColorScheme?)
      } label: {
        Text(system: "Color scheme")
      }
      Picker(selection: $settings.layoutDirection) {
        Text(system: "Automatic").tag(nil as LayoutDirection?)
        Text(system: "Left to right").tag(LayoutDirection.leftToRight as LayoutDirection?)
        Text(system: "Right to left").tag(LayoutDirection.rightToLeft as LayoutDirection?)
      } label: {
        Text(system: "Direction")
      }
      Picker(selection: $settings.typeSize) {
        ForEach(DynamicTypeSize.allCases, id: \.self) { size in Text(verbatim: "\(size)") }
      } label: {
        Text(system: "Text size")
      }
      Picker(selection: $settings.language) {
        Text(system: "Automatic").tag(nil as String?)
        ForEach(languages, id: \.self) { language in
          let name = Locale(identifier: language).localizedString(forIdentifier: language)
          Text(verbatim: name ?? language).tag(language as String?)
        }
      } label: {
        Text(system: "Language")
      }
    }
    .frame(minWidth: 340, minHeight: 260)
  }
}
