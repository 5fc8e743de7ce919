import { stemmer } from 'stemmer';
import { titlesAbroad } from './abroad.ts';
import { linesOf, type TermLine, termLine, termsIn } from './data-file.ts';
import { PhraseBook } from './phrase-book.ts';
import { plainWords, slug } from './text.ts';

/** A term with its synonyms. */
export interface Term {
  id: string;
  /** As it is shown. */
  name: string;
  /** The ids of terms that this one implies: wider roles, assumed skills. */
  implies: readonly string[];
}

/** The terms of one kind. */
export interface Vocabulary {
  byId: ReadonlyMap<string, Term>;
  book: PhraseBook<Term>;
}

function load(file: string): Vocabulary {
  const lines = termsIn(file);
  const related = new Map(lines.map((line) => [slug(line.name), line.related.map(slug)]));
  const terms = lines.map((line): [TermLine, Term] => {
    const id = slug(line.name);
    return [line, { id, name: line.name, implies: [...impliedBy(id, related)] }];
  });
  const book = new PhraseBook<Term>();
  // A name marked ambiguous stays ambiguous even if it is the term's own name.
  for (const [line, term] of terms) {
    for (const { phrase, doubtful } of line.others) if (doubtful) book.add(phrase, term, true);
    book.add(line.name, term);
  }
  const owners = ownersOf(terms);
  const isOwn = (phrase: string, term: Term): boolean => (owners.get(keyOf(phrase)) ?? term) === term;
  for (const [line, term] of terms)
    for (const { phrase } of line.others) if (isOwn(phrase, term)) book.add(phrase, term);
  if (file === 'roles.txt')
    for (const [line, term] of terms)
      for (const phrase of [line.name, ...line.others.map((other) => other.phrase)])
        if (isOwn(phrase, term)) for (const short of shortened(phrase)) book.add(short, term);
  const byId = new Map(terms.map(([, term]) => [term.id, term]));
  // English comes first: a phrase that is taken stays what it is.
  if (file === 'roles.txt')
    for (const { role, title } of titlesAbroad()) {
      const term = byId.get(slug(role));
      if (term !== undefined) book.add(title, term);
    }
  return { byId, book };
}

const keyOf = (phrase: string): string => plainWords(phrase).join(' ');

/**
 * Of several terms that list the same name, the one whose own name has most of its words, then the narrower one: "family
 * solicitor" is a family lawyer before it is a lawyer, so that either is found for the other.
 */
function ownersOf(terms: readonly [TermLine, Term][]): ReadonlyMap<string, Term> {
  const owners = new Map<string, Term>();
  for (const [line, term] of terms)
    for (const { phrase } of line.others) {
      const key = keyOf(phrase);
      const known = owners.get(key);
      if (known === undefined || isNearer(key.split(' '), term, known)) owners.set(key, term);
    }
  return owners;
}

function isNearer(words: readonly string[], term: Term, known: Term): boolean {
  if (known.implies.includes(term.id)) return false;
  const shared = ({ name }: Term): number => plainWords(name).filter((word) => words.includes(word)).length;
  return shared(term) > shared(known) || term.implies.includes(known.id);
}

/** How the last words of titles are written short. */
const SHORT: Record<string, readonly string[]> = {
  manager: ['mgr'],
  executive: ['exec'],
  engineer: ['eng', 'engr'],
  developer: ['dev'],
  assistant: ['asst'],
  representative: ['rep'],
  coordinator: ['coord'],
  director: ['dir'],
  technician: ['tech'],
  accountant: ['acct'],
  administrator: ['admin'],
  operator: ['op'],
  specialist: ['spec'],
  supervisor: ['supv'],
  secretary: ['sec'],
  architect: ['arch'],
};

/** How the words before the last are written short. */
const SHORT_BEFORE: Record<string, readonly string[]> = {
  structural: ['struct'],
  mechanical: ['mech'],
  electrical: ['elec'],
  construction: ['constr'],
  management: ['mgmt', 'mgt'],
  marketing: ['mktg'],
  manufacturing: ['mfg'],
  production: ['prod'],
  operations: ['ops'],
  maintenance: ['maint'],
  financial: ['fin'],
  software: ['sw'],
  infrastructure: ['infra'],
  project: ['proj'],
  assistant: ['asst'],
  executive: ['exec'],
  accounts: ['accts'],
};

function shortened(phrase: string): string[] {
  const words = phrase.toLowerCase().split(' ');
  const last = words.pop() ?? '';
  if (words.length === 0) return [];
  const ends = [last, ...(SHORT[last] ?? [])];
  const begins = [
    words,
    ...words.flatMap((word, at) => (SHORT_BEFORE[word] ?? []).map((short) => words.with(at, short))),
  ];
  return begins.flatMap((begin) => ends.map((end) => [...begin, end].join(' '))).slice(1);
}

function impliedBy(
  id: string,
  related: ReadonlyMap<string, string[]>,
  found = new Set<string>(),
): Set<string> {
  for (const next of related.get(id) ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    impliedBy(next, related, found);
  }
  return found;
}

const known = new Map<string, Vocabulary>();

// Loaded on first use.
function vocabulary(file: string): Vocabulary {
  const loaded = known.get(file) ?? load(file);
  known.set(file, loaded);
  return loaded;
}

/** Roles; a narrower role implies the wider one. */
export const roles = (): Vocabulary => vocabulary('roles.txt');
/** Skills; Django implies Python. */
export const skills = (): Vocabulary => vocabulary('skills.txt');
export const certifications = (): Vocabulary => vocabulary('certifications.txt');
export const languages = (): Vocabulary => vocabulary('languages.txt');
export const industries = (): Vocabulary => vocabulary('industries.txt');

let trades: ReadonlyMap<string, Term> | undefined;

/**
 * The role of those who work in a field: underwriting is an underwriter's, heavy diesel a heavy diesel mechanic's. Null where
 * several roles begin with its words.
 */
export function roleOfField(words: readonly string[]): Term | null {
  const { book, byId } = roles();
  trades ??= new Map(
    [...byId.values()].flatMap((term) => {
      const [word = '', more] = plainWords(term.name);
      return more === undefined ? [[stemmer(word), term] as const] : [];
    }),
  );
  const [word = '', more] = words;
  const trade = more === undefined ? trades.get(stemmer(word)) : undefined;
  if (trade !== undefined) return trade;
  const found = [...book.beginning(words)];
  const widest = found.find(({ id }) =>
    found.every((other) => other.id === id || other.implies.includes(id)),
  );
  return widest ?? null;
}

/** Who does it, by what is done. */
const DOERS: Record<string, string> = {
  work: 'worker',
  law: 'lawyer',
  midwifery: 'midwife',
  control: 'controller',
  policing: 'police officer',
  tax: 'tax accountant',
  recruitment: 'recruiter',
  audit: 'auditor',
};
/** What work ends with, and what those who do it end with: teaching and teachers, physiotherapy and physiotherapists. */
const ENDINGS: readonly (readonly [work: string, doers: readonly string[]])[] = [
  ['management', ['manager']],
  ['analysis', ['analyst']],
  ['accountancy', ['accountant']],
  ['ation', ['ator']],
  ['ting', ['tant', 'ter', 'tor']],
  ['ing', ['er', 'or', '', 'e', 'ist']],
  ['try', ['tist', 'ter']],
  ['y', ['ist', 'er']],
  ['ism', ['ist']],
  ['ics', ['ist']],
  ['ure', ['ect']],
];

/** The role of those who do some work, by the name of the work: social work is a social worker's, teaching a teacher's. Null where none is known. */
export function roleOfWork(words: readonly string[]): Term | null {
  const last = words.at(-1) ?? '';
  const named = DOERS[last];
  const doers = ENDINGS.filter(([work]) => last.endsWith(work)).flatMap(([work, ends]) =>
    ends.map((end) => `${last.slice(0, -work.length)}${end}`),
  );
  for (const doer of named === undefined ? doers : [named, ...doers]) {
    const found = roles().book.whole([...words.slice(0, -1), doer].join(' '));
    if (found !== undefined) return found;
  }
  return null;
}

interface Sisters {
  /** The same work under another title. */
  same: readonly Term[];
  /** Near enough to be told of. */
  near: readonly Term[];
}
const NO_SISTERS: Sisters = { same: [], near: [] };

let sisters: ReadonlyMap<string, Sisters> | undefined;

/** The roles that recruiters often mean together with one, by its id. */
export function sistersOf(id: string): Sisters {
  sisters ??= loadSisters();
  return sisters.get(id) ?? NO_SISTERS;
}

function loadSisters(): ReadonlyMap<string, Sisters> {
  const { byId } = roles();
  const found = new Map<string, Sisters>();
  for (const line of linesOf('sister-roles.txt')) {
    const kind = line.includes(' = ') ? 'same' : 'near';
    const group = line.split(/, | = /).flatMap((name) => byId.get(slug(name)) ?? []);
    for (const own of group) {
      const known = found.get(own.id) ?? NO_SISTERS;
      found.set(own.id, { ...known, [kind]: [...known[kind], ...group.filter((other) => other !== own)] });
    }
  }
  return found;
}

/**
 * The trades that are called after a skill, and have it: an internal auditor does internal audit. A trade that has such a name
 * beside its own is wider: not every carpenter is a formworker.
 */
export function doersOf(skill: string): Term[] {
  const words = plainWords(skill).join(' ');
  return ['or', 'er'].flatMap((ending) => {
    const doer = `${words}${ending}`;
    const trade = roles().book.whole(doer);
    return trade !== undefined && plainWords(trade.name).join(' ') === doer ? [trade] : [];
  });
}

interface TitleRoles {
  book: PhraseBook<Term>;
  /** The meaning of a title by the id of an industry or a skill. */
  beside: ReadonlyMap<string, readonly { title: string; role: Term }[]>;
}

let titles: TitleRoles | undefined;

function titleRoles(): TitleRoles {
  titles ??= loadTitles();
  return titles;
}

function loadTitles(): TitleRoles {
  const { byId } = roles();
  const book = new PhraseBook<Term>();
  const beside = new Map<string, { title: string; role: Term }[]>();
  for (const line of linesOf('title-roles.txt')) {
    const context = /^@ (.+) @ (skill )?(.+) = (.+)$/.exec(line);
    if (context !== null) {
      const [, title = '', isSkill, where = '', name = ''] = context;
      const role = byId.get(slug(name));
      if (role === undefined) continue;
      const key = `${isSkill === undefined ? 'in' : 's'}_${slug(where)}`;
      beside.set(key, [...(beside.get(key) ?? []), { title: plainWords(title).join(' '), role }]);
      continue;
    }
    const { name, others } = termLine(line);
    const role = byId.get(slug(name));
    if (role !== undefined) for (const { phrase } of others) book.add(phrase, role);
  }
  return { book, beside };
}

/** What titles say of roles that their words alone do not name. */
export const titleRoleBook = (): PhraseBook<Term> => titleRoles().book;

const VICE = /\bvice president\b/;

const LEVEL_BEFORE = /^(?:senior|snr|sr|junior|jnr|jr|lead|principal|head|graduate|assistant|deputy|acting) /;

/**
 * The roles of a title: by its own words, by a technology in it (a Rails engineer is a back-end developer), and by
 * the employer's industry (a project manager at a builder is a construction project manager).
 */
export function rolesOfTitle(
  words: readonly string[],
  around: { industries: Iterable<string>; skills: Iterable<string> },
): Set<Term> {
  const { book, beside } = titleRoles();
  const found = new Set<Term>(roles().book.all(words));
  for (const role of book.all(words)) found.add(role);
  for (const role of fieldBehind(words, found)) found.add(role);
  const title = words.join(' ').replace(LEVEL_BEFORE, '');
  for (const role of writtenApart(title)) found.add(role);
  const keys = [
    ...Array.from(around.industries, (id) => `in_${id}`),
    ...Array.from(around.skills, (id) => `s_${id}`),
  ];
  for (const key of keys)
    for (const meant of beside.get(key) ?? []) if (meant.title === title) found.add(meant.role);
  // A vice president is no president.
  const president = roles().book.whole('president');
  if (president !== undefined && VICE.test(words.join(' '))) found.delete(president);
  return found;
}

/** So long is a word at least of which a title may make two; shorter ones come together by chance. */
const LEAST_JOINED = 7;

/** The role of a title that makes two words of one: "Bar Tender". A "Production Line Worker" is no lineworker. */
function writtenApart(title: string): Term[] {
  const { book } = roles();
  const [first = '', next = '', ...rest] = title.split(' ');
  if (`${first}${next}`.length < LEAST_JOINED || (book.at([first, next, ...rest], 0)?.length ?? 0) > 1)
    return [];
  const found = book.at([`${first}${next}`, ...rest], 0);
  return found === undefined || found.doubtful ? [] : [found.value];
}

const MOST_BEHIND = 3;

/**
 * The narrower roles of a title that has its field behind: "Solicitor, Corporate" is a corporate solicitor, "Staff Nurse A&E" an
 * A&E nurse, "Mobile Engineer (iOS)" an iOS engineer. Only what is narrower than a role of the title, or a kind of the same trade,
 * counts: an "Office Manager, Construction" is no construction manager. A title of which nothing else is known is read turned round.
 */
function fieldBehind(words: readonly string[], found: ReadonlySet<Term>): Term[] {
  const { book } = roles();
  const narrower = (role: Term): boolean =>
    [...found].some(
      ({ id, implies }) =>
        role.implies.includes(id) || implies.some((wider) => isTrade(wider) && role.implies.includes(wider)),
    );
  const more = new Set<Term>();
  for (let at = Math.max(1, words.length - MOST_BEHIND); at < words.length; at += 1) {
    const [head, field] = [words.slice(0, at), words.slice(at)];
    if (found.size === 0) for (const role of book.all([...field, ...head])) more.add(role);
    for (const noun of found.size === 0 ? [] : head) {
      const role = book.whole([...field, noun].join(' '));
      if (role !== undefined && !found.has(role) && narrower(role)) more.add(role);
    }
  }
  return [...more];
}

const FIELD_OF_WORK = /(?:^|-|_)(?:professional|tradesperson)$|^blue[-_]collar/;

/** Whether a role is a trade of its own, and not a field of work that holds many unlike ones (IT Professional). */
export const isTrade = (role: string): boolean => !FIELD_OF_WORK.test(role);
