import { isContactLine } from './contact.ts';
import type { LinePiece } from './line-pieces.ts';
import { type SectionKind, sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { isProse } from './words.ts';

/** What is known of one line beside its words. */
export interface LineFacts {
  /** Whether a time from one date to another stands in it, and whether nothing else does; whether one date does. */
  spans: boolean;
  alone: boolean;
  dated: boolean;
  prose: boolean;
  short: boolean;
  contact: boolean;
  heading: boolean;
  /** How it is set: bold, styled, a bullet, capitals, larger or smaller than most. */
  look: string;
  /** The last heading that is known, and how many lines above. */
  section: SectionKind | 'none';
  since: number;
  /** A number that changes with each group of lines that belong together. */
  block: number;
  /** How many lines above and below stands a line with a span; `FAR` where none does. */
  up: number;
  down: number;
  /** Its first piece, and how many it has. */
  first: number;
  count: number;
}

/** What is known of the page. */
export interface PageFacts {
  lines: LineFacts[];
  /** The lines with spans. */
  spanned: number[];
  /** How many lines most spans have above and below them in their block. */
  style: string;
  tongue: string;
}

export const FAR = 99;
const isCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

/** What the lines of a CV are, for its pieces to be told by. */
export function pageFacts(lines: readonly CvLine[], pieces: readonly LinePiece[]): PageFacts {
  const facts = factsOf(lines);
  for (const [index, { line, kind, of }] of pieces.entries()) {
    const fact = facts[line];
    if (fact === undefined) continue;
    if (fact.count === 0) fact.first = index;
    fact.count += 1;
    if (kind === 'span') fact.spans = true;
    if (kind === 'date') fact.dated = true;
    if ((kind === 'span' || kind === 'date') && of === 1) fact.alone = true;
  }
  const spanned = facts.flatMap(({ spans }, at) => (spans ? [at] : []));
  for (const [at, fact] of facts.entries()) {
    fact.up = Math.min(FAR, at - (spanned.findLast((one) => one <= at) ?? -FAR));
    fact.down = Math.min(FAR, (spanned.find((one) => one >= at) ?? Number.POSITIVE_INFINITY) - at);
  }
  return { lines: facts, spanned, style: styleOf(lines, facts, spanned), tongue: tongueOf(lines) };
}

function factsOf(lines: readonly CvLine[]): LineFacts[] {
  const usual = usualSize(lines);
  let [section, since, block]: [SectionKind | 'none', number, number] = ['none', 0, 0];
  let above: LineFacts | undefined;
  return lines.map((line, at) => {
    const { text, bullet, margin } = line;
    const own = bullet ? null : sectionOf(text);
    const begun = bullet || margin ? null : (own ?? sectionOf(text.split('\t')[0] ?? ''));
    [section, since] = begun === null ? [section, since + 1] : [begun, 0];
    const prose = isProse(text);
    const endsAbove = (lines[at - 1]?.bullet === true || above?.prose === true) && !bullet && !prose;
    if (above !== undefined && (line.apart || own !== null || endsAbove)) block += 1;
    above = {
      spans: false,
      alone: false,
      dated: false,
      prose,
      short: text.length < 60,
      contact: isContactLine(text),
      heading: own !== null,
      look: lookOf(line, usual),
      section,
      since,
      block,
      up: FAR,
      down: FAR,
      first: -1,
      count: 0,
    };
    return above;
  });
}

function usualSize(lines: readonly CvLine[]): number {
  const sizes = new Map<number, number>();
  for (const { size, text } of lines) sizes.set(size, (sizes.get(size) ?? 0) + text.length);
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

function lookOf({ bold, styled, bullet, text, size, strong }: CvLine, usual: number): string {
  const marks: [string, boolean][] = [
    ['b', bold],
    ['s', styled],
    ['*', bullet],
    ['A', isCapitals(text)],
    ['+', size > usual * 1.05],
    ['-', size < usual * 0.95],
    ['g', strong !== undefined],
  ];
  return marks.map(([mark, is]) => (is ? mark : '')).join('');
}

function styleOf(lines: readonly CvLine[], facts: readonly LineFacts[], spanned: readonly number[]): string {
  const isHead = (at: number, block: number): boolean => {
    const fact = facts[at];
    const isTold = fact === undefined || fact.prose || fact.heading || fact.spans || fact.count === 0;
    return !isTold && fact.block === block && lines[at]?.bullet === false;
  };
  const run = (from: number, step: number): number => {
    let count = 0;
    const { block = -1 } = facts[from] ?? {};
    while (count < 3 && isHead(from + step * (count + 1), block)) count += 1;
    return count;
  };
  const counts = new Map<string, number>();
  for (const at of spanned) {
    const key = `${run(at, -1)}${run(at, 1)}${facts[at]?.alone ? 'a' : ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'none';
}

// The small words of a language, as "en" is a word before employers in one and "and" in another.
const SMALL_WORDS = new Map(
  Object.entries({
    en: 'the and of with for to was by',
    de: 'und der die das für mit von bei im zur',
    fr: 'et des les du une pour avec dans aux sur',
    es: 'y el los las con para por una en',
    it: 'di della il gli per nel alla dei con presso',
    pt: 'e do da dos das com em ao para uma',
    nl: 'van het een voor met en bij op naar',
    sv: 'och för på att av med till vid',
    da: 'og på af til ved hos i med',
  }).map(([tongue, words]): [string, ReadonlySet<string>] => [tongue, new Set(words.split(' '))]),
);

function tongueOf(lines: readonly CvLine[]): string {
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const word of text.toLowerCase().split(/[^\p{L}]+/u))
      for (const [tongue, words] of SMALL_WORDS)
        if (words.has(word)) counts.set(tongue, (counts.get(tongue) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'none';
}
