import { matchesOf } from '#src/lib/matches.ts';
import { isPeople } from './other-senses.ts';
import { sidesOfPlacesIn } from './parts-of-places.ts';
import { isInDictionary } from './reading.ts';

interface Stretch {
  start: number;
  end: number;
}

/** What a paper, a scheme or a program is had in. */
const EDITION =
  /^ (?:(?:Gold|Silver|Bronze|Platinum|Diamond|Advanced|Core|Basic|Foundation|Practitioner|Professional|Expert|Associate|Specialist|Essentials|Fundamentals|Intermediate|Lite|LT|Pro|Plus|Premium|Standard|Enterprise|Online|Desktop|Mobile|Admin|Administrator|Developer)(?![\p{L}\p{M}\p{N}&-]| \p{Lu}\p{Ll})|(?:Level|Stage|Part|Phase|Tier|Band|Site|Grade|Class|Type|Cat|Step|Unit|Version) (?:\d{1,2}|[IVX]{1,4}|\p{Lu})(?![\p{L}\p{N}]))/u;
/** What somebody may stay and work by: `a Skilled Worker visa`. */
const STAYS_BY =
  /(?<![\p{L}\p{N}])((?:\p{Lu}\p{Ll}*[ -]){1,3})(?=(?:visas?|[Vv]isa holder|permits?|Pass|Visa|Permit)(?!\p{L}))/gu;
/** Where a house stands, though its name begins with a people's: `at British Gas`. */
const OF_A_PEOPLE = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{3,})(?=[ -]\p{Ll}|[.,;:)!?]|$)/gu;
/** Of what age or people of old something is: `Roman baths`, `a Victorian terrace`. */
const OF_AN_AGE =
  /(?<![\p{L}\p{N}-])(?:Roman|Victorian|Edwardian|Tudor|Georgian|Celtic|Viking|Saxon|Norman|Byzantine|Ottoman|Gothic|Baroque|Renaissance|Regency)(?= \p{Ll}{3,})/gu;
const AT_HOUSE = /(?<!\p{L})(?:at|joined|left|ex-?) (?:the )?$/iu;

/**
 * Words of the language with a capital that are none of somebody's names: what a listed paper or program is had in (`FORS Gold`), visas,
 * and what is a people's (`a large British bank`).
 * @param known the places of papers and programs
 */
export function plainCapitalsIn(text: string, known: readonly Stretch[]): Stretch[] {
  const editions = known.flatMap(({ end }) => {
    const said = EDITION.exec(text.slice(end, end + 30))?.[0];
    return said === undefined ? [] : [{ start: end + 1, end: end + said.length }];
  });
  const visas = matchesOf(STAYS_BY, text).flatMap(({ 1: said = '', index }) =>
    said
      .trim()
      .split(/[ -]/u)
      .every((word) => word.length === 1 || isInDictionary(word.toLowerCase()))
      ? [{ start: index, end: index + said.trimEnd().length }]
      : [],
  );
  const peoples = matchesOf(OF_A_PEOPLE, text)
    .filter(
      ({ 1: word = '', index }) =>
        isPeople(word) && !AT_HOUSE.test(text.slice(Math.max(0, index - 16), index)),
    )
    .map(({ 1: word = '', index }) => ({ start: index, end: index + word.length }));
  const ages = matchesOf(OF_AN_AGE, text)
    .filter(({ index }) => !AT_HOUSE.test(text.slice(Math.max(0, index - 16), index)))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
  return [...editions, ...visas, ...peoples, ...sidesOfPlacesIn(text), ...ages];
}
