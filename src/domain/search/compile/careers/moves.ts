import { employerGroup } from '../../../lexicon/employers.ts';
import { type Facet, MAX_VALUES } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';
import { notNow } from './still-there.ts';

const THEM = String.raw`(?:there|(?:at|with|in|for)\s+(?:them|one|any|either|it|one of them|any of them|either of them))`;
const NOW = String.raw`(?:now|today|currently|any ?more|any ?longer|at present|these days)`;

/** "Who were at Toll but have since left", "from a magic circle firm, not currently at one": they were there and are not now. */
const HAVE_LEFT = new RegExp(
  String.raw`^[\s,]*(?:(?:but|and|who)\s+)*(?:(?:(?:have|has|had)\s+)?(?:since\s+(?:left|moved on|gone|departed)|(?:left|moved on|departed)(?:\s+since)?(?=\s*(?:$|[,.;)])))|no longer\s+(?:work(?:s|ing)?\s+)?${THEM}|(?:is|are)\s+not\s+(?:${THEM}\s+)?${NOW}|(?:is|are)n't\s+(?:${THEM}\s+)?${NOW}|not\s+(?:${NOW}\s+${THEM}|${THEM}\s+${NOW}|any ?more)|(?:is|are)?\s*now\s+(?:(?:at|with|in)\s+)?(?:elsewhere|(?:some|any)where else|an?other (?:firm|company|employer|one)|gone))`,
  'i',
);

/** "From a Big 4 firm, tax, not currently at one". */
const NOT_THERE = new RegExp(
  String.raw`(?:(?:but|and)\s+)?\bnot\s+(?:${NOW}\s+${THEM}|${THEM}\s+${NOW})(?=\s*(?:$|[,.;)]))`,
  'gi',
);

/** "At Optus, or who used to be": now or before. */
const OR_BEFORE =
  /^[\s,]*or\s+(?:(?:who|that)\s+)?(?:used to (?:be|work)|were|was|have been|has been|once (?:were|was)|previously|formerly|before|in the past)(?:\s+(?:there|with (?:them|one|either)|at (?:one|either|them)|for them|in the past|before|once|previously|earlier|formerly|at (?:some|one) (?:point|stage|time)))*(?=\s*(?:$|[,.;)]))/i;

const NOW_ELSE = /\bnow\s+(?:in|an?|at|with|working|doing|elsewhere|somewhere|on)\b/i;

/** What joins trades of one list. */
const LISTED = /^\s*(?:,|\/|&|,?\s*\b(?:or|and)\b)\s*$/i;

/**
 * "Ex big 4 audit senior, now in industry": the trades behind a former employer are what somebody was there. "Ex-Toll planners or
 * schedulers, now at Linfox": what they are where they went to, which is told.
 */
export function wereThere(draft: Draft): void {
  for (const employer of draft.read) {
    if (employer.facet.kind !== 'employer' || employer.facet.when !== 'past') continue;
    const roles = tradesBehind(draft, employer);
    const last = roles.at(-1);
    const now = last === undefined ? null : NOW_ELSE.exec(draft.text.slice(last.end));
    if (last === undefined || now === null) continue;
    const there = AT_NAMED.test(now[0]) ? employerNow(draft, last.end + now.index) : undefined;
    if (there !== undefined) {
      const trades = roles.map(({ facet: { label } }) => label).join(' or ');
      draft.note(
        'read_as',
        `${trades} was looked for as their trade of now, ${there.facet.label}. For what they were before say "used to be" before it.`,
      );
      continue;
    }
    for (const role of roles) {
      role.facet.when = 'past';
      role.facet.label = `formerly ${role.facet.label}`;
    }
    // Of which level somebody was then, no record tells for certain.
    for (const { at, end, facet: level } of draft.read)
      if (level.kind === 'seniority' && level.strength === 'must' && at >= employer.end && end <= last.end)
        level.strength = 'nice';
  }
}

/** The trades right behind an employer: one, or the whole of a list. */
function tradesBehind(draft: Draft, employer: Read): Read[] {
  const trades = draft.read
    .filter(
      ({ at, facet: { kind, when, strength } }) =>
        kind === 'role' && when === null && strength === 'must' && at >= employer.end,
    )
    .toSorted((a, b) => a.at - b.at);
  const list: Read[] = [];
  for (const trade of trades) {
    const last = list.at(-1);
    const between = draft.text.slice((last ?? employer).end, trade.at);
    if (!(last === undefined ? /^ +$/ : LISTED).test(between)) break;
    list.push(trade);
  }
  return list;
}

const AT_NAMED = /\b(?:at|with)$/i;

/** The employer right behind the word that tells of now. */
const employerNow = (draft: Draft, from: number): Read | undefined =>
  draft.read.find(
    ({ at, end, facet: { kind, when, strength } }) =>
      kind === 'employer' && when === 'current' && strength === 'must' && at <= from + 8 && end > from,
  );

/** Reads behind a company whether somebody is there still, has left, or either. */
export function readMoves(draft: Draft): void {
  const employers = draft.read.filter(({ facet: { kind } }) => kind === 'employer');
  for (const read of employers) {
    const behind = draft.rest.slice(read.end);
    const left = HAVE_LEFT.exec(behind)?.[0];
    const said = left ?? OR_BEFORE.exec(behind)?.[0];
    if (said === undefined) continue;
    if (left === undefined) setWhen(read, null);
    else if (read.facet.when !== 'past') leave(draft, read, read.end, left);
    draft.blot(read.end, read.end + said.length);
  }
  for (const { index, 0: said } of draft.each(NOT_THERE)) {
    const read = employers.findLast(({ end }) => end <= index);
    if (read === undefined || read.facet.when === 'current') continue;
    leave(draft, read, index, said);
    draft.blot(index, index + said.length);
  }
}

// They were there, and are at none of these now.
function leave(draft: Draft, read: Read, at: number, said: string): void {
  if (!isLeftThen(read.facet)) setWhen(read, 'past');
  const left = notNow(houseIn(read.facet.label), read.facet.values);
  draft.read.push({ at, end: at + said.length, facet: left, plain: true });
}

/** "Left KPMG in 2023": told with its years. */
const isLeftThen = ({ when, min, max }: Facet): boolean => when === 'past' && (min ?? max) !== null;
const houseIn = (label: string): string =>
  label.replace(/^(?:(?:now|formerly) (?:at|in)|left) /, '').replace(/ in \d{4}(?: (?:or|to) \w+)?$/, '');

function setWhen({ facet }: Read, when: 'past' | null): void {
  const name = facet.label.replace(/^(?:now|formerly) at /, '');
  facet.when = when;
  facet.label = when === null ? name : `formerly at ${name}`;
}

/** "Big 4 trained, now outside the Big 4", "a mining background, not in mining now": who is not wanted is who is there now. */
export function excludeWhereTheyWere(draft: Draft): void {
  for (const [kind, preposition] of [
    ['employer', 'at'],
    ['industry', 'in'],
  ] as const) {
    const all = draft.read.filter(({ facet }) => facet.kind === kind);
    for (const { facet: wanted } of all) {
      if (wanted.strength !== 'must' || wanted.when === 'current') continue;
      const same = all.find(
        ({ facet }) => facet.strength === 'exclude' && String(facet.values) === String(wanted.values),
      )?.facet;
      if (same === undefined) continue;
      const name = houseIn(wanted.label);
      if (!isLeftThen(wanted))
        Object.assign(wanted, { when: 'past', label: `formerly ${preposition} ${name}` });
      Object.assign(same, { when: 'current', label: `now ${preposition} ${name}` });
    }
  }
}

/** "Now at one of the Big 4 and formerly at another": of a group whom somebody is still at, each member is one that they may have left. */
export function partGroups(draft: Draft): void {
  const employers = draft.read.filter(({ facet }) => facet.kind === 'employer' && facet.strength === 'must');
  for (const { facet: left } of employers) {
    const [name = ''] = left.values;
    const isThereToo = employers.some(({ facet }) => facet.when === 'current' && facet.values.includes(name));
    const group = left.when === 'past' && isThereToo ? employerGroup(name) : undefined;
    if (group !== undefined) left.values = group.members.map((member) => member.name).slice(0, MAX_VALUES);
  }
}
