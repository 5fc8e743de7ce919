import { companyKey } from '#src/lib/company.ts';
import { skills } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';

const FEWEST_LETTERS = 4;
const wordsOf = (name: string): string[] =>
  (companyKey(name) ?? name).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Where a text has what is coined of the first word of a house's name: "VelaCare" of Vela Health. A tool of that name is none. */
function coinedIn(text: string, name: string, trade: readonly string[]): { words: string; start: number }[] {
  const words = wordsOf(name);
  const first = words[0] ?? '';
  if (first.length < FEWEST_LETTERS || !/^\p{L}+$/u.test(first) || trade.includes(first.toLowerCase()))
    return [];
  const whole = words.join('').toLowerCase();
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}@.-])${capital(first)}\p{Lu}[\p{L}\p{N}]+(?![\p{L}\p{N}@-]|\.\p{Ll})`,
    'gu',
  );
  return [...text.matchAll(pattern)]
    .map(({ 0: said, index: start }) => ({ words: said, start }))
    .filter(({ words: said }) => {
      // The name itself without its spaces is known as the name.
      const isName = whole.startsWith(said.toLowerCase());
      return !isName && !isKnownTool(said);
    });
}

/** What no house makes: laws, awards, offices and roles are called so everywhere ("the Housing Acts" of Fenland Housing Trust). */
const OF_EVERYBODY =
  'Acts?|Laws?|Regulations?|Regs|Codes?|Bills?|Directives?|Orders?|Rules|Standards?|Ombudsman|Benefits?|Tribunals?|Commission|Authorit(?:y|ies)|Officers?|Managers?|Assistants?|Advis[eo]rs?|Directors?|Inspectors?|Certificates?|Diplomas?|Degrees?|NVQ|Level|Council|Awards?|Agreements?';

/** What begins with one of the words of a house in the middle of its name, and a capital behind it: "the Anvil Stout" of Oak & Anvil Brewing. */
const brandsOf = (name: string, trade: readonly string[]): RegExp | null => {
  const words = wordsOf(name)
    .filter((word) => !/^(?:and|of|the|und|et|y|de)$/i.test(word))
    // The first is known as its name; the last says what many houses do.
    .slice(1, -1)
    .filter((word) => word.length > 3 && !trade.includes(word.toLowerCase()))
    .map(capital);
  return words.length === 0
    ? null
    : new RegExp(
        String.raw`(?<=\p{Ll} )(?:${words.join('|')})(?!(?: \p{Lu}[\p{L}’'-]*){0,2} (?:${OF_EVERYBODY})(?!\p{L}))(?: \p{Lu}[\p{L}’'-]*)+`,
        'gu',
      );
};

/** "Silverline, our skincare range": what a house calls its own. */
const OF_OURS =
  /(?<=\p{Ll} )\p{Lu}[\p{L}\p{N}’'-]+(?: \p{Lu}[\p{L}\p{N}’'-]+){0,2}(?=,? (?:\(|– |- )?(?:our|its|their) (?:own |new(?:est)? |flagship )?(?:[\p{L}-]+ ){0,3}(?:range|brand|label|line|collection|product|portfolio|app|platform|magazine|chain|programme|show|game|series|drink|beer|wine)s?(?!\p{L}))/gu;

const MAKES =
  'builds?|mak(?:e|es|ing)|develops?|produces?|publish(?:es)?|sells?|manufactures?|ships?|runs?|owns?|edits?|offers?|provides?|baut|entwickelt|produziert|vertreibt|verkauft|bietet|betreibt|stellt|édite|développe|produit|fabrique|commercialise|vend|propose|desarrolla|fabrica|produce|vende|edita|comercializa|sviluppa|realizza|maakt|ontwikkelt|bouwt|produceert|verkoopt|levert|desenvolve|produz|tillverkar|utvecklar|producerar|säljer|bygger|produserer|utvikler|lager|selger|fremstiller|udvikler|sælger|produkuje|tworzy|sprzedaje|rozwija';
/** A word that somebody has coined: "FleetBox". */
const COINED = String.raw`\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*(?: (?:\p{Lu}[\p{L}\p{N}]*|\d+))?`;

/** "Kestrel Systems builds FleetBox", "Moreau édite le logiciel DocuPro": what a house makes, by a word that is coined and no known tool. */
function madeIn(text: string, name: string): { words: string; start: number }[] {
  const first = wordsOf(name).find((word) => word.length >= FEWEST_LETTERS);
  if (first === undefined) return [];
  const named = new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}])(?:${capital(first)}|${first.toUpperCase()})(?:[ &-]\p{L}[\p{L}’'&.-]*){0,4}\)? (?:${MAKES}) (?:[\p{L}’'-]+ ){0,3})${COINED}`,
    'gu',
  );
  return [...text.matchAll(named)]
    .map(({ 0: words, index: start }) => ({ words, start }))
    .filter(({ words }) => !isKnownTool(words));
}

const isKnownTool = (words: string): boolean => skills().book.at(plainWords(words), 0) !== undefined;

/** Where a text names what a house makes by a word of its own name, or as its own. */
export function ownBrandsIn(
  text: string,
  name: string,
  trade: readonly string[] = [],
): { words: string; start: number; end: number }[] {
  const pattern = brandsOf(name, trade);
  const called =
    pattern === null
      ? []
      : [...text.matchAll(pattern)]
          .map(({ 0: words, index: start }) => ({ words, start }))
          // The name itself, whole, is known as the name.
          .filter(({ start }) => !text.slice(0, start).endsWith(`${capital(wordsOf(name)[0] ?? '')} `));
  const ofOurs = [...text.matchAll(OF_OURS)]
    .map(({ 0: words, index: start }) => ({ words, start }))
    .filter(({ words }) => !isKnownTool(words));
  const found = [...called, ...ofOurs, ...coinedIn(text, name, trade)];
  const made = madeIn(text, name).filter(({ start }) => found.every((one) => one.start !== start));
  return [...found, ...made]
    .map(({ words, start }) => ({ words, start, end: start + words.length }))
    .sort((a, b) => a.start - b.start);
}

/** A text without them. */
export const withoutOwnBrands = (text: string, name: string, trade: readonly string[] = []): string =>
  ownBrandsIn(text, name, trade).reduceRight(
    (now, { start, end }) => `${now.slice(0, start)}our client’s brand${now.slice(end)}`,
    text,
  );
