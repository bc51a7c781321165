import CaseStudies
import Foundation

extension FactService {
  /// One that gives a busy machine the time it takes.
  static func patient(_ url: URL) -> FactService {
    FactService(baseURL: url, timeout: .seconds(3_600))
  }
}
