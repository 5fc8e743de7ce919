import { certifications, roles } from '../../../lexicon/terms.ts';
import type { Draft } from '../draft.ts';

/** "Testers or qa", "pm / scrum master": one of two trades. */
export function isBesideRole(draft: Draft, texts: readonly string[], at: number, length: number): boolean {
  const start = draft.words[at]?.start ?? 0;
  const joined = /^\s*(?:or\s+|\/\s*)$/i;
  const isBehindOne = draft.read.some(
    ({ end, facet: { kind } }) =>
      kind === 'role' && end <= start && joined.test(draft.text.slice(end, start)),
  );
  const next = at + length + (texts[at + length] === 'or' ? 1 : 0);
  const between = draft.text.slice(draft.words[at + length - 1]?.end ?? 0, draft.words[next]?.start ?? 0);
  return isBehindOne || (joined.test(between) && roles().book.at(texts, next)?.doubtful === false);
}

/** "CA or CPA", "CA/ACCA", "CA, CTA or CPA": in a list of certificates, one of which is nothing else. */
export function isBesideCertificate(draft: Draft, at: number, length: number): boolean {
  const texts = draft.words.map(({ text }) => text);
  const found = (index: number) => certifications().book.at(texts, index);
  const between = (from: number, to: number): string =>
    draft.text.slice(draft.words[from]?.end ?? 0, draft.words[to]?.start ?? 0);
  // Two letters are those of too much else to vouch for others.
  const isLong = (index: number): boolean =>
    /^[A-Z]{3,5}$/.test(draft.text.slice(draft.words[index]?.start, draft.words[index]?.end));
  for (let last = at + length - 1; ; ) {
    const next = last + (JOINED.has(texts[last + 1] ?? '') ? 2 : 1);
    const one = next < texts.length && LISTED.test(between(last, next)) ? found(next) : undefined;
    if (one === undefined) break;
    if (!one.doubtful || isLong(next) || isLong(at)) return true;
    last = next + one.length - 1;
  }
  for (let first = at; first > 0; ) {
    const last = first - (JOINED.has(texts[first - 1] ?? '') ? 2 : 1);
    const one = last >= 0 && LISTED.test(between(last, first)) ? found(last) : undefined;
    if (one === undefined) break;
    if (!one.doubtful || isLong(last) || isLong(at)) return true;
    first = last;
  }
  return false;
}

const JOINED: ReadonlySet<string> = new Set(['or', 'and']);
const LISTED = /^\s*(?:[,/&+]\s*|,?\s*(?:or|and)\s+)$/i;

/** Whether the last of some words makes a trade with the one behind them: "underground mining engineers" are mining engineers. */
export function endsInTrade(
  texts: readonly string[],
  at: number,
  read: { kind: string; found: { length: number } } | null,
): boolean {
  if (read?.kind !== 'skill' && read?.kind !== 'industry') return false;
  const { length } = read.found;
  const said = texts.slice(at, at + length);
  if (said.length < 2 || said.includes('and') || !/^engineers?$/.test(texts[at + length] ?? '')) return false;
  const trade = roles().book.at(texts, at + length - 1);
  return trade !== undefined && !trade.doubtful && trade.length > 1;
}
