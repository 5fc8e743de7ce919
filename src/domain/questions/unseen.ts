import type { VisibleUsers } from '../access/index.ts';
import { metricOf } from '../analytics/index.ts';
import type { Outcome } from './outcome.ts';
import type { Query } from './query.ts';

/** The consultants and teams that a question names and whose figures the caller does not see. */
export function unseenAmong({ filters, share }: Query, { userIds, teamIds }: VisibleUsers): string[] {
  const visible: Partial<Record<string, readonly string[] | null>> = { consultant: userIds, team: teamIds };
  return [...filters, ...(Array.isArray(share) ? share : [])].flatMap(({ dimension, values }) => {
    const ids = visible[dimension] ?? null;
    if (ids === null) return [];
    return values
      .filter(({ value }) => !ids.includes(value))
      .map(({ label }) => `figures of ${label}, which this credential does not see`);
  });
}

/** Who is first is not known to whoever sees one person's figures alone. */
export const firstAmongUnseen = ({ rank, by, records }: Query, { scope }: VisibleUsers): string[] =>
  ((rank !== null && by.includes('consultant')) || records?.who === true) && scope === 'self'
    ? ['who is first among people whose figures this credential does not see']
    : [];

/** Who it was with one candidate may be somebody whose figures the caller does not see: none of theirs is not nobody. */
export const whoWasUnseen = ({ by, filters }: Query, { scope }: VisibleUsers): string[] =>
  scope === 'agency' || !by.includes('consultant')
    ? []
    : filters
        .filter(({ dimension, how }) => dimension === 'candidate' && how === 'in')
        .flatMap(({ values }) => values)
        .map(
          ({ label }) =>
            `who it was with ${label}, as it may be somebody whose figures this credential does not see`,
        );

/** Whether a figure or a list comes to nothing. */
const isNothing = ({ rows, total, key }: Outcome): boolean => [...rows, ...total].every((row) => !row[key]);

const COUNTED: readonly string[] = ['count', 'money', 'billings'];

/** Of a candidate nothing is seen: there may be what others did, and none of theirs would read as none at all. */
export const othersWith = (
  { filters, records, metric }: Query,
  { scope }: VisibleUsers,
  outcome: Outcome,
): string[] =>
  scope === 'agency' || !isNothing(outcome) || (records === null && !COUNTED.includes(metricOf(metric).kind))
    ? []
    : filters
        .filter(({ dimension, how }) => dimension === 'candidate' && how === 'in')
        .flatMap(({ values }) => values)
        .map(({ label }) => `what others have with ${label}, whose figures this credential does not see`);

/** Nothing of one's own or of a team is not nothing of the agency, where the question did not say whose it is. */
export function ofOthers(query: Query, { scope }: VisibleUsers, outcome: Outcome): string {
  const own = query.filters.some(({ dimension }) => dimension === 'consultant' || dimension === 'team');
  if (scope === 'agency' || own || query.absent || !isNothing(outcome)) return '';
  return scope === 'team'
    ? 'That is of your team alone: what others have is not seen here.'
    : 'That is your own alone: what others have is not seen here.';
}

/** What a share is taken of is not known to whoever sees a part of it alone: it would be told as all of it. */
export function wholeUnseen({ share, by, filters }: Query, { scope }: VisibleUsers): string[] {
  if (share === null || scope === 'agency') return [];
  const ofPeople = (dimension: string): boolean => dimension === 'consultant' || dimension === 'team';
  const parts = share === 'places' ? by : share.map(({ dimension }) => dimension);
  const limited = filters.some(({ dimension, how }) => ofPeople(dimension) && how === 'in');
  const shown = scope === 'team' && share === 'places' && by.includes('consultant');
  return parts.some(ofPeople) && !limited && !shown
    ? ['a share of figures which this credential does not see']
    : [];
}
