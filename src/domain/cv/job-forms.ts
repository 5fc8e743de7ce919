import type { Entry } from './arrangement.ts';
import { type Span, spanIn, timeIn } from './dates.ts';
import type { Label } from './form-labels.ts';
import { isHeadLine } from './heads.ts';
import { labelsOf } from './labels-by-values.ts';
import type { CvLine } from './source.ts';
import { isTerms } from './terms.ts';
import { employerAndPlace, titleEvidence, whereIs } from './title-or-employer.ts';
import { firmOf, type ToldJob, toldJob } from './told-jobs.ts';
import { isWithin } from './under-employers.ts';

interface Field {
  label: Label;
  value: string;
  line: CvLine;
}

// Long labels, whose values begin right behind them.
const TOUCHING =
  /^(nome e indirizzo del datore di lavoro|nom et adresse de l['’]employeur|name and address of (?:the )?employer|name und adresse des arbeitgebers|nombre y direcci[oó]n del? (?:la )?(?:empleador|empresa)(?: o (?:empleador|empresa))?|nome e (?:morada|endere[cç]o) do empregador|naam en adres van de werkgever|profesi[oó]n o cargo desempeñado|funciones y responsabilidades principales|principali mansioni e responsabilit[àa]|principales activit[ée]s et responsabilit[ée]s|main activities and responsibilities|lavoro o posizione ricopert[ioa]|occupation or position held|fonction ou poste occup[ée]|beruf oder funktion|fun[cç][aã]o ou cargo ocupado|functie of beroep|principali attivit[àa] e responsabilit[àa]|wichtigste t[äa]tigkeiten und zust[äa]ndigkeiten|actividades y responsabilidades principales|principais atividades e responsabilidades|tipo di (?:attivit[àa]|azienda) o settore|type of business or sector|type ou secteur d['’]activit[ée]|t[äa]tigkeitsbereich oder branche|tipo de empresa o(?:u)? sector|soort bedrijf of sector|(?:belangrijkste|voornaamste) (?:activiteiten|werkzaamheden) en verantwoordelijkheden|yrke eller (?:befattning|stilling)|arbetsgivarens namn och adress|huvudsakliga arbetsuppgifter(?: och ansvarsområden)?|typ av (?:verksamhet|bransch) eller (?:sektor|bransch)|stilling eller beskæftigelse|beskæftigelse eller stilling|arbejdsgiverens navn og adresse|(?:arbeidsgivers|arbeidsgiverens) navn og adresse|(?:vigtigste opgaver|hovedoppgaver|viktigste oppgaver) og ansvarsområder|(?:virksomhedstype|type virksomhed|type virksomhet) eller (?:branche|sektor|bransje)|zawód lub zajmowane stanowisko|nazwa i adres pracodawcy|główne działania i obowiązki|rodzaj działalności lub sektor|ammatti tai tehtävänimike|työnantajan nimi ja osoite|päätehtävät ja vastuualueet|toimiala|nome del datore(?: di lavoro)?|nom de (?:l['’](?:employeur|entreprise)|la soci[ée]t[ée])|name of (?:the )?employer|name des arbeitgebers|nombre del empleador|nombre de la empresa|nome d(?:o empregador|a empresa)|naam (?:van de )?werkgever|arbetsgivarens namn|arbejdsgiverens navn|arbeidsgiver(?:en)?s navn|nazwa pracodawcy|työnantajan nimi|numele angajatorului|func[țţ]ia sau postul ocupat|numele [șş]i adresa angajatorului|principalele activită[țţ]i [șş]i responsabilită[țţ]i|tipul activită[țţ]ii sau sectorul de activitate)\s+(?=\S)(?!\t|ou? \p{L}+\s*[:\t])(.*)$/iu;

const SINCE = /^(?:since|seit|sinds|depuis|sedan|siden|desde|da|dal|od)$/iu;

type LabelReader = (label: string) => Label | null;

/** The labelled field of a line ("Position: Team Lead", "Employer⇥Nimbus Ltd"), or null. */
function fieldOf(line: CvLine, next: CvLine | undefined, labelIn: LabelReader): Field | null {
  const match =
    TOUCHING.exec(line.text) ??
    /^(?:\d{1,2}[.)]\s*)?([^:\t]{2,62}?)\s*(?::\s*\t?|\t)\s*(\S.*)$/u.exec(line.text);
  const value = (match?.[2] ?? '').replaceAll('\t', ', ').trim();
  const named = match === null ? null : labelIn(match[1] ?? '');
  // "Tipo di impiego: Tempo indeterminato, livello C2" asks for the terms, as it does for the title in other forms.
  const label = named === 'title' && isTerms(value) ? 'duties' : named;
  // "Since: June 2022" names a time that goes on.
  const isOpen = label === 'dates' && SINCE.test(match?.[1] ?? '') && spanIn(value) === null;
  if (label !== null) return { label, value: isOpen ? `since ${value}` : value, line };
  // A label alone on its line, with the value below.
  const alone = /^([^:\t]{2,40}?)\s*:\s*$/u.exec(line.text);
  const above = alone === null ? null : labelIn(alone[1] ?? '');
  if (above === null || above === 'duties' || next === undefined) return null;
  return { label: above, value: next.text.trim(), line };
}

// The dates of a form may stand above its fields without a label, or behind one with no sign between: "Dates 03/2018 – 05/2021".
function datesAlone(line: CvLine, labelIn: LabelReader): Field | null {
  const span = spanIn(line.text);
  if (span === null) return null;
  const [before, behind] = [line.text.slice(0, span.at), line.text.slice(span.at + span.words.length)];
  const isAlone = !/[\p{L}\d]/u.test(before) || (before.length < 24 && labelIn(before.trim()) === 'dates');
  return isAlone && !/[\p{L}\d]/u.test(behind) ? { label: 'dates', value: line.text, line } : null;
}

// Two fields of a form on one line: "Company: Shell⇥Location: Perth".
// "1⇥Company⇥Nesma & Partners": the number of an entry stands before its first field.
const NUMBERED = /^\W?\d{1,2}\W?\t(?=([^\t]{3,40})\t\S)/u;

function fieldsApart(written: CvLine, labelIn: LabelReader): CvLine[] {
  const label = NUMBERED.exec(written.text)?.[1];
  const line =
    label !== undefined && labelIn(label) !== null
      ? { ...written, text: written.text.replace(NUMBERED, '') }
      : written;
  const cells = line.text.split(
    /\t|\s\|\s|\s{3,}|(?<=\S)\s(?=(?:al?|to|till|until|hasta|bis|au|tot|at[ée]|til|fino a|sa[ií]da|demiss[ãa]o|salida|egreso|sortie|austritt|leaving)\s?:\s)/iu,
  );
  const each =
    cells.length > 1 &&
    cells.every((cell) => /^[^:]{2,40}:\s*\S/.test(cell) && labelIn(cell.split(':')[0] ?? '') !== null);
  return each ? cells.map((text) => ({ ...line, text: text.trim() })) : [line];
}

// "2018 – atual – Integra Salvador Norte": its time may stand before it as well.
function nameIn(text: string): string {
  const span = spanIn(text);
  const bare =
    span === null || span.at > 0 ? text : text.slice(span.words.length).replace(/^[\s:–—|·-]+/, '');
  return (bare === '' ? text : bare).replace(/^\d{1,2}[.)]\s+/, '');
}

const isSetAs = (line: CvLine, like: CvLine): boolean =>
  line.bold === like.bold && (line.strong === undefined) === (like.strong === undefined);

// A form of which each job has the employer, or the title, as a heading above its fields.
function nameFromAbove(jobs: { fields: Field[]; body: CvLine[]; above: CvLine | null }[]): void {
  const has = (label: Label): boolean =>
    jobs.some(({ fields }) => fields.some((field) => field.label === label));
  const missing: Label | null =
    has('title') === has('employer') || !(has('dates') || has('from'))
      ? null
      : has('title')
        ? 'employer'
        : 'title';
  const isEach = jobs.every(({ above }) => above !== null);
  if (missing === null || (!isEach && (missing === 'title' || jobs[0]?.above == null))) return;
  let over: CvLine | null = null;
  for (const [at, { fields, above: own }] of jobs.entries()) {
    // Several roles may stand below one employer.
    const above: CvLine | null = own ?? over;
    over = above;
    if (above === null) continue;
    fields.push({ label: missing, value: nameIn(above.text), line: above });
    const before = jobs[at - 1];
    if (before !== undefined) before.body = before.body.filter((line) => line !== above);
  }
}

// A line with a bullet is the head of the fields right below it: "✔ Hospital Santa Dulce" above "Cargo: …".
const isAbove = (lines: readonly CvLine[], at: number, labelIn: LabelReader): boolean => {
  const [line, next] = [lines[at], lines[at + 1]];
  return line?.bullet === false || (next !== undefined && fieldOf(next, lines[at + 2], labelIn) !== null);
};

const CLIENT = /^(?:end[- ]?)?(?:client|customer|cliente|kunde|klant|kund)\s*:/i;

// "Flipkart Internet Pvt Ltd, Bengaluru (Jul 2022 – Till date)"
function isEmployerWithTime({ text, bullet }: CvLine): boolean {
  const span = bullet ? null : spanIn(text);
  return span !== null && span.at > 3 && !/:\s/.test(text) && titleEvidence(text.slice(0, span.at)) < 1;
}

/**
 * The lines of a form without the whole time of an employer that stands between its name and several roles, each with its time below:
 * "Energiehuis Midden", "2015 t/m heden", "Functie: Teamleider", "2019 t/m heden", "Functie: Klantadviseur", "2015 t/m 2018".
 */
function withoutWholeTimes(lines: readonly CvLine[], labelIn: LabelReader): CvLine[] {
  const fields = lines.map((line, at) => fieldOf(line, lines[at + 1], labelIn) ?? datesAlone(line, labelIn));
  const labelAt = (at: number): Label | null => fields[at]?.label ?? null;
  const left = new Set<CvLine>();
  for (const [at, whole] of fields.entries()) {
    const above = lines[at - 1];
    const isFirst = above !== undefined && labelAt(at - 1) === null && isHeadLine(above);
    const time = whole?.label === 'dates' && isFirst ? spanIn(whole.value) : null;
    if (time === null || whole === null || whole === undefined) continue;
    const ends = fields.findIndex(
      (_, below) => below > at && labelAt(below) === null && labelAt(below + 1) === 'dates',
    );
    const own = fields
      .slice(at + 1, ends < 0 ? fields.length : ends)
      .flatMap((field) => (field?.label === 'title' || field?.label === 'dates' ? [field] : []));
    const isOfRoles =
      own.length > 3 &&
      own.length % 2 === 0 &&
      own.every(({ label, value }, index) => {
        const span = label === 'dates' ? spanIn(value) : null;
        return index % 2 === 0 ? label === 'title' : span !== null && isWithin(span, time);
      });
    if (isOfRoles) left.add(whole.line);
  }
  return lines.filter((line) => !left.has(line));
}

/** The jobs of a form with labelled fields. Null where the text is not a form. */
export function labelledJobs(lines: readonly CvLine[]): Entry[] | null {
  const jobs: { fields: Field[]; body: CvLine[]; above: CvLine | null }[] = [];
  let taken: CvLine | null = null;
  let above: CvLine | null = null;
  const labelIn = labelsOf(lines);
  const all = withoutWholeTimes(
    lines.flatMap((line) => fieldsApart(line, labelIn)),
    labelIn,
  );
  // Below a head with the employer and its time, a client is whom the work was for.
  const isHeaded = all.some((line, at) => {
    const next = all[at + 1];
    const below = next === undefined ? null : fieldOf(next, all[at + 2], labelIn);
    return below?.label === 'title' && isEmployerWithTime(line) && fieldOf(line, next, labelIn) === null;
  });
  const apart = isHeaded ? all.filter(({ text }) => !CLIENT.test(text)) : all;
  const asked = new Set(apart.map((line, at) => fieldOf(line, apart[at + 1], labelIn)?.label));
  const isOneAbove = asked.has('title') && !asked.has('employer');
  for (const [at, line] of apart.entries()) {
    if (line === taken) continue;
    const field = fieldOf(line, apart[at + 1], labelIn) ?? datesAlone(line, labelIn);
    const open = jobs.at(-1);
    if (field === null || field.label === 'duties') {
      if (field !== null && open !== undefined) open.body.push({ ...line, text: field.value });
      else open?.body.push(line);
      const heads = field === null && isHeadLine({ ...line, bullet: false }) && isAbove(apart, at, labelIn);
      // A line that is not set as the first of them is the rest of what was done.
      const like = jobs[0]?.above;
      above = heads && (like == null || isSetAs(line, like)) ? line : null;
      continue;
    }
    if (/:\s*$/.test(line.text)) taken = apart[at + 1] ?? null;
    // Where no label asks for employers, a line above the fields is the next one's.
    const isNext =
      above !== null && isOneAbove && (open?.fields.some(({ label }) => label === 'title') ?? false);
    const again = isNext || (open?.fields.some(({ label }) => label === field.label) ?? true);
    if (again || open === undefined) jobs.push({ fields: [field], body: [], above });
    else open.fields.push(field);
    above = null;
  }
  nameFromAbove(jobs);
  const named = jobs.filter(
    ({ fields }) =>
      fields.some(({ label }) => label === 'title') && fields.some(({ label }) => label === 'employer'),
  );
  if (named.length === 0 || named.length < jobs.length / 2) return null;
  return jobs.flatMap(({ fields, body }): Entry[] => {
    const of = (label: Label): string | null => fields.find((field) => field.label === label)?.value ?? null;
    const [title, firm] = [of('title'), of('employer')];
    if (title === null && firm === null) return [];
    // Roles below one employer with its time may have their own in brackets.
    const span =
      (title === null ? null : spanIn(title)) ??
      spanOf(of('dates'), of('from'), of('to')) ??
      fields.map(({ value }) => spanIn(value)).find((found) => found !== null);
    return [
      entry({
        title,
        firm,
        place: of('place'),
        span: span ?? NEVER,
        head: fields.map(({ line }) => line),
        body,
      }),
    ];
  });
}

const NEVER: Span = { from: null, to: null, current: false, words: '', at: 0 };

export function spanOf(dates: string | null, from: string | null, to: string | null): Span | null {
  if (dates !== null) {
    const single = timeIn(dates);
    return spanIn(dates) ?? (single === null ? null : { ...single, from: single.to });
  }
  return from === null ? null : (spanIn(`${from} – ${to ?? ''}`.trim()) ?? spanIn(`since ${from}`));
}

// How somebody is employed, behind the title of a form.
const CONTRACT =
  /,\s*(?:contratto .*|(?:a )?tempo (?:in)?determinato.*|cd[id]|contrat .*|contrato .*|(?:un)?befristet|vast dienstverband|tillsvidare.*)$/iu;

/** A company and where it is, which may stand behind a dash in a form: "Bosch – Campinas". */
function beforeDash(firm: string): ReturnType<typeof employerAndPlace> {
  const [, name = '', place = ''] = /^(\S.*?)\s[–—-]\s(\p{Lu}[^–—]*)$/u.exec(firm) ?? [];
  return place !== '' && whereIs(place) !== null ? { employer: name, place } : employerAndPlace(firm);
}

/** A job of fields that were read for themselves. */
export function entry(job: {
  title: string | null;
  firm: string | null;
  place: string | null;
  span: Span;
  head: CvLine[];
  body: CvLine[];
}): Entry {
  const bare = (text: string): string =>
    job.span.words === ''
      ? text
      : text
          .replace(job.span.words, '')
          .replace(/[\s,(–—-]+\)?$/g, '')
          .trim();
  const title = job.title === null ? null : bare(job.title).replace(CONTRACT, '');
  const { employer, place } =
    job.firm === null
      ? { employer: null, place: null }
      : beforeDash(bare(job.firm).replace(/^M\/s\.?\s+/, ''));
  return {
    span: job.span,
    head: job.head,
    body: job.body,
    title: title === '' ? null : title,
    employer,
    place: job.place ?? place,
    evidence: 3,
  };
}

const SENTENCE =
  /^(?:(?:i )?(?:have been |was |am )?(?:currently |presently |previously |formerly )?(?:working|worked|work|employed|served|serving|associated|engaged)(?: with (?<first>\p{Lu}.{1,70}?))? as (?:an? |the )?)(?<title>.{2,70}?)(?:,? (?:in|at|with|for|by) (?:m\/s\.? )?(?<firm>\p{Lu}.{1,80}?))?[,.]?\s*(?:\(|during |for the period )?$/iu;

// "I was a Customer Service Advisor at Northline Utilities from May 2021 until June 2023."
const I_WAS =
  /^(?:(?:before|prior to|after) (?:that|this),? |previously,? |earlier,? |then,? )?i(?:['’]m| am| was|['’]ve been| have been) (?:currently |then )?(?:an? |the )?(?<title>.{2,70}?),? (?:at|with|for) (?<firm>\p{Lu}.{1,80}?)[,.]?\s*$/iu;

// "At Tideway Foods (2020 to present) I am Payroll Manager, with a team of four."
const AT_FIRM = /^(?:at|with|for) (?<firm>\p{Lu}.{1,70}?)[\s,(]*$/iu;
const I_AM =
  /^i(?:['’]m| am| was| worked as| work as|['’]ve been| have been) (?:an? |the )?(?<title>\p{L}[^,.;]{1,60})(?:[,.;]|$)/iu;

const BEGINS_SENTENCE =
  /^(?:i )?(?:have been |was |am )?(?:currently |presently |previously |formerly )?(?:working|worked|employed|served|serving|associated|engaged) (?:as|with) /i;

// A sentence that a page broke before its dates, or within them.
function unwrapped(lines: readonly CvLine[]): CvLine[] {
  return lines.reduce<CvLine[]>((kept, line) => {
    const last = kept.at(-1);
    const isRest =
      last !== undefined &&
      BEGINS_SENTENCE.test(last.text) &&
      /\s(?:from|since|to|till|until|during|\p{L}{3,9}\.?)$/iu.test(last.text) &&
      !line.bullet &&
      line.bold === last.bold &&
      !line.apart &&
      spanIn(`${last.text} ${line.text}`)?.words.includes(line.text.split(' ')[0] ?? '') === true;
    if (isRest) kept[kept.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else kept.push(line);
    return kept;
  }, []);
}

// A sentence that tells a job, and the lines that a narrow page broke it into.
function toldIn(lines: readonly CvLine[], at: number, span: Span): (ToldJob & { head: CvLine[] }) | null {
  const head: CvLine[] = [];
  for (const line of lines.slice(at, at + MOST_BROKEN)) {
    const isMore = head.length === 0 || (!line.bullet && !line.apart && spanIn(line.text) === null);
    if (!isMore) return null;
    head.push(line);
    const told = toldJob(head.map(({ text }) => text).join(' '), span);
    // Its employer may go on where the line was broken: "na empresa Construções" above "Arrábida, Lda., em Palmela."
    const next = lines[at + head.length];
    const goesOn =
      told !== null &&
      line.text.length > 60 &&
      /[\p{L},]$/u.test(line.text) &&
      next !== undefined &&
      !next.bullet &&
      !next.apart &&
      spanIn(next.text) === null;
    const whole = goesOn ? toldJob([...head, next].map(({ text }) => text).join(' '), span) : null;
    if (whole !== null && told !== null && whole.firm !== told.firm && next !== undefined)
      return { ...whole, head: [...head, next] };
    if (told !== null) return { ...told, head };
    if (/[.!?]$/.test(line.text) || line.text.length < 40) return null;
  }
  return null;
}

const MOST_BROKEN = 3;

/** Jobs described in a sentence each: "Working as Technical Lead in Nimbus Ltd, Hyderabad from June 2018 to till date." */
export function sentenceJobs(wrapped: readonly CvLine[]): Entry[] | null {
  const jobs: Entry[] = [];
  const lines = unwrapped(wrapped);
  const taken = new Set<CvLine>();
  for (const [at, line] of lines.entries()) {
    if (taken.has(line)) continue;
    const span = spanIn(line.text);
    // "2. Worked with Avon Cycles Ltd, Ludhiana as Accountant from …"
    const before =
      span === null
        ? ''
        : line.text
            .slice(0, span.at)
            .replace(/^\d{1,2}[.)]\s+/, '')
            .trim();
    const after =
      span === null ? '' : line.text.slice(span.at + span.words.length).replace(/^[\s.,:)–-]+/, '');
    const sentence = SENTENCE.exec(before) ?? SENTENCE.exec(after) ?? I_WAS.exec(before);
    const [where, what] = [AT_FIRM.exec(before), I_AM.exec(after)];
    const isBoth = where !== null && what !== null;
    const firm =
      sentence?.groups?.firm ?? sentence?.groups?.first ?? (isBoth ? where.groups?.firm : undefined);
    const title = sentence?.groups?.title ?? (isBoth ? what.groups?.title : undefined);
    if (span !== null && title !== undefined && firm !== undefined) {
      jobs.push(entry({ title, ...firmOf(firm), span, head: [line], body: [] }));
      continue;
    }
    const told = span === null ? null : toldIn(lines, at, span);
    if (told === null || span === null) {
      jobs.at(-1)?.body.push(line);
      continue;
    }
    const { head, rest, ...named } = told;
    for (const used of head) taken.add(used);
    const body = rest === '' ? [] : [{ ...line, text: rest }];
    jobs.push(entry({ ...named, span, head, body }));
  }
  const dated = lines.filter(({ text }) => spanIn(text) !== null).length;
  return jobs.length > 0 && jobs.length >= dated / 2 ? jobs : null;
}
