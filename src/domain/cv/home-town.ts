import { fold } from '#src/lib/fold.ts';
import { addressTown, isKnownTown, placeOf } from './address-town.ts';
import { withCityOfState } from './city-of-state.ts';
import { isContactLine } from './contact.ts';
import type { Found } from './found.ts';
import { locationOf, rankOfPlace } from './person.ts';
import { tellsNoTown } from './place-beside.ts';
import type { CvLine } from './source.ts';
import { type Place, placeIn } from './vocabulary.ts';

/** The lines among which a page tells where its person lives, the likeliest first. */
export interface Told {
  /** The head of the page, with a section of contact details. */
  head: readonly CvLine[];
  /** What stood with a list that goes on beside the name. */
  swallowed: readonly CvLine[];
  /** What stands next to an address or a number. */
  near: readonly CvLine[];
  /** Sentences that say it. */
  said: readonly CvLine[];
  /** All that is about the person but for jobs and schools. */
  beside: readonly CvLine[];
  /** All lines but those of referees. */
  own: readonly CvLine[];
}

/**
 * Where the person lives.
 * @param called the line with the name, which is not a place
 * @param home the agency's country, for towns that no large one is called as
 */
export function homeOf(told: Told, called: string | null, home: string): Found<Place> | null {
  const { head, swallowed, near, said, beside, own } = told;
  const asked = beside.filter((line) => rankOfPlace(line) > 0);
  const isAsked = head.some((line) => rankOfPlace(line) > 0);
  const dialled = own.filter(({ text }) => isContactLine(text));
  let country: Found<Place> | null = null;
  for (const read of [
    () => (isAsked ? null : addressTown(head, home, 'postcode')),
    () => locationOf(head, called),
    () => addressTown(beside, home, 'postcode'),
    () => locationOf(swallowed, called),
    () => locationOf(near, called),
    () => locationOf(said, called),
    () => locationOf(asked, called),
    () => addressTown(head, home, 'address'),
    () => addressTown(dialled, home, 'address'),
    () => addressTown(near, home, 'quarter'),
    // "Apodaca, Nuevo León | Cel. 81 5555 0164 | ximena@…": long with what stands beside it.
    () =>
      addressTown(
        head.filter(({ text }) => isContactLine(text)),
        home,
        'quarter',
      ),
    () => locationOf(own.filter(isOfHome), called),
    () => besideLabel(own, home),
    () => nativeOf(own, home),
  ]) {
    const found = read();
    if (found?.value.city != null) return withCityOfState(found, own, home);
    // "Argentina" beside a nationality is less than a town further on.
    country ??= found;
  }
  return country;
}

// A field that asks where somebody lives, among those of what they do: "Beruf" above "Wohnort⇥Offenburg".
const HOME_FIELD =
  /^\W*(?:wohnort|wohnhaft in|woonplaats|place of residence|lieu de r[ée]sidence|residenza|bostadsort|hemort|bosatt?(?: i)?|bosted|bopæl|asuinpaikka|miejsce zamieszkania)\s*[:\t]/iu;
const isOfHome = ({ text }: CvLine): boolean => HOME_FIELD.test(text);

const known = (text: string, home: string): Place | null => {
  const place = placeIn(text);
  if (place?.city != null) return place;
  return isKnownTown(text, home) ? placeOf(text, home) : null;
};

// The label of a town that stands alone, as its value was read with those of the other labels.
const ASKS =
  /^(?:current (?:location|city)|lives? in|based in|location|city|town|residence|wohnort|domicile|domicilio|ciudad|localidad|comune|residenza|cidade|localidade|woonplaats|bosted|bopael|bostadsort|ort|ville)\s*:?$/;

/** The town among the values of a form whose labels were read apart from them. */
function besideLabel(lines: readonly CvLine[], home: string): Found<Place> | null {
  const from = lines.findIndex(({ text }) => ASKS.test(fold(text)));
  if (from < 0) return null;
  // "Rijssen", which no table has, where the line of a job ends with it.
  const isNamedBelow = (cell: string): boolean =>
    /^\p{Lu}[\p{L}’-]+$/u.test(cell) && lines.some(({ text }) => text.endsWith(`, ${cell}`));
  for (const line of lines.slice(from + 1, from + 20)) {
    if (line.bullet || line.text.length > 50 || tellsNoTown(line.text)) continue;
    for (const cell of line.text.split('\t')) {
      const place = /\d/.test(cell)
        ? null
        : (known(cell, home) ?? (isNamedBelow(cell) ? placeOf(cell, home) : null));
      if (place !== null) return { value: place, confidence: 0.7, page: line.page, quote: line.text };
    }
  }
  return null;
}

// Where somebody is from, where nothing else tells.
const FROM = /^(?:native place|home ?town)\s*:\s*(\p{Lu}[\p{L}’' -]+?)\s*(?:\t.*|\(.*|,.*)?$/iu;

function nativeOf(lines: readonly CvLine[], home: string): Found<Place> | null {
  for (const line of lines) {
    const place = known(FROM.exec(line.text)?.[1] ?? '', home);
    if (place !== null) return { value: place, confidence: 0.7, page: line.page, quote: line.text };
  }
  return null;
}
