import ComposableArchitecture
import ComposableUI

extension EnvironmentValues {
  // expected-error@+1 {{'@Entry' needs a 'var' with a default value, such as '@Entry var accent: Color = .blue'}}
  @Entry var columns: Int
}
