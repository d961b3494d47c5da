import Testing

@testable import CardMap

@Suite("Countries", .tags(.contacts))
struct CountryTests {
  @Test(
    "the United States",
    arguments: [
      "US", "USA", "U.S.A.", "us", "u.s.", " USA ", "United States", "UNITED STATES",
      "United States of America", "The United States", "America", "Estados Unidos", "EE.UU.",
      "EE. UU.", "EUA", "États-Unis", "Etats-Unis", "E\u{301}tats-Unis", "Vereinigte Staaten",
      "Vereinigte Staaten von Amerika", "Stati Uniti", "Stati Uniti d’America",
      "Verenigde Staten", "Förenta staterna", "Yhdysvallat", "Bandaríkin", "Stany Zjednoczone",
      "Spojené státy americké", "США", "Соединённые Штаты Америки", "ABD",
      "Amerika Birleşik Devletleri", "アメリカ合衆国", "米国", "アメリカ", "ｱﾒﾘｶ", "美国", "美國", "미국",
      "ＵＳＡ",
    ]
  )
  func unitedStates(_ name: String) {
    #expect(Country(named: name) == .unitedStates)
  }

  @Test(
    "names in many languages",
    arguments: [
      (
        "DE",
        "Germany Deutschland Allemagne Alemania Alemanha Germania Duitsland Tyskland Saksa"
          + " Þýskaland Niemcy Německo Германия Almanya ドイツ 德国 德國 독일 DEU BRD"
      ),
      (
        "FR",
        "France Frankreich Francia França Frankrijk Frankrike Frankrig Ranska Frakkland Francja"
          + " Francie Франция Fransa フランス 法国 法國 프랑스 FRA"
      ),
      (
        "GB",
        "UK U.K. GBR England Scotland Wales Großbritannien Grossbritannien Storbritannien"
          + " Royaume-Uni Inglaterra Bretland Великобритания イギリス 英国 英國 영국"
      ),
      (
        "CH",
        "Switzerland Schweiz Suisse Svizzera Suiza Suíça Zwitserland Sveits Sveitsi Sviss"
          + " Szwajcaria Švýcarsko Швейцария İsviçre スイス 瑞士 스위스 CHE"
      ),
      ("JP", "Japan Japon Japón Japão Giappone Japani Japonia Japonsko Япония Japonya 日本 일본 JPN"),
      (
        "CZ",
        "Czechia Tschechien Tchéquie Chequia Tsjechië Tjeckien Tšekki Czechy Česko Чехия Çekya"
          + " チェコ 捷克 체코"
      ),
      ("GH", "Ghana ガーナ"), ("CN", "China 中国 中國 중국 Китай Čína Çin"),
      ("NL", "Netherlands Holland Niederlande Nederland Pays-Bas Holanda Holandia オランダ"),
      ("AT", "Österreich Oesterreich Autriche Austria Itävalta Rakousko Avusturya 奥地利"),
    ]
  )
  func languages(_ code: String, _ names: String) {
    for name in names.split(separator: " ") {
      #expect(Country(named: String(name))?.isoCode == code, "\(name)")
    }
  }

  @Test(
    "names of several words, and everyday ones",
    arguments: [
      ("Great Britain", "GB"), ("Northern Ireland", "GB"), ("United Kingdom", "GB"),
      ("England, UK", "GB"), ("Ivory Coast", "CI"), ("Côte d'Ivoire", "CI"),
      ("Cote d’Ivoire", "CI"), ("Burma", "MM"), ("Myanmar", "MM"), ("Czech Republic", "CZ"),
      ("The Netherlands", "NL"), ("Hong Kong", "HK"), ("South Korea", "KR"), ("Korea", "KR"),
      ("Republic of Korea", "KR"), ("대한민국", "KR"), ("한국", "KR"), ("Trinidad and Tobago", "TT"),
      ("Trinidad & Tobago", "TT"), ("Saint Lucia", "LC"), ("St. Lucia", "LC"),
      ("Russian Federation", "RU"), ("Turkey", "TR"), ("Türkiye", "TR"), ("Viet Nam", "VN"),
      ("Republic of Ireland", "IE"), ("Éire", "IE"), ("Macedonia", "MK"), ("Taiwan", "TW"),
      ("UAE", "AE"), ("P.R. China", "CN"), ("Bahamas", "BS"), ("The Bahamas", "BS"),
      ("Georgia", "GE"), ("Jersey", "JE"), ("Niger", "NE"), ("Nigeria", "NG"),
      ("Canary Islands", "ES"), ("Kosovo", "XK"), ("Curaçao", "CW"), ("Bosnia", "BA"),
    ]
  )
  func everyday(_ name: String, _ code: String) {
    #expect(Country(named: name)?.isoCode == code)
  }

  @Test(
    "a code is a country's, whatever state has it too",
    arguments: [
      ("CA", "CA"), ("DE", "DE"), ("GA", "GA"), ("IN", "IN"), ("AL", "AL"), ("CO", "CO"),
      ("LA", "LA"), ("MA", "MA"), ("ca", "CA"), ("CAN", "CA"), ("mex", "MX"), ("D.E.", "DE"),
    ]
  )
  func codes(_ name: String, _ code: String) {
    #expect(Country(named: name)?.isoCode == code)
  }

  @Test(
    "the territories have codes of their own, and are states",
    arguments: [
      ("PR", USState.PR), ("Puerto Rico", .PR), ("Porto Rico", .PR), ("Guam", .GU), ("GU", .GU),
      ("U.S. Virgin Islands", .VI), ("US Virgin Islands", .VI), ("Virgin Islands", .VI),
      ("American Samoa", .AS), ("Northern Mariana Islands", .MP), ("Micronesia", .FM),
      ("Federated States of Micronesia", .FM), ("Marshall Islands", .MH), ("Palau", .PW),
      ("ASM", .AS), ("FSM", .FM),
    ]
  )
  func territories(_ name: String, _ state: USState) throws {
    let country = try #require(Country(named: name))
    #expect(country.isoCode == state.code)
    #expect(country.usState == state)
    #expect(country.hasZIPCodes)
  }

  @Test(
    "others are no territories",
    arguments: ["British Virgin Islands", "Samoa", "Canada", "USA"]
  )
  func noTerritories(_ name: String) throws {
    #expect(try #require(Country(named: name)).usState == nil)
  }

  @Test("only the United States and its territories have ZIP codes")
  func zipCodes() {
    #expect(Country(named: "USA")?.hasZIPCodes == true)
    #expect(Country(named: "Mexico")?.hasZIPCodes == false)
  }

  @Test(
    "what is no country, or might be two",
    arguments: [
      "", " ", "-", "Congo", "Kongo", "Saint-Martin", "Massachusetts", "MA 02134", "XX", "ZZ", "EU",
      "Europe", "Atlantis", "12345", "Deutschlandd", "\u{301}", "🇺🇸",
      String(repeating: "United States ", count: 100_000),
    ]
  )
  func unknown(_ name: String) {
    #expect(Country(named: name) == nil)
  }
}
