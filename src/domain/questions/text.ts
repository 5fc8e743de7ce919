import { fold } from '#db/rows.ts';
import { withVowels } from './slips.ts';

/** A word of a question: as it was written, and as it is compared. */
export interface Word {
  written: string;
  word: string;
  /** What it was taken for; what is left over was not understood. */
  taken: boolean;
}

/** "As many placements as last year" holds one against the other; "as many as 5" is a bound. */
const AS_MANY =
  /\bas (?:many|much) ((?:[\p{L}'’-]+ ){0,8}?)as (?!many|much|a |one|two|three|four|five|six|\d{1,3}\b)/giu;

const UNSAID =
  /\bthis (financial year|fy|year|quarter|month|week)\b(.*?)\b(than|versus|vs|v) last(?=[?.!\s]*$)/i;

/** "Since day one", "since we opened" at the end of what is said; "since we started with Vela" is another time. */
const SINCE_ALWAYS =
  /\b(?:ever )?since (?:day one|the (?:very )?(?:beginning|start|outset)|we (?:opened|started|began|launched))(?= *(?:[?.!,;]|$|by\b|per\b))/gi;

/** Words as they are typed in haste. */
const LONG: Readonly<Record<string, string>> = {
  yr: 'year',
  yrs: 'years',
  qtr: 'quarter',
  qtrs: 'quarters',
  mth: 'month',
  mths: 'months',
  wk: 'week',
  wks: 'weeks',
  nxt: 'next',
  pls: 'please',
  plz: 'please',
};
const SHORT = new RegExp(`\\b(?:${Object.keys(LONG).join('|')})\\b`, 'gi');

/** "Rank the teams by placements" wants them in that order. */
const RANKED = /^\s*rank (?:the |our |all |all the |all our )?(?=\p{L}+s by )/iu;

/** "How many interviews does it take to get one placement": so many of the first for each of the other. */
const TAKES =
  /\bhow many ([\p{L} ]+?) (?:does|do|did) it (?:take|need)(?: us)? to (?:get|make|win|land|secure)(?: us)? (?:one|a|an|each|every) (placement|hire|deal|offer|interview|submission)\b/giu;

/** "Not contacted in 60 days", "hasn't placed for three months": in the last of them. */
const NOT_FOR =
  /\b((?:not|no|never|nobody|no one|without)\b[^?.!;]*?\b(?:contact(?:ed)?|spoken|speak|spoke|talked|called|emailed|billed|placed|submitted|interviewed|placements?|billings|calls|submissions|interviews)\b[^?.!;]*?) (?:in|for) (?=(?:\d{1,3}|two|three|four|five|six|nine|ten|twelve) (?:day|week|month|year)s?\b)/gi;

/** "… this year, and is it slipping": held against the same stretch of the year before. */
const SLIPPING =
  /^(.*\bthis (?:year|quarter|month)\b.*?),? (?:and|,) (?:is|are) (?:it|that|they|we) (?:slipping|improving|growing|falling|dropping|rising|going up|going down|up or down|better or worse|up|down)(?: (?:on|from|than|versus|vs|compared (?:to|with)) last year)?(?=[?.!\s]*$)/i;

/** "The perm to contract mix": the share of each of the two. */
const MIX =
  /\b(?:the |our )?perm(?:anent)?(?:s)?[ /-]+(?:(?:and|to|v|vs|versus|against|or) )?contract(?:s)? (?:mix|split)\b/gi;

/** The words of a question. Apostrophes and hyphens part them, possessives and plurals are taken off. */
export function wordsOf(text: string): Word[] {
  return (
    text
      .slice(0, 1000)
      .replace(/\bwon['’`]?t\b/gi, 'will not')
      .replace(/\bcan['’`]?t\b/gi, 'can not')
      .replace(/(\p{L})n['’`]t\b/giu, '$1 not')
      .replace(/\b(have|has|did|do|does|was|were|is|are)nt\b/gi, '$1 not')
      .replace(/['’`](s|ve|re|ll|d|m)\b/gi, '')
      .replace(/!=|<>/g, ' not ')
      .replace(TAKES, '$1 per $2')
      .replace(NOT_FOR, '$1 in the last ')
      .replace(/\b(come|came|got|get|gotten|heard|hear) back to (?:me|us)(?: on)?\b/gi, '$1 back')
      .replace(/\b(?:at|on) our (?:end|side)\b/gi, '')
      .replace(
        /\bhow (?:is|are) (.+?) tracking(?=\s*(?:[?.!]|$|this\b|for\b))/gi,
        'how is $1 tracking against target',
      )
      .replace(SLIPPING, '$1 versus the same period last year')
      .replace(MIX, 'share of placements by placement type')
      .replace(/\bthese days\b|\bnowadays\b/gi, 'in the last 12 months')
      .replace(/\bnot (\p{L}+) a single\b/giu, 'not $1 a')
      .replace(SHORT, (said) => LONG[said.toLowerCase()] ?? said)
      .replace(/\bfor the (?=(?:quarter|month|year)\b(?! (?:of|to|before|after)\b))/gi, 'this ')
      .replace(/\bdivided by\b/gi, 'per')
      // "Who has yet to bill" has not.
      .replace(/\b(has|have) yet to (?!start)/gi, '$1 not ')
      .replace(AS_MANY, 'more $1than ')
      // "This year than last" leaves the unit unsaid.
      .replace(UNSAID, 'this $1$2$3 last $1')
      .replace(/\bFYs\b/g, 'FY')
      .replace(/\b(20\d\d\/\d\d) (financial|fiscal) year\b/gi, '$2 year $1')
      .replace(SINCE_ALWAYS, 'all time')
      .replace(RANKED, 'top ')
      .replace(/\bcalendar (?=(?:year|quarter|month|week)\b)/gi, '')
      .replace(/\bper cent\b/gi, 'percent')
      .replace(/%/g, ' percent ')
      .replace(/(?<=\d),(?=\d{3}\b)/g, '')
      .replace(/\b(\d+(?:\.\d+)?)\s?k\b/gi, (_, thousands: string) => String(Number(thousands) * 1000))
      .replace(/\b(\d+(?:\.\d+)?)\s?m(?:illion)?\b/gi, (_, millions: string) =>
        String(Number(millions) * 1e6),
      )
      .split(/[^\p{L}\p{N}.&+#/]+|(?<=\p{L})[./]|[./](?=\s|$)/u)
      .filter((written) => written !== '')
      .map((written) => ({ written, word: spelledOut(singular(fold(written))), taken: false }))
  );
}

const KEPT = new Set([
  'this',
  'status',
  'sales',
  'was',
  'has',
  'is',
  'its',
  'us',
  'vs',
  'nps',
  'plus',
  'does',
  'business',
  'gross',
  'less',
  'previous',
  'ours',
  'yes',
  'across',
  'always',
]);

/** A word without the ending of a plural, so that one and many are compared alike. */
function singular(word: string): string {
  if (word === 'cvs') return 'cv';
  if (word.length < 4 || KEPT.has(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A word that is typed without its vowels, where one word alone is meant: plcmnts, mnth, ths. */
const spelledOut = (word: string): string =>
  word.length > 2 && /^[bcdfghjklmnpqrstvwxz]+$/.test(word) ? (withVowels(word) ?? word) : word;

const phrases = new Map<string, string[]>();

/** A phrase of the lexicon as the words it is compared by. */
export function phraseOf(phrase: string): string[] {
  let words = phrases.get(phrase);
  if (words === undefined) {
    words = wordsOf(phrase).map(({ word }) => word);
    phrases.set(phrase, words);
  }
  return words;
}

/** Where a phrase stands whole among words that are free; -1 when it does not. */
export function find(words: readonly Word[], phrase: readonly string[], from = 0): number {
  for (let at = from; at + phrase.length <= words.length; at += 1) {
    if (phrase.every((part, i) => words[at + i]?.word === part && words[at + i]?.taken === false)) return at;
  }
  return -1;
}

/** Marks words as understood. */
export function take(words: Word[], at: number, count: number): void {
  for (const word of words.slice(at, at + count)) word.taken = true;
}

/** Joins words that mean one thing together into one, wherever all of them are free. */
export function joined(
  words: readonly Word[],
  phrases: readonly { lemma: string; phrase: string }[],
): Word[] {
  let all = [...words];
  for (const { lemma, phrase } of phrases) {
    const parts = phraseOf(phrase);
    for (let at = find(all, parts); at >= 0; at = find(all, parts, at + 1)) {
      const written = all
        .slice(at, at + parts.length)
        .map((one) => one.written)
        .join(' ');
      all = [...all.slice(0, at), { written, word: lemma, taken: false }, ...all.slice(at + parts.length)];
    }
  }
  return all;
}
