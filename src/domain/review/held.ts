import { coverOf, type Identity, marksIn, scrub } from '../anonymity/index.ts';
import type { OutwardWords } from '../context.ts';
import type { Finding } from '../moderation/index.ts';

/** A text that leaves without what tells who somebody is. */
export interface HiddenText {
  /** The input or the field of the record that holds it. */
  field: string;
  text: string;
  identity: Identity;
}

const STAYS = 'This stays and may tell who it is';
const TAKEN = 'This is taken out, and what stands around it may tell who it is';

/**
 * What stays in texts at a level and may tell who it is: feats that one person has done, words that may be a name,
 * employers that the record does not name. A person decides about each.
 */
export function identityFindings(level: 'first_name' | 'anonymous', texts: readonly HiddenText[]): Finding[] {
  const marks = marksIn(texts, level);
  return texts.flatMap(({ field, text, identity }, at) => {
    const own = marks[at] ?? [];
    const taken = level === 'anonymous' && own.length > 0 ? coverOf(scrub(text, identity).replaced) : null;
    return own.map(
      ({ text: words, start, end, why }): Finding => ({
        verdict: 'held',
        about: 'identity',
        field,
        words,
        start,
        end,
        reason: `${taken?.overlaps({ start, end }) === true ? TAKEN : STAYS}: ${why}.`,
        rewording: 'Leave it out, or say it in words that fit many people',
      }),
    );
  });
}

/** What people outside read of a record, for whoever lets it go; what is not there is left out. */
export const outwardWords = (texts: Record<string, string | readonly string[] | null>): OutwardWords =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const said = typeof text === 'string' || text === null ? text : text.join('; ');
      return said === null || said === '' ? [] : [[name, said]];
    }),
  );
