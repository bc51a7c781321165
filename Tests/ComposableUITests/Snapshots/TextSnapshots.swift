import ComposableCore
import ComposableUI
import Foundation
import Testing

/// Snapshots of texts, icons and their modifiers.
@MainActor
@Suite struct TextSnapshots {
  @Test func text() {
    expectSnapshot {
      Text("A *B* **C**")
    }
  }

  @Test func textOfAString() {
    expectSnapshot {
      Text(verbatim: "A *B*")
    }
  }

  @Test func textWithAFormat() {
    expectSnapshot {
      Text(0.5, format: .percent)
    }
  }

  @Test func textOfADate() {
    expectSnapshot {
      Text(Date(timeIntervalSince1970: 0), style: .date)
    }
  }

  @Test func concatenatedTexts() {
    expectSnapshot {
      Text("A").bold() + Text("B").italic()
    }
  }

  @Test func font() {
    expectSnapshot {
      Text("A").font(.title)
    }
  }

  @Test func fontOfASystem() {
    expectSnapshot {
      Text("A").font(.system(size: 20, weight: .heavy, design: .rounded))
    }
  }

  @Test func fontWeight() {
    expectSnapshot {
      Text("A").fontWeight(.semibold)
    }
  }

  @Test func bold() {
    expectSnapshot {
      VStack { Text("A") }.bold()
    }
  }

  @Test func italic() {
    expectSnapshot {
      VStack { Text("A") }.italic()
    }
  }

  @Test func monospaced() {
    expectSnapshot {
      VStack { Text("A") }.monospaced()
    }
  }

  @Test func monospacedDigit() {
    expectSnapshot {
      VStack { Text("1") }.monospacedDigit()
    }
  }

  @Test func underlineAndStrikethrough() {
    expectSnapshot {
      Text("A").underline() + Text("B").strikethrough()
    }
  }

  @Test func kerning() {
    expectSnapshot {
      VStack { Text("A") }.kerning(1)
    }
  }

  @Test func tracking() {
    expectSnapshot {
      VStack { Text("A") }.tracking(2)
    }
  }

  @Test func baselineOffset() {
    expectSnapshot {
      VStack { Text("A") }.baselineOffset(3)
    }
  }

  @Test func lineSpacing() {
    expectSnapshot {
      Text("A").lineSpacing(4)
    }
  }

  @Test func lineLimit() {
    expectSnapshot {
      Text("A").lineLimit(2)
    }
  }

  @Test func lineLimitOfARange() {
    expectSnapshot {
      Text("A").lineLimit(2...4)
    }
  }

  @Test func lineLimitWithSpace() {
    expectSnapshot {
      Text("A").lineLimit(3, reservesSpace: true)
    }
  }

  @Test func multilineTextAlignment() {
    expectSnapshot {
      Text("A").multilineTextAlignment(.trailing)
    }
  }

  @Test func textCase() {
    expectSnapshot {
      Text("A").textCase(.uppercase)
    }
  }

  @Test func textSelection() {
    expectSnapshot {
      Text("A").textSelection(.enabled)
    }
  }

  @Test func truncationMode() {
    expectSnapshot {
      Text("A").truncationMode(.middle)
    }
  }

  @Test func minimumScaleFactor() {
    expectSnapshot {
      Text("A").minimumScaleFactor(0.5)
    }
  }

  @Test func allowsTightening() {
    expectSnapshot {
      Text("A").allowsTightening(true)
    }
  }

  @Test func dynamicTypeSize() {
    expectSnapshot {
      Text("A").dynamicTypeSize(.xLarge)
    }
  }

  @Test func dynamicTypeSizeOfARange() {
    expectSnapshot {
      Text("A").dynamicTypeSize(...DynamicTypeSize.large)
    }
  }

  @Test func image() {
    expectSnapshot {
      Image(systemName: "star.fill")
    }
  }

  @Test func imageScale() {
    expectSnapshot {
      Image(systemName: "star").imageScale(.large)
    }
  }

  @Test func imageRenderingMode() {
    expectSnapshot {
      Image(systemName: "star").renderingMode(.template)
    }
  }

  @Test func symbolVariant() {
    expectSnapshot {
      Image(systemName: "star").symbolVariant(.fill)
    }
  }

  @Test func symbolRenderingMode() {
    expectSnapshot {
      Image(systemName: "star").symbolRenderingMode(.hierarchical)
    }
  }

  @Test func label() {
    expectSnapshot {
      Label("A", systemImage: "star")
    }
  }

  @Test func labelOfViews() {
    expectSnapshot {
      Label {
        Text("A")
      } icon: {
        Image(systemName: "star")
      }
    }
  }

  @Test func labelStyle() {
    expectSnapshot {
      Label("A", systemImage: "star").labelStyle(.iconOnly)
    }
  }

  @Test func labelStyleOfTitles() {
    expectSnapshot {
      Label("A", systemImage: "star").labelStyle(.titleOnly)
    }
  }

  @Test func labelStyleOfBoth() {
    expectSnapshot {
      Label("A", systemImage: "star").labelStyle(.titleAndIcon)
    }
  }

  @Test func labelsHidden() {
    expectSnapshot {
      Toggle("A", isOn: .constant(true)).labelsHidden()
    }
  }
}
