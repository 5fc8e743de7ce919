import type { Alternative, FigureFilter, FigureQuery, WordQuery } from '#db/search-index.ts';
import { addDays, startOfDay } from '#src/lib/clock.ts';
import { LEVELS } from '../lexicon/levels.ts';
import {
  certifications,
  doersOf,
  languages,
  roles,
  sistersOf,
  skills,
  type Term,
  type Vocabulary,
} from '../lexicon/terms.ts';
import { plainWords, slug } from '../lexicon/text.ts';
import {
  type Facet,
  type Home,
  LAST_TITLE,
  LIKELY,
  MANY_JOBS_COUNTED,
  MOVING_THERE,
  UNDER,
  UNKNOWN_RIGHTS,
} from './facets.ts';
import { placeWords } from './place-words.ts';
import { employerWords, industryWords } from './standing-queries.ts';
import { allOf, anyOf, both, phrase, term, type Words, writtenAs } from './word-queries.ts';

/** The index queries of a facet. */
export interface Asked {
  facet: Facet;
  /** Matches at all; null where only numbers are compared. */
  any: WordQuery | null;
  /** Matches with certainty: a listed skill, the present title, the place of residence. */
  sure: WordQuery | null;
  figure: FigureQuery | null;
  /** The alternatives of which one will do, where this stands for several facets. */
  among?: readonly Asked[];
  /** Whether all of them have to hold. */
  every?: true;
}

/**
 * The index queries of a facet, by what the lexicon knows of its values.
 * @returns null for a facet that cannot be run, unsupported ones among them
 */
export function asked(facet: Facet, home: Home): Asked | null {
  const figure = figureOf(facet, home);
  // What is denied is as wide as what is left out.
  const meant = facet.absent ? { ...facet, strength: 'exclude' as const } : facet;
  const parts = facet.values.map((value) => wordsOf(meant, value, home));
  if (facet.kind === 'location' && facet.movable) parts.push(both({ term: 'is_movable' }));
  const any = goesThere(facet, parts) ?? anyOf(parts.map((part) => part?.any ?? null));
  const sure = anyOf(parts.map((part) => part?.sure ?? null));
  if (any === null && figure === null) return null;
  return unless(facet.absent, { facet, any, sure, figure });
}

/** "Would move to Perth": who would move or names it, and does not live there already; null where that is not asked. */
function goesThere({ values }: Facet, parts: readonly (Words | null)[]): WordQuery | null {
  if (!values.includes(MOVING_THERE)) return null;
  const [any, there] = [
    anyOf(parts.map((part) => part?.any ?? null)),
    anyOf(parts.slice(0, values.length).map((part) => part?.sure ?? null)),
  ];
  return any === null || there === null ? any : { both: any, not: there };
}

/** A condition as it stands, or who does not meet it. */
export function unless(isAbsent: boolean, given: Asked): Asked {
  if (!isAbsent) return given;
  const { any, figure } = given;
  const lacks: Alternative =
    any === null ? { words: null, figures: figure === null ? [] : [figure] } : { words: any, figures: [] };
  return { facet: given.facet, any: null, sure: null, figure: { lacks } };
}

const isCurrency = (value: string): boolean => /^[A-Z]{3}$/.test(value);

const DAYS_A_YEAR = 365.25;
/** Average tenure in months: below is job hopping, above is not; the limits recruiters use. */
const HOPPING_MONTHS = 20;
const STEADY_MONTHS = 24;
/** A gap in a career that recruiters ask about. */
const GAP_MONTHS = 6;

/** So many jobs and employers are counted at most. */
const MOST_COUNTED = 20;
const isCounted = (values: readonly string[]): boolean =>
  Object.values(MANY_JOBS_COUNTED).some((value) => values.includes(value));

/** Who has had so many jobs or employers in all. */
function countWords({ min, max }: Facet, value: string): Words | null {
  const kind = value === MANY_JOBS_COUNTED.employers ? 'ne' : 'nj';
  const [first, last] = [Math.max(1, min ?? 1), Math.min(MOST_COUNTED, max ?? MOST_COUNTED)];
  const counts = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
    term(kind, `${first + at}`),
  );
  return both(anyOf(counts));
}

function figureOf(facet: Facet, home: Home): FigureQuery | null {
  const { kind, min, max, values } = facet;
  if (kind === 'stability' && isCounted(values)) return null;
  if (kind === 'stability')
    return values.includes('no hopping')
      ? { between: 'stay_months', min: HOPPING_MONTHS + 0.05, max: null }
      : values.includes('hopping')
        ? { between: 'stay_months', min: null, max: HOPPING_MONTHS }
        : { between: 'stay_months', min: STEADY_MONTHS, max: null };
  if (kind === 'career_gap')
    return values.includes('none')
      ? { between: 'gap_months', min: null, max: max ?? GAP_MONTHS - 1 }
      : { between: 'gap_months', min: min ?? GAP_MONTHS, max };
  if (kind === 'last_contact' && values.includes('never')) return { silentSince: null };
  if (min === null && max === null) return null;
  const ago = (days: number): string => addDays(home.today, -Math.min(36_500, Math.round(days)));
  switch (kind) {
    case 'years_experience':
      return { between: 'years', min, max };
    case 'rating':
      return { between: 'rating', min, max };
    case 'salary':
      return {
        pay: { min, max, currencies: [facet.currency ?? home.currency, ...values.filter(isCurrency)] },
      };
    case 'tenure':
      return {
        dated: 'current_since',
        from: max === null ? null : ago(max * DAYS_A_YEAR),
        to: min === null ? null : ago(min * DAYS_A_YEAR),
        // A year alone is kept as its last day, and may have begun before.
        ...(max === null || !values.includes(UNDER)
          ? {}
          : { but: `${ago(max * DAYS_A_YEAR).slice(0, 4)}-12-31` }),
        ...(min === null || !values.includes(LIKELY)
          ? {}
          : { also: `${ago(min * DAYS_A_YEAR).slice(0, 4)}-12-31` }),
      };
    case 'last_contact':
      if (min !== null) return { silentSince: startOfDay(ago(min), home.timezone ?? 'UTC') };
      return max === null ? null : { contacted: { since: startOfDay(ago(max), home.timezone ?? 'UTC') } };
    case 'added':
      return { dated: 'added_at', from: max === null ? null : ago(max), to: min === null ? null : ago(min) };
    case 'availability': {
      const days = Math.min(3650, Math.max(0, Math.round(max ?? min ?? 0)));
      if (max === null) return { freeAfter: { days, day: addDays(home.today, days) } };
      return { freeWithin: { days, day: addDays(home.today, days) } };
    }
    default:
      return null;
  }
}

function wordsOf(facet: Facet, value: string, home: Home): Words | null {
  const words = plainWords(value);
  if (words.length === 0) return null;
  switch (facet.kind) {
    case 'role':
      return roleWords(facet, value, words);
    case 'skill':
      return skillWords(value, words);
    case 'certification':
      return certificateWords(value, words);
    case 'location':
      if (value === MOVING_THERE) return null;
      return placeWords(facet, value, home);
    case 'employer':
      return employerWords(facet, value, home);
    case 'industry':
      return industryWords(facet, value, words, home);
    case 'stability':
      return isCounted([value]) ? countWords(facet, value) : null;
    case 'language':
      return both(knownTerm(languages(), 'lg', value) ?? term('lg', slug(value)));
    case 'seniority':
      return both(isLevel(value) ? term('lv', value) : null);
    case 'work_rights':
      return value === UNKNOWN_RIGHTS ? { any: unknownRights(facet), sure: null } : both(term('rt', value));
    case 'work_type':
      return both(term('wt', value));
    case 'availability':
      return both(
        value === 'looking'
          ? { term: 'is_looking' }
          : value === 'between'
            ? { term: 'is_between_jobs' }
            : null,
      );
    case 'education':
      return both(value.startsWith('in ') ? phrase('fd', plainWords(value.slice(3))) : term('ed', value));
    case 'school':
      return both(
        phrase(
          'sc',
          words.filter((word, at) => at > 0 || word !== 'the'),
        ),
      );
    case 'tag':
      return both(term('tg', slug(value)));
    case 'email':
    case 'phone':
    case 'profile':
      return both(contactTerm(value));
    case 'name':
      // A quoted name must match as a whole.
      return both(value.startsWith('"') ? term('nk', words.toSorted().join('_')) : phrase('nm', words));
    case 'keyword':
      return keywordWords(value, words);
    default:
      return null;
  }
}

/** A list of people may name one by e-mail and another by phone number. */
function contactTerm(value: string): WordQuery | null {
  if (value.includes('@')) return term('em', slug(value));
  if (!/^\+?\d+$/.test(value)) return term('li', slug(value));
  const number = term('ph', value.replace(/\D/g, ''));
  return value.startsWith('+') ? number : anyOf([number, term('pn', value.replace(/^0+/, ''))]);
}

const isLevel = (value: string): boolean => LEVELS.some((level) => level === value);

const RIGHTS = ['citizen', 'permanent_resident', 'visa_holder', 'requires_sponsorship'];

// Beside other rights, and where they are left out, only what is known counts.
const unknownRights = ({ strength, values }: Facet): WordQuery | null =>
  strength === 'exclude' || values.length < RIGHTS.length
    ? null
    : { both: { term: 'everybody' }, not: { any: RIGHTS.map((right) => term('rt', right)) } };

function knownTerm({ book }: Vocabulary, kind: string, value: string): WordQuery | null {
  const known = book.whole(value);
  return known === undefined ? null : term(kind, known.id);
}

function roleWords({ when, strength }: Facet, value: string, words: readonly string[]): Words {
  if (value.startsWith(LAST_TITLE)) return both(phrase('lt', words.slice(1)));
  // A title as it is written on record.
  if (value.startsWith('"')) {
    const [held, had] = [phrase('ct', words), phrase('pt', words)];
    return both(when === 'current' ? held : when === 'past' ? had : anyOf([held, had]));
  }
  const known = roles().book.whole(value);
  // "Cyber analysts" of no lexicon are those whose title says both words.
  const now =
    known === undefined
      ? (allOf(words.map((word) => term('ct', word))) ?? phrase('ct', words))
      : term('cr', known.id);
  const before = known === undefined ? phrase('pt', words) : term('pr', known.id);
  if (when === 'current') return both(now);
  if (when === 'past') {
    const still = known === undefined ? now : { any: [now, term('xr', known.id)] };
    return both({ both: before, not: still });
  }
  if (strength === 'exclude') return both({ any: [now, before] });
  if (known === undefined) return { any: { any: [now, before] }, sure: now };
  const last = term('lr', known.id);
  const heads = headsOf(known);
  const same = strength === 'must' ? sistersOf(known.id).same.map(({ id }) => term('cr', id)) : [];
  return { any: anyOf([now, last, heads, ...same]), sure: anyOf([now, heads]) };
}

const HEAD_LEVELS = ['head', 'director', 'vp', 'c_suite'];

/** Heads of a field by title or level: "head of marketing" also finds a marketing manager of that level. */
function headsOf({ id, implies: [field] }: Term): WordQuery | null {
  if (field === undefined || !headRoles().has(id)) return null;
  return { all: [term('cr', field), { any: HEAD_LEVELS.map((level) => term('lv', level)) }] };
}

let heads: Set<string> | undefined;

/** The roles that head a field, by their names. */
function headRoles(): Set<string> {
  if (heads !== undefined) return heads;
  const { book } = roles();
  heads = new Set();
  for (const phrase of book.phrases())
    if (phrase.startsWith('head of ')) heads.add(book.whole(phrase)?.id ?? '');
  // An engineering manager is not necessarily the head of engineering.
  heads.delete('engineering_manager');
  return heads;
}

/** Shorter everyday words than this are said in prose of much else: "go", "spark". */
const LONG_WORD = 10;

function skillWords(value: string, words: readonly string[]): Words {
  const known = skills().book.whole(value);
  if (known === undefined) {
    const said = [phrase('w', words), phrase('v', words)];
    const names = [slug(value), ...writtenAs(words)];
    const listed = anyOf([...new Set(names)].flatMap((name) => [term('s', name), term('cf', name)]));
    return { any: anyOf([listed, ...said]), sure: listed };
  }
  const { id } = known;
  const doers = doersOf(value).flatMap((role) => [term('cr', role.id), term('pr', role.id)]);
  // "Investigations": prose is read for it by nobody, as it is an everyday word, and an agency's own people tell of it there.
  const isEveryday = skills().book.at(words, 0)?.doubtful === true && words.join('').length >= LONG_WORD;
  const told = isEveryday ? [phrase('w', words)] : [];
  const any = anyOf([term('s', id), term('sm', id), term('si', id), ...doers, ...told]);
  return { any, sure: term('s', id) };
}

function certificateWords(value: string, words: readonly string[]): Words {
  const known = certifications().book.whole(value);
  if (known === undefined) {
    return { any: { any: [term('cf', slug(value)), phrase('w', words)] }, sure: term('cf', slug(value)) };
  }
  return { any: { any: [term('cf', known.id), term('cm', known.id)] }, sure: term('cf', known.id) };
}

function keywordWords(value: string, words: readonly string[]): Words {
  const inRecord = phrase('w', words);
  const inCv = phrase('v', words);
  if (value.startsWith('"')) return { any: { any: [inRecord, inCv] }, sure: inRecord };
  const each = allOf(words.map((word) => ({ any: [term('w', word), term('v', word)] })));
  return { any: each, sure: inRecord };
}

/** The required conditions without the excluded ones. */
export function allWordsOf(runnable: readonly Asked[]): WordQuery | null {
  const of = (strength: Facet['strength']): WordQuery[] =>
    runnable.flatMap((each) => (each.facet.strength === strength && each.any !== null ? [each.any] : []));
  const must = allOf(of('must'));
  const not = anyOf(of('exclude'));
  return not === null ? must : { both: must ?? { term: 'everybody' }, not };
}

/** The required and excluded conditions on numbers. */
export function figuresOf(runnable: readonly Asked[]): FigureFilter[] {
  return runnable.flatMap(({ facet: { strength }, figure, any }) =>
    figure === null || any !== null || strength === 'nice'
      ? []
      : [{ figure, exclude: strength === 'exclude' }],
  );
}
