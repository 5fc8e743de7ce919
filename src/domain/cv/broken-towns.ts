import { cityOf } from '../lexicon/places.ts';
import { smallTown } from '../lexicon/small-towns.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';

// "01001 Vitoria-" above "Gasteiz": the words before a hyphen that ends a line, and those at the beginning of the next.
const BEFORE = /(?<![\p{L}’'-])(\p{Lu}[\p{L}’']{1,24}(?:-[\p{L}’']{1,16}){0,4})-$/u;
const BEHIND = /^([\p{L}’'][\p{L}’'-]{1,30}(?: \p{Lu}\p{L}{2,20})?)(?![\p{L}’'-])/u;
const FIRST = /^[\p{L}’'-]+/u;

const isTown = (name: string, home: string): boolean =>
  placeIn(name)?.city != null ||
  smallTown(name, home) !== null ||
  cityOf({ city: name, country: home, home }) !== null;

/**
 * The town that two lines break at its hyphen; null where the two are none: no table has it, and no other line says it.
 * @param said all that the pages say, in which a town may stand unbroken
 */
function brokenTown(
  above: string,
  below: string,
  home: string,
  said: string,
): { town: string; rest: string } | null {
  const begun = BEFORE.exec(above)?.[1];
  const whole = BEHIND.exec(below)?.[1];
  if (begun === undefined || whole === undefined) return null;
  for (const ends of new Set([whole, FIRST.exec(whole)?.[0] ?? ''])) {
    if (ends === '') continue;
    // A hyphen of the town's own before a capital or a small word, or the page's within a word: "Gelsen-" above "kirchen".
    const names = [`${begun}-${ends}`, ...(/^\p{Ll}/u.test(ends) ? [`${begun}${ends}`] : [])];
    const town = names.find(
      (name) => isTown(name, home) || (/\p{Lu}/u.test(ends) && said.includes(` ${name}`)),
    );
    if (town !== undefined) return { town, rest: below.slice(ends.length) };
  }
  return null;
}

/** The lines with each town whole that a page broke at a hyphen. */
export function withTownsWhole(lines: readonly CvLine[], home: string): CvLine[] {
  if (!lines.some(({ text }) => BEFORE.test(text.slice(-90)))) return [...lines];
  const said = ` ${lines.map(({ text }) => text).join(' ')}`;
  return lines.reduce<CvLine[]>((kept, line) => {
    const last = kept.at(-1);
    const broken =
      last === undefined || last.page !== line.page || line.bullet || line.apart
        ? null
        : brokenTown(last.text.slice(-90), line.text.slice(0, 90), home, said);
    if (last === undefined || broken === null) {
      kept.push(line);
      return kept;
    }
    const begun = BEFORE.exec(last.text.slice(-90))?.[1] ?? '';
    const text = `${last.text.slice(0, -(begun.length + 1))}${broken.town}`;
    const rest = `${broken.rest}${line.text.slice(90)}`.replace(/^[\s,;]+/, '');
    kept[kept.length - 1] = { ...last, text };
    if (rest !== '') kept.push({ ...line, text: rest });
    return kept;
  }, []);
}
