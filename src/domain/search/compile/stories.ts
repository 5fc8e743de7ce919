import { createRequire } from 'node:module';
import type { CompiledQuery, Note } from '../facets.ts';
import { type Segment, segmentsOf } from './segments.ts';

interface Weights {
  bias: number;
  weights: Record<string, number>;
}

const require = createRequire(import.meta.url);
const { bias, weights }: Weights = require('#src/domain/search/compile/stories.json');

/**
 * What a sentence weighs at least that is left out, by how many conditions were read in it: one that chooses nobody is lost at little
 * cost, and one of three conditions asks. Of authors unknown to the reader one condition in a hundred weighs so much.
 */
const SURE = [0.5, 1.5, 1.5] as const;

/** Queries of operators are all conditions. */
const OPERATOR = /(?<![\p{L}\p{N}])(?:AND|OR|NOT)(?![\p{L}\p{N}])/u;

/**
 * The sentences of a text, and those of them that only tell what is around it: none of one sentence, or where nothing else would be left.
 * @param compile reads a sentence by itself; what it makes of it tells a condition from a story
 */
export function storiesIn(
  text: string,
  compile: (text: string) => CompiledQuery,
): { segments: Segment[]; stories: Segment[] } {
  const segments = OPERATOR.test(text) ? [] : segmentsOf(text);
  if (segments.length < 2) return { segments, stories: [] };
  const stories = segments.filter((segment, at) => {
    const compiled = compile(segment.text);
    const features = featuresOf(segment, at, segments, compiled);
    const weight = features.reduce((sum, one) => sum + (weights[one] ?? 0), bias);
    return weight >= leastFor(compiled);
  });
  return { segments, stories: stories.length === segments.length ? [] : stories };
}

/**
 * A query without the sentences that only tell what is around it (why a job is open, what a client is like, fees, where the writer
 * is), each of which is told in a note.
 */
export function withoutStories(
  query: string,
  compile: (text: string) => CompiledQuery,
): { text: string; notes: Note[] } {
  const { segments, stories } = storiesIn(query, compile);
  if (stories.length === 0) return { text: query, notes: [] };
  const notes = stories.map(({ text }) => ({
    code: 'set_aside',
    message: `"${text.slice(0, 200)}" was taken for what is told around the search: it kept nobody out and chose nobody.`,
  }));
  return { text: segments.filter((one) => !stories.includes(one)).reduce(joined(query), ''), notes };
}

/** What a sentence weighs at least, by what was read in it, that tells and does not ask. */
export const leastFor = (compiled: CompiledQuery): number => SURE[readIn(compiled).length] ?? Infinity;

const readIn = ({ facets }: CompiledQuery) =>
  facets.filter(({ kind }) => kind !== 'unsupported' && kind !== 'keyword');

// What stood between two sentences stays where both do; else a new sentence begins.
const joined =
  (query: string) =>
  (text: string, { at, end }: Segment): string => {
    const said = query.slice(at, end);
    if (text === '') return said;
    const before = query.slice(0, at);
    const between = /[^\p{L}\p{N}"')%€£$+*]*$/u.exec(before)?.[0] ?? ' ';
    return `${text}${/[.!?;\n–—-]/.test(between) ? between : '. '}${said}`;
  };

/** What of a sentence tells whether it asks or tells: its words, where it stands, and what was read in it. */
export function featuresOf(
  { text }: Segment,
  at: number,
  all: readonly Segment[],
  compiled: CompiledQuery,
): string[] {
  const { facets, notes } = compiled;
  const words = text.toLowerCase().match(/[\p{L}]+(?:'\p{L}+)?|\d+|[%€£$?!+]/gu) ?? [];
  const told = words.map((word) => (/^\d/.test(word) ? '#' : word));
  const kinds = facets.map(({ kind, strength }) => (strength === 'exclude' ? `not ${kind}` : kind));
  const read = readIn(compiled);
  const unread = facets.length - read.length;
  return [
    ...new Set([
      ...told.map((word) => `w ${word}`),
      ...told.slice(1).map((word, n) => `b ${told[n]} ${word}`),
      `first ${told[0] ?? ''}`,
      `begins ${told.slice(0, 2).join(' ')}`,
      ...kinds.map((kind) => `read ${kind}`),
      ...notes.map(({ code }) => `note ${code}`),
      read.length === 0 ? 'read nothing' : `read ${Math.min(3, read.length)}`,
      `unread ${Math.min(3, unread)}`,
      `of it ${share(read.length, facets.length)}`,
      `long ${Math.min(4, Math.floor(told.length / 4))}`,
      at === 0 ? 'at first' : at === all.length - 1 ? 'at last' : 'within',
    ]),
  ];
}

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : part === whole ? 'all' : part * 2 >= whole ? 'most' : 'little';
