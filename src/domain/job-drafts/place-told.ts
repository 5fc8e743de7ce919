import { currencyOf } from '#src/lib/places.ts';
import { cityOf } from '../lexicon/places.ts';
import { atHome, moneySaid } from './at-home.ts';
import { cityAsWritten } from './city-as-written.ts';
import { namesCountry } from './countries.ts';
import { countryOfWords } from './country-words.ts';
import { bareOf, LABELS, type Labelled } from './labels.ts';
import { locationOf, placeAlone } from './place.ts';
import { placeByWords } from './place-by-words.ts';
import { cityOfState, isInCounty } from './place-called.ts';
import { polishPlace } from './polish-names.ts';
import type { DraftFields } from './schema.ts';
import { signedAt } from './signed-place.ts';
import { countryOfTongue, isSpokenIn } from './tongue.ts';
import { townOfWriter } from './town-said.ts';
import { townStated } from './town-stated.ts';
import { headedAt, unknownPlace } from './unknown-place.ts';

type Location = NonNullable<DraftFields['location']>;

/** Where a brief says that the work is, with what whoever checks it should know. */
interface PlaceTold {
  location: Location | null;
  notes: string[];
  /** Its country, where nothing of it was guessed. */
  sure: string | null;
  /** The country by whose customs the brief is read. */
  country: string;
  /** Whether it is in a language that is not spoken where the agency is. */
  isForeign: boolean;
}

interface Written {
  text: string;
  lines: readonly string[];
  /** Of those the ones that may tell a place. */
  open: readonly string[];
  /** Of those again what tells of no interviews. */
  ofWork: readonly string[];
  labelled: Labelled;
  title: string;
}

/** Reads the place of a brief. @param home the agency's country */
export function placeTold(written: Written, home: string): PlaceTold {
  const { text, lines, open, title } = written;
  const notes: string[] = [];
  const abroad = countryOfTongue(text, home);
  const inTongue = abroad === null ? null : townIn(written, abroad);
  const said = inTongue ?? inWords(written, home);
  const byWords = toldByWords(written, said, home);
  if (byWords !== null) return byWords;
  const city = said?.type === 'remote' || said?.country !== undefined ? null : cityOfState(home);
  const isAtHome = city !== null;
  const isNowhere = !isAtHome && said?.type !== 'remote' && said?.city === undefined && !isInCounty(said);
  // What no list has is taken as a place of the agency's own country, which a text in another language does not speak of.
  const unknown = isNowhere && abroad === null ? unknownPlace(open, home, title) : null;
  const signed =
    isNowhere && said === null && unknown === null
      ? (headedAt(text, home) ?? townOfWriter(text, home) ?? signedAt(text, home))
      : null;
  const read = isAtHome
    ? { type: said?.type ?? ('on_site' as const), ...city }
    : unknown !== null
      ? { type: said?.type ?? ('on_site' as const), ...unknown }
      : signed === null
        ? said
        : { type: 'on_site' as const, ...signed };
  const here = inTongue === null ? atHome(read, text, lines, home) : read;
  const named = cityAsWritten(here, text, home);
  const isUnsaid = here === read && inTongue === null && isUnsaidAbroad(named, text, home);
  // A small town of another country, where neither that country nor its money is named: it may be one at home that no list has.
  const isOther =
    isUnsaid &&
    (isSmall(named, home) || !isSpokenIn(text, named?.country_code ?? home)) &&
    moneySaid(lines, home) !== currencyOf(named?.country_code ?? home) &&
    !text.split('\n').some((line) => LABELS.location.test(bareOf(line)));
  const location = isOther ? (named?.type === 'hybrid' ? { type: named.type } : null) : named;
  if (here !== read)
    notes.push(
      `${location?.city} was taken as the one in ${location?.country}, where the agency is and the pay is of; check location.`,
    );
  if (isOther)
    notes.push(
      `Lists know ${named?.city} only in ${named?.country}, which the text does not name; set location.`,
    );
  else if (isUnsaid || (inTongue !== null && isUnsaidAbroad(location, text, home)))
    notes.push(
      `${location?.city} was taken as the one in ${location?.country}, which the text does not name; check location.`,
    );
  if (isAtHome)
    notes.push(
      `No place stands in the text; ${location?.city} was taken, as the agency is there. Check location.`,
    );
  else if (unknown !== null)
    notes.push(`No list has a place called ${unknown.city}; it was taken as the place. Check location.`);
  else if (signed !== null)
    notes.push(
      `No place stands in the brief; ${signed.city}, where its writer signs or is met, was taken. Check location.`,
    );
  else if (location === null && !isOther) notes.push('No place was found.');
  else if (location?.type === 'remote' && location.country_code === undefined)
    notes.push(
      'The text does not say in which one country people of this remote job must live, which job boards ask for; set location.country.',
    );
  const alone = isOther ? null : (placeAlone(lines, home)?.country_code ?? null);
  const told = location?.country_code ?? alone;
  const isGuessed = unknown !== null || (isUnsaid && isSmall(location, home));
  return {
    location,
    notes,
    sure: isGuessed ? null : told,
    country: told ?? abroad ?? home,
    isForeign: abroad !== null || isOther || (isGuessed && told !== home),
  };
}

/** The place that the words of a brief name, by what lists know from the agency's country; a town with its state before one without. */
function inWords(written: Written, home: string): Location | null {
  const found = inLists(written, home);
  const { lines, labelled } = written;
  if (found?.city == null || found.state != null) return found;
  const [head = ''] = labelled.location === undefined ? lines : [labelled.location];
  const stated = townStated(labelled.location === undefined ? lines : [head], home);
  const isBetter =
    stated !== null &&
    stated.country_code !== found.country_code &&
    (stated.city === found.city || (head.includes(`${stated.city}`) && !head.includes(found.city)));
  return isBetter ? { type: found.type, ...stated } : found;
}

function inLists({ ofWork, open, labelled }: Written, home: string): Location | null {
  const labels = [labelled.location, labelled.town];
  const found = locationOf(ofWork, labels, home);
  if (found !== null && (found.city !== undefined || found.type === 'remote')) return found;
  const said = locationOf(open, labels, home) ?? found;
  if (said !== null && (said.city !== undefined || said.type === 'remote' || isInCounty(said))) return said;
  const polish = home === 'PL' ? polishPlace(open) : null;
  const stated = polish ?? townStated(open, home);
  return stated === null ? said : { type: said?.type ?? 'on_site', ...stated };
}

/** What a brief's own words for pensions, papers and checks make of its place, where they are another country's; null where nothing. */
function toldByWords(written: Written, said: Location | null, home: string): PlaceTold | null {
  const { text } = written;
  const words = countryOfWords(text);
  if (words === null || words.code === home) return null;
  const there = townIn(written, words.code);
  const money = moneySaid(written.lines, words.code);
  const decided = placeByWords(said, there, words, { text, home, money });
  if (decided === null) return null;
  const location = cityAsWritten(decided.location, text, words.code);
  const isNamed = location?.city != null && namesCountry(text, words.code);
  return {
    location,
    notes: isNamed ? [] : [decided.note],
    sure: location?.country_code ?? null,
    country: words.code,
    isForeign: true,
  };
}

/** A town that a brief names in a country, which is not the agency's: of its language, or of its words; null where none is read there. */
function townIn(written: Written, abroad: string): Location | null {
  const found = inWords(written, abroad);
  return found?.city !== undefined && found.country_code === abroad ? found : null;
}

/** Of a town that everybody knows nobody says in which country it is. */
const KNOWN_EVERYWHERE = 500_000;
/** A smaller one abroad may be one that lists do not know at home. */
const KNOWN_WELL = 150_000;

const peopleOf = (place: Location | null, home: string): number => {
  const { city, country_code: country } = place ?? {};
  return city == null ? 0 : (cityOf({ city, country: country ?? null, home })?.population ?? 0);
};

const isSmall = (place: Location | null, home: string): boolean => peopleOf(place, home) < KNOWN_WELL;

/** Whether a town that few know was found abroad, though the text names neither its country nor a part of it. */
function isUnsaidAbroad(place: Location | null, text: string, home: string): boolean {
  const { city, country_code: code, state } = place ?? {};
  if (city == null || code == null || code === home || state != null) return false;
  return peopleOf(place, home) < KNOWN_EVERYWHERE && !namesCountry(text, code);
}
