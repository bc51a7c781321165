import Testing
import SwiftSyntaxMacrosGenericTestSupport
@Suite struct Placeholder { @Test func x() {} }
