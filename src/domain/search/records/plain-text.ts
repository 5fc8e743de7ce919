import { matchesOf } from '#src/lib/matches.ts';
import { NUMBER_WORDS } from '#src/lib/number-words.ts';
import { withOperators } from './operators.ts';
import { inPlainWords } from './sayings.ts';
import { typedRight } from './typed-wrong.ts';

/** A part of a text. */
export interface Stretch {
  at: number;
  end: number;
}

const GONE = '\uFFFC';

/** What is written short or in one's own way, put into plain words: the catalogues read these. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(is|are|was|were|has|have|had|do|does|did|would|should|could)n['’]?t\b/gi, '$1 not'],
  [/\b(need|must|might|ought)n['’]?t\b/gi, '$1 not'],
  [/\bcan(?:['’]t|not)\b/gi, 'can not'],
  [/\bwon['’]?t\b/gi, 'will not'],
  [/\b(who|that|what|where|there|here|it|he|she|when|how|which|whatever|whoever)['’]s\b/gi, '$1 is'],
  [/\b(who|what|where|there|when|that)s\b/gi, '$1 is'],
  [
    /\b(somebody|someone|anybody|anyone)['’]s (?=(?:been|got|at|in|still|sitting|waiting|stuck)\b)/gi,
    '$1 has ',
  ],
  [/\bwhilst\b/gi, 'while'],
  // "Bristol/Birmingham" are two.
  [/(?<=(?<![\p{L}/])\p{Lu}\p{Ll}{2,})\/(?=\p{Lu}\p{Ll}{2,}(?![\p{L}/]))/gu, ' / '],
  [
    /\b(more|less|fewer|longer|older|higher|lower|earlier|later) then (?=[£$€]?\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty|forty|fifty|sixty)\b)/gi,
    '$1 than ',
  ],
  // "After we'd already sent them".
  [
    /\b(we|they|you|i|he|she)['’]d(?= (?:(?:already|just|then|also|never|since|previously|all|both) )*(?!(?:need|feed|proceed|exceed|succeed)\b)(?:\p{L}+ed|sent|put|been|had|got|met|seen|gone|come|taken|given|made|held|found|told|said|left|lost)\b)/giu,
    '$1 had',
  ],
  [/\b(we|they|you|i|who|what|that|where|which|there|how)['’]ve\b/gi, '$1 have'],
  [/\b(we|they|you|i|what)ve\b/gi, '$1 have'],
  [/\b(we|they|you|who|what|that|where|which|there|how)['’]re\b/gi, '$1 are'],
  [/\b(who|what|that|where|which|there)['’](?:d|ll)\b/gi, '$1 would'],
  [/\bi['’]m\b/gi, 'i am'],
  [/\b(we|they|you|i|he|she)['’](?:d|ll)\b/gi, '$1 would'],
  [/\bnobody['’]s\b/gi, 'nobody has'],
  [/\bno one['’]s\b/gi, 'no one has'],
  // "Who haven't we rejected" denies what "who we have not rejected" does.
  [/\b(have|has|had|did|do|does|are) not (we|they|you|i)(?= (?!(?:got|have|had)\b)\p{L}+)/giu, '$2 $1 not'],
  [/(?<![\p{L}\p{N}])w\/o(?![\p{L}\p{N}])/giu, 'without'],
  [/(?<![\p{L}\p{N}])w\/c(?![\p{L}\p{N}])/giu, 'week commencing'],
  [/(?<![\p{L}\p{N}])w\/(?=\s)/giu, 'with'],
  [/(?<![\p{L}\p{N}])'?(?:cos|cuz|coz|bc|b\/c)(?= )/gu, 'because'],
  [/\bappl?s\b/gi, 'applications'],
  [/\bapp\b/gi, 'application'],
  [/\bcounter[- ]?offer(?:ed|s|ing)?\b/gi, 'counter offer'],
  [/\bppl\b/gi, 'people'],
  [/\bfrm\b/gi, 'from'],
  [/\bthru\b/gi, 'through'],
  [/\bb4\b/gi, 'before'],
  [/\b(?:btwn|betw)\b/gi, 'between'],
  [/\b(?:arvo|aftn)\b|(?<=\bthis )aft\b/gi, 'afternoon'],
  [/\bvacs\b/gi, 'vacancies'],
  [/\bvac\b/gi, 'vacancy'],
  [/\bcands\b/gi, 'candidates'],
  [/\bcand\b/gi, 'candidate'],
  [/\bsubs\b/gi, 'submissions'],
  [/\b(1st|2nd|3rd|4th)s\b/gi, '$1 interviews'],
  [
    /\b(?:int|itv|ivw?|intvw?|i'?view)s\b|\bi\/vs?\b|\b(?:int|itv|ivw|intvw?|i'?view)\b(?=\.?(?:\s|$|,))/gi,
    'interviews',
  ],
  // "IV" alone is a drip.
  [/(?<=\b(?:1st|2nd|3rd|first|second|third|final|client|phone|video|tel) )iv\b/gi, 'interview'],
  [/\b(\d+)\s*(?:wks?|w)\b/gi, '$1 weeks'],
  [/\b(\d+)\s*(?:mths?|mos?)\b/gi, '$1 months'],
  [/\b(\d+)\s*(?:yrs?)\b/gi, '$1 years'],
  [/\b(\d+)\s*d\b/gi, '$1 days'],
  // "Still sat on maybe" is no Saturday.
  [
    /\b(still|been|is|are|was|were|has|have|who|that|people|candidates|anyone|everyone|all|just|left) sat(?= (?:on|at|in|with|there|here|waiting|idle|since|for|doing)\b)(?! in on\b)/gi,
    '$1 sitting',
  ],
  [/\b(interviews?|jobs?|roles?|candidates?|people|applications?)[- ]?wise\b/gi, '$1'],
  [/\bnxt\b/gi, 'next'],
  [/\bvids?\b(?= (?:calls?|interviews?|ones|ivs?))/gi, 'video'],
  [/\bwk\b/gi, 'week'],
  [/\bwks\b/gi, 'weeks'],
  [
    /\b(this|last|next) (week|month|quarter) (and|or|&|\+|plus) (next|last|this)(?! (?:week|month|quarter|year|\d|few|two))\b/gi,
    '$1 $2 $3 $4 $2',
  ],
  [/\b(?:tues|tue)\b(?!day)/gi, 'Tuesday'],
  [/\bweds\b/gi, 'Wednesday'],
  [/\bthurs?\b(?!day)/gi, 'Thursday'],
  [/(?<=\b(?:last|past|previous) )24 ?(?:hours|hrs|h)\b/gi, '1 days'],
  [/(?<=\b(?:last|past|previous) )48 ?(?:hours|hrs|h)\b/gi, '2 days'],
  [/(?<=\b(?:last|past|previous) )72 ?(?:hours|hrs|h)\b/gi, '3 days'],
  [/\b(?:six|6)[- ]figures?\b/gi, 'paying at least 100k a year'],
  [/\b(?:2moro|2morro|2mrw|tmrw|tmw|tmoro|tmorrow|tomo|tomoz|tomorow|tommorow|tommorrow)\b/gi, 'tomorrow'],
  [/\b(?:2day|2dy|tday)\b/gi, 'today'],
  // "Tomorrows ivs", typed without its apostrophe.
  [/\b(today|tomorrow|yesterday)s\b/gi, "$1's"],
  [/\b(?:yest|yday|yesty)\b/gi, 'yesterday'],
  [/\bnothing['’]s\b/gi, 'nothing has'],
  [/\b(beginning|start|middle|end|rest) of (week|month|quarter|year)\b/gi, '$1 of the $2'],
  [/\b(month|quarter|year)[- ]end\b/gi, 'end of the $1'],
  [/\bEOM\b/g, 'end of the month'],
  [/\bEOW\b/g, 'end of the week'],
  [/\bmth\b/gi, 'month'],
  [/\bmths\b/gi, 'months'],
  [/\bft\b(?=\s|$|,)/gi, 'full time'],
  [/\bf\/t\b/gi, 'full time'],
  [/\bp\/t\b/gi, 'part time'],
  [/\bf2f\b/gi, 'face to face'],
  [/\b(?:a|the) couple(?: of)?\b/gi, '2'],
  [/\bhalf a dozen\b/gi, '6'],
  [/\ba dozen\b/gi, '12'],
];

const UNITS = Object.entries(NUMBER_WORDS).filter(([word, value]) => value > 1 && word.length > 0);
const ONES = UNITS.filter(([, value]) => value < 20).map(([word]) => word);
const TENS = UNITS.filter(([, value]) => value >= 20).map(([word]) => word);
/** "Sixty", "forty five", "a hundred and twenty"; "one" alone is mostly none. */
const SPOKEN = new RegExp(
  `\\b(?:(?<hundreds>one|a|${ONES.slice(0, 8).join('|')}) hundred(?: and)?(?: (?=(?:${TENS.join('|')}|${ONES.join('|')})\\b))?)?(?:(?<tens>${TENS.join('|')})(?:[ -](?<ones>one|${ONES.slice(0, 8).join('|')})\\b)?|(?<small>${ONES.join('|')}))?(?![\\p{L}])`,
  'giu',
);

/** Numbers in words as figures: "forty five thousand" is 45 thousand. */
function withFigures(text: string): string {
  return text.replace(SPOKEN, (said, ...rest) => {
    const groups: Record<string, string | undefined> = rest.at(-1);
    const { hundreds, tens, ones, small } = groups;
    // Node 20 gives groups without a match as empty texts where letters beyond Latin 1 stand in the text.
    if (!hundreds && !tens && !small) return said;
    const value = (word: string | undefined): number => {
      if (!word) return 0;
      return word.toLowerCase() === 'a' ? 1 : (NUMBER_WORDS[word.toLowerCase()] ?? 0);
    };
    return String(value(hundreds) * 100 + value(tens) + value(ones) + value(small));
  });
}

const NTHS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const IN_MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const SPOKEN_DAY = new RegExp(
  `\\b(?:(?<tens>twenty|thirty)[ -](?=f|s|th|e|n))?(?<nth>${NTHS.join('|')}|thirtieth)(?= of ${IN_MONTH}\\b)|(?<=\\b${IN_MONTH} the )(?:(?<tensToo>twenty|thirty)[ -])?(?<nthToo>${NTHS.join('|')}|thirtieth)\\b`,
  'giu',
);

/** "The twenty-third of October" is the 23rd. */
const withDays = (text: string): string =>
  text.replace(SPOKEN_DAY, (...rest) => {
    const groups: Record<string, string | undefined> = rest.at(-1);
    const nth = (groups.nth || groups.nthToo || '').toLowerCase();
    const tens = (groups.tens || groups.tensToo || '').toLowerCase();
    const day =
      (tens === 'twenty' ? 20 : tens === 'thirty' ? 30 : 0) +
      (nth === 'thirtieth' ? 30 : NTHS.indexOf(nth) + 1);
    return `${day}${day % 10 === 1 && day !== 11 ? 'st' : 'th'}`;
  });

/** The words of a search, straightened: contractions and short forms in full, numbers as figures, single spaces. */
export function plainText(query: string): string {
  const straight = query
    .normalize('NFC')
    .replace(/[“”„"]/g, ' ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[–—]/g, ' - ')
    .replace(/[\p{Cc}\p{Cf}\uFFFC\s]+/gu, ' ');
  const full = SHORT.reduce(
    (text, [pattern, words]) => text.replace(pattern, words),
    typedRight(withOperators(straight)),
  );
  return inPlainWords(withFigures(withDays(full)).replace(/ +/g, ' ').trim()).trim();
}

/** A word as it was written, with its place. */
export interface Spoken extends Stretch {
  said: string;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['.&+#/-](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+)*[+#]*/gu;

/** The words of a search, of which what was read is gone for those who read after it. */
export class Said {
  readonly text: string;
  readonly words: readonly Spoken[];
  #rest: string;

  constructor(text: string) {
    this.text = text;
    this.#rest = text;
    this.words = matchesOf(WORD, text).map(({ 0: said, index: at }) => ({ said, at, end: at + said.length }));
  }

  /** A text of which all but one part is gone. */
  static part(said: Said, { at, end }: Stretch): Said {
    const part = new Said(said.text);
    part.#rest = GONE.repeat(at) + said.#rest.slice(at, end) + GONE.repeat(said.text.length - end);
    return part;
  }

  get rest(): string {
    return this.#rest;
  }

  taken(at: number, end: number): boolean {
    return this.#rest.slice(at, end).includes(GONE);
  }

  blot({ at, end }: Stretch): void {
    this.#rest = this.#rest.slice(0, at) + GONE.repeat(end - at) + this.#rest.slice(end);
  }

  /** The matches of a pattern among what is left. */
  *each(pattern: RegExp): Generator<RegExpExecArray> {
    for (const match of matchesOf(pattern, this.#rest))
      if (match[0] !== '' && !this.taken(match.index, match.index + match[0].length)) yield match;
  }
}

/** Where a match of a pattern stands. */
export const stretchOf = ({ 0: said, index: at }: RegExpExecArray): Stretch => ({
  at,
  end: at + said.length,
});
