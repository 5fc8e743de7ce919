import { readSalary } from '../candidates/index.ts';
import { pay } from './amounts.ts';
import { type Clause, clausesOf, doubtOf, isNegated, type Voice } from './clauses.ts';
import type { DoubtfulPreference, Found, Home, StatedPreference } from './found.ts';
import { type Fragment, fragmentsIn, partsOf } from './fragments.ts';
import { foundIn, placesIn, rolesIn } from './read.ts';
import type { LeftOut, PreferenceField } from './schema.ts';
import type { Tongue } from './tongues/index.ts';
import { fieldUnread, saysBarePay } from './unread.ts';

/**
 * Reads what a text says of a person's wishes, in English, German and French: each with the words it stands in. What is
 * conditional, asked, past, denied or said of somebody else is returned apart with the reason, and so is what speaks of a wish
 * and is not understood.
 */
export function wishesIn(
  text: string,
  voice: Voice,
  home: Home,
): { said: StatedPreference[]; doubted: DoubtfulPreference[] } {
  const said: StatedPreference[] = [];
  const doubted: DoubtfulPreference[] = [];
  // Behind words of wishing fragments are wishes too, until somebody else is spoken of.
  let isWishing = false;
  for (const clause of clausesOf(text)) {
    const { tongue } = clause;
    const doubt = doubtOf(clause, voice);
    if (doubt === 'third_person' || doubt === 'unclear_who') isWishing = false;
    else if (doubt === null && (tongue.wish.test(clause.text) || tongue.asked.test(clause.text)))
      isWishing = true;
    const whole = foundIn(clause.text, home, tongue);
    const fragments = fragmentsIn(clause.text, whole, home, tongue);
    const taken = fragments.filter(({ isSure }) => doubt === null && (isSure || isWishing));
    for (const { field, value, denies, unclear } of whole) {
      const isDenied = denies !== true && isNegated(clause.text, tongue);
      const reason = doubt ?? (unclear ? 'not_understood' : isDenied ? 'negated' : null);
      if (reason === null) said.push({ field, value, quote: clause.text });
      else doubted.push({ field, quote: clause.text, reason });
    }
    for (const { part, found } of taken)
      said.push(...found.map(({ field, value }) => ({ field, value, quote: part })));
    doubted.push(...untaken(clause, { whole, fragments, taken, isWishing }, doubt, home));
  }
  return { said, doubted };
}

interface Read {
  whole: readonly Found[];
  fragments: readonly Fragment[];
  taken: readonly Fragment[];
  /** Whether wishes were spoken of just before. */
  isWishing: boolean;
}

/** What of a clause speaks of a wish and was not taken as one. */
function untaken(
  clause: Clause,
  { whole, fragments, taken, isWishing }: Read,
  doubt: LeftOut | null,
  home: Home,
): DoubtfulPreference[] {
  const { text, tongue } = clause;
  if (whole.length + taken.length === 0) {
    const isPaid = tongue.currentPay.test(text) && readSalary(text, pay(home)) !== null;
    if (isPaid) return [{ field: 'salary_expectation', quote: text, reason: 'current_pay' }];
    const field =
      fragments[0]?.found[0]?.field ??
      unread(text, tongue, home) ??
      (isWishing && isLine(text)
        ? /\p{Lu}/u.test(text.slice(1))
          ? 'preferred_locations'
          : 'work_types'
        : null);
    const reason = doubt ?? (isNegated(text, tongue) ? 'negated' : 'not_understood');
    return field === null ? [] : [{ field, quote: text, reason }];
  }
  const told: DoubtfulPreference[] = [];
  const isPayTold = [...whole, ...taken.flatMap(({ found }) => found)].some(
    ({ field }) => field === 'salary_expectation',
  );
  if (!isPayTold && saysBarePay(text, tongue))
    told.push({ field: 'salary_expectation', quote: text, reason: doubt ?? 'not_understood' });
  const used = new Set(taken.map(({ part }) => part));
  const parts =
    whole.length > 0 ? besideIn(text, whole, home, tongue) : partsOf(text).filter((part) => isSaying(part));
  const [first] = [...whole, ...taken.flatMap(({ found }) => found)];
  for (const part of parts)
    if (!used.has(part))
      told.push({
        field: unread(part, tongue, home) ?? first?.field ?? 'work_types',
        quote: part,
        reason: doubt ?? (isNegated(part, tongue) ? 'negated' : 'not_understood'),
      });
  return told;
}

const unread = (text: string, tongue: Tongue, home: Home): PreferenceField | null =>
  fieldUnread(text, tongue, {
    places: placesIn(text, home, tongue).length,
    isRole: rolesIn(text).length > 0,
  });

// A line of a list, of a word or a few: "inner west", "6 sessions a week max".
const isLine = (text: string): boolean => isSaying(text) && text.split(/\s+/).length <= 6;

const GREETING =
  /^\W*(?:please|thanks?(?: you)?|too|though|ideally|etc|bitte|danke|idealerweise|usw|merci|s['’]il vous plaît|idéalement)\W*$/i;

const isSaying = (part: string): boolean => /[\p{L}\d]/u.test(part) && !GREETING.test(part);

// "Wants 62k, from January, hybrid": the parts of a list without which the same is read were not used.
function besideIn(text: string, found: readonly Found[], home: Home, tongue: Tongue): string[] {
  const parts = text.split(/,\s+(?=\S)/);
  if (parts.length < 2) return [];
  const all = JSON.stringify(found);
  return parts.filter((part, at) => {
    if (!isSaying(part)) return false;
    return JSON.stringify(foundIn(parts.filter((_, other) => other !== at).join(', '), home, tongue)) === all;
  });
}
