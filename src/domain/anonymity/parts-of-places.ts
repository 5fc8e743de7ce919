import { matchesOf } from '#src/lib/matches.ts';
import { folded } from './fold.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

const CAPITALS_BEHIND = /^(?:[ -]\p{Lu}[\p{L}\p{M}]+){1,3}/u;
const CAPITALS_BEFORE = /(?<!\p{L})(?:\p{Lu}[\p{L}\p{M}]+[ -]){1,3}$/u;
/** What landscapes of Romance languages are told apart by, behind the noun: `Vega Baja`, `Costa Brava`. */
const OF_LANDSCAPE =
  /^ (?:Alt[ao]|Baj[ao]|Bass[ao]|Baix[ao]|Superior|Inferior|Blanc[ao]|Branc[ao]|Negr[ao]|Brav[ao]|Verde|Nevada|Grande|Dorada|Smeralda|Tropical|de la Luz|del Sol|Morena|Média|Occidental|Oriental)(?!\p{L})/u;
const LANDSCAPE = new Set(
  'vega costa sierra serra monte montes val valle vale rio ribera ribeira campo selva silva mata laguna lagoa rocha roca pena'.split(
    ' ',
  ),
);
const wordsIn = (said: string | undefined): string[] =>
  (said ?? '')
    .split(/[ -]/u)
    .filter((word) => word !== '')
    .map((word) => folded(word).text);

/**
 * Whether a word of somebody's name is one of a place of two words or more there, another of which is no name of theirs: `Abu Dhabi` of Abu
 * Khalid, `North Dakota` of Dakota, `Ho Chi Minh City` of Minh.
 * @param own the words of the same person's name, folded
 */
export function isOfPlace(
  text: string,
  { start, end }: { start: number; end: number },
  own: ReadonlySet<string> | undefined,
): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Lu}[\p{L}\p{M}]*$/u.test(said)) return false;
  if (OF_LANDSCAPE.test(text.slice(end, end + 14)) && LANDSCAPE.has(folded(said).text)) return true;
  const before = wordsIn(CAPITALS_BEFORE.exec(text.slice(Math.max(0, start - 50), start))?.[0]);
  const after = wordsIn(CAPITALS_BEHIND.exec(text.slice(end, end + 50))?.[0]);
  const all = [...before, folded(said).text, ...after];
  for (let from = 0; from <= before.length; from += 1)
    for (let to = before.length + 1; to <= all.length; to += 1) {
      const words = all.slice(from, to);
      const isOther = words.some((word, at) => from + at !== before.length && own?.has(word) !== true);
      if (words.length > 1 && words.length < 5 && isOther && isPlaceName(words.join(' '))) return true;
    }
  return false;
}

/** Whether one word of a house or school is the last of a town of two: `São Paulo` beside Universidade de São Paulo, `New York` of York. */
export function endsPlace(text: string, { start, end }: { start: number; end: number }): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Lu}[\p{L}\p{M}]*$/u.test(said)) return false;
  const first = /(?<![\p{L}\p{M}-])(\p{Lu}[\p{L}\p{M}]+)[ -]$/u.exec(
    text.slice(Math.max(0, start - 20), start),
  )?.[1];
  return first !== undefined && isPlaceName(`${folded(first).text} ${folded(said).text}`);
}

/** Whether what reads as a surname before a given name is the surname and a verb: `Pemberton will be there` of Will Pemberton. */
export function isWithVerb(said: string, part: 'first' | 'last' | 'full' | null): boolean {
  const verb = part === 'full' ? /^\p{Lu}[\p{L}’'-]+ (\p{Ll}{3,})$/u.exec(said)?.[1] : undefined;
  return verb !== undefined && isInDictionary(verb);
}

const SIDE_OF_PLACE =
  /(?<![\p{L}\p{N}-])(?:North|South|East|West|Central|Greater|Inner|Outer|Northern|Southern|Eastern|Western)(?:[ -](?:East|West))? (\p{Lu}[\p{L}\p{M}]+)(?![\p{L}-]| \p{Lu})/gu;

const AT_HOUSE = /(?<!\p{L})(?:at|with|for|by|joined|left|ex-?) (?:the )?$/iu;

/** A side of a town or a country, which is no house's name but where somebody was at it: `moved to South London`. */
export const sidesOfPlacesIn = (text: string): { start: number; end: number }[] =>
  matchesOf(SIDE_OF_PLACE, text)
    .filter(
      ({ 1: place = '', index }) =>
        isPlaceName(folded(place).text) && !AT_HOUSE.test(text.slice(Math.max(0, index - 16), index)),
    )
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
