import { ID_PREFIX } from '#src/lib/ids.ts';
import { isInstant, localTime, withLocalTimes } from '#src/lib/local-time.ts';
import { type Mark, writerOf } from '#src/lib/trust.ts';
import { shownCsv } from './csv.ts';
import { zoneOf } from './outline.ts';

/** Options of `shape`. */
export interface Shaping {
  /** Names by id, written beside the ids. */
  names: ReadonlyMap<string, string>;
  /** The paths that may hold untrusted text (`body`, `items.*.cv_text`), each with what marks it. */
  untrusted: ReadonlyMap<string, Mark>;
  /** Whether empty lists, empty objects and duplicates are left out as well as nulls. */
  concise: boolean;
  /** The agency's time zone, in which relevant times are shown too. */
  timezone: string;
}

/**
 * Fields that are useless to a model: it acts for one agency, and reads an answer as it is told to its own credential, not
 * as it would be told to another.
 */
const DROPPED = new Set(['account_id', 'if_hidden']);

/** Lists that are informative when empty. */
const KEPT_WHEN_EMPTY = new Set(['warnings', 'items', 'results', 'rows', 'filters', 'facets', 'actions']);

/** Fields that are dropped where they equal another field. */
const DUPLICATES: Record<string, string> = {
  current_title: 'current_job_title',
  current_company: 'current_employer',
  salary_expectation_annual: 'salary_expectation_amount',
};

/** Timestamps of the record itself, which are not shown in local time. */
const RECORD_TIMES = /^(?:created|updated|generated|deleted|changed|stage_changed|given|last_used)_at$/;

/** Drops nulls and noise, wraps untrusted text, and adds names to ids and local times to UTC times. */
export function shape(
  data: unknown,
  hidden: ReadonlySet<string>,
  how: Shaping,
): { tree: unknown; nulled: string[] } {
  const nulled = new Set<string>();
  // What is marked in the record that a member holds, while that is visited.
  let held: ReadonlyMap<string, Mark> = new Map();
  const mapsOf = (marks: ReadonlyMap<string, Mark>): ReadonlySet<string> =>
    new Set(
      [...marks.keys()].flatMap((path) =>
        [...path.matchAll(/(?:^|\.)\*/g)].map(({ index }) => path.slice(0, index)),
      ),
    );
  const maps = mapsOf(how.untrusted);
  let heldMaps: ReadonlySet<string> = new Set();
  const object = (
    value: Record<string, unknown>,
    path: string,
    knownId: unknown,
    marked: string,
  ): Record<string, unknown> => {
    const shown: Record<string, unknown> = {};
    const isMap = maps.has(marked) || heldMaps.has(marked);
    for (const [key, member] of Object.entries(value)) {
      const at = below(path, key);
      const markedAt = below(marked, isMap ? '*' : key);
      if (member === null || member === undefined) {
        if (!hidden.has(at)) continue;
        nulled.add(at);
        shown[key] = null;
        continue;
      }
      if (DROPPED.has(key)) continue;
      if (how.concise && (isDuplicate(value, key, member) || (key === 'id' && member === knownId))) continue;
      if (key === 'csv' && typeof member === 'object') {
        shown[key] = shownCsv(member as Record<string, unknown>);
        continue;
      }
      const known = typeof member === 'object' ? value[`${key}_id`] : undefined;
      const told = visit(how.concise ? saidOnce(value, key, member) : member, at, {
        known,
        record: value,
        marked: markedAt,
      });
      if (how.concise && isEmpty(told) && !KEPT_WHEN_EMPTY.has(key)) continue;
      shown[key] =
        key === 'summary' && typeof told === 'string' && isActivity(value)
          ? withLocalTimes(told, how.timezone)
          : told;
      Object.assign(shown, nameBeside(value, key, member, how.names));
      if (key.endsWith('_at') && isInstant(member) && !RECORD_TIMES.test(key))
        shown[`${key}_local`] = localTime(member, zoneOf(value, key) ?? how.timezone);
    }
    const lacks = path === '' && how.concise ? lackingOf(value, hidden) : [];
    if (lacks.length > 0) shown.not_on_record = lacks;
    return shown;
  };
  // `record` is the parent object, `known` an id that it contains already, `marked` the path as marks are written: `*` for any member.
  const visit = (
    value: unknown,
    path: string,
    { known, record, marked = path }: { known?: unknown; record?: object; marked?: string } = {},
  ): unknown => {
    const mark = held.get(marked) ?? how.untrusted.get(marked);
    if (mark?.inside !== undefined && record !== undefined && held.size === 0) {
      held = new Map([...mark.inside(record)].map(([inner, its]) => [below(marked, inner), its]));
      heldMaps = mapsOf(held);
      const told = plain(value, path, known, marked);
      held = new Map();
      heldMaps = new Set();
      return told;
    }
    const writer = mark === undefined ? undefined : writerOf(mark, record);
    if (writer !== undefined && value !== null && !isEmpty(value)) return wrapUntrusted(value, writer);
    return plain(value, path, known, marked);
  };
  const plain = (value: unknown, path: string, known: unknown, marked: string): unknown => {
    if (Array.isArray(value))
      return value.map((item) => visit(item, below(path, '*'), { marked: below(marked, '*') }));
    if (value === null || typeof value !== 'object') return value;
    return object(value as Record<string, unknown>, path, known, marked);
  };
  return { tree: visit(data, ''), nulled: [...nulled] };
}

const below = (path: string, step: string): string => (path === '' ? step : `${path}.${step}`);

/** What decides how a person is reached: that it is missing is said where nulls are left out. */
const REACHED_BY = ['phone', 'email'];

const lackingOf = (record: Record<string, unknown>, hidden: ReadonlySet<string>): string[] =>
  typeof record.id === 'string' && record.id.startsWith(`${ID_PREFIX.candidate}_`)
    ? REACHED_BY.filter((name) => record[name] === null && !hidden.has(name))
    : [];

/** What an activity tells of changes in words it does not hold as data beside them. */
function saidOnce(record: Record<string, unknown>, key: string, member: unknown): unknown {
  if (key !== 'data' || typeof record.changed !== 'string' || !isActivity(record)) return member;
  return Object.fromEntries(Object.entries(member ?? {}).filter(([name]) => name !== 'changes'));
}

// The same value in two fields, parts of a name beside the whole, or an id that an embedded record repeats.
function isDuplicate(record: Record<string, unknown>, key: string, value: unknown): boolean {
  const other = DUPLICATES[key];
  if (other !== undefined) return record[other] === value;
  if (key === 'first_name' || key === 'last_name') return typeof record.name === 'string';
  return false;
}

// What the service says of what happened names times as they are stored.
const isActivity = ({ id }: Record<string, unknown>): boolean =>
  typeof id === 'string' && id.startsWith(`${ID_PREFIX.activity}_`);

// Marks text for a model as untrusted material rather than instructions of the agency.
function wrapUntrusted(value: unknown, source: string): { untrusted_text: string; source: string } {
  // A list of texts reads as one; what has members of its own stays told as data.
  const texts =
    Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join('; ') : null;
  return { untrusted_text: typeof value === 'string' ? value : (texts ?? JSON.stringify(value)), source };
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value !== null && typeof value === 'object' && Object.keys(value).length === 0;
}

function nameBeside(
  record: Record<string, unknown>,
  key: string,
  value: unknown,
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  const base = baseOf(key);
  if (key === 'id' && typeof value === 'string' && isChange(record)) {
    const name = names.get(value);
    return name === undefined ? {} : { name };
  }
  if (base === null || typeof value !== 'string' || !isUnnamed(record, key)) return {};
  const name = names.get(value);
  return name === undefined || name === record.name ? {} : { [`${base}_name`]: name };
}

/** What an id is the id of: `owner` of `owner_id`, and `created_by` of itself; null for what is no id. */
function baseOf(key: string): string | null {
  if (key.endsWith('_id')) return key.slice(0, -3);
  return /_by$|^(?:reports|assigned)_to$/.test(key) ? key : null;
}

/** Whether a record is a line of the change feed, which tells of another one by its id. */
const isChange = (record: object): boolean =>
  'sequence' in record && 'action' in record && !('name' in record);

function isUnnamed(record: object, key: string): boolean {
  const base = baseOf(key);
  if (base === null) return false;
  return !(`${base}_name` in record || `${base}_title` in record || (base !== key && base in record));
}

/** The ids in a result without a name beside them. */
export function unnamedIds(data: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (value !== null && typeof value === 'object') {
      for (const [key, member] of Object.entries(value)) {
        if (typeof member === 'string') {
          if (isUnnamed(value, key) || (key === 'id' && isChange(value))) found.add(member);
        } else visit(member);
      }
    }
  };
  visit(data);
  return found;
}
