import { roleOfField, roles } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import { facet, MAX_VALUES, WORDED_KINDS } from '../facets.ts';
import { ALSO, inOrder, joinAlternatives, OR } from './alternatives.ts';
import { readHousesInLists } from './careers/houses-in-lists.ts';
import { excludeWhereTheyWere, partGroups, wereThere } from './careers/moves.ts';
import type { Draft, Read } from './draft.ts';
import { joinPeopleOfTools, readToolsAmongTrades } from './people-of-a-tool.ts';
import { group, PLURAL } from './runs.ts';
import { excludeTogether } from './together.ts';
import { readFieldsAmongTrades } from './trades/fields-alone.ts';
import { joinListedFields } from './trades/listed-fields.ts';
import { joinListedTrades } from './trades/listed-trades.ts';
import {
  endExclusions,
  endExclusionsAtPlaces,
  endExclusionsClosed,
  endWishes,
  endWishesBehind,
  wantPlacesBehind,
} from './where-it-ends.ts';

/** Settles what the conditions of a query are to one another: what an exclusion or a tense goes on over, and what are alternatives. */
export function relate(draft: Draft): void {
  endExclusions(draft);
  endExclusionsAtPlaces(draft);
  endExclusionsClosed(draft);
  endWishesBehind(draft);
  wantWhoIsWished(draft);
  excludeBrackets(draft);
  excludeLists(draft);
  wantPlacesBehind(draft);
  carryTense(draft);
  placeTenure(draft);
  excludePresentStaff(draft);
  excludeBesidePresent(draft);
  excludeWhereTheyWere(draft);
  partGroups(draft);
  wereThere(draft);
  allowRights(draft);
  endWishes(draft);
  readToolsAmongTrades(draft);
  readBrackets(draft);
  readColons(draft);
  readCompounds(draft);
  readHousesInLists(draft);
  readFieldsAmongTrades(draft);
  joinListedTrades(draft);
  joinPeopleOfTools(draft);
  joinListedFields(draft);
  joinAlternatives(draft);
  leaveContradictions(draft);
  excludeTogether(draft);
}

// "Warehouse managers Linfox, 3 years in seat": the time in the present job is the time there, unless they are said to have been there.
function placeTenure(draft: Draft): void {
  if (!draft.read.some(({ facet: { kind, strength } }) => kind === 'tenure' && strength === 'must')) return;
  const employers = draft.read.filter(({ facet: { kind } }) => kind === 'employer');
  const [one] = employers;
  if (one === undefined || employers.length > 1 || one.facet.when !== null || one.facet.strength !== 'must')
    return;
  if (one.facet.either !== null || SAID_TO_HAVE_BEEN.test(draft.text.slice(one.at, one.end))) return;
  one.facet.when = 'current';
  one.facet.label = `now at ${one.facet.label}`;
}

const SAID_TO_HAVE_BEEN =
  /\b(?:from|with|worked|experience|background|history|pedigree|trained|exposure|ever|years?|joined|started|time|stint)\b/i;

// "No big 4 (Deloitte, PwC)": brackets behind what is left out say which.
function excludeBrackets(draft: Draft): void {
  for (const { index, 0: whole } of draft.text.matchAll(BRACKETS)) {
    const outer = draft.read.find(
      ({ end, facet }) =>
        facet.strength === 'exclude' && end <= index && /^\s*$/.test(draft.text.slice(end, index)),
    );
    // "No service company background (TCS, Infosys)": or which of what was not understood.
    const isDenied = draft.excluded.some(
      ({ from, to }) => from < index && to <= index && /^\s*$/.test(draft.text.slice(to, index)),
    );
    for (const { at, end, facet } of draft.read) {
      if (at < index || end > index + whole.length || facet.kind === 'unsupported') continue;
      const isOfOuter = outer !== undefined && facet.kind === outer.facet.kind;
      if (isOfOuter || (isDenied && facet.kind === 'employer')) facet.strength = 'exclude';
    }
  }
}

// "Registered nurses would be great": a wish that is all that is said is what is asked for.
function wantWhoIsWished(draft: Draft): void {
  // A word that nobody knows may be who is looked for: "guide, ideally a gardener".
  const read = draft.read.filter(({ facet: { kind } }) => kind !== 'unsupported');
  if (read.some(({ facet: { strength } }) => strength !== 'nice')) return;
  const role = read.find(({ facet: { kind, when, absent } }) => kind === 'role' && when === null && !absent);
  if (role !== undefined) role.facet.strength = 'must';
}

/** "Leading hand carpenter", "GP practice nurse": of two trades without a word between them the last is what somebody is. */
function readCompounds(draft: Draft): void {
  const read = inOrder(draft).filter(({ facet: { kind } }) => kind === 'role');
  read.slice(1).forEach((next, index) => {
    const last = read[index];
    if (last?.facet.strength !== 'must' || next.facet.strength !== 'must') return;
    if (last.facet.when !== next.facet.when || !/^ +$/.test(draft.text.slice(last.end, next.at))) return;
    const [a, b] = [last, next].map(({ facet }) => roles().book.whole(facet.values[0] ?? ''));
    if (a === undefined || b === undefined || a.id === b.id) return;
    if (a.implies.includes(b.id) || b.implies.includes(a.id)) return;
    // "Forkie drivers": the last word of the one said in full.
    if (a.name.endsWith(` ${b.name}`)) {
      last.end = next.end;
      draft.read.splice(draft.read.indexOf(next), 1);
      return;
    }
    // "Welders fitters boilermakers": of two in the plural without a mark either will do.
    if (
      PLURAL.test(draft.text.slice(last.at, last.end)) &&
      PLURAL.test(draft.text.slice(next.at, next.end))
    ) {
      next.facet.values = [...new Set([...last.facet.values, ...next.facet.values])].slice(0, MAX_VALUES);
      next.facet.label = `${last.facet.label} or ${next.facet.label}`.slice(0, 200);
      next.at = last.at;
      draft.read.splice(draft.read.indexOf(last), 1);
      return;
    }
    // "Recruiter IT": the field behind a trade, as in "IT recruiter".
    const isField = draft.text.slice(next.at, next.end) === 'IT';
    const [kept, loose] = isField ? [last, next] : [next, last];
    loose.facet.strength = 'nice';
    draft.note(
      'ranked_only',
      `"${draft.text.slice(last.at, next.end)}" was looked for as ${kept.facet.label}; ${loose.facet.label} only ranks.`,
    );
  });
}

/** "EA, not PA level" where both are one trade here: what is wanted is not left out, and that is told. */
function leaveContradictions(draft: Draft): void {
  const wanted = draft.read.filter(({ facet: { strength } }) => strength === 'must');
  for (const { at, end, facet: denied } of draft.read) {
    if (
      denied.strength !== 'exclude' ||
      !['role', 'skill', 'certification', 'employer', 'location'].includes(denied.kind)
    )
      continue;
    const same = wanted.find(
      ({ facet: { kind, values, when, within_km, either } }) =>
        kind === denied.kind &&
        when === denied.when &&
        within_km === denied.within_km &&
        (kind !== 'employer' || (either === null && denied.min === null && denied.max === null)) &&
        values.length > 0 &&
        (String(values) === String(denied.values) ||
          (kind === 'role' && values.every((value) => isKindOf(value, denied.values)))),
    );
    if (same === undefined) continue;
    const said = draft.text.slice(at, end);
    const reason = `"${said}" is one with "${draft.text.slice(same.at, same.end)}" here, so it left nobody out.`;
    Object.assign(denied, {
      kind: 'unsupported',
      strength: 'must',
      label: said,
      values: [],
      when: null,
      within_km: null,
      reason,
    });
    draft.note('not_applied', reason);
  }
}

/** Whether a trade is a kind of each of others: whoever is a science teacher is a teacher. */
function isKindOf(value: string, wider: readonly string[]): boolean {
  const own = roles().book.whole(value);
  const ids = wider.map((name) => roles().book.whole(name)?.id);
  return (
    own !== undefined && ids.length > 0 && ids.every((id) => id !== undefined && own.implies.includes(id))
  );
}

// "Minus the data scientists and ML engineers", "outside Australia and the UK": what is left out goes on over a plain "and".
function excludeLists(draft: Draft): void {
  const read = inOrder(draft);
  read.slice(1).forEach((next, before) => {
    const last = read[before];
    if (last?.facet.strength !== 'exclude' || next.facet.strength !== 'must' || next.plain) return;
    const between = draft.text.slice(last.end, next.at);
    // "Never placed by us and in the Bench pool": what somebody is to the agency is said in a phrase of its own.
    if (next.facet.kind === 'desk' && /\band\b|&/i.test(between)) return;
    if (last.facet.kind === next.facet.kind && ALSO.test(between) && !/^\s*,\s*$/.test(between))
      next.facet.strength = 'exclude';
  });
}

// "Who were social workers or scaffolders": both were so before.
function carryTense(draft: Draft): void {
  const read = inOrder(draft);
  read.slice(1).forEach((next, before) => {
    const last = read[before]?.facet;
    const { facet } = next;
    const isOr = OR.test(draft.text.slice(read[before]?.end ?? 0, next.at));
    // "Fintech or bank people": both are about now.
    if (isOr && last?.kind === 'industry' && facet.kind === 'industry' && last.when === null)
      last.when = facet.when;
    if (last === undefined || last.when === null || facet.when !== null || facet.kind !== last.kind) return;
    // "Alumni of EY and of PwC": who left the one has left the other.
    const isLeft = facet.kind === 'employer' && last.when === 'past';
    if (facet.kind !== 'role' && facet.kind !== 'industry' && !isLeft) return;
    // "Ex Deloitte, never KPMG": what is denied of another one is denied of any time.
    if (isLeft && facet.strength !== last.strength) return;
    // "Formerly estimators, quantity surveyors": of two with a comma alone the second is what they are.
    const comma = /^\s*,\s*$/.test(draft.text.slice(read[before]?.end ?? 0, next.at));
    if (facet.kind === 'role' && last.when === 'past' && comma && isOnlyPresent(read, next)) return;
    // "Or claims people who were conveyancers once": with a trade of its own from before it is one of now.
    if (facet.kind === 'role' && last.when === 'past' && facet.together !== null) return;
    // "Left practice, now in industry": what is said to be so now begins anew.
    if (last.when === 'past' && SAID_NOW.test(draft.text.slice(next.at, next.end))) return;
    if (!ALSO.test(draft.text.slice(read[before]?.end ?? 0, next.at))) return;
    facet.when = last.when;
    if (facet.when === 'past')
      facet.label = `formerly ${{ role: '', employer: 'at ' }[facet.kind as string] ?? 'in '}${facet.label}`;
  });
}

// Whether no other trade is asked for that somebody has now.
const isOnlyPresent = (read: readonly Read[], { facet: one }: Read): boolean =>
  read
    .filter(({ facet: { kind, when } }) => kind === 'role' && when === null)
    .every(({ facet }) => facet === one);

const SAID_NOW = /^\s*(?:(?:is|are)\s+)?(?:now|currently|today|presently)\b/i;

const STAFF = /\b(?:staff|employees?|team|crowd|lot)\b/i;
const ELSEWHERE = /\bany(?:where|place) (?:but|except|other than)(?:\s+(?:at|with|in|for))?\s*$/i;

// "Arup staff excluded", "anywhere but Multiplex": those who are there, not those who once were.
function excludePresentStaff(draft: Draft): void {
  for (const { facet, at, end } of draft.read) {
    if (facet.kind !== 'employer' || facet.strength !== 'exclude' || facet.when !== null) continue;
    if (!STAFF.test(draft.text.slice(at, end)) && !ELSEWHERE.test(draft.text.slice(0, at))) continue;
    facet.when = 'current';
    facet.label = `now at ${facet.label}`;
  }
}

// "At EY, not PwC": beside where somebody is now, it is about now.
function excludeBesidePresent(draft: Draft): void {
  const employers = draft.read.filter(({ facet: { kind } }) => kind === 'employer');
  if (!employers.some(({ facet: { strength, when } }) => strength === 'must' && when === 'current')) return;
  for (const { facet, at } of employers) {
    if (facet.strength !== 'exclude' || facet.when !== null) continue;
    if (!/\b(?:no|not)\s*$/i.test(draft.text.slice(0, at))) continue;
    facet.when = 'current';
    facet.label = `now at ${facet.label}`;
  }
}

// "Visa holders OK": allowed, not asked for.
function allowRights(draft: Draft): void {
  for (const { facet, end } of draft.read)
    if (
      facet.kind === 'work_rights' &&
      facet.strength === 'must' &&
      /^\s*(?:(?:is|are)\s+)?(?:also\s+)?(?:ok(?:ay)?|fine|welcome|accepted|acceptable|considered|no problem)\b/i.test(
        draft.text.slice(end),
      )
    )
      facet.strength = 'nice';
}

const BRACKETS = /\(([^()]{2,120})\)/g;

/** "Supermarkets (Coles, Aldi)", "in insurance (claims, underwriting)": brackets say which of them, any of which will do. */
function readBrackets(draft: Draft): void {
  for (const { index, 0: whole, 1: list = '' } of draft.text.matchAll(BRACKETS)) {
    const outer = draft.read.find(
      ({ end, facet }) =>
        facet.strength === 'must' && end <= index && /^\s*$/.test(draft.text.slice(end, index)),
    );
    const inner = inOrder(draft).filter(
      ({ at, end, facet }) =>
        at >= index &&
        end <= index + whole.length &&
        facet.strength !== 'exclude' &&
        facet.kind !== 'unsupported',
    );
    if (outer === undefined || inner.length === 0) continue;
    const all = inner.every(({ facet: { kind } }) => kind === inner[0]?.facet.kind);
    const [first] = inner;
    const names = outer.facet.kind === 'industry' && all && first?.facet.kind === 'employer';
    // "Surveyors (formerly estimators)": what they were says nothing of which they are.
    const narrower =
      outer.facet.kind === 'role' &&
      all &&
      first?.facet.kind === 'role' &&
      first.facet.when === outer.facet.when;
    if (names && outer.facet.when === 'current')
      for (const { facet } of inner) {
        if (facet.when === null) facet.label = `now at ${facet.label}`;
        facet.when ??= 'current';
      }
    if (names || (narrower && isWhole(inner, index + 1, list)))
      draft.read.splice(draft.read.indexOf(outer), 1);
    if (inner.length < 2 || !['industry', 'employer'].includes(outer.facet.kind)) continue;
    if (!/[,/]|\bor\b/.test(list) || inner.some(({ facet: { kind } }) => !WORDED_KINDS.has(kind))) continue;
    if (all && first?.facet.kind !== 'skill') continue;
    // "Underwriting" there is the work of underwriters as well as what they know.
    const trades = inner.flatMap(({ at, end, facet: { kind, values } }) => {
      const role = kind === 'skill' || kind === 'keyword' ? roleOfField(plainWords(values[0] ?? '')) : null;
      const named = role ?? (kind === 'skill' ? roleOfField(plainWords(draft.text.slice(at, end))) : null);
      return named === null
        ? []
        : [
            {
              at,
              end,
              facet: facet({ kind: 'role', strength: 'must', label: named.name, values: [named.name] }),
            },
          ];
    });
    draft.read.push(...trades);
    group(draft, [...inner, ...trades]);
  }
}

// "Product people: product managers and UX designers": behind the colon stands which of them.
function readColons(draft: Draft): void {
  const read = inOrder(draft);
  read.slice(1).forEach((next, index) => {
    const last = read[index];
    if (last?.facet.strength !== 'must' || !/^\s*:\s*$/.test(draft.text.slice(last.end, next.at))) return;
    if (last.facet.kind === 'role' && next.facet.kind === 'role' && last.facet.when === next.facet.when)
      draft.read.splice(draft.read.indexOf(last), 1);
    // "Hotel chefs: Marriott", "insurers: IAG": which companies of the field.
    const field = [last, read[index - 1]].find((before) => before?.facet.kind === 'industry');
    if (next.facet.kind === 'employer' && field?.facet.strength === 'must')
      draft.read.splice(draft.read.indexOf(field), 1);
  });
}

// Whether nothing stands in the brackets but what was read.
function isWhole(inner: readonly Read[], from: number, list: string): boolean {
  const rest = inner.reduce(
    (text, { at, end }) => text.slice(0, at - from) + ' '.repeat(end - at) + text.slice(end - from),
    list,
  );
  return !/[\p{L}\p{N}]/u.test(rest.replace(/\b(?:and|or|the|an?)\b/gi, ''));
}
