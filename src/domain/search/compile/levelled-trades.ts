import type { Draft, Read } from './draft.ts';

const JOINED = /^\s*,?\s*(?:or|and|&|\/)\s*(?:(?:an?|the|some|any|also)\s+)*$/i;
const isTrade = ({ facet: { kind, when, strength } }: Read): boolean =>
  kind === 'role' && when === null && strength === 'must';
const isFree = ({ facet: { either, together } }: Read): boolean => either === null && together === null;

/**
 * "Audit seniors or tax managers", "tax manager or audit senior": a level that is the noun of one trade is asked of that alone. Read one
 * by one it would be asked of both.
 * @returns whether the two stand so and were joined
 */
export function levelledTrades(draft: Draft, last: Read, next: Read, read: readonly Read[]): boolean {
  const [at, to] = [read.indexOf(last), read.indexOf(next)];
  const isFirst = last.facet.kind === 'seniority';
  const [trade, level] = isFirst ? [read[at - 1], last] : [next, read[to + 1]];
  const other = isFirst ? next : last;
  if (trade === undefined || level?.facet.kind !== 'seniority' || level.facet.strength !== 'must')
    return false;
  if (!isTrade(trade) || !isTrade(other) || ![trade, level, other].every(isFree)) return false;
  // "Audit seniors" are read as auditors too; "nurses, seniors" are no one name.
  const isNoun =
    level.end === trade.end ||
    (/^\s+$/.test(draft.text.slice(trade.end, level.at)) &&
      !/s\s*$/i.test(draft.text.slice(trade.at, trade.end)));
  // "Accountants senior" by itself is no title of one of them; "audit senior" is.
  const isTitle = level.end === trade.end || /s\s*$/i.test(draft.text.slice(level.at, level.end));
  if (!isNoun || !isTitle || !JOINED.test(draft.text.slice(last.end, next.at))) return false;
  const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
  const either = draft.freeNumber();
  for (const { facet } of [trade, level]) Object.assign(facet, { either, together });
  Object.assign(other.facet, { either, together: together + 1 });
  const [first, second] = [`${trade.facet.label} + ${level.facet.label}`, other.facet.label];
  draft.note(
    'alternatives',
    `"${first}" or "${second}": who meets all of one of them is found.`.slice(0, 400),
  );
  return true;
}
