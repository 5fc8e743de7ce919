import { employerGroup } from '../../../lexicon/employers.ts';
import { certifications, roles, skills } from '../../../lexicon/terms.ts';
import type { Draft } from '../draft.ts';
import type { Cue } from './employer-cues.ts';

/** "QBE Suncorp or Allianz": names side by side, before the joint of their list. */
const BESIDE = /^ (?=\p{Lu})/u;
const NEXT = /^\s*(?:,?\s*(?:or|and|and\/or)\s+|\/|,\s*)(?=[\p{L}\p{N}])/iu;

/** "With BHP, Rio or Newmont": whether a list of companies goes on behind one, none of which is a skill too. */
export function leadsToEmployers(
  draft: Draft,
  from: number,
  named: (at: number) => { end: number } | null,
): boolean {
  const texts = draft.words.map(({ text }) => text);
  let [end, found] = [from, false];
  for (;;) {
    const joined = NEXT.exec(draft.rest.slice(end));
    const next = joined ?? BESIDE.exec(draft.rest.slice(end));
    const at = next === null ? -1 : draft.words.findIndex(({ start }) => start === end + next[0].length);
    const one = at < 0 ? null : named(at);
    if (one === null) return found;
    if ([skills(), certifications()].some(({ book }) => book.at(texts, at) !== undefined)) return false;
    [end, found] = [one.end, found || joined !== null];
  }
}

const PEOPLE_IN = /(?<![\p{L}-])([\p{L}&-]{3,})\s+(in\s+the\s+)$/iu;

/** "Auditors in the Big 4": people of a trade in a group of companies are there now. */
export function inTheGroup(name: string, before: string): Cue | null {
  if (employerGroup(name) === undefined) return null;
  const [, who = '', lead = ''] = PEOPLE_IN.exec(before) ?? [];
  const arePeople =
    /^(?:people|folks?|staff|someone|somebody|anyone|anybody|everyone)$/i.test(who) ||
    (/s$/i.test(who) && roles().book.whole(who) !== undefined);
  return arePeople ? { when: 'current', length: lead.length, sure: true } : null;
}
