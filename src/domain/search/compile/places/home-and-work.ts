import type { Draft } from '../draft.ts';
import { listEnd, placeEnd, placesIn } from './past-places.ts';

const LIVES = String.raw`(?:lives?|living|resides?|residing|(?:is\s+|are\s+)?(?:based|resident|settled|located))`;
const WORKS = String.raw`(?:works?|working|employed|whose\s+(?:job|work|office|role|employer)\s+is|with\s+(?:a\s+|their\s+)?(?:job|office|role))`;

/** "Live in Bolton but work in Manchester": where somebody lives before where they work. */
const LIVES_FIRST = new RegExp(
  String.raw`(?<![\p{L}-])${LIVES}\s+(?:in|near|around|at)\s+(?:the\s+)?(?=\p{L})`,
  'giu',
);
const THEN_WORKS = new RegExp(
  String.raw`^\s*[,;(–-]?\s*(?:(?:but|and|who|that|while|though|yet)\s+)*(?:(?:is|are|currently|actually|now|already)\s+)*${WORKS}\s+(?:in|at|out\s+of|around|near)\s+(?:the\s+)?(?=\p{Lu})`,
  'iu',
);
/** "Working in Manchester, living in Bolton". */
const WORKS_FIRST = new RegExp(
  String.raw`(?<![\p{L}-])${WORKS}\s+(?:in|out\s+of|near)\s+(?:the\s+)?(?=\p{Lu})`,
  'giu',
);
const THEN_LIVES = new RegExp(
  String.raw`^\s*[,;(–-]?\s*(?:(?:but|and|who|that|while|though|yet)\s+)*${LIVES}\s+(?:in|near|around|at)\s+(?:the\s+)?(?=\p{Lu})`,
  'iu',
);

const SITE = String.raw`(?:office|offices|site|school|hospital|clinic|hotel|restaurant|kitchen|plant|factory|warehouse|depot|store|branch|practice|ward|lab|team|client|job|role|work)`;
/** "In the UK already as the office is in Reading": why, and no place of theirs. */
const BECAUSE = new RegExp(
  String.raw`\s*,?\s*(?<![\p{L}-])(?:as|because|since|cos|given(?:\s+that)?)\s+(?:the|our|their|its|my)\s+(?:client['’]?s?\s+)?${SITE}\s*(?:['’]s|\s+(?:is|are))\s+(?:(?:based|located|all|just)\s+)*(?:in|near)\s+(?:the\s+)?(?=\p{Lu})`,
  'giu',
);
const GOES_ON =
  /^\s*,?\s+(?:and|where|so)\s+(?:we|they|it|the\s+client)\s*(?:['’]ll|will|would|want|need|like)(?:\s+(?!(?:but|or)\b)[\p{L}’'-]+){0,12}(?=\s*(?:$|[,;.!?)]))/iu;

/**
 * Tells of where somebody works beside where they live, which no record holds apart from it: both together would find nobody. So is told
 * where the work is where that is a reason for where people are to be.
 */
export function tellHomeAndWork(draft: Draft): void {
  for (const { index, 0: lead } of draft.each(LIVES_FIRST)) {
    const home = listEnd(draft, index + lead.length);
    const said = home === null ? null : THEN_WORKS.exec(draft.rest.slice(home))?.[0];
    if (home === null || said == null) continue;
    const end = listEnd(draft, home + said.length);
    if (end === null || isWithin(draft, index, home, home, end)) continue;
    tell(draft, home, end, 'work');
  }
  for (const { index, 0: lead } of draft.each(WORKS_FIRST)) {
    const work = listEnd(draft, index + lead.length);
    const said = work === null ? null : THEN_LIVES.exec(draft.rest.slice(work))?.[0];
    if (work === null || said == null || placeEnd(draft, work + said.length) === null) continue;
    const end = listEnd(draft, work + said.length);
    if (end === null || isWithin(draft, work, end, index, work)) continue;
    tell(draft, index, work, 'work');
  }
  for (const { index, 0: lead } of draft.each(BECAUSE)) {
    const end = listEnd(draft, index + lead.length);
    if (end === null || !isPlaceBefore(draft, index)) continue;
    tell(draft, index, end + (GOES_ON.exec(draft.rest.slice(end))?.[0].length ?? 0), 'is');
  }
}

/** Whether a home is a country: who lives in Australia and works in Sydney is there. */
const isWithin = (draft: Draft, from: number, to: number, at: number, end: number): boolean => {
  const homes = placesIn(draft, from, to);
  return (
    homes.some(({ kind }) => kind === 'country') ||
    placesIn(draft, at, end).some((place) => homes.some(({ name }) => name === place.name))
  );
};

const isPlaceBefore = (draft: Draft, to: number): boolean =>
  draft.words.some(
    ({ start, end }) =>
      end <= to && /^\p{Lu}/u.test(draft.text.slice(start)) && placeEnd(draft, start) !== null,
  );

const SAID = {
  work: 'tells where somebody works, and records tell where they live',
  is: 'was taken for a reason and no place to live in',
};

function tell(draft: Draft, from: number, to: number, how: keyof typeof SAID): void {
  const label = draft.text
    .slice(from, to)
    .replace(/^[\s,;(–-]*(?:(?:but|and|while|though|yet)\s+)*/i, '')
    .trim();
  const reason = `"${label}" ${SAID[how]}, so nobody was chosen by it.`;
  draft.take(from, to, { kind: 'unsupported', label, reason });
  draft.note('not_on_record', reason);
}
