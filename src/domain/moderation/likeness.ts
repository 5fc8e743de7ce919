import { stemmer } from 'stemmer';
import known from './likeness.json' with { type: 'json' };
import { termAt } from './terms.ts';
import { type Attribute, isAttribute } from './types.ts';

/** Weights of what a sentence is made of: `npm run wording:make` writes `likeness.json`. */
export interface Weights {
  /** Above this a sentence reads like the unlawful ones. */
  threshold: number;
  bias: number;
  /** Of each thing a sentence may hold its weight in thousandths, by the attribute that it mostly tells of. */
  weights: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The group of what tells of no attribute more than of others. */
export const ANY = 'any';

const WORDS = /\p{L}+(?:'\p{L}+)?|\d+(?:[.,:]\d+)*/gu;
/** What is shorter tells too little. */
const SHORTEST = 4;
/** Keeps short sentences from weighing more by each of their words than long ones. */
const DAMPING = 10;

/** The words of a sentence with numbers, names and what is certainly lawful each as one sign. */
function wordsOf(clause: string, masked: string): string[] {
  const words: string[] = [];
  const add = (word: string): void => {
    if (words.at(-1) !== word) words.push(word);
  };
  for (const { 0: written, index } of clause.matchAll(WORDS)) {
    const lower = written.toLowerCase();
    if (masked[index] === '\u00b7') add('\u00b7');
    else if (/^\d/.test(written)) words.push(/^\d\d$/.test(written) ? '##' : '#');
    else if (words.length > 0 && /^\p{Lu}/u.test(written) && termAt([lower], 0) === undefined) add('@');
    else words.push(lower);
  }
  return words;
}

/** Stems, pairs of them, and pairs with one between; `^` and `$` stand for the ends. */
function pairsOf(stems: readonly string[], worth: (...stems: string[]) => boolean): string[] {
  const all = ['^', ...stems, '$'];
  return all.flatMap((one, at) => {
    const next = all[at + 1];
    const second = all[at + 2];
    return [
      ...(one !== '^' && one !== '$' && worth(one) ? [one] : []),
      ...(next !== undefined && worth(one, next) ? [`${one} ${next}`] : []),
      ...(second !== undefined && worth(one, second) ? [`${one} * ${second}`] : []),
    ];
  });
}

/** What a sentence is made of, for the weighing. */
export interface Made {
  stems: readonly string[];
  /** Each once: stems and pairs, and those with the attribute in the place of its term (`no * <family>`). */
  parts: readonly string[];
  /** Whether it holds a term that means people and nothing else: the reader of terms has judged what is said of them. */
  read: boolean;
}

/** @param masked the sentence in lower case, with what is certainly lawful taken out */
export function madeOf(clause: string, masked: string): Made {
  const words = wordsOf(clause, masked);
  const stems = words.map(stemmer);
  const classed: string[] = [];
  let read = false;
  for (let at = 0; at < words.length; ) {
    const found = termAt(words, at);
    classed.push(found === undefined ? (stems[at] ?? '') : `<${found.term.about}>`);
    read ||= found?.term.loose === false;
    at += found?.length ?? 1;
  }
  const aboutTerm = (...pair: string[]): boolean => pair.some((one) => one.startsWith('<'));
  const parts = [...new Set([...pairsOf(stems, () => true), ...pairsOf(classed, aboutTerm)])];
  return { stems, parts, read };
}

/** By what the sum of the weights of a sentence's parts is multiplied. */
export const scaleOf = ({ parts }: Made): number => 1 / Math.sqrt(parts.length + DAMPING);

interface Weighed {
  score: number;
  /** What the sentence mostly tells of; undefined where its words do not say. */
  about: Attribute | undefined;
}

/**
 * A weighing by given weights. A sentence of fewer than four words, mostly of unknown ones (another
 * language), or with a term that the reader judges, has no score.
 */
export function weigher({ bias, weights }: Weights): (made: Made) => Weighed | undefined {
  const parts = new Map<string, { weight: number; about: string }>();
  for (const [about, group] of Object.entries(weights))
    for (const [part, weight] of Object.entries(group)) parts.set(part, { weight: weight / 1000, about });
  return (made) => {
    const { stems, read } = made;
    if (read || stems.length < SHORTEST) return undefined;
    if (stems.filter((stem) => parts.has(stem)).length * 2 < stems.length) return undefined;
    const speaks = new Map<Attribute, number>();
    let sum = 0;
    for (const part of made.parts) {
      const found = parts.get(part);
      if (found === undefined) continue;
      sum += found.weight;
      if (found.weight > 0 && isAttribute(found.about))
        speaks.set(found.about, (speaks.get(found.about) ?? 0) + found.weight);
    }
    const [first] = [...speaks].sort(([, a], [, b]) => b - a);
    return { score: bias + sum * scaleOf(made), about: first?.[0] };
  };
}

const weigh = weigher(known);

/**
 * The attribute by which a sentence reads as if people were picked or described, by its likeness to lines that are known to
 * be unlawful; undefined where it does not.
 * @param masked gives the sentence in lower case with what is certainly lawful taken out; asked for only where it matters
 */
export function readsLike(clause: string, masked: () => string): Attribute | undefined {
  const whole = weigh(madeOf(clause, ''));
  if (whole === undefined || whole.score <= known.threshold) return undefined;
  const left = weigh(madeOf(clause, masked()));
  return left !== undefined && left.score > known.threshold ? left.about : undefined;
}
