import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct PackingTests {
  @Test(
    arguments: [
      ([0x1F, 0x8B, 0x08, 0x00], .gzip), ([0x28, 0xB5, 0x2F, 0xFD], .zstd),
      ([0x50, 0x4B, 0x03, 0x04], .zip), ([0x50, 0x4B, 0x05, 0x06], .zip), ([0x1F, 0x8B], nil),
      ([0x50, 0x4B, 0x07, 0x08], nil), (Array("BEGI".utf8), nil), ([], nil),
    ] as [([UInt8], Packing?)]
  )
  func theFirstBytesSayIt(_ bytes: [UInt8], _ packing: Packing?) {
    #expect(bytes.withUnsafeBytes { Packing($0) } == packing)
  }

  @Test(arguments: [
    ("a.vcf", true), ("a.vcf.gz", true), ("A.LDIF.ZST", true), ("a.csv.zip", true),
    ("a.zip", false), ("a.gz", false), ("a.vcf.bz2", false), (".a.vcf.gz", false),
    ("vcf.gz", false),
  ])
  func theNamesOfContactsFiles(_ name: String, _ isOne: Bool) {
    #expect(InputList.isContactsFile(name) == isOne)
  }

  @Test(arguments: [
    ("a.vcf", true), ("x/y/b[1].csv", true), ("./c.vcf", true), ("../d.vcf", true),
    ("e.vcf.gz", false), (".f.vcf", false), (".g/h.vcf", false), ("__MACOSX/i.vcf", false),
    ("j/", false), ("", false),
  ])
  func membersThatAreContacts(_ name: String, _ isOne: Bool) {
    #expect(ZipArchive.isContacts(Array(name.utf8)) == isOne)
  }
}
