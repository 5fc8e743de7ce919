import type { Item } from './item.ts';
import type { Condition, EntityQuery } from './query.ts';

type Clause = EntityQuery['all'][number];

const SMALL =
  '(?:(?:at|in|on|of|for|with|by|from|to|an?|the|any|that|which|who|are|is|was|were|have|has|had|been|those|ones?|jobs?|roles?|candidates?|people|applications?|interviews?|stages?|together|along|as well|also|either|both|got|being|still|now|so|owned|their|it|they|we|paid|going|currently|anything|another|others)\\s+)*';
const LISTED = new RegExp(
  `^(?:'s)?(?: (?:jobs?|roles?|ones?|vacanc(?:y|ies)|positions?|people|candidates?|interviews?)(?=\\s*(?:,|/|;|\\+|&| and | or )))?\\s*(?:(?:,|/|;|\\+|&)\\s*)?(?:(?:or|and|nor|plus|and/or|as well as)\\s+)?${SMALL}(?:stage\\s*)?$`,
  'i',
);
/** What a day is of stands before it: "with no applicants or opened before August". */
const HAPPENED =
  '(?:(?:opened|applied|created|added|made|entered|sent|submitted|moved|changed|updated|booked|starting|starts?|held|received|came in|waiting|there)\\s+)?';
const OR = new RegExp(
  `^(?:'s)?(?: (?:jobs?|roles?|ones?|vacanc(?:y|ies)|positions?|people|candidates?|interviews?|applications?))?\\s*,?\\s*(?:stages?\\s+)?(?:or|and/or)(?: else)?\\s+${SMALL}${HAPPENED}$`,
  'i',
);
/** Whether what stands between two things that were read makes them alternatives. */
export const isOr = (between: string): boolean => OR.test(between);
/** "Advanced but rejected" is no list of two. */
const BUT =
  /\b(?:but|though|although)\b(?! (?:also|mainly|mostly|including|as well|not|never|no|without)\b)/i;
/** "Kestrel jobs in Leeds, and Redcliffe". */
const ADDED = new RegExp(`(?:\\b(?:and|or|plus|also|as well as)|[/&+,])\\s*${SMALL}$`, 'i');
const BOTH =
  /^(?:\s*(?:,|\/|&|\+|\b(?:and|or|as well as|plus|along with|together with|also|both|the|ones?|still|yet|those|interviews?|that are|that|are)\b)\s*)+$/i;
/** Of these a record has one, so that two that are asked for are alternatives. */
export const SINGLE: ReadonlySet<string> = new Set([
  'stage',
  'status',
  'employment_type',
  'location_type',
  'format',
  'kind',
  'interview_status',
  'outcome',
  'source',
  'period',
  'client',
  'owner',
  'candidate',
  'place',
  'home',
  'team',
  'job_owner',
  'round',
]);

interface Group {
  field: string;
  items: Item[];
  isDenied: boolean;
  /** Whether the group before it is an alternative to it. */
  isOr: boolean;
  /** Whether it goes on a list that began before other things: two values that nothing joins are no alternatives. */
  isAdded: boolean;
}

/** Puts together what was read: lists of one kind are alternatives, an "or" joins two kinds, and all else has to hold. */
export function clausesOf(text: string, items: readonly Item[], denied: ReadonlySet<Item>): Clause[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const before = last?.items.at(-1);
    const between = before === undefined ? '' : text.slice(before.end, item.at);
    const isDenied = denied.has(item);
    const isSame = last !== undefined && last.field === item.field && last.isDenied === isDenied;
    // "Live, at screen" are two things of one: both hold.
    const isOther = isSame && (!SINGLE.has(item.field) || isApart(valued(last.items), valued([item])));
    // "Paying at least 40k and at most 60k": two ends of one stretch.
    const isEnds = before !== undefined && isTwoEnds(before, item) && !/\bor\b/i.test(between);
    if (isOther && !isEnds && before !== undefined && (isListed(item.field, between) || isRow(items, item)))
      last.items.push(item);
    else
      groups.push({
        field: item.field,
        items: [item],
        isDenied,
        isAdded: !BUT.test(between) && ADDED.test(between),
        isOr:
          last !== undefined &&
          !isDenied &&
          !last.isDenied &&
          (isOr(between) ||
            (before !== undefined &&
              ((isBothTimes(before, item) && BOTH.test(between)) ||
                (isTwoClients(before, item, text) && TWO.test(between))))),
      });
  }
  const clauses: { any: Condition[]; field: string | null }[] = [];
  let before = 0;
  for (const group of groups) {
    const parts = group.isDenied ? deniedParts(group.items) : anyOf(group.items);
    const [only] = parts;
    if (group.isOr && before > 0) {
      const either = crossed([clauses.splice(-before).map(({ any }) => any), parts]);
      clauses.push(...either.map((any) => ({ any, field: null })));
      before = either.length;
      continue;
    }
    before = parts.length;
    const isSingle = !group.isDenied && parts.length === 1 && SINGLE.has(group.field);
    const same = isSingle && group.isAdded ? clauses.find(({ field }) => field === group.field) : undefined;
    if (same !== undefined && only !== undefined && isApart(same.any, only)) same.any.push(...only);
    else clauses.push(...parts.map((any) => ({ any, field: isSingle ? group.field : null })));
  }
  const all = clauses.map(({ any }) => ({ any: joined(any).slice(0, 10) }));
  // What was said twice is asked once.
  const texts = all.map((clause) => JSON.stringify(clause));
  return all.filter((_, at) => texts.indexOf(texts[at] ?? '') === at).slice(0, 40);
}

/** "Done as well as upcoming": an interview is one of the two, so that both words ask for either. */
function isBothTimes(one: Item, other: Item): boolean {
  const isOver = ({ conditions: [only] }: Item): boolean =>
    only?.field === 'held' || (only?.field === 'interview_status' && only.values.includes('completed'));
  const isToCome = ({ conditions: [only] }: Item): boolean =>
    only?.field === 'ahead' || (only?.field === 'interview_status' && only.values.includes('scheduled'));
  return (isOver(one) && isToCome(other)) || (isToCome(one) && isOver(other));
}

const TWO = /^(?: ?[,/&+] ?| ?,? (?:and|plus|as well as) )(?:(?:the|our|any) )?$/i;
/** "Housing and healthcare clients", "healthcare and Redcliffe jobs": no client is both one by name and another by what they do. */
function isTwoClients(one: Item, other: Item, text: string): boolean {
  const fields = [one, other].map(({ conditions, field }) => (conditions.length === 1 ? field : ''));
  // "Retail + housing" stand for clients of both.
  const isOfClients =
    /^ (?:clients?|customers?|companies|firms)(?!\p{L})/iu.test(text.slice(other.end)) ||
    /^ ?[+/&] ?$/.test(text.slice(one.end, other.at));
  return (
    fields.includes('industry') &&
    (fields.includes('client') || (isOfClients && fields.some((field) => /^(?:words|title)$/.test(field))))
  );
}

/** "Solicitor paralegal secretary": three trades in a row are no title. */
function isRow(items: readonly Item[], item: Item): boolean {
  const isRole = (one: Item | undefined): boolean =>
    one !== undefined && one.conditions.length === 1 && one.conditions[0]?.field === 'role';
  const at = items.indexOf(item);
  let [first, last] = [at, at];
  while (isRole(items[first - 1]) && isBeside(items[first - 1], items[first])) first -= 1;
  while (isRole(items[last + 1]) && isBeside(items[last], items[last + 1])) last += 1;
  return isRole(item) && last - first > 1;
}

function isTwoEnds({ conditions: [one, ...more] }: Item, { conditions: [other, ...others] }: Item): boolean {
  if (one === undefined || other === undefined || more.length + others.length > 0) return false;
  const has = (low: number | string | null, high: number | string | null): string =>
    `${low === null ? '' : 'low'}${high === null ? '' : 'high'}`;
  const ends = [one, other].map(({ min, max, from, to }) => `${has(min, max)}${has(from, to)}`);
  return ends.includes('low') && ends.includes('high');
}

const isBeside = (one: Item | undefined, other: Item | undefined): boolean =>
  one !== undefined && other !== undefined && other.at - one.end <= 1;

const valued = (items: readonly Item[]): Condition[] => items.flatMap(({ conditions }) => conditions);

/** Words of a title side by side all stand in it, and "2 to 4 this afternoon" is both; all else in a row are alternatives. */
const isListed = (field: string, between: string): boolean =>
  // Counts side by side both hold: "over 5 applicants but nobody submitted".
  field === 'applications' || field === 'interviews'
    ? /\bor\b|\//i.test(between) && LISTED.test(between)
    : field === 'title' || field === 'hours'
      ? JOINT.test(between) && LISTED.test(between)
      : LISTED.test(between) && (!NAMES.has(field) || JOINT.test(between) || /^(?:'s)?\s*$/.test(between));

const JOINT = /[,;/+&]|\b(?:or|and|nor|plus|as well as)\b/i;
/** What is named: "Leeds people for London", without a word that joins them, are no alternatives. */
const NAMES: ReadonlySet<string> = new Set([
  'stage',
  'owner',
  'job_owner',
  'client',
  'candidate',
  'team',
  'place',
  'home',
]);

/** The clauses that items of a list ask for: any of them. */
function anyOf(items: readonly Item[]): Condition[][] {
  const [first] = items;
  // What several conditions say of one thing holds together: it is no alternative of a list.
  if (items.length === 1 && first !== undefined && !first.isAny) return first.conditions.map((one) => [one]);
  return crossed(
    items.map(({ conditions, isAny }) => (isAny ? [conditions] : conditions.map((one) => [one]))),
  );
}

/** Clauses that hold where all of one of several do. */
const crossed = (ways: readonly Condition[][][]): Condition[][] =>
  ways.reduce((all, way) => all.flatMap((any) => way.map((more) => [...any, ...more])), [
    [],
  ] as Condition[][]);

const deniedParts = (items: readonly Item[]): Condition[][] =>
  items.flatMap(({ conditions, isAny }) => {
    const turned = conditions.map((one) => ({ ...one, not: !one.not }));
    return isAny ? turned.map((one) => [one]) : [turned];
  });

/** Whether two lists of values of one field have none in common. */
export const isApart = (one: readonly Condition[], other: readonly Condition[]): boolean => {
  if ([...one, ...other].some(({ has, not }) => has !== null || not)) return false;
  const values = new Set(one.flatMap((each) => each.values));
  return !other.some((each) => each.values.some((value) => values.has(value)));
};

/** Conditions on values of one field as one. */
function joined(all: readonly Condition[]): Condition[] {
  const kept: Condition[] = [];
  for (const one of all) {
    const isPlain = (each: Condition): boolean =>
      each.values.length > 0 &&
      each.min === null &&
      each.max === null &&
      each.has === null &&
      each.of.length === 0;
    const same = kept.find(
      (each) => each.field === one.field && each.not === one.not && isPlain(each) && isPlain(one),
    );
    if (same === undefined) kept.push({ ...one, values: [...one.values] });
    else same.values.push(...one.values.filter((value) => !same.values.includes(value)));
  }
  return kept;
}
