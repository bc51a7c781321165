import ComposableArchitecture
import Foundation
import SwiftUI

/// A ring that shows a timer's progress, with the elapsed seconds in its center.
struct TimerRing: View {
  let store: StoreOf<LonelyTimer>

  private static let size: CGFloat = 48

  var body: some View {
    ZStack {
      Circle()
        .stroke(.gray.opacity(0.25), lineWidth: 5)
        .frame(width: Self.size, height: Self.size)
      Circle()
        .trim(from: 0, to: store.progress)
        .stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        .frame(width: Self.size, height: Self.size)
        .rotationEffect(.degrees(-90))
        // The ring grows continuously between two ticks.
        .animation(.linear(duration: 1), value: store.elapsed)
      Text("\(seconds)")
        .font(seconds < 1_000 ? .subheadline : .caption2)
        .fontWeight(.semibold)
        .monospacedDigit()
    }
  }

  private var seconds: Int64 { store.elapsed.components.seconds }
}
