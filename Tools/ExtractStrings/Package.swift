// swift-tools-version: 6.2
import PackageDescription

// A package of its own: the parser comes from the toolchain, which only unsafe flags can name, and a
// package with unsafe flags cannot be depended on. The Makefile says where the toolchain has it.
let libraries = Context.environment["SWIFT_HOST_LIBRARIES"] ?? "/usr/lib/swift/host"

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-I", libraries]),
]
let parser: [LinkerSetting] = [
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
  .linkedLibrary("SwiftDiagnostics"), .linkedLibrary("SwiftParserDiagnostics"),
  .unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]),
]

let package = Package(
  name: "ExtractStrings",
  targets: [
    .target(name: "StringExtraction", swiftSettings: strict, linkerSettings: parser),
    .executableTarget(
      name: "extract-strings", dependencies: ["StringExtraction"], swiftSettings: strict),
    .testTarget(
      name: "StringExtractionTests", dependencies: ["StringExtraction"], exclude: ["Fixtures"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
