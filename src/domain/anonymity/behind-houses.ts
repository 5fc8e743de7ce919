import { fold } from '#src/lib/fold.ts';
import { placeNamed } from '../lexicon/places.ts';
import { madeAtHousesIn } from './made-at-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { ownersOfHousesIn } from './owners-of-houses.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isRegion } from './reading.ts';
import { type Edit, NAMELESS } from './spans.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

/** A name of one to three words. */
const NAME =
  "(\\p{Lu}[\\p{L}\\p{M}\\p{N}’'-]*(?: (?:(?:de|do|da|di|del|of|am|an der|sur|on|upon) )?\\p{Lu}[\\p{L}\\p{M}\\p{N}’'-]*){0,2})";
/** What stands between a house and where it sits, in the languages whose towns a gazetteer has. */
const IN =
  '(?:in|at|near|on|out of|from|im|bei|à|au|a|en|em|no|na|i|på|te|w|we|v|ve|u|pri|kod|în|la|di|в|во|у|на|στη|στην|στο)';
/** `JB Hunt in Lowell`, `Siemens, Krefeld`, `Infy Mysore`, `Top Glove F25`. */
const SITS = new RegExp(`^(?:,? ${IN} | \\()${NAME}`, 'u');
/** What may as well be where somebody would like to be: `leaves Siemens, Leipzig suits her`. */
const ASIDE = new RegExp(`^, ${NAME}`, 'u');
const GOES_ON = new RegExp(`^ ${NAME}`, 'u');
/** A town of fewer people than this tells a house to those of the trade. */
const TELLS_BELOW = 250_000;
/** And one of more than this tells none. */
const TELLS_NONE = 2_000_000;

const WHY = 'stands behind a house of theirs, and may tell it';

interface Behind {
  start: number;
  end: number;
  /** Whether it tells by itself, or is shown to somebody who looks anyway. */
  isTelling: boolean;
}

/** What is told of how many people a town has; that of a place that is no town tells none. */
const peopleOf = (name: string): number | null => {
  const place = placeNamed(fold(name), 'AU');
  if (place === null) return null;
  return place.kind === 'city' ? place.population : TELLS_NONE;
};

const isOfWork = (word: string): boolean => {
  const small = word.toLowerCase();
  return (
    OF_FORMS.has(small) || OF_WORK.test(word) || ACRONYMS_OF_WORK.has(small) || LETTERS_OF_FIELD.has(small)
  );
};

/** A unit or works by its letters: `F25`, `NGC`; not the letters of what somebody does (`PM`, `SAP`). */
const isUnit = (word: string): boolean =>
  /^(?:\p{Lu}{1,4}\d{1,3}|\p{Lu}{2,4})$/u.test(word) &&
  !isOfWork(word) &&
  !isInDictionary(word.toLowerCase()) &&
  termsOf(word, []).length === 0;

/**
 * Towns, works and units that stand right behind a house or a school on record, by which those of the trade tell it once its name is gone:
 * `four years at JB Hunt in Lowell`, `Top Glove F25`, `Infy Mysore`.
 * @param hidden what of the text is taken out, as spans of it
 * @param which those that tell by themselves, or also those that somebody who looks anyway is shown
 */
export function behindHousesIn(
  text: string,
  hidden: readonly Pick<Edit, 'start' | 'end' | 'reason'>[],
  which: 'telling' | 'all',
): UncertainOccurrence[] {
  return hidden.flatMap(({ end, reason }) => {
    if (reason !== 'employer' && reason !== 'school') return [];
    const after = text.slice(end, end + 90);
    const found = [SITS, ASIDE, GOES_ON]
      .map((frame) => ({ frame, match: frame.exec(after) }))
      .find(({ match }) => match !== null);
    const [all = '', name = ''] = found?.match ?? [];
    if (name === '') return [];
    const place = placeAt(end + all.length - name.length, name, found?.frame === GOES_ON);
    if (place === null || (which === 'telling' && !(place.isTelling && found?.frame !== ASIDE))) return [];
    return [{ start: place.start, end: place.end, reason: 'employer', why: WHY }];
  });
}

/** Where a house sits: right behind it, or behind when somebody came to it. */
const SEATED = new RegExp(
  `^(?: (?:since|depuis|seit|desde|dal|sinds|sedan|siden|od|din) (?:19|20)\\d\\d)?(?:,? (?:(?:over|out|up|down) )?(?:in|at|near|im|bei|à|au|en|em|te|i|w|we|v|ve|u|în|na|в|во|у|на|στη|στην|στο) | \\()${NAME}`,
  'u',
);
/** A line of a record of work: `Siemens, Krefeld, 2018`, `Siemens, Krefeld (2018`. */
const IN_LIST = new RegExp(`^, ${NAME}(?=,? \\(?(?:(?:19|20)\\d\\d|since |seit |depuis |desde ))`, 'u');
/** A town of fewer people than this goes with its house. */
const GOES_BELOW = 50_000;
const WISHED =
  /(?<!\p{L})(?:wants?|would|wish(?:es)?|looks?|looking|seek(?:s|ing)?|open to|prefers?|ideally|hopes?|möchte|sucht|will|souhaite|cherche|voudrait|busca|quiere|quer|procura|cerca|vorrebbe|zoekt|wil|vill|söker|interview\p{L}*|client)(?!\p{L})[^.;!?]*$/iu;

/** Small towns where a house on record sits, by which those of the trade tell it: they go with it. */
function seatsIn(
  text: string,
  hidden: readonly Pick<Edit, 'start' | 'end' | 'reason'>[],
): { start: number; end: number; reason: 'employer' }[] {
  return hidden.flatMap(({ start: from, end, reason }) => {
    if (reason !== 'employer' && reason !== 'school') return [];
    if (WISHED.test(text.slice(Math.max(0, from - 120), from))) return [];
    const after = text.slice(end, end + 90);
    const [all = '', name = ''] = SEATED.exec(after) ?? IN_LIST.exec(after) ?? [];
    const words = name.split(' ');
    for (let length = name === '' ? 0 : words.length; length > 0; length -= 1) {
      const said = words.slice(0, length).join(' ');
      if (isRegion(fold(said)) || termsOf(said, []).length > 0) return [];
      const people = peopleOf(said);
      if (people === null) continue;
      if (people >= GOES_BELOW || isInDictionary(said.toLowerCase())) return [];
      const start = end + all.length - name.length;
      return [{ start, end: start + said.length, reason: 'employer' as const }];
    }
    return [];
  });
}

/** The longest beginning of a name that is a town by which a house is told, or what it calls a unit of itself. */
function placeAt(start: number, name: string, goesOn: boolean): Behind | null {
  const words = name.split(' ');
  // `left Xero in March`: a month, also where a town is called so.
  if (OF_FORMS.has((words[0] ?? '').toLowerCase())) return null;
  for (let length = words.length; length > 0; length -= 1) {
    const said = words.slice(0, length).join(' ');
    if (isRegion(fold(said))) return null;
    const people = peopleOf(said);
    if (people === null) continue;
    if (people >= TELLS_NONE) return null;
    return { start, end: start + said.length, isTelling: people < TELLS_BELOW };
  }
  const [first = ''] = words;
  return goesOn && isUnit(first) ? { start, end: start + first.length, isTelling: true } : null;
}

type Hidden = readonly Pick<Edit, 'start' | 'end' | 'reason'>[];

/** What tells a house on record by standing around it and goes with it: its small town, who owns it, what it makes. */
export const besideTakenIn = (text: string, hidden: Hidden, terms: readonly string[]): Edit[] => [
  ...[
    ...seatsIn(text, hidden),
    ...ownersOfHousesIn(text, hidden),
    ...madeAtHousesIn(text, hidden, terms),
  ].map(({ start, end, reason }): Edit => ({ start, end, reason, with: NAMELESS })),
];

/** The same for whoever sends the text, and the towns that tell by themselves. */
export const toldBesideTakenIn = (
  text: string,
  hidden: Hidden,
  terms: readonly string[],
): UncertainOccurrence[] => [
  ...behindHousesIn(text, hidden, 'telling'),
  ...ownersOfHousesIn(text, hidden),
  ...madeAtHousesIn(text, hidden, terms),
];
