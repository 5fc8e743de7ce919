import type * as z from 'zod';
import { closest } from '#src/lib/closest.ts';

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * What is wrong with a field: the schema's own message where it has one, else one in plain English.
 * @param given the field's value; undefined where there is none
 */
export function wordingOf(issue: Issue, given: unknown): string {
  if (!/^(Invalid input|Invalid option|Too small|Too big)\b/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return typeWording(KINDS[issue.expected] ?? issue.expected, issue.message);
    case 'invalid_value':
      return `${given === undefined ? 'is needed: ' : 'must be '}${oneOf(issue.values)}${nearOf(given, issue.values)}`;
    case 'too_small':
      return sizeWording(issue.origin, Number(issue.minimum), 'at least', issue.exact, issue.inclusive);
    case 'too_big':
      return `${sizeWording(issue.origin, Number(issue.maximum), 'at most', issue.exact, issue.inclusive)}${hasOf(issue.origin, given)}`;
    default:
      return issue.message;
  }
}

/** How much stands there where there is too much: what cannot be seen at a glance. */
const hasOf = (origin: string, given: unknown): string =>
  (origin === 'string' && typeof given === 'string') || (origin === 'array' && Array.isArray(given))
    ? `, not ${given.length}`
    : '';

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? JSON.stringify(values[0]) : `one of ${values.map(String).join(', ')}`;

/** Of several values the one that comes near what was given; none where two do. */
function nearOf(given: unknown, values: readonly unknown[]): string {
  if (typeof given !== 'string' || given.length < 3 || given.length > 40 || values.length === 1) return '';
  const known = values.map(String);
  const said = given
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const holding = known.filter((value) => value.includes(said) || said.includes(value));
  const near = known.includes(said) ? said : holding.length > 0 ? holding[0] : closest(said, known);
  return near === undefined || (holding.length > 1 && near !== said) ? '' : `; did you mean ${near}?`;
}

function typeWording(kind: string, message: string): string {
  const received = /received (\w+)$/.exec(message)?.[1];
  if (received === 'undefined') return `is needed: ${kind}`;
  if (received === 'null') return `must be ${kind}; null is not taken here`;
  const given = received === undefined ? undefined : KINDS[received];
  return given === undefined || given === kind ? `must be ${kind}` : `must be ${kind}, not ${given}`;
}

function sizeWording(
  origin: string,
  bound: number,
  side: 'at least' | 'at most',
  exact = false,
  inclusive = true,
): string {
  const unit = { string: 'character', array: 'item' }[origin];
  if (unit === undefined) {
    return inclusive
      ? `must be ${side} ${bound}`
      : `must be ${side === 'at least' ? 'above' : 'below'} ${bound}`;
  }
  if (side === 'at least' && bound === 1 && !exact) return 'must not be empty';
  return `must have ${exact ? 'exactly' : side} ${bound} ${unit}${bound === 1 ? '' : 's'}`;
}
