import { cityOf } from '../lexicon/places.ts';
import { type RoleReading, readRole } from './reader.ts';

/** Words of a name that say only what kind of house it is. */
const OF_HOUSES =
  /^(?:ltd|limited|llc|inc|corp|corporation|company|plc|llp|gmbh|ggmbh|mbh|pty|sarl|sas|srl|spa|lda|group|holding|holdings|und|and|the|for|of|der|die|das|van|von|del|della|des|les)$/iu;

/** The words of a name that tell one house from another. */
const tellingWords = (name: string): string[] =>
  (name.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).filter((word) => word.length > 3 && !OF_HOUSES.test(word));

const small = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/** Before a name alone it says where something is, not whose: "in Durham", "Location: Durham". */
const AT_PLACE =
  /(?:(?<!\p{L})(?:in|near|around|outside|based|close to|town of|city of|à|en|em|te|i|w|we|zu|bei|nahe|raum|regio|omgeving|zona|près de|cerca de|vicino a)|[:,(|–-]|^)\s*$/iu;
/** What stands behind a name that is a place by itself: nothing, a stop, or a state. */
const PLACE_ENDS = /^\s*(?:[,.;:)|]|$|\p{Lu}{2,3}(?!\p{L}))/u;
/** "Our Leeds office": where a house is, if so many live there that it tells nobody whose it is. */
const HOUSE_BEHIND =
  /^ (?:office|branch|site|location|depot|store|shop|plant|warehouse|team|hub|region|area)(?!\p{L})/u;
const LARGE = 200_000;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Whether a word of a house's name says at one place of a text where something is. */
function saysWhere(before: string, behind: string, isLarge: boolean): boolean {
  if (isLarge && HOUSE_BEHIND.test(behind)) return true;
  return AT_PLACE.test(before) && (/\p{L}\s*$/u.test(before) || PLACE_ENDS.test(behind));
}

/**
 * A text without the name of a house: whole, its beginning of two words and more, and of its single words the one that was taken for a
 * town, wherever it says not where something is.
 */
function withoutHouse(text: string, name: string, town: string, home: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'.-]*/gu) ?? [];
  let open = text;
  for (let length = words.length; length > 1; length -= 1) {
    const said = words.slice(0, length).map(escaped).join(String.raw`[\s,&.+-]{1,4}(?:and |und |et |y |e )?`);
    open = open.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${said}(?![\p{L}\p{N}])`, 'giu'), 'us');
  }
  const isLarge = (cityOf({ city: town, country: home, home })?.population ?? 0) >= LARGE;
  const ofTown = new Set(small(tellingWords(town)));
  for (const word of tellingWords(name).filter((one) => ofTown.has(one.toLowerCase())))
    open = open.replace(
      new RegExp(String.raw`(?<![\p{L}\p{N}’'-])${escaped(word)}(?:['’]s)?(?![\p{L}\p{N}-])`, 'gu'),
      (said, at: number, all: string) => {
        const before =
          all
            .slice(Math.max(0, at - 40), at)
            .split('\n')
            .at(-1) ?? '';
        const behind = all.slice(at + said.length, at + said.length + 20).split('\n')[0] ?? '';
        return saysWhere(before, behind, isLarge) ? said : 'us';
      },
    );
  return open;
}

/** Notes about where the work is and what it pays, which are read anew. */
const OF_PLACE = /location|place|currency|compensation|\bpay\b/iu;
const UNLISTED = 'No list has a place called ';

/**
 * A reading whose place is no word of the client's own name: read anew without the name, a place is only what is named apart from it. It
 * would tell whose job it is.
 * @param name the client's
 * @param home the agency's country
 */
export function withoutClientAsPlace(
  reading: RoleReading,
  name: string,
  home: string,
): Pick<RoleReading, 'fields' | 'notes'> {
  const { fields, notes } = reading;
  const city = fields.location?.city ?? null;
  const own = new Set(small(tellingWords(name)));
  const isOwn = (said: string): boolean => small(tellingWords(said)).some((word) => own.has(word));
  if (city === null || !isOwn(city)) return { fields, notes };
  const text = fields.description ?? '';
  const open = withoutHouse(text, name, city, home);
  const isUnlisted = notes.some((note) => note.startsWith(`${UNLISTED}${city};`));
  if (open === text && !isUnlisted) return { fields, notes };
  const again = readRole(open, home);
  const { location = null, compensation } = again.fields;
  const isFree =
    location?.city != null &&
    !(isOwn(location.city) && again.notes.some((note) => note.startsWith(UNLISTED)));
  const { compensation: _, ...rest } = fields;
  return {
    fields: {
      ...rest,
      location: isFree ? location : null,
      ...(compensation === undefined ? {} : { compensation }),
    },
    notes: [
      ...notes.filter((note) => !OF_PLACE.test(note)),
      ...again.notes.filter((note) => OF_PLACE.test(note) && (isFree || !note.startsWith(UNLISTED))),
      ...(isFree ? [] : ['No place was found but in the name of the client; set location.']),
    ],
  };
}
