import type { Reading } from './item.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { on, type RecordType } from './query.ts';
import { JOB_NOUN } from './signs/sign.ts';

/** How people name those of a job that are counted, and the name that a comparison has for them: a stage, or one of these. */
const COUNTED: readonly (readonly [name: string, words: string])[] = [
  ['rejected', 'rejections?|rejects?|rejected|turned down|knocked back'],
  ['withdrew', 'withdrawals?|withdrawn|withdrew|drop-?outs?|dropped out|pulled out'],
  ['live', 'live(?: ones)?|active|alive|in (?:play|process|the (?:running|mix|pipeline))|going|left'],
  [
    'sent',
    'submissions?|cvs?(?: (?:sent|out))*|sent(?: (?:out|over))?(?: to (?:the )?clients?)?|put forward',
  ],
  ['submitted', 'submitted'],
  ['screen', 'screen(?:ing|ed)?'],
  ['client_interview', 'client interviews?|interview(?:ing)?(?: stage)?'],
  ['references', 'references?'],
  ['offer', 'offers?'],
  ['placed', 'placed|placements?|hires?|hired'],
  ['funnel', 'funnel|triage'],
];
const FILLER =
  '(?:(?:of the|of their|people|candidates?|applicants?|ones|who|that|have|has|had|been|are|is|were|was|there|we|at|in|the|on|still|now|currently|got|sitting|those|live(?= (?:people|candidates|applicants)))\\s+)*';
const TAIL = '(?:\\s+(?:stage|candidates?|people|applicants?|ones|left|them|it))*';
const named = (lead: string): string =>
  COUNTED.map(([name, words]) => `(?<${lead}${name}>${words})`).join('|');
const COMPARED = new RegExp(
  `(?<=(?<![\\p{L}])${JOB_NOUN}(?![\\p{L}])[^.;?!]{0,60})(?<![\\p{L}])(?:(?:with|where|that|which|have|has|had|having|got|we|there|are|is|were)\\s+)*(?<how>more|fewer|less|as many)\\s+${FILLER}(?:${named('a_')})${TAIL}\\s+(?:than|as)\\s+${FILLER}(?:${named('b_')})${TAIL}(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Reads of jobs of what they have more than of something else: "more rejected than live". */
export function comparedIn(said: Said, type: RecordType): Reading[] {
  if (type !== 'jobs') return [];
  return [...said.each(COMPARED)].flatMap((match) => {
    const groups = match.groups ?? {};
    const [one, other] = ['a_', 'b_'].map(
      (lead) => COUNTED.find(([name]) => groups[lead + name] !== undefined)?.[0],
    );
    if (one === undefined || other === undefined || one === other) return [];
    said.blot(stretchOf(match));
    const how = groups.how?.toLowerCase();
    const bounds = how === 'more' ? { min: 1 } : how === 'as many' ? { min: 0, max: 0 } : { max: -1 };
    return [{ ...stretchOf(match), conditions: [on('surplus', { values: [one, other], ...bounds })] }];
  });
}
