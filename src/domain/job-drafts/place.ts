import { matchesOf } from '#src/lib/matches.ts';
import { countryCode, countryName } from '#src/lib/places.ts';
import { cityOf, placeNamed } from '../lexicon/places.ts';
import { isEnglish } from '../speech/index.ts';
import { roleIn } from './role-in.ts';
import type { DraftFields } from './schema.ts';

/** The place that stands beside a title, in brackets or after the last comma. */
export function placeBeside(line: string, home: string): { at: number; text: string } | null {
  for (const match of matchesOf(
    /\s*(?:\(([^()]{2,60})\)|,\s*(\p{Lu}[\p{L}'. -]{1,40}?))(?=\s*(?:$|[,.;(]))/gu,
    line,
  )) {
    const text = (match[1] ?? match[2] ?? '').trim();
    if (placeOf(text, home) !== null) return { at: match.index, text };
  }
  return null;
}

export const REMOTE =
  /\b(?:fully|100 ?%|completely|full) remote\b|\bremote[- ](?:first|only|role|position|job)\b|\bremote (?=\(?(?:anywhere|within|across))|\bwork(?:ing)? from (?:home|anywhere)\b|^remote\b|[:,(]\s*remote\b|\b(?:100 ?% |full )t[eé]l[eé]travail|\bvollständig remote\b/imu;
/** Some days here and some at home, in the words of three languages. */
export const HYBRID =
  /\bhybrid\w*|\b[1-9]\d ?% (?:remote|home[- ]?office|mobil\p{L}*|t[eé]l[eé]travail)|\bdays?(?: (?:a|per) week)? (?:in|at|from) (?:the |our )?office\b|\b(?:\d|one|two|three|four) days? in\b(?! (?:advance|lieu|a row))|\bdays? (?:at|from) home\b|\b(?:mon|tues|wednes|thurs|fri)days? (?:at|from) home\b|\bdays? wfh\b|(?<!\p{L})tage?n? (?:pro woche )?(?:im )?(?:homeoffice|home[- ]office|mobil\p{L}* arbeit\p{L}*)|(?<!\p{L})jours? (?:de |en )?t[eé]l[eé]travail|t[eé]l[eé]travail\s*:\s*\d|t[eé]l[eé]travail (?:partiel|\d)|(?<!\p{L})(?:home[- ]?office|mobil\p{L}* arbeit\p{L}*) an (?:\d|ein|zwei|drei|vier)\p{L}* tag|(?<!\p{L})in (?:\d|one|two|three|four) days (?:a|per) week|(?<!\p{L})in[- ](?:the )?office (?:\d|one|two|three|four) days|(?<!\p{L})(?:\d|one|two|three|four) days from home|from home (?:\d|one|two|three|four) days|(?<!\p{L})(?:teletrabajo (?:\d|un|dos|tres|cuatro)|(?:\d|un|dos|tres|cuatro) días? (?:de |en )?(?:teletrabajo|casa))/iu;
/** Where the work is, in words that say so. */
const WORKS_AT =
  /(?<!\p{L})(?:based in|based at|located in|hybrid (?:from|in|out of)|on[- ]site(?: in| at)?|standort|[Oo]ffice (?:in|by|near)|(?:with|am) sitz in|basée? à)\s*:?\s+((?:\p{Lu}[\p{L}'.-]+)(?:,? \p{Lu}[\p{L}'.-]+){0,3})/giu;
/** "Dispensing Optician for Tauranga, full time": nothing but the place behind the word. */
const FOR_PLACE =
  /(?<=\p{L}{3} )(?:for|für|pour|para) ((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+){0,2})(?=[,.;]|$| (?:eine[nr]?|une?|una)(?!\p{L}))/gu;
const PLACE =
  /(?<!\p{L})(?:based in|based at|located in|office in|offices in|out of|nearest town|round|near|in|at|à|en|basée? à)\s+((?:\p{Lu}[\p{L}'.-]+)(?:,? \p{Lu}[\p{L}'.-]+){0,3})/gu;

type Location = NonNullable<DraftFields['location']>;

/** More of a line than holds a title and what stands beside it. */
export const LONGEST_LINE = 300;

export function locationOf(
  lines: readonly string[],
  labelled: readonly (string | undefined)[],
  home: string,
): Location | null {
  const text = lines.join('\n');
  const named = labelled.map((said) => (said === undefined ? null : placeOf(said, home)));
  const matched = labelled[0] ?? text;
  // The line that names the role may come behind who writes and why.
  const titled = [lines[0] ?? '', ...lines.slice(1, 8).filter((line) => roleIn(line) !== null)];
  const beside = titled
    .map((line) => placeBeside(line.slice(0, LONGEST_LINE), home))
    .find((found) => found !== null);
  // What stands behind a label may be the name of a house: then the text is read as one without.
  const place =
    named.find((one) => one !== null) ??
    placeIn(lines, home) ??
    (beside === undefined ? null : placeOf(beside.text, home));
  if (HYBRID.test(matched) || HYBRID.test(text)) return { type: 'hybrid', ...place };
  if (REMOTE.test(matched) || (place === null && REMOTE.test(text)))
    return { type: 'remote', ...countryOfRemote(text) };
  if (place === null) {
    const alone = placeAlone(lines, home);
    return alone === null ? null : { type: 'on_site', ...alone };
  }
  return place === null ? null : { type: 'on_site', ...place };
}

/** Where people of a remote job must live: "anywhere in Spain", "full remote en France", "must live in the US". */
const LIVE_IN =
  /(?<!\p{L})(?:(?:remote|anywhere|live|living|reside\p{L}*|based|located|wohn\p{L}*|ansässig|résid\p{L}*)(?: \((?:anywhere )?)?[ ,(]+(?:within|across|in|from|en|au|aux|innerhalb)?\s*(?:(?:the|de[nr])\s+)?)(\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}]+)?)((?:,| or| and| und| oder| ou| et) \p{Lu}\p{L}+)?/gu;

/** The one country that a text names for them; nothing where it names several. */
function countryOfRemote(text: string): { country?: string; country_code?: string } {
  const named = new Set<string>();
  for (const [, one = '', other] of matchesOf(LIVE_IN, text))
    for (const said of [one, (other ?? '').replace(/^(?:,| \p{L}+) /u, '')]) {
      const [first = ''] = said.split(' ');
      const code = countryCode(said.replaceAll('.', '')) ?? countryCode(first.replaceAll('.', ''));
      if (code !== null) named.add(code);
    }
  const [code] = named;
  return code === undefined || named.size > 1
    ? {}
    : { country: countryName(code) ?? code, country_code: code };
}

/** "Our Bristol surgery", "the Brisbane site". */
const HOUSE_AT =
  /(?<![\p{L}'’-])(?:(?:our|the|their)\s+)?((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)?)\s+(?:site|office|surgery|plant|factory|warehouse|depot|branch|store|shop|clinic|home|hospital|yard|hangar|desk|taproom|lab|hotel|restaurant|crèche|school|studio|base|airport|venue|pub|bar|college|campus|farm|gym|salon|library|theatre|caf[eé]|kitchen|DC|distribution centre|practice|showroom|terminal|mine|lodge|winery|vineyard|brewery|garage|workshop|dealership|centre|center|gallery|museum|nursery|kindergarten|stadium|bakery|pharmacy)\b/gu;
/** The same in the small letters of a chat. */
const SMALL_HOUSE_AT =
  /(?<![\p{L}'’-])(\p{Ll}{4,}) (?:campus|site|office|surgery|depot|branch|store|shop|clinic|yard|café|cafe)\b/gu;

const placeIn = (lines: readonly string[], home: string): Omit<Location, 'type'> | null =>
  firstPlace(lines, [WORKS_AT], home) ??
  firstPlace(lines, [PLACE, HOUSE_AT, FOR_PLACE], home) ??
  smallPlace(lines, home);

function smallPlace(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
  for (const line of lines)
    for (const [, named = ''] of matchesOf(SMALL_HOUSE_AT, line)) {
      const place = isEnglish(named) ? null : placeOf(named, home);
      if (place?.city !== undefined && place.country_code === home) return place;
    }
  return null;
}

export const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

function firstPlace(
  lines: readonly string[],
  said: readonly RegExp[],
  home: string,
): Omit<Location, 'type'> | null {
  for (const line of lines) {
    for (const [whole, named = ''] of said.flatMap((pattern) => [...matchesOf(pattern, line)])) {
      // "Leaving in March": a month, though a town is called so.
      if (MONTH.test(named.replace(/\.$/u, '')) && /^in\s/i.test(whole)) continue;
      const words = named.split(' ');
      // "at Ironbark Water" is a company, although its first word is a place.
      const least = /^(?:at|for)\s/i.test(whole) && !named.includes(',') ? words.length : 1;
      for (let length = words.length; length >= least; length -= 1) {
        const place = placeOf(
          words
            .slice(0, length)
            .join(' ')
            .replace(/['’]s$/u, ''),
          home,
        );
        if (place !== null && place.city !== undefined) return place;
      }
    }
  }
  return null;
}

/** A place that is a line or a sentence by itself: "New York, NY (Remote)", "Manchester." */
export function placeAlone(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
  for (const said of lines
    .slice(0, 40)
    .flatMap((line) => line.slice(0, LONGEST_LINE).split(/(?<=[.!?])\s+/))
    .slice(1)) {
    if (!/^\p{Lu}[\p{L}'’ .,-]{2,50}(?:\([^()]{2,20}\))?[.]?$/u.test(said)) continue;
    const place = placeOf(said.replace(/\.$/, ''), home);
    if (place?.city !== undefined) return place;
  }
  return null;
}

/** Countries that are one city. */
const ONE_CITY = new Set(['SG', 'MC', 'HK', 'MO']);

// "Raffles Place, Singapore": a part of the city that is its country.
function cityState(bare: string, home: string): ReturnType<typeof placeNamed> {
  const place = placeNamed(bare.split(/,\s*/).at(-1) ?? '', home);
  return place?.kind === 'country' && ONE_CITY.has(place.country) ? place : null;
}

/** "Golders Green, London", "Hinds, Ashburton": what no list knows, as a part of the town behind it. */
function partOf(bare: string, home: string): ReturnType<typeof placeNamed> {
  const parts = bare.split(/,\s*/);
  const place = parts.length === 2 ? placeNamed(parts[1] ?? '', home) : null;
  return place?.kind === 'city' && place.country === home ? place : null;
}

/** "Wagga Wagga NSW" with its comma, "Dandenong South" as the town that it is a part of. */
function withState(bare: string, home: string): string {
  if (placeNamed(bare, home) !== null) return bare;
  const [, town = '', state = ''] = /^(\p{L}[^,]*?),? (\p{Lu}{2,3})$/u.exec(bare) ?? [];
  if (state !== '' && placeNamed(state, home)?.kind === 'state') return `${town}, ${state}`;
  // "Winton Southland": a town and what it lies in.
  const [, inRegion = '', region = ''] = /^(\p{Lu}[^,]*?) (\p{Lu}\p{L}{4,})$/u.exec(bare) ?? [];
  const lies = region === '' ? null : placeNamed(region, home);
  if (lies !== null && lies.kind !== 'city' && placeNamed(inRegion, home)?.kind === 'city') return inRegion;
  const [, whole] = /^(\p{L}[^,]*) (?:North|South|East|West|Central|Heights|[Cc]ity)$/u.exec(bare) ?? [];
  return whole !== undefined && placeNamed(whole, home)?.kind === 'city' ? whole : bare;
}

/** Parses a place such as `Perth, WA, Australia`; an unknown one is taken as a city. */
export function placeOf(matched: string, home: string): Omit<Location, 'type'> | null {
  const bare = matched
    .replace(/\((.*?)\)/g, ' ')
    .replace(/\b(?:hybrid|remote|on[- ]?site|office|cbd)\b/gi, ' ')
    .replace(/[\s,;/|–-]+$/, '')
    .replace(/^[\s,;/|–-]+/, '')
    .replace(/^\d{4,5}\s+(?=\p{L})/u, '')
    .replace(/^(?:standort|location|site|ort|lieu)\s*:?\s+/iu, '')
    .split(/\s+(?:or|oder|ou)\s+/iu)[0]
    ?.trim();
  if (bare === undefined || bare === '') return null;
  const named = placeNamed(withState(bare, home), home) ?? cityState(bare, home) ?? partOf(bare, home);
  // "Münster" is a town here before it is a part of another country.
  const isAbroad = named !== null && named.kind === 'state' && named.country !== home;
  const own = isAbroad ? cityOf({ city: bare, country: home, home }) : null;
  const place = own === null ? named : placeNamed(`${bare}, ${home}`, home);
  if (place === null || place.kind === 'region') return null;
  const country = { country: countryName(place.country) ?? place.country, country_code: place.country };
  if (place.kind === 'country')
    return ONE_CITY.has(place.country) ? { city: country.country, ...country } : country;
  if (place.kind === 'state') return { state: place.name, ...country };
  const [, second] = bare.split(',').map((part) => part.trim());
  const state = second !== undefined && placeNamed(second, home)?.kind === 'state' ? { state: second } : {};
  return { city: place.name, ...state, ...country };
}
