import { matchesOf } from '#src/lib/matches.ts';
import { HELPED, LEFT_OUT, NO_FIELD, NOUNS } from './caused-rules.ts';
import { type Piece, wordsAt } from './piece.ts';
import { TONGUES } from './questions-abroad.ts';
import { ofCause } from './reasons.ts';
import type { Attribute, Finding } from './types.ts';
import { wholeWords } from './whole-words.ts';

// What somebody is told of how others took what they are ("they found your accent too strong"): a reason in all but name.

const TAKEN_BADLY = wholeWords(
  'put(?:s|ting)? (?:[\\p{L}]+ ){0,4}off|too (?:strong|thick|heavy|broad|much|hard|noticeable|obvious|risky|different|foreign)|(?:had|has|have|having|see|saw|some|real) (?:\\p{L}+ )?(?:trouble|difficult\\p{L}*|problems?|doubts?|concerns?|reservations?|issues?|worries)|struggl\\p{L}*|uneasy|uncomfortable|at ease|nervous|wary',
  "(?:not|never|n['’]t)(?: \\p{L}+){0,2} (?:comfortable|happy|keen|sure|sold|fit|suit|right|like|want|understand|follow|go down|work|help)|(?:could|can|did|would|do)(?: not|n['’]t)(?: \\p{L}+)? (?:understand|like|fit|suit|want|follow|work|go down|feel)|worr(?:y|ied|ies|ying)|bother\\p{L}*|scar(?:e|ed|es)|upset\\p{L}*|confus\\p{L}*|distract\\p{L}*|rather not|hold(?:ing)? (?:it )?against|the problem|a problem|decided against|went (?:for|with) (?:someone|somebody|another)",
);
/** That it is said to be no reason. */
const NO_REASON =
  /\b(?:(?:do|need)(?: not|n['’]t) (?:have to )?worry|no (?:need|reason) to|(?:not|n['’]t|never)(?: be| been)? (?:an? |any )?(?:problem|issue|worry|concern|reason|factor)|loved|liked (?:it|you)|glad|happy to|impressed)\b/iu;

const HEARD =
  '(?:after|since|once|when|with|following|hearing|heard|learn(?:ed|ing|t)|seeing|saw|reading|read|told)(?: (?:about|of|that|they|she|he|had|heard|hearing|learned|saw|read))*';

const BESIDES: Readonly<Record<string, string>> = {
  union_or_politics:
    '|(?:background|past|time|years|role|history|days) (?:in|with|at|as) (?:(?:the|an?) )?(?:trade )?(?:union\\p{L}*|shop steward)|shop steward\\p{L}*',
  religion: '|kippa|skullcap|cross|beard',
};

const OF_UNION = wholeWords(
  '(?:having|taking on|hiring|to have|to hire|to take on) (?:an? )?(?:(?:trade )?union (?:reps?|members?|m[ae]n|organi[sz]ers?|stewards?|activists?)|shop stewards?)',
);
const TOO = [
  ['race_or_origin', 'foreign|ethnic|exotic'],
  ['religion', 'religious|devout'],
  ['union_or_politics', 'political|left-wing|right-wing'],
  ['disability_or_health', 'ill|sick|frail|disabled'],
  ['sexual_orientation', 'gay|camp|butch'],
  ['age', 'old|young|mature'],
  ['appearance', 'fat|heavy|overweight|plain|ugly|short'],
] as const satisfies readonly (readonly [Attribute, string])[];

interface Reaction {
  about: Attribute;
  pattern: RegExp;
}

const OF_SOMEBODY = NOUNS.map(({ about, en }) => ({
  about,
  noun: `your (?:own |young |small |strong |regional |foreign )?(?:${en}${BESIDES[about] ?? ''})(?![\\p{L}])${NO_FIELD}`,
}));

/** What tells of somebody's own, in each language with what says that it was taken badly. */
const BY_TONGUE: readonly { taken: RegExp; reactions: readonly Reaction[] }[] = [
  {
    taken: TAKEN_BADLY,
    reactions: [
      ...OF_SOMEBODY.map(({ about, noun }) => ({ about, pattern: wholeWords(noun) })),
      { about: 'union_or_politics', pattern: OF_UNION },
    ],
  },
  {
    taken: new RegExp(LEFT_OUT, 'giu'),
    reactions: OF_SOMEBODY.map(({ about, noun }) => ({
      about,
      pattern: new RegExp(`\\b${HEARD} ${noun}[^.;]*\\b${LEFT_OUT}`, 'giu'),
    })),
  },
  {
    taken: wholeWords('too'),
    reactions: TOO.map(([about, words]) => ({
      about,
      pattern: wholeWords(
        `you(?:['’]re| are| were| seem(?:ed)?| look(?:ed)?| sound(?:ed)?|(?: would)? c(?:a|o)me (?:across|over) as)(?: (?:an? )?(?:bit|little|touch|rather|just))* too (?:${words})`,
      ),
    })),
  },
  ...TONGUES.map(({ your, nouns, besides, against }) => ({
    taken: wholeWords(against),
    reactions: [nouns, besides].flatMap((of) =>
      (Object.entries(of) as [Attribute, string][]).map(([about, words]) => ({
        about,
        pattern: wholeWords(`${your} (?:${words})`),
      })),
    ),
  })),
];

/** That the text speaks to somebody of what is theirs, which nearly none does: it is then read no further. */
const SPEAKS_TO = wholeWords(`your?|you['’]re|union|steward|${TONGUES.map(({ your }) => your).join('|')}`);

/** Where somebody is told that what they are was taken badly: a person decides whether they are told so. */
export function reactionsIn(piece: Piece): Finding[] {
  return piece.clauses.flatMap(({ text, start, isPassed }) => {
    if (isPassed === true || text.search(SPEAKS_TO) < 0) return [];
    const taken = BY_TONGUE.filter((one) => text.search(one.taken) >= 0);
    if (taken.length === 0 || HELPED.test(text) || NO_REASON.test(text)) return [];
    return taken.flatMap(({ reactions }) =>
      reactions.flatMap(({ about, pattern }) =>
        matchesOf(pattern, text).map(
          ({ 0: said, index }): Finding => ({
            verdict: 'held',
            about,
            ...wordsAt(piece, start + index, said),
            ...ofCause(about),
          }),
        ),
      ),
    );
  });
}
