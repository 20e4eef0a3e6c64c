import Dialogs
import Synchronization

/// A language whose catalog is read and checked when it is first asked for, and then kept: a program
/// speaks one or two of the many languages that it has.
final class UnreadLanguage: Sendable {
  private final class Catalogs: Sendable {
    let served: ServedLanguage?
    let problems: [CatalogError]

    init(_ files: [CatalogFile], of language: Language, in folder: String) {
      var problems: [CatalogError] = []
      var served: ServedLanguage?
      for file in files where served == nil {
        do { served = try ServedLanguage(language, file, in: folder) } catch {
          problems.append(error)
        }
      }
      self.served = served
      self.problems = problems
    }
  }

  let name: LocaleName
  let language: Language
  private let files: [CatalogFile]
  private let folder: String
  private let catalogs = AtomicLazyReference<Catalogs>()

  /// A language of this name, with at least one file that could be its catalog.
  init(_ name: LocaleName, _ files: [CatalogFile], in folder: String) {
    self.name = name
    self.files = files
    self.folder = folder
    language = Language(tag: files.first?.tag ?? name.language, direction: name.direction)
  }

  /// The language with its catalog; `nil` where that is damaged.
  var served: ServedLanguage? { read().served }

  /// What is wrong with the files.
  var problems: [CatalogError] { read().problems }

  private func read() -> Catalogs {
    catalogs.load() ?? catalogs.storeIfNil(Catalogs(files, of: language, in: folder))
  }
}
