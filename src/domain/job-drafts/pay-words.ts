import { NUMBER_WORDS } from '#src/lib/number-words.ts';

const WORDS = Object.keys(NUMBER_WORDS).join('|');
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const ONE_TO_NINE = 'one|two|three|four|five|six|seven|eight|nine';
const BELOW_HUNDRED = `(?:(?:${TENS})[- ](?:${ONE_TO_NINE})|${WORDS})`;
/** "Fifty two", "a hundred and ten thousand", "twenty eight fifty", "thirty grand". */
const SPOKEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(an?|${ONE_TO_NINE}) hundred(?: and)?(?: (${BELOW_HUNDRED}))?|(${BELOW_HUNDRED})(?: ((?:${TENS})(?:[- ](?:${ONE_TO_NINE}))?))?)((?: and a half)? (?:thousand|grand|k))?(?![\p{L}\p{N}])`,
  'giu',
);
/** What makes the numbers of a line pay: the time it is paid for, or what it is paid in. */
const OF_MONEY =
  /(?<!\p{L})(?:an hour|per hour|hourly|a day|per day|day rate|a year|per year|per annum|bucks|quid|dollars?|pounds?|euros?|grand|thousand|salary|wages?|pay(?:s|ing)?|the rate)(?!\p{L})/iu;

const BY_DAY = /(?<!\p{L})(?:a day|per day|day rate|daily|hundred)(?!\p{L})/iu;

const numberOf = (words: string): number =>
  words
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, word) => sum + (NUMBER_WORDS[word] ?? 0), 0);

/** The figures of a line that are spoken in words, where it speaks of money: "fifty two to fifty eight an hour". */
function inFigures(line: string): string {
  if (!OF_MONEY.test(line)) return line;
  return line.replace(
    SPOKEN,
    (said, hundreds?: string, rest?: string, whole?: string, cents?: string, thousand?: string) => {
      const hundred = hundreds === undefined ? 0 : (NUMBER_WORDS[hundreds.toLowerCase()] ?? 1) * 100;
      const value = hundred + numberOf(rest ?? whole ?? '');
      // "One eighty a day" is 180, "nine fifty an hour" 9.50.
      if (hundreds === undefined && value < 10 && cents !== undefined)
        return BY_DAY.test(line) ? String(value * 100 + numberOf(cents)) : `${value}.${numberOf(cents)}`;
      // "One", "two" beside money are as often of people and of days.
      if (value < 10 && thousand === undefined) return said;
      // "Twenty seven and a half thousand".
      const half = thousand?.startsWith(' and') === true ? '.5' : '';
      const part = cents === undefined ? half : `.${numberOf(cents)}`;
      return `${value}${part}${thousand === undefined ? '' : 'k'}`;
    },
  );
}

const FIGURE = String.raw`(?<![\d.,])\d[\d.,]{0,12}k?`;
/** "33 to 37 bucks", "16 quid": the word behind as a sign before each of them. */
const SLANG: readonly (readonly [RegExp, string])[] = [
  // "75'000 bis 85'000 Franken".
  [
    /(?<![\d.,'’])(\d[\d.,'’]{0,12}k?)(\s?(?:-|–|bis|à|to|und|and|et|e|ed|a)\s?)(\d[\d.,'’]{0,12}k?)\s?(?:Schweizer )?(?:Franken|francs(?: suisses)?|Swiss francs|franchi(?: svizzeri)?)(?!\p{L}| (?:CFA|belges))/giu,
    'CHF $1$2CHF $3',
  ],
  [
    /(?<!CHF )(?<![\d.,'’])(\d[\d.,'’]{0,12}k?)\s?(?:Schweizer )?(?:Franken|francs(?: suisses)?|Swiss francs|franchi(?: svizzeri)?)(?!\p{L}| (?:CFA|belges))/giu,
    'CHF $1',
  ],
  [
    new RegExp(String.raw`(${FIGURE})(\s?(?:-|–|to|and)\s?)(${FIGURE})\s?(?:bucks|dollars)(?!\p{L})`, 'giu'),
    '$$$1$2$$$3',
  ],
  [new RegExp(String.raw`(?<![$£€])(${FIGURE})\s?(?:bucks|dollars)(?!\p{L})`, 'giu'), '$$$1'],
  [
    new RegExp(String.raw`(${FIGURE})(\s?(?:-|–|to|and)\s?)(${FIGURE})\s?(?:quid|pounds?)(?!\p{L})`, 'giu'),
    '£$1$2£$3',
  ],
  [new RegExp(String.raw`(?<![$£€])(${FIGURE})\s?(?:quid|pounds?)(?!\p{L})`, 'giu'), '£$1'],
];

/** "£16ph". */
const GLUED = /(?<=\d)(?=(?:ph|p\/h|pa|pm|pw|pd|p\/m)(?!\p{L}))/giu;
/** Figures that are called after a number and are nobody's pay. */
const PLANS = /\b401\s?\(?k\)?|\b403\s?\(?b\)?/giu;
/** Two plus of three digits, as they are dialled: nobody is paid "655 550 148". */
const DIALLED =
  /(?<![\d.,$£€])(?:\+\d[\d ()-]{7,}\d|0\d{2,4}(?:[ -]?\d{2,4}){2,3}|\d{3}[ -]\d{3}[ -]\d{3,4}|\(\d{3}\) ?\d{3}-\d{4})(?![\d.,]*\s?[€£k])/gu;

/** "3   €19 to €23.50": the number of a line in a list, before the money of it. */
const NUMBERED_LINE = /(?<=^|\s)\d{1,2}[.)]?\s+(?=[€$£]\d)/gu;

/** A line with its money in figures and signs, without plans and telephone numbers. */
export function moneyLine(said: string): string {
  const bare = said
    .replace(NUMBERED_LINE, '')
    .replace(/(?<![\d.,])(\d{2,3}(?:\.\d)?) ?(?:grand|thousand)(?!\p{L})/giu, '$1k')
    .replace(/(?<![\d.,])(\d{2,3}) and a half (?:grand|thousand)(?!\p{L})/giu, '$1.5k')
    .replace(
      /(?<!\p{L})(?:rdos?|rosters?|rostered|leave|reviews?|meetings?|paid|pays?|invoiced|days? off) (?:monthly|weekly|fortnightly)(?!\p{L})/giu,
      ' ',
    )
    // "195-220 kr. i timen": no sentence ends there.
    .replace(/(?<=\d\s?)kr\.(?=\s)/giu, 'kr')
    .replace(PLANS, 'pension')
    .replace(DIALLED, ' ')
    .replace(GLUED, ' ');
  return SLANG.reduce((line, [pattern, sign]) => line.replace(pattern, sign), inFigures(bare));
}
