import { isNegated } from './clauses.ts';
import type { PreferenceField } from './schema.ts';
import type { Tongue } from './tongues/index.ts';

/** A wish is seldom longer than this where it has no verb: "part time, three days", "perm only". */
const FEW_WORDS = 7;

const FIGURES =
  /(?<![\d.,:/-])(?:[£$€]\s?\d[\d.,]*|\d{2,3}(?:\s?k|[.,]\d{3})?)(?!\d|[.,:/-]\d|\s?(?:%|days?|weeks?|wks?|months?|mths?|years?|yrs?|hours?|hrs?|Tage?|Wochen?|Monate?|Jahre?|jours?|semaines?|mois|ans?|people|staff|reports)\b)/i;

/** Whether a clause asks for a figure as pay that need not be one, such as "wants 135": of thousands, or of days? */
export const saysBarePay = (text: string, tongue: Tongue): boolean =>
  tongue.salary.test(text) && FIGURES.test(text) && !tongue.currentPay.test(text);

/**
 * Which preference a clause speaks of from which nothing was read, so that it is told and not lost; null where it speaks of none.
 * A clause with a verb of wishing, denying or a condition may be long; one without is a note in a few words.
 * @param places the places that the clause names
 * @param isRole whether it names a role
 */
export function fieldUnread(
  text: string,
  tongue: Tongue,
  { places, isRole }: { places: number; isRole: boolean },
): PreferenceField | null {
  const isWish =
    tongue.wish.test(text) ||
    tongue.willing.test(text) ||
    tongue.condition.test(text) ||
    isNegated(text, tongue);
  const isShort = text.split(/\s+/).length <= FEW_WORDS;
  if (tongue.moves.test(text)) return 'open_to_relocation';
  if (tongue.notice.test(text) && tongue.term.test(text)) return 'notice_period';
  if (saysBarePay(text, tongue)) return 'salary_expectation';
  if (!isWish && !isShort) return null;
  if (tongue.types.some(([, said]) => said.test(text)) || tongue.ways.test(text)) return 'work_types';
  if (tongue.free.test(text) && tongue.month.test(text)) return 'available_from';
  if (!isWish) return null;
  if (isRole) return 'preferred_roles';
  if (places > 0) return 'preferred_locations';
  // How somebody wants to work, or does not, of which no field tells more: "needs a van", "no early starts".
  return tongue.wish.test(text) || (isShort && isNegated(text, tongue)) ? 'work_types' : null;
}
