import { chanceOf, chancesIn } from './likely-private.ts';
import { saidIn } from './odds-of-words.ts';

/** Below this chance no sentence was private of four sets of briefs whose authors taught nothing, and three of five public ones were. */
const SURE = 0.003;
/** In fewer sentences where one stands says little. */
const ENOUGH = 8;

/**
 * Which sentences of a brief surely belong into its public ad, by all its words and by where it stands: a rule that takes a sentence for a
 * private one by a word of it ("handle disciplinary cases") does not hold against that.
 */
export function surelyPublicIn(description: string): (said: string) => boolean {
  if (saidIn(description).length < ENOUGH) return (said) => chanceOf(said) < SURE;
  const chances = chancesIn(description);
  return (said) => chances(said.replace(/[.!?…]+$/u, '')) < SURE;
}
