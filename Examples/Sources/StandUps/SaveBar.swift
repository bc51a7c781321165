import SwiftUI

extension View {
  /// Adds buttons that save or discard what the view contains.
  func saveBar(
    isValid: Bool, cancel: @escaping () -> Void, save: @escaping () -> Void
  ) -> some View {
    VStack(spacing: 0) {
      HStack {
        Button("Cancel", role: .cancel, action: cancel)
        Spacer()
        Button("Save", action: save).disabled(!isValid)
      }
      .padding(.horizontal, 20)
      .padding(.top, 12)
      self
    }
  }
}
