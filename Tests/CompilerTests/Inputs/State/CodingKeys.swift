import ComposableArchitecture

// The compiler synthesizes 'Codable' from the stored properties, whose names begin with an
// underscore: '_count' needs a key of this name.
@ObservableState
struct State: Codable {
  // expected-error@-1 {{type 'State' does not conform to protocol 'Decodable'}}
  // expected-error@-2 {{type 'State' does not conform to protocol 'Encodable'}}
  var count: Int

  enum CodingKeys: String, CodingKey {
    case count
    // expected-note@-1 2 {{CodingKey case 'count' does not match any stored properties}}
  }
}
