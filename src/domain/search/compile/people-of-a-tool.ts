import { roles, skills, type Term } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import { MAX_VALUES } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { group, PLURAL } from './runs.ts';
import { peopleInField } from './trades/fields-of-work.ts';

const PEOPLE = /\s(?:people|ppl|folks?|staff|guys|types)\s*$/i;
const PEOPLE_BEHIND = /^\s+(?:people|ppl|folks?|staff|guys|types)(?!\p{L})/iu;
/** What joins two of a list of trades; an "and" too, as nobody need be of both. */
const JOINT = /^\s*(?:,\s*(?:(?:and\/or|and|or|&)\s+)?|\s(?:and\/or|and|or|&)\s+|\/\s*)$/i;

const isFree = ({ facet: { together, either, strength } }: Read): boolean =>
  strength === 'must' && together === null && either === null;
const isTrade = (one: Read): boolean => one.facet.kind === 'role' && one.facet.when === null && isFree(one);

/** The maker of a tool, where "Salesforce people" may be its staff too. */
const makerOf = (
  read: readonly Read[],
  { at, facet: { kind, either, together } }: Read,
): Read | undefined => {
  const same = either === null || kind !== 'skill' ? [] : read.filter(({ facet }) => facet.either === either);
  const maker = same.find(({ facet }) => facet.kind === 'employer');
  return same.length === 2 && together === null && maker?.at === at ? maker : undefined;
};

/**
 * "Testers, Salesforce people or data analysts": in a list, people of a tool are one kind among trades, and nobody has to be
 * both.
 */
export function joinPeopleOfTools(draft: Draft): void {
  const read = draft.read
    .toSorted((one, other) => one.at - other.at)
    .filter(({ facet: { kind } }) => kind !== 'unsupported');
  const endOf = (one: Read): number =>
    one.end + (PEOPLE_BEHIND.exec(draft.text.slice(one.end))?.[0].length ?? 0);
  const arePeople = (one: Read): boolean =>
    one.facet.kind === 'skill' &&
    (isFree(one) || makerOf(read, one) !== undefined) &&
    (endOf(one) > one.end || PEOPLE.test(draft.text.slice(one.at, one.end)));
  for (let at = 0; at < read.length; at += 1) {
    const list: Read[] = [];
    let isListed = false;
    for (const one of read.slice(at)) {
      const last = list.at(-1);
      if (last !== undefined && makerOf(read, last) === one) continue;
      const between = last === undefined ? null : draft.text.slice(endOf(last), one.at);
      if (!(isTrade(one) || arePeople(one)) || (between !== null && !JOINT.test(between))) break;
      isListed ||= between !== null && /\b(?:or|and)\b|&|\//i.test(between);
      list.push(one);
    }
    const trades = list.filter(isTrade);
    // "Testers & Salesforce people": of two, where both are kinds of people in the plural.
    const arePlural = trades.every(({ at: from, end }) => PLURAL.test(draft.text.slice(from, end)));
    if (list.length < (arePlural ? 2 : 3) || !isListed) continue;
    const [first, ...others] = trades;
    if (first === undefined || trades.length === list.length) continue;
    for (const { facet } of others) {
      first.facet.values = [...new Set([...first.facet.values, ...facet.values])].slice(0, MAX_VALUES);
      first.facet.label = `${first.facet.label} or ${facet.label}`.slice(0, 200);
    }
    for (const other of others) draft.read.splice(draft.read.indexOf(other), 1);
    const tools = list.filter((one) => !trades.includes(one));
    const makers = tools.flatMap((one) => makerOf(read, one) ?? []);
    // Of a tool that trades are called after, these are meant beside other trades, and not the staff of its maker.
    const staff = makers.filter(
      (maker) => !tools.some((one) => one.at === maker.at && tradesOf(one).length > 0),
    );
    for (const maker of makers.filter((one) => !staff.includes(one)))
      draft.read.splice(draft.read.indexOf(maker), 1);
    group(draft, [first, ...tools, ...staff]);
    at += list.length + makers.length - 1;
  }
}

/** The widest trades that are called after a tool: the consultants, administrators and developers of Salesforce. */
function tradesOf({ facet: { kind, values } }: Read): Term[] {
  const [tool = ''] = values;
  const words = plainWords(tool);
  if (kind !== 'skill' || values.length !== 1) return [];
  const own = [...roles().book.beginning(words)].filter(({ name }) => name.startsWith(`${tool} `));
  // "UX": its designers, where those who are called after it are all kinds of them.
  const doer = peopleInField(words);
  if (doer !== undefined && own.length > 0 && own.every(({ implies }) => implies.includes(doer.id)))
    return [doer];
  return own.filter(({ implies }) => !own.some(({ id }) => implies.includes(id)));
}

/**
 * "Solution architects, SAP, Salesforce, testers": a tool that trades are called after, between trades in the plural, is one more kind of
 * people. In "data analyst, SQL, BI developer" it is what one person knows.
 */
export function readToolsAmongTrades(draft: Draft): void {
  const read = draft.read
    .toSorted((one, other) => one.at - other.at)
    .filter(({ facet: { kind } }) => kind !== 'unsupported');
  const isPlural = ({ at, end }: Read): boolean => PLURAL.test(draft.text.slice(at, end));
  const isTool = ({ at, end }: Read): boolean => skills().book.whole(draft.text.slice(at, end)) !== undefined;
  for (let from = 0; from < read.length; from += 1) {
    const list: Read[] = [];
    for (const one of read.slice(from)) {
      const last = list.at(-1);
      const isListed = last === undefined || LISTED.test(draft.text.slice(last.end, one.at));
      if (!isListed || !(isTrade(one) || (isFree(one) && tradesOf(one).length > 0))) break;
      list.push(one);
    }
    const trades = list.filter(isTrade);
    const tools = list.filter((one) => !isTrade(one));
    from += Math.max(0, list.length - 1);
    if (tools.length === 0 || !trades.every((one) => isPlural(one) || isTool(one))) continue;
    const isOfKinds = areKinds(draft, list);
    if (trades.filter(isPlural).length < 2 && !isOfKinds) continue;
    // "Tech people (testers, SAP)": in brackets behind people it may be the last of them.
    const [first, last] = [list[0], list.at(-1)];
    const isBracketed =
      first !== undefined &&
      /\(\s*$/.test(draft.text.slice(0, first.at)) &&
      /^\s*\)/.test(draft.text.slice(last?.end)) &&
      read.some((one) => isTrade(one) && /^\s*\(\s*$/.test(draft.text.slice(one.end, first.at)));
    if (first === undefined || !(isTrade(first) || isBracketed || isOfKinds)) continue;
    if (last === undefined || !(isTrade(last) || isBracketed)) continue;
    for (const { at, end, facet } of tools) {
      const names = tradesOf({ at, end, facet }).map(({ name }) => name);
      Object.assign(facet, {
        kind: 'role',
        label: names.join(' or ').slice(0, 200),
        values: names.slice(0, MAX_VALUES),
      });
      draft.note(
        'read_as',
        `"${draft.text.slice(at, end)}" was looked for as ${facet.label}, one more of the trades beside it.`,
      );
    }
  }
}

/** "SAP, Salesforce, QA or solutions architects": an "or" before the last of three and more, which is a trade in the plural. */
function areKinds(draft: Draft, list: readonly Read[]): boolean {
  const [before, last] = list.slice(-2);
  if (list.length < 3 || before === undefined || last === undefined || !isTrade(last)) return false;
  const said = draft.text.slice(before.end, last.at);
  return /\bor\b/i.test(said) && PLURAL.test(draft.text.slice(last.at, last.end));
}

const LISTED = /^\s*(?:,|\/|,?\s+(?:or|and|&))\s*$/i;
