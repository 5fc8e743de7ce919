import { fold } from '#src/lib/fold.ts';

/** The words of a text in plain letters. */
export const lettersOf = (text: string): string => fold(text).replace(/[^a-z]+/g, ' ');

// Addresses write some letters as two.
const asTwo = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äæ]/g, 'ae')
    .replace(/[öøœ]/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/å/g, 'aa')
    .replace(/ß/g, 'ss');

/** How many words of a name an e-mail address or profile contains, in full, or as an initial next to a full one. */
export const agreement = (name: string, addresses: string): number =>
  Math.max(agreeing(name, addresses), agreeing(asTwo(name), addresses));

function agreeing(name: string, addresses: string): number {
  const words = lettersOf(name)
    .split(' ')
    .filter((word) => word.length > 1);
  const joined = addresses.replace(/ /g, '');
  return words.filter((word) =>
    word.length > 2 ? joined.includes(word) : addresses.split(' ').includes(word),
  ).length;
}
