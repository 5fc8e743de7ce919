/** One person of the made-up CVs, how the CV is set, and what a reader has to find in it. */

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'sv' | 'da';
export type Format = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'txt';
type DateStyle = 'mon' | 'month' | 'num' | 'dot' | 'year' | 'iso' | 'apos' | 'day';
type Section = 'jobs' | 'edu' | 'skills' | 'languages' | 'summary' | 'contact' | 'present';

export interface Sheet {
  id: string;
  layout: string;
  format: Format;
  lang: Language;
  /** The language of a page of its own that no layout knows. */
  spoken?: 'fi' | 'no' | 'pl';
  /** The country of the agency that the CV is sent to. */
  agency: string;
  /** The line with the name, as it is written. */
  shown: string;
  /** Every reading of the name that is right; where there is none, a reader must leave it open. */
  names: string[];
  /** The name cannot be known for sure: leaving it open is right as well. */
  unsure?: true;
  headline?: string;
  email?: string;
  phone?: string;
  link?: string;
  /** Where the person lives as it is written; the city is what stands before the first comma where `city` does not say. */
  place?: string;
  city?: string;
  summary?: string;
  /** `title | employer | place | from | to | duty; duty`, months as YYYY-MM or YYYY, `now`, or empty. */
  jobs: string[];
  /** `degree | institution | years` */
  edu: string[];
  skills?: string[];
  /** `English (native)` */
  languages?: string[];
  more?: [heading: string, lines: string[]][];
  headings?: Partial<Record<Section, string>>;
  dates?: DateStyle;
  /** What stands between two dates. */
  until?: string;
  /** Nothing is said of schools and skills, nor does the page hold each value in the words of its truth. */
  untold?: true;
  /** Which of the jobs are training or internships: whether they are read counts neither way. */
  aside?: number[];
  /** The page itself, where it was written by hand instead of being set by a layout; see hand.ts. */
  page?: string;
}

export interface Job {
  title: string;
  employer: string;
  place: string;
  from: string;
  to: string;
  duties: string[];
}

export interface School {
  degree: string;
  school: string;
  years: string;
}

const parts = (line: string): string[] => line.split('|').map((part) => part.trim());

export const jobsOf = (sheet: Sheet): Job[] =>
  sheet.jobs.map((line) => {
    const [title = '', employer = '', place = '', from = '', to = '', duties = ''] = parts(line);
    return { title, employer, place, from, to, duties: duties === '' ? [] : duties.split('; ') };
  });

export const schoolsOf = (sheet: Sheet): School[] =>
  sheet.edu.map((line) => {
    const [degree = '', school = '', years = ''] = parts(line);
    return { degree, school, years };
  });

const HEADINGS: Record<Language, Record<Section, string>> = {
  en: {
    jobs: 'Professional Experience',
    edu: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    summary: 'Profile',
    contact: 'Contact',
    present: 'Present',
  },
  de: {
    jobs: 'Berufserfahrung',
    edu: 'Ausbildung',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    summary: 'Kurzprofil',
    contact: 'Persönliche Daten',
    present: 'heute',
  },
  fr: {
    jobs: 'Expérience professionnelle',
    edu: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    summary: 'Profil',
    contact: 'Coordonnées',
    present: 'à ce jour',
  },
  es: {
    jobs: 'Experiencia profesional',
    edu: 'Formación académica',
    skills: 'Competencias',
    languages: 'Idiomas',
    summary: 'Perfil',
    contact: 'Datos personales',
    present: 'actualmente',
  },
  it: {
    jobs: 'Esperienze professionali',
    edu: 'Istruzione e formazione',
    skills: 'Competenze',
    languages: 'Lingue',
    summary: 'Profilo',
    contact: 'Dati personali',
    present: 'oggi',
  },
  pt: {
    jobs: 'Experiência profissional',
    edu: 'Formação académica',
    skills: 'Competências',
    languages: 'Idiomas',
    summary: 'Perfil',
    contact: 'Dados pessoais',
    present: 'atual',
  },
  nl: {
    jobs: 'Werkervaring',
    edu: 'Opleidingen',
    skills: 'Vaardigheden',
    languages: 'Talen',
    summary: 'Profiel',
    contact: 'Persoonlijke gegevens',
    present: 'heden',
  },
  sv: {
    jobs: 'Arbetslivserfarenhet',
    edu: 'Utbildning',
    skills: 'Kompetenser',
    languages: 'Språk',
    summary: 'Profil',
    contact: 'Kontakt',
    present: 'nu',
  },
  da: {
    jobs: 'Erhvervserfaring',
    edu: 'Uddannelse',
    skills: 'Kompetencer',
    languages: 'Sprog',
    summary: 'Profil',
    contact: 'Kontakt',
    present: 'nu',
  },
};

const MONTHS: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  sv: 'januari februari mars april maj juni juli augusti september oktober november december',
  da: 'januar februar marts april maj juni juli august september oktober november december',
};

export const word = (sheet: Sheet, section: Section): string =>
  sheet.headings?.[section] ?? HEADINGS[sheet.lang][section];

/** A month as this CV writes it. */
export function date(sheet: Sheet, at: string): string {
  if (at === 'now') return word(sheet, 'present');
  const [year = '', month] = at.split('-');
  const style = sheet.dates ?? 'mon';
  if (month === undefined || style === 'year') return year;
  const name = MONTHS[sheet.lang].split(' ')[Number(month) - 1] ?? '';
  switch (style) {
    case 'mon':
      return `${name.slice(0, name.length > 4 ? 3 : 4)} ${year}`;
    case 'month':
      return `${name} ${year}`;
    case 'num':
      return `${month}/${year}`;
    case 'dot':
      return `${month}.${year}`;
    case 'iso':
      return at;
    case 'apos':
      return `${name.slice(0, 3)} '${year.slice(2)}`;
    case 'day':
      return `01.${month}.${year}`;
  }
}

/** From when to when; empty where the CV does not say. */
export function period(sheet: Sheet, { from, to }: Job): string {
  if (from === '' && to === '') return '';
  if (to === '') return date(sheet, from);
  const [first, last] = [date(sheet, from), date(sheet, to)];
  return first === last ? first : `${first}${sheet.until ?? ' – '}${last}`;
}

/** How long a time was, as a profile page writes it. */
export function span(from: string, to: string, today = '2026-11'): string {
  const at = (day: string): number => {
    const [year = '0', month = '1'] = (day === 'now' ? today : day).split('-');
    return Number(year) * 12 + Number(month);
  };
  const months = at(to) - at(from) + 1;
  const part = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  const years = Math.floor(months / 12);
  return [years > 0 ? part(years, 'year') : '', months % 12 > 0 ? part(months % 12, 'month') : '']
    .filter((text) => text !== '')
    .join(' ');
}

/** What must be read of it. */
export interface Truth {
  file: string;
  layout: string;
  format: Format;
  language: Language | NonNullable<Sheet['spoken']>;
  agency: string;
  names: string[];
  unsure: boolean;
  email: string | null;
  phone: string | null;
  headline: string | null;
  current_title: string | null;
  city: string | null;
  jobs: {
    title: string;
    employer: string;
    start: string | null;
    end: string | null;
    current: boolean;
    aside?: true;
  }[];
  /** Null where the author of the page did not say. */
  education: { degree: string; institution: string }[] | null;
  skills: string[] | null;
  languages: string[];
}

export function truthOf(sheet: Sheet): Truth {
  const jobs = jobsOf(sheet);
  const shownDates = sheet.dates === 'year' ? (day: string) => day.slice(0, 4) : (day: string) => day;
  return {
    file: `${sheet.id}.${sheet.format}`,
    layout: sheet.layout,
    format: sheet.format,
    language: sheet.spoken ?? sheet.lang,
    agency: sheet.agency,
    names: sheet.names,
    unsure: sheet.unsure ?? false,
    email: sheet.email ?? null,
    phone: sheet.phone ?? null,
    headline: sheet.headline ?? null,
    current_title: jobs.find(({ to }) => to === 'now')?.title ?? null,
    city: sheet.city ?? sheet.place?.split(',')[0] ?? null,
    jobs: jobs.map(({ title, employer, from, to }, at) => ({
      title,
      employer,
      start: from === '' ? null : shownDates(from),
      end: to === '' || to === 'now' ? null : shownDates(to),
      current: to === 'now',
      ...(sheet.aside?.includes(at) && { aside: true }),
    })),
    education: sheet.untold
      ? null
      : schoolsOf(sheet).map(({ degree, school }) => ({ degree, institution: school })),
    skills: sheet.untold ? null : (sheet.skills ?? []),
    languages: (sheet.languages ?? []).map((text) => text.replace(/\s*[(:–-].*$/, '')),
  };
}

type Told = Pick<Sheet, 'names' | 'jobs' | 'page'> & Partial<Sheet>;

/** Makes the sheets of a lot that is set by hand, as people write CVs with a word processor; nothing of them is made up by a layout. */
export const byHand =
  (lot: string, layout = lot) =>
  (id: string, format: Format, lang: Language, agency: string, told: Told): Sheet => ({
    id: `${lot}-${id}`,
    layout,
    format,
    lang,
    agency,
    shown: told.names[0] ?? '',
    edu: [],
    untold: true,
    ...told,
  });
