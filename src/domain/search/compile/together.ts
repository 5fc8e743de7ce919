import { type FacetKind, WORDED_KINDS } from '../facets.ts';
import type { Draft, Read } from './draft.ts';

/** What may stand between two parts of one description: "a Big 4 tax team". */
const BESIDE = /^\s*(?:(?:based|trained|qualified|type|style|level)\s*)?$/i;

const OR = /^\s*(?:or|nor|\/)\s*$/i;

/** Kinds that describe somebody, and that a name side by side with another narrows. */
const DESCRIBING: ReadonlySet<FacetKind> = new Set([
  'role',
  'seniority',
  'skill',
  'employer',
  'industry',
  'language',
  'certification',
  'work_rights',
  'work_type',
  'keyword',
]);

/**
 * "No junior Java people", "not agency recruiters": conditions side by side in one exclusion describe one kind of person. Only who
 * meets all of them is left out: the reading that leaves out fewest.
 */
export function excludeTogether(draft: Draft): void {
  let number = 0;
  for (const { from, to } of draft.excluded) {
    const inside = draft.read
      .filter(
        ({ at, end, plain, facet: { strength } }) =>
          at < to && end > from && plain !== true && strength === 'exclude',
      )
      .toSorted((a, b) => a.at - b.at);
    for (const whole of runsOf(draft, inside)) {
      const run = whole.filter((read, at) => read.facet.kind !== 'keyword' || isBeforeRole(whole, at));
      // A word that is a skill and a field of work is one part.
      const first = run.filter(({ at }, index) => run.findIndex((other) => other.at === at) === index);
      if (new Set(first.map(({ facet: { kind } }) => kind)).size < 2) continue;
      // "Retail or FMCG": two fields of work, of which one is a skill as well.
      const kindsAt = first.map(({ at }) =>
        run.filter((read) => read.at === at).map(({ facet: { kind } }) => kind),
      );
      if (kindsAt[0]?.some((kind) => kindsAt.every((kinds) => kinds.includes(kind)))) continue;
      if (run.some(({ facet: { kind } }) => !DESCRIBING.has(kind) || !WORDED_KINDS.has(kind))) continue;
      number += 1;
      join(run, number);
    }
  }
}

// "Sole traders"; what is unknown otherwise ("none from", "though") describes nobody.
const isBeforeRole = (run: readonly Read[], at: number): boolean => run[at + 1]?.facet.kind === 'role';

/** Reads side by side, without a comma or another word between them but the "or" of a list. */
function runsOf(draft: Draft, inside: readonly Read[]): Read[][] {
  const runs: Read[][] = [];
  for (const read of inside) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const between = last === undefined ? '' : draft.text.slice(last.end, read.at);
    // "No junior Java or Python people".
    const isBeside =
      last !== undefined &&
      (read.at === last.at ||
        BESIDE.test(between) ||
        (read.facet.kind === last.facet.kind && OR.test(between)));
    if (run !== undefined && isBeside) run.push(read);
    else runs.push([read]);
  }
  return runs;
}

function join(run: readonly Read[], number: number): void {
  const labelled = run.map(({ at, facet }) => ({ at, facet, label: facet.label }));
  for (const { at, facet, label } of labelled) {
    const others = labelled.filter((other) => other.at !== at && other.facet.kind !== facet.kind);
    facet.together = number;
    facet.label = `${label} together with ${others.map((other) => other.label).join(' and ')}`.slice(0, 200);
  }
}
