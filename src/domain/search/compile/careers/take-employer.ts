import { employerNamed } from '../../../lexicon/employers.ts';
import type { Draft } from '../draft.ts';
import {
  BEFORE_BEHIND,
  type Cue,
  EVER_BEHIND,
  NOW_BEHIND,
  PAST_BEHIND,
  TODAY_BEHIND,
} from './employer-cues.ts';
import { leave } from './leaving.ts';
import { tellOnly, tellOtherBrands } from './other-brands.ts';
import { isRightBefore, tellRightBefore } from './right-before.ts';
import { townsBehind } from './school-towns.ts';
import type { Standing } from './standing.ts';
import { notNow } from './still-there.ts';

const STUDIED_BEFORE =
  /\b(?:graduat(?:ed?|es)(?:\s+in\s+\p{L}+)?|grads?(?:\s+in\s+\p{L}+)?(?=\s+(?:from|of)\s)|degrees?|studied|alumn(?:us|a|i|ae)|educated|attended|went to)\s+(?:(?:at|from|of|in)\s+)?(?:the\s+)?$/iu;
const isSchool = (name: string): boolean =>
  employerNamed(name)?.industries.includes('education_sector') ?? false;

// "Left KPMG for EY": there now.
function isJoinedLater(draft: Draft, start: number, cue: Cue | null): boolean {
  const last = draft.read.at(-1);
  if (last?.facet.kind !== 'employer' || last.facet.when !== 'past') return false;
  const between = draft.text.slice(last.end, start);
  return cue?.sure !== true && /^\s+(?:for|to|and joined|to join|then joined)\s+(?:the\s+)?$/i.test(between);
}

const NAME_SHOWN = 4;
const shownNames = (names: readonly string[]): string =>
  names.slice(0, NAME_SHOWN).join(' or ') + (names.length > NAME_SHOWN ? ' or others' : '');

/** Takes companies with what the words around them say of them. */
export function takeStanding(draft: Draft, standing: Standing, names: string[], start: number): void {
  const { from, to, when, isDenied, isGone, isElsewhere, ended } = standing;
  const list = shownNames(names);
  tellOnly(draft, start, to, list);
  tellOtherBrands(draft, start, to);
  const label = when === 'current' ? `now at ${list}` : when === 'past' ? `formerly at ${list}` : list;
  const taken = draft.take(from, to, { kind: 'employer', label, values: names, when }, isDenied);
  if (isDenied) taken.strength = 'exclude';
  const read = draft.read.at(-1);
  if (read !== undefined) read.whole = true;
  if (ended !== null && read !== undefined) leave(draft, read, ended.edges, from, to);
  // "Left Google or Amazon in 2023 and aren't at either now": who went from the one to the other is.
  if (ended === null ? isGone : isElsewhere)
    draft.read.push({ at: from, end: to, facet: notNow(list, names), plain: true, whole: true });
}

/** Takes the employers that stand at a place, as those of now, of before or left out. */
export function takeEmployer(
  draft: Draft,
  { names: each, start, end, cue }: { names: string[]; start: number; end: number; cue: Cue | null },
): void {
  // "BT Openreach": one here.
  const names = [...new Set(each)];
  const rest = draft.rest.slice(end);
  const past = PAST_BEHIND.exec(rest) ?? (cue === null ? BEFORE_BEHIND.exec(rest) : null);
  // "Used to work at Atlassian, now a founder": what is now goes on.
  const now =
    cue?.when === 'past'
      ? null
      : (NOW_BEHIND.exec(rest) ?? (cue?.when === 'current' ? TODAY_BEHIND.exec(rest) : null));
  const ever = EVER_BEHIND.exec(rest);
  const behind = past ?? now ?? ever;
  // "Out of the big four now".
  const isOut = now !== null && /\b(?:out of|away from)\s+(?:the\s+)?$/i.test(draft.rest.slice(0, start));
  const said =
    past !== null || isOut
      ? 'past'
      : now !== null || /\bcurrent(?:ly)?\s+(?:the\s+)?$/i.test(draft.rest.slice(0, start))
        ? 'current'
        : ever !== null && cue?.when !== 'past'
          ? null
          : (cue?.when ?? null);
  const isBefore = isRightBefore(draft, names, cue, end);
  const isNow = isJoinedLater(draft, start, cue) || isBefore;
  const when = said === null && behind === null && isNow ? 'current' : said;
  const list = shownNames(names);
  const studied = STUDIED_BEFORE.exec(draft.rest.slice(0, start));
  // "Alumni of EY", "went to Deloitte": nobody takes a degree there.
  const isWorkplace = /alumn|went|attended|grads/i.test(studied?.[0] ?? '') && !names.some(isSchool);
  const school = isWorkplace ? null : studied;
  if (school !== null || (past !== null && names.every(isSchool))) {
    const towns = past === null ? townsBehind(draft, end) : { names: [], end: end + past[0].length };
    const values = [...names, ...towns.names];
    draft.take(start - (school?.[0].length ?? 0), towns.end, {
      kind: 'school',
      label: values.join(' or '),
      values,
    });
    return;
  }
  tellOnly(draft, start, end, list);
  tellOtherBrands(draft, start, end);
  if (isBefore && when === 'current') tellRightBefore(draft, names, list);
  const label = when === 'current' ? `now at ${list}` : when === 'past' ? `formerly at ${list}` : list;
  const from = cue === null ? start : start - cue.length;
  draft.take(from, end + (behind?.[0].length ?? 0), { kind: 'employer', label, values: names, when });
  if (when === 'past' && (isOut || GONE.test(draft.text.slice(from, start))))
    draft.read.push({ at: from, end, facet: notNow(list, names), plain: true });
}

// "No longer at a big four firm": at none of them now.
const GONE = /\b(?:no longer|(?:now|currently|since) (?:out of|away from|gone from|done with))\b/i;
