import type { FacetKind } from '../../facets.ts';
import type { Draft } from '../draft.ts';

/** "Marketing managers for a luxury brand", "nurses for the clinics": right behind who is looked for, and no "working for a bank". */
const FOR_A =
  /^\s*,?\s*(?:needed\s+|wanted\s+|required\s+|sought\s+)?for\s+(?:an?|the|our|my|their|this|these|those|some)\s+(?:(?!\s-\s)[^,;.:()\n–—]){0,60}$/iu;

/** "For a month end backlog": why somebody is needed, behind the trade. */
const FOR_A_BACKLOG =
  /^\s*,?\s*(?:needed\s+|wanted\s+|required\s+)?for\s+(?:(?:an?|the|our|their|some)\s+)?[^,;.:()\n–—]{0,40}$/iu;
const BACKLOG_BEHIND =
  /^\s+(?:\p{L}+\s+)?(?:backlogs?|peaks?|rush|crunch|surge|overflow|shortages?|catch[\s-]?up|clean[\s-]?up|busy\s+(?:time|period|season)|season|cover)\b/iu;

/** Why somebody is needed asks nobody to know it: a skill in it ranks, and that is told. */
export function loosenBacklogs(draft: Draft): void {
  for (const { at, end, facet } of draft.read) {
    if (facet.kind !== 'skill' || facet.strength !== 'must' || facet.either !== null) continue;
    const behind = BACKLOG_BEHIND.exec(draft.text.slice(end))?.[0];
    const role = draft.read.findLast((read) => read.facet.kind === 'role' && read.end <= at);
    if (behind === undefined || role === undefined) continue;
    if (!FOR_A_BACKLOG.test(draft.text.slice(role.end, at))) continue;
    facet.strength = 'nice';
    draft.note(
      'read_as',
      `"${draft.text.slice(role.end, end + behind.length).trim()}" was taken for why somebody is needed: it keeps nobody out, and those come first who know ${facet.label}.`,
    );
  }
}

/**
 * Whose a job is, told by its field of business behind the trade, asks nobody to be there already: it ranks, and that is told. Who works
 * "at a bank" or "for a bank now" is asked for.
 */
export function loosenGivers(draft: Draft): void {
  if (!draft.read.some(({ facet: { kind } }) => kind === 'role')) return;
  for (const read of draft.read) {
    const { at, end, facet } = read;
    if (facet.kind !== 'industry' || facet.strength !== 'must') continue;
    // "For a retail job": the field is read as a skill too.
    const same = draft.read.filter((one) => facet.either !== null && one.facet.either === facet.either);
    if (same.some((one) => one.end <= at || one.at >= end)) continue;
    const whom = draft.read.findLast((one) => OF_WHOM.has(one.facet.kind) && one.end <= at);
    if (whom === undefined) continue;
    const said = draft.text.slice(whom.end, end);
    if (!FOR_A.test(said) || /\b(?:now|currently|today|at present)\b/i.test(said)) continue;
    for (const one of [read, ...same]) Object.assign(one.facet, { strength: 'nice', either: null });
    draft.note(
      'read_as',
      `"${said.trim().replace(/^,\s*/, '')}" was taken for whose the job is: it keeps nobody out, and those come first who are in ${facet.label}. Say "at" for them alone.`,
    );
  }
}

/** Behind what is said of whom is looked for. */
const OF_WHOM: ReadonlySet<FacetKind> = new Set([
  'role',
  'work_rights',
  'seniority',
  'certification',
  'availability',
]);
