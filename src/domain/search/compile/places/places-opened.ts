import { MAX_VALUES } from '../../facets.ts';
import { ALSO, inOrder } from '../alternatives.ts';
import type { Draft, Read } from '../draft.ts';
import { group } from '../runs.ts';

/** Who else or where else is looked at: "but anyone in Australia", "can also come from elsewhere in Germany", "we'd consider any GP who lives in". */
const OPENS =
  /\b(?:also|elsewhere|any\s?where(?:\s+else)?|(?:any|some)(?:one|body)|(?:other|further)\s+(?:places|cities|candidates|people)|consider(?:ed|ing)?|open to|happy with|or even)\b/i;
/** What is opened has words of its own, as two places that both have to hold would have: "who lives in". */
const CONSIDERS = /\b(?:also|elsewhere|any\s?where|consider(?:ed|ing)?|open to|happy with|or even|but)\b/i;
const WILL_DO =
  /^\s*(?:(?:is|are|would be|'s|works?|will be)\s+)?(?:also\s+|just\s+)*(?:fine|ok(?:ay)?|good|grand|great|acceptable|welcome|possible|considered|will do|would do|does the job|works?|too\b|as well)(?:\s+(?:too|as well|also))?/i;
const WELCOME =
  /^\s*(?:(?:is|are|would be)\s+)?(?:also\s+|just as\s+|equally\s+)?(?:welcome|considered|possible)\b/i;
const JOB_BEFORE =
  /\b(?:office|client|customer|job|role|position|vacancy|practice|site|plant|branch|surgery|clinic|school|hotel|hospital|store|restaurant|warehouse|studio|team)\b/i;

/**
 * "For our customer in Munich, can also come from elsewhere in Germany", "Karratha for choice but anyone in Australia will do", "for
 * the Parramatta office; someone living in Sydney is fine too": behind where the job is, where else people may be. Either will do.
 */
export function openPlaces(draft: Draft): void {
  const places = inOrder(draft).filter(
    ({ facet: { kind, values, movable, within_km } }) =>
      kind === 'location' &&
      values.length > 0 &&
      !values.includes('remote') &&
      !movable &&
      within_km === null,
  );
  const joined = new Set<Read>();
  places.slice(1).forEach((next, index) => {
    const last = places[index];
    if (joined.has(next)) return;
    if (last === undefined || next.facet.strength === 'exclude') return;
    // "Ideally in Leeds but York works": of two that are told so, either will do.
    const isSecond =
      last.facet.strength === 'nice' && next.facet.strength === 'must' && isSecondBest(draft, last, next);
    if (!isSecond && last.facet.strength !== 'must') return;
    // "Switzerland or Germany also welcome": all that are listed.
    const more = places.slice(index + 2);
    const end = more.findIndex(
      ({ at }, step) => !ALSO.test(draft.text.slice((more[step - 1] ?? next).end, at)),
    );
    const list = [next, ...more.slice(0, end < 0 ? more.length : end)];
    const behind = draft.text.slice(list.at(-1)?.end ?? next.end);
    // "People from elsewhere in Germany also welcome" are as welcome as the others.
    if (next.facet.strength === 'nice' && !WELCOME.test(behind)) return;
    if ([last, ...list].some(({ facet: { either } }) => either !== null)) return;
    if (hasOwnTrade(draft, last, next)) return;
    if (!isSecond && !isOpened(draft, last, next, willDoBehind(behind))) return;
    draft.note(
      'alternatives',
      `"${last.facet.label}" or "${list.map(({ facet: { label } }) => label).join('", "')}": whoever is in one of them is found.`.slice(
        0,
        400,
      ),
    );
    for (const read of list) {
      read.facet.strength = 'must';
      joined.add(read);
    }
    next.facet.values = [...new Set([...last.facet.values, ...next.facet.values])].slice(0, MAX_VALUES);
    next.facet.label = `${last.facet.label} or ${next.facet.label}`.slice(0, 200);
    draft.read.splice(draft.read.indexOf(last), 1);
  });
}

const isSecondBest = (draft: Draft, last: Read, next: Read): boolean =>
  /\b(?:ideally|preferably|hopefully|ideal|preferred?)\s+(?:(?:in|from|based|near|around|living|the)\s+)*$/i.test(
    draft.text.slice(0, last.at).replace(/$/, ' ') +
      (/^(?:in|near|around|from)\s/i.exec(draft.text.slice(last.at))?.[0] ?? ''),
  ) &&
  /^\s*,?\s*(?:but|though|however|or)\s+(?:also\s+)?(?:(?:in|from|near|around)\s+)?$/i.test(
    draft.text.slice(last.end, next.at),
  ) &&
  willDoBehind(draft.text.slice(next.end)) !== 'no';

/** "Land surveyors in Perth and also quantity surveyors in Sydney": the other place is of another trade. */
function hasOwnTrade(draft: Draft, last: Read, next: Read): boolean {
  const roles = draft.read.filter(({ facet: { kind, strength } }) => kind === 'role' && strength === 'must');
  const own = roles.find(({ at, end }) => at >= last.end && end <= next.at);
  const first = roles.find(({ end }) => end <= last.at);
  return own !== undefined && first !== undefined && String(own.facet.values) !== String(first.facet.values);
}

/** "In New York or remote in the US": whoever is in the one, or works remotely from the other. */
export function pairRemote(draft: Draft): void {
  const places = inOrder(draft).filter(
    ({ facet: { kind, strength, either } }) => kind === 'location' && strength === 'must' && either === null,
  );
  places.forEach((remote, index) => {
    const [last, next] = [places[index - 1], places[index + 1]];
    if (last === undefined || next === undefined || !remote.facet.values.includes('remote')) return;
    if (last.facet.values.includes('remote') || next.facet.values.includes('remote')) return;
    if (
      !/^[\s,]*or,?\s+(?:(?:fully|else|otherwise|working|100%)\s+)*$/i.test(
        draft.text.slice(last.end, remote.at),
      )
    )
      return;
    if (!/^\s+(?:(?:from\s+)?(?:anywhere|somewhere)\s*)?$/i.test(draft.text.slice(remote.end, next.at)))
      return;
    const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
    group(draft, [last, remote, next]);
    for (const { facet } of [remote, next]) facet.together = together;
  });
}

/** "In Melbourne, or elsewhere in Australia and open to relocation": whoever lives in the one, or in the other and would move. */
export function pairMoves(draft: Draft): void {
  const places = inOrder(draft).filter(
    ({ facet: { kind, strength, either } }) => kind === 'location' && strength === 'must' && either === null,
  );
  places.forEach((move, index) => {
    const [last, next] = [places[index - 2], places[index - 1]];
    if (last === undefined || next === undefined || !move.facet.movable || move.facet.values.length > 0)
      return;
    if ([last, next].some(({ facet: { values, movable } }) => movable || values.includes('remote'))) return;
    const between = draft.text.slice(last.end, next.at) + placeLead(draft, next);
    if (!OR_ELSEWHERE.test(between) && !isApart(draft, last, between)) return;
    if (!/^\s*,?\s*(?:and|but)\s+(?:(?:who|they|are|is|be)\s+)*$/i.test(draft.text.slice(next.end, move.at)))
      return;
    const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
    group(draft, [...listBefore(draft, places, index - 2), last, next, move]);
    for (const { facet } of [next, move]) facet.together = together;
    for (const read of draft.read.filter(
      ({ at, end, facet: { kind } }) => kind === 'keyword' && at >= last.end && end <= next.at,
    ))
      draft.read.splice(draft.read.indexOf(read), 1);
    draft.blot(last.end, move.at);
  });
}

/** The other places of the list that ends with one: "Pretoria or Joburg, or in Durban and open to relocation". */
function listBefore(draft: Draft, places: readonly Read[], at: number): Read[] {
  const [before, last] = [places[at - 1], places[at]];
  if (before === undefined || last === undefined || before.facet.movable) return [];
  if (!/^\s*(?:[,/]|,?\s+or)\s*(?:in\s+)?$/i.test(draft.text.slice(before.end, last.at))) return [];
  return [...listBefore(draft, places, at - 1), before];
}

const OR_ELSEWHERE =
  /^[\s,]*\bor\s+(?:(?:who|that|they|live|living|are|based|from)\s+)*(?:elsewhere|any\s?where(?:\s+else)?|somewhere\s+else)\s+(?:(?:in|within|across|around)\s+)?(?:the\s+)?$/i;

/** "Either within 25 miles of Oakland or in New York and game to relocate": two ways of being found, each with a word of place. */
const isApart = (draft: Draft, last: Read, between: string): boolean =>
  OR_IN.test(between) &&
  (/^\s*,/.test(between) || /\beither\b[^,;.]*$/i.test(draft.text.slice(0, last.at + 1)));

const OR_IN =
  /^[\s,]*\bor\s+(?:(?:who|that|they|live|living|are|based|else|those|ones|already|people)\s+)*(?:in|within|around|near|at)\s+(?:the\s+)?$/i;

// The words right before a place may have been read with it.
const placeLead = (draft: Draft, { at, end }: Read): string =>
  /^(?:in|within|across|around|near|at)\s+(?:the\s+)?/i.exec(draft.text.slice(at, end))?.[0] ?? '';

const TOO =
  /^\s*(?:(?:is|are|would be|'s)\s+)?(?:(?:also|equally|just as)\s+(?:fine|ok(?:ay)?|good|possible|welcome|considered|acceptable)|(?:fine|ok(?:ay)?|good|possible|welcome|considered|works?|will do|would do)\s+(?:too|as well|also))\b/i;

const willDoBehind = (behind: string): 'too' | 'yes' | 'no' =>
  TOO.test(behind) ? 'too' : WILL_DO.test(behind) ? 'yes' : 'no';

function isOpened(draft: Draft, last: Read, next: Read, willDo: 'too' | 'yes' | 'no'): boolean {
  // The words before a place may have been read with it.
  const between = draft.text.slice(last.end, next.end);
  if (/\b(?:not|no|never|nobody|except|outside|formerly|previously)\b|n't\b/i.test(between)) return false;
  if (willDo === 'too') return true;
  if (!OPENS.test(between)) return false;
  if (willDo === 'yes') return true;
  if (!CONSIDERS.test(between)) return false;
  // "In Munich, worked anywhere in Germany": without a word that it will do only behind where a job is.
  return (
    JOB_BEFORE.test(draft.text.slice(Math.max(0, last.at - 40), last.end + 12)) ||
    /\b(?:elsewhere|also|but)\b/i.test(between)
  );
}
