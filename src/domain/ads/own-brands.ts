import { companyKey } from '#src/lib/company.ts';

/** What begins with one of the words of a house in the middle of its name, and a capital behind it: "the Anvil Stout" of Oak & Anvil Brewing. */
const brandsOf = (name: string, trade: readonly string[]): RegExp | null => {
  const words = (companyKey(name) ?? name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:and|of|the|und|et|y|de)$/i.test(word))
    // The first is known as its name; the last says what many houses do.
    .slice(1, -1)
    .filter((word) => word.length > 3 && !trade.includes(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
  return words.length === 0
    ? null
    : new RegExp(String.raw`(?<=\p{Ll} )(?:${words.join('|')})(?: \p{Lu}[\p{L}’'-]*)+`, 'gu');
};

/** Where a text names what a house makes by a word of its own name. */
export function ownBrandsIn(
  text: string,
  name: string,
  trade: readonly string[] = [],
): { words: string; start: number; end: number }[] {
  const pattern = brandsOf(name, trade);
  return pattern === null
    ? []
    : [...text.matchAll(pattern)].map(({ 0: words, index: start }) => ({
        words,
        start,
        end: start + words.length,
      }));
}

/** A text without them. */
export function withoutOwnBrands(text: string, name: string, trade: readonly string[] = []): string {
  const pattern = brandsOf(name, trade);
  return pattern === null ? text : text.replace(pattern, 'our client’s brand');
}
