import { roles } from '../../../lexicon/terms.ts';
import { MAX_VALUES } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';

const IN_LIST = /^\s*(?:,|\/|&|,?\s*\b(?:or|and|and\/or)\b)\s*$/i;

/**
 * "Data analyst, SQL, Power BI, BI developer": of two trades in one list, with what somebody knows between them, nobody has both. Either
 * will do, and that is told.
 */
export function joinListedTrades(draft: Draft): void {
  joinSideBySide(draft);
  for (const list of listsOf(draft)) {
    const [first, ...others] = list.filter(({ facet: { kind } }) => kind === 'role');
    const [last] = others.toReversed();
    if (first === undefined || last === undefined) continue;
    const isParted = list.some(({ at, facet: { kind } }) => kind !== 'role' && at > first.at && at < last.at);
    // "Carers, NVQ3, drivers only": what is said of all of them.
    if (others.some(({ end }) => /^\s+only\b/i.test(draft.text.slice(end)))) continue;
    if (!isParted || isNarrower(first, last)) continue;
    const labels = [first, ...others].map(({ facet: { label } }) => `"${label}"`).join(' or ');
    for (const other of others) {
      first.facet.values = [...new Set([...first.facet.values, ...other.facet.values])].slice(0, MAX_VALUES);
      first.facet.label = `${first.facet.label} or ${other.facet.label}`.slice(0, 200);
      draft.read.splice(draft.read.indexOf(other), 1);
    }
    draft.note('alternatives', `${labels}: all else is asked of both.`.slice(0, 400));
  }
}

/** "Electricians / diesel fitters who left Rio": two trades with nothing said of the first are either, and what follows is asked of both. */
function joinSideBySide(draft: Draft): void {
  const read = draft.read
    .filter(({ facet: { kind } }) => kind !== 'unsupported')
    .toSorted((a, b) => a.at - b.at);
  read.slice(1).forEach((next, index) => {
    const last = read[index];
    if (last === undefined || ![last, next].every((one) => isOne(one) && one.facet.kind === 'role')) return;
    const between = draft.text.slice(last.end, next.at);
    if (!/^\s*;\s*$/.test(between) && !AND_PEOPLE.test(between)) return;
    next.facet.values = [...new Set([...last.facet.values, ...next.facet.values])].slice(0, MAX_VALUES);
    next.facet.label = `${last.facet.label} or ${next.facet.label}`.slice(0, 200);
    next.at = last.at;
    draft.read.splice(draft.read.indexOf(last), 1);
  });
}

/** "Reg affairs folks and CRAs": who is called so by the field is a trade of its own. */
const AND_PEOPLE =
  /^\s+(?:folks?|people|guys|types|crowd|lot|staff|pros|bods)\s*,?\s+(?:and|&|plus|as well as)\s+(?:(?:also|the|some|any)\s+)*$/i;

/** Trades, skills and certificates that stand side by side. */
function listsOf(draft: Draft): Read[][] {
  const read = draft.read
    .filter(({ facet: { kind } }) => kind !== 'unsupported')
    .toSorted((a, b) => a.at - b.at);
  const lists: Read[][] = [];
  for (const [at, next] of read.entries()) {
    const list = lists.at(-1);
    const last = read[at - 1];
    if (!isOne(next)) lists.push([]);
    else if (list !== undefined && last === list.at(-1) && IN_LIST.test(draft.text.slice(last?.end, next.at)))
      list.push(next);
    else lists.push([next]);
  }
  return lists;
}

const isOne = ({ facet: { kind, strength, when, either, demanded } }: Read): boolean =>
  strength === 'must' &&
  when === null &&
  either === null &&
  (kind === 'role' || kind === 'skill' || kind === 'certification' || (kind === 'keyword' && demanded));

function isNarrower(a: Read, b: Read): boolean {
  const [one, two] = [a, b].map(({ facet }) => roles().book.whole(facet.values[0] ?? ''));
  if (one === undefined || two === undefined) return true;
  return one.id === two.id || one.implies.includes(two.id) || two.implies.includes(one.id);
}
