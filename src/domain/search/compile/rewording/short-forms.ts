/** Words as people shorten them in a query, and what they stand for. Those that are also names count in small letters alone. */
const SHORT: Record<string, string> = {
  w: 'with',
  wd: 'would',
  wld: 'would',
  thru: 'through',
  gd: 'good',
  poss: 'possible',
  cert: 'certificate',
  accred: 'accredited',
  accreds: 'accreditations',
  aust: 'Australian',
  dont: "don't",
  cant: "can't",
  wont: "won't",
  til: 'until',
  ppl: 'people',
  avail: 'available',
  immed: 'immediate',
  lic: 'licence',
  lics: 'licences',
  tix: 'tickets',
  quals: 'qualifications',
  certs: 'certificates',
  reg: 'registered',
  regd: 'registered',
  mktg: 'marketing',
  mkt: 'market',
  mgmt: 'management',
  mgr: 'manager',
  mgrs: 'managers',
  mngr: 'manager',
  mngrs: 'managers',
  asst: 'assistant',
  coord: 'coordinator',
  coords: 'coordinators',
  supv: 'supervisor',
  eng: 'engineer',
  engs: 'engineers',
  engr: 'engineer',
  engrs: 'engineers',
  whse: 'warehouse',
  acct: 'accountant',
  accts: 'accountants',
  dir: 'director',
  govt: 'government',
  mfg: 'manufacturing',
  crit: 'critical',
  spkr: 'speaker',
  spkrs: 'speakers',
  jnrs: 'juniors',
  snrs: 'seniors',
  bkgd: 'background',
  citz: 'citizen',
  mech: 'mechanic',
  mechs: 'mechanics',
  med: 'medical',
  biz: 'business',
  cand: 'candidate',
  cands: 'candidates',
  quali: 'qualification',
  consol: 'consolidation',
  consols: 'consolidation',
  sparks: 'electricians',
  subbies: 'subcontractors',
  subbie: 'subcontractor',
  pkg: 'package',
  hospo: 'hospitality',
  arvo: 'afternoon',
  arvos: 'afternoons',
};
const SHORTENED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@'’/+#&-])(?!w\/o(?:ut)?\b|reg affairs\b)(?:hi[\s-](?=voltage\b)|(?:${Object.keys(SHORT).join('|')})(?=$|[\s,;:)/+&]))`,
  'gu',
);

const GERMAN_SIGNS =
  /[äöüß]|\b(?:mind|jahren?|erfahrung|berufserfahrung|suchen?|raum|und|oder|mit|bei)\b|\p{L}(?:techniker|leiter|mann|berater|ingenieur|entwickler|meister|arbeiter)(?:in)?\b/iu;

const OF_MEDICINE =
  /\b(?:MSLs?|medical science|pharma\p{L}*|biotech|CRAs?|nurs\p{L}*|RNs?|clinical|registrars?|wards?|medical (?:affairs|advis\p{L}*))(?!\p{L})/iu;

/** Short forms that mean something else among other words of the same trade. */
const IN_TRADE: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /(?<![\p{L}\p{N}])WH(?=\s+(?:manager|mgr|supervisor|sup|ops|operator|operative|staff|lead|super)s?(?![\p{L}]))/giu,
    /./,
    'warehouse',
  ],
  ...Object.entries({
    onc: 'oncology',
    haem: 'haematology',
    derm: 'dermatology',
    neuro: 'neurology',
    cardio: 'cardiology',
    immuno: 'immunology',
  }).map(
    ([short, full]) =>
      [
        new RegExp(
          String.raw`(?<![\p{L}\p{N}])${short}(?=\s*(?:$|[,;+&/)]|\b(?:or|and|exp|experience|background)\b))`,
          'giu',
        ),
        OF_MEDICINE,
        full,
      ] as const,
  ),
  [
    /(?<![\p{L}\p{N}])(?<!\b(?:hotel|resort|cluster|area)\s)GMs?(?=(?![\p{L}\p{N}])(?!\s+(?:foods?|crops?)))/gu,
    /\b(?:hotels?|resorts?|hostels?|serviced apartments)\b/iu,
    'hotel manager',
  ],
  // "B1 engineers" are called after their licence.
  [
    /(?<![\p{L}\p{N}])(B1(?:\.\d)?|B2)(?:[\s-]+(?:licen[cs]ed|rated))?\s+(?:LAMEs?|AMEs?|(?:aircraft\s+|maintenance\s+)?(?:engineers?|mechanics?|techs?|technicians?))(?![\p{L}\p{N}])/gu,
    /./,
    'aircraft engineers with $1',
  ],
  // "Auckland uni", "Melbourne unis".
  [/(?<=\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?)\s+[Uu]ni(?![\p{L}])/gu, /./, ' University'],
  // Strokes of which no list is made.
  [/(?<![\p{L}\p{N}/])u\/w(?:r|er)?(?=s?(?![\p{L}\p{N}/]))/giu, /./, 'underwriter'],
  [/(?<![\p{L}\p{N}/])b\/keeper(?=s?(?![\p{L}\p{N}/]))/giu, /./, 'bookkeeper'],
  [
    /(?<![\p{L}\p{N}])BOQ['’]?s?(?![\p{L}\p{N}])/giu,
    /\b(?:QSs?|quantity|surveyors?|estimat\p{L}*|construction|site|contracts?|civil|NEC)\b/iu,
    'bills of quantities',
  ],
  [/(?<=[A-Z]{2,5}\s)cert(?=\s*(?:$|[,;.)/]|\b(?:and|or|in|with)\b))/gu, /./, 'certificate'],
  // German mails: the plates of cities, and words cut short.
  [/(?<![\p{L}\p{N}])HH(?![\p{L}\p{N}])/gu, GERMAN_SIGNS, 'Hamburg'],
  [/(?<=\p{L})\s+u\.\s+(?=\p{L})/gu, /./, ' und '],
  [
    /(?<![\p{L}\p{N}])CDC(?=s?(?![\p{L}\p{N}]))/gu,
    /\b(?:chefs?|sous|kitchen|kitchens|restaurants?|hotels?|pastry|CDPs?|commis|hospitality|hospo|rosettes?|michelin)\b/iu,
    'chef de cuisine',
  ],

  [/(?<![\p{L}\p{N}])mech\.?(?=\s+(?:design|eng|fitt))/giu, /\bmech\b/i, 'mechanical'],
  [
    /(?:(?:lordi|brutt?[oi]?|bruts?|bruto)\s+)?(?:al mese|mensil[ei]|par mois|(?:im|pro) monat|monatlich|al mes|por mes|per maand)(?![\p{L}])/giu,
    /\d/,
    'per month',
  ],
  [
    /(?<=\b(?:at|from|with|in|for|ex|or|and)[\s-]+(?:an?\s+|the\s+)?)tier[\s-]?(?:1|one)s?(?!\s*(?:\p{L}+\s+)?(?:builders?|contractors?|banks?|visa|suppliers?|law|support|city|cities|univers\p{L}*|firms?))/giu,
    /\b(?:QSs?|quantity|site|construction|estimators?|builders?|building|civil|contracts? admin\p{L}*|foreman|project managers?|PMs?|engineers?)\b/iu,
    'tier 1 builder',
  ],
  [
    /(?<![\p{L}\p{N}])paras?(?=\s*(?:$|[,;/]|\b(?:or|and|in|with)\b))/giu,
    /\b(?:conveyanc\p{L}*|legal|law|solicitors?|litigation|lawyers?|fee earners?)\b/iu,
    'paralegal',
  ],
  [
    /(?<![\p{L}\p{N}])GA(?:4)?(?![\p{L}\p{N}])/gu,
    /\b(?:market\p{L}*|mktg|SEO|SEM|PPC|brand|ads|CRO|campaigns?|content|e-?commerce)\b/iu,
    'Google Analytics',
  ],
  [
    // Before what only a company has, or behind what leads to one.
    /(?<![\p{L}\p{N}])B4(?=(?:\s+or\s+\p{L}[\p{L}-]*)?\s+(?:alum\p{L}*|leavers|trained|background|experience|people|staff|firms?|ex|exes)(?!\p{L}))|(?<=\b(?:ex|from|at|formerly|previously|former|left|trained)[\s-]+(?:an?\s+|the\s+)?)B4(?![\p{L}\p{N}])/giu,
    /./,
    'big 4',
  ],
  [
    /(?<![\p{L}\p{N}])B4(?![\p{L}\p{N}])/gu,
    /\b(?:audit\p{L}*|tax|account\p{L}*|advisory|ACA|ACCA|CA|CPA|consult\p{L}*|practice)\b/iu,
    'big 4',
  ],
  // The nurses of small children; high voltage before what it is of.
  [
    /(?<![\p{L}\p{N}])HV(?=s?(?![\p{L}\p{N}]))(?!\s+(?:electri|sparks|sparky|cabl|joint|engineer|techni|authori|switch|AP|SAP|fitt|sub|line|power|design|test|commission|install|batter))/gu,
    /\b(?:NMC|nurs\p{L}*|health visit\p{L}*|SCPHN|midwi\p{L}*|RNs?|[Bb]and\s*[5-8]|NHS|paediatric\p{L}*|child(?:ren)?(?:['’]s)?\s+(?:health|cent(?:re|er)s?|services?)|0[\s-]+(?:to[\s-]+)?(?:5|19)s?|safeguarding|community)(?!\p{L})|(?<![\p{L}\p{N}])HVs(?![\p{L}\p{N}])/iu,
    'health visitor',
  ],
  [
    /(?<=\b(?:an?|with|has|have|holds?|holding|their|no|not|nor|without|minus|or|and)\s+(?:an?\s+)?)(?:MC|HC|MR|LR)(?![\p{L}\p{N}])(?!\s+(?:licen|driver))/gu,
    /\b(?:trucks?|drivers?|truckies?|linehaul|tipper)\b/iu,
    '$& licence',
  ],
  // The language, and those who write it for devices.
  [
    /(?<![\p{L}\p{N}])embedded\s+C(?=\s+(?:software\s+)?(?:eng\p{L}*|dev\p{L}*|prog\p{L}*|coders?)(?![\p{L}]))/giu,
    /\bembedded\b/i,
    'C language, embedded',
  ],
  [
    /(?<![\p{L}\p{N}])CNC(?=s?(?![\p{L}\p{N}]))/gu,
    /\b(?:RNs?|nurs\p{L}*|NUMs?|hospital|ward|AHPRA|midwi\p{L}*)\b/iu,
    'clinical nurse consultant',
  ],
  // "Need a sous": no "sous-vide", and not what is misspelled behind it.
  [
    /(?<=\b(?:an?|the|any|another|good|strong|new)\s+)sous(?=\s*(?:$|[,;.:?!)/]|(?:in|at|for|with|who|and|or|near|around|from|on|to|wanted|needed|please)\s))/giu,
    /\bsous\b/iu,
    'sous chef',
  ],
  [
    /(?<=\b(?:from|at|in|ex|former(?:ly)?|currently|now|or|and)[\s-]+(?:an?\s+|the\s+)?)top[\s-]tier(?!\s+(?:law|legal|account|consult|bank|build|contract|firms?\s+of))(?:\s+firms?)?/giu,
    /\b(?:lawyers?|solicitors?|legal|law|associates?|counsel|PQE|M&A|litigat\p{L}*|conveyanc\p{L}*|in[\s-]house)\b/iu,
    'top tier law firms',
  ],
  [
    /(?<=(?:^|[,(]|\b(?:from|at|in|ex|former(?:ly)?|currently|now|or|and))[\s-]*(?:an?\s+|the\s+)?)mid[\s-]tier(?!\s+(?:law|legal|consult|bank|build|contract))(?:\s+(?:accounting\s+|accountancy\s+)?(?:firms?|practices?))?/giu,
    /\b(?:audit\p{L}*|tax|account(?:ants?|ing|ancy)|CA|CPA|ACCA|ACA|advisory|insolvency)\b/iu,
    'mid tier accounting firms',
  ],
  [
    /(?<!\p{L})(?:the\s+)?big[\s-]?(?:4|four)(?!\s*(?:banks?|aussie|audit|account|tax|consult|firms?|alumni|trained|background))/giu,
    /^(?!.*\b(?:audit\p{L}*|tax|account\p{L}*|advisory|consult\p{L}*)\b).*\b(?:credit (?:risk|analysts?|assess\p{L}*|manag\p{L}*)|lend(?:ing|ers?)|mortgages?|bankers?|branch managers?|tellers?|home loans?)\b/iu,
    'the big 4 banks',
  ],
  [
    /\bGC\b(?=[\s-]based)|(?<=\b(?:Brisbane|Bris|Bne|BNE|Brissie|QLD|Qld|SEQ|Sunshine Coast)\s*(?:,|\/|&|\bor\b|\band\b)\s*)GC\b/gu,
    /./,
    'Gold Coast',
  ],
  [
    /(?<![\p{L}\p{N}])L\s?&\s?D(?![\p{L}\p{N}])/gu,
    /\b(?:RNs?|nurs\p{L}*|midwi\p{L}*|NICU|ACLS|postpartum)\b/iu,
    'labor and delivery',
  ],
  [
    /(?<![\p{L}\p{N}])ECT(?=s?(?![\p{L}\p{N}]))/gu,
    /\b(?:QTS|PGCE|NQTs?|SEN|SENCO|primary|secondary|KS[1-5]|supply)\b/u,
    'early career teacher',
  ],
  // Beside recruiters, and where no school is spoken of.
  [
    /(?<![\p{L}\p{N}])(?:TAs(?=\s*(?:$|[,;./)]|\b(?:and|or|in|with|who|at|from)\b))|TA(?=\s*(?:$|[,;./)]|\b(?:and|or|in|with|who|at|from|people|team|please)\b)))/gu,
    /^(?!.*(?<!\p{L})(?:teach\p{L}*|schools?|SENC?O?|SEND|primary|secondary|QTS|PGCE|HLTA|classrooms?|education|nurser(?:y|ies)|pupils?|EYFS|LSAs?|KS[1-5])(?!\p{L})).*(?<!\p{L})(?:recruiters?|recruitment|sourcers?|headhunters?|resourcers?|rec\s+cons|HR(?:BPs?)?|(?:[Ii]n[\s-]?house|[Ii]nternal|[Cc]orporate)\s+TA)(?!\p{L})/su,
    'talent acquisition partners',
  ],
];

/** Short forms of four letters or more, as a sentence begins with them: "Whse mgrs, GB". */
const BEGUN_SHORT = new RegExp(
  String.raw`(?<=^\s*|[.;:!?\n]\s+)(?:${Object.keys(SHORT)
    .filter((short) => /^[a-z]{4,}$/.test(short))
    .map((short) => short.charAt(0).toUpperCase() + short.slice(1))
    .join('|')})(?=$|[\s,;:)/+&])`,
  'gu',
);

/** Short forms that are nothing else when they are written in capitals, as in "WHSE MGR. WMS. PERM." */
const LOUD_SHORT =
  /(?<![\p{L}\p{N}.@'’/+#&-])(?:WHSE|MN?GRS?|ASST|COORDS?|SUPV|ENGRS?|ACCTS?|MKTG|MGMT|GOVT|QUALS?|AVAIL|IMMED|PPL|CANDS?)(?=\.?(?:$|[\s,;:)/+&]))/gu;

/** The query with short forms written in full, outside of quotation marks: "whse mgrs w WMS, avail immed". */
export function inFull(query: string): string {
  return (
    inTrade(languagesInFull(query))
      .split('"')
      .map((part, at) =>
        at % 2 === 1
          ? part
          : part
              .replace(BEGUN_SHORT, (said) => SHORT[said.toLowerCase()] ?? said)
              .replace(LOUD_SHORT, (said) => SHORT[said.toLowerCase()] ?? said)
              .replace(SHORTENED, (said) => SHORT[said] ?? 'high '),
      )
      .join('"')
      // "QS's at John Holland" is a plural, "EY's auditors" is none.
      .replace(
        /(?<![\p{L}\p{N}])(\p{Lu}{2,4})['’]s(?=\s*(?:$|[,;]|\b(?:at|in|with|from|who|and|or|on)\b))/gu,
        '$1s',
      )
      .replace(/(?<![\p{L}\p{N}])with\/(?=\s|\p{L})/gu, 'with ')
  );
}

const CODES: Record<string, string> = {
  en: 'English',
  eng: 'English',
  fr: 'French',
  fra: 'French',
  fre: 'French',
  de: 'German',
  deu: 'German',
  ger: 'German',
  es: 'Spanish',
  esp: 'Spanish',
  spa: 'Spanish',
  it: 'Italian',
  ita: 'Italian',
  pt: 'Portuguese',
  por: 'Portuguese',
  nl: 'Dutch',
  dut: 'Dutch',
  jp: 'Japanese',
  jpn: 'Japanese',
  ja: 'Japanese',
  zh: 'Mandarin',
  cn: 'Mandarin',
  ko: 'Korean',
  kr: 'Korean',
  kor: 'Korean',
  ru: 'Russian',
  rus: 'Russian',
  pl: 'Polish',
  sv: 'Swedish',
  swe: 'Swedish',
  nor: 'Norwegian',
  da: 'Danish',
  dan: 'Danish',
  fi: 'Finnish',
  ar: 'Arabic',
  ara: 'Arabic',
  tr: 'Turkish',
  tur: 'Turkish',
  cz: 'Czech',
  cs: 'Czech',
  hu: 'Hungarian',
  ro: 'Romanian',
  gr: 'Greek',
};
const CODE = `(?:${Object.keys(CODES).join('|')})`;
/** "En + fr", "jp/eng", "fr de en": a list of short forms of languages with English among them. */
const CODE_LIST = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@/&+-])${CODE}(?:(?:\s*[+/&,]\s*|\s+(?:and|or)\s+|\s+)${CODE}){1,4}(?![\p{L}\p{N}@/&+'’-]|\.\p{L})`,
  'giu',
);

// Words of other languages stand in sentences, and no list of codes ends a clause there.
const languagesInFull = (query: string): string =>
  query.replace(CODE_LIST, (list, at: number) => {
    const codes: string[] = list.toLowerCase().match(/\p{L}+/gu) ?? [];
    const isOfEnglish = codes.includes('en') || codes.includes('eng');
    const isAlone =
      /(?:^|[,;:(]|\b(?:bilingual|trilingual|multilingual|speaks?|speaking|languages?|fluent(?:\s+in)?))\s*$/iu.test(
        query.slice(0, at),
      ) || /^\s*(?:$|[,;.)]|(?:speaking|speakers?|fluent|bilingual)\b)/i.test(query.slice(at + list.length));
    if (!isOfEnglish || !isAlone) return list;
    return list
      .replace(/(?<=\p{L})(?:\s*[+&]\s*|\s+)(?=\p{L})(?!(?:and|or)\b)(?<!\b(?:and|or)\s)/giu, ' and ')
      .replace(/\p{L}+/gu, (code) => CODES[code.toLowerCase()] ?? code);
  });

function inTrade(query: string): string {
  return IN_TRADE.reduce(
    (said, [short, among, full]) => (among.test(said) ? said.replace(short, full) : said),
    query,
  );
}
