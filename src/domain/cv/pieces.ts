import { placeIn } from './vocabulary.ts';
import { looksLikeTitle } from './words.ts';

/** A part of a job's heading that may be its title or its employer. */
export interface Piece {
  text: string;
  /** Its line within the heading, from 0. */
  line: number;
  bold: boolean;
  /** Whether "at" or the like precedes it, which only an employer follows. */
  at: boolean;
  /** Whether it has the name of a town and stands where an employer does: "Carrefour | Massy". */
  town?: boolean;
  /** Whether it stands before a town and its state, as a suburb does as well: "Blue Door Bakery, Hobart TAS". */
  suburb?: boolean;
}

/** The parts of a heading, and the places among them. */
export interface Pieces {
  named: Piece[];
  places: string[];
}

// "Comptable | Carrefour | Massy": of two towns of different countries beside a title alone the first is the employer.
export function employerAmongTowns({ named, places }: Pieces, lines: number): Pieces {
  const [title] = named;
  const [only = ''] = places;
  const isFirmOrSuburb =
    title !== undefined &&
    named.length === 1 &&
    places.length === 1 &&
    looksLikeTitle(title.text) &&
    /^\p{Lu}[^,]+ [^,]+, \p{Lu}[^,]+ [A-Z]{2,3}$/u.test(only) &&
    placeIn(only.split(', ')[0] ?? '') === null;
  if (isFirmOrSuburb)
    return {
      named: [title, { text: only, line: lines - 1, bold: false, at: false, suburb: true }],
      places: [],
    };
  // "BRAINTREE⇥Chicago, IL": where a whole place stands too, a town without anything is the name of a house.
  const [house = '', where = ''] = places;
  if (
    title !== undefined &&
    named.length === 1 &&
    places.length === 2 &&
    looksLikeTitle(title.text) &&
    townAlone(house) !== null &&
    where.includes(', ') &&
    !where.includes(house)
  )
    return {
      named: [title, { text: house, line: 0, bold: false, at: false, town: true }],
      places: [where],
    };
  const towns = places.flatMap((place) => place.split(/,\s+/));
  const [first = '', second = ''] = towns;
  if (title === undefined || named.length > 1 || towns.length !== 2 || !looksLikeTitle(title.text))
    return { named, places };
  const [one, other] = [townAlone(first), townAlone(second)];
  const areApart = one !== null && other !== null && one !== other;
  if (!areApart || title.text.includes(',')) return { named, places };
  return {
    named: [title, { text: first, line: lines - 1, bold: false, at: false, town: true }],
    places: [second],
  };
}

/** The country of a text that is the name of a town and nothing else. */
export function townAlone(text: string): string | null {
  const place = placeIn(text);
  return place?.city === text && place.state === null ? place.country_code : null;
}
