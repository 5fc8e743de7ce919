import { matchesOf } from '#src/lib/matches.ts';
import { type Edit, NAMELESS } from './spans.ts';

const MEANS =
  '(?:means|meaning|meant|(?:is|was) (?:the |an? )?(?:\\p{Lu}\\p{L}+ )?(?:word )?for|stands for|translates (?:as|to|into)|heißt(?: übersetzt)?|bedeutet|veut dire|signifie|significa|quiere decir|vuol dire|quer dizer|betekent|betyder|betyr|oznacza|znaczy)';
const MEANING = `(?:,? (?:in|auf|en|em|in het|på|po) \\p{L}+)?,? (?:["“„«'‘]|(?:an?|the|eine?|der|die|das|une?|le|la|un[ao]?|el|il|uma?|o|een|de|het|ett?) ){0,2}(\\p{L}{3,})`;
const NAME =
  '(?:her|his|their|the|ihr|sein|der|son|le|su|il suo|o seu|zijn|haar) (?:(?:last|first|own|sur|family|maiden|given|middle) ?)?(?:name|surname|Name|Nachname|Familienname|Vorname|nom|prénom|apellido|nombre|cognome|nome|apelido|naam|achternaam)';
/** Behind what is called by its own name: `her name means velvet`. */
const NAME_MEANS = new RegExp(
  `(?<!\\p{L})${NAME}(?:,? ["“„«]?\\p{Lu}\\p{L}+["”“»]?,?)? ${MEANS}${MEANING}`,
  'giu',
);
const BEHIND = new RegExp(`^,? ?(?:which |a name that |der |qui |que |che |wat )?${MEANS}${MEANING}`, 'iu');
/** `The velvet glove, which her name means`. */
const MEANT_BY = new RegExp(
  `((?:\\p{Ll}{3,} ){0,2}\\p{Ll}{3,}), which (?:is what )?${NAME} (?:means|stands for|translates to)(?!\\p{L})`,
  'gu',
);
const SMALL =
  /^(?:the|and|for|with|that|this|der|die|das|les|una?|een|het|what|something|nothing|much|little|more)$/iu;
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * What a text says the person's name means, wherever the word stands in it: `Dąb means oak, and she is as steady as an oak` tells the name.
 * @param names where the name stands
 */
export function meaningsOfNameIn(
  text: string,
  names: readonly { start: number; end: number; reason: string }[],
): Edit[] {
  const told = [
    ...matchesOf(NAME_MEANS, text).flatMap(({ 1: word = '' }) => [word]),
    ...matchesOf(MEANT_BY, text).flatMap(({ 1: words = '' }) => words.split(' ')),
    ...names
      .filter(({ reason }) => reason === 'name')
      .flatMap(({ end }) => BEHIND.exec(text.slice(end, end + 80))?.[1] ?? []),
  ].filter((word) => word.length > 2 && !SMALL.test(word));
  return [...new Set(told.map((word) => word.toLowerCase()))].flatMap((word) =>
    matchesOf(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?:e?s|s)?(?![\\p{L}\\p{N}])`, 'giu'), text).map(
      ({ 0: said, index }): Edit => ({
        start: index,
        end: index + said.length,
        reason: 'name',
        with: NAMELESS,
      }),
    ),
  );
}
