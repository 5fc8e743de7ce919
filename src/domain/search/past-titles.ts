import { roles } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import type { Asked } from './resolve.ts';
import { anyOf } from './word-queries.ts';

/**
 * Former titles beside a present one that is a kind of them: a site reliability engineer does the work of a DevOps engineer, so that
 * who "was a DevOps engineer" before cannot have left that work. They are those who held the title itself before.
 */
export function pastTitles(runnable: readonly Asked[]): Asked[] {
  const present = runnable.flatMap(({ facet: { kind, strength, when, values } }) =>
    kind === 'role' && strength === 'must' && when !== 'past'
      ? values.flatMap((value) => roles().book.whole(value) ?? [])
      : [],
  );
  return runnable.map((each) => {
    const { kind, when, values, strength } = each.facet;
    if (kind !== 'role' || when !== 'past' || strength === 'exclude') return each;
    const isKind = values.some((value) => {
      const id = roles().book.whole(value)?.id;
      return id !== undefined && present.some((own) => own.id !== id && own.implies.includes(id));
    });
    if (!isKind) return each;
    const held = anyOf(values.map((value) => ({ phrase: plainWords(value).map((word) => `pt_${word}`) })));
    return { ...each, any: held, sure: held };
  });
}
