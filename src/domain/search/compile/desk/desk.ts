import { ME, NOBODY, type Relation } from '../../desk.ts';
import type { Draft } from '../draft.ts';
import { READINGS, type Reading, STAGES_SAID } from './desk-readings.ts';
import { daysAgo, daysAhead, type Within } from './desk-times.ts';

/** Reads what somebody is to the agency's own work: placed, put forward, live on a job, owned, in a pool, with what on file. */
export function readDesk(draft: Draft): void {
  for (const reading of READINGS) {
    for (const { index, 0: said, groups = {} } of draft.each(reading.pattern)) {
      const when = groups.when ?? groups.when2 ?? groups.when3;
      const within = timeOf(when, draft.home.today, reading);
      if (within === null) continue;
      const name = nameOf(reading, groups);
      const isDenied = reading.denied === true || groups.denied !== undefined || groups.denied2 !== undefined;
      const label = labelled(reading, name, when);
      const values = [reading.relation, ...(name === undefined ? [] : [meantBy(reading, name)])];
      const [from, to] = [index + said.length - said.trimStart().length, index + said.trimEnd().length];
      const facet = draft.take(from, to, { kind: 'desk', label, values, ...within }, isDenied);
      if (isDenied) facet.strength = 'exclude';
    }
  }
}

function nameOf({ relation, name }: Reading, groups: Readonly<Record<string, string>>): string | undefined {
  const said = (groups.name ?? groups.name2)?.trim();
  return said ?? name ?? (relation === 'owner' ? ME : undefined);
}

const meantBy = ({ relation }: Reading, name: string): string =>
  relation === 'stage' ? (STAGES_SAID[name.toLowerCase()] ?? name) : name;

// Who starts this month are those who began on its first day, too.
function timeOf(said: string | undefined, today: string, { ahead, relation }: Reading): Within | null {
  if (said === undefined) return { min: null, max: null };
  return ahead === true ? daysAhead(said, today, relation === 'starting') : daysAgo(said, today);
}

const JOINED: Partial<Record<Relation, string>> = {
  placed: ' at',
  submitted: ' to',
  interviewed: ' at',
  rejected: ' by',
  live: ' of',
};

function labelled({ label, relation }: Reading, name: string | undefined, when: string | undefined): string {
  const isSaid = name === undefined || name === ME || name === NOBODY;
  const named = isSaid ? '' : `${JOINED[relation] ?? ''} ${name}`;
  const stage = relation === 'stage' ? ' stage' : '';
  return `${label}${named}${stage}${when === undefined ? '' : ` ${when.toLowerCase()}`}`.slice(0, 200);
}
