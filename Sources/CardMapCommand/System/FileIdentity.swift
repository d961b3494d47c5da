import Glibc

/// What two names of one file have in common: the device that it lies on, and its number there.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  /// The identity of the file of this status.
  init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
