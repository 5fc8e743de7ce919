import { isOrdinary } from '../../../lexicon/ordinary-words.ts';
import { placeAt } from '../../../lexicon/places.ts';
import { type Facet, facet } from '../../facets.ts';
import type { Draft } from '../draft.ts';

const WHERE: ReadonlySet<string> = new Set(['in', 'near', 'around', 'at', 'from', 'based', 'area']);

/** "HV", "HV Perth", "CA in Sydney": letters that a query has alone, or beside places and nothing else. */
export function isAloneOrPlaced(draft: Draft, at: number, length: number): boolean {
  const { home, text, words } = draft;
  const raw = text.slice(words[at]?.start, words[at + length - 1]?.end);
  if (length !== 1 || !/^[A-Z]{2,4}$/.test(raw) || isOrdinary(raw.toLowerCase())) return false;
  const texts = words.map((word) => word.text);
  let places = 0;
  for (let other = 0; other < texts.length; other += 1) {
    if (other === at || WHERE.has(texts[other] ?? '')) continue;
    const found = placeAt(texts, other, home.country);
    if (found === undefined) return false;
    places += 1;
    other += found.length - 1;
  }
  // "CA" alone may be a state.
  return places > 0 || placeAt(texts, at, home.country) === undefined;
}

/** Letters of a skill that are a trade of another kind besides, in the countries that have it. */
const TRADES: Readonly<Record<string, readonly [trade: string, ...countries: string[]]>> = {
  HV: ['Health Visitor', 'GB', 'IE'],
};

/** "HV": whose title or text says the letters has the skill, too. */
export function addAsLetters(draft: Draft, taken: Facet, start: number, end: number): void {
  const letters = draft.text.slice(start, end);
  const either = draft.freeNumber();
  taken.either = either;
  const said = facet({ kind: 'keyword', strength: 'must', label: letters, values: [letters] });
  draft.read.push({ at: start, end, facet: { ...said, either, demanded: true } });
  const [trade, ...countries] = TRADES[letters] ?? [];
  if (trade === undefined || !countries.includes(draft.home.country)) return;
  const doer = facet({ kind: 'role', strength: 'must', label: trade, values: [trade] });
  draft.read.push({ at: start, end, facet: { ...doer, either } });
  draft.note(
    'read_as',
    `"${letters}" was looked for as ${trade} and as ${taken.label}. Write the one that is meant in full.`,
  );
}
