import { blockedBy, isAttribute, type Review, review } from '../moderation/index.ts';
import { AGE_REASONS } from './patterns.ts';
import type { RedactionResult } from './rewrite.ts';
import { coverOf, type Span } from './spans.ts';

/** Wording of a text that tells of what the law keeps out of hiring: sex, age, origin, faith, family, health. */
export function protectedWording(text: string, as: Review): Span[] {
  return blockedBy(review([['', text]], as)).map(({ start, end, words, about }) => ({
    start,
    end,
    text: words,
    reason: 'protected_attribute',
    ...(isAttribute(about) ? { about } : {}),
  }));
}

/** What is taken out of a text or told in its place by what tells who is meant, pronouns and ages aside: none of it leaves. */
export const hiddenIn = (replaced: RedactionResult['replaced']): ReturnType<typeof coverOf> =>
  coverOf(replaced.filter(({ reason }) => reason !== 'pronoun' && !AGE_REASONS.has(reason)));

/**
 * What the wording of a text tells of a protected attribute as it was written, beside what it still tells as it will be read: a
 * pronoun may be what tells it, and an age that goes leaves a gap that tells of one.
 * @param left the spans that are told of already
 */
export function wordingAsWritten(
  text: string,
  shown: RedactionResult,
  left: readonly Span[],
  as: Review,
): Span[] {
  const hidden = hiddenIn(shown.replaced);
  const isLeft = coverOf(left);
  const written =
    shown.text === text
      ? []
      : protectedWording(text, as).filter((span) => !hidden.overlaps(span) && !isLeft.overlaps(span));
  const isWritten = coverOf(written);
  // Whoever wrote an age says it in another way.
  const ages = as.subject === 'person' ? shown.replaced.filter(({ reason }) => AGE_REASONS.has(reason)) : [];
  const told = ages
    .filter((age) => !isWritten.overlaps(age))
    .map(({ start, end, text: words }): Span => {
      return { start, end, text: words, reason: 'protected_attribute', about: 'age' };
    });
  return [...written, ...told];
}
