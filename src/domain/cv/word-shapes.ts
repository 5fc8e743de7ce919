import { fold } from '#src/lib/fold.ts';
import { linesOf } from '../lexicon/data-file.ts';

/** Weights of what a text is made of, learned by test/eval/cv/learn.ts: what speaks for a title, and what for an employer, over anything else. */
const WEIGHTS = 'title-and-employer-shapes.tsv';
/** The weights are written as whole tenths. */
export const TENTHS = 10;

/** How likely a text is a job title, and how likely an employer; the rest is anything else. */
export interface Shape {
  title: number;
  employer: number;
}

let weights: ReadonlyMap<string, readonly [number, number]> | null = null;

function weightsOf(): ReadonlyMap<string, readonly [number, number]> {
  weights ??= new Map(
    linesOf(WEIGHTS).map((line) => {
      const [sign = '', title, employer] = line.split('\t');
      return [sign, [Number(title) / TENTHS, Number(employer) / TENTHS]];
    }),
  );
  return weights;
}

/** What a text is by the beginnings, ends and insides of its words: for words that no list knows. */
export function shapeOf(text: string): Shape {
  const known = signsOf(text).flatMap((sign) => {
    const weight = weightsOf().get(sign);
    return weight === undefined ? [] : [weight];
  });
  const share = 1 / Math.sqrt(Math.max(1, known.length));
  const title = Math.exp(known.reduce((sum, [one]) => sum + one, 0) * share);
  const employer = Math.exp(known.reduce((sum, [, one]) => sum + one, 0) * share);
  const all = title + employer + 1;
  return { title: title / all, employer: employer / all };
}

/** The signs of a text, each once: its words with their pieces, how many they are and how they are written. */
export function signsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}&'’.-]+/u).filter((word) => word !== '');
  return [
    ...new Set([
      'all',
      ...words.flatMap((word, at) => piecesOf(word, at, words.length)),
      ...looksOf(text, words),
    ]),
  ];
}

function piecesOf(word: string, at: number, count: number): string[] {
  const plain = fold(word).replace(/[.’']/g, '');
  if (plain === '' || /\d/.test(plain)) return [];
  if (plain.length < 4) return [`=${plain}`];
  const edged = `^${plain}$`;
  const lengths = [3, 4, 5, 6].filter((length) => length < edged.length);
  return [
    `=${plain}`,
    ...lengths.map((length) => edged.slice(-length)),
    ...lengths.filter((length) => length > 3).map((length) => edged.slice(0, length)),
    ...Array.from({ length: edged.length - 3 }, (_, from) => `~${edged.slice(from, from + 4)}`),
    // The word that says the trade is the first one in Romance languages, and the last in others.
    ...(at === 0 ? [`1${edged.slice(-4)}`] : at === count - 1 ? [`9${edged.slice(-4)}`] : []),
  ];
}

function looksOf(text: string, words: readonly string[]): string[] {
  const isCapitals = text === text.toUpperCase();
  const later = words.slice(1).filter((word) => /^\p{L}{4,}/u.test(word));
  const capital = later.filter((word) => /^\p{Lu}/u.test(word)).length;
  const looks: [string, boolean][] = [
    [`words ${Math.min(words.length, 9)}`, true],
    ['capitals none', !isCapitals && later.length > 0 && capital === 0],
    ['capitals all', !isCapitals && later.length > 0 && capital === later.length],
    ['capitals some', !isCapitals && capital > 0 && capital < later.length],
    ['begins small', /^\p{Ll}/u.test(text)],
    ['and sign', text.includes('&')],
    ['digit', /\d/.test(text)],
    ['ends a sentence', /[.;:!?]$/.test(text)],
    ['capitals within', !isCapitals && /\p{L}\p{Lu}|\p{Lu}{3}/u.test(text)],
  ];
  return looks.filter(([, is]) => is).map(([look]) => look);
}
