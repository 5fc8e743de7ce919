import { addDays } from '#src/lib/clock.ts';
import { type EntityQuery, isNothing, type RecordType, timeOf } from './query.ts';

/** The interpretation of a query in words. */
export function interpretationOf(type: RecordType, query: EntityQuery): string {
  const parts = [
    ...states(query),
    query.mine ? 'of your own' : null,
    query.evergreen === null ? null : query.evergreen ? 'evergreen' : 'not evergreen',
    ...named(query),
    daysIn(type, query),
    query.idle_days === null ? null : `unmoved for ${query.idle_days} days`,
    query.keywords.length === 0 ? null : `with the words ${query.keywords.join(', ')}`,
    ...[...states(query.without), ...named(query.without)].map((part) =>
      part === null ? null : `not ${part}`,
    ),
    listed('without the words', query.without.keywords),
  ].filter((part) => part !== null);
  if (isNothing(query)) return 'Nothing of it could be run';
  return parts.length === 0 ? `All ${type}` : `${type[0]?.toUpperCase()}${type.slice(1)} ${parts.join(', ')}`;
}

function daysIn(type: RecordType, query: EntityQuery): string | null {
  const { from, to } = query;
  if (from === null && to === null) return null;
  const days = [from === null ? null : `from ${from}`, to === null ? null : `to ${to}`];
  return [timeOf(type, query).what, ...days].filter((part) => part !== null).join(' ');
}

const states = (query: EntityQuery['without']): (string | null)[] => [
  listed('at stage', query.stages),
  listed('with status', query.statuses),
  listed('for', query.employment_types),
  listed('working', query.location_types),
  listed('by', query.formats),
  listed('of kind', query.kinds),
  listed('with outcome', query.outcomes),
];

const named = ({ roles, places }: EntityQuery['without']): (string | null)[] => [
  listed('for the role', roles),
  listed(
    'in',
    places.map((place) => place.replace(/^country /, '')),
  ),
];

const listed = (lead: string, values: readonly string[]): string | null =>
  values.length === 0 ? null : `${lead} ${values.map((value) => value.replaceAll('_', ' ')).join(' or ')}`;

/** Suggestions for a query that cannot be run or found nothing. */
export function alternativesTo(type: RecordType, query: EntityQuery, total: number, today: string): string[] {
  if (query.unsupported.length === 0 && total > 0) return [];
  const without =
    query.keywords.length > 0 && total === 0
      ? [`${type} without the words ${query.keywords.join(', ')}`]
      : [];
  const since = addDays(today, -30);
  const usual: Record<RecordType, string[]> = {
    applications: [
      `applications at stage submitted since ${since}`,
      'my applications waiting for more than 14 days',
    ],
    jobs: [`open jobs since ${since}`, 'contract jobs on hold'],
    interviews: ['client interviews this week', 'scheduled video interviews next week'],
  };
  return [...without, ...usual[type]];
}
