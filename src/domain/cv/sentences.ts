import { hasLegalForm } from './occupations.ts';
import { ABBREVIATED } from './title-or-employer.ts';

/** The first sentence of a text without its stop, and what follows; a stop within a name or behind a short form ends none. */
export function firstSentence(text: string): { head: string; rest: string } {
  for (const { index } of text.matchAll(/\.\s+(?=[\p{Lu}\d«“"])/gu)) {
    const before = text.slice(0, index);
    const isLegal = hasLegalForm(`${before}.`);
    if (before.length < 8 || (ABBREVIATED.test(`${before}.`) && !isLegal)) continue;
    // "Montajes Cremades, S.L. Obra nueva": the stop of a legal form ends the sentence as well.
    return { head: isLegal ? `${before}.` : before, rest: text.slice(index + 1).trim() };
  }
  const whole = text.trim();
  return { head: ABBREVIATED.test(whole) ? whole : whole.replace(/\.$/, ''), rest: '' };
}
