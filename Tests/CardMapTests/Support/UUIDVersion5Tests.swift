import Testing

@testable import CardMap

@Suite(.tags(.reading))
struct UUIDVersion5Tests {
  @Test(
    "SHA-1 gives the digests of RFC 3174 and of lengths round a block",
    arguments: [
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
      (String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
    ]
  )
  func digests(message: String, digest: String) {
    var whole = SHA1()
    whole.update(Array(message.utf8))
    #expect(hexadecimal(whole.finalize()) == digest)
  }

  @Test("A message in parts has the same digest", arguments: [1, 55, 56, 63, 64, 65, 119, 130])
  func parts(size: Int) {
    let message = (0..<500).map { UInt8($0 % 251) }
    var whole = SHA1()
    whole.update(message)
    var parts = SHA1()
    for start in stride(from: 0, to: message.count, by: size) {
      parts.update(Array(message[start..<min(start + size, message.count)]))
    }
    #expect(parts.finalize() == whole.finalize())
  }

  @Test("A UUID is that of RFC 9562, appendix A.4")
  func example() {
    let names: [UInt8] = [
      0x6B, 0xA7, 0xB8, 0x10, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30,
      0xC8,
    ]
    var uuid = UUIDVersion5(namespace: names)
    uuid.update(Array("www.example.com".utf8))
    #expect(uuid.urn() == "urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2")
  }

  private func hexadecimal(_ digest: (UInt32, UInt32, UInt32, UInt32, UInt32)) -> String {
    [digest.0, digest.1, digest.2, digest.3, digest.4].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
    .joined()
  }
}
