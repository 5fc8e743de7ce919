import type { Find } from './near.ts';

/** Finds a Cyrillic name in the cases of its languages: `Волковым` for Волков, `Яндексе` for Яндекс. */
export function declinedFinder(name: string): Find | undefined {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}[\p{Script=Cyrillic}]{3,}$/u.test(word));
  if (words.length === 0 || words.length > 2) return undefined;
  const stems = words.map((word) =>
    word.length > 4 || words.length > 1 ? word.replace(/(?:ий|ый|ой|ая|яя|[аяйьоеы])$/u, '') : word,
  );
  // The last letter of a stem is softer before some endings: `Розетці` of Розетка.
  const soft = stems.map((stem) =>
    stem.replace(/к$/u, '[кц]').replace(/г$/u, '[гзж]').replace(/х$/u, '[хсш]'),
  );
  const [only = ''] = stems.length === 1 && (stems[0] ?? '').length > 4 ? soft : [];
  // In small letters after what says where somebody was.
  const small =
    only === ''
      ? ''
      : `|(?<=(?<!\\p{L})(?:у|в|во|на|з|із|до|від|из|от|с) )${only.charAt(0).toLowerCase()}${only.slice(1)}\\p{Script=Cyrillic}{0,3}(?!\\p{L})`;
  const said = new RegExp(
    `(?<!\\p{L})${soft.map((stem) => `${stem}\\p{Script=Cyrillic}{0,3}`).join('[\\s-]+')}(?!\\p{L})${small}`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(said)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
