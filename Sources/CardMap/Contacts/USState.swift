/// A state, district, territory or freely associated state of the United States, or one of the
/// three "states" of military mail, by its USPS code.
///
/// The order is that of the codes; the ZIP table counts in it.
public enum USState: UInt8, CaseIterable, Sendable {
  case AA, AE, AK, AL, AP, AR, AS, AZ, CA, CO, CT, DC, DE, FL, FM, GA, GU, HI, IA, ID, IL, IN, KS
  case KY, LA, MA, MD, ME, MH, MI, MN, MO, MP, MS, MT, NC, ND, NE, NH, NJ, NM, NV, NY, OH, OK, OR
  case PA, PR, PW, RI, SC, SD, TN, TX, UT, VA, VI, VT, WA, WI, WV, WY

  /// The USPS code, two capitals.
  public var code: String { "\(self)" }

  /// Whether this is one of military mail's: AA, AE or AP.
  public var isMilitary: Bool { self == .AA || self == .AE || self == .AP }
}
