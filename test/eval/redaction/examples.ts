import { wordsOf } from '#src/domain/anonymity/fold.ts';
import { featuresOf, isSaid, type Token, tokensOf } from '#src/domain/anonymity/likely-features.ts';
import { type Recorded, recordedOf } from '#src/domain/anonymity/recorded.ts';
import { splitName } from '#src/domain/candidates/names.ts';
import { type Reader, readerOf } from '#src/domain/speech/readers.ts';
import { type Case, placesOf } from './score.ts';

/** A text of which it is learned what tells who somebody is, word by word. */
export interface Lesson {
  set: string;
  /** Whom it is about: what is learned is not tried on people that it was learned from. */
  person: string;
  text: string;
  tokens: readonly Token[];
  features: readonly (Uint32Array | null)[];
  /** Whether each word is hidden: 1, 0, or -1 where the case does not say. */
  labels: Int8Array;
  /** Whether it is of the level that is learned, so that it may be tried. */
  isAsked: boolean;
  /** Where what is hidden stands. */
  hidden: readonly { start: number; end: number }[];
}

export type Level = Case['level'];
type Speech = 'en' | Reader | null;

/** So many words and more are told, not named: the small ones among them are hidden by chance. */
const TOLD = 4;
/** Pieces by which somebody is reached are hidden at each level. */
const REACH = /@|linkedin|\.com|www|\d[\d .-]{5,}\d/iu;

/**
 * What a case teaches: its text, and each kept piece as a text of its own, as short fields are. For a send with first names a case without
 * one teaches as well: the surname and what reaches somebody is hidden there too, the first name, employers and schools are not.
 */
export function lessonsOf(set: string, one: Case, level: Level): Lesson[] {
  const isAsked = one.level === level;
  if (!isAsked && level === 'anonymous') return [];
  const recorded = recordedIn(one);
  const lesson = (text: string, pieces: readonly string[], isWhole: boolean): Lesson => {
    const tokens = tokensOf(text);
    const labels = new Int8Array(tokens.length);
    const by = readerOf(text);
    const hidden = pieces.flatMap((piece) =>
      placesOf(piece, text)
        .filter((start) => isApart(piece, text, start))
        .map((start) => ({ piece, start, end: start + piece.length })),
    );
    for (const { piece, start, end } of hidden)
      for (const [n, token] of tokens.entries())
        if (token.start < end && start < token.end && labels[n] !== 1)
          labels[n] = isAsked ? labelOf(piece, token, by) : labelAbove(piece, token, recorded, by);
    const features = featuresOnce(one, text, tokens, recorded);
    return {
      set,
      person: one.person.name,
      text,
      tokens,
      features,
      labels,
      isAsked: isAsked && isWhole,
      hidden,
    };
  };
  return [lesson(one.text, one.hidden, true), ...one.kept.map((piece) => lesson(piece, [], false))];
}

// As `identityOf` has it, without the strings that are looked for in texts, which take longer to make.
function recordedIn({ person }: Case): Recorded {
  const { experience = [], education = [] } = person;
  return recordedOf(
    { ...splitName(person.name), experience, education },
    experience.map(({ employer }) => employer),
  );
}

const HAD = new Map<string, readonly (Uint32Array | null)[]>();

/** The features of a text about a person, made once for both levels: they take longer than what is learned from them. */
function featuresOnce(
  { person }: Case,
  text: string,
  tokens: readonly Token[],
  recorded: Recorded,
): readonly (Uint32Array | null)[] {
  const key = JSON.stringify([person, text]);
  const features = HAD.get(key) ?? featuresOf(text, tokens, recorded);
  HAD.set(key, features);
  return features;
}

/** Short pieces stand within other words by chance. */
const isApart = (piece: string, text: string, start: number): boolean =>
  piece.length > 4 || !/[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ');

/** A small word at the edge of a piece only tells which of two places is meant: `Mark has`, `at First`. */
const isBesideName = (piece: string, word: string, by: Speech): boolean =>
  /^\p{Ll}/u.test(word) &&
  /(?<!\p{L})\p{Lu}/u.test(piece) &&
  (piece.endsWith(` ${word}`) || (piece.startsWith(`${word} `) && word.length < 5)) &&
  isSaid(word, by);

const labelOf = (piece: string, { word }: Token, by: Speech): number =>
  isBesideName(piece, word, by) || (piece.split(/\s+/u).length >= TOLD && /^\p{Ll}/u.test(word)) ? -1 : 1;

/** Whether a word of what an anonymous send hides is hidden with a first name as well. */
function labelAbove(piece: string, token: Token, recorded: Recorded, by: Speech): number {
  if (REACH.test(piece)) return labelOf(piece, token, by);
  const words = wordsOf(piece);
  if (words.some((word) => recorded.surname.includes(word)))
    return wordsOf(token.word).some((word) => recorded.surname.includes(word)) ? 1 : 0;
  const shown = [...recorded.employer, ...recorded.given, ...recorded.school];
  return words.some((word) => shown.includes(word)) ? 0 : -1;
}

/** The sentences of a text in which nothing is hidden, by the words of each. */
export function plainSentencesOf({ text, tokens, hidden }: Lesson): number[][] {
  const sentences: number[][] = [[]];
  for (const [n, { word, end, isWord }] of tokens.entries()) {
    if (isWord) sentences.at(-1)?.push(n);
    if (word === '\n' || (/^[.!?]$/u.test(word) && /^(?:\s|$)/u.test(text.slice(end, end + 1))))
      sentences.push([]);
  }
  return sentences.filter(
    (words) =>
      words.length > 0 &&
      !words.some((n) => {
        const token = tokens[n];
        return token !== undefined && hidden.some(({ start, end }) => token.start < end && start < token.end);
      }),
  );
}
