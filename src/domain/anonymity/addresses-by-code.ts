import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary } from './reading.ts';

/** A name of one word or several, with particles between them: `Wharf Bank`, `Nant y Coed`, `Le Clos Fleuri`. */
const NAME =
  "\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}(?: (?:(?:y|yr|of|the|na|an|de|du|des|la|les|van|der|den|het|op|aan|in|av|i|og|och) ){0,2}\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}){0,3}";
/** The number of a house, which no year is. */
const NUMBER = '(?!(?:19|20)\\d\\d(?!\\d))\\d{1,4} ?[A-Ha-h]?(?![\\p{L}\\d])(?: ?[-/] ?\\d{1,4}[A-Za-z]?)?';
const END = '(?=[,.;:)\\n]|$| \\p{L})';

/** Codes that nothing else looks like: of Britain, Ireland, Canada and, behind their state, of the USA. */
const OWN_CODE =
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|(?:[ACDEFHKNPRTVWXY]\\d{2}|D6W) ?(?=[A-Z\\d]*\\d)[A-Z][A-Z\\d]{3}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{2} \\d{5}(?:-\\d{4})?';
/** Numbers that are codes before a town (`62999 Hénin`, `431 99 Mölndal`), or behind one at the end of a row (`Te Awamutu 3872`). */
const BEFORE_TOWN = "(?:\\d{2}(?!000)\\d{3}|\\d{3} \\d{2}|\\d{2}-\\d{3}) \\p{Lu}[\\p{L}’'-]{2,30}";
const BEHIND_TOWN = `${NAME} (?!(?:19|20)\\d\\d)\\d{4}(?=[,.;)\\n]|$)`;
/** The Dutch code, without what is counted in letters of this kind (`1400 MW`). */
const DUTCH =
  '[1-9]\\d{3} ?(?!S[ADS]|[GMK]W|K[GVM]|HP|PS|F[HC]|[GMT]B|EU|AM|PM|UK|US|AD|MY|IT|HR|CE)[A-Z]{2}(?![\\p{L}\\d])';

interface Found {
  start: number;
  end: number;
}

/** `8 Wharf Bank, SK6 9ZZ`, `4 Cluain Ard, Cobh, P24 XK12`: a number, a name, and behind them where the post goes. */
const NUMBERED = `(?<![\\p{L}\\p{N}.,/-]|[£$€] ?)(${NUMBER},? ${NAME})`;
const BEFORE_OWN_CODE = new RegExp(
  `${NUMBERED}(?=(?:, ?(?:${NAME}|[Aa]pt\\.? \\w{1,4}|\\d{1,4} ${NAME})){0,3},? ?(?:${OWN_CODE})${END})`,
  'gu',
);
/** `6 Le Clos Fleuri, 62999 Hénin`: the same where the code is a number that much else is. */
const NUMBER_FIRST = new RegExp(`${NUMBERED}(?=, ?${BEFORE_TOWN}|, ?${BEHIND_TOWN})`, 'gu');
/** `Leemkuil 40, 5611 ZZ`, `Haselbusch 17, 24999 Wees`: the name first. */
const NAME_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(${NAME} ${NUMBER})(?=,? ?(?:${DUTCH}(?=[,.;:)\\n]|$| \\p{Lu})|${BEFORE_TOWN}))`,
  'gu',
);
/** A house by its name alone before such a code: `The Old Forge, EX15 1ZZ`, `Rose Cottage, Church Lane, EX15 1ZZ`. */
const NAMED_HOUSE = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:The (?:\\p{Lu}[\\p{L}’'-]{1,30} ){0,2}\\p{Lu}[\\p{L}’'-]{1,30}|(?:\\p{Lu}[\\p{L}’'-]{1,30} ){1,3}(?:Cottages?|House|Farm|Lodge|Barn|Manor|Villa|Hall|Grange|Vicarage|Rectory|Bungalow|Croft|Mill|Forge|Stables))(?:, ?(?:\\p{Lu}[\\p{L}’'-]{1,30} ){1,3}(?:Lane|Road|Street|Hill|Way|Close|Green|End))?)(?=(?:, ?${NAME})?,? ?[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}(?![\\p{L}\\d]))`,
  'gu',
);

/** What somebody lives in, by its number, and the numbers of the street, the block or the quarter that it stands in. */
const HOME =
  '(?:[Vv]illa|[Ff]lat|[Aa]pt\\.?|[Aa]partment|[Bb]uilding|[Bb]ldg\\.?|[Hh]ouse|[Pp]lot|[Tt]ower|[Rr]oom|[Uu]nit)(?: [Nn]o\\.?:?)? ?#?\\d{1,5}[A-Za-z]?';
const AROUND =
  '(?:[Ss]treet|St\\.?|[Rr]oad|Rd\\.?|[Ll]ane|[Bb]lock|Blk\\.?|[Zz]one|[Ss]ector|[Pp]hase|[Aa]rea|[Cc]luster|[Bb]uilding|[Bb]ldg\\.?|[Tt]ower|[Gg]ate|[Aa]venue)(?: [Nn]o\\.?:?)? ?#?(?:\\d{1,4}[A-Za-z]?|[A-Z])(?![\\p{L}\\d])';
const ROW = new RegExp(
  `(?<![\\p{L}\\p{N}])${HOME}(?:,? ${AROUND}){1,4}(?:,? [A-Z]-\\d{1,2}(?:\\/\\d{1,2})?)?(?! (?:of|at|on|in) (?:the|a|our|their|its)(?!\\p{L}))`,
  'gu',
);

/** Flats of a tower by floor and number: `Blk 999 Jurong Lake View #08-21`, `31 Telok Merah #04-12`. */
const FLOOR = '(?:#|[Uu]nit )\\d{2}-\\d{1,4}';
const POST = ',?(?: Singapore \\d{6}| S ?\\(?\\d{6}\\)?)?';
const TOWERS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:[Bb]lk\\.?|BLK|[Bb]lock|[Aa]pt) )?\\d{1,4}[A-Z]?,?(?: \\p{Lu}[\\p{L}’'-]{1,30}| \\d{1,2}){1,5},? ${FLOOR}(?!\\d)${POST}`,
    'gu',
  ),
  /(?<![\p{L}\p{N}])(?:[Bb]lk\.?|BLK) \d{1,4}[A-Z]?,?(?: \p{Lu}[\p{L}’'-]{2,30}){2,4}(?: \d{1,2}(?!\d))?/gu,
];

/** `Kagurazaka 6-88-2, room 301`, `Yeonhui-ro 7-gil 51, unit 402`, `Ved Mosen 22, 1. tv`: what only the houses of one country are numbered with. */
const ROOM =
  '(?:,? (?:[Rr]oom|[Uu]nit|[Ff]lat|[Aa]pt\\.?|[Aa]partment|[Nn]o\\.?|#) ?#?\\d{1,4}[A-Za-z]?|,? (?:#|[Rr]m\\.? ?)\\d{1,4})';
const NUMBERED_OWN: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(\\p{Lu}\\p{L}{2,20}(?:-(?:cho|machi|ku|dori))?,? (?:\\d{1,2}-\\d{1,3}(?:-\\d{1,4})?${ROOM}|(?=\\d?-?\\d\\d)\\d{1,2}-\\d{1,2}-\\d))(?![\\d-])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(\\d{1,2}(?:-\\d{1,3}){1,2},? \\p{Lu}\\p{L}{2,20}(?:-(?:cho|machi|dori))?${ROOM})(?![\\d-])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}-])((?:\\p{Lu}\\p{L}{1,20}(?:-(?:ro|gil|daero|dong))(?: \\d{1,3}(?:beon)?-gil)?|\\d{1,3}(?:beon)?-gil),? \\d{1,4}(?:-\\d{1,3})?${ROOM}?|\\d{1,4}(?:-\\d{1,3})?,? \\p{Lu}\\p{L}{1,20}-(?:ro|gil|daero)(?: \\d{1,3}(?:beon)?-gil)?${ROOM}?)(?![\\p{L}\\d-])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}.-])(${NAME} \\d{1,3} ?[A-Ha-h]?, ?(?:\\d{1,2}\\.|st\\.|kl\\.|stuen) ?(?:sal,? ?)?(?:tv|th|mf)\\b\\.?|${NAME} \\d{1,3} ?[A-Ha-h]?, ?\\d{1,2}\\. sal)(?!\\p{L})`,
    'gu',
  ),
];
/** A row of an address behind its label: `Street: 16 Protea Singel`, `Straße: Am Rain 4`. */
const LABELLED = new RegExp(
  `(?<=(?:^|[.;,\\n(|] ?)(?:[Ss]treet(?: address)?|[Aa]ddress line(?: 1)?|[Ss]tra(?:ße|sse)|[Rr]ue|[Cc]alle|[Vv]ia|[Rr]ua|[Ss]traat|[Gg]ata|[Gg]ade|[Aa]dressezeile) ?: )(${NUMBER},? ${NAME}|${NAME},? ${NUMBER})`,
  'gu',
);

const isOfWork = (said: string): boolean =>
  termsOf(said, []).length > 0 ||
  (!/\d,? \p{L}/u.test(said) &&
    said
      .split(' ')
      .filter((word) => /^\p{L}/u.test(word))
      .every((word) => isInDictionary(word.toLowerCase())));

const stretches = (pattern: RegExp, text: string): (Found & { said: string })[] =>
  matchesOf(pattern, text).map(({ 0: whole, 1: group, index }) => {
    const said = (group ?? whole).replace(/[\s,.]+$/u, '');
    return { said, start: index, end: index + said.length };
  });

/**
 * Streets of no known kind, told to be one by the code of the post behind them, and rows of numbered buildings, as stretches of
 * the text.
 */
export const addressesByCodeIn = (text: string): Found[] => [
  ...[NUMBER_FIRST, NAME_FIRST].flatMap((pattern) =>
    stretches(pattern, text).filter(({ said }) => !isOfWork(said)),
  ),
  ...[BEFORE_OWN_CODE, NAMED_HOUSE, ROW, ...TOWERS, LABELLED].flatMap((pattern) => stretches(pattern, text)),
  // `Scored 3-2-14, room 2`: a word of the language before it.
  ...NUMBERED_OWN.flatMap((pattern) =>
    stretches(pattern, text).filter(
      ({ said }) =>
        /-(?:ro|gil|daero|dong)/u.test(said) ||
        !isInDictionary(/\p{L}{3,}/u.exec(said)?.[0].toLowerCase() ?? ''),
    ),
  ),
];

const BARE_DUTCH = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${DUTCH})(?: (\\p{Lu}[\\p{L}’'-]{1,30}(?: \\p{Lu}[\\p{L}’'-]{1,30})?))?`,
  'gu',
);
const IRISH =
  /(?<=, ?)(?:[ACDEFHKNPRTVWXY]\d{2}|D6W) (?=[A-Z\d]*\d)[ACDEFHKNPRTVWXY][ACDEFHKNPRTVWXY\d]{3}(?=[,.;)\n]|$)/gu;

/** Codes of the post in the Netherlands, behind a street or before a town there, and in Ireland at the end of a row. */
export function postcodesAbroadIn(text: string): Found[] {
  const dutch = matchesOf(BARE_DUTCH, text);
  const streets = dutch.length === 0 ? [] : stretches(NAME_FIRST, text).filter(({ said }) => !isOfWork(said));
  const ends = new Set(streets.map(({ end }) => end));
  return [
    ...dutch.flatMap(({ 1: code = '', 2: town, index }) => {
      const before = /,? ?$/u.exec(text.slice(Math.max(0, index - 2), index))?.[0].length ?? 0;
      const place = town === undefined ? null : placeNamed(fold(town), 'NL');
      const isThere = place !== null && 'country' in place && place.country === 'NL';
      return ends.has(index - before) || isThere ? [{ start: index, end: index + code.length }] : [];
    }),
    ...matchesOf(IRISH, text).map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  ];
}

/** Between a street and the code behind it: a comma, a line, a sign between parts. */
const BETWEEN = '[,;]?(?:[ \\t]*\\n[ \\t]*| ?[·|–-] | )';
const CODE = '(?:\\d{4,6}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4}-\\d{3})';
/** What is left of a house behind its number: `/B`, `, 3º izda`, `, st. tv.`, `, kl. II`, `, H0201`, ` SW, #B`. */
const LEFT_OF_HOUSE =
  '(?:(?:/| |, ?)(?:#?\\p{L}?\\d{1,4}[\\p{L}º°ª.]{0,2}|#?\\p{Lu}{1,3}|\\p{L}{1,5}\\.?|Hinterhaus|scala|izquierda|derecha|links|rechts)(?![\\p{L}\\d])){0,5}?';
/** `, 47169 Duisburg`, `, 722 17 Västerås`, `\n69003 Lyon`. */
const CODE_THEN_TOWN = new RegExp(
  `^${LEFT_OF_HOUSE}${BETWEEN}(?:[A-Z]{1,2}-)?(${CODE})(?= (?:(?:[Dd]en|[Ll]a|[Ll]es?|[Ee]l|[Ll]os|[Ss]t\\.?|[Ss]ankt|[Ss]-) ?)?[\\p{Lu}’'‘])`,
  'u',
);
/** Words before which a row of an address ends: what is counted has its name there. */
const GOES_ON =
  '(?:so|and|but|or|which|where|near|if|as|is|was|by|with|for|from|until|till|on|at|just|because|since|every|who|she|he|they)';
/** `, Brixton 2019`, `, Bengaluru - 560001`, `, Lower Hutt 5010`: at the end of its row, and no year. */
const TOWN_THEN_CODE = new RegExp(
  `^${LEFT_OF_HOUSE}${BETWEEN}(?:${NAME}, ?){0,2}${NAME},? ?[-–]? ?((?!(?:19|20)\\d\\d(?!\\d))\\d{4,6})(?=[,.;)\\n]| ${GOES_ON}(?!\\p{L})|$)`,
  'u',
);
/** Alone behind it: `Strandhavrevej 61, 6799, så`, `1187 Mesquite Hollow Dr, 78299.` */
const CODE_ALONE = new RegExp(
  `^${LEFT_OF_HOUSE},? ?(?:PIN |ZIP |zip |PLZ )?((?!(?:19|20)\\d\\d(?!\\d))\\d{4,6})(?=[,.;)\\n]|$)(?![.,]\\d)`,
  'u',
);
/** `to 12 Kowhai Terrace, Mangere 2024.`: a year would have another word before it, where something goes there. */
const SENT_THERE =
  /(?<!\p{L})(?:[Ss]end|[Pp]ost|[Cc]ourier|[Dd]eliver|[Mm]ail|[Ss]hip|[Dd]rop|[Pp]ick (?:her |him |them )?up)(?:\s[^.;\n]{0,40})? (?:to|at|from) $/u;
const TOWN_THEN_CODE_LIKE_YEAR = new RegExp(`^, ?${NAME} ((?:19|20)\\d\\d)(?=[,.;)\\n]|$)`, 'u');
/** Before its street: `Austin 78704, 2310 S Kinney Loop`. */
const TOWN_AND_CODE_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])${NAME} ((?!(?:19|20)\\d\\d(?!\\d))\\d{4,6}),? ?$`,
  'u',
);

/** Codes of the post beside streets that go: by them and a map the street is found again. As stretches of the text. */
export const postcodesBeside = (text: string, streets: readonly { start: number; end: number }[]): Found[] =>
  streets.flatMap(({ start, end }) => {
    const rest = text.slice(end, end + 120);
    const head = text.slice(Math.max(0, start - 60), start);
    const found =
      CODE_THEN_TOWN.exec(rest) ??
      TOWN_THEN_CODE.exec(rest) ??
      CODE_ALONE.exec(rest) ??
      (SENT_THERE.test(head) ? TOWN_THEN_CODE_LIKE_YEAR.exec(rest) : null);
    const [said = '', code = ''] = found ?? [];
    const before = TOWN_AND_CODE_BEFORE.exec(head);
    const from =
      before === null ? 0 : start - head.length + before.index + before[0].indexOf(before[1] ?? '');
    return [
      ...(code === '' ? [] : [{ start: end + said.length - code.length, end: end + said.length }]),
      ...(before === null ? [] : [{ start: from, end: from + (before[1] ?? '').length }]),
    ];
  });
