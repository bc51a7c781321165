import Foundation

@testable import ComposableUI

/// A value of the tables of tests.
struct City: Identifiable, Equatable {
  let id: Int
  var name: String
  var population: Int
  var mayor: String?

  static let all = [
    City(id: 1, name: "Oslo", population: 709, mayor: "Anne"),
    City(id: 2, name: "Bergen", population: 291),
    City(id: 3, name: "Ålesund", population: 54, mayor: "Monica"),
  ]
}
