// swift-tools-version: 6.2

import PackageDescription

/// The settings of every Swift target of this package; the proposal's number stands beside each.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  .treatAllWarnings(as: .error),  // SE-0480
]

let package = Package(
  name: "cardmap",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "CardMap", targets: ["CardMap"]),
    .executable(name: "cardmap", targets: ["cardmap"]),
  ],
  targets: [
    .target(
      name: "CEmbeddedTables",
      exclude: ["us-zip.bin", "countries.bin", "folding.bin"],
      cSettings: [.treatAllWarnings(as: .error)]
    ),
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .target(
      name: "CXMLReader",
      dependencies: ["CLibXML2"],
      cSettings: [.treatAllWarnings(as: .error)]
    ),
    .target(
      name: "CardMap",
      dependencies: ["CEmbeddedTables", "CXMLReader"],
      swiftSettings: settings
    ),
    .target(name: "CardMapCommand", dependencies: ["CardMap"], swiftSettings: settings),
    .executableTarget(name: "cardmap", dependencies: ["CardMapCommand"], swiftSettings: settings),
    .testTarget(
      name: "CardMapTests",
      dependencies: ["CardMap"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CardMapCommandTests",
      dependencies: ["CardMapCommand"],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
  ],
  cLanguageStandard: .gnu2x
)
