import { matchesOf } from '#src/lib/matches.ts';
import { countryName } from '#src/lib/places.ts';
import { capital, draftPipeline, textLines, withoutMailFrame } from '../jobs/index.ts';
import { placeNamed } from '../lexicon/places.ts';
import { paidOtherwise, payIn } from './pay.ts';
import type { DraftFields } from './schema.ts';
import { startIn } from './start.ts';

/** A job read from a text. `client` is the client's name if the text has one. */
export interface RoleReading {
  fields: DraftFields;
  client: string | null;
  notes: string[];
}

const LABELS = {
  title:
    /^(?:job title|title|role|position|vacancy|job|stelle|stellenbezeichnung|poste|intitulé du poste)\s*[:–-]\s*(.{2,})$/i,
  client:
    /^(?:client|company|employer|organi[sz]ation|hiring company|on behalf of|kunde|auftraggeber|unternehmen|entreprise)\s*[:–-]\s*(.{2,})$/i,
  location:
    /^(?:location|place of work|work location|office|based in|site|standort|arbeitsort|einsatzort|lieu(?: de travail)?)\s*[:–-]\s*(.{2,})$/i,
  pay: /^(?:salary|pay|rate|day rate|hourly rate|compensation|remuneration|package|budget|base|gehalt|jahresgehalt|vergütung|salaire|rémunération)\s*[:–-]\s*(.{2,})$/i,
  employment:
    /^(?:employment type|job type|contract type|type of employment|type|hours|employment|vertragsart|anstellungsart|type de contrat)\s*[:–-]\s*(.{2,})$/i,
  start:
    /^(?:start date|start|starting|available from|eintritt|eintrittsdatum|eintrittstermin|beginn|début|date de début|prise de poste)\s*[:–-]\s*(.{2,})$/i,
} as const;

type Labelled = Partial<Record<keyof typeof LABELS, string>>;

const NAMED_IN_PROSE =
  /\b(?:looking for|seeking|hiring|recruiting|recruit|needs?|requires?|wants?|search(?:ing)? for|find(?: us)?|appoint(?:ing)?|role of|position of|(?<=^|(?:we|I) are |(?:we|I)['’](?:re|m) )after(?= an? ))\s+(?:(?:\d+\s*[x×]|an?|the|another|one|two|three|\d+)\s+)?(?!(?:to|for|from|in|at|of|on|by|with|you|your|me|us|any|anything|them|it|this|that|these|those|help|somebody|someone|people)\b)([\p{L}\d/&+#.'-]+(?: [\p{L}\d/&+#.'-]+){0,6}?)(?=\s+(?:to|in|for|with|who|based|at|on|from|out of|starting|paying|by|as|that|-|–)\b|\s*[,.;:(?!\n]|$)/iu;

const MAX_TITLE_WORDS = 10;

/**
 * Reads a job from a text: labelled lines first, then the wording of its sentences. Fields that the text does not
 * mention stay empty. English only.
 * @param home the agency's country, preferred for ambiguous place names
 */
export function readRole(text: string, home: string): RoleReading {
  const lines = withoutMailFrame(textLines(text));
  const labelled = labelsOf(lines);
  const notes: string[] = [];
  const title = titleOf(lines, labelled, home);
  if (title.guessed)
    notes.push('No title stands in the text; check the one that was taken from its first line.');
  const location = locationOf(lines, labelled, home);
  if (location === null) notes.push('No place was found.');
  const paid = labelled.pay === undefined ? lines : [`Salary: ${labelled.pay}`];
  const pay = payIn(paid, location?.country_code ?? placeAlone(lines, home)?.country_code ?? home);
  const otherwise = pay === null ? paidOtherwise(paid) : null;
  if (otherwise !== null)
    notes.push(`The pay “${otherwise}” is not by the year, day or hour; set compensation in one of these.`);
  else if (pay === null) notes.push('No pay was found.');
  const employment = employmentOf(lines, labelled);
  if (employment === null)
    notes.push('The text does not say whether it is full time, part time or contract.');
  const description = text.trim().slice(0, 50_000);
  const { spec, left_out } = draftPipeline({
    title: title.text,
    // Text that went into its own fields is left out of the description.
    description: proseOf(lines, title.text, home),
    location: null,
    employment_type: employment,
    success_in_90_days: null,
    interview_format: 'video',
    client_name: null,
    place: null,
  });
  if (left_out.length > 0)
    notes.push(
      'What the agency charges, who asked for it and what was told in confidence were left out of the spec, which candidates read.',
    );
  const start = startIn(labelled.start, lines.join('\n'));
  if (start.note !== null) notes.push(start.note);
  return {
    fields: {
      title: title.text,
      ...(location === null ? {} : { location }),
      ...(employment === null ? {} : { employment_type: employment }),
      ...(pay === null ? {} : { compensation: pay }),
      description,
      spec,
      ...(start.day === null ? {} : { target_start_date: start.day }),
    },
    client: labelled.client ?? null,
    notes,
  };
}

function proseOf(lines: readonly string[], title: string, home: string): string {
  const [first = '', ...rest] = lines;
  const [head, after] = headOf(bareOf(first));
  const prose = cleanTitle(head, home) === title ? [besideTitle(head, title, home), after, ...rest] : lines;
  return prose
    .filter((line) => line !== '')
    .filter((line) => !Object.values(LABELS).some((pattern) => pattern.test(bareOf(line))))
    .join('\n');
}

/** What a line says beside the title and goes into no field of its own: "Contracts manager, York, permanent, NEC4 and JCT". */
function besideTitle(head: string, title: string, home: string): string {
  if (!head.toLowerCase().startsWith(`${title.toLowerCase()},`)) return '';
  const said = head
    .slice(title.length + 1)
    .split(/,\s*/)
    .map((piece) => piece.trim().replace(/[.]$/u, ''))
    .filter((piece) => /\p{L}{3}/u.test(piece) && placeOf(piece, home) === null)
    .filter((piece) => !BESIDE_TITLE.test(piece) && !EMPLOYMENTS.some(([, kind]) => kind.test(piece)))
    .filter((piece) => !HYBRID.test(piece) && !REMOTE.test(piece));
  return said.length === 0 ? '' : `${capital(said.join(', '))}.`;
}

const bareOf = (line: string): string =>
  line
    .replace(/^[-*•]\s+/, '')
    .replace(/\*\*|__|^#+\s*/g, '')
    .trim();

function labelsOf(lines: readonly string[]): Labelled {
  const found: Labelled = {};
  for (const line of lines) {
    const bare = bareOf(line);
    for (const [name, pattern] of Object.entries(LABELS)) {
      const value = pattern.exec(bare)?.[1]?.trim();
      if (value !== undefined && !(name in found)) Object.assign(found, { [name]: value });
    }
  }
  return found;
}

// What a sentence has and a title has not.
const SAYS =
  /\b(?:is|are|was|were|am|be|will|would|must|should|can|could|have|has|had|need|needs|want|wants|we|you|i|our|your|their|please|thanks|looking|seeking|hiring)\b/iu;

/** The first sentence of a line where it is no sentence but names the role, and what comes after it. */
function headOf(line: string): [head: string, rest: string] {
  const end = /(?<!\b(?:Sr|Jr|Dr|St|Mr|Ms|Snr|Jnr|Asst|Mgr))[.!](?=\s+\p{Lu})/u.exec(line)?.index;
  const head = end === undefined ? line : line.slice(0, end);
  return end === undefined || SAYS.test(head) ? [line, ''] : [head, line.slice(end + 1).trim()];
}

function titleOf(
  lines: readonly string[],
  labelled: Labelled,
  home: string,
): { text: string; guessed: boolean } {
  const [first = ''] = lines;
  const [head] = headOf(bareOf(first));
  const bare = SAYS.test(head) ? head : head.replace(/\.$/u, '');
  const short = cleanTitle(bare, home);
  const alone =
    !SOME_PERSON.test(bare) &&
    short.split(/\s+/).length <= MAX_TITLE_WORDS &&
    bare.length <= LONGEST_LINE &&
    !/[.!?:]$/.test(bare) &&
    !NAMED_IN_PROSE.test(bare) &&
    (short === bare || !SAYS.test(bare) || bare.split(/\s+/).length <= MAX_TITLE_WORDS);
  if (labelled.title !== undefined) return { text: cleanTitle(labelled.title, home), guessed: false };
  // The case of the sentence stays with the word, so that somebody has to look at it.
  const abroad = [bare, ...lines.slice(1, FIRST_LINES)]
    .map((line) => WANTED_ABROAD.exec(line)?.[1])
    .find((said) => said !== undefined);
  if (abroad !== undefined) return { text: cleanTitle(abroad, home), guessed: true };
  if (alone && bare !== '' && !/^(hi|hello|hey|dear|good (morning|afternoon))\b/i.test(bare)) {
    return { text: short, guessed: false };
  }
  const apposed = IN_APPOSITION.exec(bare)?.[1];
  if (SOME_PERSON.test(bare) && apposed !== undefined)
    return { text: cleanTitle(apposed, home), guessed: false };
  const named = lines
    .map((line) => NAMED_IN_PROSE.exec(line)?.[1]?.trim())
    .find((text) => text !== undefined && text !== '');
  if (named !== undefined) return { text: cleanTitle(named, home), guessed: false };
  const wanted = lines
    .slice(0, FIRST_LINES)
    .map((line) => AFTER_COLON.exec(line)?.[1] ?? OPENS_WITH_ROLE.exec(line)?.[1])
    .find((text) => text !== undefined && !SAYS.test(text));
  if (wanted !== undefined) return { text: cleanTitle(wanted, home), guessed: true };
  return {
    text: cleanTitle(bare.split(/\s+/).slice(0, MAX_TITLE_WORDS).join(' '), home) || 'Untitled role',
    guessed: true,
  };
}

/** "Wir suchen einen Disponenten in Bremen", "Nous recherchons un comptable". */
const WANTED_ABROAD =
  /^(?:(?:\p{L}+[,:]? ){0,7}(?:suchen wir|wir suchen|brauchen wir|wir brauchen|benötigen wir|wir benötigen|wird gesucht|gesucht(?: wird)?|nous (?:recherchons|recrutons|cherchons|embauchons)|recherche|on (?:recherche|cherche|recrute)|voici (?:le|notre) besoin|buscamos))\s*:?\s+(?:ab sofort\s+)?(?:(?:eine[nr]?|une? ou une?|une?|un\(e\)|une? \(e\)|una|zwei|drei|deux|trois)\s+)(.+?)(?=\s+(?:in|im|für|mit|ab|zum|zur|bei|à|au|pour|avec|basée?|en)\s|\s*[,.;:]|$)/iu;
/** The lines in which a mail comes to what it is about. */
const FIRST_LINES = 8;
/** "What we need for the Cork crèche: an early years educator for the toddler room." */
const AFTER_COLON =
  /:\s+(?:an?|one|two|three)\s+([\p{L}][\p{L}/&'-]*(?: [\p{L}/&'-]+){0,5}?)(?=\s+(?:in|at|for|on|with|who|to|based)\b|\s*(?:[,.;:(]|$))/iu;
/** "Financial Controller for our Melbourne office please." */
const OPENS_WITH_ROLE =
  /^(?:(?:an?|one|two|three)\s+)?([\p{L}][\p{L}/&'-]*(?: [\p{L}/&'-]+){0,4}?)\s+(?:for|at|in|with|on|to join)\s+(?:our|the|my|a)\b/iu;

/** Somebody is wanted, which names no role: "Second person for the finance team, an internal auditor in Sydney". */
const SOME_PERSON =
  /^(?:an?\s+|the\s+)?(?:second|third|fourth|another|new|extra|additional|further)\s+(?:person|pair of hands|body|head|hire|member)\b/i;
const IN_APPOSITION =
  /,\s+(?:an?\s+)([\p{L}][\p{L}/&'-]*(?: [\p{L}/&'-]+){0,5}?)(?=\s+(?:in|at|for|on|with|who|to|based)\b|\s*(?:[,.;:(]|$))/iu;

/** More of a line than holds a title and what stands beside it. */
const LONGEST_LINE = 300;

// What stands beside a title on its line: pay, the start, the place.
const BESIDE_TITLE =
  /[,;(]?\s*(?:\b(?:EUR|GBP|USD|AUD|NZD|CAD|SGD|HKD|CHF)\s?\d|[$£€]\s?\d|\b\d[\d.,]*\s?(?:k\b|€|(?:EUR|GBP|USD|AUD|NZD|CAD|SGD|HKD|CHF)\b)|\b\d[\d.,]{3,}\s?(?:-|–|to|and|bis)\s?\d|\bstart(?:s|ing)?\b|\bsalary\b|\bup to \d).*$/iu;

/** The place that stands beside a title, in brackets or after the last comma. */
function placeBeside(line: string, home: string): { at: number; text: string } | null {
  for (const match of matchesOf(
    /\s*(?:\(([^()]{2,60})\)|,\s*(\p{Lu}[\p{L}'. -]{1,40}?))(?=\s*(?:$|[,.;(]))/gu,
    line,
  )) {
    const text = (match[1] ?? match[2] ?? '').trim();
    if (placeOf(text, home) !== null) return { at: match.index, text };
  }
  return null;
}

function cleanTitle(said: string, home: string): string {
  const alone = said.slice(0, LONGEST_LINE).replace(BESIDE_TITLE, '');
  const place = placeBeside(alone, home);
  const bare = (place === null ? alone : alone.slice(0, place.at))
    .replace(
      /\s*\((?:m\/f\/d|f\/m\/d|[mwfdx](?:\/[mwfdx]){1,2}|h\/f|f\/h|contract|permanent|perm|temp|remote|hybrid|full[- ]time|part[- ]time)\)/gi,
      '',
    )
    .replace(/\s+(?:[-–|@]|at)\s+.*$/i, '')
    .replace(/,?\s+(?:in|based in)\s+\p{Lu}.*$/u, '')
    .replace(
      /^(?:(?:new|urgent|experienced|great|good|strong|talented|full[- ]time|part[- ]time|permanent)\s+)+/i,
      '',
    )
    .replace(/[\s,;:.–-]+$/, '')
    .replace(/(?<=\S)\s+(?:role|position|vacancy)$/i, '')
    .trim()
    .slice(0, 300);
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

const REMOTE =
  /\b(?:fully|100 ?%|completely) remote\b|\bremote[- ](?:first|only|role|position|job)\b|\bwork(?:ing)? from (?:home|anywhere)\b|^remote\b|[:,(]\s*remote\b/i;
const HYBRID =
  /\bhybrid\b|\bdays?(?: (?:a|per) week)? (?:in|at|from) (?:the |our )?office\b|\bdays? (?:at|from) home\b/i;
const PLACE =
  /\b(?:based in|based at|located in|office in|offices in|in|at|à)\s+((?:\p{Lu}[\p{L}'.-]+)(?:,? \p{Lu}[\p{L}'.-]+){0,3})/gu;

type Location = NonNullable<DraftFields['location']>;

function locationOf(lines: readonly string[], labelled: Labelled, home: string): Location | null {
  const text = lines.join('\n');
  const matched = labelled.location ?? text;
  const beside = placeBeside((lines[0] ?? '').slice(0, LONGEST_LINE), home);
  const place =
    labelled.location === undefined
      ? (placeIn(lines, home) ?? (beside === null ? null : placeOf(beside.text, home)))
      : placeOf(labelled.location, home);
  if (HYBRID.test(matched) || HYBRID.test(text)) return { type: 'hybrid', ...place };
  if (REMOTE.test(matched) || (place === null && REMOTE.test(text))) return { type: 'remote' };
  if (place === null) {
    const alone = placeAlone(lines, home);
    return alone === null ? null : { type: 'on_site', ...alone };
  }
  return place === null ? null : { type: 'on_site', ...place };
}

/** "Our Bristol surgery", "the Brisbane site". */
const HOUSE_AT =
  /\b(?:our|the|their)\s+((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)?)\s+(?:site|office|surgery|plant|factory|warehouse|depot|branch|store|shop|clinic|home|hospital|yard|hangar|desk|taproom|lab|hotel|restaurant|crèche|school|studio|base|airport)\b/gu;

function placeIn(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
  for (const line of lines) {
    for (const [whole, named = ''] of [...matchesOf(PLACE, line), ...matchesOf(HOUSE_AT, line)]) {
      const words = named.split(' ');
      // "at Ironbark Water" is a company, although its first word is a place.
      const least = /^at\s/i.test(whole) && !named.includes(',') ? words.length : 1;
      for (let length = words.length; length >= least; length -= 1) {
        const place = placeOf(words.slice(0, length).join(' '), home);
        if (place !== null && place.city !== undefined) return place;
      }
    }
  }
  return null;
}

/** A place that is a line or a sentence by itself: "New York, NY (Remote)", "Manchester." */
function placeAlone(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
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

/** Parses a place such as `Perth, WA, Australia`; an unknown one is taken as a city. */
function placeOf(matched: string, home: string): Omit<Location, 'type'> | null {
  const bare = matched
    .replace(/\((.*?)\)/g, ' ')
    .replace(/\b(?:hybrid|remote|on[- ]?site|office|cbd)\b/gi, ' ')
    .replace(/[\s,;/|–-]+$/, '')
    .replace(/^[\s,;/|–-]+/, '')
    .trim();
  if (bare === '') return null;
  const place = placeNamed(bare, home);
  if (place === null || place.kind === 'region') return null;
  const country = { country: countryName(place.country) ?? place.country, country_code: place.country };
  if (place.kind === 'country') return country;
  if (place.kind === 'state') return { state: place.name, ...country };
  const [, second] = bare.split(',').map((part) => part.trim());
  const state = second !== undefined && placeNamed(second, home)?.kind === 'state' ? { state: second } : {};
  return { city: place.name, ...state, ...country };
}

const EMPLOYMENTS = [
  ['part_time', /\bpart[- ]?time\b|\bteilzeit\b|\btemps partiel\b/i],
  [
    'contract',
    /\bfixed[- ]term\b|\btemp(?:orary)?\b(?! to perm)|\binterim\b|\bcontractors?\b|\bcontract (?:role|position|job|basis|assignment|opportunity)\b|\b(?:month|week|year)s? contract\b|\bcontract,?(?: (?:for|of))? (?:an? |\d+|two|three|four|five|six|nine|twelve|eighteen)[ -]?(?:weeks?|months?|years?)\b|\bday rate\b|\bon (?:a )?contract\b|^contract\b|\bm(?:on)?ths? ftc\b|\bCDD\b|\bbefristet\w*/i,
  ],
  [
    'full_time',
    /\bfull[- ]?time\b|\bpermanent\b|\bperm\b|\bvollzeit\b|\bunbefristet\w*|\bCDI\b|\btemps plein\b/i,
  ],
] as const;

function employmentOf(
  lines: readonly string[],
  labelled: Labelled,
): 'full_time' | 'part_time' | 'contract' | null {
  for (const text of [labelled.employment, lines.join('\n')]) {
    if (text === undefined) continue;
    const found = EMPLOYMENTS.find(([, pattern]) => pattern.test(text));
    if (found !== undefined) return found[0];
  }
  return null;
}
