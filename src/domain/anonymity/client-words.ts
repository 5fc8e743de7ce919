import { isWordOf, readerOf } from '../speech/readers.ts';
import type { Identity } from './identity.ts';
import { occurrences } from './occurrences.ts';

/** The client in a text, but for a word of the text's own language in small letters: "en los hoteles" of Hoteles Bahía. */
export function clientOccurrences(text: string, identity: Identity): ReturnType<typeof occurrences> {
  const found = occurrences(text, identity.known);
  if (found.length === 0) return found;
  const reader = readerOf(text);
  return found.filter(({ start, end }) => {
    const said = text.slice(start, end);
    const isSmall = /^\p{Ll}{4,}$/u.test(said);
    return !(isSmall && reader !== null && reader !== 'en' && isWordOf(reader, said));
  });
}
