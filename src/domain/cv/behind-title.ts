import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import type { Found } from './found.ts';
import { isEveryday } from './lone-towns.ts';
import type { CvFields } from './schema.ts';
import type { CvLine } from './source.ts';
import { titleEvidence, whereIs } from './title-or-employer.ts';
import { isState, placeIn, skillNamed } from './vocabulary.ts';
import { isKnownEmployer, looksLikeEmployer, looksLikeTitle } from './words.ts';

type Job = Found<CvFields['experience'][number]>;

// Wards and units in which people work, as their letters.
const WARD =
  /^(?:A&E|ED|ER|ICU|ITU|HDU|CCU|NICU|PICU|SCBU|PACU|MAU|AMU|SAU|EAU|OPD|OT|LDR|SSR|EMU|USIC|UCI|UCIN|UTI|UTIN|HDU\/ICU)$/;
// "Class 2", "Band 6", "Grade II", "Level 3": of what rank a post is.
const RANK =
  /^(?:class|band|grade|level|tier|year|cat(?:egory|\.)?|klasse|stufe|nivel|livello|niveau) (?:\d{1,2}|[IVX]{1,4}|[A-E]\+?E?)$/i;

// "Youth Diversion Project", "Abteilung Einkauf", "sección Economía": a part of a house, by the word for one.
const PART_OF_HOUSE =
  /(?:\s(?:project|programme|program|scheme|team|unit|department|dept\.?|division|section|branch|desk|ward)|(?:\p{L}-?(?:abteilung|projekt|afdeling|avdelning(?:en)?|afdelingen|enheten|enheden|teamet?|projekt(?:et)?)))$|^(?:abteilung|bereich|projekt|projet|proyecto|progetto|projeto|project|sección|secção|seção|sezione|section|sectie|sektion|sektionen|afdeling|avdelning|avdeling|département|departamento|dipartimento|service|servicio|servizio|serviço|reparto|ufficio|área|équipe|equipo|equipe|squadra|ploeg|team)\s\p{L}/iu;

// What lawyers, sellers and managers are in charge of, though houses are called so too: "Legal Counsel, Land, Cheviot Wind Estates plc".
const FIELD =
  /^(?:land|property|real estate|litigation|employment|operations|sales|rail|retail|energy|water|planning|tax|audit|corporate|commercial|compliance|treasury|logistics|procurement)$/i;

// The group of a law firm: "Associate, Shipping Group, Bellweather Stroud LLP".
const PRACTICE =
  /^(?:shipping|litigation|disputes?|banking|finance|corporate|commercial|employment|property|real estate|tax|energy|insolvency|restructuring|private client|family|projects|insurance|marine|ip|competition)(?: (?:and|&) \p{L}+)? (?:practice )?group$/iu;
const OF_LAW = /(?<!\p{L})(?:LLP|solicitors|attorneys|law|lawyers|chambers)(?!\p{L})/iu;
const isPractice = (unit: string, house: string): boolean => PRACTICE.test(unit) && OF_LAW.test(house);

const isUnit = (text: string): boolean =>
  WARD.test(text) ||
  FIELD.test(text) ||
  PART_OF_HOUSE.test(text) ||
  RANK.test(text) ||
  (/^\p{Lu}\p{Ll}+(?: (?:and|&) \p{L}+)?$/u.test(text) &&
    (skillNamed(text) !== null || isOrdinary(fold(text.split(' ')[0] ?? ''))));

/**
 * A job whose title goes on behind a dash or a comma with the unit it was in, before the house: "Staff Nurse – A&E, St James Hospital",
 * "Teacher, Mathematics, Sacred Heart College". The unit is of the title.
 */
export function withUnitOfTitle(job: Job, lines: readonly CvLine[]): Job {
  const { title, employer } = job.value;
  const [, unit = '', house = ''] = /^([^,]{2,40}),\s+(\p{Lu}.{2,})$/u.exec(employer ?? '') ?? [];
  if (
    title === null ||
    employer === null ||
    !(isUnit(unit) || isPractice(unit, house)) ||
    !looksLikeTitle(title)
  )
    return job;
  const isHouse =
    (looksLikeEmployer(house) || isKnownEmployer(house) || RANK.test(unit) || WARD.test(unit)) &&
    placeIn(house) === null;
  if (!isHouse) return job;
  if (!FIELD.test(unit) && !isPractice(unit, house) && (isKnownEmployer(unit) || looksLikeEmployer(unit)))
    return job;
  const sign = [' – ', ' — ', ' - ', ', '].find((one) =>
    lines.some(({ text }) => text.includes(`${title}${one}${unit},`)),
  );
  return sign === undefined
    ? job
    : { ...job, value: { ...job.value, title: `${title}${sign}${unit}`, employer: house } };
}

/** A job whose employer has a town behind it that the page tells as one elsewhere: "OVS, Gravellona Toce" of somebody who lives there. */
export function withTownApart(job: Job, jobs: readonly Job[], home: string | null): Job {
  const { employer, location } = job.value;
  const [, house = '', town = ''] = /^(.{2,}?),\s+(\p{Lu}[^,]{2,40})$/u.exec(employer ?? '') ?? [];
  // "The Grand, York" is called so.
  if (house === '' || location !== null || /^The \p{L}+$/u.test(house)) return job;
  const towns = [home, ...jobs.map(({ value }) => value.location)].map((place) =>
    fold(place?.split(',')[0] ?? ''),
  );
  return towns.includes(fold(town))
    ? { ...job, value: { ...job.value, employer: house, location: town } }
    : job;
}

// Whose country is what they are in charge of: "Country Manager, Germany".
const OF_A_COUNTRY =
  /(?<!\p{L})(?:country|regional|area|territory|sales|export|market|account|business|head|director|vp|vice|president|chief|general|managing|vertrieb\p{L}*|leiter\p{L}*|commercial|comercial|commerciale|directeur|directrice|director\p{L}*|gerente)(?!\p{L})/iu;

/** Whether words are a town, or a country or two: "Toledo, OH", "Tonga and Fiji". */
function isWhere(text: string, title: string): boolean {
  const place = whereIs(text);
  if (place?.city != null) return place.state !== null || !isEveryday(text);
  const several = text.split(/\s(?:and|&|und|et|y|e|en|och|og)\s/u);
  // Tonga is a town as well.
  const isOf = (part: string): boolean => {
    const one = placeIn(part);
    const isTown = one?.city != null && several.length > 1;
    return one !== null && (one.city === null || isTown) && one.country_code !== null && part.length > 2;
  };
  return !OF_A_COUNTRY.test(title) && several.length < 4 && several.every(isOf);
}

/** A job with its place apart from its title, where the employer is told elsewhere: "Division Controller, Toledo, OH". */
export function withPlaceBehindTitle(job: Job): Job {
  const { title, employer, location } = job.value;
  // "Tonga and Fiji" below "Travel": where somebody was, and nobody's name.
  if (title === null && employer !== null && location === null && isWhere(employer, ''))
    return { ...job, confidence: 0.2, value: { ...job.value, employer: null, location: employer } };
  if (title === null || employer === null) return job;
  for (const { index, 0: sign } of title.matchAll(/,\s+|\s[–—|-]\s|\s+\(/g)) {
    const named = title.slice(0, index);
    const rest = title.slice(index + sign.length).replace(/\)$/, '');
    // "Division Controller, Toledo" with "OH" for its place.
    const isSplit = location !== null && isState(location) && placeIn(rest) !== null;
    const whole = isSplit ? `${rest}, ${location}` : rest;
    if (titleEvidence(named) >= 1 && /^\p{Lu}/u.test(rest) && isWhere(whole, named))
      return { ...job, value: { ...job.value, title: named, location: whole } };
  }
  return job;
}
