import { untrustedPaths } from '#src/lib/trust.ts';
import type { RecordChange } from '../context.ts';
import { type Loader, loaderOf } from './loaders.ts';

/** A member of a record before and after an update, and the scopes that a reader needs for it. */
export interface ChangedValue {
  field: string;
  from: unknown;
  to: unknown;
  needs: string[];
}

/** The kinds of records whose values are told: the agency's daily work, no credentials and no mails. */
const TOLD: ReadonlySet<string> = new Set([
  'application',
  'calendar_event',
  'candidate',
  'client',
  'client_contact',
  'interview',
  'job',
  'job_ad',
  'phone_screen',
  'placement',
  'pool',
] satisfies RecordChange['type'][]);

/** Of people no words are told: what they are called, where they live and how they are reached stays in their record. */
const PEOPLE: ReadonlySet<string> = new Set(['candidate', 'client_contact']);

/** The longest text and list that is told; what is longer is only said to have changed. */
const MAX_LENGTH = 120;

/**
 * The values of members that an update changed. Long ones, outsiders' words and people's own are left out.
 * @param fields the members that are reported as changed
 */
export function changedValues(
  { type, before, after }: RecordChange,
  fields: readonly string[],
): ChangedValue[] {
  const loader = TOLD.has(type) ? loaderOf(type) : undefined;
  if (loader === undefined || before === null || after === null) return [];
  const foreign = [...untrustedPaths(loader.schema).keys()].map(memberOf);
  const isTellable = PEOPLE.has(type) ? isPlain : isShort;
  return fields.flatMap((field) => {
    const from: unknown = Reflect.get(before, field) ?? null;
    const to: unknown = Reflect.get(after, field) ?? null;
    if (foreign.includes(field) || !isTellable(from) || !isTellable(to)) return [];
    return [{ field, from, to, needs: needsOf(loader, field) }];
  });
}

const memberOf = (path: string): string => path.split('.', 1)[0] ?? path;

function needsOf({ scope, redactor }: Loader, field: string): string[] {
  const gates = redactor.gates.filter(({ path }) => memberOf(path) === field).map((gate) => gate.scope);
  return [...new Set([...(scope === null ? [] : [scope]), ...gates])];
}

const isShort = (value: unknown): boolean => JSON.stringify(value).length <= MAX_LENGTH;

// A word of a fixed list, a day or an id of a record says nothing of how somebody is reached.
const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' &&
    /^([a-z_]{1,30}|\d{4}-\d\d-\d\d(T[\d:.]+Z)?|[a-z]{2,4}_\w{20,})$/.test(value));
