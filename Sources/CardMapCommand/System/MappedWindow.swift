import Glibc

/// A part of a file in memory, mapped and unmapped again with this value.
///
/// Where the file has been cut meanwhile, reading gives zeros and ``isCut`` says so; without that
/// the system would end the program.
struct MappedWindow: ~Copyable {
  /// The bytes.
  let bytes: UnsafeRawBufferPointer

  private let base: UnsafeMutableRawPointer
  private let slot: Int

  /// Maps a part of a file.
  ///
  /// - Parameters:
  ///   - file: the file; it may be closed afterwards.
  ///   - range: the part, in bytes; it begins at a page.
  /// - Throws: what the system says.
  init(of file: Descriptor, _ range: Range<Int>) throws(SystemError) {
    let mapped = mmap(
      nil,
      range.count,
      PROT_READ,
      MAP_PRIVATE,
      file.number,
      off_t(range.lowerBound)
    )
    guard let mapped, mapped != MAP_FAILED else { throw .last }
    base = mapped
    bytes = UnsafeRawBufferPointer(start: base, count: range.count)
    slot = CutFileGuard.add(bytes)
    madvise(base, range.count, MADV_SEQUENTIAL)
  }

  deinit {
    // First, since the place may be another's as soon as it is unmapped.
    CutFileGuard.remove(slot)
    munmap(base, bytes.count)
  }

  /// Gives back the memory of what was read, which no longer counts as the program's then.
  func giveBack(_ range: Range<Int>) {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let start = range.lowerBound & ~(page - 1)
    let end = range.upperBound & ~(page - 1)
    if start < end { madvise(base + start, end - start, MADV_DONTNEED) }
  }

  /// Whether the file was found to be shorter than the window.
  var isCut: Bool { CutFileGuard.isCut(slot) }
}

/// Answers the signal that the system sends where a mapped file has become shorter (SIGBUS): puts
/// a page of zeros there and notes it.
private enum CutFileGuard {
  private struct Slot {
    var start: UInt = 0
    var end: UInt = 0
    var isCut = false
  }

  /// As many windows as may be mapped at a time.
  private static let capacity = 256
  private nonisolated(unsafe) static var slots: UnsafeMutablePointer<Slot>?
  private nonisolated(unsafe) static var lock = pthread_mutex_t()
  private nonisolated(unsafe) static var before = sigaction()

  static func add(_ bytes: UnsafeRawBufferPointer) -> Int {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    let slots = slots ?? install()
    let start = UInt(bitPattern: bytes.baseAddress)
    for slot in 0..<capacity where slots[slot].end == 0 {
      slots[slot] = Slot(start: start, end: start + UInt(bytes.count))
      return slot
    }
    return capacity
  }

  static func remove(_ slot: Int) {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    if slot < capacity { slots?[slot] = Slot() }
  }

  static func isCut(_ slot: Int) -> Bool {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    return slot < capacity ? slots?[slot].isCut ?? false : false
  }

  private static func install() -> UnsafeMutablePointer<Slot> {
    let made = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    made.initialize(repeating: Slot(), count: capacity)
    slots = made
    var action = sigaction()
    action.sa_flags = SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { _, information, _ in
      let address = UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr)
      guard CutFileGuard.fill(address) else {
        // Not ours: the instruction is run again, and the one before answers.
        sigaction(SIGBUS, &CutFileGuard.before, nil)
        return
      }
    }
    sigaction(SIGBUS, &action, &before)
    return made
  }

  private static func fill(_ address: UInt) -> Bool {
    guard let slots else { return false }
    for slot in 0..<capacity where slots[slot].start <= address && address < slots[slot].end {
      let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let start = UnsafeMutableRawPointer(bitPattern: address & ~(page - 1))
      slots[slot].isCut = true
      let filled = mmap(
        start,
        Int(page),
        PROT_READ,
        MAP_PRIVATE | MAP_FIXED | MAP_ANONYMOUS,
        -1,
        0
      )
      return filled != MAP_FAILED
    }
    return false
  }
}
