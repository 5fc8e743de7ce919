import { isApart, SINGLE } from './clauses.ts';
import type { Item } from './item.ts';
import type { Told } from './other-money.ts';
import type { Said } from './plain-text.ts';

const NOUN = '(?: (?:ones?|jobs?|roles?|people|candidates?|interviews?|applications?|stuff))?';
const LED =
  /(?:\b(?:including|included?(?! in)|incl?\.?|inclusive of|even if|even(?= (?:the|those|any|all|ones?)\b)|not just|not only))(?: (?:the|any|those|all|on|for|at|ones?|that|which|who|are|is|were|was|it|they|we|have|has|had|been|since|then|later|jobs?|roles?|people|candidates?|interviews?|applications?))*\s+$/i;
const TAIL = new RegExp(
  `^(?:'s)?${NOUN},? (?:(?:are |is )?(?:included|welcome|fine|ok(?:ay)?)|too|as well|also|inclusive)(?=\\s*(?:$|[,;.)!?]|please\\b))`,
  'iu',
);
/** What stands before words that only add to a search: an end of what went before. */
const SET_OFF = /(?:[,;(:.?!-]|\b(?:and|or|plus))\s*(?:(?:the|any|those|all|also|with|even) )*$/i;
const BESIDE = /^(?:'s)?\s*(?:,|\/|&|\band\b|\bor\b)?\s*$/i;

/** Of these a search that names none asks for all, so that to include some changes nothing. */
const UNASKED: ReadonlySet<string> = new Set([
  'evergreen',
  'employment_type',
  'interview_status',
  'outcome',
  'stage',
  'status',
  'source',
  'kind',
  'format',
  'round',
  'feedback',
  'score',
  'period',
]);

/**
 * Takes what is only to be included for what it is: "live, including maybes" is either of the two, and "today's interviews,
 * cancelled ones too" asks for no status. Told where the rest of the search may leave it out.
 */
export function includedIn(said: Said, items: readonly Item[]): { kept: Item[]; told: Told[] } {
  const kept: Item[] = [];
  const told: Told[] = [];
  let isAfter: Item | null = null;
  for (const item of items) {
    const before = said.text.slice(0, item.at);
    const [lead = ''] = LED.exec(before) ?? [];
    const [tail = ''] = TAIL.exec(said.text.slice(item.end)) ?? [];
    // "Including rejected and withdrawn": a list goes on.
    const isNext: boolean =
      isAfter !== null && isAfter.field === item.field && BESIDE.test(said.text.slice(isAfter.end, item.at));
    const isIncluded = lead !== '' || (tail !== '' && SET_OFF.test(before)) || isNext;
    const [own, ...more] = item.conditions;
    const others = items.filter((one) => one !== item && !(isNext && one === isAfter));
    if (!isIncluded || own === undefined || others.length === 0) {
      isAfter = null;
      kept.push(item);
      continue;
    }
    const stretch = { at: item.at - lead.length, end: item.end + tail.length };
    const words = said.text.slice(stretch.at, stretch.end).trim();
    const same = kept.find(({ field, conditions }) => field === item.field && conditions.length === 1);
    const [base] = same?.conditions ?? [];
    isAfter = item;
    said.blot(stretch);
    if (same !== undefined && base !== undefined && more.length === 0 && SINGLE.has(item.field)) {
      if (!isApart([base], [own]) && own.values.every((value) => base.values.includes(value))) continue;
      const values = [...new Set([...base.values, ...own.values])];
      kept.splice(kept.indexOf(same), 1, { ...same, conditions: [{ ...base, values }] });
      continue;
    }
    const isTime = items.some(({ field }) => field === 'ahead' || field === 'held');
    if (!UNASKED.has(item.field) || (isTime && item.field === 'interview_status'))
      told.push({ ...stretch, why: `${words} (what is only to be included is not asked here)` });
  }
  return { kept, told };
}
