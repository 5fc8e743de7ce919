import { matchesOf } from '#src/lib/matches.ts';
import { countryCode } from '#src/lib/places.ts';
import { cityOf } from '../lexicon/places.ts';
import { countryAbroad } from './countries.ts';

/** What the words of a brief say of the country of the work, beside its place. */
export interface CountryWords {
  code: string;
  /** The word that says it. */
  word: string;
  /**
   * `terms` where it belongs to the terms of the job or to whom it may be given to; `field` where it is something that is worked with
   * ("401k administration"), as in a job anywhere; `money` of the sign of the pay alone.
   */
  as: 'terms' | 'field' | 'money';
}

/** What only one country has in the terms of its jobs: its pensions, taxes, papers, checks, registers and agreements. */
const TERMS: readonly (readonly [code: string, words: string])[] = [
  [
    'US',
    String.raw`401 ?\(?[kK]\)?(?!\p{L})|(?:on (?:a )?|\/hr |an hour |per hour |hourly )W-?2(?![\p{L}\d])|(?<![\p{L}\d])W-?2(?= ?(?:or|and|only|\/|,|&) ?(?:C2C|1099|[Cc]orp)| (?:only|contract|employee|employment|basis|hourly|position|rate|ok|role)s?(?!\p{L}))|C2C(?= ?(?:or|and|only|ok|okay|\/|,) ?(?:W-?2|1099)?)|[Cc]orp[- ]to[- ][Cc]orp|(?<![\p{L}\d])1099(?= ?(?:or|only|contract|basis|\/))|(?<!\p{L})(?:U\.S\.|US) [Pp]ersons?(?!\p{L})|(?<!\p{L})FLSA(?!\p{L})|[Gg]reen [Cc]ard (?:holder|or |ok)|H-?1B|E-Verify|(?<!\p{L})I-9(?!\d)|(?<!\p{L})F?EIN (?:number|required|needed)|TS\/SCI`,
  ],
  [
    'GB',
    String.raw`IR35|(?<![\p{L}\d])P(?:60|45|11D)s?(?![\p{L}\d])|[Ee]nhanced DBS|(?<!\p{L})DBS(?=[- ](?:check|cert|clear|disclos|need|requir|on the|update|cost|paid|appl)|['’]d)|BPSS|(?<!\p{L})(?:SC|DV)[- ](?:clear(?:ance|ed)|vett(?:ed|ing))|(?<!\p{L})CSCS(?!\p{L})|NMC (?:[Pp][Ii][Nn]|regist)|HMRC|HCPC(?!\p{L})|GPhC|(?<!\p{L})SIA (?:licen[cs]|badge)|(?:National Insurance|NI) (?:number|no\b)|(?<!\p{L})Ofsted`,
  ],
  [
    'AU',
    String.raw`AHPRA|(?<!\p{L})MSIC(?!\p{L})|[Ss]uperannuation|(?:\+|plus|incl?\.?|including|inclusive of|excl?\.?|&|and|\d ?%) ?[Ss]uper(?=\s*(?:[,.;:)+/&–-]|$)| (?:and|or|on top|paid|at|with|is|in)(?!\p{L}))|(?<!\p{L})TFN(?!\p{L})|WWCC|[Ww]orking [Ww]ith [Cc]hildren [Cc]heck|(?<!\p{L})NDIS(?!\p{L})|[Ll]eave loading|QBCC|Fair Work|(?<!\p{L})HECS(?!\p{L})|(?<!\p{L})NV[12] clear`,
  ],
  ['NZ', String.raw`[Kk]iwi[Ss]aver|(?<!\p{L})IRD (?:number|no\b)`],
  [
    'IE',
    String.raw`(?<!\p{L})PRSI(?!\p{L})|(?<!\p{L})PPS(?:N(?!\p{L})| number)|[Ss]afe ?[Pp]ass|[Gg]arda [Vv]etting|NMBI`,
  ],
  [
    'CA',
    String.raw`(?<!\p{L})RRSPs?(?!\p{L})|(?<!\p{L})REER(?!\p{L})|WSIB|CNESST|(?<!\p{L})[AD]Z licen[cs]e|SIN number`,
  ],
  [
    'NL',
    String.raw`BSN-nummer|[Bb]urgerservicenummer|cao-(?:loon|schaal)|(?<!\p{L})BIG-(?:geregistreerd|registratie|nummer)|(?<!\p{L})VOG(?!\p{L})`,
  ],
  [
    'BE',
    'maaltijdcheques?|chèques?[- ]repas|eco-?cheques|éco-?chèques|[Pp]aritair [Cc]omité|[Cc]ommission [Pp]aritaire',
  ],
  ['DE', String.raw`(?<!\p{L})AGG(?!\p{L})|TVöD|(?<!\p{L})TV-?L(?!\p{L})|IG[- ]Metall|[Mm]inijob`],
  ['AT', 'KV-(?:Mindest|Entgelt|Einstufung)'],
  ['CH', String.raw`(?<!\p{L})AHV(?!\p{L})|(?<!\p{L})LPP(?!\p{L})`],
  [
    'FR',
    String.raw`(?:jours?(?: de)?|\d{1,2}|et|\+|avec) RTT(?!\p{L})|(?:[Aa]u|[Dd]u|[Ll]e) SMIC(?!\p{L})|[Ss]yntec|SYNTEC|URSSAF|[Tt]itres?[- ]restaurant`,
  ],
  ['ES', String.raw`(?<!\p{L})1[24] pagas|(?<!\p{L})IRPF(?!\p{L})`],
  ['MX', String.raw`(?<!\p{L})IMSS(?!\p{L})|INFONAVIT|[Vv]ales de despensa`],
  ['IT', String.raw`(?<!\p{L})CCNL(?!\p{L})|[Bb]uoni [Pp]asto|[Pp]artita IVA`],
  ['PT', '[Ss]ubsídio de (?:refeição|alimentação)|[Rr]ecibos verdes'],
  [
    'BR',
    String.raw`(?:regime|contrato|contratação|vínculo|registro) CLT(?!\p{L})|[Vv]ale[- ](?:refeição|transporte|alimentação)|FGTS`,
  ],
  ['PL', '[Uu]mow[ay] o pracę|[Uu]mow[ay] zlecen|PESEL'],
  ['SE', '[Kk]ollektivavtal|[Tt]jänstepension'],
  ['DK', 'CPR-nummer|[Ss]undhedskort'],
  ['NO', '[Tt]ariffavtale|[Pp]olitiattest'],
  ['ZA', String.raw`B-?BBEE|HPCSA|(?<!\p{L})UIF(?!\p{L})`],
  ['SG', String.raw`(?<!\p{L})(?:employer |AWS ?(?:\+|and|&) ?)CPF|CPF contribution|(?<!\p{L})NRIC(?!\p{L})`],
  ['IN', String.raw`[Aa]adhaar|\d ?LPA(?!\p{L})`],
];

/** What is learned or kept to in one country, and asked for in others too. */
const LEARNED: readonly (readonly [code: string, words: string])[] = [
  ['US', String.raw`(?<!\p{L})(?:ITAR|HIPAA|CDL)(?!\p{L})`],
  ['DE', String.raw`(?<!\p{L})IHK(?!\p{L})`],
  ['AT', '[Kk]ollektivvertrag'],
  ['CH', String.raw`(?<!\p{L})EFZ(?!\p{L})`],
  ['FR', String.raw`(?<!\p{L})CACES(?!\p{L})`],
  ['CA', '[Rr]ed [Ss]eal'],
  ['NZ', String.raw`(?<!\p{L})NZQA(?!\p{L})`],
];

const patternsOf = (words: typeof TERMS) =>
  words.map(([code, said]) => [code, new RegExp(said, 'gu')] as const);
const OF_TERMS = patternsOf(TERMS);
const OF_FIELD = patternsOf(LEARNED);

/** Before or behind a word: it is worked with, and says nothing of where. */
const WORKED_WITH =
  /(?<!\p{L})(?:experience|knowledge|familiar\p{L}*|understand\p{L}*|process\p{L}*|prepar\p{L}*|administ\p{L}*|reconcil\p{L}*|calculat\p{L}*|advis\p{L}*|issu(?:e|es|ing)|filing|erfahrung\p{L}*|kenntnisse\p{L}*|expérience|connaissances?|experiencia|conocimientos?|esperienza|ervaring|kennis)(?!\p{L})[^.;\n]{0,40}$/iu;
const AS_WORK =
  /^[’'s]{0,2} ?(?:reporting|administration|admin|filings?|forms?|returns?|processing|compliance|audits?|reconciliations?|legislation|rules|assessments?|queries|plans? admin\p{L}*)(?!\p{L})/iu;

/** "Must be authorized to work in the US": to whom the job may be given. */
const MAY_WORK =
  /(?<!\p{L})(?:right|eligib\p{L}+|authori[sz]\p{L}+|entitled|permitted|permission|able|allowed) to work (?:full[- ]time |permanently )?in (?:the )?(\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?)/gu;

const hasSaid = (text: string, index: number, word: string): CountryWords['as'] =>
  WORKED_WITH.test(text.slice(Math.max(0, index - 80), index)) ||
  AS_WORK.test(text.slice(index + word.length, index + word.length + 40))
    ? 'field'
    : 'terms';

function codeOf(named: string): string | null {
  const [first = ''] = named.split(' ');
  return [named, first]
    .map((said) => said.replaceAll('.', ''))
    .reduce<string | null>((code, said) => code ?? countryCode(said) ?? countryAbroad(said), null);
}

/** The letters of the posts of British towns, and what of a code follows them: "LS1", "EC2A 4NE". */
const BRITISH_POST =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}’'-]{2,}(?: \p{Lu}[\p{L}’'-]+)?),? \(?(?:(?:E|EC|N|NW|SE|SW|W|WC)\d[A-Z\d]?|(?:A[BL]|B[ABDHLNRST]|C[ABFHMORTVW]|D[ADEGHLNTY]|E[HNX]|F[KY]|G[LUY]|H[ADGPRSUX]|I[GMPV]|K[ATWY]|L[ADELNSU]|M[EK]|N[EGNPR]|O[LX]|P[AEHLOR]|R[GHM]|S[AGKLMNOPRSTY]|T[ADFNQRSW]|UB|W[ADFNRSV]|YO|ZE)\d{1,2})(?: \d[A-Z]{2})?(?![\p{L}\d])/gu;

/** A town of Great Britain with the letters of its post behind it. */
function britishPost(text: string): string | null {
  for (const [whole, town = ''] of matchesOf(BRITISH_POST, text)) {
    const names = [town, town.split(' ').at(-1) ?? ''];
    if (names.some((city) => cityOf({ city, country: 'GB', home: 'GB' }) !== null)) return whole;
  }
  return null;
}

/** Pounds and no other sign before a figure. */
const isInPounds = (text: string): boolean => /£ ?\d/u.test(text) && !/[$€] ?\d|\d ?[k]? ?€/u.test(text);

const isStronger = (one: CountryWords, other: CountryWords | undefined): boolean =>
  other === undefined || (other.as !== 'terms' && one.as === 'terms');

/**
 * The one country whose own words stand in a text, its pensions, papers and checks; null where none do, or those of several. They are
 * evidence of where the work is, and go before no town that is surely named.
 */
export function countryOfWords(text: string): CountryWords | null {
  const found = new Map<string, CountryWords>();
  const add = (said: CountryWords): void => {
    if (isStronger(said, found.get(said.code))) found.set(said.code, said);
  };
  for (const [code, pattern] of OF_TERMS)
    for (const { 0: word, index } of matchesOf(pattern, text))
      add({ code, word: word.trim(), as: hasSaid(text, index, word) });
  for (const [code, pattern] of OF_FIELD)
    for (const [word] of matchesOf(pattern, text)) add({ code, word, as: 'field' });
  for (const [whole, named = ''] of matchesOf(MAY_WORK, text)) {
    const code = codeOf(named);
    if (code !== null) add({ code, word: whole, as: 'terms' });
  }
  const post = britishPost(text);
  if (post !== null) add({ code: 'GB', word: post, as: 'terms' });
  const all = [...found.values()];
  const ofTerms = all.filter(({ as }) => as === 'terms');
  const [only, ...others] = ofTerms.length > 0 ? ofTerms : all;
  if (only !== undefined) return others.length > 0 ? null : only;
  return isInPounds(text) ? { code: 'GB', word: '£', as: 'money' } : null;
}
