#if Web
import Foundation
import Testing

@testable import ComposableWeb

@Suite struct MemoryPressureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  private func isHigh(_ current: Int, of limit: String, cache: Int = 0) throws -> Bool {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ file: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: file))
    }
    try write("\(limit)\n", "memory.max")
    try write("\(current)\n", "memory.current")
    try write("anon 1\ninactive_file \(cache / 2)\nactive_file \(cache / 2)\n", "memory.stat")
    return MemoryPressure(folder: folder.path(percentEncoded: false)).isHigh(at: .zero)
  }

  @Test func memoryIsHighCloseToTheLimitOfTheGroup() throws {
    #expect(try isHigh(950, of: "1000"))
    #expect(try !isHigh(850, of: "1000"))
    #expect(try !isHigh(950, of: "max"))
    // The cache of files is no need.
    #expect(try !isHigh(990, of: "1000", cache: 500))
  }

  @Test func withoutAGroupThereIsNoLimit() {
    #expect(!MemoryPressure(folder: "/nowhere").isHigh(at: .zero))
  }
}
#endif
