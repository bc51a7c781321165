import ComposableCore
import ComposableUI
import Foundation
import Testing

/// Snapshots of shapes and their styles.
@MainActor
@Suite struct ShapeSnapshots {
  @Test func circle() {
    expectSnapshot {
      Circle()
    }
  }

  @Test func ellipse() {
    expectSnapshot {
      Ellipse()
    }
  }

  @Test func capsule() {
    expectSnapshot {
      Capsule()
    }
  }

  @Test func rectangle() {
    expectSnapshot {
      Rectangle()
    }
  }

  @Test func roundedRectangle() {
    expectSnapshot {
      RoundedRectangle(cornerRadius: 4, style: .continuous)
    }
  }

  @Test func path() {
    expectSnapshot {
      Path {
        $0.move(to: .zero); $0.addLine(to: CGPoint(x: 1, y: 2)); $0.closeSubpath()
      }
    }
  }

  @Test func fill() {
    expectSnapshot {
      Circle().fill(.red)
    }
  }

  @Test func stroke() {
    expectSnapshot {
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2]))
    }
  }

  @Test func strokeBorder() {
    expectSnapshot {
      Circle().strokeBorder(.red, lineWidth: 2)
    }
  }

  @Test func trim() {
    expectSnapshot {
      Circle().trim(from: 0.25, to: 0.5).stroke(.red)
    }
  }

  @Test func inset() {
    expectSnapshot {
      Circle().inset(by: 2).fill(.red)
    }
  }

  @Test func shapeTransforms() {
    expectSnapshot {
      Rectangle().rotation(.degrees(45)).scale(2).fill(.red)
    }
  }

  @Test func color() {
    expectSnapshot {
      Color.red
    }
  }

  @Test func colorOfComponents() {
    expectSnapshot {
      Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    }
  }

  @Test func linearGradient() {
    expectSnapshot {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
  }

  @Test func radialGradient() {
    expectSnapshot {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
    }
  }

  @Test func ellipticalGradient() {
    expectSnapshot {
      EllipticalGradient(colors: [.red, .blue])
    }
  }

  @Test func angularGradient() {
    expectSnapshot {
      AngularGradient(colors: [.red, .blue], center: .center)
    }
  }
}
