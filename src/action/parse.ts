import * as z from 'zod';
import { closest } from '#src/lib/closest.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Action } from './define.ts';
import { differingFrom, readInput, sendsBack } from './sent-back.ts';
import { wordingOf } from './wording.ts';

export interface Problem {
  field: string;
  message: string;
  did_you_mean?: string;
}

/**
 * Parses an action's input.
 * @throws AppError VALIDATION_ERROR naming the first field at fault; all of them (at most 50) stand in `error.problems`.
 */
export function parseInput(action: Action, input: unknown): unknown {
  const parsed = readInput(action, input);
  if (parsed.success) return parsed.data;
  const problems = problemsOf(action, parsed.error, input);
  throw refusalFor(problems);
}

function refusalFor(problems: Problem[]): AppError {
  const [first] = problems;
  const message = first === undefined ? 'The input is not valid.' : `${first.field}: ${first.message}`;
  return new AppError('VALIDATION_ERROR', message, { field: first?.field, extra: { problems } });
}

/**
 * Checks that the members of a record that an update was sent besides what it sets are as they stood before it.
 * @param stood the record as it stood and as it stands, as the credential may see it, and whether this update made it
 * @throws AppError VALIDATION_ERROR naming the first that differs
 */
export function requireAsItStood(
  action: Pick<Action, 'name' | 'input' | 'derived' | 'settableBy'>,
  input: unknown,
  stood: () => { views: Readonly<Record<string, unknown>>[]; made: boolean },
): void {
  if (!sendsBack(input)) return;
  const { views, made } = stood();
  const differing = differingFrom(views, input, made);
  if (differing.length === 0) return;
  const known = knownFields(action.input, []);
  throw refusalFor(differing.map(([name, sent]) => differs(action, name, sent, known)));
}

function differs(
  action: Pick<Action, 'name' | 'input' | 'derived' | 'settableBy'>,
  field: string,
  sent: unknown,
  known: KnownField[],
): Problem {
  const [issue] = action.input.shape[field]?.safeParse(sent).error?.issues ?? [];
  if (issue !== undefined) return { field, message: wordingOf(issue, sent) };
  if (field === 'updated_at')
    return {
      field,
      message: 'the record was changed since it was read; read it again, then send the change',
    };
  const members = membersSetBy(action, field, sent);
  if (members.length > 0)
    return { field, message: `is not set as a whole; set ${members.join(', ')} instead` };
  const problem = unknownField(action, [], field, known);
  const isNamed = Object.hasOwn(action.derived, field) || Object.hasOwn(action.settableBy, field);
  if (isNamed || problem.did_you_mean?.includes('.')) return problem;
  return {
    field,
    message: `cannot be set by ${action.name} and is not what stands; leave it out, or send it as it was read`,
  };
}

/** The fields by which an update sets the members of what a record shows as one: `contract_end_date` of `contract`. */
function membersSetBy({ input }: Pick<Action, 'input'>, field: string, sent: unknown): string[] {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return [];
  const setters = Object.keys(sent).map((member) =>
    [`${field}_${member}`, member].find((name) => Object.hasOwn(input.shape, name)),
  );
  return setters.filter((name) => name !== undefined);
}

/** How many problems of one input are reported. */
const MAX_PROBLEMS = 50;

/** The problems of an input in order, unknown fields with the closest known name. @param input as it was given */
export function problemsOf(action: Action, error: z.ZodError, input: unknown): Problem[] {
  const problems: Problem[] = [];
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      const known = knownFields(action.input, path);
      for (const key of issue.keys.slice(0, MAX_PROBLEMS))
        problems.push(inside(action, input, path, key, known) ?? unknownField(action, path, key, known));
    } else {
      const given = valueAt(input, path);
      const message = `${wordingOf(issue, given)}${given === undefined ? ofWhat(action, issue, path) : ''}`;
      problems.push({ field: path.join('.') || 'input', message });
    }
    if (problems.length >= MAX_PROBLEMS) break;
  }
  return problems.slice(0, MAX_PROBLEMS);
}

/** Of what a list that is missing consists, where its items have fields of their own. */
function ofWhat({ input }: Pick<Action, 'input'>, issue: z.core.$ZodIssue, path: readonly string[]): string {
  if (issue.code !== 'invalid_type' || issue.expected !== 'array') return '';
  const names = knownFields(input, [...path, '0']).map(({ name }) => name);
  return names.length === 0 ? '' : ` of objects with ${names.join(', ')}`;
}

/** An unknown object that holds nothing but fields of the input: `params` around those of a report. */
function inside(
  { name }: Pick<Action, 'name'>,
  input: unknown,
  path: readonly string[],
  key: string,
  known: readonly KnownField[],
): Problem | null {
  const held = valueAt(input, [...path, key]);
  if (typeof held !== 'object' || held === null || Array.isArray(held)) return null;
  const members = Object.keys(held);
  const isHolder = members.length > 0 && members.every((one) => known.some((field) => field.name === one));
  if (!isHolder) return null;
  const apart = members.length === 1 ? 'by itself' : 'by themselves';
  return {
    field: [...path, key.slice(0, 100)].join('.'),
    message: `is not a field of ${name}; give ${members.join(', ')} ${apart}`,
  };
}

/** What stands at a path of a value; undefined where nothing does. */
export function valueAt(input: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined,
    input,
  );
}

function unknownField(
  action: Pick<Action, 'name' | 'derived' | 'settableBy'>,
  path: string[],
  key: string,
  known: KnownField[],
): Problem {
  const field = [...path, key.slice(0, 100)].join('.');
  if (path.length === 0) {
    const source = entryOf(action.derived, key);
    if (source !== undefined) {
      const message = `cannot be set: it follows from ${source}. Set ${source} instead`;
      return { field, message, did_you_mean: source };
    }
    const other = entryOf(action.settableBy, key);
    if (other !== undefined) return { field, message: `is not set by ${action.name}; use ${other}` };
  }
  const names = known.map(({ name }) => name);
  const parent = known.find(({ members }) => members.includes(key));
  const near = parent === undefined ? nearest(key.slice(0, 100), names) : `${parent.name}.${key}`;
  if (near === undefined)
    return { field, message: `is not a field of ${action.name}; known are ${names.join(', ')}` };
  return {
    field,
    message: `is not a field of ${action.name}; did you mean ${near}?`,
    did_you_mean: [...path, near].join('.'),
  };
}

/** What others call the field by which records are looked up in words. */
const LOOKED_UP_BY = ['query', 'search', 'name', 'q', 'text', 'term', 'keyword', 'keywords'];

/** What others call the bounds of a time, and how the fields that are such bounds end. */
const BOUNDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:from|since|after|start|starting|begin|(?:date|start|from)_?(?:from|date|time|at)|min_date)$/,
    /_(?:after|from)$/,
  ],
  [
    /^(?:to|until|till|before|end|ending|(?:date|end|to)_?(?:to|until|date|time|at)|max_date)$/,
    /_(?:before|to|until)$/,
  ],
];

// The bounds of a list are first those of when it happens, and of when its rows were made where there are no others.
function boundOf(key: string, names: readonly string[]): string | undefined {
  const ending = BOUNDS.find(([written]) => written.test(key))?.[1];
  const bounds = ending === undefined ? [] : names.filter((name) => ending.test(name));
  const ofDays = bounds.filter((name) => !/^(?:created|updated)_/.test(name));
  return ofDays.find((name) => /^(?:starts|occurred)_/.test(name)) ?? ofDays[0] ?? bounds[0];
}

/** Bounds of a time as other lists call them: `created_after`, where this one goes by `occurred_after`. */
const OTHER_BOUNDS: readonly (readonly [RegExp, string])[] = [
  [/_(?:after|since)$/, 'after'],
  [/_(?:before|until)$/, 'before'],
];

function otherBoundOf(key: string, names: readonly string[]): string | undefined {
  const kind = OTHER_BOUNDS.find(([written]) => written.test(key))?.[1];
  if (kind === undefined) return undefined;
  const near = closest(key, names);
  return near?.endsWith(`_${kind}`) ? near : boundOf(kind, names);
}

/** How long something takes, where the field is when it ends. */
const LASTS = /^(?:duration|length|minutes|hours)(?:_(?:in_)?(?:minutes|mins|hours))?$/;

/** What others call the field that says of which sort a record is, and how such fields end. */
const SORTED_BY = /^(?:kind|type|category|sort)$/;
const ENDS_AS_SORT = /(?:^|_)(?:kind|type)$/;

function nearest(key: string, names: readonly string[]): string | undefined {
  const sorts = SORTED_BY.test(key) ? names.filter((name) => ENDS_AS_SORT.test(name)) : [];
  if (sorts.length === 1) return sorts[0];
  if (LASTS.test(key) && names.includes('ends_at')) return 'ends_at';
  const bound = boundOf(key, names) ?? otherBoundOf(key, names);
  if (bound !== undefined) return bound;
  return LOOKED_UP_BY.includes(key)
    ? (LOOKED_UP_BY.find((name) => names.includes(name)) ?? closest(key, names))
    : closest(key, names);
}

// A caller's field may be called constructor or toString, which every object inherits.
function entryOf(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** A field of an object schema, with the fields of its own object if it is one. */
interface KnownField {
  name: string;
  members: string[];
}

/** The names of an input's fields at a path, list positions included; none where there is no object. */
export const fieldsAt = ({ input }: Pick<Action, 'input'>, path: readonly string[]): ReadonlySet<string> =>
  new Set(knownFields(input, path).map(({ name }) => name));

/** The fields of a schema at a path, over all alternatives of its unions. */
function knownFields(schema: unknown, path: readonly string[]): KnownField[] {
  let places = alternatives(schema);
  for (const step of path) {
    places = places.flatMap((place) => alternatives(shapeOf(place)?.[step] ?? elementOf(place)));
  }
  const known = new Map<string, KnownField>();
  for (const [name, field] of places.flatMap((place) => Object.entries(shapeOf(place) ?? {}))) {
    const members = alternatives(field).flatMap((inside) => Object.keys(shapeOf(inside) ?? {}));
    known.set(name, { name, members });
  }
  return [...known.values()];
}

function alternatives(schema: unknown): unknown[] {
  const current = unwrapped(schema);
  return current instanceof z.ZodUnion ? current.options.flatMap(alternatives) : [current];
}

function unwrapped(schema: unknown): unknown {
  let current = schema;
  while (hasUnwrap(current) && shapeOf(current) === undefined && elementOf(current) === undefined)
    current = current.unwrap();
  return current;
}

function hasUnwrap(schema: unknown): schema is { unwrap(): unknown } {
  return (
    typeof schema === 'object' && schema !== null && 'unwrap' in schema && typeof schema.unwrap === 'function'
  );
}

function shapeOf(schema: unknown): Record<string, unknown> | undefined {
  return typeof schema === 'object' && schema !== null && 'shape' in schema
    ? (schema.shape as Record<string, unknown>)
    : undefined;
}

function elementOf(schema: unknown): unknown {
  return typeof schema === 'object' && schema !== null && 'element' in schema ? schema.element : undefined;
}
