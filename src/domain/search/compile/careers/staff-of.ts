import type { Draft } from '../draft.ts';

/** "Toll or Linfox staff", "BHP's employees": who is on the books today; "staff nurses" are a trade. */
const STAFF =
  /^(?:['’]s?)?\s+(?:staff|employees|personnel|staffers)(?=\s*(?:$|[,;:.)!?–—]|-\s|\b(?:who|that|with|in|from|only|please|on|for|based|living|across|around|near)(?!\p{L})))/iu;
const STAFF_INSIDE = /['’]?s?\s+(?:staff|employees|personnel|staffers)\s*$/iu;
/** That it is of another time as well, or of nobody's books: "past and present", "agency staff". */
const OF_A_CAREER =
  /(?<!\p{L})(?:ex|former(?:ly)?|past|previous(?:ly)?|once|ever|old|alumn\w*|leavers?|used\s+to|agency|temp(?:orary)?|managed|led|trained|recruited|hired|been|was|were|worked)(?!\p{L})/iu;

/** Reads whose staff somebody is as where they are now: those who left are nobody's staff. */
export function readStaffOf(draft: Draft): void {
  for (const { at, end, facet } of draft.read) {
    if (facet.kind !== 'employer' || facet.strength !== 'must' || facet.when !== null) continue;
    if (facet.either !== null || facet.together !== null || facet.absent) continue;
    const said = draft.text.slice(at, end);
    const inside = STAFF_INSIDE.exec(said)?.[0] ?? '';
    const behind = `${inside}${draft.text.slice(end)}`;
    if (!STAFF.test(behind)) continue;
    const clause = /[^.;:\n]*$/u.exec(draft.text.slice(0, at))?.[0] ?? '';
    const next = /^[^.;:\n]*/u.exec(behind)?.[0] ?? '';
    if (OF_A_CAREER.test(`${clause}${said}${next}`)) continue;
    Object.assign(facet, { when: 'current', label: `now at ${facet.label}` });
  }
}
