import { inAgencyVoice, isPrivateToBrief } from '../ads/index.ts';
import { briefLines, capital, draftPipeline, headingOf, sentencesOf, untoldProcess } from '../jobs/index.ts';
import { bareOf, LABELS, labelsOf } from './labels.ts';
import { otherRate, paidOtherwise, payIn } from './pay.ts';
import { cityOfState, HYBRID, locationOf, placeAlone, placeOf, REMOTE, signedAt } from './place.ts';
import type { DraftFields } from './schema.ts';
import { asForm } from './short.ts';
import { startIn } from './start.ts';
import { BESIDE_TITLE, cleanTitle, headOf, subjectOf, titleOf } from './title.ts';

/** A job read from a text. `client` is the client's name if the text has one. */
export interface RoleReading {
  fields: DraftFields;
  client: string | null;
  notes: string[];
}

/**
 * Reads a job from a text: labelled lines first, then the wording of its sentences. Fields that the text does not
 * mention stay empty. English, German and French.
 * @param home the agency's country, preferred for ambiguous place names
 * @param today the day on which it is read, by which a start without a year is the next one
 */
export function readRole(text: string, home: string, today: string | null = null): RoleReading {
  const short = asForm(text, home);
  const { lines, left_out } = briefLines(short?.form ?? text);
  const asides = [...left_out, ...(short?.aside ?? [])];
  const labelled = labelsOf(lines);
  const notes: string[] = [];
  const title = titleOf(lines, { labelled: labelled.title, subject: subjectOf(text) }, home);
  if (title.guessed)
    notes.push('No title stands in the text; check the one that was taken from its first line.');
  const said = locationOf(lines, [labelled.location, labelled.town], home);
  const city = said?.type === 'remote' || said?.country !== undefined ? null : cityOfState(home);
  const isAtHome = city !== null;
  const signed = said === null && !isAtHome ? signedAt(text, home) : null;
  const location = isAtHome
    ? { type: said?.type ?? ('on_site' as const), ...city }
    : signed === null
      ? said
      : { type: 'on_site' as const, ...signed };
  if (isAtHome)
    notes.push(
      `No place stands in the text; ${location?.city} was taken, as the agency is there. Check location.`,
    );
  else if (signed !== null)
    notes.push(
      `No place stands in the brief; ${signed.city}, where its writer signs, was taken. Check location.`,
    );
  else if (location === null) notes.push('No place was found.');
  else if (location.type === 'remote' && location.country_code === undefined)
    notes.push(
      'The text does not say in which one country people of this remote job must live, which job boards ask for; set location.country.',
    );
  const paid =
    labelled.pay === undefined
      ? lines
      : [`Salary: ${labelled.pay} ${/^[^:–-]*/.exec(payLine(lines))?.[0] ?? ''}`];
  const { pay, unclear, inThousands } = payIn(
    paid,
    location?.country_code ?? placeAlone(lines, home)?.country_code ?? home,
  );
  const otherwise =
    pay === null && paidOtherwise(paid) !== null ? (labelled.pay ?? paidOtherwise(paid)) : null;
  if (otherwise !== null)
    notes.push(`The pay “${otherwise}” is not by the year, day or hour; set compensation in one of these.`);
  else if (unclear !== null)
    notes.push(`The pay “${unclear}” does not say for what time; set compensation with its period.`);
  else if (pay === null) notes.push('No pay was found.');
  if (inThousands !== null)
    notes.push(`The pay “${inThousands}” was taken as thousands a year; check compensation.`);
  const other = pay === null ? null : otherRate(paid, pay);
  if (other !== null) notes.push(`The text tells another pay too: “${other}”. Check compensation.`);
  const employment = employmentOf(lines, labelled.employment);
  if (employment === null)
    notes.push('The text does not say whether it is full time, part time or contract.');
  const description = text.trim().slice(0, 50_000);
  const { open, kept } = withoutPrivate(proseOf(lines, title.text, home));
  const { spec: drafted, left_out: unshared } = draftPipeline({
    title: title.text,
    // Text that went into its own fields is left out of the description.
    description: open.join('\n'),
    location: null,
    employment_type: employment,
    success_in_90_days: null,
    interview_format: 'video',
    client_name: null,
    place: null,
  });
  const spec = withoutTitle(drafted, title.text);
  if (unshared.length + asides.length + kept.length > 0)
    notes.push(
      'What the agency charges, who asked for it and what was told in confidence were left out of the spec, which candidates read.',
    );
  const start = startIn(labelled.start, lines.join('\n'), today);
  if (start.note !== null) notes.push(start.note);
  const process = untoldProcess(text);
  if (process !== null)
    notes.push(
      `How people are interviewed was not understood from “${process}”; set interview_plan once the job is open.`,
    );
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

// "TJM : 580 €": the label says for what time.
const payLine = (lines: readonly string[]): string =>
  lines.map(bareOf).find((line) => LABELS.pay.test(line)) ?? '';

function proseOf(lines: readonly string[], title: string, home: string): string[] {
  const [first = '', ...rest] = lines;
  const [head, after] = headOf(bareOf(first));
  const prose = cleanTitle(head, home) === title ? [besideTitle(head, title, home), after, ...rest] : lines;
  return prose
    .filter((line) => line !== '')
    .filter((line) => !Object.values(LABELS).some((pattern) => pattern.test(bareOf(line))));
}

/** Lines without the sentences in which their writer speaks to the recruiter, which no candidate reads. */
function withoutPrivate(lines: readonly string[]): { open: string[]; kept: string[] } {
  const kept: string[] = [];
  const open = lines.flatMap((line) => {
    // "What I need" heads what is asked.
    if (headingOf(line)?.rest === '') return [line];
    const sentences = sentencesOf(line);
    const shown = sentences.filter((said) => !isPrivateToBrief(inAgencyVoice(bareOf(said))));
    if (shown.length === sentences.length) return [line];
    kept.push(...sentences.filter((said) => !shown.includes(said)));
    return shown.length === 0 ? [] : [shown.join(' ')];
  });
  return { open, kept };
}

type Spec = ReturnType<typeof draftPipeline>['spec'];

// "Need a Bar Manager asap for the Valley venue" asks for nothing that somebody must have.
function withoutTitle(spec: Spec, title: string): Spec {
  const names = (said: string): boolean =>
    /^(?:we |i )?(?:need|require|want|are looking for)s? (?:an?|one|two|another|\d+) /iu.test(said) &&
    said
      .slice(0, title.length + 40)
      .toLowerCase()
      .includes(title.toLowerCase());
  const wanted = spec.requirements.filter(names).map((said) => (/[.!?]$/u.test(said) ? said : `${said}.`));
  return {
    ...spec,
    summary: [...wanted, spec.summary].filter((said) => said !== '').join(' '),
    requirements: spec.requirements.filter((said) => !names(said)),
  };
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

const EMPLOYMENTS = [
  [
    'part_time',
    /\bpart[- ]?time\b|\bteilzeit\b|\btemps partiel\b|\bmedia jornada\b|\bjornada parcial\b|\btiempo parcial\b|\bdeeltijd\b/i,
  ],
  [
    'contract',
    /\bfixed[- ]term\b|\b(?:mat(?:ernity)?|parental|paternity|sick|long[- ]service|leave)(?: leave)? cover\b|\btemp(?:orary)?\b(?! to perm)|\binterim\b(?! (?:valuations?|accounts?|reports?|payments?|results?|financials?|certificates?|applications?|orders?|dividends?|figures|statements?|claims?|audits?|period))|\bas an? (?:[\p{L}-]+ )?contractor\b|^contractors?$|[,(] ?contractors?(?=[,.)]|$)|\bcontractors? (?:role|only|position|rates?|basis|needed|wanted|required|welcome)\b|\b(?:need|want|hiring|looking for|seeking|find)(?: [\p{L}\d-]+){0,4} contractors?\b|\bindependent contractors?\b|\bself[- ]?employed\b(?! (?:clients?|people|customers?|individuals?|traders?))|\bCIS\b(?=[,.;]|$| rate)|\b(?:inside|outside) ir35\b|\bseasonal (?:role|job|position|contract|work|from|until|\d)|[,(] ?seasonal\b|\bfor the season\b|\bsaison d[’'](?:hiver|été)|\bsaisonnier\p{L}*|\b(?:winter|sommer)saison\b|\bsaisonkraft\b|\btemporada de\b|\blocum\b|\bcontract (?:role|position|job|basis|assignment|opportunity)\b|\b(?:month|week|year)s? contract\b|\bcontract,?(?: (?:for|of))? (?:an? |\d+|two|three|four|five|six|nine|twelve|eighteen)[ -]?(?:weeks?|months?|years?)\b|\bday rate\b|\bon (?:a )?contract\b|^contract\b|\bm(?:on)?ths? ftc\b|\bCDD\b|\bbefristet\w*|\ben freelance\b|\bfreelance (?:role|position|contract|basis|assignment)\b|\bfreiberuflich\w*|\bcontrato temporal\b|\btiempo determinado\b|\b1099\b|\d ?(?:month|week|year)s? \+ \d/iu,
  ],
  [
    'full_time',
    /\bfull[- ]?time\b|\bpermanent\b|\bperm\b|\bvollzeit\b|\bunbefristet\w*|\bCDI\b|\btemps plein\b|\bjornada completa\b|\btiempo completo\b|\bcontrato indefinido\b|\btempo pieno\b|\bvoltijds?\b|\bF\/?T\b(?!C)/i,
  ],
] as const;

const FULL =
  /\bfull[- ]?time\b|\bvollzeit\b|\btemps plein\b|\bjornada completa\b|\btiempo completo\b|\btempo pieno\b|\bvoltijds?\b|\bF\/T\b/iu;
/** How long a week is: "37.5 hours a week", "32 Stunden, unbefristet", "0.8 FTE", "three days a week". */
const WEEK =
  /(?<![\d.,-])(\d\d?)(?:[.,]\d\d?)?\s?(?:h|hrs?|hours?|std\.?|stunden|heures|horas|ore|uur)(?: ?\/ ?| (?:per|a|each|pro|die|in der|par|por|alla|a la) )(?:wk|week|woche|semaine|semana|settimana)|(?<![\d.,-])(\d\d?)(?:[.,]\d\d?)? (?:wochenstunden|stunden(?=, (?:un)?befristet|[.,]| (?:un)?befristet))|(?<![\d.,])(0[.,]\d\d?|1[.,]0)(?: ?FTE|(?=, (?:term time|perm|ongoing)))|(?<![\d-])(one|two|three|[123]) days (?:a|per) week(?! (?:in|at|on|from|wfh|remote|office|home))/iu;
const FULL_WEEK = 35;

function weekOf(text: string, isLabelled: boolean): 'full_time' | 'part_time' | null {
  const [, hours, stunden, fte, days] = WEEK.exec(text) ?? [];
  const labelled = isLabelled ? /^(\d\d)(?:[.,]\d+)?(?!\d)/u.exec(text)?.[1] : undefined;
  const many = Number(hours ?? stunden ?? labelled ?? 0);
  if (many >= 8) return many >= FULL_WEEK ? 'full_time' : 'part_time';
  if (fte !== undefined) return Number(fte.replace(',', '.')) < 1 ? 'part_time' : 'full_time';
  return days === undefined || HYBRID.test(text) ? null : 'part_time';
}

/** "No contractors" asks for anything else. */
const NOT_WANTED =
  /\b(?:no|not|non|without|kein\p{L}*)[\s-]+(?:an?\s+)?(?:contractors?|contracts?|temps?|freelanc\p{L}*|interims?|part[\s-]?time\p{L}*)\b|\b(?:bei|auf|für) Vollzeit\b|\bfull[- ]time (?:equivalent|rate|salary)\b|\bpour un temps plein\b/giu;

function employmentOf(
  lines: readonly string[],
  labelled: string | undefined,
): 'full_time' | 'part_time' | 'contract' | null {
  for (const text of [labelled, lines.join('\n')]) {
    if (text === undefined) continue;
    const asked = text.replace(NOT_WANTED, ' ');
    const found = EMPLOYMENTS.find(([, pattern]) => pattern.test(asked))?.[0];
    const byHours = weekOf(asked, text === labelled);
    // "32 Stunden, unbefristet" is part time for good; a contract says nothing of the hours.
    if (found === 'full_time' && byHours === 'part_time' && !FULL.test(asked)) return 'part_time';
    if (found !== undefined || byHours !== null) return found ?? byHours;
  }
  return null;
}
