import { isApart, SINGLE } from './clauses.ts';
import type { Condition, EntityQuery } from './query.ts';
import { conditionWords } from './wording.ts';

/**
 * What of a search no record can be at once, in words, so that an empty list is not taken for an answer: two stretches of days
 * or two values of one thing that lie apart, or what took place and is to come.
 */
export function conflictsOf(all: EntityQuery['all'], today: string): string[] {
  const sure = all.flatMap(({ any }) => (any.length === 1 ? any.filter(({ not }) => !not) : []));
  // "Not rejected for salary, but rejected": what is asked for and left out.
  const apart = all
    .flatMap(({ any }) => (any.length === 1 ? any.filter(({ not }) => not) : []))
    .flatMap((left) =>
      sure
        .filter(
          (one) =>
            (one.field === left.field || (one.field === 'stage' && left.field === 'reached')) &&
            SINGLE.has(one.field) &&
            one.values.length > 0 &&
            one.values.every((value) => left.values.includes(value)),
        )
        .map((one) => `${conditionWords(left)} and ${conditionWords(one)} (none can be both)`),
    );
  const both = sure.flatMap((one, at) =>
    sure
      .slice(at + 1)
      .filter((other) => excludes(one, other, today) || excludes(other, one, today))
      .map((other) => `${conditionWords(one)} and ${conditionWords(other)} (none can be both)`),
  );
  // Of who stands past the agency's own stages only those placed may never have been sent.
  const placedAlone = sure.some(isNeverSent)
    ? sure
        .filter(
          ({ field, values }) =>
            field === 'stage' &&
            values.includes('placed') &&
            values.some(isAtClient) &&
            values.every((value) => value === 'placed' || isAtClient(value)),
        )
        .map(() => 'never sent to the client and past the stages before (only somebody placed can be both)')
    : [];
  return [...both, ...apart, ...placedAlone, ...ofTheFuture(all, today)];
}

const GONE_BY: ReadonlySet<string> = new Set(['created', 'opened', 'moved', 'submitted', 'reached']);

/** What happened did so by today: "opened next week" of a day that was meant of something else. */
const ofTheFuture = (all: EntityQuery['all'], today: string): string[] =>
  all
    .filter(({ any }) => any.every((one) => GONE_BY.has(one.field) && !one.not && (one.from ?? '') > today))
    .map(({ any }) => `${any.map(conditionWords).join(' or ')} (which is yet to come)`);

const isNeverSent = ({ field, has }: Condition): boolean => field === 'submitted' && has === false;

/** The stages at the client: coming to one tells when the client first had somebody. */
const CLIENT_SIDE: ReadonlySet<string> = new Set(['submitted', 'client_interview', 'references', 'offer']);
const isAtClient = (stage: string): boolean => CLIENT_SIDE.has(stage);

function excludes(one: Condition, other: Condition, today: string): boolean {
  if (one.field === 'ahead')
    return (
      other.field === 'held' ||
      (other.field === 'starts' && other.to !== null && other.to < today) ||
      (other.field === 'interview_status' && !other.values.includes('scheduled')) ||
      other.field === 'feedback'
    );
  // Whoever came to a stage at the client was sent there.
  if (isNeverSent(one))
    return other.field === 'stage' && other.values.length > 0 && other.values.every(isAtClient);
  if (one.field !== other.field) return false;
  if (SINGLE.has(one.field) && one.values.length > 0 && other.values.length > 0 && isApart([one], [other]))
    return true;
  const { to, max } = one;
  const { from, min } = other;
  return (
    (to !== null && from !== null && to < from) ||
    (max !== null && min !== null && max < min && one.of.length === 0 && other.of.length === 0)
  );
}
