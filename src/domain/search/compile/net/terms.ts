import type { Facet, FacetKind, Note } from '../../facets.ts';
import { type Asked, quoted } from './asked.ts';

/** Words that ask for something by themselves, with the conditions that carry it. */
const TERMS: readonly (readonly [RegExp, readonly FacetKind[], RegExp])[] = [
  [
    /(?<![\p{L}-])(?:juniors?|jnrs?)(?![\p{L}-])/giu,
    ['seniority', 'years_experience'],
    /junior|graduate|mid|senior|level/iu,
  ],
  [
    /(?<![\p{L}-])(?<!\b(?:tier\s+\S+|main|sub|head|principal|building|civil|general)\s)contractors?(?![\p{L}'-])/giu,
    ['work_type'],
    /contract|freelance|permanent|consult|temp/iu,
  ],
  [/(?<![\p{L}-])(?:permanent|perm)(?![\p{L}-])(?!\s+(?:resid\p{L}*|visa))/giu, ['work_type'], /perm/iu],
  [/(?<![\p{L}-])(?:sponsor\p{L}*)(?![\p{L}-])/giu, ['work_rights'], /sponsor|rights|citizen|visa/iu],
  [
    /(?<![\p{L}-])(?:citizens?|permanent\s+residents?)(?![\p{L}-])/giu,
    ['work_rights'],
    /rights|citizen|resident/iu,
  ],
  [
    /(?<![\p{L}-])(?:(?:start|join|available|free)\s+(?:immediately|now|asap|straight\s+(?:off|away)|right\s+away|today|tomorrow)|immediate(?:ly)?\s+(?:start\p{L}*|join\p{L}*|available|availability)|fortnight(?:'s)?)(?![\p{L}-])/giu,
    ['availability', 'last_contact', 'desk'],
    /days|immediate|weeks|free/iu,
  ],
  [/(?<![\p{L}-])(?:part[\s-]time|full[\s-]time)(?![\p{L}-])/giu, ['work_type'], /time/iu],
];

/** Tells of a level, a kind of work, a right or a start that is in no condition and in no note. */
export function tellTerms(asked: Asked): Note[] {
  return TERMS.flatMap(([said, kinds, carried]) => {
    const word = [...asked.text.matchAll(said)].find(
      ({ index, 0: one }) => !isOfName(asked.text, index, one),
    )?.[0];
    const isCarried = ({ kind, label, values }: Facet): boolean =>
      kind === 'unsupported' || kinds.includes(kind) || [label, ...values].some((one) => carried.test(one));
    if (word === undefined || asked.isTold(word) || asked.facets.some(isCarried)) return [];
    if (asked.notes.some(({ message }) => carried.test(message))) return [];
    return [
      {
        code: 'not_used',
        message: `${quoted(word)} is in no condition, so nobody was chosen or left out by it. Say it in other words, where it matters.`,
      },
    ];
  });
}

/** "CPB Contractors": a part of a name. */
const isOfName = (text: string, at: number, word: string): boolean =>
  /^\p{Lu}/u.test(word) && /\p{Lu}[\p{L}.&'-]*\s$/u.test(text.slice(0, at));
