import { type Said, type Stretch, stretchOf } from './plain-text.ts';

/** A stretch of a search that nothing was asked by, and why. */
export type Told = Stretch & { why: string };

const IDLE =
  '(?: (?:is|are|was|were|of|at|for|in|to|by|with|as|on|us|our|the|a|an|that|which|being|comes?|came|coming|period|target|size|value|amount|worth|over|above|about|total(?:ling|s)?|more|than|least|under|below|up))*';
/** What an agency is paid or pays, and what comes on top of a salary. */
const FEES =
  'fees?|commissions?|margins?|mark-?ups?|billings?|bill(?:ed|ing|s)?|invoic(?:ed?|es|ing)|revenues?|turnover|rebates?|refunds?|deposits?|discounts?|profits?|earn(?:ed|t|ing|s)? (?:us|the (?:agency|business|firm))|(?:made|making|brought(?: in)?|bringing(?: in)?|netted|generated|got) (?:us|the (?:agency|business|firm))|credit (?:limit|note)s?|charge(?:d|s|able)?(?: (?:out|them))?|spend|costs?';
const EXTRAS =
  '(?:bonus(?:es)?|allowances?|sign-on|signing-on|golden hello|retainers?|expenses|overtime|shift premium|car|pension|benefits|relocation)(?: (?:bonus|payment|package|allowance|contribution))?';
/** What somebody earns or wishes for, which no record of these holds. */
const WISHES =
  '(?:(?:who|that|they|candidates?|people) (?:are |is |were |was |would )?(?:currently )?(?:ask(?:ed|ing|s)?(?: for)?|wants?|wanted|wanting|after|expects?|expected|expecting|earns?|earning|earned|making|hop(?:e|ing) for|looking for|like|accept)|asking for|asking|(?:currently|now) (?:on|earning|paid)|earning|(?:salary|pay|rate|wage|money) (?:expectations?|requirements?|demands?|wishes)|expectations?|(?:expected|desired|wanted|current|present) (?:salar(?:y|ies)|pay|rates?|packages?|wages?))';
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<![\\p{L}-])(?:${FEES})${IDLE}\\s*$`, 'iu'), 'fees and what is billed are not asked here'],
  [new RegExp(`(?<![\\p{L}-])(?:${EXTRAS})${IDLE}\\s*$`, 'iu'), 'what comes on top of pay is not asked here'],
  [
    new RegExp(`(?<![\\p{L}-])${WISHES}${IDLE}\\s*$`, 'iu'),
    'what somebody earns or wants is on the candidate',
  ],
];
const BEHIND: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^ (?:(?:in|of|as|for|worth of|an?|our|the|to us in) )*(?:(?:${FEES})(?! (?:agreed|rate))(?![\\p{L}])|to us\\b|for us\\b)`,
      'iu',
    ),
    'fees and what is billed are not asked here',
  ],
  [
    new RegExp(`^ (?:(?:in|of|as|an?|the) )*(?:${EXTRAS})(?![\\p{L}])`, 'iu'),
    'what comes on top of pay is not asked here',
  ],
];

/** Whether a sum is of something else than what a job pays: a fee, a bonus, what somebody wants. With its words, else null. */
export function otherMoney(said: Said, match: RegExpExecArray): Told | null {
  const { at, end } = stretchOf(match);
  const before = said.text.slice(0, at);
  for (const [pattern, why] of BEFORE) {
    const lead = pattern.exec(before);
    if (lead === null || said.taken(lead.index, at)) continue;
    return { at: lead.index, end, why: `${said.text.slice(lead.index, end).trim()} (${why})` };
  }
  // "Over 80k plus bonus" is pay.
  if (/\bplus$/i.test(match[0])) return null;
  for (const [pattern, why] of BEHIND) {
    const [tail] = pattern.exec(said.text.slice(end)) ?? [];
    if (tail === undefined || said.taken(end, end + tail.length)) continue;
    return { at, end: end + tail.length, why: `${said.text.slice(at, end + tail.length).trim()} (${why})` };
  }
  return null;
}
