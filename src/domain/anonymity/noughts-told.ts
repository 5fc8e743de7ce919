import { matchesOf } from '#src/lib/matches.ts';

/** Single digits in the languages of the texts. */
const SINGLE = [
  'zero|oh|nought|one|two|three|four|five|six|seven|eight|nine',
  'null|eins?|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|nul|een|één|twee|drie|vijf|zes|zeven|negen',
  'zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
  'um|dois|três|quatro|meia|sete|oito|nove|due|tre|quattro|cinque|sei|sette|otto',
  'noll|ett|två|fyra|fem|sex|sju|åtta|nio|to|fire|seks|syv|sju|otte|åtte|ni|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć',
].join('|');
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'two|zwei|twee|deux|dos|dois|due|två|to|dwa|2',
    'three|drei|drie|trois|tres|três|tre|trzy|3',
    'four|vier|quatre|cuatro|quatro|quattro|fyra|fire|cztery|4',
    'five|fünf|vijf|cinq|cinco|cinque|fem|pięć|5',
    'six|sechs|zes|seis|sei|sex|seks|sześć|6',
  ].flatMap((words, at) => words.split('|').map((word) => [word, at + 2])),
);
const NOUGHTS = 'zeroe?s|noughts|ohs|nullen|zéros|ceros|zeros|zeri|zera|zer|nollor|nuller';
const SEP = '[\\s,./-]{1,3}';
const PART = `(?:(?:${Object.keys(COUNTS).join('|')}) (?:mal )?(?:${NOUGHTS})|(?:${SINGLE})(?!\\p{L})|\\d{1,6})`;
/** `nul zes, vier nullen, 0147`: how many noughts there are is said, among other digits. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£¥])${PART}(?:${SEP}${PART}){1,11}(?![\\p{L}\\p{N}])`,
  'giu',
);
const OF_COUNT = new RegExp(
  `(?<!\\p{L})(${Object.keys(COUNTS).join('|')}) (?:mal )?(?:${NOUGHTS})(?!\\p{L})`,
  'giu',
);
/** `cinq-un-quatre 555-0119`, `〇九〇-0000-0147`: what it begins with is said, and the rest in figures. */
const BEGUN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${SINGLE})[\\s,-]{1,2}){2,5}\\d{2,4}[\\s./-]\\d{2,4}(?:[\\s./-]\\d{2,4})?(?![\\p{L}\\p{N}])|(?<!\\p{Script=Han})[〇零一二三四五六七八九]{2,4}[-‐–－ ]?\\d{2,4}[-‐–－ ]?\\d{3,4}(?!\\d)`,
  'giu',
);
const [LEAST, LEAST_BEGUN] = [7, 6];

const digitsIn = (said: string): number => {
  let digits = 0;
  const rest = said.replace(OF_COUNT, (_, count: string) => {
    digits += COUNTS[count.toLowerCase()] ?? 0;
    return ' ';
  });
  for (const one of rest.match(/\p{L}+|\d+/gu) ?? []) digits += /\d/u.test(one) ? one.length : 1;
  return digits;
};

/** Telephone numbers of which a part is said and a part written, or whose noughts are counted, as stretches of the text. */
export function noughtsToldIn(text: string): { start: number; end: number }[] {
  const counted = matchesOf(COUNTED, text).filter(
    ({ 0: said }) => said.search(OF_COUNT) >= 0 && digitsIn(said) >= LEAST,
  );
  const begun = matchesOf(BEGUN, text).filter(
    ({ 0: said }) =>
      said.replace(/\D/gu, '').length >= LEAST_BEGUN &&
      !/(?<!\d)(?:19|20)\d\d[\s./-]+(?:19|20)\d\d$/u.test(said),
  );
  return [...counted, ...begun].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}
