import type { FigureQuery, WordQuery } from '#db/search-index.ts';
import { addDays } from '#src/lib/clock.ts';
import { companyKey } from '../candidates/index.ts';
import { LEVELS } from '../lexicon/levels.ts';
import {
  type City,
  citiesAround,
  isMetro,
  NEAR_KM,
  type Place,
  placeNamed,
  reachOf,
} from '../lexicon/places.ts';
import { certifications, industries, languages, roles, skills, type Vocabulary } from '../lexicon/terms.ts';
import { plainWords, slug } from '../lexicon/text.ts';
import type { Facet, Home } from './facets.ts';

/** What a facet asks of the index. */
export interface Asked {
  facet: Facet;
  /** Of whom it holds at all; null for what is asked of the figures alone. */
  any: WordQuery | null;
  /** Of whom it holds without a doubt: the skill listed, the present title, where somebody lives. */
  sure: WordQuery | null;
  figure: FigureQuery | null;
}

const term = (kind: string, value: string): WordQuery => ({ term: `${kind}_${value}` });
const phrase = (kind: string, words: readonly string[]): WordQuery => ({
  phrase: words.map((word) => `${kind}_${word}`),
});

/** Any of some; null when there are none. */
export function anyOf(parts: readonly (WordQuery | null)[]): WordQuery | null {
  const given = parts.filter((part) => part !== null);
  const [first] = given;
  return first === undefined ? null : given.length === 1 ? first : { any: given };
}

/** All of some; null when there are none. */
export function allOf(parts: readonly (WordQuery | null)[]): WordQuery | null {
  const given = parts.filter((part) => part !== null);
  const [first] = given;
  return first === undefined ? null : given.length === 1 ? first : { all: given };
}

/**
 * What a facet asks of the index, by what the lexicon knows of its values.
 * @returns null for a facet that cannot be run, unsupported ones among them
 */
export function asked(facet: Facet, home: Home): Asked | null {
  const figure = figureOf(facet, home);
  const parts = facet.values.map((value) => wordsOf(facet, value, home));
  if (facet.kind === 'location' && facet.movable) parts.push(both({ term: 'is_movable' }));
  const any = anyOf(parts.map((part) => part?.any ?? null));
  const sure = anyOf(parts.map((part) => part?.sure ?? null));
  if (any === null && figure === null) return null;
  return { facet, any, sure, figure };
}

interface Words {
  any: WordQuery | null;
  sure: WordQuery | null;
}

const both = (query: WordQuery | null): Words => ({ any: query, sure: query });

function figureOf(facet: Facet, home: Home): FigureQuery | null {
  const { min, max } = facet;
  if (min === null && max === null) return null;
  if (facet.kind === 'years_experience') return { between: 'years', min, max };
  if (facet.kind === 'rating') return { between: 'rating', min, max };
  if (facet.kind === 'salary') return { pay: { min, max, currency: facet.currency ?? home.currency } };
  if (facet.kind !== 'availability' || max === null) return null;
  const days = Math.min(3650, Math.max(0, Math.round(max)));
  return { freeWithin: { days, day: addDays(home.today, days) } };
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
      return placeWords(facet, value, home);
    case 'employer':
      return employerWords(facet, value);
    case 'industry':
      return both(knownTerm(industries(), 'in', value) ?? inText(words));
    case 'language':
      return both(knownTerm(languages(), 'lg', value) ?? term('lg', slug(value)));
    case 'seniority':
      return both(isLevel(value) ? term('lv', value) : null);
    case 'work_rights':
      return both(term('rt', value));
    case 'work_type':
      return both(term('wt', value));
    case 'availability':
      return both(value === 'looking' ? { term: 'is_looking' } : null);
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
      return both(term('em', slug(value)));
    case 'keyword':
      return keywordWords(value, words);
    default:
      return null;
  }
}

const isLevel = (value: string): boolean => LEVELS.some((level) => level === value);

function knownTerm({ book }: Vocabulary, kind: string, value: string): WordQuery | null {
  const known = book.whole(value);
  return known === undefined ? null : term(kind, known.id);
}

function roleWords({ when }: Facet, value: string, words: readonly string[]): Words {
  const known = roles().book.whole(value);
  const now = known === undefined ? phrase('ct', words) : term('cr', known.id);
  const before = known === undefined ? phrase('pt', words) : term('pr', known.id);
  if (when === 'current') return both(now);
  if (when === 'past') return both(before);
  return { any: { any: [now, before] }, sure: now };
}

function skillWords(value: string, words: readonly string[]): Words {
  const known = skills().book.whole(value);
  if (known === undefined) {
    return { any: { any: [term('s', slug(value)), phrase('w', words)] }, sure: term('s', slug(value)) };
  }
  const { id } = known;
  return { any: { any: [term('s', id), term('sm', id), term('si', id)] }, sure: term('s', id) };
}

function certificateWords(value: string, words: readonly string[]): Words {
  const known = certifications().book.whole(value);
  if (known === undefined) {
    return { any: { any: [term('cf', slug(value)), phrase('w', words)] }, sure: term('cf', slug(value)) };
  }
  return { any: { any: [term('cf', known.id), term('cm', known.id)] }, sure: term('cf', known.id) };
}

function employerWords({ when }: Facet, value: string): Words {
  const words = plainWords(companyKey(value) ?? value);
  const now = phrase('ce', words);
  const before = phrase('pe', words);
  if (when === 'current') return both(now);
  if (when === 'past') return both(before);
  return both({ any: [now, before] });
}

const inText = (words: readonly string[]): WordQuery => phrase('w', words);

function keywordWords(value: string, words: readonly string[]): Words {
  const inRecord = phrase('w', words);
  const inCv = phrase('v', words);
  if (value.startsWith('"')) return { any: { any: [inRecord, inCv] }, sure: inRecord };
  const each = allOf(words.map((word) => ({ any: [term('w', word), term('v', word)] })));
  return { any: each, sure: inRecord };
}

const MOST_CITIES = 500;

function placeWords(facet: Facet, value: string, home: Home): Words {
  if (value.toLowerCase() === 'remote') return both({ any: [{ term: 'is_remote' }, { term: 'ln_remote' }] });
  const place = placeNamed(value, home.country);
  if (place === null) {
    const name = slug(value);
    return { any: { any: [term('ln', name), term('wn', name)] }, sure: term('ln', name) };
  }
  const lives = placeTerms('l', place, facet.within_km);
  return { any: anyOf([lives, placeTerms('w', place, facet.within_km)]), sure: lives };
}

function placeTerms(kind: 'l' | 'w', place: Place, km: number | null): WordQuery | null {
  if (place.kind === 'region')
    return anyOf(place.countries.map((code) => term(`${kind}o`, code.toLowerCase())));
  const country = place.country.toLowerCase();
  if (place.kind === 'country') return term(`${kind}o`, country);
  if (place.kind === 'state') return term(`${kind}s`, `${country}_${place.state.toLowerCase()}`);
  return anyOf([...cityTerms(kind, place, km), term(`${kind}n`, slug(place.name))]);
}

// What lies around a large city was written down with each person; elsewhere each place around is named.
function cityTerms(kind: 'l' | 'w', city: City, km: number | null): WordQuery[] {
  if (isMetro(city) && city.reach === undefined && km === null) return [term(`${kind}m`, city.id)];
  if (isMetro(city) && km === NEAR_KM) return [term(`${kind}w`, city.id)];
  return around(city, km).map(({ id }) => term(`${kind}c`, id));
}

function around(city: City, km: number | null): City[] {
  const near = citiesAround(city, km ?? reachOf(city)).slice(0, MOST_CITIES);
  return near.length > 0 ? near : [city];
}
