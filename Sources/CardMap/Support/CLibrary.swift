// The one file of the library that imports the C library: bytes, maths and character sets.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sine of an angle in radians.
func sine(_ angle: Double) -> Double { sin(angle) }

/// The cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// The angle in radians whose sine is the value.
func arcSine(_ value: Double) -> Double { asin(value) }
