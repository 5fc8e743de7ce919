import { type FigureQuery, type IndexHit, markOf, type WordQuery } from '#db/search-index.ts';
import type { FacetKind } from './facets.ts';
import type { Asked } from './resolve.ts';

export const BANDS = ['strong', 'good', 'partial'] as const;
export type Band = (typeof BANDS)[number];

/** How well one facet holds of somebody, 0 to 1, and null where nothing on record tells. */
export type Fit = number | null;

export interface Scored {
  hit: IndexHit;
  /** 0 to 100. */
  score: number;
  band: Band;
  coverage: { matched: number; total: number };
  fits: Fit[];
}

/** What a person is looked for by counts more than what surrounds it. */
const WEIGHT: Partial<Record<FacetKind, number>> = {
  role: 4,
  skill: 3,
  employer: 3,
  certification: 2,
  location: 2,
  industry: 2,
  keyword: 2,
};
const NICE = 0.5;
/** Held, but not where it stands without a doubt: a skill only mentioned, a role of before, a place wished for. */
const LESS_SURE = 0.65;
const STRONG = 85;
const GOOD = 65;

/** The band that a score stands for. */
function bandOf(score: number): Band {
  return score >= STRONG ? 'strong' : score >= GOOD ? 'good' : 'partial';
}

/**
 * How well what is wanted, whether it must be or is only nice, holds of somebody; the best first, then who changed last.
 * @param mustsHold whether the index has found only those of whom all that must be holds
 */
export function ranked(
  account: string,
  wanted: readonly Asked[],
  hits: readonly IndexHit[],
  mustsHold: boolean,
): Scored[] {
  const mark = markOf(account);
  const weights = wanted.map(
    ({ facet }) => (WEIGHT[facet.kind] ?? 1) * (facet.strength === 'nice' ? NICE : 1),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return hits
    .map((hit) => {
      const fits = wanted.map((asked) => {
        const fit = fitOf(asked, hit, mark);
        // What a CV says is not among what was read of the hit.
        return mustsHold && asked.facet.strength === 'must' && fit !== 1 ? LESS_SURE : fit;
      });
      const reached = fits.reduce<number>((sum, fit, at) => sum + (fit ?? 0) * (weights[at] ?? 0), 0);
      const exact = all === 0 ? 100 : (reached / all) * 100;
      const score = Math.round(exact);
      const matched = fits.filter((fit) => fit !== null && fit > 0).length;
      return {
        exact,
        scored: { hit, score, band: bandOf(score), coverage: { matched, total: wanted.length }, fits },
      };
    })
    .sort((a, b) => b.exact - a.exact || later(a.scored.hit, b.scored.hit))
    .map(({ scored }) => scored);
}

function later(a: IndexHit, b: IndexHit): number {
  if (a.updated_at !== b.updated_at) return a.updated_at < b.updated_at ? 1 : -1;
  return a.candidate_id < b.candidate_id ? 1 : -1;
}

function fitOf({ any, sure, figure }: Asked, hit: IndexHit, mark: string): Fit {
  if (sure !== null && holds(sure, hit.text, mark)) return 1;
  if (any !== null && holds(any, hit.text, mark)) return LESS_SURE;
  if (figure !== null) return figureFits(figure, hit);
  return 0;
}

/** Whether a query of words holds of a text, as the index would say. */
function holds(query: WordQuery, text: string, mark: string): boolean {
  if ('term' in query) return text.includes(` ${mark}${query.term} `);
  if ('phrase' in query) return text.includes(` ${query.phrase.map((word) => mark + word).join(' ')} `);
  if ('all' in query) return query.all.every((part) => holds(part, text, mark));
  if ('any' in query) return query.any.some((part) => holds(part, text, mark));
  return holds(query.both, text, mark) && !holds(query.not, text, mark);
}

function figureFits(figure: FigureQuery, hit: IndexHit): Fit {
  if ('freeWithin' in figure) {
    const { days, day } = figure.freeWithin;
    if (hit.notice_days === null && hit.available_from === null) return null;
    const free = hit.notice_days !== null && hit.notice_days <= days;
    return free || (hit.available_from !== null && hit.available_from <= day) ? 1 : 0;
  }
  if ('pay' in figure) {
    if (hit.salary_annual === null || hit.salary_currency !== figure.pay.currency) return null;
    return within(hit.salary_annual, figure.pay) ? 1 : 0;
  }
  const value = figure.between === 'years' ? hit.years : hit.rating;
  return value === null ? null : within(value, figure) ? 1 : 0;
}

const within = (value: number, { min, max }: { min: number | null; max: number | null }): boolean =>
  (min === null || value >= min) && (max === null || value <= max);
