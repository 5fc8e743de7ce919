import { roles } from '../../lexicon/terms.ts';
import { type Facet, type FacetKind, MAX_VALUES, MOVING_THERE, WORDED_KINDS } from '../facets.ts';
import { joinAnybody } from './anybody-else.ts';
import type { Draft, Read } from './draft.ts';
import { levelledTrades } from './levelled-trades.ts';
import { group } from './runs.ts';

/** What joins two conditions of which one will do. */
export const OR =
  /^(?:\)?(?:\s*\b(?:experience|background|exposure|knowledge|skills?|qualifications?|certificates?|certification))?[\s,]*\b(?:or(?:\s+else)?|and\/or)\b|\s*\/)\s*(?:(?:with|in|at|an?|the|who|they|he|she|have|has|done|worked|holds?|holding|knows?|knowing|knowledge|understanding|experience|exposure|lives?|living|based|works?|working|can|could|would|will|do|does|speaks?|speaking|uses?|using|are|is|from|being|either|some|open|willing|happy|ready|prepared|able|to|on|of)\s+)*$/i;

/** "Contractors, or else people who work remotely": another way of being among those asked for, between what holds of any trade. */
const OR_PEOPLE =
  /^[\s,]*\bor\s+(?:(?:else|failing\s+that|otherwise|if\s+not)\s*,?\s+)?(?:people|those|folks?|candidates?|(?:any|some)(?:one|body)(?:\s+else)?|ones|others)\s+(?:(?:who|that)\s+)?(?:(?:is|are|be|would|will|can|could|has|have|holds?|in|at|on|with|based|living|lives?|works?|working|happy|willing|open|to|an?|already|currently|also|just|only)\s+)*$/i;

/** What joins two things of one list. */
export const ALSO = /^\s*(?:,?\s*(?:and|or|nor|&)\s+(?:(?:the|an?|any|in|as)\s+)*|\/\s*|,\s*)$/i;

export const inOrder = (draft: Draft): Read[] => draft.read.toSorted((a, b) => a.at - b.at);

/** What somebody is not kept out by in one list with a trade, a skill or an employer. */
export const CIRCUMSTANCES: ReadonlySet<FacetKind> = new Set([
  'location',
  'work_rights',
  'language',
  'salary',
  'availability',
  'years_experience',
  'tenure',
]);

/** "With AHPRA registration or in Victoria", "Big 4 or 7+ years": either will do. */
export function joinAlternatives(draft: Draft): void {
  const read = draft.read
    .toSorted((a, b) => a.at - b.at)
    .filter(({ facet: { kind, strength } }) => kind !== 'unsupported' && strength === 'must')
    // "Cabin crew or hotel receptionists": an unknown word right before a trade says which of it.
    .filter(
      ({ end, facet: { kind } }, at, all) =>
        kind !== 'keyword' ||
        all[at + 1]?.facet.kind !== 'role' ||
        !/^ $/.test(draft.text.slice(end, all[at + 1]?.at)),
    );
  read.slice(1).forEach((next, index) => {
    const last = read[index];
    if (last !== undefined && joinQualifiedFirst(draft, last, next, read)) return;
    if (last !== undefined && levelledTrades(draft, last, next, read)) return;
    if (
      last === undefined ||
      (last.facet.kind === next.facet.kind && isOneList(draft, last.facet, next.facet))
    )
      return;
    // Two descriptions are alternatives as wholes.
    if (last.facet.together !== null && next.facet.together !== null) return;
    const between = draft.text.slice(last.end, next.at);
    if (joinAnybody(draft, { last, next, between }, read)) return;
    const areStates = [last, next].every(
      ({ facet: { kind } }) => kind === 'work_type' || CIRCUMSTANCES.has(kind),
    );
    if (!OR.test(between) && !(areStates && OR_PEOPLE.test(between))) return;
    if (joinQualified(draft, last, next, read)) return;
    const before = read[index - 1];
    const phrase = before !== undefined && /^\s*$/.test(draft.text.slice(before.end, last.at));
    if (phrase && before.facet.kind === next.facet.kind && isHead(last)) {
      // "Java developers or Python": the second goes with the first, before the same trade.
      before.facet.values = [...before.facet.values, ...next.facet.values].slice(0, MAX_VALUES);
      before.facet.label = `${before.facet.label} or ${next.facet.label}`.slice(0, 200);
      before.facet.movable ||= next.facet.movable;
      draft.read.splice(draft.read.indexOf(next), 1);
      return;
    }
    if (isTrade(next) && CIRCUMSTANCES.has(last.facet.kind) && joinTrades(draft, last, next, read)) return;
    if (isTrade(next) && qualifiedBefore(draft, last, next, read)) return;
    const listed = [...listedBefore(draft, last, next, read), ...boundTo(draft, last, next, read)];
    groupWhole(draft, [...listed, ...boundTo(draft, next, last, read)]);
  });
}

/** "In retail or logistics", each of which is read as a skill or a field: what was an alternative to one of them is one of all. */
function groupWhole(draft: Draft, read: readonly Read[]): void {
  const numbers = new Set(read.map(({ facet: { either } }) => either).filter((either) => either !== null));
  const others = draft.read.filter(
    (one) => !read.includes(one) && one.facet.either !== null && numbers.has(one.facet.either),
  );
  group(draft, [...read, ...others]);
}

/** "€80k or £70k", "£400 a day or £60k" and "Now at Google or previously at Amazon", "out of work or on two weeks' notice": one facet cannot hold both. */
const isOneList = (draft: Draft, a: Facet, b: Facet): boolean =>
  a.kind === 'salary'
    ? a.currency === b.currency && draft.rates.get(a) === draft.rates.get(b)
    : WORDED_KINDS.has(a.kind)
      ? // Who would move there is not who is there or works from afar.
        isMove(a) === isMove(b) && a.when === b.when && a.values.length > 0 && b.values.length > 0
      : !STATES.has(a.kind);

const isMove = ({ values }: Facet): boolean => values.includes(MOVING_THERE);

/** Kinds of which two conditions are never the edges of one range. */
const STATES: ReadonlySet<FacetKind> = new Set([
  'availability',
  'desk',
  'tenure',
  'last_contact',
  'stability',
]);

const isTrade = ({ facet: { kind, when } }: Read): boolean => kind === 'role' && when === null;

/** "Nurses in Perth or midwives": another trade stands beside the first one, and what is said of that holds of both. */
function joinTrades(draft: Draft, last: Read, next: Read, read: readonly Read[]): boolean {
  const first = read.slice(0, read.indexOf(last)).findLast(isTrade);
  if (first === undefined || first.facet.either !== null || /[;]/.test(draft.text.slice(first.end, next.at)))
    return false;
  const { label } = first.facet;
  first.facet.values = [...new Set([...first.facet.values, ...next.facet.values])].slice(0, MAX_VALUES);
  first.facet.label = `${label} or ${next.facet.label}`.slice(0, 200);
  draft.read.splice(draft.read.indexOf(next), 1);
  draft.note('alternatives', `"${label}" or "${next.facet.label}": all else is asked of both.`.slice(0, 400));
  return true;
}

const WITH_BEHIND = /^\s+(?:with|who (?:have|has|know|do)|having|holding)\s+(?:\w+\s+)?$/i;

/** "Nurses with ICU or midwives": behind what the first trade has to have another trade stands for itself. */
function qualifiedBefore(draft: Draft, last: Read, next: Read, read: readonly Read[]): boolean {
  const first = read[read.indexOf(last) - 1];
  if (first === undefined || !isTrade(first) || first.facet.either !== null || last.facet.either !== null)
    return false;
  if (last.facet.kind !== 'skill' && last.facet.kind !== 'certification') return false;
  if (!WITH_BEHIND.test(draft.text.slice(first.end, last.at))) return false;
  // "UX designers having Figma or SEO specialists having Analytics": two descriptions, each with its own.
  const after = read[read.indexOf(next) + 1];
  const isPair =
    after?.facet.kind === last.facet.kind && WITH_BEHIND.test(draft.text.slice(next.end, after.at));
  if (isPair) return false;
  const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
  Object.assign(first.facet, { together });
  Object.assign(last.facet, { together });
  group(draft, [first, last, next]);
  const said = `"${first.facet.label} + ${last.facet.label}" or "${next.facet.label}"`;
  draft.note('alternatives', `${said}: who meets all of one of them is found.`.slice(0, 400));
  return true;
}

/** What says right before a trade which of it is meant: "senior Java or Python developers". */
function qualifiersOf(draft: Draft, first: Read, read: readonly Read[]): { own: Read[]; trade: Read } | null {
  const own: Read[] = [];
  for (let at = read.indexOf(first); at < read.length; at += 1) {
    const [one, next] = [read[at], read[at + 1]];
    if (one === undefined || one.facet.together !== null || one.facet.either !== null) return null;
    if (isTrade(one)) return own.some(({ facet: { kind } }) => kind === 'skill') ? { own, trade: one } : null;
    if (next === undefined || (one.facet.kind !== 'skill' && one.facet.kind !== 'seniority')) return null;
    const said = draft.text.slice(one.end, next.at);
    const isList = one.facet.kind === next.facet.kind && /^\s*(?:or|\/)\s*$/i.test(said);
    if (!isList && !/^[ -]$/.test(said)) return null;
    own.push(one);
  }
  return null;
}

/** "Data analysts or Java developers": the skill is of the trade right behind it, and no other way of being the first. */
function joinQualified(draft: Draft, last: Read, next: Read, read: readonly Read[]): boolean {
  if (!isTrade(last) || isTrade(next)) return false;
  const qualified = qualifiersOf(draft, next, read);
  const first = read[read.indexOf(last) - 1];
  if (qualified === null || last.facet.together !== null) return false;
  if (first?.facet.kind === 'skill' && /^[ -]$/.test(draft.text.slice(first.end, last.at))) return false;
  const { own, trade } = qualified;
  // "Data analyst, business analyst or SQL developer": all that are listed before it.
  for (let at = read.indexOf(last) - 1; at >= 0; at -= 1) {
    const [before, behind] = [read[at], read[at + 1]];
    if (before === undefined || behind === undefined || !isTrade(before) || !draft.read.includes(before))
      break;
    if (before.facet.together !== null || !/^\s*,\s*$/.test(draft.text.slice(before.end, behind.at))) break;
    takeIn(draft, last, before);
  }
  // "… or tester".
  for (let at = read.indexOf(trade) + 1; at < read.length; at += 1) {
    const [before, behind] = [read[at - 1], read[at]];
    if (before === undefined || behind === undefined || !isTrade(behind)) break;
    if (!/^\s*,?\s*(?:or|\/)\s*$/i.test(draft.text.slice(before.end, behind.at))) break;
    takeIn(draft, last, behind);
  }
  const [skill, ...others] = own.filter(({ facet: { kind } }) => kind === 'skill');
  if (skill !== undefined) for (const other of others) takeIn(draft, skill, other);
  const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
  const whole = [...own.filter((one) => draft.read.includes(one)), trade];
  for (const { facet } of whole) facet.together = together;
  group(draft, [last, ...whole]);
  const said = `"${last.facet.label}" or "${whole.map(({ facet: { label } }) => label).join(' + ')}"`;
  draft.note('alternatives', `${said}: who meets all of one of them is found.`.slice(0, 400));
  return true;
}

/** "Java developers or data analysts": the skill is of the first trade alone, where the other is no wider word for it. */
function joinQualifiedFirst(draft: Draft, last: Read, next: Read, read: readonly Read[]): boolean {
  if (!isTrade(last) || !isTrade(next) || !OR.test(draft.text.slice(last.end, next.at))) return false;
  if ([last, next].some(({ facet: { together, either } }) => together !== null || either !== null))
    return false;
  if (isWide(next)) return false;
  const own: Read[] = [];
  for (let at = read.indexOf(last) - 1; at >= 0; at -= 1) {
    const [one, behind] = [read[at], read[at + 1]];
    if (one?.facet.kind !== 'skill' || behind === undefined) break;
    const said = draft.text.slice(one.end, behind.at);
    if (!(behind === last ? /^[ -]$/ : /^\s*(?:or|\/)\s*$/i).test(said)) break;
    own.unshift(one);
  }
  const [skill, ...others] = own;
  if (skill === undefined || own.some(({ facet: { either } }) => either !== null)) return false;
  // "Salesforce developers/admins": both begin with it.
  if (next.facet.values.some((value) => value.startsWith(`${skill.facet.values[0]} `))) return false;
  for (const other of others) takeIn(draft, skill, other);
  const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
  for (const { facet } of [skill, last]) facet.together = together;
  group(draft, [skill, last, next]);
  const said = `"${skill.facet.label} + ${last.facet.label}" or "${next.facet.label}"`;
  draft.note('alternatives', `${said}: who meets all of one of them is found.`.slice(0, 400));
  return true;
}

/** "Java developers or engineers". */
const isWide = ({ facet: { values } }: Read): boolean =>
  /^(?:software )?(?:engineer|developer|programmer|coder)s?$/i.test(values[0] ?? '');

/** Makes another condition of the same kind one that will do as well. */
function takeIn(draft: Draft, read: Read, other: Read): void {
  const isBefore = other.at < read.at;
  const labels = isBefore ? [other.facet.label, read.facet.label] : [read.facet.label, other.facet.label];
  read.facet.values = [...new Set([...read.facet.values, ...other.facet.values])].slice(0, MAX_VALUES);
  read.facet.label = labels.join(' or ').slice(0, 200);
  draft.read.splice(draft.read.indexOf(other), 1);
}

/** "AUD 120k, NZD 115k or SGD 110k", "Figma, Sketch or XD": what a list has before its last two, where one of these is a sum or an unknown word. */
function listedBefore(draft: Draft, last: Read, next: Read, read: readonly Read[]): Read[] {
  const kinds = [last.facet.kind, next.facet.kind];
  // "SAP, Salesforce or test people": of tools and a trade by its field, each is a kind of people.
  const arePeople =
    last.facet.kind === 'skill' &&
    isTrade(next) &&
    / (?:people|folks?|staff|guys)$/i.test(draft.text.slice(next.at, next.end));
  if (kinds.includes('salary') ? kinds[0] !== kinds[1] : !kinds.includes('keyword') && !arePeople) return [];
  const of = kinds.find((kind) => kind !== 'keyword');
  const listed: Read[] = [];
  for (let at = read.indexOf(last) - 1; at >= 0; at -= 1) {
    const [one, behind] = [read[at], read[at + 1]];
    if (one === undefined || behind === undefined || one.facet.either !== null) break;
    if (one.facet.kind !== of || (of !== 'salary' && of !== 'skill')) break;
    if (!/^\s*(?:,|,?\s*or|\/)\s*$/i.test(draft.text.slice(one.end, behind.at))) break;
    listed.unshift(one);
  }
  return listed;
}

const WITH =
  /^[\s()]*(?:\band\b|\bwith\b|\bplus\b|&|\+)?[\s()]*(?:(?:with|at least|a minimum of|min\.?)\s+)*$/i;

const isWork = ({ facet: { kind } }: Read): boolean => kind === 'skill' || kind === 'industry';

/** "8+ years or MRICS and 5 years": a second figure of the kind that the other alternative is goes with what it stands beside. */
function boundTo(draft: Draft, one: Read, other: Read, read: readonly Read[]): Read[] {
  const at = read.indexOf(one);
  // "A law degree": two conditions of the same words.
  const same = read.find(
    (each) => each !== one && each.facet.kind === one.facet.kind && isOneSaying(draft, one, each),
  );
  if (same !== undefined && same.facet.either === null && one.facet.together === null) {
    const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
    for (const { facet } of [one, same]) Object.assign(facet, { together });
    return [one, same];
  }
  const beside = other.at > one.at ? read[at - 1] : read[at + 1];
  if (beside === undefined || beside.facet.either !== null) return [one];
  const [first, second] = beside.at < one.at ? [beside, one] : [one, beside];
  const said = draft.text.slice(first.end, second.at);
  const isFigure = beside.facet.kind === other.facet.kind && !WORDED_KINDS.has(beside.facet.kind);
  // "Or 5+ years in audit": what the years are of.
  const isOf =
    first === one &&
    one.facet.kind === 'years_experience' &&
    isWork(second) &&
    /^\s*(?:(?:of|in|at|with)\s+)?(?:an?\s+|the\s+)?$/i.test(said);
  // "5 years' audit or ACA".
  const isOfYears =
    second === one &&
    isWork(one) &&
    first.facet.kind === 'years_experience' &&
    (other.facet.kind === 'certification' || other.facet.kind === 'education') &&
    /^\s*(?:(?:of|in)\s+)?(?:an?\s+|the\s+)?$/i.test(said);
  // "300 a day or 50k perm": of which work the sum is.
  const isOfWork =
    [one, other].every(({ facet: { kind } }) => kind === 'salary') &&
    beside.facet.kind === 'work_type' &&
    /^\s*$/.test(said);
  if (!isOf && !isOfYears && !isOfWork && !(isFigure && WITH.test(said))) return [one];
  const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
  Object.assign(one.facet, { together });
  Object.assign(beside.facet, { together });
  return [one, beside];
}

const isOneSaying = (draft: Draft, one: Read, other: Read): boolean =>
  one.facet.kind === 'education' &&
  /^\s*$/.test(draft.text.slice(Math.min(one.end, other.end), Math.max(one.at, other.at)));

const isHead = ({ facet }: Read): boolean =>
  facet.kind === 'role' &&
  (roles().book.whole(facet.values[0] ?? '') !== undefined || /s$/.test(facet.label));
