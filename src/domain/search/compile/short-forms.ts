/** Words as people shorten them in a query, and what they stand for. Those that are also names count in small letters alone. */
const SHORT: Record<string, string> = {
  w: 'with',
  wd: 'would',
  wld: 'would',
  thru: 'through',
  gd: 'good',
  poss: 'possible',
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
  subbies: 'subcontractors',
  subbie: 'subcontractor',
};
const SHORTENED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@'’/+#&-])(?!w\/o\b|reg affairs\b)(?:hi[\s-](?=voltage\b)|(?:${Object.keys(SHORT).join('|')})(?=$|[\s,;:)/+&]))`,
  'gu',
);

/** Short forms that mean something else among other words of the same trade. */
const IN_TRADE: readonly (readonly [RegExp, RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])mech(?=\s+(?:design|eng))/giu, /\bmech\b/i, 'mechanical'],
  [
    /(?:(?:lordi|brutt?[oi]?|bruts?|bruto)\s+)?(?:al mese|mensil[ei]|par mois|(?:im|pro) monat|monatlich|al mes|por mes|per maand)(?![\p{L}])/giu,
    /\d/,
    'per month',
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
];

/** The query with short forms written in full, outside of quotation marks: "whse mgrs w WMS, avail immed". */
export function inFull(query: string): string {
  return (
    inTrade(query)
      .split('"')
      .map((part, at) => (at % 2 === 1 ? part : part.replace(SHORTENED, (said) => SHORT[said] ?? 'high ')))
      .join('"')
      // "QS's at John Holland" is a plural, "EY's auditors" is none.
      .replace(
        /(?<![\p{L}\p{N}])(\p{Lu}{2,4})['’]s(?=\s*(?:$|[,;]|\b(?:at|in|with|from|who|and|or|on)\b))/gu,
        '$1s',
      )
      .replace(/(?<![\p{L}\p{N}])with\/(?=\s|\p{L})/gu, 'with ')
  );
}

function inTrade(query: string): string {
  return IN_TRADE.reduce(
    (said, [short, among, full]) => (among.test(said) ? said.replace(short, full) : said),
    query,
  );
}
