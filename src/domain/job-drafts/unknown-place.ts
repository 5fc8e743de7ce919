import { languageOf } from '#src/lib/language.ts';
import { countryName } from '#src/lib/places.ts';
import { explainedOf } from '../anonymity/index.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isGiven, isSurname } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { MONTH, placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';
import { LONGEST_LINE } from './town-beside-terms.ts';

/** Behind what a place is named, and before what: "at Coonawarra from", "the Bell Bay shutdown", "Hoedspruit side", "lá de Caruaru". */
const BEHIND =
  /(?<!\p{L})(?:based in|located in|out (?:at|in|near)|up (?:at|in|near)|down (?:at|in|near)|over (?:at|in)|just outside|outside(?: of)?|just out of|close to|(?:north|south|east|west|inland|upriver) of|near|around|in|at|lá (?:de|em)|aquí en|cerca de|vicino a|près de|nahe|bei|raum|omgeving|te|em|en|à|a)\s+(\p{Lu}[\p{Ll}\p{M}'’-]{3,}(?: \p{Lu}[\p{Ll}\p{M}'’-]{2,})?)(?=\s*(?:[,.;:()]|$)|\s+(?:from|until|till|for|and|area|side|way|on|starting|with|as|to|,|de|del|desde|para|y|et|pour|ab|für|und|mit|voor|met|en|per|da|com|e)(?!\p{L}))/gu;
const BEFORE =
  /(?<=^|[,.(] ?|the |our )(\p{Lu}[\p{Ll}\p{M}'’-]{3,}(?: \p{Lu}[\p{Ll}\p{M}'’-]{2,})?) (?:side|way|area|region|district|shutdown|shut|turnaround|outage|farm|mine|port|site|shed|bypass|depot|yard|warehouse|plant|branch|sawmill|mill)(?=[,.;)]|$|\s)/gu;

/** "Orange Beach AL", "Gulf Shores, AL": a town with the letters of its state, where somebody says where or ends the line. */
const IN_STATE =
  /(?:^|(?<=[,.;(–-] ?|(?<!\p{L})(?:in|at|is|near|for|from|out of) ))(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}),? (\p{Lu}{2,3})(?=\s*(?:[,.;:)]|$)| (?:office|branch|area|metro))/gu;
const IN_LAND =
  /(?<![\p{L}’'-])(\p{Lu}[\p{Ll}\p{M}'’-]{2,}(?: \p{Lu}[\p{Ll}\p{M}'’-]{2,})?),? ((?:(?:New|North|South|Northern|Southern|Eastern|Western|West|British|Nova|Prince) )?\p{Lu}[\p{Ll}-]{3,}(?: (?:Cape|Wales|Columbia|Scotia|Island|Brunswick|Dakota|Carolina|Virginia|Territory|Pradesh|Nadu|Bengal|State|Province))?)(?=\s*(?:[,.;:()]|$))/gu;
const STATES: Readonly<Record<string, RegExp>> = {
  US: /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u,
  CA: /^(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/u,
  AU: /^(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/u,
};
/** What lies in the land and is called so: "Bell Bay". */
const OF_LAND =
  /\p{L} (?:Bay|Creek|Hills?|Point|Valley|River|Park|Beach|Island|Springs?|Heights|Falls|Harbour|Harbor|Lake|Cove|Ridge|Plains?|Flats?|Gully|Downs|Vale|Green|Cross|Bridge|Wood|Heath|Moor|Sands|Head|Rock|Range|Junction)$/u;
/** A name of a house, of somebody, of a tool or a word is no place. */
function mayBePlace(name: string, text: string, home: string): boolean {
  // "Based Dorchester way": a word of a sentence that begins it.
  if (/^(?:Based|Located|Site|Office|Working|Role|Job|Work|Live|Near|Just|Out|Up|Down)\s/u.test(name))
    return false;
  const known = placeNamed(name, home);
  const reader = readerOf(text);
  const words = name.toLowerCase().split(/[\s-]+/u);
  return (
    !MONTH.test(name) &&
    roleIn(name) === null &&
    explainedOf('skill', name) === null &&
    (known === null || known.kind === 'region' || (known.kind === 'state' && known.country !== home)) &&
    // "Ironbark Water", "Boreal Foods": what a house does ends its name.
    (OF_LAND.test(name) || !isEnglish(words.at(-1) ?? '')) &&
    (OF_LAND.test(name) || !words.some((word) => isGiven(word) || (words.length === 1 && isSurname(word)))) &&
    (reader === null || reader === 'en' || !words.every((word) => isWordOf(reader, word))) &&
    !/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/u.test(name)
  );
}

/** Before "in": what is made or written with a tool, and what somebody can do. "Produce documents in Acturis", "experienced in Kafka". */
const OF_A_TOOL =
  /(?<!\p{L})(?:documents?|letters?|forms?|contracts?|claims?|slides|charts?|tables?|records?|reports?|reporting|notes?|data|invoices?|quotes?|drawings?|models?|modelling|dashboards?|tickets?|entries|orders|policies|files?|filing|spreadsheets?|designs?|code|coding|scripts?|pipelines?|payroll|accounts?|bookings?|appointments?|tasks?|rotas?|schedules?|tests?|logs?|logging|everything|experience\p{L}*|proficien\p{L}+|skill\p{L}*|fluent|versed|certified|train\p{L}*|qualified|confident|competent|knowledge|degree|diploma|expertise|background|up|erfahrung\p{L}*|kenntnisse\p{L}*|dokumente?|berichte?|rechnungen|daten|expérience|connaissances?|documents|rapports|experiencia|conocimientos?|informes|datos|esperienza|conoscenza|documenti|ervaring|kennis|documenten|rapportages?|experiência|conhecimentos?|relatórios|erfarenhet|erfaring)\s+(?:in|en|em|i|mit)\s$/iu;
/** More of a brief than lists what is asked. */
const MOST_READ = 6000;
/** "2+ years broking, Acturis, confident": what is listed among what is asked is no place, wherever else it stands. */
const isListed = (name: string, text: string): boolean =>
  new RegExp(
    String.raw`(?:, |[-*•] |\/ ?|\+ )${name.replaceAll(/[^\p{L} ]/gu, '.')}(?:,| or\b| and\b| \/|\/)`,
    'u',
  ).test(text);

/**
 * A place that a brief names and no list knows, by where it stands in its sentence; null of none. It is of the agency's own country.
 * @param title the title, whose words are no place
 */
export function unknownPlace(
  lines: readonly string[],
  home: string,
  title = '',
): { city: string; country: string; country_code: string } | null {
  const text = lines.join('\n');
  for (const line of lines.slice(0, 12))
    for (const [, name = '', state = ''] of line.matchAll(IN_STATE))
      if (STATES[home]?.test(state) === true && roleIn(name) === null)
        return { city: name, country: countryName(home) ?? home, country_code: home };
  // "Simcoe Ontario", "Kathu, Northern Cape": a town with its state in full.
  for (const line of lines.slice(0, 12))
    for (const [, name = '', state = ''] of line.matchAll(IN_LAND)) {
      const land = placeNamed(state, home);
      if (land?.kind === 'state' && land.country === home && mayBePlace(name, text, home))
        return { city: name, country: countryName(home) ?? home, country_code: home };
    }
  const isGerman = languageOf(text) === 'de';
  // "Vi behöver en Redovisningsekonom": the article of a Nordic language is no preposition.
  // "Dann a Brotzeit": an article in the south of Germany, where nouns have capitals.
  for (const line of lines.slice(0, 12))
    for (const { 0: whole, 1: name = '', index } of [...line.matchAll(BEHIND), ...line.matchAll(BEFORE)])
      if (
        !(isGerman && /^a\s/iu.test(whole)) &&
        !OF_A_TOOL.test(line.slice(Math.max(0, index - 30), index + whole.indexOf(name))) &&
        mayBePlace(name, text, home) &&
        !title.toLowerCase().includes(name.toLowerCase()) &&
        !isListed(name, text.slice(0, MOST_READ))
      )
        return { city: name, country: countryName(home) ?? home, country_code: home };
  return null;
}

/** The town in the line that heads a brief: "Spoke w/ Mona, Zahra Spare Parts, Sharjah industrial area 6". */
export function headedAt(text: string, home: string): ReturnType<typeof placeOf> {
  const [line = ''] = text.trim().split('\n');
  for (const piece of line
    .slice(0, LONGEST_LINE)
    .split(/,\s*|\s[–-]\s/u)
    .slice(1)) {
    const place = placeOf(piece, home);
    if (place?.city !== undefined && place.country_code === home) return place;
  }
  return null;
}
