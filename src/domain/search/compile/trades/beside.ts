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

/** "CA or CPA", "CA/ACCA": in a list of certificates. */
export function isBesideCertificate(
  draft: Draft,
  texts: readonly string[],
  at: number,
  length: number,
): boolean {
  const behind = draft.text.slice(draft.words[at + length - 1]?.end ?? 0);
  const before = draft.text.slice(0, draft.words[at]?.start ?? 0);
  const known = (index: number): boolean => certifications().book.at(texts, index)?.doubtful === false;
  const next = /^\s*(?:(?:,|\/)\s*|(?:or|and)\s+)/i.exec(behind)?.[0];
  if (next !== undefined && known(at + length + (/[a-z]/i.test(next) ? 1 : 0))) return true;
  const last = /(?:[,/]\s*|\b(?:or|and)\s+)$/i.exec(before)?.[0];
  return last !== undefined && known(at - 1 - (/[a-z]/i.test(last) ? 1 : 0));
}

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
