import { readSalary } from '../candidates/index.ts';
import { placeNamed } from '../lexicon/places.ts';
import { IS_MONEY, MONEY, pay } from './amounts.ts';
import type { Found, Home } from './found.ts';
import type { Tongue } from './tongues/index.ts';

/** A part of a clause that is a wish by itself, as notes have them: "perm only", "Norwich only", "$42/hr". */
export interface Fragment {
  part: string;
  found: Found[];
  /** It says itself that it is a wish: "only", "please", "min". Any other is one only behind words of wishing. */
  isSure: boolean;
}

/** The parts of a clause between commas and dashes. */
export const partsOf = (text: string): string[] => text.split(/,\s+|\s+[–—]\s+/);

/**
 * The parts of a clause, between commas, that are one wish from end to end, of fields which the clause as a whole does not tell.
 * @param whole what was read of the clause
 */
export function fragmentsIn(text: string, whole: readonly Found[], home: Home, tongue: Tongue): Fragment[] {
  if (tongue.currentPay.test(text) && !tongue.wish.test(text)) return [];
  const read = new Set(whole.map(({ field }) => field));
  return partsOf(text).flatMap((part) => {
    const found = READERS.flatMap((reader) => reader(part.trim(), home, tongue)).filter(
      ({ field }) => !read.has(field),
    );
    return found.length === 0 ? [] : [{ part, found, isSure: tongue.stressed.test(part) }];
  });
}

const bare = (text: string, tongue: Tongue): string =>
  text
    .replace(tongue.stressed, ' ')
    .replace(tongue.fillers, ' ')
    .replace(/[.!;:()]+(?=\s|$)|^[\s•*–-]+/g, ' ')
    .trim();

function types(part: string, _home: Home, tongue: Tongue): Found[] {
  const value = tongue.types.flatMap(([type, said]) => (said.test(part) ? [type] : []));
  const rest = tongue.types.reduce(
    (left, [, said]) => left.replace(new RegExp(said, `${said.flags.replace('g', '')}g`), ' '),
    part,
  );
  const left = bare(rest, tongue).replace(tongue.joined, ' ').replace(/[/&+]/g, ' ').trim();
  return value.length === 0 || left !== '' ? [] : [{ field: 'work_types', value }];
}

function salary(part: string, home: Home, tongue: Tongue): Found[] {
  const text = bare(part, tongue);
  const [found] = [...text.matchAll(MONEY)].map(([one]) => one);
  if (found === undefined || !IS_MONEY.test(found) || readSalary(found, pay(home)) === null) return [];
  const left = text.replace(found, ' ').replace(/\+/g, ' ').trim();
  return left === '' ? [{ field: 'salary_expectation', value: found.trim().replace(/[.,]$/, '') }] : [];
}

function places(part: string, { country }: Home, tongue: Tongue): Found[] {
  // Perm is a town too.
  if (tongue.types.some(([, said]) => said.test(part))) return [];
  const names = bare(part, tongue)
    .split(tongue.joined)
    .flatMap((name) => name.split(/\s*\/\s*/))
    .map((name) => name.trim());
  const value = names.map((name) => name.replace(/(?<=^|\s|-)\p{Ll}/gu, (letter) => letter.toUpperCase()));
  const isKnown =
    names.length > 0 && names.length < 6 && value.every((name) => name.length > 2 && isLikely(name, country));
  return isKnown ? [{ field: 'preferred_locations', value }] : [];
}

/** Abroad only a large town is meant by a word alone. */
const LARGE = 200_000;

function isLikely(name: string, country: string): boolean {
  const place = placeNamed(name, country);
  if (place === null) return false;
  return place.kind !== 'city' || place.country === country || place.population >= LARGE;
}

const READERS = [types, salary, places];
