import ComposableArchitecture
import ComposableUI

extension EnvironmentValues {
  @Entry var columns: Int  // expected-error {{'@Entry' needs a 'var' with a default value}}
}
