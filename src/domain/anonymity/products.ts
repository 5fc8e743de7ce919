import { companyKey } from '#src/lib/company.ts';
import { linesOf } from '../lexicon/data-file.ts';
import { wordsOf } from './fold.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

/** What a house has under a name of its own. */
export interface Product {
  name: string;
  /** Whether it may as well be a tool or a word where it stands. */
  isDoubtful: boolean;
  /** Whether it is a word of the language as well, and so a name only with a capital that no beginning of a sentence explains. */
  isWord: boolean;
  /** Whether it is what people call the house in small letters: `roxinho`. */
  isCalled: boolean;
}

let byMaker: ReadonlyMap<string, Product[]> | undefined;

const keyOf = (name: string): string => wordsOf(name).join(' ');

function makers(): ReadonlyMap<string, Product[]> {
  if (byMaker !== undefined) return byMaker;
  const all = new Map<string, Product[]>();
  for (const line of linesOf('products.txt')) {
    const at = line.indexOf(': ');
    const made = line
      .slice(at + 2)
      .split(', ')
      .map((said): Product => {
        const name = said.replace(/^[?~]/u, '');
        const small = wordsOf(name).join(' ');
        return {
          name,
          isDoubtful: said.startsWith('?') || isPlaceName(small),
          isWord: isInDictionary(small),
          isCalled: said.startsWith('~'),
        };
      });
    for (const maker of line.slice(0, at).split(' = ')) {
      const key = keyOf(maker);
      all.set(key, [...(all.get(key) ?? []), ...made]);
    }
  }
  byMaker = all;
  return all;
}

const FORM_IN_CHARACTERS =
  /(?:株式会社|주식회사|ホールディングス|(?:集团|集團|控股|股份|网络|網絡|科技|有限(?:责任)?|公司))+/gu;

/** A house by its whole name, and by the first words of it that no language has: `Reliance Jio Infocomm`, `Masan Consumer`. */
function keysOf(name: string): string[] {
  const words = wordsOf((companyKey(name) ?? name).replace(FORM_IN_CHARACTERS, ''));
  const [first = '', second = ''] = words;
  const isOwn = first.length > 3 && !isInDictionary(first) && !isPlaceName(first);
  return [keyOf(name), words.join(' '), `${first} ${second}`, ...(isOwn ? [first] : [])];
}

/** What an organisation of these names makes, sells, prints or runs under names of its own. */
export function productsOf(names: readonly string[]): Product[] {
  const all = makers();
  const found = new Map(
    names.flatMap(keysOf).flatMap((key) => (all.get(key) ?? []).map((one) => [one.name, one] as const)),
  );
  // What bears the house's own name is found by that.
  const own = new Set(names.map(keyOf));
  return [...found.values()].filter(({ name }) => !own.has(keyOf(name)));
}

const NAME = "\\p{Lu}[\\p{L}\\p{N}’'&-]*(?: (?:\\p{Lu}[\\p{L}\\p{N}’'&-]*|\\d+))*";
// "The WindLark turbine and the GustSense sensor": what a name is of may stand between.
const NAMES = String.raw`(?:the )?(${NAME}(?:(?: \p{Ll}[\p{L}-]*){0,2}(?:,| and|, and| &| or) (?:the )?${NAME})*)`;
const BRANDS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Bb]rands?|[Ll]abels|[Tt]itles|[Pp]roducts|[Bb]anners|[Mm]astheads|[Rr]anges)(?:,? (?:such as|like|including|are|include|called|named)|:) ${NAMES}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Mm]akers?|[Oo]wners?|[Pp]roducers?|[Pp]ublishers?|[Mm]anufacturers?|[Oo]perators?) of ${NAMES}`,
    'gu',
  ),
  new RegExp(`${NAMES} (?:brands?|labels?|range)(?!\\p{L})`, 'gu'),
];
const HOUSES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Tt]rad(?:es|ing) as|[Tt]/a|[Aa]lso known as|[Ff]ormerly(?: known as)?|[Pp]art of|[Ss]ubsidiary of|[Oo]wned by) ${NAMES}`,
    'gu',
  ),
];

const told = (patterns: readonly RegExp[], said: string): string[] => [
  ...new Set(
    patterns.flatMap((pattern) =>
      [...said.matchAll(pattern)].flatMap(({ 1: names = '' }) =>
        names
          .split(/(?:,| and|, and| &| or) (?:the )?/u)
          .map((name) => name.replace(/(?: \p{Ll}[\p{L}-]*)+$/u, ''))
          .filter((name) => name.length > 2),
      ),
    ),
  ),
];

/** Names of brands, titles and products that what is said of an organisation tells as its own. */
export const brandsTold = (said: string): string[] => told(BRANDS, said);

/** Names that what is said of an organisation tells it has or had, and of houses that it belongs to. */
export const housesTold = (said: string): string[] => told(HOUSES, said);
