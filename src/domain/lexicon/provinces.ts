import { linesOf } from './data-file.ts';
import { slug } from './text.ts';

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Whether a country has a state, a province or a department of a name, of those countries that the table of places has none of. */
export function isProvince(name: string, country: string): boolean {
  known ??= new Map(
    linesOf('provinces.txt').map((line) => [line.slice(0, 2), new Set(line.slice(3).split('|').map(slug))]),
  );
  return known.get(country)?.has(slug(name)) ?? false;
}
