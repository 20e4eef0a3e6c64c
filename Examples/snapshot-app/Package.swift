// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "snapshot-app",
  defaultLocalization: "en",
  dependencies: [.package(name: "rejoinder", path: "../..")],
  targets: [
    .target(
      name: "Lists",
      dependencies: [
        .product(name: "Dialogs", package: "rejoinder"),
        .product(name: "DialogLocalization", package: "rejoinder"),
      ],
      plugins: [.plugin(name: "CompileCatalogs", package: "rejoinder")]),
    .testTarget(
      name: "ListsTests",
      dependencies: [
        "Lists", .product(name: "DialogSnapshots", package: "rejoinder"),
        .product(name: "DialogTesting", package: "rejoinder"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
