import ComposableHTML
import Foundation
import IssueReportingTestSupport
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Players of videos, and the views that show them, without a browser.
@MainActor
@Suite struct VideoPlayerTests {
  private let player: AVPlayer

  init() throws { player = AVPlayer(url: try #require(URL(string: "/media/harbour.mp4"))) }

  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("VideoPlayer(player: nil)", is: "Video(isEnabled)") { VideoPlayer(player: nil) }
  }

  private func video(in view: ViewDriver) throws -> VideoContent {
    try #require(view.contents.compactMap { $0.as(VideoContent.self) }.first)
  }

  private func report(_ values: [Double], in view: ViewDriver) throws {
    let element = try #require(view.rendering.first { $0.content.is(VideoContent.self) })
    try ViewDriver.Control(graph: view.graph, id: element.id, label: "video")
      .send("video", values)
  }

  @Test func theBrowserReceivesWhatThePlayerDoes() throws {
    let view = ViewDriver { VideoPlayer(player: player) }
    #expect(try video(in: view).url == "/media/harbour.mp4")
    player.play()
    player.isMuted = true
    player.volume = .nan
    player.seek(to: CMTime(seconds: 12.5, preferredTimescale: 600))
    let playback = try #require(try video(in: view).playback)
    #expect(playback.rate == 1)
    #expect(playback.muted)
    #expect(playback.volume == 1)
    #expect(playback.n == 2)
    #expect((playback.seek, playback.at) == (1, 12.5))
    #expect(playback.every == 1000)
    let node = HTMLNode(
      try #require(view.contents.first { $0.is(VideoContent.self) }), in: RenderContext())
    let value = node.attributes.first { $0.name.text == "data-value" }?.value
    #expect(
      value == #"{"at":12.5,"every":1000,"muted":true,"n":2,"rate":1,"seek":1,"volume":1}"#)
    #expect(node.attributes.contains { $0.name.text == "controls" })
  }

  @Test func thePlayerFollowsItsUser() throws {
    let view = ViewDriver {
      VideoPlayer(player: player)
      Text(player.timeControlStatus == .playing ? "plays" : "paused")
    }
    try report([0, 0, 1.5, 3, 60, 1, 0.5, 0], in: view)
    #expect(view.texts == ["plays"])
    #expect(player.rate == 1.5)
    #expect(player.isMuted)
    #expect(player.volume == 0.5)
    #expect(player.currentTime().seconds == 3)
    #expect(player.currentItem?.duration.seconds == 60)
    #expect(player.currentItem?.status == .readyToPlay)
    try report([0, 0, 0, 60, 60, 0, 1, 0], in: view)
    #expect(view.texts == ["paused"])
    try report([0, 0, 0, 0, -1, 0, 1, 1], in: view)
    #expect(player.currentItem?.status == .failed)
  }

  @Test func aReportFromBeforeAChangeDoesNotUndoIt() throws {
    let view = ViewDriver { VideoPlayer(player: player) }
    player.play()
    player.seek(to: .init(seconds: 9, preferredTimescale: 1))
    try report([0, 0, 0, 3, 60, 0, 1, 0], in: view)
    #expect(player.rate == 1)
    #expect(player.currentTime().seconds == 9)
    try report([1, 1, 0, 10, 60, 0, 1, 0], in: view)
    #expect(player.rate == 0)
    #expect(player.currentTime().seconds == 10)
  }

  @Test func observersAreToldTheTime() throws {
    var times: [Double] = []
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 0.1, preferredTimescale: 600), queue: .main
    ) { times.append($0.seconds) }
    let view = ViewDriver { VideoPlayer(player: player) }
    #expect(try video(in: view).playback?.every == 250)
    try report([0, 0, 1, 3, 60, 0, 1, 0], in: view)
    try report([0, 0, 0, 3, 60, 0, 1, 0], in: view)
    player.removeTimeObserver(observer)
    try report([0, 0, 1, 4, 60, 0, 1, 0], in: view)
    #expect(times == [3])
    #expect(try video(in: view).playback?.every == 1000)
  }

  @Test func reportsThatNoScriptSendsAreRefused() throws {
    let view = ViewDriver { VideoPlayer(player: player) }
    let valid: [Double] = [0, 0, 1, 3, 60, 0, 1, 0]
    for (index, value) in [(0, 0.5), (1, 0.5), (2, -1), (2, 17), (3, -1), (3, 1e7), (6, 2)] {
      var values = valid
      values[index] = value
      #expect(throws: ViewDriver.Refused.self) { try report(values, in: view) }
    }
    #expect(throws: ViewDriver.Refused.self) { try report([], in: view) }
    let empty = ViewDriver { VideoPlayer(player: nil) }
    #expect(throws: ViewDriver.Refused.self) { try report(valid, in: empty) }
    #expect(player.rate == 0)
  }

  @Test func anotherItemContinuesToPlay() throws {
    let view = ViewDriver { VideoPlayer(player: player) { Text("Harbour") } }
    #expect(view.texts == ["Harbour"])
    player.play()
    let before = try #require(try video(in: view).playback).n
    player.replaceCurrentItem(with: AVPlayerItem(url: try #require(URL(string: "/media/b.mp4"))))
    #expect(try video(in: view).url == "/media/b.mp4")
    let after = try #require(try video(in: view).playback)
    #expect(after.n == before + 1)
    #expect(after.rate == 1)
    player.replaceCurrentItem(with: nil)
    #expect(try video(in: view).url == nil)
  }

  @Test func aFileOfTheServerIsServedWithThePage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "The harbour.MP4")
    try Data("abc".utf8).write(to: url)
    let view = ViewDriver { VideoPlayer(player: AVPlayer(url: url)) }
    let address = try #require(try video(in: view).url)
    #expect(address.hasPrefix("images/The-harbour-") && address.hasSuffix(".mp4"))
    let file = try #require(MediaFile.named(String(address.dropFirst("images/".count))))
    #expect(file.path == url.path)
    #expect(file.size == 3)
    #expect(file.contentType == "video/mp4")
    let folderOfThatName = folder.appending(path: "folder.mp4")
    try FileManager.default.createDirectory(
      at: folderOfThatName, withIntermediateDirectories: true)
    #expect(MediaFile.offered(at: folderOfThatName) == nil)
    // The address is another one when the file is.
    try Data("abcd".utf8).write(to: url)
    let other = ViewDriver { VideoPlayer(player: AVPlayer(url: url)) }
    #expect(try video(in: other).url != address)
  }

  @Test(arguments: ["/a.mp4", "/etc/passwd", "/tmp", "/"])
  func otherFilesAreReportedOnce(_ path: String) throws {
    let player = AVPlayer(url: URL(fileURLWithPath: path))
    withKnownIssue {
      #expect(ViewDriver { VideoPlayer(player: player) }.description == "Video")
    } matching: {
      $0.description.contains("a browser can't load it")
    }
    let view = ViewDriver { VideoPlayer(player: player) }
    player.play()
    #expect(try video(in: view).url == nil)
  }

  @Test func timesAreFractionsOfSeconds() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900)
    #expect(time.seconds == 1.5)
    #expect(time == CMTimeMake(value: 3, timescale: 2))
    #expect(CMTime.zero < time)
    #expect((time + time).seconds == 3)
    #expect((time - time) == .zero)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(!CMTime(value: 1, timescale: 0).isValid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.indefinite.isIndefinite)
    player.seek(to: .indefinite)
    #expect(player.seek.count == 0)
  }
}
