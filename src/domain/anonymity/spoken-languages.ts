import { matchesOf } from '#src/lib/matches.ts';
import { languages } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { isGivenName } from '../names/index.ts';
import { isListedHouse } from './listed-houses.ts';

interface Stretch {
  start: number;
  end: number;
}

const ITEM = '\\p{Lu}[\\p{L}\\p{M}-]+(?: \\p{Lu}[\\p{L}\\p{M}-]+)?';
const BETWEEN =
  '(?:, (?:and |or |plus |some |basic |fluent )?| (?:and|or|plus|und|et|y|e|en|och|og|i) (?:some |basic |a little |fluent )?| & )';
/** Behind what says that somebody speaks them, languages one after the other. */
const SPOKEN = new RegExp(
  `(?<=(?<!\\p{L})(?:[Ss]peaks?|[Ss]poke|[Ss]peaking|fluent in|at home in|[Ss]pricht|[Ss]preche|[Pp]arle|[Hh]abla|[Hh]ablo|[Pp]arla|[Pp]arlo|[Ff]ala|[Ff]alo|[Ss]preekt|[Ss]preek|[Tt]alar|[Tt]aler|[Ss]nakker|[Mm]ówi po|[Ll]anguages(?: are|:)) (?:fluent |some |good |native )?)${ITEM}(?:${BETWEEN}${ITEM})+(?=[.,;:)!?]|$|\\n| (?:and|or|as|at|on|in|with|to|which|but|well|fluently|daily|und|et|y|e|en)(?!\\p{L}))`,
  'gu',
);

const isLanguage = (said: string): boolean => {
  const words = said.split(/[ -]/u);
  return [said, words.at(-1) ?? ''].some((one) => {
    const plain = wordsOf(one).map(({ text }) => text);
    return languages().book.at(plain, 0)?.length === plain.length;
  });
};

/** What somebody speaks beside languages that the lists have: it is one too, also a small one or a dialect (`Dutch, German and Low Saxon`). */
export function spokenIn(text: string): Stretch[] {
  return matchesOf(SPOKEN, text).flatMap(({ 0: row, index }) => {
    const items = matchesOf(new RegExp(ITEM, 'gu'), row).map(({ 0: said, index: at }) => ({
      said,
      start: index + at,
      end: index + at + said.length,
    }));
    const known = items.filter(({ said }) => isLanguage(said));
    if (known.length * 2 < items.length) return [];
    return items
      .filter(({ said }) => !known.some((one) => one.said === said) || said.includes(' '))
      .filter(({ said }) => !isGivenName(said.toLowerCase()) && !isListedHouse(said))
      .map(({ start, end }) => ({ start, end }));
  });
}
