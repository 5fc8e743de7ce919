import { type RawBuilder, sql } from 'kysely';
import type { WordQuery } from './search-syntax.ts';

/** A condition on the numbers of a candidate. It is unknown, not true, where nothing is on record. */
export type FigureQuery =
  | { between: 'years' | 'rating' | 'stay_months' | 'gap_months'; min: number | null; max: number | null }
  | { pay: { min: number | null; max: number | null; currencies: readonly string[] } }
  | { freeWithin: { days: number; day: string } }
  | { freeAfter: { days: number; day: string } }
  /** Since when the present job is held, or when somebody was entered. Days, both included, but for one, and one besides. */
  | {
      dated: 'current_since' | 'added_at';
      from: string | null;
      to: string | null;
      but?: string;
      also?: string;
    }
  /** Who was last spoken with or written to on or after a moment. */
  | { contacted: { since: string } }
  /** Who was not since a moment, those never among them; null for never at all. */
  | { silentSince: string | null }
  /** Of several conditions one will do. */
  | { either: readonly Alternative[] }
  /** Whoever does not meet something; who is not known to among them. */
  | { lacks: Alternative }
  /**
   * Who is among the people that a query finds. Who is not is surely not.
   * `found` are those of the hits whom it finds, told where not all of them have to be.
   */
  | { people: RawBuilder<unknown>; found?: ReadonlySet<string> };

/** What has to hold together, on words and numbers. */
export interface Alternative {
  words: WordQuery | null;
  figures: readonly FigureQuery[];
}

/** The condition that an entry `i` holds words. */
export type Saying = (words: WordQuery) => RawBuilder<boolean>;

export interface FigureFilter {
  figure: FigureQuery;
  /** Leaves out the candidates that match. */
  exclude: boolean;
}

/** The conditions on the entry `i`, each begun with "and". */
export function figuresOf(filters: readonly FigureFilter[], says: Saying): RawBuilder<unknown> {
  const parts = filters.map(({ figure, exclude }) => {
    const holds = sqlOf(figure, says);
    // An unknown value is neither true nor false, so it must not be excluded.
    return exclude ? sql` and (${holds}) is not true` : sql` and (${holds})`;
  });
  return parts.length === 0 ? sql`` : sql.join(parts, sql``);
}

function sqlOf(figure: FigureQuery, says: Saying): RawBuilder<boolean> {
  if ('either' in figure) {
    const each = figure.either.map((one) => wholeOf(one, says));
    return sql<boolean>`${sql.join(each, sql` or `)}`;
  }
  if ('lacks' in figure) return sql<boolean>`${wholeOf(figure.lacks, says)} is not true`;
  if ('freeWithin' in figure) {
    const { days, day } = figure.freeWithin;
    return sql<boolean>`i.notice_days <= ${days} or i.available_from <= ${day}`;
  }
  if ('freeAfter' in figure) {
    const { days, day } = figure.freeAfter;
    return sql<boolean>`i.notice_days > ${days} or (i.notice_days is null and i.available_from > ${day})`;
  }
  if ('pay' in figure) {
    const { min, max, currencies } = figure.pay;
    return sql<boolean>`i.salary_currency in (${sql.join([...currencies])})${bounds('salary_annual', min, max)}`;
  }
  if ('dated' in figure) {
    const ref = sql.ref(`i.${figure.dated}`);
    const from = figure.from === null ? sql`` : sql` and ${ref} >= ${figure.from}`;
    const to = figure.to === null ? sql`` : sql` and ${ref} <= ${figure.to}`;
    const but = figure.but === undefined ? sql`` : sql` and ${ref} <> ${figure.but}`;
    const also = figure.also === undefined ? sql`` : sql` or ${ref} = ${figure.also}`;
    return sql<boolean>`(${ref} is not null${from}${to}${but})${also}`;
  }
  if ('people' in figure) return sql<boolean>`i.candidate_id in (${figure.people})`;
  if ('contacted' in figure) return sql<boolean>`i.last_contacted_at >= ${figure.contacted.since}`;
  if ('silentSince' in figure)
    return figure.silentSince === null
      ? sql<boolean>`i.last_contacted_at is null`
      : sql<boolean>`i.last_contacted_at is null or i.last_contacted_at < ${figure.silentSince}`;
  return sql<boolean>`${sql.ref(`i.${figure.between}`)} is not null${bounds(figure.between, figure.min, figure.max)}`;
}

function wholeOf({ words, figures }: Alternative, says: Saying): RawBuilder<unknown> {
  const all = [...(words === null ? [] : [says(words)]), ...figures.map((one) => sqlOf(one, says))];
  return sql`(${sql.join(
    all.map((part) => sql`(${part})`),
    sql` and `,
  )})`;
}

function bounds(column: string, min: number | null, max: number | null): RawBuilder<unknown> {
  const ref = sql.ref(`i.${column}`);
  const low = min === null ? sql`` : sql` and ${ref} >= ${min}`;
  return max === null ? low : sql`${low} and ${ref} <= ${max}`;
}
