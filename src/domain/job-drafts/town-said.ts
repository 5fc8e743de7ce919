import { cityOf } from '../lexicon/places.ts';
import { isGiven } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { MONTH, placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';

type Place = NonNullable<ReturnType<typeof placeOf>>;

const TOWN = String.raw`(\p{Lu}[\p{L}'’-]{2,}(?:[ -](?:de |del |di |la |el |sur |en |am |an der )?\p{Lu}[\p{L}'’-]+){0,2})`;

/** A piece of a sentence that opens with a word of where somebody works or sets out from: "based Timaru", "départ Nîmes", "para Logroño". */
const LED = new RegExp(
  String.raw`^(?:(?:based|located|stationed|situated|home base|base|covering|serving|out of|working from|for|to|départ|secteur|base|basé(?:e)?|région|pour|sur|raum|nähe|gebiet|für|zona|base en|para|per|regio|omgeving|voor|till|til|i|på|na|do)\s+(?:the |la |el |le )?)?${TOWN}$`,
  'iu',
);
/** What stands behind a town and says only that its surroundings are meant too: "y obras de la zona", "med omnejd", "and nearby towns". */
const AROUND =
  /\s+(?:(?:and|y|e|et|und|en|och|og|plus|with)\s+\p{Ll}.*|(?:med|mit|met|con|avec) (?:omnejd|omland|umgebung|umland|omgeving|alrededores|dintorni|environs)|area|side|way|district|region)$/u;
/** What is ours or at which the work is, by the town before its kind: "at our Nagpur package", "for our Tulsa property". */
const OURS =
  /(?<!\p{L})(?:our|my|the new|their) (\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+)?) (?:\p{Ll}+ )?\p{Ll}{3,}/gu;
/** The same with a street or a quarter between: "for Noida Sec 62 office". */
const HOUSE_IN =
  /(?<!\p{L})(?:for|at|in) (\p{Lu}[\p{L}'’-]{2,})(?: (?:\p{Lu}[\p{L}'’.-]*|\d+)){1,3} (?:office|branch|site|store|shop|showroom|plant|clinic|campus|project|factory|warehouse)(?!\p{L})/gu;

/** Of those who work in a town: "ons team Deventer", "team Bath". */
const TEAM_IN =
  /(?<!\p{L})(?:[Tt]eam|[Ee]quipo|[Éé]quipe|[Ss]quadra|[Aa]fdeling|[Vv]estiging|[Ff]iliaal|[Ff]iliale|[Nn]iederlassung)(?: de| in| van| von| di)? (\p{Lu}[\p{L}'’-]{2,}(?: (?:aan|an|am|sur|upon) \p{Ll}{0,3} ?\p{Lu}[\p{L}'’-]+)?)/gu;

/** More of a line than says where. */
const LONGEST_LINE = 300;
/** How many lines at the head of a brief say where the work is. */
const FIRST_LINES = 12;

/** "Our Adelaide courts": of so large a town nobody there thinks of somebody who is called so. */
const LARGE = 300_000;

function ownTown(said: string, home: string): Place | null {
  if (MONTH.test(said) || roleIn(said) !== null) return null;
  // Whoever is called so, and words: a town only where a list has it under the very name and nothing else is called so.
  const isLarge = (cityOf({ city: said, country: home, home })?.population ?? 0) > LARGE;
  if (isEnglish(said.toLowerCase()) || (isGiven(said.toLowerCase()) && !isLarge)) return null;
  const place = placeOf(said, home);
  return place?.city !== undefined && place.country_code === home ? place : null;
}

/** A town of the agency's own country that a piece of the first lines is, with a word before it or its surroundings behind it; null of none. */
export function townSaid(lines: readonly string[], home: string): Place | null {
  for (const line of lines.slice(0, FIRST_LINES)) {
    for (const piece of line.slice(0, LONGEST_LINE).split(/[,;|()•/]\s*|[.!?]\s+|\s[–-]\s/u)) {
      const said = piece.trim().replace(/[.!?]+$/u, '');
      const [, town] = LED.exec(said.replace(AROUND, '')) ?? [];
      const place = town === undefined || !/^\p{Lu}/u.test(town) ? null : ownTown(town, home);
      if (place !== null) return place;
    }
    for (const pattern of [OURS, HOUSE_IN, TEAM_IN])
      for (const [, town = ''] of line.slice(0, LONGEST_LINE).matchAll(pattern)) {
        const place = ownTown(town, home);
        if (place !== null) return place;
      }
  }
  return null;
}

/** Where whoever writes says that their house is: "it is Farah from Prairie Smiles Dental in Regina", "Kev from the Feathers in Ludlow here". */
export function townOfWriter(text: string, home: string): Place | null {
  for (const line of text.trim().split('\n').slice(0, 2)) {
    const [, town = ''] =
      new RegExp(
        String.raw`(?:from|of|at|with|here at|von|de|du|des|della?|van|från)\s[^,.!?\n]{2,60}\s(?:in|à|en|a|te|i)\s${TOWN}(?=\s*(?:$|[,.!?)]|x{1,3}$|here|hier|speaking|again))`,
        'u',
      ).exec(line.slice(0, LONGEST_LINE)) ?? [];
    const place = town === '' ? null : placeOf(town, home);
    if (place?.city !== undefined && place.country_code === home) return place;
  }
  return null;
}
