import type { Find } from './near.ts';

/** Finds a Cyrillic name in the cases of its languages: `Волковым` for Волков, `Яндексе` for Яндекс. */
export function declinedFinder(name: string): Find | undefined {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}[\p{Script=Cyrillic}]{3,}$/u.test(word));
  if (words.length === 0 || words.length > 2) return undefined;
  const stems = words.map((word) => (word.length > 4 ? word.replace(/(?:ий|ый|ая|[аяйьоеы])$/u, '') : word));
  const said = new RegExp(
    `(?<!\\p{L})${stems.map((stem) => `${stem}\\p{Script=Cyrillic}{0,3}`).join('[\\s-]+')}(?!\\p{L})`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(said)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
