import { matchesOf } from '#src/lib/matches.ts';
import { isInDictionary } from './reading.ts';

interface Stretch {
  start: number;
  end: number;
}

const LANGUAGES =
  'English|German|French|Spanish|Italian|Dutch|Portuguese|Polish|Mandarin|Japanese|Korean|Arabic|Swedish|Danish|Norwegian|Deutsch|Englisch|Französisch|Spanisch|anglais|allemand|français|espagnol|inglés|alemán|francés';

/** What is written with capitals or figures and names nobody, by how it is written. */
const PATTERNS: readonly RegExp[] = [
  // Bodies of standards by themselves, and the standards of accounts.
  /(?<![\p{L}\p{N}])IFRS \d{1,2}(?!\p{N})/gu,
  /(?<![\p{L}\p{N}])(?:ISO|IEC|DIN|IATF)(?![\p{L}\p{N}])(?! ?(?:\(|,? (?:hired|taught|promoted)))/gu,
  /(?<![\p{L}\p{N}])\d{1,2} CFR(?: [Pp]arts?)? \d{1,4}(?!\p{N})/gu,
  // Days, of which some fall on each week.
  /(?<!\p{L})(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L})/gu,
  // How well a language is spoken.
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${LANGUAGES}) (?:at |level |auf |\()?)[ABC][12](?![\p{L}\p{N}])`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])[ABC][12](?= (?:${LANGUAGES})(?!\p{L}))`, 'gu'),
  // What may be driven.
  /(?<=(?<!\p{L})(?:Führerschein(?:e|klasse)?|Klasse|[Pp]ermis|[Cc]arnet(?: de conducir)?|licencia)(?: der| Klasse| tipo| clase)? )(?:[A-D][12]?E?)(?![\p{L}\p{N}])/gu,
  // Steps that a numeral counts, units behind a figure.
  /(?<!\p{L})(?:[Pp]hase|[Cc]ert(?:ificate)?|[Ll]evel|[Cc]lass|[Gg]rade|[Tt]ier|[Tt]ype|PSM|PSPO) (?:I{1,3}|IV|VI?|\d)(?![\p{L}\p{N}])/gu,
  /(?<=\d ?)(?:[kMG]Hz|[kMGT]Wh|[kM]Pa|Mio|Mrd)(?!\p{L})/gu,
  // Laws of other languages, by the end of their word, and the one that each of them has a name for.
  /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{3,30}(?:gesetz(?:buch)?|verordnung|richtlinie)(?:e?s|en)?(?!\p{L})/gu,
  /(?<!\p{L})[Ll]oi \d{1,4}(?:-\d+)?(?!\p{L})/gu,
  /Reglamento General de Protección de Datos|Règlement [Gg]énéral sur la [Pp]rotection des [Dd]onnées|Code du travail/gu,
];

/** A law by its name: `the Mental Capacity Act 2005`, where each of its words is one of the language. */
const LAW =
  /(?<=(?<!\p{L})(?:[Tt]he|[Uu]nder|and|of) )((?:\p{Lu}\p{Ll}+,? |(?:and|of|for|to|in) ){1,8})(?:Acts?|Regulations?|Directive|Ordinance)(?: (?:19|20)\d\d)?(?!\p{L})/gu;

/** Laws, standards, days, levels and units in a text: they are of everybody's work, whatever capitals they have. */
export function everydayIn(text: string): Stretch[] {
  const laws = matchesOf(LAW, text).filter(({ 1: words = '' }) =>
    words.split(/[ ,]+/u).every((word) => word === '' || isInDictionary(word.toLowerCase())),
  );
  return [...laws, ...PATTERNS.flatMap((pattern) => matchesOf(pattern, text))].map(({ 0: said, index }) => {
    return { start: index, end: index + said.length };
  });
}
