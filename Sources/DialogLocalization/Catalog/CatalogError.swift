public import Dialogs

/// A catalog, or a folder of catalogs, that can't be used.
public struct CatalogError: ExplainedError, Sendable, Equatable {
  /// The file or folder.
  public let path: String
  /// What is wrong with it.
  public let fault: CatalogFault

  /// An error of a file or folder.
  public init(path: String, fault: CatalogFault) {
    self.path = path
    self.fault = fault
  }

  /// What happened.
  public var message: DialogText { fault.message }
  /// What to do.
  public var recovery: DialogText { fault.recovery }
  /// The path, what happened and what to do, in the source language.
  public var description: String { "\(path): \(fault)" }
}
