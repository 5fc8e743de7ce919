import { employerGroup } from '../../../lexicon/employers.ts';
import type { Draft } from '../draft.ts';
import { COMPANY } from '../rewording/company-names.ts';

/** What between a negation and a company, or behind it, is of a whole career: "nobody who has been at", "on their CV". */
const OF_A_CAREER =
  /(?<!\p{L})(?:n?ever|worked|been|was|were|had|has|have|hired|employed|ex|former(?:ly)?|past|previous(?:ly)?|before|through|trained|joined|started|alumn\w*|spent|stint|cvs?|resum[eé]s?|r[eé]sum[eé]s?|experience|background|history|pedigree|exposure|records?|passed|served|come|came)(?!\p{L})/iu;

/** "Hilton time", said of what somebody did there. */
const TIME_THERE = /(?<!\p{L})(?:time|stints?|spells?|years|tenure)$/iu;

/** A search string's own operator leaves out a word wherever it stands. */
const OPERATOR = /(?:^|\s)NOT\s+(?:["(][^()]*)?\s*$/;

const CAREER_BEHIND = new RegExp(
  String.raw`^(?:\s*(?:,|\/|or|and|nor)\s*${COMPANY})*['’]?s?[\s-]+(?:(?:on|in)\s+(?:the|their|his|her|a)\s+\p{L}+|experience|background|trained|exposure|history|pedigree|time|stints?|spells?|years|tenure|alumn\w*|or\s+(?:(?:who|that|anyone|anybody|those)\s+)*(?:n?ever|been|was|were|has|have|had|used)|before|ever|previously|at\s+(?:any|some)\s+(?:point|time))(?!\p{L})`,
  'iu',
);

/**
 * A company that is left out by its name alone ("not Hilton", "nobody from Hilton") leaves out whoever is there now: most who say so mean a client
 * or a rival whose staff they do not approach. Who left it is kept, and told (`left-before.ts`). "Never at", "no Hilton experience" and a search
 * string's NOT are of the whole career.
 */
export function leaveOutPresentStaff(draft: Draft): void {
  for (const { at, end, facet, plain } of draft.read) {
    if (facet.kind !== 'employer' || facet.strength !== 'exclude' || facet.when !== null) continue;
    if (facet.either !== null || facet.together !== null) continue;
    // "Not magic circle" is of where somebody comes from.
    if (facet.values.some((value) => employerGroup(value) !== undefined)) continue;
    const stretch = draft.excluded.find(({ from, to }) => from < end && to > at);
    if (stretch === undefined && plain !== true) continue;
    const before = draft.text.slice(Math.min(stretch?.from ?? at, at), at);
    const said = draft.text.slice(at, end);
    if (OPERATOR.test(before) || OF_A_CAREER.test(before)) continue;
    if (OF_A_CAREER.test(said) || TIME_THERE.test(said)) continue;
    if (CAREER_BEHIND.test(draft.text.slice(end))) continue;
    facet.when = 'current';
    facet.label = `at ${facet.label}`;
  }
}
