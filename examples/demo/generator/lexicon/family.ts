import type { Candidate } from '#src/domain/candidates/schema.ts';

/** The countries the generator knows, by ISO 3166-1 alpha-2 code. */
export const COUNTRIES = ['AU', 'NZ', 'GB', 'US', 'IE', 'SG'] as const;
export type CountryCode = (typeof COUNTRIES)[number];

export type Seniority = NonNullable<Candidate['preferred_seniority']>;
export type WorkType = NonNullable<Candidate['work_types']>[number];
export type PayPeriod = 'year' | 'day' | 'hour';

/** One step of a career: who reaches it, under which titles, for what pay in Australia. */
export type Rung = {
  seniority: Seniority;
  /** Years of work after which people usually reach this step. */
  min_years: number;
  titles: readonly string[];
  /** Annual base in Australian dollars. */
  pay: readonly [low: number, high: number];
};

/** What the generator knows about one kind of work. */
export type Family = {
  key: string;
  name: string;
  /** Other words people type when they mean this kind of work. */
  synonyms: readonly string[];
  industries: readonly string[];
  core: readonly string[];
  optional: readonly string[];
  /** "Faculty/Field"; the faculty "Trade" means a vocational award. */
  degrees: readonly string[];
  /** Licences, memberships and certificates: those of everywhere under `any`. */
  qualifications: Readonly<Partial<Record<CountryCode | 'any', readonly string[]>>>;
  /** Noun phrases: what the work consists of. */
  duties: readonly string[];
  /** Sentences in the past tense: what someone is proud of. */
  wins: readonly string[];
  /** Families people come from or go to. */
  moves: readonly string[];
  /** How much of the market is on each kind of engagement. */
  work: Readonly<Partial<Record<WorkType, number>>>;
  /** How contractors quote. */
  contract_period: 'day' | 'hour';
  /** How many of a hundred people in a general agency's database do this work. */
  share: number;
  /** Local currency units per Australian dollar of pay: a figure of the labour market, not an exchange rate. */
  scale: Readonly<Record<CountryCode, number>>;
  ladder: readonly Rung[];
};

type Written = Omit<
  Family,
  'synonyms' | 'industries' | 'core' | 'optional' | 'degrees' | 'qualifications' | 'duties' | 'wins' | 'moves'
> & {
  synonyms: string;
  industries: string;
  core: string;
  optional: string;
  degrees: string;
  qualifications: Partial<Record<CountryCode | 'any', string>>;
  duties: string;
  wins: string;
  moves: string;
};

/** A list may run over several lines, and so may a term. */
const commas = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Reads a family written as comma lists (and line lists for duties and wins), which keeps the lexicon legible. */
export const family = (written: Written): Family => {
  const qualifications: Partial<Record<CountryCode | 'any', readonly string[]>> = {};
  for (const place of ['any', ...COUNTRIES] as const) {
    const text = written.qualifications[place];
    if (text !== undefined) qualifications[place] = commas(text);
  }
  return {
    ...written,
    synonyms: commas(written.synonyms),
    industries: commas(written.industries),
    core: commas(written.core),
    optional: commas(written.optional),
    degrees: commas(written.degrees),
    qualifications,
    duties: lines(written.duties),
    wins: lines(written.wins),
    moves: commas(written.moves),
  };
};

/** One ladder step; pay is given in thousands of Australian dollars a year. */
export const rung = (
  seniority: Seniority,
  min_years: number,
  low: number,
  high: number,
  titles: string,
): Rung => ({ seniority, min_years, titles: commas(titles), pay: [low * 1000, high * 1000] });

/** How pay in a field compares between countries, in local currency per Australian dollar. */
export const scale = (NZ: number, GB: number, US: number, IE: number, SG: number) => ({
  AU: 1,
  NZ,
  GB,
  US,
  IE,
  SG,
});
