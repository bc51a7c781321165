import ComposableHTML
import ComposableUI
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Items that the user drags to an `onDrop`, without a browser.
@MainActor
@Suite struct ItemDropTests {
  @Observable final class Model {
    var events: [String] = []
    var isTargeted = false
    var isValid = true
  }

  struct Delegate: DropDelegate {
    let model: Model

    func validateDrop(info: DropInfo) -> Bool { model.isValid }

    func dropEntered(info: DropInfo) {
      model.events.append("entered \(info.hasItemsConforming(to: [.text]))")
    }

    func dropExited(info: DropInfo) { model.events.append("exited") }

    func performDrop(info: DropInfo) -> Bool {
      model.events.append("\(info.itemProviders(for: [.text]).count) at \(info.location.x)")
      return true
    }
  }

  private let model = Model()

  private var isTargeted: Binding<Bool> {
    Binding {
      model.isTargeted
    } set: {
      model.isTargeted = $0
    }
  }

  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot(
      "onDrag",
      modifier: """
        Draggable(contentTypes: \
        [composable.item-provider, public.utf8-plain-text, public.url])
        """
    ) {
      $0.onDrag { NSItemProvider() }
    }
    Snapshot("itemProvider(nil)", modifier: "Draggable") {
      $0.itemProvider(nil)
    }
    Snapshot(
      "onDrop",
      modifier: """
        DropDestination(contentTypes: \
        [public.text, public.utf8-plain-text, composable.item-provider], reportsTargeting)
        """
    ) {
      $0.onDrop(of: [.text], isTargeted: nil) { _ in true }
    }
  }

  private func receive(_ providers: [NSItemProvider], at location: CGPoint) -> Bool {
    for provider in providers {
      let texts = Texts()
      _ = provider.loadObject(ofClass: String.self) { text, _ in texts.append(text) }
      model.events += texts.all.compactMap(\.self)
    }
    return true
  }

  @Test func anItemIsDroppedWithItsValue() throws {
    let view = ViewDriver {
      Text("a").onDrag { NSItemProvider(object: "Milk" as NSString) }
      Text("b").draggable("Bread")
      Text("here").onDrop(of: [.plainText], isTargeted: isTargeted) {
        receive($0, at: $1)
      }
    }
    try view.drag("a", to: "here")
    try view.drag("b", to: "here")
    try view.dropText("Salt", on: "here")
    #expect(model.events == ["Milk", "Bread", "Salt"])
  }

  @Test func aDraggedItemIsDroppedOnADestinationOfTransferableValues() throws {
    let view = ViewDriver {
      Text("a").onDrag { NSItemProvider(object: "Milk" as NSString) }
      Text("here").dropDestination(for: String.self) { texts, _ in
        model.events += texts
        return true
      }
    }
    try view.drag("a", to: "here")
    #expect(model.events == ["Milk"])
  }

  @Test func anItemWithoutTheTypesIsRefused() throws {
    let view = ViewDriver {
      Text("a").onDrag { NSItemProvider(object: "Milk" as NSString) }
      Text("here").onDrop(of: [.image], isTargeted: nil) { receive($0, at: .zero) }
      Text("off").onDrop(of: [.text], isTargeted: nil) { receive($0, at: .zero) }.disabled(true)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.drag("a", to: "here") }
    #expect(throws: ViewDriver.Refused.self) { try view.drag("a", to: "off") }
    #expect(throws: ViewDriver.Refused.self) { try view.dropText("Milk", on: "here") }
    #expect(model.events == [])
  }

  @Test func aDelegateIsToldOfTheDrag() throws {
    let view = ViewDriver {
      Text("a").onDrag { NSItemProvider(object: "Milk" as NSString) }
      Text("here").onDrop(of: [.text], delegate: Delegate(model: model))
    }
    let source = try #require(view.rendering.first { $0.content.is(DraggableContent.self) })
    let target = try #require(view.rendering.first { $0.content.is(DropDestinationContent.self) })
    func perform(_ interaction: Interaction, on element: Rendering) throws {
      try ViewDriver.Control(graph: view.graph, id: element.id, label: "").perform(interaction)
    }
    try perform(.lift, on: source)
    try perform(.dropTargeted(true), on: target)
    try perform(.dropTargeted(false), on: target)
    try perform(.dropTargeted(true), on: target)
    try perform(.drop(text: nil, at: CGPoint(x: 3, y: 4)), on: target)
    try perform(.dropTargeted(false), on: target)
    #expect(
      model.events == [
        "entered true", "exited", "entered true", "1 at 3.0", "exited",
      ])
    model.isValid = false
    try perform(.lift, on: source)
    try perform(.dropTargeted(true), on: target)
    #expect(throws: ViewDriver.Refused.self) {
      try perform(.drop(text: nil, at: .zero), on: target)
    }
    #expect(model.events.count == 5)
  }

  @Test func theBindingIsTrueWhileAnItemIsAbove() throws {
    let view = ViewDriver {
      Text("here").onDrop(of: [.text], isTargeted: isTargeted) { receive($0, at: $1) }
    }
    let target = try #require(view.rendering.first { $0.content.is(DropDestinationContent.self) })
    let control = ViewDriver.Control(graph: view.graph, id: target.id, label: "")
    try control.perform(.dropTargeted(true))
    #expect(model.isTargeted)
    try control.perform(.dropTargeted(false))
    #expect(!model.isTargeted)
  }

  @Test func destinationsOfFilesAcceptFiles() throws {
    let view = ViewDriver {
      Text("files").onDrop(of: [.fileURL], isTargeted: nil) { receive($0, at: $1) }
      Text("texts").onDrop(of: [.text], isTargeted: nil) { receive($0, at: $1) }
      Text("addresses").onDrop(of: [.url], isTargeted: nil) { receive($0, at: $1) }
      Text("pictures").onDrop(of: [.image, .text], isTargeted: nil) { receive($0, at: $1) }
    }
    let files = view.contents.compactMap { $0.as(DropDestinationContent.self) }.map {
      $0.files?.allowedContentTypes
    }
    #expect(files == [[.item], nil, nil, [.image]])
  }
}
