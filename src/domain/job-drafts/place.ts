import { languageOf } from '#src/lib/language.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { countryCode, countryName } from '#src/lib/places.ts';
import { explainedOf } from '../anonymity/index.ts';
import { cityOf, placeNamed } from '../lexicon/places.ts';
import { smallTown } from '../lexicon/small-towns.ts';
import { slug } from '../lexicon/text.ts';
import { isGiven } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { countryAbroad } from './countries.ts';
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
  /\b(?:fully|100 ?%|completely|full) remote\b|\bremote[- ](?:first|only|role|position|job)\b|\bremote (?=\(?(?:anywhere|within|across))|\bwork(?:ing)? from (?:home|anywhere)\b|^remote\b|[:,(]\s*remote\b|\b(?:100 ?% |full )t[eé]l[eé]travail|\bvollständig remote\b|(?<!\p{L})(?:100 ?% |completamente |totalmente |todo )(?:en |da |em |de )?(?:remot[oa]|teletrabajo|home ?office|distância|distanza|smart working)(?!\p{L})|(?<!\p{L})(?:100 ?%|vollständig|komplett|rein|volledig|geheel|ganz) (?:im |aus dem |vanuit |thuis|von )?(?:home ?office|thuiswerk\p{L}*|thuis|zu ?hause|mobil\p{L}*)(?!\p{L})|(?<!\p{L})full[- ]remote(?!\p{L})|(?<!\p{L})(?:lavoro|trabajo|trabalho) (?:da |en |em )?remoto(?!\p{L})/imu;
/** Some days here and some at home, in the words of three languages. */
const IN_PART = String.raw`\bhybrid\w*|\b[1-9]\d ?% (?:remote|home[- ]?office|mobil\p{L}*|t[eé]l[eé]travail)|\bdays?(?: (?:a|per) week)? (?:in|at|from) (?:the |our )?office\b|\b(?:\d|one|two|three|four) days? in\b(?! (?:advance|lieu|a row))|\bdays? (?:at|from) home\b|\b(?:mon|tues|wednes|thurs|fri)days? (?:at|from) home\b|\bdays? wfh\b|(?<!\p{L})tage?n? (?:pro woche )?(?:im )?(?:homeoffice|home[- ]office|mobil\p{L}* arbeit\p{L}*)|(?<!\p{L})jours? (?:de |en )?t[eé]l[eé]travail|t[eé]l[eé]travail\s*:\s*\d|t[eé]l[eé]travail (?:partiel|\d)|(?<!\p{L})(?:home[- ]?office|mobil\p{L}* arbeit\p{L}*) an (?:\d|ein|zwei|drei|vier)\p{L}* tag|(?<!\p{L})in (?:\d|one|two|three|four) days (?:a|per) week|(?<!\p{L})in[- ](?:the )?office (?:\d|one|two|three|four) days|(?<!\p{L})(?:\d|one|two|three|four) days from home|from home (?:\d|one|two|three|four) days|(?<!\p{L})(?:teletrabajo (?:\d|un|dos|tres|cuatro)|(?:\d|un|dos|tres|cuatro) días? (?:de |en )?(?:teletrabajo|casa))`;
const SOME =
  '(?<![\\d-])(?:[1-4](?: ?[-–/] ?[2-4])?|one|two|three|four|most|some|a couple of|ein|zwei|drei|vier|un|deux|trois|quatre|dos|tres|cuatro|één|een|twee|drie|uno|due|tre|um|dois|duas|três|quatro)';
const WEEKDAY = '(?:mon|tue|wed|thu|fri)[a-z]*\\.?';
const HOME =
  '(?:wfh|remote(?:ly)?|home ?working|home[- ]?office|work(?:ing)? (?:from|at) home|at home|from home|homeoffice|mobil\\p{L}*|de chez (?:vous|soi)|en casa|desde casa|teletrabajo|télétravail|thuis(?:werken)?)';
/** "3 days on site and 2 from home", "the rest at home", "two days of home office", "Tue to Thu in the office", "min. two days on site". */
const DIVIDED = [
  `${SOME} (?:remote|home|wfh|homeoffice|home[- ]office) days?`,
  `${SOME} days?(?: (?:a|per|each) week)? (?:spent |worked |working |done )?(?:from|at) home`,
  't[eé]l[eé]travail (?:les? )?(?:lundi|mardi|mercredi|jeudi|vendredi)s?',
  `${SOME} (?:days?|tage?n?|jours?|días?|dag(?:en)?)(?: (?:a|per|each|the|pro|par|por|la) (?:week|woche|semaine|semana))? (?:of |de |en |im |in |working )?${HOME}`,
  `${SOME} (?:days?|tage?n?|jours?|días?|dagen)(?: (?:a|per|each|pro|par|por|la) (?:week|woche|semaine|semana))? (?:on[- ]?site|in person|vor ort|sur (?:site|place)|en (?:la )?oficina|im büro|au bureau|op kantoor)`,
  `${SOME} (?:days?|tage?n?|jours?|días?|dagen|giorni?|dias?)(?: (?:a|per|each|pro|par|por|alla?|na|in de) (?:week|woche|semaine|semana|settimana))? (?:wfo|wfh|ftf|presencial(?:es|is)?|in (?:sede|presenza|ufficio|smart working|remoto)|di (?:smart working|remoto|ufficio)|da (?:casa|remoto)|no escritório|em casa|thuis(?:werken)?|op locatie|zuhause|zu hause|à la maison|à distance)`,
  `(?:thuiswerk\\p{L}*|smart working|home ?office|teletrabajo|teletrabalho|télétravail)(?: is)?(?: \\p{L}+)? ${SOME}(?:x|[- ])? ?(?:days?|dag(?:en)?|tage?|jours?|días?|giorni?|dias?|mal|veces|vezes)`,
  `(?:the )?(?:rest|remainder|balance|other days?)(?: of (?:the|your) week)?(?: is| are|,| can be)? (?:spent )?${HOME}`,
  `${WEEKDAY}(?:(?:, ?| ?[&/+–-] ?| and | to )${WEEKDAY})* (?:in|from|at)(?: the| our)? office`,
  `${HOME} (?:on )?${WEEKDAY}(?:(?:, ?| ?[&/+] ?| and )${WEEKDAY})*`,
].map((form) => `(?<!\\p{L})${form}(?!\\p{L})`);
export const HYBRID = new RegExp([IN_PART, ...DIVIDED].join('|'), 'iu');
/** Where the work is, in words that say so. */
const WORKS_AT =
  /(?<!\p{L})(?:based in|based at|located in|work(?:ing|s)? (?:from|out of)|hybrid (?:from|in|out of)|on[- ]site(?: in| at)?|[Ss]tandort|[Dd]ienstort|[Ss]tandplaats|[Ww]erkplek|[Ss]ede(?: di lavoro)?|[Vv]estiging|[Oo]ffice (?:in|by|near)|(?:with|am) sitz in|basée? à)\s*:?\s+((?:\p{Lu}[\p{L}'.-]+)(?:,? \p{Lu}[\p{L}'.-]+){0,3})/giu;
/** "Dispensing Optician for Tauranga, full time": nothing but the place behind the word. */
const FOR_PLACE =
  /(?<=\p{L}{3}\)? )(?:for|für|pour|para) ((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+){0,2})(?=[,.;]|$| (?:eine[nr]?|une?|una|und|and|et|y|e|en|area|region|district)(?!\p{L}))/gu;
const PLACE =
  /(?<!\p{L})(?:based in|based at|located in|office in|offices in|out of|nearest town|round|near|outside(?: of)?|close to|(?:north|south|east|west) of|in|at|à|en|basée? à)\s+((?:\p{Lu}[\p{L}'.-]+)(?:,? \p{Lu}[\p{L}'.-]+){0,3})/gu;

type Location = NonNullable<DraftFields['location']>;

/** More of a line than holds a title and what stands beside it. */
export const LONGEST_LINE = 300;

export function locationOf(
  lines: readonly string[],
  labelled: readonly (string | undefined)[],
  home: string,
): Location | null {
  const text = lines.join('\n');
  const named = labelled.map((said) => (said === undefined ? null : placeOf(said, home, true)));
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
    (beside === undefined ? null : placeOf(beside.text, home)) ??
    placeAlone(lines, home) ??
    placeBetween(lines, home);
  if (HYBRID.test(matched) || HYBRID.test(text))
    return { type: 'hybrid', ...(place ?? placeAlone(lines, home)) };
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
  /(?<!\p{L})(?:(?:[Rr]emote(?:ly)?|[Aa]nywhere|live|living|reside\p{L}*|[Bb]ased|[Ll]ocated|wohn\p{L}*|ansässig|résid\p{L}*)(?: \((?:anywhere )?)?[ ,(]+(?:within|across|in|from|en|au|aux|innerhalb)?\s*(?:(?:all|the whole|whole|continental|contiguous|mainland)(?: of)?\s+)?(?:(?:the|de[nr])\s+)?(?:(?:continental|contiguous|mainland|lower 48 of the)\s+)?|(?:cualquier (?:punto|lugar|parte|sitio|ciudad) de|toda|todo o|partout en|n[’']importe où en|von überall in|aus ganz|in ganz|ovunque in|da tutta l[’']|in tutta |(?:da )?tutta |overal in|vanuit heel|heel|qualquer lugar d[oae])\s*)(\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}]+)?)((?:,| or| and| und| oder| ou| et) \p{Lu}\p{L}+)?/gu;

/** The one country that a text names for them; nothing where it names several. */
function countryOfRemote(text: string): { country?: string; country_code?: string } {
  const named = new Set<string>();
  for (const [, one = '', other] of matchesOf(LIVE_IN, text))
    for (const said of [one, (other ?? '').replace(/^(?:,| \p{L}+) /u, '')]) {
      const [first = ''] = said.split(' ');
      const code =
        countryCode(said.replaceAll('.', '')) ??
        countryCode(first.replaceAll('.', '')) ??
        countryAbroad(first.replaceAll('.', ''));
      if (code !== null) named.add(code);
    }
  const [code] = named;
  return code === undefined || named.size > 1
    ? {}
    : { country: countryName(code) ?? code, country_code: code };
}

/** What a house of an employer is called. */
export const HOUSES =
  'site|office|surgery|plant|factory|warehouse|depot|branch|store|shop|clinic|home|hospital|yard|hangar|desk|taproom|lab|hotel|restaurant|crèche|school|studio|base|location|facility|premises|outlet|mill|refinery|quarry|ranch|estate|airport|venue|pub|bar|college|campus|farm|gym|salon|library|theatre|caf[eé]|kitchen|DC|distribution centre|practice|showroom|terminal|mine|lodge|winery|vineyard|brewery|garage|workshop|dealership|centre|center|gallery|museum|nursery|kindergarten|stadium|bakery|pharmacy';
const HOUSE_AT = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:(?:our|the|their)\s+)?((?:\p{Lu}[\p{L}'-]+)(?:,? \p{Lu}[\p{L}'-]+)?)\s+(?:${HOUSES})\b`,
  'gu',
);
/** "Notre restaurant de Megève", "nuestra tienda de Sevilla", "il negozio di Bergamo", "unser Werk in Ulm". */
const HOUSES_ABROAD =
  'siège(?: social)?|restaurants?|hôtel|usine|agence|site|magasin|atelier|cabinet|clinique|bureaux?|entrepôt|boutique|école|crèche|établissement|résidence|ehpad|maison|centre|lycée|garage|salon|ferme|domaine|chantier|plateforme|dépôt|base|succursale|laboratoire|hôpital|pharmacie|boulangerie|concession|cuisine|tienda|local|oficinas?|clínica|fábrica|almacén|hotel|restaurante|sede|planta|nave|finca|obra|residencia|colegio|taller|centro|farmacia|hospital|bodega|delegación|negozio|stabilimento|ufficio|ristorante|cantiere|impianto|magazzino|filiale|studio|clinica|scuola|punto vendita|albergo|struttura|reparto|officina|laboratorio|vestiging|kantoor|winkel|fabriek|magazijn|locatie|filiaal|werkplaats|praktijk|school|depot|bedrijf|standort|werk|niederlassung|praxis|haus|büro|klinik|lager|betrieb|baustelle|zentrale|fertigung|kanzlei|schule|kita|hof|restaurant|küche|filial|loja|unidade|escritório|fazenda|obra|armazém|centro de distribuição';
const HOUSE_OF = new RegExp(
  String.raw`(?<!\p{L})(?:${HOUSES_ABROAD}|${HOUSES_ABROAD.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())}|EHPAD) (?:de |d[’']|à |di |en |in |te |a |em |bij |bei |van |do |da )((?:\p{Lu}[\p{L}'’-]+)(?:[ -](?:de |di |del |am |an der |sur[- ])?\p{Lu}[\p{L}'’-]+){0,2})`,
  'gu',
);
/** The same in the small letters of a chat. */
const SMALL_HOUSE_AT =
  /(?<![\p{L}'’-])(\p{Ll}{4,}) (?:campus|site|office|surgery|depot|branch|store|shop|clinic|yard|café|cafe)\b/gu;

/** A place that a text names behind words that say so. */
export const placeIn = (lines: readonly string[], home: string): Omit<Location, 'type'> | null =>
  firstPlace(lines, [WORKS_AT], home) ??
  firstPlace(lines, [PLACE, HOUSE_AT, HOUSE_OF, FOR_PLACE], home) ??
  smallPlace(lines, home);

/** "Cerchiamo una segretaria a Bologna", "omgeving Tilburg": behind the prepositions of other languages, a town of the agency's own country. */
const PLACE_ABROAD =
  /(?<!\p{L})(?:a|ad|em|no|na|te|zu|bei|nahe|raum|großraum|nähe|bij|omgeving|regio|zona|zone de|près de|proche de|région de|secteur de|sur|cerca de|vicino a|presso|perto de|per|su|aan)\s+((?:\p{Lu}[\p{L}'’-]+)(?:[ -](?:de |di |del |am |an der |sur[- ])?\p{Lu}[\p{L}'’-]+){0,2})/gu;

/** What is meant where nothing before it says that it is a place: a town of the agency's own country, behind a preposition abroad, or between two commas. */
function placeBetween(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
  const isOwn = (place: Omit<Location, 'type'> | null): boolean =>
    place?.city !== undefined && place.country_code === home;
  if (languageOf(lines.join('\n')) !== 'en') {
    const place = firstPlace(lines, [PLACE_ABROAD], home);
    if (isOwn(place)) return place;
  }
  for (const line of lines.slice(0, 12))
    for (const piece of line.slice(0, LONGEST_LINE).split(/[,;|()•]\s*|[.!?]\s+|\s[–-]\s/u)) {
      const said = piece.trim().replace(/[.]$/u, '');
      if (!/^\p{Lu}[\p{L}'’-]{3,}(?: [\p{L}'’-]+){0,3}$/u.test(said) || isEnglish(said.toLowerCase()))
        continue;
      const place = placeOf(said, home);
      if (isOwn(place)) return place;
    }
  return null;
}

/** The same of a town, where somebody writes without capitals: "raum kleve", "in lüneburg". */
const SMALL_TOWN =
  /(?<![\p{L}'’-])(?:in|raum|bei|nähe|nahe|near|at|à|sur|en|cerca de|a|te|bij|omgeving|vicino a|em)\s+(\p{Ll}{3,}(?: \p{Ll}{4,})?)(?=[,.;:]|\s|$)/gu;

function smallTownIn(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
  const text = lines.join(' ');
  const reader = readerOf(text);
  // Whoever writes capitals writes them of towns.
  if ((text.match(/(?<=[\p{L},] )\p{Lu}\p{Ll}/gu) ?? []).length > 2) return null;
  for (const line of lines)
    for (const named of [...matchesOf(SMALL_TOWN, line)].flatMap(([, said = '']) =>
      said.includes(' ') ? [said, said.split(' ')[0] ?? ''] : [said],
    )) {
      const isWord =
        isEnglish(named) ||
        (reader !== null && reader !== 'en' && isWordOf(reader, named)) ||
        MONTH.test(named);
      const place = isWord || roleIn(named) !== null ? null : placeOf(named, home);
      if (place?.city !== undefined && place.country_code === home) return place;
    }
  return null;
}

function smallPlace(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
  for (const line of lines)
    for (const [, named = ''] of matchesOf(SMALL_HOUSE_AT, line)) {
      const place = isEnglish(named) ? null : placeOf(named, home);
      if (place?.city !== undefined && place.country_code === home) return place;
    }
  return smallTownIn(lines, home);
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
    const isPlace = /^\p{Lu}[\p{L}'’ .,-]{2,50}(?:\([^()]{2,20}\))?[.]?$/u.test(said);
    // "Truro, £180 a day", "Melbourne CBD | permanent full time": a line that opens with a town here.
    const opening = /^(?:[-*•] )?(\p{Lu}[\p{L}'’ -]{2,30})(?:,| \||:| [–-]) \S/u.exec(said)?.[1];
    const place = isPlace
      ? placeOf(said.replace(/\.$/, ''), home)
      : opening === undefined || isEnglish(opening.toLowerCase())
        ? null
        : placeOf(opening, home);
    if (place?.city !== undefined && (isPlace || place.country_code === home)) return place;
  }
  return null;
}

/** The town of a card at the end of a mail: "HR Partner, Corrib Biologics, Parkmore West, Galway". */
export function signedAt(text: string, home: string): Omit<Location, 'type'> | null {
  for (const line of text.trim().split('\n').slice(-CARD_LINES)) {
    const pieces = line.split(/,\s*/);
    const place = pieces.length < 2 ? null : placeOf(pieces.at(-1) ?? '', home);
    if (place?.city !== undefined && place.country_code === home) return place;
  }
  return null;
}

const CARD_LINES = 5;

/** Countries that are one city. */
const ONE_CITY = new Set(['SG', 'MC', 'HK', 'MO']);

/** The city that is a country, where work at no other place is named; null of any other country. */
export const cityOfState = (home: string): Omit<Location, 'type'> | null =>
  ONE_CITY.has(home) ? inCountry(countryName(home) ?? home, home) : null;

// "Raffles Place, Singapore": a part of the city that is its country.
function cityState(bare: string, home: string): ReturnType<typeof placeNamed> {
  const place = placeNamed(
    bare
      .split(/,\s*/)
      .at(-1)
      ?.replace(/\s*\(.*\)$/u, '') ?? '',
    home,
  );
  return place?.kind === 'country' && ONE_CITY.has(place.country) ? place : null;
}

/** "Golders Green, London", "Hinds, Ashburton": what no list knows, as a part of the town behind it. */
function partOf(bare: string, home: string): ReturnType<typeof placeNamed> {
  const parts = bare.split(/,\s*/);
  const place = parts.length === 2 ? placeNamed(parts[1] ?? '', home) : null;
  return place?.kind === 'city' && place.country === home ? place : null;
}

const PART_OF_TOWN =
  /^(\p{L}[^,]*) (?:North|South|East|West|Central|Heights|[Cc]ity|NE|NW|SE|SW|CBD|Nord|Süd|Ost|West|Mitte|Centre|Centro|Zuid|Noord|Oost)$/u;

/** "Wagga Wagga NSW" with its comma, "Dandenong South" as the town that it is a part of. */
function withState(bare: string, home: string): string {
  if (placeNamed(bare, home) !== null) return bare;
  const [, town = '', state = ''] = /^(\p{L}[^,]*?),? (\p{Lu}{2,3})$/u.exec(bare) ?? [];
  if (state !== '' && placeNamed(state, home)?.kind === 'state') return `${town}, ${state}`;
  // Codes of states that are words as well: "Tulsa OK", "Gary IN".
  if (home === 'US' && /^(?:OK|IN|OR|ME|HI)$/u.test(state) && placeNamed(town, home)?.kind === 'city')
    return town;
  // "Winton Southland": a town and what it lies in.
  const [, inRegion = '', region = ''] = /^(\p{Lu}[^,]*?) (\p{Lu}\p{L}{4,})$/u.exec(bare) ?? [];
  const lies = region === '' ? null : placeNamed(region, home);
  if (lies !== null && lies.kind !== 'city' && placeNamed(inRegion, home)?.kind === 'city') return inRegion;
  const [, whole] = PART_OF_TOWN.exec(bare) ?? [];
  return whole !== undefined && placeNamed(whole, home)?.kind === 'city' ? whole : bare;
}

/** What stands behind a town and is none: "E15", "SW1A 1AA", "MN 55802", "2060", "1204". */
const POSTCODE = /,?\s+(?:[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?|(?<=[A-Z]{2,3} )\d{4,5}(?:-\d{4})?|\d{4,6})$/u;
/** Where a place ends and something else is said: "Singapore. 3 days office", "Melbourne CBD | permanent". */
const ENDS = /(?<!\b(?:St|Ste|Mt|Ft|Pt))[.;|]\s|\s[|–-]\s/u;
const LONGEST_PLACE = 60;
const MOST_PIECES = 4;

/**
 * Parses a place such as `Perth, WA, Australia`, also where more is said behind it.
 * @param isSaid whether a label says that it is one, so that a small town may be called as a thing is
 */
export function placeOf(matched: string, home: string, isSaid = false): Omit<Location, 'type'> | null {
  const [said = ''] = matched.split(ENDS);
  // "Raffles Place, Singapore": a part of the city that is its country.
  const city = /,/.test(said) ? cityState(said.replace(POSTCODE, '').trim(), home) : null;
  if (city?.kind === 'country') return inCountry(city.name, city.country);
  const whole = said.length > LONGEST_PLACE ? null : placeCalled(said, home, isSaid);
  const pieces = said.split(/,\s*/);
  if (whole !== null || pieces.length < 2) return whole;
  // "Stratford, London E15, hybrid", "Dubai office, Al Quoz": the first piece that is a town here.
  for (const piece of pieces.slice(0, MOST_PIECES)) {
    const place = placeCalled(piece, home, isSaid);
    if (place?.city !== undefined && place.country_code === home) return place;
  }
  return null;
}

/** "Sharjah industrial area 6", "Warrington depot": what lies in a town. */
const IN_TOWN =
  /(?<=\p{L}{3})\s+(?:industrial (?:area|estate|zone|park)|business park|science park|trading estate|retail park|free ?zone|(?:gewerbe|industrie)gebiet|zone industrielle|polígono industrial|zona industriale|bedrijventerrein|distrito industrial|depot|branch|side)(?: \d+)?$/iu;

function placeCalled(said: string, home: string, isSaid: boolean): Omit<Location, 'type'> | null {
  const bare = said
    .replace(/\((.*?)\)/g, ' ')
    .replace(/\b(?:hybrid|remote|on[- ]?site|office|cbd)\b/gi, ' ')
    .replace(/[\s,;/|–-]+$/, '')
    .replace(/^[\s,;/|–-]+/, '')
    .replace(IN_TOWN, '')
    .replace(/\s?\/\s?\p{Lu}{2}$/u, '')
    .replace(/^\d{4,5}\s+(?=\p{L})/u, '')
    .replace(/^(?:standort|location|site|ort|lieu)\s*:?\s+/iu, '')
    .replace(POSTCODE, '')
    .split(/\s+(?:or|oder|ou)\s+/iu)[0]
    ?.trim();
  if (bare === undefined || bare === '') return null;
  const named = placeNamed(withState(bare, home), home) ?? cityState(bare, home) ?? partOf(bare, home);
  // "Münster" is a town here before it is a part of another country.
  const isAbroad = named !== null && named.kind === 'state' && named.country !== home;
  const own = isAbroad ? cityOf({ city: bare, country: home, home }) : null;
  const place = own === null ? named : placeNamed(`${bare}, ${home}`, home);
  if (place === null || isSmallAbroad(place, home)) {
    const town = townCalled(bare, home, isSaid);
    if (town !== null) return inCountry(town, home);
  }
  if (place === null || place.kind === 'region') return null;
  const country = { country: countryName(place.country) ?? place.country, country_code: place.country };
  if (place.kind === 'country')
    return ONE_CITY.has(place.country) ? { city: country.country, ...country } : country;
  if (place.kind === 'state') return { state: place.name, ...country };
  const [, second] = bare.split(',').map((part) => part.trim());
  const state = second !== undefined && placeNamed(second, home)?.kind === 'state' ? { state: second } : {};
  return { city: asWritten(place, bare), ...state, ...country };
}

const inCountry = (city: string, code: string): Omit<Location, 'type'> => ({
  city,
  country: countryName(code) ?? code,
  country_code: code,
});

/** "Davos", "Zermatt": a town that the table of cities leaves out; a name that is a word, a tool or somebody's is one only behind a label. */
function townCalled(bare: string, home: string, isSaid: boolean): string | null {
  const [name = ''] = bare.split(/,\s*/);
  const town = smallTown(name, home);
  if (town === null || isSaid) return town;
  const word = name.toLowerCase();
  const isOther = isEnglish(word) || isGiven(word) || explainedOf('skill', name) !== null;
  return isOther || MONTH.test(name) ? null : town;
}

/** A city abroad that is too small to be meant where a town at home is called so. */
const SMALL_ABROAD = 200_000;
const isSmallAbroad = (place: NonNullable<ReturnType<typeof placeNamed>>, home: string): boolean =>
  place.kind === 'city' && place.country !== home && place.population < SMALL_ABROAD;

/** Countries whose names are transliterated with marks that nobody writes: "Chākan". */
const TRANSLITERATED = new Set('IN PK BD NP LK JP CN TW KR TH AE SA EG JO LB OM KW QA BH IL'.split(' '));

/** A city as the list has it; as it was written where that says more: "Ōtara", "Dandenong South". */
function asWritten({ name, country }: { name: string; country: string }, bare: string): string {
  const said = (bare.split(/,\s*/)[0] ?? '').replace(/[.:;]+$/u, '');
  const isMarked = /\p{M}/u.test(said.normalize('NFD')) && /^\p{Lu}/u.test(said);
  if (isMarked && slug(said) === slug(name)) return said;
  const listed = TRANSLITERATED.has(country) ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name;
  return PART_OF_TOWN.test(said) && said.startsWith(`${name} `) ? said : listed;
}
