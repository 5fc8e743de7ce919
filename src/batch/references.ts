import { AppError } from '#src/lib/errors.ts';
import type { Path } from '#src/lib/trust.ts';

/** `{ "$from": label, "path": pointer }` in an item's input. */
export interface Reference {
  /** Where it stands in the input. */
  readonly at: Path;
  /** The label of the item whose result it reads. */
  readonly from: string;
  /** The pointer as written. */
  readonly pointer: string;
  /** The pointer's tokens; `*` maps over an array. */
  readonly path: Path;
}

export interface ReferenceFault {
  at: Path;
  message: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The tokens of a JSON Pointer (RFC 6901); null when the text is not one. */
export function tokensOf(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Every reference of an input, and what is wrong with those that are not well formed. */
export function findReferences(input: Record<string, unknown>): {
  references: Reference[];
  faults: ReferenceFault[];
} {
  const references: Reference[] = [];
  const faults: ReferenceFault[] = [];
  const visit = (value: unknown, at: Path): void => {
    if (Array.isArray(value)) {
      value.forEach((member, index) => {
        visit(member, [...at, String(index)]);
      });
    } else if (isObject(value)) {
      if (Object.hasOwn(value, '$from')) readOne(value, at);
      else for (const [name, member] of Object.entries(value)) visit(member, [...at, name]);
    }
  };
  const readOne = (value: Record<string, unknown>, at: Path): void => {
    const { $from, path = pointerFor(at), ...others } = value;
    const [other] = Object.keys(others);
    if (other !== undefined) {
      faults.push({ at, message: `a reference holds only $from and path; take ${other} out of it` });
    } else if (at.length === 0) {
      faults.push({ at, message: 'a reference fills one field of input, not all of it; name the field' });
    } else if (typeof $from !== 'string') {
      faults.push({ at, message: '$from must be the label of another item' });
    } else {
      const tokens = typeof path === 'string' ? tokensOf(path) : null;
      if (tokens === null) {
        faults.push({ at, message: 'path must be a JSON Pointer such as /id or /items/*/id' });
      } else references.push({ at, from: $from, pointer: String(path), path: tokens });
    }
  };
  visit(input, []);
  return { references, faults };
}

/** What a reference that names no path reads: the id of a record where an id is wanted, as no whole result fits there. */
function pointerFor(at: Path): string {
  const field = at.findLast((token) => !/^\d+$/.test(token)) ?? '';
  return /(?:^|_)ids?$/.test(field) ? '/id' : '';
}

/** A copy of an input with each reference replaced by what `value` gives for it. */
export function fillReferences(
  input: Record<string, unknown>,
  references: readonly Reference[],
  value: (reference: Reference) => unknown,
): Record<string, unknown> {
  if (references.length === 0) return input;
  const byPlace = new Map(references.map((reference) => [reference.at.join('\u0000'), reference]));
  const copy = (node: unknown, at: Path): unknown => {
    const reference = byPlace.get(at.join('\u0000'));
    if (reference !== undefined) return value(reference);
    if (Array.isArray(node)) return node.map((member, index) => copy(member, [...at, String(index)]));
    if (isObject(node)) {
      return Object.fromEntries(
        Object.entries(node).map(([name, member]) => [name, copy(member, [...at, name])]),
      );
    }
    return node;
  };
  return Object.fromEntries(Object.entries(input).map(([name, member]) => [name, copy(member, [name])]));
}

/**
 * The part of a result that a reference points to. `*` maps the rest of the path over an array; where the rest yields
 * arrays, they are flattened into one (RFC 8620, 3.7).
 * @throws AppError REF_UNRESOLVED saying what is available
 */
export function resolveReference(result: unknown, reference: Reference): unknown {
  return step(result, reference.path, '', reference);
}

function step(value: unknown, path: Path, walked: string, reference: Reference): unknown {
  const [token, ...rest] = path;
  if (token === undefined) return value;
  if (Array.isArray(value)) {
    if (token === '*') {
      const parts = value.map((member, index) => step(member, rest, `${walked}/${index}`, reference));
      return parts.some(Array.isArray) ? parts.flat() : parts;
    }
    const index = /^(0|[1-9]\d*)$/.test(token) ? Number(token) : -1;
    if (index < 0 || index >= value.length) throw unresolved(value, token, walked, reference);
    return step(value[index], rest, `${walked}/${token}`, reference);
  }
  if (isObject(value) && Object.hasOwn(value, token)) {
    return step(value[token], rest, `${walked}/${token}`, reference);
  }
  throw unresolved(value, token, walked, reference);
}

function unresolved(value: unknown, token: string, walked: string, reference: Reference): AppError {
  const place = walked === '' ? `The result of ${reference.from}` : `${walked} of ${reference.from}`;
  return new AppError(
    'REF_UNRESOLVED',
    `${place} has no ${token} (path ${reference.pointer}). There ${isOrAre(value)}.`,
    { field: reference.at.join('.'), extra: { available: availableIn(value) } },
  );
}

function availableIn(value: unknown): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [] : ['*', ...value.slice(0, 20).map((_, index) => String(index))];
  return isObject(value) ? Object.keys(value).slice(0, 60) : [];
}

function isOrAre(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0
      ? 'is an empty list'
      : `is a list of ${value.length}: use * for all of them, or an index from 0 to ${value.length - 1}`;
  }
  if (isObject(value)) return `are: ${Object.keys(value).slice(0, 60).join(', ')}`;
  return value === null ? 'is null' : `is a ${typeof value}, which has no members`;
}

/** Every text inside a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
