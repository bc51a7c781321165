// A weather application: requests that are cancelled and retried, a location client with a delegate,
// an actor as a dependency, results of generic features, tests that live beside the feature.
import Combine
import ComposableArchitecture
import Foundation
import SwiftUI

struct Location: Decodable, Equatable, Identifiable, Sendable {
  var country: String
  var id: Int
  var latitude: Double
  var longitude: Double
  var name: String
}

struct Forecast: Decodable, Equatable, Sendable {
  var daily: Daily
  var dailyUnits: DailyUnits

  struct Daily: Decodable, Equatable, Sendable {
    var temperatureMax: [Double]
    var time: [Date]
  }
  struct DailyUnits: Decodable, Equatable, Sendable {
    var temperatureMax: String
  }

  private enum CodingKeys: String, CodingKey {
    case daily
    case dailyUnits = "daily_units"
  }
}

@DependencyClient
struct WeatherClient {
  var forecast: @Sendable (_ location: Location) async throws -> Forecast
  var search: @Sendable (_ query: String) async throws -> [Location]
}

extension WeatherClient: DependencyKey {
  static var liveValue: WeatherClient {
    let cache = Cache()
    return WeatherClient(
      forecast: { location in
        if let forecast = await cache[location.id] { return forecast }
        var components = URLComponents(string: "https://weather.example.com/v1/forecast")!
        components.queryItems = [
          URLQueryItem(name: "latitude", value: "\(location.latitude)"),
          URLQueryItem(name: "longitude", value: "\(location.longitude)"),
        ]
        let (data, _) = try await URLSession.shared.data(from: components.url!)
        let forecast = try decoder.decode(Forecast.self, from: data)
        await cache.set(forecast, for: location.id)
        return forecast
      },
      search: { _ in [] }
    )
  }

  static let previewValue = Self(
    forecast: { _ in throw CancellationError() },
    search: { _ in [Location(country: "FR", id: 1, latitude: 1, longitude: 2, name: "Paris")] }
  )

  private static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()

  private actor Cache {
    private var forecasts: [Location.ID: Forecast] = [:]
    subscript(id: Location.ID) -> Forecast? { forecasts[id] }
    func set(_ forecast: Forecast, for id: Location.ID) { forecasts[id] = forecast }
  }
}

extension WeatherClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var weatherClient: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}

/// The loading of a value, as a feature of its own.
@Reducer
struct Loading<Value: Equatable & Sendable> {
  @ObservableState
  enum State: Equatable {
    case idle
    case loading
    case loaded(Value)
    case failed(message: String)

    var value: Value? {
      guard case .loaded(let value) = self else { return nil }
      return value
    }
  }

  enum Action {
    case cancelButtonTapped
    case load
    case response(Result<Value, any Error>)
  }

  let load: @Sendable () async throws -> Value
  private enum CancelID: Hashable { case load }

  init(load: @escaping @Sendable () async throws -> Value) {
    self.load = load
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state = .idle
        return .cancel(id: CancelID.load)
      case .load:
        state = .loading
        return .run { [load] send in
          await send(.response(Result { try await load() }))
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)
      case .response(.success(let value)):
        state = .loaded(value)
        return .none
      case .response(.failure(let error)):
        state = .failed(message: "\(error)")
        return .none
      }
    }
  }
}

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var results: [Location] = []
    var resultForecastRequestInFlight: Location?
    var searchQuery = ""
    var weather: Weather?
    var favorites = Loading<[Int]>.State.idle

    struct Weather: Equatable, Identifiable {
      var id: Location.ID
      var days: [Day]

      struct Day: Equatable {
        var date: Date
        var temperatureMax: Double
        var temperatureMaxUnit: String
      }
    }
  }

  enum Action {
    case favorites(Loading<[Int]>.Action)
    case forecastResponse(Location.ID, Result<Forecast, any Error>)
    case searchQueryChanged(String)
    case searchQueryChangeDebounced
    case searchResponse(Result<[Location], any Error>)
    case searchResultTapped(Location)
    case timeZoneChanged
  }

  @Dependency(\.weatherClient) var weatherClient
  @Dependency(\.mainRunLoop) var mainRunLoop
  @Dependency(\.timeZone) var timeZone
  private enum CancelID { case location, weather, notifications }

  var body: some ReducerOf<Self> {
    Scope(state: \.favorites, action: \.favorites) {
      Loading { [1, 2, 3] }
    }
    Reduce { state, action in
      switch action {
      case .forecastResponse(_, .failure):
        state.weather = nil
        state.resultForecastRequestInFlight = nil
        return .none

      case let .forecastResponse(id, .success(forecast)):
        state.weather = State.Weather(
          id: id,
          days: forecast.daily.time.indices.map {
            State.Weather.Day(
              date: forecast.daily.time[$0],
              temperatureMax: forecast.daily.temperatureMax[$0],
              temperatureMaxUnit: forecast.dailyUnits.temperatureMax
            )
          }
        )
        state.resultForecastRequestInFlight = nil
        return .none

      case let .searchQueryChanged(query):
        state.searchQuery = query
        // When the query is cleared, the search results are cleared, too, and the search is cancelled.
        guard !state.searchQuery.isEmpty else {
          state.results = []
          state.weather = nil
          return .cancel(id: CancelID.location)
        }
        return .none

      case .searchQueryChangeDebounced:
        guard !state.searchQuery.isEmpty else { return .none }
        return .run { [query = state.searchQuery] send in
          await send(.searchResponse(Result { try await self.weatherClient.search(query: query) }))
        }
        .cancellable(id: CancelID.location)

      case .searchResponse(.failure):
        state.results = []
        return .none

      case let .searchResponse(.success(response)):
        state.results = response
        return .none

      case let .searchResultTapped(location):
        state.resultForecastRequestInFlight = location
        return .run { send in
          await send(
            .forecastResponse(
              location.id,
              Result { try await self.weatherClient.forecast(location: location) }
            )
          )
        }
        .cancellable(id: CancelID.weather, cancelInFlight: true)

      case .favorites(.response(.success)):
        return .publisher {
          NotificationCenter.default.publisher(for: .NSSystemTimeZoneDidChange)
            .map { _ in Action.timeZoneChanged }
            .receive(on: mainRunLoop)
        }
        .cancellable(id: CancelID.notifications)

      case .favorites, .timeZoneChanged:
        return .none
      }
    }
  }
}

struct SearchView: View {
  @Bindable var store: StoreOf<Search>

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text("Search for a city")
          .padding()

        HStack {
          Image(systemName: "magnifyingglass")
          TextField(
            "New York, San Francisco, ...", text: $store.searchQuery.sending(\.searchQueryChanged)
          )
          .textFieldStyle(.roundedBorder)
          .autocapitalization(.none)
          .disableAutocorrection(true)
        }
        .padding(.horizontal, 16)

        List {
          ForEach(store.results) { location in
            VStack(alignment: .leading) {
              Button {
                store.send(.searchResultTapped(location))
              } label: {
                HStack {
                  Text(location.name)
                  if store.resultForecastRequestInFlight?.id == location.id {
                    ProgressView()
                  }
                }
              }
              if location.id == store.weather?.id {
                weatherView(locationWeather: store.weather)
              }
            }
          }
        }

        Button("Weather API provided by example.com") {}
          .foregroundColor(.gray)
          .padding(.all, 16)
      }
      .navigationTitle("Search")
    }
    .task(id: store.searchQuery) {
      do {
        try await Task.sleep(for: .milliseconds(300))
        await store.send(.searchQueryChangeDebounced).finish()
      } catch {}
    }
  }

  @ViewBuilder
  func weatherView(locationWeather: Search.State.Weather?) -> some View {
    if let locationWeather {
      let days = locationWeather.days
        .enumerated()
        .map { index, weather in formattedWeather(day: weather, isToday: index == 0) }
      VStack(alignment: .leading) {
        ForEach(days, id: \.self) { day in
          Text(day)
        }
      }
      .padding(.leading, 16)
    }
  }
}

private func formattedWeather(day: Search.State.Weather.Day, isToday: Bool) -> String {
  let date = isToday ? "Today" : dateFormatter.string(from: day.date).capitalized
  return [date, "\(day.temperatureMax)\(day.temperatureMaxUnit)"].joined(separator: ", ")
}

private let dateFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "EEEE"
  return formatter
}()

@MainActor
func searchTest() async {
  let clock = TestClock()
  let store = TestStore(initialState: Search.State()) {
    Search()
  } withDependencies: {
    $0.continuousClock = clock
    $0.weatherClient.search = { @Sendable _ in
      [Location(country: "FR", id: 1, latitude: 1, longitude: 2, name: "Paris")]
    }
    $0.mainRunLoop = .immediate
    $0.timeZone = TimeZone(secondsFromGMT: 0)!
  }
  store.exhaustivity = .off(showSkippedAssertions: true)
  store.timeout = 2_000_000_000

  let task = await store.send(.searchQueryChanged("P")) {
    $0.searchQuery = "P"
  }
  await clock.advance(by: .milliseconds(300))
  await store.send(.searchQueryChangeDebounced)
  await store.receive(\.searchResponse.success) {
    $0.results = [Location(country: "FR", id: 1, latitude: 1, longitude: 2, name: "Paris")]
  }
  await store.receive(\.favorites.response, timeout: .seconds(1)) { _ in }
  await store.skipReceivedActions(strict: false)
  await store.skipInFlightEffects()
  await task.cancel()
  await store.finish()
}
