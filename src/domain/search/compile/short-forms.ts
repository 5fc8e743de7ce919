/** Words as people shorten them in a query, and what they stand for. Those that are also names count in small letters alone. */
const SHORT: Record<string, string> = {
  w: 'with',
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
};
const SHORTENED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@'’/+#&-])(?!w\/o\b|reg affairs\b)(?:hi[\s-](?=voltage\b)|(?:${Object.keys(SHORT).join('|')})(?=$|[\s,;:)/+&]))`,
  'gu',
);

/** The query with short forms written in full, outside of quotation marks: "whse mgrs w WMS, avail immed". */
export function inFull(query: string): string {
  return (
    query
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
