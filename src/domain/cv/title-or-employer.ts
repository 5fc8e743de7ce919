import { hasLegalForm } from './occupations.ts';
import { namesPlaces } from './places-listed.ts';
import { isShortForm } from './sentences.ts';
import { placeIn } from './vocabulary.ts';
import { type Shape, shapeOf } from './word-shapes.ts';
import {
  isKnownEmployer,
  isProse,
  looksLikeEmployer,
  looksLikeSchool,
  looksLikeTitle,
  smallShare,
} from './words.ts';

const LEGAL =
  /^(?:pty\.?\s*ltd|ltd|limited|inc|llc|llp|plc|co|corp|s\.?a|gmbh|jr|sr|ag|bv|nv|s\.?l|s\.?r\.?l|s\.?p\.?a|s\.?n\.?c|s\.c|s\.c\.p|s\.?l\.?[ulp]|s\.?a\.?u|s\.a\.l|s\.a\.c|a\.c|c\.b|s\.?a\.?p\.?i\.? de c\.?v|s\.?a\.?s|s\.?a\.?r\.?l|sagl|eurl|sprl|scrl|asbl|bvba|cvba|vof|epe|e\.p\.e|e\.m|s\.?c\.?[al]|s\.?a\.?t|s\.?c\.?p|s\.?r\.?c|s\. ?en c|s\.?a\.?a|s\.?a\.?b\.?(?: de c\.?v)?|s\.a\.i\.?c(?:\.i)?(?:\.?f)?(?:\.?y\.?a)?|e\.?i\.?r\.?l|c\.\s?a|c\. por a|a\.i\.e|u\.?t\.?e|e\.?u|m\.?b\.?h|k\.?g|o\.?h\.?g|gbr|s\.?\s?coop(?:\.?\s?l(?:tda)?)?|soc\.? coop\.?(?: a r\.?l)?|s\.?a\.? de c\.?v|s\.? de r\.?l\.?(?: de c\.?v)?|spa|w\.?l\.?l|fz-?llc|e\.?v|e\.?g|lda|ltda|eireli|a\/s|aps|i\/s|as|asa|ab|hb|oy)\.?$/i;

/** The parts of a text between commas; a legal form stays with its company. */
export function segmentsOf(text: string): string[] {
  return text.split(/,\s+(?![^()]*\))/).reduce<string[]>((kept, piece) => {
    const last = kept.at(-1);
    if (last !== undefined && LEGAL.test(piece.replace(/\s*\([^()]*\)$/, '')))
      kept[kept.length - 1] = `${last}, ${piece}`;
    else kept.push(piece);
    return kept;
  }, []);
}

/** From which likelihood on the shape of a text's words says what it is; below, it leans one way. */
const CLEAR = 0.8;

// A part of a company, which is no town: "Codelco, División Chuquicamata", "TU Braunschweig, IMAB".
const PART_OF =
  /(?<!\p{L})(?:divisi[oó]n|dept\.?|board|services?|facult\p{L}+|h[ôo]pital|office|section|sektion|direction|abteilung|lehrstuhl|avdelning\p{L}*|afdeling|dipartimento|departamento|campus)(?!\p{L})/iu;

// "Verona (VR)", "Goiânia/GO": a town with the short form of its province.
/** The place of a text that is only a place, whichever way its province stands behind it. */
export const whereIs = (text: string): ReturnType<typeof placeIn> =>
  placeIn(text) ?? placeIn(text.replace(/\s*(?:\(([A-Z]{2,3})\)|\/\s?([A-Z]{2}))$/, ', $1$2'));

// "Servicio de Urgencias. Hospital La Fe": the part of an employer before it, in a sentence of its own.
const withoutUnit = (text: string): string => {
  const [, unit = '', whole = ''] = /^([^.]{6,70})\.\s+(\p{Lu}.{3,})$/u.exec(text) ?? [];
  return UNIT.test(unit) && looksLikeEmployer(whole) ? whole : text;
};

// A street with its number, an industrial estate, a quarter: where an employer is, in forms that ask for its address.
const ADDRESS =
  /^(?:(?:via|viale|v\.le|corso|c\.so|piazza|p\.zza|piazzale|largo|strada|localit[àa]|loc\.|frazione|fraz\.|zona (?:industriale|artigianale)|c\/|calle|avda\.?|avenida|av\.|paseo|p[ºo]\.?|plaza|pza\.?|barrio|b[ºo]\.?|pol[íi]gono|pol\. ?ind\.?|parque empresarial|ctra\.?|carretera|camino|carrera|rue|avenue|boulevard|bd|chauss[ée]e|chemin|impasse|place|quai|zone (?:industrielle|artisanale)|z\.?[ai]\.?c?\.?|rua|travessa|pra[çc]a|rodovia|estrada|alameda|ul\.|al\.|os\.)\s+\S|.*\bs\/n\.?$)/iu;

// "Naval Group à Lorient"
const IN_TOWN = /^(\p{Lu}.{2,}?)\s(?:à|a|en|em)\s(\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3})$/u;
// On what terms: "(intérim puis CDI)", "(contrato temporal)".
const CONTRACT_BEHIND =
  /\s*\((?:[^()]*(?<!\p{L})(?:cdi|cdd|int[ée]rim|contrato|contratto|a tempo (?:in)?determinato|umowa(?: o pracę| zlecenie)?|part[- ]time|full[- ]time|temps partiel|media jornada|jornada completa|tempo parcial)(?!\p{L})[^()]*)\)$/iu;

// Forces have garrisons, units and ranks behind their names: "Bundeswehr, Torgelow, Panzergrenadier, zuletzt Stabsunteroffizier".
const ARMED =
  /^(?:(?:die |österreichisches )?bundes(?:wehr|heer)|schweizer armee|försvarsmakten|forsvaret|(?:det )?norske? forsvare?t?|sjøforsvaret|hæren|flyvevåbnet|søværnet|koninklijke (?:landmacht|marine|luchtmacht|marechaussee)|ministerie van defensie|defensie|(?:the )?(?:british|us|u\.s\.|united states|indian|irish|australian|canadian) army|royal (?:navy|air force|marines)|us navy|united states (?:navy|air force|marine corps))$/iu;

// "Hebammenpraxis Rundherum, Detmold (zu dritt geführt)": several small words in brackets tell of the house.
const OF_HOW =
  /(?<=\p{L}{2}.*)\s+\((?![^()]*(?:via|through|über|door) )(?!c\/o |ex |formerly |früher |anciennement |antes |vorm)\p{Ll}\p{L}*(?:[ ,]+[\p{L}\d]+)+\)$/u;

const isCountry = (text: string): boolean => {
  const place = placeIn(text);
  return place !== null && place.city === null && place.state === null && place.country_code !== null;
};

/** A company and where it is: "Holloway Pryce LLP, London", "Pernod (Lyon)". */
export function employerAndPlace(written: string): { employer: string; place: string | null } {
  const text = withoutUnit(written.replace(OF_HOW, ''));
  const parted = segmentsOf(text);
  const at = parted.findIndex((part, index) => index > 0 && ADDRESS.test(part));
  if (at > 0) {
    const behind = parted
      .slice(at + 1)
      .filter((part) => !ADDRESS.test(part) && !/^(?:n[º°.]+\s*)?\d/.test(part));
    const before = employerAndPlace(parted.slice(0, at).join(', '));
    return { employer: before.employer, place: behind.at(-1) ?? before.place };
  }
  const termed = text.replace(CONTRACT_BEHIND, '');
  if (termed !== text) return employerAndPlace(termed);
  if (ARMED.test(parted[0] ?? '') && parted.length > 1)
    return {
      employer: parted[0] ?? text,
      place: parted.slice(1).find((part) => whereIs(part) !== null) ?? null,
    };
  const [, within = '', where = ''] = IN_TOWN.exec(text) ?? [];
  // In Dutch "te" stands before towns alone.
  const [, based = '', seat = ''] =
    /^(\p{Lu}.{2,}?)\s(?:te|gevestigd te)\s(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,3})$/u.exec(text) ?? [];
  if (seat !== '') return { employer: based, place: seat };
  if (where !== '' && placeIn(where)?.city != null && !looksLikeTitle(within) && !looksLikeSchool(within))
    return { employer: within, place: where };
  const bracket = /^(.{2,}?)\s*\(([^()]{2,40})\)$/.exec(text);
  // "Famiglia Zamboni, Ferrara (Italia)": a country in brackets stands behind the town.
  const inCountry =
    bracket !== null && isCountry(bracket[2] ?? '') && segmentsOf(bracket[1] ?? '').length > 1
      ? employerAndPlace(bracket[1] ?? '')
      : null;
  if (inCountry?.place != null) return inCountry;
  if (bracket !== null && whereIs(bracket[2] ?? '') !== null)
    return { employer: bracket[1] ?? text, place: bracket[2] ?? null };
  const segments = segmentsOf(text);
  for (let at = 1; at < segments.length; at += 1) {
    const tail = segments.slice(at).join(', ');
    if (whereIs(tail) !== null || namesPlaces(tail))
      return { employer: segments.slice(0, at).join(', '), place: tail };
  }
  // "Alfred Bagnall & Sons, Immingham (Phillips 66 shutdown, then retained)": behind a town, brackets tell of the work.
  const [, placed = ''] = /^(.{4,}?)\s*\([^()]{5,}\)$/.exec(text) ?? [];
  if (segmentsOf(placed).length > 1 && whereIs(segmentsOf(placed).at(-1) ?? '') !== null)
    return employerAndPlace(placed);
  // "Schnellecke Logistics in Glauchau, JIT-Belieferung, 3 Schichten": so do commas behind a town in its words.
  const [, firmInTown = '', town = ''] =
    /^(\p{Lu}[^,]{2,}?)\s(?:in|i|te)\s(\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3})$/u.exec(segments[0] ?? '') ??
    [];
  if (segments.length > 1 && placeIn(town)?.city != null && !looksLikeTitle(firmInTown))
    return { employer: firmInTown, place: town };
  const tail = segments.at(-1) ?? '';
  if (segments.length > 1 && (PART_OF.test(tail) || /^\p{Lu}{3,6}$/u.test(tail)))
    return { employer: text, place: null };
  // What it is or does, in small letters: "Travelwell Staffing, assignments in Texas".
  if (
    segments.length === 2 &&
    /^\p{Lu}/u.test(text) &&
    /^\p{Ll}{3,} \p{L}/u.test(tail) &&
    !looksLikeTitle(tail)
  )
    return { employer: segments[0] ?? text, place: null };
  // "Salzgitter Anlagenbau GmbH, Rohrleitungen und Behälter": behind a legal form, what is made there.
  const [firm = ''] = segments;
  if (
    segments.length === 2 &&
    hasLegalForm(firm) &&
    /^\p{L}{4,} (?:und|and|en|och|og|et|y|e) \p{L}{4,}$/u.test(tail) &&
    !looksLikeEmployer(tail)
  )
    return { employer: firm, place: null };
  // "Wincanton, Doncaster iPort": a site within a town.
  const [, near = ''] = /^(\p{Lu}[\p{L}'’-]{3,}) [\p{L}\d]{3,}(?: \p{L}+)?$/u.exec(tail) ?? [];
  if (
    segments.length === 2 &&
    near !== '' &&
    placeIn(near)?.city === near &&
    !looksLikeEmployer(tail) &&
    !looksLikeTitle(tail)
  )
    return { employer: firm, place: tail };
  // A town not in the table.
  const isTown =
    segments.length > 1 &&
    /^(?:\p{Lu}[\p{L}'’.-]*|d[aeio]s?|de[ls]?|la|le|l[ae]s|am|an|der|im|a[uo]x?|sur|sous|van|den|aan|upon|on|and|&|i|i\.)(?:\s(?:\p{Lu}[\p{L}'’.-]*|d[aeio]s?|de[ls]?|la|le|l[ae]s|am|an|der|im|a[uo]x?|sur|sous|van|den|aan|upon|on|\d{1,2}))*$/u.test(
      tail,
    ) &&
    tail.split(' ').length <= 4 &&
    !looksLikeEmployer(tail) &&
    !looksLikeTitle(tail) &&
    shapeOf(tail).employer <= CLEAR;
  return isTown
    ? { employer: segments.slice(0, -1).join(', '), place: tail }
    : { employer: text, place: null };
}

const known = new Map<string, number>();

function remembered(key: string, make: () => number): number {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  if (known.size > 20_000) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

const SAID_BY_SHAPE = 0.8;
const LEANING = 0.32;

/** Whether a text is a title by the lists or, where they know nothing of it, by the shape of its words. */
export function seemsTitle(text: string): boolean {
  return looksLikeTitle(text) || (!looksLikeEmployer(text) && shapeOf(text).title > CLEAR);
}

/** What the shape of words that no list knows adds for one of the two, and takes from the other. */
function byShape(text: string, own: keyof Shape, other: keyof Shape): number {
  const shape = shapeOf(text);
  if (shape[own] > CLEAR) return SAID_BY_SHAPE;
  if (shape[other] > CLEAR) return -SAID_BY_SHAPE;
  const leans = 0.4 * Math.log((shape[own] + 0.02) / (shape[other] + 0.02));
  return Math.max(-LEANING, Math.min(LEANING, leans));
}

const SUM = /[£$€¥₹]\s?\d|\d\s?[£$€]/;

// "Alimentos, más de 10.000 empleados", "Public school, 900 students"
const HAS_HEADS =
  /(?<![\p{L}\d])\d[\d.,'’ ]*\+?\s*(?:empleados|trabajadores|personas|alumnos|camas|plazas|employees|staff|people|colleagues|students|pupils|beds|covers|Mitarbeit\p{L}+|Beschäftigte|Leute|Betten|salariés|personnes|collaborateurs|élèves|lits|dipendenti|addetti|persone|medewerkers|werknemers|mensen|colaboradores|funcionários|trabalhadores|anställda|ansatte|medarbejdere)(?!\p{L})/iu;

/** Whether a text says how many people a house has: what it is, not what it is called. */
export const countsHeads = (text: string): boolean => HAS_HEADS.test(text.replace(/\([^()]*\)/g, ''));

/** How likely a text is a title: 2 or more on positive evidence, below 0 on evidence against it. */
export function titleEvidence(text: string): number {
  return remembered(`t${text}`, () => {
    const [title, employer] = [looksLikeTitle(text), looksLikeEmployer(text)];
    const count = text.split(/\s+/).length;
    let score = title ? 2 : 0;
    if (employer) score -= title ? 0.4 : 1.5;
    if (hasLegalForm(text)) score -= 2.5;
    if (isProse(text)) score -= 3;
    // "Maçon" is Mâcon as well.
    if (placeIn(text) !== null) score -= title && count === 1 ? 0.3 : 2;
    else if (namesPlaces(text)) score -= 3;
    if (count > 8) score -= 1;
    if (!title && count > 3 && smallShare(text) > 0.5) score -= 1;
    // "Techniques de vente, négociation, management commercial": what somebody did.
    if (title && isListOfDuties(text) && !looksLikeTitle(segmentsOf(text)[0] ?? '')) score -= 1.5;
    if (/[.;:]$/.test(text) && !isShortForm(text)) score -= 1.5;
    if (/^\p{Ll}/u.test(text)) score -= 0.6;
    if (!title && /\d/.test(text)) score -= 0.7;
    // A sum is what somebody was in charge of.
    if (SUM.test(text) || countsHeads(text)) score -= 3;
    if (!title && !employer) score += byShape(text, 'title', 'employer');
    return score;
  });
}

/** How likely a text is an employer, on the same scale. */
export function employerEvidence(text: string): number {
  return remembered(`e${text}`, () => {
    // "Poma (remontées mécaniques, 1 500 personnes)": what it is or how large, in brackets.
    const { employer: bare, place } = employerAndPlace(
      text.replace(/\s*\((?=\p{Ll}|[^()]*\d)[^()]*\)$/u, ''),
    );
    const [title, employer] = [looksLikeTitle(bare), looksLikeEmployer(bare)];
    const count = bare.split(/\s+/).length;
    // A single word of an industry ("Transport") may also be part of a title.
    const isTrade = count === 1 && !hasLegalForm(bare) && !isKnownEmployer(bare);
    if (OF_OWN.test(bare) || ON_OWN.test(bare)) return 1.5;
    let score = employer && !isTrade ? (title ? 0.9 : 2) : 0;
    if (title && !employer) score -= 1.5;
    if (hasLegalForm(bare.replace(/\s*\([^()]*\)$/, ''))) score += 1;
    if (
      /\s(?:&|and|und|et|y|e|en|och|og)\s+(?:Sons?|Söhne|Fils|Hijos|Figli|Filhos|Zonen|Söner|Sønner|Co|Partners?|Associ\p{L}+|Asociados|Cie|\p{Lu})/u.test(
        bare,
      )
    )
      score += 0.4;
    if (isProse(bare)) score -= 3;
    if (placeIn(bare) !== null || namesPlaces(bare)) score -= 2;
    // A town that no table knows may be a title as well.
    const [, country = ''] = /\(([^()]+)\)$/u.exec(text) ?? [];
    const isSure = place !== null && (placeIn(place) !== null || (country !== '' && isCountry(country)));
    if (place !== null) score += isSure ? 0.8 : 0.3;
    if (count > 8) score -= 1;
    // "bpost (Tournai)": a name in small letters, told by the town behind it.
    const isBrand = count === 1 && place !== null && bare.length > 2;
    if (/^\p{Ll}/u.test(bare) && !isBrand) score -= employer && /\s\p{Lu}/u.test(bare) ? 0.3 : 1.5;
    else if (smallShare(bare) <= 0.4) score += 0.3;
    if (count > 3 && smallShare(bare) > 0.5) score -= employer ? 0.5 : 1.5;
    if (/[.;:]$/.test(bare) && !isShortForm(bare)) score -= 1.5;
    if (/^\d+$/.test(bare) || /^\([^()]*\)$/.test(bare)) score -= 2;
    if (isListOfDuties(bare) || OF_WORK.test(bare) || (!employer && isWork(bare))) score -= 1;
    if (SUM.test(bare) || countsHeads(text)) score -= 3;
    // Several words in small letters say what somebody did: their shape makes no employer of them.
    const isPhrase = count > 3 && smallShare(bare) > 0.5;
    if (!title && !employer)
      score += Math.min(isPhrase ? 0 : SAID_BY_SHAPE, byShape(bare, 'employer', 'title'));
    if (BRANCH.test(bare) || (isUnit(bare) && segmentsOf(text).length === 1)) score -= 2;
    else if (!employer && /^\d|\d\s\p{Ll}/u.test(bare)) score -= 0.5;
    return score;
  });
}

/** Whether a part of a line between its signs is a title or an employer. */
export const namesAnything = (text: string): boolean =>
  text.split(/\s[·|]\s/).some((part) => titleEvidence(part) >= 1 || employerEvidence(part) >= 1);

// "egen butik i Hargeisa", "eigener Friseursalon": a house of one's own has no name.
const OF_OWN =
  /^(?:egen|eget|eigene[rs]?|eigen|(?:my |our )?own)\s+(?:\p{Ll}+\s+)?\p{L}*(?:butik\p{L}*|firma|företag|forretning|virksomhed|bedrift|salong?|restaurang|kiosk|praxis|praktijk|praksis|geschäft|laden|betrieb|unternehmen|salon|bedrijf|zaak|winkel|business|shop|company|practice|restaurant|café|werkstatt|atelier|gård|hof|farm)(?!\p{L})/iu;

// Whom those name who have no employer.
const ON_OWN =
  /^(?:self[- ]employed|selbst(?:st)?ändig(?:keit)?|freiberuflich(?: tätig)?|eget företag|egen (?:firma|virksomhed|bedrift|verksamhet)|enskild firma|enkeltmandsvirksomhed|enkeltpersonforetak|egenföretagare|selvstendig(?: næringsdrivende)?|selvstændig(?: erhvervsdrivende)?|zelfstandig(?:e)?|eigen bedrijf|sole trader)$/iu;

// "Check-in, reservas, faturação": what somebody did, parted by commas.
const isListOfDuties = (text: string): boolean =>
  segmentsOf(text)
    .slice(1)
    .some((part) => /^\p{Ll}{4,}/u.test(part));

// How and with whom somebody worked: "Früh- und Spätschicht", "Contatti con clienti", "Ploegenstelsel 2x8".
const OF_WORK =
  /^\p{Lu}\p{Ll}+- (?:und|en|och|og) \p{L}*(?:schicht|dienst)|^\p{Lu}\p{Ll}+ (?:mit|con|met|avec|med|with|com) |\d\s?[x×]\s?\d|^(?:turn[oi]s? (?:de|di|rotativ|diurn|nottur|mattin)|schichtdienst|schichtarbeit|ploegendienst)/iu;

// "Führung von acht Leuten", "Bestellwesen und Bestandskontrolle": German nouns of what somebody does, and what they are done with.
const isWork = (text: string): boolean =>
  /^\p{Lu}\p{L}+(?:ung|wesen|kontrolle|führung|pflege|annahme|abgabe|arbeiten|tätigkeiten)(?:,? (?:und|von|der|des|im|in|mit|für|bei)(?!\p{L})|, \p{L})/u.test(
    text,
  );

// A part of an employer, in which somebody works: "Serviço de Urgência", "U.O.C. Medicina Interna".
const UNIT =
  /^(?:servi[cç]i?os? (?:de|da|do)|servicio de|service (?:de|des|d['’]|du)|reparto|u\.\s?o\.(?:\s?c\.)?|unidade? (?:de|da|do)|unité (?:de|d['’])|departamento (?:de|da|do)|dipartimento di|département (?:de|des|d['’]|du)|département|department of|dept\.? of|abteilung|afdeling|dienst|[áa]rea (?:de|di)|ufficio|pôle|direction (?:de|des|du))(?=[\s]\p{Lu}|\p{Lu}|\s\p{Ll}{2,4}\s\p{Lu})/iu;

/** Whether a text is a part of an employer in which somebody works. */
export const isUnit = (text: string): boolean =>
  UNIT.test(text) && segmentsOf(text).length === 1 && !hasLegalForm(text);

// A branch of the company before it: "Manpower, agence de Mérignac".
const BRANCH = /^(?:agence|filiale|succursale|site|sucursal|sede|filial|niederlassung|standort|vestiging) /;
