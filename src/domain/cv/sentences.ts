import { hasLegalForm } from './occupations.ts';
import { ABBREVIATED } from './title-or-employer.ts';

/** The first sentence of a text without its stop, and what follows; a stop within a name or behind a short form ends none. */
export function firstSentence(text: string): { head: string; rest: string } {
  for (const { index } of text.matchAll(/\.\s+(?=[\p{Lu}\d«“"])/gu)) {
    const before = text.slice(0, index);
    const isLegal = hasLegalForm(`${before}.`);
    // "Gómez Palacio, Dgo. Supervisor" is a short form, "Verkoopster, Hema. Kassa" a name.
    const isShort = ABBREVIATED.test(`${before}.`) && !/,\s\p{Lu}\p{Ll}{3,4}$/u.test(before);
    if (before.length < 8 || (isShort && !isLegal)) continue;
    // "Montajes Cremades, S.L. Obra nueva": the stop of a legal form ends the sentence as well.
    return { head: isLegal ? `${before}.` : before, rest: text.slice(index + 1).trim() };
  }
  const whole = text.trim();
  return { head: ABBREVIATED.test(whole) ? whole : whole.replace(/\.$/, ''), rest: '' };
}
