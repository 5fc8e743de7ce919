import { type Month, monthOf } from './calendar.ts';
import { COUNTRY, type Country, type Place } from './country.ts';
import { type EmployerBook, employerBook } from './employers.ts';
import type { CountryCode, Family } from './lexicon/family.ts';
import { FAMILIES } from './lexicon/index.ts';
import type { Weighted } from './random.ts';

/** What all records of one run share. */
export type World = {
  seed: number;
  country: Country;
  /** YYYY-MM-DD; nothing a candidate has done is later. */
  today: string;
  month: Month;
  employers: EmployerBook;
  places: readonly Weighted<Place>[];
  /** What people do, with the share of each. */
  families: readonly Weighted<Family>[];
};

export type WorldOptions = {
  /** Any whole number; the same one gives the same data. */
  seed: number;
  country: CountryCode;
  /** YYYY-MM-DD. */
  today: string;
  /** Draws people from these families only, e.g. an agency's desks. All of the lexicon when omitted. */
  families?: readonly Weighted<Family>[];
};

/** Sets up a run. Costs some tens of milliseconds and a few megabytes, whatever the number of candidates. */
export const createWorld = ({ seed, country, today, families }: WorldOptions): World => ({
  seed,
  country: COUNTRY[country],
  today,
  month: monthOf(today),
  employers: employerBook(seed, country),
  places: COUNTRY[country].places.map((place) => [place, place.weight]),
  families: families ?? FAMILIES.map((family) => [family, family.share]),
});
