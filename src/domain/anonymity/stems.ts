import { isGivenName } from '../names/index.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { ACRONYMS_OF_WORK } from './words.ts';

const AT = '(?:at|for|from|to|by|with|joined|left|leaving|ex|bij|bei|bij|chez|hos|presso|na|no)';
const SURELY_AT = '(?:at|joined|left|leaving|ex|chez|bij|bei|hos)';
const GOES_ON =
  '(?=[.,;:)]|$|\\n| (?:in|on|as|since|until|till|before|after|where|who|and|for|between|doing|through|during)(?!\\p{L}))';
const KIND =
  /^(\p{L}{3,})(?:bank|pay|tel|mart|air|card|soft|net|tech|\.(?:com|io|ai|co|app|net|org|nl|de|fr))$/iu;
const NO_HOUSE =
  /^(?:AG|SA|SE|NV|BV|PLC|LLC|LLP|LTD|INC|NHS|TAFE|NSW|UK|USA|US|NZ|AU|ANZ|APAC|EMEA|UAE|HQ|IT|HR|PTY|KG|SRL|SPA|SARL|AB|AS|OY|II|III|IV)$/u;

/**
 * Finds an employer by a piece of its name where the sentence says that somebody was there: by what stands before its kind in one word (`at mono`
 * of Monobank, `for bol` of bol.com), by capitals behind its first word (`SDI` of Samsung SDI), by its first word in the plural
 * (`called down to Slaughters`).
 */
export function stemFinder(name: string): Find | undefined {
  const words = name.trim().split(/\s+/u);
  const [first = '', ...rest] = words;
  const patterns: string[] = [];
  const stem = words.length === 1 ? KIND.exec(first)?.[1] : undefined;
  if (stem !== undefined && !isGivenName(stem.toLowerCase()) && !isPlaceName(stem.toLowerCase())) {
    const at = isInDictionary(stem.toLowerCase()) ? SURELY_AT : AT;
    patterns.push(`(?<=(?<!\\p{L})${at}[ -])${either(stem)}(?!\\p{L})${GOES_ON}`);
  }
  for (const word of rest)
    if (/^\p{Lu}{3,5}$/u.test(word) && !NO_HOUSE.test(word) && !ACRONYMS_OF_WORK.has(word.toLowerCase()))
      patterns.push(`(?<=(?<!\\p{L})${AT}[ -])${word}(?![\\p{L}\\p{N}])(?=[.,;:)’']|$| \\p{Ll})`);
  const isWhole = /^\p{Lu}\p{Ll}{4,}$/u.test(first) && !/s$/u.test(first) && rest.length > 0;
  if (isWhole && !isPlaceName(first.toLowerCase()) && !isGivenName(first.toLowerCase()))
    patterns.push(`(?<=(?<!\\p{L})${AT}[ -])${first}s(?![\\p{L}’'-])(?! \\p{Lu})`);
  if (patterns.length === 0) return undefined;
  const said = new RegExp(patterns.join('|'), 'gu');
  return (text) =>
    [...text.matchAll(said)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}

// As it is written, in small letters, or with a capital.
const either = (stem: string): string =>
  `(?:${[...new Set([stem, stem.toLowerCase(), stem.charAt(0).toUpperCase() + stem.slice(1).toLowerCase()])].join('|')})`;

const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|double|triple)$/iu;

/** Whether a number that a house is called by counts something there: `Three years in France`. */
export const counts = (text: string, start: number, end: number): boolean =>
  NUMBER.test(text.slice(start, end)) &&
  /^[ -](?:\p{Ll}+ )?(?:\p{Ll}{2,}s|people|men|women|children|staff|percent|dozen|hundred|thousand|million)(?!\p{L})/u.test(
    text.slice(end, end + 30),
  ) &&
  (/^ \p{Ll}+s (?:are|were|have|came|arrived|went)(?!\p{L})/u.test(text.slice(end, end + 30)) ||
    !/^ (?:is|was|has|does|needs|wants|asks|says|runs|makes|takes|sells|pays|offers|keeps|gives|works)(?!\p{L})/u.test(
      text.slice(end, end + 10),
    ));
