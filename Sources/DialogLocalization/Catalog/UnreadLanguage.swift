import Dialogs
import Synchronization

/// A language whose catalog is read and checked when it is first asked for, and then kept: a program
/// speaks one or two of the many languages that it has.
final class UnreadLanguage: Sendable {
  /// What came of reading the files.
  private final class Reading: Sendable {
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
  private let reading = AtomicLazyReference<Reading>()
  /// Where the reading's language is, which the reading keeps; 0 before it is read.
  ///
  /// Every text asks for it, and a lazy reference takes a third as long again as all the rest.
  private let known = Atomic<UInt>(0)

  /// A language of this name, with at least one file that could be its catalog.
  init(_ name: LocaleName, _ files: [CatalogFile], in folder: String) {
    self.name = name
    self.files = files
    self.folder = folder
    language = Language(tag: files.first?.tag ?? name.language, direction: name.direction)
  }

  /// The language with its catalog; `nil` where that is damaged.
  var served: ServedLanguage? {
    if let known = UnsafeRawPointer(bitPattern: known.load(ordering: .acquiring)) {
      return Unmanaged<ServedLanguage>.fromOpaque(known).takeUnretainedValue()
    }
    guard let served = read().served else { return nil }
    known.store(UInt(bitPattern: Unmanaged.passUnretained(served).toOpaque()), ordering: .releasing)
    return served
  }

  /// What is wrong with the files.
  var problems: [CatalogError] { read().problems }

  private func read() -> Reading {
    reading.load() ?? reading.storeIfNil(Reading(files, of: language, in: folder))
  }
}
