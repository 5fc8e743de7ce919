import { isForeign, isKnownAbroad } from '../speech/foreign.ts';
import { namedAbroad } from './other-languages.ts';
import { OF_LANGUAGE, OF_SOUGHT } from './reasons.ts';

/** Words of a sentence that wait for somebody, and why. */
export interface Abroad {
  start: number;
  end: number;
  why: { reason: string; rewording: string };
}

/**
 * Reads a sentence in another language than English, which nobody has read: in a language that no rules know it waits, in the
 * others where it names people by an attribute, whether or not it says that they are chosen by it.
 * @param clause the sentence as it was written; `masked` the same in small letters, with what is certainly lawful taken out, `text` the whole that it stands in
 * @returns null where the sentence is English, or names nobody
 */
export function readAbroad(clause: string, masked: string, text: string): Abroad | null {
  // A few words tell no language: they are in that of the rest.
  const isShort = (clause.match(/\p{L}+/gu)?.length ?? 0) < 4;
  // Nothing is left of what is certainly lawful.
  if (!/[\p{L}\p{N}]/u.test(masked)) return null;
  if (!isForeign(clause) && !(isShort && isForeign(text))) return null;
  if (!isKnownAbroad(text) && !isKnownAbroad(clause))
    return { start: 0, end: clause.length, why: OF_LANGUAGE };
  const named = namedAbroad(masked);
  return named === null ? null : { ...named, why: OF_SOUGHT };
}
