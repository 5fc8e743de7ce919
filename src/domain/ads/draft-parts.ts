import { sentencesOf } from '../jobs/index.ts';
import type { Draft } from './draft.ts';

/** A sentence or an item of a list where it stands in a drafted ad. */
export interface DraftPart {
  /** `headline`, `body` or `bullets.N`. */
  field: string;
  words: string;
  start: number;
  end: number;
}

/** The sentences of a draft's prose: no item of a list, and no heading. */
export const proseOf = (ad: Draft['ad']): DraftPart[] =>
  (['headline', 'body'] as const).flatMap((field) => {
    const text = ad[field] ?? '';
    return text
      .split('\n')
      .filter((line) => !/^(?:- |\*\*)/u.test(line))
      .flatMap(sentencesOf)
      .map((words) => ({ field, words, start: text.indexOf(words) }))
      .filter(({ start }) => start >= 0)
      .map((one) => ({ ...one, end: one.start + one.words.length }));
  });

/** The items of a draft's lists, the first ones too. */
export function* itemsOf(ad: Draft['ad']): Generator<DraftPart> {
  let at = 0;
  for (const line of (ad.body ?? '').split('\n')) {
    if (line.startsWith('- '))
      yield { field: 'body', words: line.slice(2), start: at + 2, end: at + line.length };
    at += line.length + 1;
  }
  for (const [index, words] of ad.bullets.entries())
    yield { field: `bullets.${index}`, words, start: 0, end: words.length };
}

/** So much of a sentence finds it again in the brief. */
const BEGINNING = 25;

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a line of a brief holds the beginning of what stands in its ad. */
export const isFrom = (line: string, words: string): boolean =>
  lettersOf(line).includes(lettersOf(words).slice(0, BEGINNING));
