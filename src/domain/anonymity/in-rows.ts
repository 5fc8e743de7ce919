import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { employerNamed } from '../lexicon/employers.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { coverOf } from './spans.ts';

interface Stretch {
  start: number;
  end: number;
}

const SENTENCE = /[^.;:!?\n–—]+/gu;
const BETWEEN = /,? (?:and|or|plus|et|ou|y|e|o|und|oder|en|of) |, ?| ?& | ?\/ ?| \+ /gu;
/** Where a row is one of houses or people: `Clients include`, `with BHP, Excel`. */
const OF_HOUSES =
  /(?<!\p{L})(?:clients?|customers?|accounts?|employers?|at|for|from|joined|left|ex|stints?|spells?|worked|works|trained|studied|degrees?|school|referees?|references?|team|manager|boss|colleagues?)(?!\p{L})/iu;
const ITEM = /^\p{Lu}[\p{L}\p{N}+#./-]{1,20}(?: [\p{Lu}\p{N}][\p{L}\p{N}+#.-]{0,15})?$/u;
/** How many of a row are known at least, and what share of it. */
const [LEAST, SHARE] = [2, 0.6];
/** Of a sentence that is a row of so many and nothing else, half: `RSpec, Sidekiq`. */
const A_FEW = 3;

/**
 * What stands in a row of tools, papers and standards most of which are known, and is none of a house's, a town's or somebody's names:
 * `Excel, Jedox, Power BI`.
 * @param known the places of those that are
 */
export function inRowsIn(text: string, known: readonly Stretch[]): Stretch[] {
  const cover = coverOf(known);
  return matchesOf(SENTENCE, text).flatMap(({ 0: sentence, index }) => {
    if (OF_HOUSES.test(text.slice(Math.max(0, index - 24), index) + sentence)) return [];
    const cuts = matchesOf(BETWEEN, sentence);
    if (cuts.length === 0) return [];
    const starts = [0, ...cuts.map(({ 0: cut, index: at }) => at + cut.length)];
    const ends = [...cuts.map(({ index: at }) => at), sentence.length];
    const items = starts.map((from, at) => {
      const raw = sentence.slice(from, ends[at]);
      const start = index + from + (raw.length - raw.trimStart().length);
      return { start, end: start + raw.trim().length, said: raw.trim() };
    });
    if (items.some(({ said }) => said.split(' ').length > 4)) return [];
    const sure = items.filter((one) => cover.overlaps(one));
    const isAll = items.length <= A_FEW && items.every((one) => ITEM.test(one.said) || cover.overlaps(one));
    if (isAll ? sure.length * 2 < items.length : sure.length < LEAST || sure.length / items.length < SHARE)
      return [];
    return items
      .filter((one) => !cover.overlaps(one) && ITEM.test(one.said) && !isCalledSo(one.said))
      .map(({ start, end }) => ({ start, end }));
  });
}

const isCalledSo = (said: string): boolean =>
  employerNamed(said) !== undefined ||
  placeNamed(fold(said), 'AU') !== null ||
  said.split(' ').some((word) => isKnownGiven(word) || isKnownSurname(word));
