// swift-tools-version: 6.2
import PackageDescription

// A package of its own: main() comes from libFuzzer, so that nothing else can build it. Its folder's
// name must not be that of the folder around it all, by which SwiftPM knows the other package.
let package = Package(
  name: "FuzzGraphics",
  dependencies: [.package(name: "rejoinder", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzGraphics", dependencies: [.product(name: "DialogGraphics", package: "rejoinder")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
