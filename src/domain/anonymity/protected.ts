import { blockedBy, isAttribute, type Review, review } from '../moderation/index.ts';
import type { Span } from './spans.ts';

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
