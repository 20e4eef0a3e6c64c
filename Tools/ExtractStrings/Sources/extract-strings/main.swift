import Foundation
import StringExtraction

// extract-strings FOLDER: writes the template of the texts in FOLDER/Sources to standard output.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: extract-strings FOLDER\n".utf8))
  exit(64)
}
let root = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)

func text(_ path: String) throws -> String {
  try String(contentsOf: root.appending(path: path), encoding: .utf8)
}

do {
  let lists = FileLists(
    listed: try text("locales/POTFILES"), skipped: try text("locales/POTFILES.skip"))
  let paths = try FileManager.default.subpathsOfDirectory(
    atPath: root.appending(path: "Sources").path
  ).filter { $0.hasSuffix(".swift") }.map { "Sources/\($0)" }
  let sources = try Dictionary(uniqueKeysWithValues: paths.map { ($0, try text($0)) })
  let template = try Extraction.catalog(of: sources, lists).template
  FileHandle.standardOutput.write(Data(template.utf8))
} catch let problems as Problems {
  for problem in problems.list { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
  exit(1)
} catch {
  FileHandle.standardError.write(Data("extract-strings: \(error)\n".utf8))
  exit(1)
}
