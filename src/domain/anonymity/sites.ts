import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import { wordsOf } from './fold.ts';
import { entry, type Known } from './known.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}\p{M}’'-]{1,40}(?: \p{Lu}\p{Ll}[\p{L}\p{M}’'-]{1,40}){0,2}`;
const KIND =
  '(?:mines?|pits?|plants?|complex|terminals?|towers?|lines?|refinery|smelter|hospital|sites?|works|yards?|fields?|gas|projects?|expansion|mill|depot|dam|tunnel|campus|stadium|bridge|building|estate|development|office|branch|store|factory|warehouse)';

/** What a description says to be where the work was done: `the Temple Quarter tower`, `across Mangoola and Ulan`. */
const SITES: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}’'])(${NAME})(?= ${KIND}(?!\p{L}))`, 'gu'),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|across|near|around) (?:the )?)(${NAME}(?:(?:,| and) ${NAME}){0,3})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?:mine|plant|unit|terminal|site|mill|complex|refinery|line), )(${NAME})(?=[.,;]|$)`,
    'gu',
  ),
];

interface Described {
  experience?: readonly object[] | null | undefined;
  terms?: readonly string[] | null | undefined;
}

/**
 * The strings of sites and works that the descriptions of somebody's own jobs name. They tell the employer as its name does, and
 * texts about the person name them by themselves. A town of its own, a word and a term of the field are none.
 */
export function siteStrings({ experience, terms }: Described): Known[] {
  const names = new Set<string>();
  for (const one of experience ?? []) {
    const text =
      'description' in one && typeof one.description === 'string' ? one.description.slice(0, 4000) : '';
    for (const pattern of SITES)
      for (const { 1: said = '', index } of matchesOf(pattern, text)) {
        const isTerm = termsOf(text, terms ?? []).some(
          ({ start, end }) => start < index + said.length && index < end,
        );
        if (!isTerm) for (const name of said.split(/,? and |, /u)) if (isOwn(name)) names.add(name);
      }
  }
  return [...names].map((name) =>
    entry(wordsOf(name), 'employer', '[name removed]', name.includes(' ') ? 'capitals' : 'capital'),
  );
}

function isOwn(name: string): boolean {
  const words = wordsOf(name);
  if (isPlaceName(words.join(' ')) || words.some((word) => isGivenName(word))) return false;
  const unknown = words.filter((word) => word.length > 3 && !isInDictionary(word) && !isPlaceName(word));
  return words.length === 1 ? unknown.length === 1 : unknown.length > 0 || !words.some(isPlaceName);
}
