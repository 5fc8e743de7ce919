import type { FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';

/** Conditions that stand side by side. */
export type Run = readonly Read[];

/** A word that only the records know stands for a skill where it is said to be one: "with drafting", "either equine in Auckland". */
export const sortOf = ({ facet: { kind } }: Read): FacetKind => (kind === 'keyword' ? 'skill' : kind);

/** That a trade is said in the plural, by its words: "physicists" and "ICU RNs", but not "press". */
export const PLURAL = /(?:[a-z]{2,}(?<!s)s|[A-Z]{2,}s)\s*$/;

/** What somebody of a trade has beside it. */
export const QUALIFIES: ReadonlySet<FacetKind> = new Set([
  'skill',
  'certification',
  'language',
  'education',
  'industry',
  'employer',
]);

/** What stands between two stretches of a query, without the words that only rank. */
export function between(
  draft: Draft,
  last: { end: number } | undefined,
  next: { at: number } | undefined,
): string {
  const [from, to] = [last?.end ?? 0, next?.at ?? 0];
  return draft.read.reduce(
    (said, { at, end, facet: { kind } }) =>
      kind === 'keyword' && at >= from && end <= to
        ? said.slice(0, at - from) + ' '.repeat(end - at) + said.slice(end - from)
        : said,
    draft.text.slice(from, to),
  );
}

/** Makes conditions alternatives of which one will do. */
export function group(draft: Draft, read: readonly Read[]): void {
  const number = read.map(({ facet }) => facet.either).find((one) => one !== null) ?? draft.freeNumber();
  for (const { facet } of read) {
    facet.either = number;
    facet.strength = 'must';
  }
}
