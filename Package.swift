// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "rejoinder",
  defaultLocalization: "en",
  products: [
    .executable(name: "rejoinder", targets: ["rejoinder"]),
    .library(name: "Dialogs", targets: ["Dialogs"]),
    .library(name: "DialogLocalization", targets: ["DialogLocalization"]),
    .library(name: "DialogGraphics", targets: ["DialogGraphics"]),
    .library(name: "DialogTerminal", targets: ["DialogTerminal"]),
    .library(name: "DialogJSON", targets: ["DialogJSON"]),
    .library(name: "DialogRender", targets: ["DialogRender"]),
    .library(name: "DialogSnapshots", targets: ["DialogSnapshots"]),
    .library(name: "DialogTesting", targets: ["DialogTesting"]),
    .library(name: "DialogCommand", targets: ["DialogCommand"]),
    .plugin(name: "CompileCatalogs", targets: ["CompileCatalogs"]),
  ],
  targets: [
    // C, and nothing but C.
    .target(
      name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("isal")]),
    .target(name: "CResample"),
    .target(name: "CCompare"),
    .target(name: "CLibintl"),
    .target(name: "CRawTerminal"),
    .target(name: "CSystemIO"),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2 fontconfig",
      providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CUnistring", providers: [.apt(["libunistring-dev"])]),

    // What travels with the program.
    .target(
      name: "DialogResources", dependencies: ["SystemIO"], path: "Resources",
      exclude: ["icons-source"],
      resources: [.copy("icons"), .copy("schema")]),
    .target(
      name: "DialogLocales", dependencies: ["SystemIO"], path: "locales",
      exclude: ["LINGUAS", "POTFILES", "POTFILES.skip", "README.md", "rejoinder.pot"],
      resources: [.copy("C_x"), .copy("en")],
      plugins: ["CompileCatalogs"]),
    .plugin(name: "CompileCatalogs", capability: .buildTool()),

    // The rooms.
    .target(name: "SystemIO", dependencies: ["CSystemIO"]),
    .target(name: "Dialogs"),
    .target(
      name: "DialogLocalization",
      dependencies: ["Dialogs", "CLibintl", "DialogLocales", "SystemIO"]),
    .target(name: "DialogGraphics", dependencies: ["CPNG", "CResample", "SystemIO"]),
    .target(
      name: "DialogTerminal",
      dependencies: [
        "Dialogs", "DialogGraphics", "DialogResources", "CRawTerminal", "CUnistring", "SystemIO",
      ]),
    .target(
      name: "DialogJSON", dependencies: ["Dialogs", "DialogResources", "CJansson", "SystemIO"]),
    .target(
      name: "DialogRender",
      dependencies: ["Dialogs", "DialogGraphics", "CPango", "DialogResources"]),
    .target(
      name: "DialogSnapshots",
      dependencies: [
        "CCompare", "Dialogs", "DialogGraphics", "DialogRender", "DialogTerminal", "DialogJSON",
        "SystemIO",
      ],
      resources: [
        .embedInCode("Report/report.css"), .embedInCode("Report/report.js"),
        .embedInCode("Report/viewer.js"),
      ]),
    .target(name: "DialogTesting", dependencies: ["DialogSnapshots"]),
    .target(
      name: "DialogCommand",
      dependencies: [
        "Dialogs", "DialogLocalization", "DialogGraphics", "DialogTerminal", "DialogJSON",
        "DialogRender", "DialogSnapshots", "DialogResources", "SystemIO",
      ]),
    .executableTarget(name: "rejoinder", dependencies: ["DialogCommand"]),

    // Small programs that use public API only.
    .executableTarget(
      name: "TableCell", dependencies: ["Dialogs", "DialogTerminal"], path: "Examples/TableCell"),
    .executableTarget(name: "SideBySide", dependencies: ["Dialogs"], path: "Examples/SideBySide"),
    .executableTarget(
      name: "CallNumber", dependencies: ["Dialogs", "DialogTerminal"],
      path: "Examples/CallNumber"),
    .executableTarget(
      name: "AlertThenSheet", dependencies: ["Dialogs", "DialogTerminal"],
      path: "Examples/AlertThenSheet"),
    .executableTarget(
      name: "HandlerAtShowTime", dependencies: ["Dialogs"], path: "Examples/HandlerAtShowTime"),
    .target(name: "NotesApp", dependencies: ["Dialogs"], path: "Examples/NotesApp"),
    .executableTarget(
      name: "Notes", dependencies: ["NotesApp", "Dialogs", "DialogTerminal"],
      path: "Examples/Notes"),
    .executableTarget(
      name: "OwnPresenter", dependencies: ["Dialogs", "DialogSnapshots"],
      path: "Examples/OwnPresenter"),
    .executableTarget(
      name: "ScalingGallery", dependencies: ["DialogGraphics"], path: "Examples/ScalingGallery"),

    // Measured by `make bench`.
    .executableTarget(
      name: "ScalingBenchmark", dependencies: ["DialogGraphics", "SystemIO"],
      path: "Benchmarks/ScalingBenchmark"),
    .executableTarget(
      name: "LocalizationBenchmark",
      dependencies: ["CLibintl", "DialogLocales", "DialogLocalization", "Dialogs", "SystemIO"],
      path: "Benchmarks/LocalizationBenchmark"),
    .executableTarget(
      name: "JSONBenchmark", dependencies: ["DialogJSON", "Dialogs", "SystemIO"],
      path: "Benchmarks/JSONBenchmark"),
    .executableTarget(
      name: "ComparisonBenchmark", dependencies: ["DialogGraphics", "DialogSnapshots", "SystemIO"],
      path: "Benchmarks/ComparisonBenchmark"),
    .executableTarget(
      name: "RenderBenchmark",
      dependencies: [
        "DialogGraphics", "DialogJSON", "DialogLocalization", "DialogRender", "Dialogs",
      ],
      path: "Benchmarks/RenderBenchmark"),

    .target(name: "ProgramRunner", path: "Tests/ProgramRunner"),
    .testTarget(name: "SystemIOTests", dependencies: ["SystemIO"]),
    .testTarget(name: "DialogsTests", dependencies: ["Dialogs", "DialogSnapshots"]),
    .testTarget(
      name: "DialogLocalizationTests",
      dependencies: ["DialogLocalization", "DialogLocales", "LocalizationProbe"]),
    .executableTarget(
      name: "LocalizationProbe", dependencies: ["CLibintl", "DialogLocalization", "Dialogs"],
      path: "Tests/LocalizationProbe"),
    .testTarget(
      name: "DialogGraphicsTests",
      dependencies: ["CPNG", "CResample", "DialogGraphics", "SystemIO"]),
    .testTarget(
      name: "DialogTerminalTests",
      dependencies: [
        "DialogTerminal", "DialogGraphics", "DialogTesting", "ProgramRunner", "SystemIO",
        "TerminalProbe",
      ]),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["DialogTerminal", "Dialogs"],
      path: "Tests/TerminalProbe"),
    .testTarget(
      name: "DialogJSONTests",
      dependencies: [
        "DialogJSON", "DialogTesting", "JSONBenchmark", "ProgramRunner", "SystemIO", "rejoinder",
      ]),
    .testTarget(
      name: "DialogRenderTests",
      dependencies: [
        "CPNG", "CPango", "DialogRender", "DialogLocalization", "DialogTesting", "ProgramRunner",
        "SystemIO",
      ]),
    .testTarget(
      name: "DialogSnapshotsTests",
      dependencies: [
        "CCompare", "DialogGraphics", "DialogSnapshots", "DialogTesting", "Dialogs", "SystemIO",
      ]),
    .testTarget(
      name: "DialogCommandTests",
      dependencies: [
        "DialogCommand", "DialogGraphics", "DialogJSON", "ProgramRunner", "SystemIO", "rejoinder",
      ],
      exclude: ["Screens"]),
    .testTarget(
      name: "OwnDialogTests",
      dependencies: [
        "DialogCommand", "DialogJSON", "DialogLocalization", "DialogRender", "DialogSnapshots",
        "DialogTesting", "Dialogs",
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "DialogGraphics", "ProgramRunner", "TableCell", "SideBySide", "CallNumber",
        "AlertThenSheet", "HandlerAtShowTime", "Notes", "OwnPresenter", "ScalingGallery",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftPM makes one program of all tests, from all rooms. For `make sanitize`, which would take many
// minutes over that, the tests of one room can be named: the others are as if they were not there.
if let alone = Context.environment["TESTS_ALONE"] {
  package.targets.removeAll { $0.type == .test && $0.name != alone }
}

let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (Context.environment["CI"] == "true" ? [.treatAllWarnings(as: .error)] : [])

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = strict
}
