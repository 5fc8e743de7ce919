import { isOwnAlone } from '#src/domain/cv/own-account.ts';
import { fold } from '#src/lib/fold.ts';
import type { Truth } from './sheet.ts';

/** What the product says of a file, as a client reads it; null where it refused the file. */
export interface Reading {
  fields: {
    name: string | null;
    email: string | null;
    phone: string | null;
    current_title: string | null;
    headline: string | null;
    location: { city: string | null } | null;
    skills: string[];
    languages: string[];
    experience: {
      title: string | null;
      employer: string | null;
      from: string | null;
      to: string | null;
      is_current: boolean;
    }[];
    education: { school: string | null; degree: string | null }[];
  };
  provenance: Record<string, { confidence: number }>;
}

interface Tally {
  right: number;
  found: number;
  there: number;
}

/** What one file came to. */
export interface Scored {
  truth: Truth;
  read: boolean;
  name: 'right' | 'null, rightly' | 'missed' | 'made up';
  tallies: Record<string, Tally>;
  /** Whether each reading with a confidence was right. */
  sure: { confidence: number; right: boolean }[];
  faults: string[];
}

const LEGAL =
  /\b(pty ltd|pvt ltd|ltd|limited|llp|plc|inc|gmbh( & co kg)?|ag|se|sa|srl|spa|sl|bv|ab|as|lda|ltda|eg|pac)\b/g;
const plain = (text: string): string =>
  fold(text)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[.’']/g, '')
    .replace(/[^\p{L}\p{N}&+]+/gu, ' ')
    .trim();
const company = (text: string): string => plain(text).replace(LEGAL, ' ').replace(/\s+/g, ' ').trim();

const sameTitle = (a: string, b: string): boolean => plain(a) === plain(b);

/** Legal forms do not count, nor does a place after the name. */
function sameEmployer(a: string, b: string): boolean {
  const [one, other] = [company(a), company(b)];
  // Who works for themselves has no employer, whatever word a truth has for it.
  if (isOwnAlone(b) && one === '') return true;
  if (one === '' || other === '') return false;
  return one === other || (other.length >= 5 && one.startsWith(`${other} `));
}

const year = (day: string | null): string | null => day?.slice(0, 4) ?? null;
const digits = (text: string): string => text.replace(/\D/g, '').slice(-8);

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'pl'].map(
  (locale) => new Intl.DisplayNames(locale, { type: 'language' }),
);
const CODES =
  'en de fr es it pt nl sv da fi no pl tr hr ar yo zh gd ga te mr hi ur zu af eu ca cs fy bm arn mi yue cmn ta sm bn br la ru uk ka ro hu sk sl sr bg el he fa kn ml gu pa th vi id ms ko ja gl qu ki sw sq sc lb mk sr bs lt lv et is rw rn so am ti ps ku hy az kk uz my km lo ne si bn as or sd tn st nso ts ve ss nr xh sn ny lg ln ak ee wo ff ha ig ilo ceb hil war pam sm to fj mt fur fo gsw fil kea nds'.split(
    ' ',
  );
const BY_NAME = new Map<string, string>([
  ...CODES.flatMap((code) => LOCALES.map((names): [string, string] => [fold(names.of(code) ?? code), code])),
  ['mandarin', 'zh'],
  ['putonghua', 'zh'],
  ['mandarin chinese', 'zh'],
  ['cmn', 'zh'],
  ['isizulu', 'zu'],
  ['te reo maori', 'mi'],
  ['maori', 'mi'],
  ['euskera', 'eu'],
  ['valenciano', 'ca'],
  ['castellano', 'es'],
  ['inglese scolastico', 'en'],
  ['mapudungun', 'arn'],
  ['frisian', 'fy'],
  ['fries', 'fy'],
  ['cantonese', 'yue'],
  ['ilocano', 'ilo'],
  ['pular', 'ff'],
  ['tagalog', 'fil'],
  ['sorbisch', 'wen'],
  ['sorbian', 'wen'],
  ['svizzero tedesco', 'gsw'],
  ['crioulo cabo-verdiano', 'kea'],
  ['plattdeutsch', 'nds'],
  ['tigrinska', 'ti'],
  ['tegnsprog', 'sign language'],
  ['sotho', 'st'],
  ['sesotho', 'st'],
  ['setswana', 'tn'],
  ['sepedi', 'nso'],
  ['xitsonga', 'ts'],
  ['isixhosa', 'xh'],
]);
const language = (name: string): string => BY_NAME.get(fold(name)) ?? fold(name);

function matched<A, B>(
  found: readonly A[],
  there: readonly B[],
  same: (a: A, b: B) => boolean,
): { tally: Tally; hits: boolean[] } {
  const left = [...there];
  const hits = found.map((item) => {
    const at = left.findIndex((one) => same(item, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return {
    tally: { right: hits.filter(Boolean).length, found: found.length, there: there.length },
    hits,
  };
}

const one = (right: boolean, found: unknown, there: unknown): Tally => ({
  right: right ? 1 : 0,
  found: found === null ? 0 : 1,
  there: there === null ? 0 : 1,
});

const NOTHING: Reading = {
  fields: {
    name: null,
    email: null,
    phone: null,
    current_title: null,
    headline: null,
    location: null,
    skills: [],
    languages: [],
    experience: [],
    education: [],
  },
  provenance: {},
};

/** Compares what was read of a file with what it says. */
export function score(truth: Truth, reading: Reading | null): Scored {
  const { fields, provenance } = reading ?? NOTHING;
  const faults: string[] = [];
  const sure: Scored['sure'] = [];
  const tallies: Scored['tallies'] = {};
  const note = (field: string, right: boolean): void => {
    const said = provenance[field];
    if (said !== undefined) sure.push({ confidence: said.confidence, right });
  };
  const value = (field: string, found: string | null, there: string | null, right: boolean): void => {
    tallies[field] = one(right, found, there);
    if (found !== null) note(field === 'city' ? 'location' : field, right);
    if (!right && (found !== null || there !== null)) faults.push(`${field}: “${found}”, not “${there}”`);
  };

  const known = truth.names.map(plain);
  let name: Scored['name'];
  if (fields.name === null) name = truth.names.length === 0 || truth.unsure ? 'null, rightly' : 'missed';
  else name = known.includes(plain(fields.name)) ? 'right' : 'made up';
  if (fields.name !== null) note('name', name === 'right');
  if (name === 'missed' || name === 'made up')
    faults.push(`name: “${fields.name}”, not “${truth.names[0] ?? 'null'}”`);

  const { email, phone } = fields;
  value('email', email, truth.email, email !== null && truth.email !== null && fold(email) === truth.email);
  value(
    'phone',
    phone,
    truth.phone,
    phone !== null && truth.phone !== null && digits(phone) === digits(truth.phone),
  );
  const city = fields.location?.city ?? null;
  value('city', city, truth.city, city !== null && truth.city !== null && plain(city) === plain(truth.city));
  const title = fields.current_title;
  value(
    'current_title',
    title,
    truth.current_title,
    title !== null && truth.current_title !== null && sameTitle(title, truth.current_title),
  );

  // Whether training is a job is a matter of taste: such a reading counts neither way.
  const worked = truth.jobs.filter(({ aside }) => !aside);
  const trained = truth.jobs.filter(({ aside }) => aside);
  const isTraining = (a: Reading['fields']['experience'][number]): boolean =>
    trained.some((b) => sameTitle(a.title ?? '', b.title) || sameEmployer(a.employer ?? '', b.employer)) &&
    !worked.some((b) => sameTitle(a.title ?? '', b.title) && sameEmployer(a.employer ?? '', b.employer));
  const experience = fields.experience.filter((a) => !isTraining(a));
  const jobs = matched(
    experience,
    worked,
    (a, b) =>
      sameTitle(a.title ?? '', b.title) &&
      sameEmployer(a.employer ?? '', b.employer) &&
      year(a.from) === year(b.start) &&
      (b.current ? a.is_current : year(a.to) === year(b.end)),
  );
  tallies.jobs = jobs.tally;
  for (const [at, hit] of jobs.hits.entries()) {
    const read = experience[at];
    if (read !== undefined) note(`experience.${fields.experience.indexOf(read)}`, hit);
  }
  tallies['jobs without dates'] = matched(
    experience,
    worked,
    (a, b) => sameTitle(a.title ?? '', b.title) && sameEmployer(a.employer ?? '', b.employer),
  ).tally;
  if (jobs.tally.right < jobs.tally.there || jobs.tally.right < jobs.tally.found)
    faults.push(
      `jobs: ${fields.experience
        .map(({ title: t, employer, from, to }) => `${t} @ ${employer} ${from} ${to}`)
        .join(' | ')}`,
    );

  if (truth.education !== null) {
    const schools = matched(fields.education, truth.education, (a, b) =>
      a.school === null
        ? false
        : plain(a.school) === plain(b.institution) || plain(b.institution).startsWith(`${plain(a.school)} `),
    );
    tallies.schools = schools.tally;
    for (const [at, hit] of schools.hits.entries()) note(`education.${at}`, hit);
  }
  if (truth.skills !== null) {
    tallies.skills = matched(fields.skills, truth.skills, (a, b) => plain(a) === plain(b)).tally;
    note('skills', tallies.skills.right === tallies.skills.found);
    if (tallies.skills.right < Math.max(tallies.skills.there, tallies.skills.found))
      faults.push(`skills: ${fields.skills.join(', ')}`);
  }
  tallies.languages = matched(fields.languages, truth.languages, (a, b) => language(a) === language(b)).tally;
  note('languages', tallies.languages.right === tallies.languages.found);
  if (tallies.languages.right < Math.max(tallies.languages.there, tallies.languages.found))
    faults.push(`languages: ${fields.languages.join(', ')}`);
  return { truth, read: reading !== null, name, tallies, sure, faults };
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(2));

/** The tallies of one field of some files together. */
export function sum(scored: readonly Scored[], field: string): Tally {
  const total = { right: 0, found: 0, there: 0 };
  for (const { tallies } of scored) {
    const tally = tallies[field];
    if (tally === undefined) continue;
    total.right += tally.right;
    total.found += tally.found;
    total.there += tally.there;
  }
  return total;
}

function by(scored: readonly Scored[], what: (truth: Truth) => string): Map<string, Scored[]> {
  const groups = new Map<string, Scored[]>();
  for (const item of scored) groups.set(what(item.truth), [...(groups.get(what(item.truth)) ?? []), item]);
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)));
}

/** The figures of some files, as lines to print. Layouts are named only where files may be looked at. */
export function figures(scored: readonly Scored[], { layouts }: { layouts: boolean }): string[] {
  const line = (name: string, some: readonly Scored[], field: string): string => {
    const { right, found, there } = sum(some, field);
    return `${name.padEnd(36)} precision ${share(right, found)}  recall ${share(right, there)}  (${right} of ${found} found, ${there} there)`;
  };
  const names = ['right', 'null, rightly', 'missed', 'made up'] as const;
  const said = scored.flatMap(({ sure }) => sure);
  const bands: [string, number, number][] = [
    ['0.9 and over', 0.9, 1.01],
    ['0.7 to 0.9', 0.7, 0.9],
    ['under 0.7', 0, 0.7],
  ];
  return [
    `name: ${names.map((kind) => `${kind} ${scored.filter(({ name }) => name === kind).length}`).join(', ')}`,
    ...[
      'email',
      'phone',
      'city',
      'current_title',
      'jobs',
      'jobs without dates',
      'schools',
      'skills',
      'languages',
    ].map((field) => line(field, scored, field)),
    ...[...by(scored, ({ language: spoken }) => spoken)].map(([name, some]) =>
      line(`jobs, ${name} (${some.length})`, some, 'jobs'),
    ),
    ...[...by(scored, ({ format }) => format)].map(([name, some]) =>
      line(`jobs, ${name} (${some.length})`, some, 'jobs'),
    ),
    ...(layouts
      ? [...by(scored, ({ layout }) => layout)].map(([name, some]) => line(`jobs, ${name}`, some, 'jobs'))
      : []),
    ...bands.map(([name, from, below]) => {
      const some = said.filter(({ confidence }) => confidence >= from && confidence < below);
      return `confidence ${name}: ${share(some.filter(({ right }) => right).length, some.length)} right of ${some.length}`;
    }),
  ];
}
