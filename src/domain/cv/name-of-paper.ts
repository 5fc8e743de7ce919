import { fold } from '#src/lib/fold.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { type FoundName, PLAIN } from './name-certainty.ts';
import type { CvLine } from './source.ts';

const WHOSE = /^(\p{Lu}\p{Ll}+)['’]s\s+(?:cv|resume|résumé|curriculum(?: vitae)?|profile)$/iu;

/**
 * The name of whom a paper is called after by the given name alone, where the address is that and a surname, and nothing more:
 * "Aoife’s CV" of aoife.brennan@. A surname whose capitals an address does not tell is not made of it.
 * @param addresses the words of the e-mail address
 */
export function nameOfPaper(head: readonly CvLine[], addresses: string): FoundName | null {
  const words = addresses.trim().split(/\s+/);
  const [given = '', surname = ''] = words;
  if (words.length !== 2 || surname.length < 4 || /^(?:mc|mac|de|van|von|di|la|le|o)/.test(surname))
    return null;
  for (const line of head.slice(0, 4)) {
    const [, called = ''] = WHOSE.exec(line.text.trim()) ?? [];
    if (called === '' || !isKnownGiven(called) || fold(called) !== given || !isKnownSurname(surname))
      continue;
    const value = `${called} ${surname.charAt(0).toUpperCase()}${surname.slice(1)}`;
    return { value, confidence: PLAIN, page: line.page, quote: line.text };
  }
  return null;
}
