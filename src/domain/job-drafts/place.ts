import { languageOf } from '#src/lib/language.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { countryCode, countryName } from '#src/lib/places.ts';
import { headingOf } from '../jobs/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { countryAbroad } from './countries.ts';
import { HYBRID, REMOTE, withoutNotAtHome } from './home-or-office.ts';
import { isInCounty, MONTH, placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';
import type { DraftFields } from './schema.ts';
import { LONGEST_LINE, STATED_IN, townBesideTerms } from './town-beside-terms.ts';
import { townWithDistrict, withoutDistrict } from './town-district.ts';
import { townSaid } from './town-said.ts';

/** A name at the end of what stands before the code of a state. */
const TOWN_BEFORE = /(?:^|(?<=[.:;|,–-]))\s*((?:St\. )?\p{Lu}[\p{L}'’]+(?:[ -]\p{Lu}[\p{L}'’]+){0,2})$/u;

/** The place that stands beside a title, in brackets or after the last comma. */
export function placeBeside(line: string, home: string): { at: number; text: string } | null {
  for (const match of matchesOf(
    /\s*(?:\(([^()]{2,60})\)|,\s*(e?\p{Lu}[\p{L}'. -]{1,40}?))(?=\s*(?:$|[,.;(]))/gu,
    line,
  )) {
    const text = (match[1] ?? match[2] ?? '').trim();
    const place = placeOf(text, home);
    // ", WA" behind a town that is small: "Machine Learning Engineer. Bellevue, WA".
    const town = place?.city === undefined ? TOWN_BEFORE.exec(line.slice(0, match.index)) : null;
    if (town !== null && placeOf(`${town[1]}, ${text}`, home)?.city !== undefined)
      return { at: town.index, text: `${town[1]}, ${text}` };
    if (place !== null) return { at: match.index, text };
  }
  return null;
}

/** Where the work is, in words that say so. */
const WORKS_AT =
  /(?<!\p{L})(?:based in|based at|[Bb]ased(?= \p{Lu}\p{L}+ (?:way|side|area)?(?:[,.]|$))|located in|work(?:ing|s)? (?:from|out of)|hybrid (?:from|in|out of)|on[- ]site(?: in| at)?|[Ss]tandort(?: ist| wäre| bleibt)?|[Dd]ienstort(?: ist)?|[Ss]tandplaats(?: is)?|[Ww]erkplek|[Ss]ede(?: di lavoro)?(?: è| sarà)?|[Ll]e poste est (?:basé )?à|[Vv]estiging|[Oo]ffice (?:in|by|near)|[Ll]ocation(?: is| will be)|[Tt]own is|(?:just|so|please|only) (?:say|put|write)|(?:with|am) sitz in|basée? à)\s*:?\s+((?:\p{Lu}[\p{L}'.-]+)(?:,? \p{Lu}[\p{L}'.-]+){0,3})/giu;
/** "Lead roofer - Buxton based". */
const BASED = /(?<![\p{L}'’-])((?:\p{Lu}[\p{L}'’]+)(?: \p{Lu}[\p{L}'’]+)?)[- ]based(?!\p{L})/gu;
/** "Dispensing Optician for Tauranga, full time": nothing but the place behind the word. */
const FOR_PLACE =
  /(?<=(?:\p{L}{3}|\)),? )(?:for|für|pour|pr|para|pra|prá|p\/|voor|vr|per|till|til) ((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+){0,2})(?=[,.;:?!]|$| ?\/ ?\p{Lu}| (?:eine[nr]?|une?|una|und|and|et|y|e|en|area|region|district|please|pls|asap|team|clinic|office|branch|needed|based|again|patch)(?!\p{L}))/gu;
const PLACE =
  /(?<!\p{L})(?:based in|based at|located in|office in|offices in|out ?of|outt?a|covering|serving|nearest town(?: is)?|(?:all )?a?round(?! (?:Christmas|Easter|Xmas|Whitsun|Diwali|Eid)(?!\p{L}))|near|outside(?: of)?|close to|(?:north|south|east|west) of|(?:[Ee]s |[Dd]as )?geht um|[Ee]s handelt sich um|[Ee]s ist für|[Cc]['’]est (?:pour|à)|[Ee]s para|É para|[Ss]i tratta di|[Hh]et gaat om|[Dd]et gäller|[Ii]t['’]?s (?:for|about|now)|[Tt]his (?:one|job|role) is(?: for| now)?|in|at|à|en|basée? à)\s+((?:\p{Lu}[\p{L}'.-]+)(?:,? \p{Lu}[\p{L}'.-]+){0,3})/gu;

type Location = NonNullable<DraftFields['location']>;

/** "It's Stockport we work out of": the town before what is done there. */
const IT_IS =
  /(?<!\p{L})[Ii]t(?:['’]s| is) (?!(?:I|A|The|This)(?!\p{L}))((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)?) (?:that |where )?(?:we|you|they|the (?:job|role|work|team|yard|shop|office))(?:['’](?:re|ll|d)| are| is| will be| would be)? (?:work(?:ing)?|based|run(?:ning)?|operat\p{L}+|start(?:ing)?|in|at)(?!\p{L})/gu;

/** To whom somebody answers is nowhere. */
const REPORTS = /^\W*report(?:s|ing)?(?: to)?\s*[:–-]/iu;

/** "Wade Collier, Big Sandy.": who writes, and for whom. */
const WHO_WRITES = /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’& -]{2,40}\.$/u;

/** "Ashland KY": a town and its state without a comma between them. */
const withStates = (line: string, home: string): string =>
  line.replace(
    /(?<![\p{L}'’-])((?:\p{Lu}\p{Ll}{2,})(?: \p{Lu}\p{Ll}{2,})?) ([A-Z]{2,3})(?=[.,;)]|$)/gu,
    (whole, town: string, state: string) =>
      placeOf(`${town}, ${state}`, home)?.city === undefined ? whole : `${town}, ${state}`,
  );

/** "Leeds city centre, hybrid (2 days in the office)": which part of a town, and how often. */
const AT_HEART =
  /(?:,? (?:city|town) (?:cent(?:re|er))|,? (?:centre|downtown|cbd)(?= *[,(]|$)|(?<=\p{L}) (?:centrum|zentrum|innenstadt|centre-ville|centro))?\s*(?:[,(–-]\s*(?:hybrid|remote|on-?site|office|\d)[^\n]*)?$/iu;

export function locationOf(
  written: readonly string[],
  labelled: readonly (string | undefined)[],
  home: string,
): Location | null {
  const lines = STATED_IN.has(home) ? written.map((line) => withStates(line, home)) : written;
  const text = withoutNotAtHome(lines.join('\n'));
  const named = labelled.map((said) =>
    said === undefined
      ? null
      : (placeOf(said, home, true) ?? placeOf(said.replace(AT_HEART, ''), home, true)),
  );
  const matched = withoutNotAtHome(labelled[0] ?? text);
  // The line that names the role may come behind who writes and why.
  const titled = [
    WHO_WRITES.test(lines[0] ?? '') && lines.length > 1 ? '' : (lines[0] ?? ''),
    ...lines.slice(1, 8).filter((line) => !REPORTS.test(line) && roleIn(line) !== null),
  ];
  const beside = titled
    .map((line) => placeBeside(line.slice(0, LONGEST_LINE), home))
    .find((found) => found !== null);
  // What stands behind a label may be the name of a house: then the text is read as one without.
  const place =
    named.find((one) => one !== null) ??
    // "Maura in Blackwater here": where the line that names the role says that it is goes before where somebody writes from.
    placeIn(
      lines.filter((line) => roleIn(line) !== null),
      home,
    ) ??
    placeIn(lines, home) ??
    (beside === undefined ? null : placeOf(beside.text, home)) ??
    placeAlone(lines, home) ??
    placeBetween(lines, home) ??
    smallStated(lines, home) ??
    townBesideTerms(lines, home) ??
    townSaid(lines, home) ??
    townWithDistrict(lines, home);
  if (HYBRID.test(matched) || HYBRID.test(text))
    return { type: 'hybrid', ...(place ?? placeAlone(lines, home)) };
  if (REMOTE.test(matched) || (place === null && REMOTE.test(text)))
    return { type: 'remote', ...countryOfRemote(text, home), ...firstPlace(lines, [PUT_AS], home, true) };
  if (place === null) {
    const alone = placeAlone(lines, home);
    return alone === null ? null : { type: 'on_site', ...alone };
  }
  return place === null ? null : { type: 'on_site', ...place };
}

/** Where people of a remote job must live: "anywhere in Spain", "full remote en France", "must live in the US". */
const LIVE_IN =
  /(?<!\p{L})(?:(?:[Rr]emot(?:e(?:ly)?|[oa])|[Tt]eletraba(?:jo|lho)|[Tt]élétravail|[Aa]nywhere|live|living|reside\p{L}*|[Bb]ased|[Ll]ocated|wohn\p{L}*|ansässig|[Rr]ésid\p{L}*|[Rr]esid(?:iendo|encia|ente|entes|ir)|[Rr]esident[ei]|[Ww]onend|[Ww]oonachtig|[Ww]ohnsitz|[Vv]iv(?:iendo|ir)|(?:[Mm]ust|[Nn]eeds? to|[Hh]a(?:ve|s) to|[Ss]hould|[Gg]ot to) (?:all )?be(?: physically| already| ordinarily)?(?= (?:with)?in the |(?: \(?(?:with)?in)? \p{Lu})|(?:[Rr]ight|[Ee]ligible|[Aa]llowed|[Ee]ntitled|[Aa]uthori[sz]ed|[Pp]ermitted) to work|(?:muss|müssen|sollten?)(?: (?:aber|jedoch|man|sie|du))?|(?:doi(?:t|vent)|devez)(?: être| se trouver| résider| habiter| vivre)?|(?:debe[ns]?|tienen? que|ha(?:n)? de)(?: estar| residir| vivir)?|(?:deve|devono|dovete)(?: essere| trovarsi| risiedere| vivere)?|(?:moet|moeten)(?: wel)?(?: zijn| wonen)?)(?: \((?:anywhere )?)?[ ,(]+(?:within|across|in|from|en|au|aux|innerhalb(?: von)?|dentro d[eo]l?|dentro da|(?:à )?l[’']intérieur d[eu]|all[’']interno d[ei]l{0,2}[ao’']?|binnen|inom|indenfor)?\s*(?:(?:all|the whole|whole|continental|contiguous|mainland)(?: of)?\s+)?(?:(?:the|de[nr]|la|el)\s+)?(?:(?:continental|contiguous|mainland|lower 48 of the)\s+)?|(?:cualquier (?:punto|lugar|parte|sitio|ciudad) de|toda|todo o|partout en|n[’']importe où en|von überall in|aus ganz|in ganz|ovunque in|da tutta l[’']|in tutta |(?:da )?tutta |overal in|vanuit heel|heel|qualquer lugar d[oae])\s*)(\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}]+)?)((?:,| or| and| und| oder| ou| et) \p{Lu}\p{L}+)?/gu;

/** "100% remoto dentro de España", "full remote depuis la France", "Homeoffice aus Deutschland": right behind what says that it is remote. */
const REMOTE_WITHIN =
  /(?<!\p{L})(?:[Rr]emot[oae]|[Tt]eletrabajo|[Tt]eletrabalho|[Tt]élétravail|[Tt]elelavoro|[Ss]mart ?working|[Rr]emote|[Dd]istancia|[Dd]istância|[Hh]ome-?[Oo]ffice|[Hh]emifrån|[Tt]huiswerk(?:en)?|[Dd]istans)(?: (?:al |à )?\(?100 ?%\)?| completo| total(?:e|mente)?| integral| complet| possible| work(?:ing)?)?,? (?:but |pero |mais |aber |ma )?(?:within|inside|dentro d[eo]|desde|innerhalb(?: von)?|aus|von|à l[’']intérieur de|depuis|en|all[’']interno d(?:i|ell[’'])|in|dall[’']|binnen|vanuit|em|inom|från|inden for|fra) ?(?:the |la |l[’']|den |der )?(\p{Lu}[\p{L}.]+)/gu;

/** "Candidates need to live in Central or Mountain time": at home in the United States. */
const US_TIME =
  /(?<!\p{L})(?:live|living|based|located|reside|residing|in|within|from) (?:in |within )?(?:the |US |U\.S\. )*(?:Eastern|Central|Mountain|Pacific)(?:(?:,? (?:or|and)|,|\/| \/) ?(?:Eastern|Central|Mountain|Pacific))* (?:standard )?time(?: ?zones?)?(?!\p{L})/iu;

/** The one country that a text names for them; nothing where it names several. */
function countryOfRemote(text: string, home: string): { country?: string; country_code?: string } {
  const named = new Set<string>();
  for (const [, one = '', other] of [...matchesOf(LIVE_IN, text), ...matchesOf(REMOTE_WITHIN, text)])
    for (const said of [one, (other ?? '').replace(/^(?:,| \p{L}+) /u, '')]) {
      const [first = ''] = said.split(' ');
      const code =
        countryCode(said.replaceAll('.', '')) ??
        countryCode(first.replaceAll('.', '')) ??
        countryAbroad(first.replaceAll('.', ''));
      if (code !== null) named.add(code);
    }
  if (named.size === 0 && home === 'US' && US_TIME.test(text)) named.add('US');
  const [code] = named;
  return code === undefined || named.size > 1
    ? {}
    : { country: countryName(code) ?? code, country_code: code };
}

/** What a house of an employer is called. */
export const HOUSES =
  'site|unit|ward|metro|hub|office|surgery|plant|factory|warehouse|depot|branch|store|shop|clinic|home|hospital|yard|hangar|desk|taproom|lab|hotel|restaurant|crèche|school|studio|base|location|facility|premises|outlet|mill|refinery|quarry|ranch|estate|airport|venue|pub|bar|college|campus|farm|gym|salon|library|theatre|caf[eé]|kitchen|DC|distribution centre|practice|showroom|terminal|mine|lodge|winery|vineyard|brewery|garage|workshop|dealership|centre|center|gallery|museum|nursery|kindergarten|stadium|bakery|pharmacy';
const HOUSE_AT = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:(?:our|the|their)\s+)?(?!(?:Union|Non-union|Open|Closed|Body|Paint|Machine|Coffee|Job|Print|Book|Gift|Repair|Fab|Busy|Small|Family)\s+(?:shop|store)\b)((?:\p{Lu}[\p{L}'-]+, (?=\p{Lu}[\p{L}'-]+ \p{Lu}))?(?:\p{Lu}[\p{L}'-]+)(?:,? \p{Lu}[\p{L}'-]+)?)\s+(?:${HOUSES}|shed|bypass|bridge job|upgrade|tunnel|project|job|shutdown|shut|turnaround|outage|rebuild|refit|fit-?out|rollout|expansion)\b`,
  'gu',
);
/** "Notre restaurant de Megève", "nuestra tienda de Sevilla", "il negozio di Bergamo", "unser Werk in Ulm". */
const HOUSES_ABROAD =
  'siège(?: social)?|restaurants?|hôtel|usine|agence|site|magasin|atelier|cabinet|clinique|bureaux?|entrepôt|boutique|école|crèche|établissement|résidence|ehpad|maison|centre|lycée|garage|salon|ferme|domaine|chantier|plateforme|dépôt|base|succursale|laboratoire|hôpital|pharmacie|boulangerie|concession|cuisine|tienda|local|oficinas?|clínica|fábrica|almacén|hotel|restaurante|sede|planta|nave|finca|obra|residencia|colegio|taller|centro|farmacia|hospital|bodega|delegación|negozio|stabilimento|ufficio|ristorante|cantiere|impianto|magazzino|filiale|studio|clinica|scuola|punto vendita|albergo|struttura|reparto|officina|laboratorio|vestiging|kantoor|winkel|fabriek|magazijn|locatie|filiaal|werkplaats|praktijk|school|depot|bedrijf|standort|werk|niederlassung|praxis|haus|büro|klinik|lager|betrieb|baustelle|zentrale|fertigung|kanzlei|schule|kita|hof|restaurant|küche|kontoret|butiken|verkstaden|fabriken|kliniken|lagret|avdelingen|biuro|biura|filial|loja|unidade|escritório|fazenda|obra|armazém|centro de distribuição';
const HOUSE_OF = new RegExp(
  String.raw`(?<!\p{L})(?:${HOUSES_ABROAD}|${HOUSES_ABROAD.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())}|EHPAD|(?:[Nn]otre|[Nn]uestr[oa]|[Nn]ostr[oa]|[Nn]oss[oa]) (?!clien|direct|chef|présid|respons|concurr|compet|confr|jef|soci|fornit|provee|fourniss|collab|coll[eè]g)\p{Ll}{4,}) (?:i |på |w |we |de |d[’']|à |di |en |in |te |a |em |bij |bei |van |do |da )((?:\p{Lu}[\p{L}'’-]+)(?:[ -](?:de |di |del |am |an der |sur[- ])?\p{Lu}[\p{L}'’-]+){0,2})`,
  'gu',
);
/** "For the Bristol and Bath patch": of the towns that a round lies between the first. */
const ROUND_OF =
  /(?<!\p{L})(?:the|our|a|for|across|around|covering|covers?) ((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)?)(?: ?(?:and|&|\/|,|to|n) ?(?:the )?\p{Lu}[\p{L}'’-]+){0,2} (?:patch|area|region|territory|round|corridor|catchment|run|postcodes?|district)(?!\p{L})/gu;
/** "Our George branch": what is ours and called so is where the house stands. */
const OUR_HOUSE = new RegExp(
  String.raw`(?<!\p{L})[Oo]ur ((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)?)\s+(?:${HOUSES})\b`,
  'gu',
);
/** The same in the small letters of a chat. */
const SMALL_HOUSE_AT =
  /(?<![\p{L}'’-])(\p{Ll}{4,}) (?:campus|site|office|surgery|depot|branch|store|shop|clinic|yard|café|cafe)\b/gu;

/** "Put Norwich as location", "schreiben Sie Ulm als Ort": what an ad is to have as its place. */
const PUT_AS =
  /(?<!\p{L})(?:[Pp]ut|[Ss]ay|[Ll]ist|[Uu]se|[Gg]ive|[Ss]how|[Nn]immt?|[Nn]ehmen Sie|[Ss]chreib\p{L}*(?: Sie)?|[Mm]ett(?:s|ez)|[Ii]ndiquez|[Pp]on(?:ga|ed)?|[Mm]etti|[Ii]ndichi|[Zz]et|[Nn]eem|[Pp]onha|[Pp]õe|[Ss]kriv|[Aa]nge)(?: down)? ((?:\p{Lu}[\p{L}'’-]+)(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}) (?:as|als|comme|como|come|som|for) (?:the |a |our |den |die |le |la |el |il |o |de )?(?:(?:job|work) ?)?(?:location|place|town|city|base|site|[Oo]rt|[Ss]tandort|[Aa]rbeitsort|lieu|ville|lugar|ubicación|sede|luogo|local|plaats|locatie|standplaats|plats)(?!\p{L})/gu;

/** A place that a text names behind words that say so. */
const placeIn = (lines: readonly string[], home: string): Omit<Location, 'type'> | null =>
  firstPlace(lines, [PUT_AS], home, true) ??
  firstPlace(lines, [WORKS_AT], home) ??
  firstPlace(lines, [BASED, IT_IS, PLACE, HOUSE_AT, HOUSE_OF, FOR_PLACE, ROUND_OF], home) ??
  firstPlace(lines, [OUR_HOUSE], home, true) ??
  smallPlace(lines, home);

/** "Cerchiamo una segretaria a Bologna", "omgeving Tilburg": behind the prepositions of other languages, a town of the agency's own country. */
const PLACE_ABROAD =
  /(?<!\p{L})(?:vanuit|binnen|vlakbij|au départ de|a partir de|desde|partendo da|från|fra|i|på|till|til|hos|w|a|ad|em|no|na|te|zu|bei|nahe|ab|rund um|raum|großraum|nähe|bij|omgeving|regio|zona|zona d[ei]|área de|con[cs]elho de|concejo de|comune di|commune de|gemeente|gemeinde|kommun|distrito de|região de|provincia d[ei]|zone de|près de|proche de|région de|secteur de|sur|cerca de|vicino a|presso|perto de|per|su|aan)\s+((?:\p{Lu}[\p{L}'’-]+)(?:[ -](?:de |di |del |am |an der |sur[- ])?\p{Lu}[\p{L}'’-]+){0,2})/gu;

/** Where people write in languages that no list of the speech has. */
const NORDIC = new Set(['SE', 'DK', 'NO', 'FI', 'PL']);

/** What is meant where nothing before it says that it is a place: a town of the agency's own country, behind a preposition abroad, or between two commas. */
function placeBetween(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
  const isOwn = (place: Omit<Location, 'type'> | null): boolean =>
    place?.city !== undefined && place.country_code === home;
  if (languageOf(lines.join('\n')) !== 'en' || NORDIC.has(home)) {
    const place = firstPlace(lines, [PLACE_ABROAD], home);
    if (isOwn(place)) return place;
  }
  for (const line of lines.slice(0, 12))
    for (const piece of line.slice(0, LONGEST_LINE).split(/[,;|()•]\s*|[.!?]\s+|\s[–/-]\s/u)) {
      const said = piece
        .trim()
        .replace(/[.]$/u, '')
        // "Harrogate + villages".
        .replace(AND_AROUND, '');
      // "Geelong and the Bellarine": of what lies together the first.
      const [first = '', ...further] = said.split(
        / (?:and|&|und|et|y|och|og)(?: the| die| la| le| el)? (?=\p{Lu})/u,
      );
      const named = further.length === 0 || isEnglish(first.toLowerCase()) ? null : placeOf(first, home);
      if (isOwn(named)) return named;
      const behind = townBehind(said, home);
      if (isOwn(behind)) return behind;
      // "London EC2": the letters of its post behind a town.
      const town = withoutDistrict(said);
      if (!/^\p{Lu}[\p{L}'’-]{3,}(?: [\p{L}'’-]+){0,3}$/u.test(town) || isEnglish(town.toLowerCase()))
        continue;
      const place = placeOf(said, home);
      if (isOwn(place)) return place;
    }
  return null;
}

const AND_AROUND =
  / ?(?:\+|&|and|plus|und|et|y|en) (?:the |die |les |los )?(?:surrounding |nearby |local |outlying )?(?:villages|area|surrounds|surroundings|suburbs|towns|district|umland|umgebung|environs|alentours|alrededores|omgeving)$/iu;

/** "JLT office Dubai": the town behind what the house is called. */
function townBehind(said: string, home: string): Omit<Location, 'type'> | null {
  const [, town] =
    /(?:office|branch|site|depot|clinic|plant|shop|store|campus|yard) (\p{Lu}[\p{L}'’-]{3,})$/u.exec(said) ??
    [];
  return town === undefined ? null : placeOf(town, home);
}

/** The same of a town, where somebody writes without capitals: "raum kleve", "in lüneburg". */
const SMALL_TOWN =
  /(?<![\p{L}'’-])(?:in|around|round|for|für|raum|bei|nähe|nahe|near|at|à|sur|en|cerca de|a|te|bij|omgeving|vicino a|em)\s+(\p{Ll}{3,}(?: \p{Ll}{4,})?)(?=[,.;:]|\s|$)/gu;

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

/** "We gave up the Bristol office", "not Leeds": where the work is no more, or never was. */
const GONE =
  /(?<!\p{L})(?:(?:gave up|given up|closed|closing|shut|sold|left|moved (?:out of|from)|no longer (?:in|at|have)|used to be (?:in|at)|not (?:in|at|the|our)|instead of|rather than) (?:the |our |in |at )*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?: (?:office|site|branch|depot|shop|plant|warehouse|hub|clinic|studio))?)/gu;
/** "Lovely to meet you at the thing in Kilkenny", "hope Spain was nice": where people met, or were on holiday. */
const SMALL_TALK =
  /(?<!\p{L})(?:(?:lovely|great|good|nice|fun|pleasure|pleased|delighted) (?:to (?:see|meet|catch|speak|talk|hear|bump|run)|meeting|seeing|catching|speaking|talking|bumping|running|chatting)|hope (?:you|the|all|your)|how (?:was|were|did)|(?:just )?(?:back|home) from|holidays? in|(?:war schön|freut mich|ravie?s? d[e’']|(?:un )?plaisir d[e’']|(?:un )?placer|mucho gusto|(?:è stato un )?piacere|(?:foi um )?prazer|leuk (?:je|u|dat)|kul att|trevligt att|hyggelig\p{L}* (?:at|å)))(?!\p{L})[^.!?\n]*/giu;
/** "Deputise for me when I'm over at Castle Donington", "while we're up in Leeds": where whoever writes is at times. */
const WHERE_I_AM =
  /(?<!\p{L})(?:when(?:ever)?|while|if|as|because|since) (?:I|we|he|she|Dave|\p{Lu}\p{Ll}+)(?:['’](?:m|re|s)| am| are| is)(?: (?:over|up|down|out|away|off|back|stuck|busy|on the road))* (?:at|in|to|from) [^,.;\n]*/gu;
const withoutGone = (line: string): string =>
  line
    .replace(GONE, ' ')
    .replace(WHERE_I_AM, ' ')
    .replace(SMALL_TALK, (said) => (roleIn(said) === null ? ' ' : said));

function firstPlace(
  lines: readonly string[],
  said: readonly RegExp[],
  home: string,
  isSaid = false,
): Omit<Location, 'type'> | null {
  for (const line of lines) {
    const left = withoutGone(line);
    for (const { 0: whole, 1: named = '', index } of said.flatMap((pattern) => [
      ...matchesOf(pattern, left),
    ])) {
      // "At Murphy & Co": a house.
      if (/^\s*&/u.test(left.slice(index + whole.length))) continue;
      // "Leaving in March": a month, though a town is called so.
      if (MONTH.test(named.replace(/\.$/u, '')) && /^in\s/i.test(whole)) continue;
      // "Customer Service Officer, Singapore office": though a town is called so, the last word of the role is none.
      const [first = ''] = /^\p{Lu}[\p{L}'-]+(?=, )/u.exec(named) ?? [];
      const isOfRole = first !== '' && roleIn(line)?.text.endsWith(first) === true;
      const words = (isOfRole ? named.slice(first.length + 2) : named).split(' ');
      // "On site of course": a word, though a town abroad is called so.
      const isSmall = /^\p{Ll}/u.test(words[0] ?? '');
      if (isSmall && isEnglish(words[0] ?? '')) continue;
      // "at Ironbark Water" is a company, although its first word is a place.
      const least = /^(?:at|for)\s/i.test(whole) && !named.includes(',') ? words.length : 1;
      for (let length = words.length; length >= least; length -= 1) {
        const place = placeOf(
          words
            .slice(0, length)
            .join(' ')
            .replace(/['’]s$/u, ''),
          home,
          isSaid,
        );
        if (isSmall && place?.country_code !== home) continue;
        if (place !== null && (place.city !== undefined || isInCounty(place)))
          return longerName(words.slice(0, length), left.slice(index + whole.length), home) ?? place;
      }
    }
  }
  return null;
}

/** "Zell am See", "Stoke on Trent": a town whose name goes on behind a small word; null where it does not. */
function longerName(words: readonly string[], behind: string, home: string): Omit<Location, 'type'> | null {
  const [further = ''] =
    /^[ -](?:am|an der|an dem|im|in der|ob der|bei|unter|on|upon|by|under|le|sur|sous|lès|en|de|del|di|da|do|dos|aan den|aan de) \p{Lu}[\p{L}'’-]+/u.exec(
      behind,
    ) ?? [];
  const place = further === '' ? null : placeOf(`${words.join(' ')}${further}`, home, true);
  return place?.city?.includes(' ') === true && place.country_code === home ? place : null;
}

/** "Line cook, portland maine": a town and its state in the small letters of a chat, between two signs. */
function smallStated(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
  if (!STATED_IN.has(home)) return null;
  for (const line of lines.slice(0, 12))
    for (const piece of line.slice(0, LONGEST_LINE).split(/[,;|()•]\s*|[.!?](?:\s+|$)|\s[–/-]\s/u)) {
      const words = piece.trim().split(' ');
      if (words.length < 2 || words.length > 4 || !words.every((word) => /^\p{Ll}{2,}$/u.test(word)))
        continue;
      const called = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
      for (let at = 1; at < words.length; at += 1) {
        const state = called.slice(at).join(' ');
        const place = state.length < 4 ? null : placeOf(`${called.slice(0, at).join(' ')}, ${state}`, home);
        if (place?.city !== undefined && place.state !== undefined && place.country_code === home)
          return place;
      }
    }
  return null;
}

/** "Haría: limpiezas": a word of the language of the text that begins a line, though a town is called so. */
function isWordAbroad(said: string, lines: readonly string[]): boolean {
  const reader = readerOf(lines.join(' '));
  return reader !== null && reader !== 'en' && !said.includes(' ') && isWordOf(reader, said.toLowerCase());
}

/** A place that is a line or a sentence by itself: "New York, NY (Remote)", "Manchester." */
export function placeAlone(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
  for (const said of lines
    .slice(0, 40)
    .flatMap((line) => line.slice(0, LONGEST_LINE).split(/(?<=[.!?])\s+/))
    .slice(1)) {
    // "Nice" above what is wished for heads it.
    if (headingOf(said) !== null) continue;
    const isPlace = /^\p{Lu}[\p{L}'’ .,-]{2,50}(?:\([^()]{2,20}\))?[.]?$/u.test(said);
    // "Truro, £180 a day", "Melbourne CBD | permanent full time": a line that opens with a town here.
    const opening = /^(?:[-*•] )?(\p{Lu}[\p{L}'’ -]{2,30})(?: \([^()]{2,30}\))?(?:,| \||:| [–/-]) \S/u.exec(
      said,
    )?.[1];
    const place = isPlace
      ? placeOf(said.replace(/\.$/, ''), home)
      : opening === undefined || isEnglish(opening.toLowerCase()) || isWordAbroad(opening, lines)
        ? null
        : placeOf(opening, home);
    if (place?.city !== undefined && (isPlace || place.country_code === home)) return place;
  }
  return null;
}
