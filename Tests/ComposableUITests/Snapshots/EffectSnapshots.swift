import ComposableCore
import ComposableUI
import Foundation
import Testing

/// Snapshots of visual effects, layers and outlines.
@MainActor
@Suite struct EffectSnapshots {
  @Test func background() {
    expectSnapshot {
      Text("A").background(.red)
    }
  }

  @Test func backgroundOfAView() {
    expectSnapshot {
      Text("A").background(alignment: .topLeading) { Circle() }
    }
  }

  @Test func backgroundInAShape() {
    expectSnapshot {
      Text("A").background(.blue, in: Capsule())
    }
  }

  @Test func backgroundOfTheSystemInAShape() {
    expectSnapshot {
      Text("A").background(in: Circle())
    }
  }

  @Test func overlay() {
    expectSnapshot {
      Text("A").overlay(.red)
    }
  }

  @Test func overlayOfAView() {
    expectSnapshot {
      Text("A").overlay(alignment: .bottom) { Text("B") }
    }
  }

  @Test func overlayInAShape() {
    expectSnapshot {
      Text("A").overlay(.blue, in: Circle())
    }
  }

  @Test func border() {
    expectSnapshot {
      Text("A").border(.red, width: 2)
    }
  }

  @Test func opacity() {
    expectSnapshot {
      Text("A").opacity(0.5)
    }
  }

  @Test func rotationEffect() {
    expectSnapshot {
      Text("A").rotationEffect(.degrees(45), anchor: .topLeading)
    }
  }

  @Test func rotation3DEffect() {
    expectSnapshot {
      Text("A").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    }
  }

  @Test func scaleEffect() {
    expectSnapshot {
      Text("A").scaleEffect(2)
    }
  }

  @Test func scaleEffectOfBothAxes() {
    expectSnapshot {
      Text("A").scaleEffect(x: 2, y: 3)
    }
  }

  @Test func scaleEffectOfASize() {
    expectSnapshot {
      Text("A").scaleEffect(CGSize(width: 1, height: 2), anchor: .bottom)
    }
  }

  @Test func transformEffect() {
    expectSnapshot {
      Text("A").transformEffect(CGAffineTransform(translationX: 1, y: 2))
    }
  }

  @Test func projectionEffect() {
    expectSnapshot {
      Text("A").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
    }
  }

  @Test func shadow() {
    expectSnapshot {
      Text("A").shadow(color: .red, radius: 3, x: 1, y: 2)
    }
  }

  @Test func blur() {
    expectSnapshot {
      Text("A").blur(radius: 2)
    }
  }

  @Test func brightness() {
    expectSnapshot {
      Text("A").brightness(0.1)
    }
  }

  @Test func contrast() {
    expectSnapshot {
      Text("A").contrast(0.2)
    }
  }

  @Test func saturation() {
    expectSnapshot {
      Text("A").saturation(0.3)
    }
  }

  @Test func grayscale() {
    expectSnapshot {
      Text("A").grayscale(0.4)
    }
  }

  @Test func hueRotation() {
    expectSnapshot {
      Text("A").hueRotation(.degrees(90))
    }
  }

  @Test func colorInvert() {
    expectSnapshot {
      Text("A").colorInvert()
    }
  }

  @Test func colorMultiply() {
    expectSnapshot {
      Text("A").colorMultiply(.red)
    }
  }

  @Test func luminanceToAlpha() {
    expectSnapshot {
      Text("A").luminanceToAlpha()
    }
  }

  @Test func blendMode() {
    expectSnapshot {
      Text("A").blendMode(.multiply)
    }
  }

  @Test func compositingGroup() {
    expectSnapshot {
      ZStack {
        Text("A"); Text("B")
      }.compositingGroup()
    }
  }

  @Test func drawingGroup() {
    expectSnapshot {
      ZStack {
        Text("A"); Text("B")
      }.drawingGroup()
    }
  }

  @Test func mask() {
    expectSnapshot {
      Color.red.mask { Circle() }
    }
  }

  @Test func maskOfAShape() {
    expectSnapshot {
      Color.red.mask(Circle())
    }
  }

  @Test func clipShape() {
    expectSnapshot {
      Color.red.clipShape(RoundedRectangle(cornerRadius: 4))
    }
  }

  @Test func clipped() {
    expectSnapshot {
      Text("A").clipped()
    }
  }

  @Test func cornerRadius() {
    expectSnapshot {
      Color.red.cornerRadius(4)
    }
  }

  @Test func contentShape() {
    expectSnapshot {
      Text("A").contentShape(Rectangle())
    }
  }

  @Test func redacted() {
    expectSnapshot {
      VStack {
        Text("Name"); Text("Shown").unredacted()
      }.redacted(reason: .placeholder)
    }
  }

  @Test func unredacted() {
    expectSnapshot {
      Text("A").unredacted()
    }
  }

  @Test func privacySensitive() {
    expectSnapshot {
      Text("A").privacySensitive()
    }
  }

  @Test func allowsHitTesting() {
    expectSnapshot {
      Button("A") {}.allowsHitTesting(false)
    }
  }

  @Test func preferredColorScheme() {
    expectSnapshot {
      Text("A").preferredColorScheme(.dark)
    }
  }

  @Test func colorScheme() {
    expectSnapshot {
      Text("A").colorScheme(.light)
    }
  }

  @Test func foregroundStyle() {
    expectSnapshot {
      Text("A").foregroundStyle(.red)
    }
  }

  @Test func foregroundColor() {
    expectSnapshot {
      Text("A").foregroundColor(.secondary)
    }
  }

  @Test func foregroundStyleOfAHierarchy() {
    expectSnapshot {
      Text("A").foregroundStyle(.tertiary)
    }
  }

  @Test func tint() {
    expectSnapshot {
      Button("A") {}.tint(.green)
    }
  }

  @Test func accentColor() {
    expectSnapshot {
      Button("A") {}.accentColor(.green)
    }
  }

  @Test func animation() {
    expectSnapshot {
      Text("A").animation(.spring, value: 1)
    }
  }

  @Test func transaction() {
    expectSnapshot {
      Text("A").transaction { $0.disablesAnimations = true }
    }
  }

  @Test func transition() {
    expectSnapshot {
      Text("A").transition(.move(edge: .leading))
    }
  }

  @Test func matchedGeometryEffect() {
    expectSnapshot {
      MatchedText()
    }
  }

  @Test func sensoryFeedback() {
    expectSnapshot {
      Text("A").sensoryFeedback(.success, trigger: 1)
    }
  }

  @Test func persistentSystemOverlays() {
    expectSnapshot {
      Text("A").persistentSystemOverlays(.hidden)
    }
  }

  @Test func statusBar() {
    expectSnapshot {
      Text("A").statusBar(hidden: true)
    }
  }

  @Test func statusBarHidden() {
    expectSnapshot {
      Text("A").statusBarHidden()
    }
  }

  @Test func previews() {
    expectSnapshot {
      Text("A").previewDisplayName("A").previewDevice("B").previewLayout(.sizeThatFits)
        .previewInterfaceOrientation(.portrait)
    }
  }
}
