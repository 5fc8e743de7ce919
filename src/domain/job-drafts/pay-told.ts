import { currencyOf } from '#src/lib/places.ts';
import { mostPaid } from '../ads/index.ts';
import { sentencesOf } from '../jobs/index.ts';
import { bareOf, LABELS } from './labels.ts';
import { allFigures, paidOtherwise, payIn } from './pay.ts';
import { monthlyPay, monthUnsaid } from './pay-month.ts';
import { otherRate } from './pay-other.ts';
import { weeklyPay } from './pay-week.ts';
import { moneyLine } from './pay-words.ts';
import type { DraftFields } from './schema.ts';
import { withoutSumsOfBusiness } from './sums-of-business.ts';

/** What a brief says of its pay, with what whoever checks it should know. */
interface PayTold {
  pay: DraftFields['compensation'] | null;
  notes: string[];
  /** The most that is paid, in whatever time it is told for. */
  most: number | null;
}

/** Where a brief is from, by which a pay without a sign has its currency. */
interface Where {
  /** The country of the place that was read, where nothing of it was guessed. */
  sure: string | null;
  /** The country by whose customs its figures are read. */
  country: string;
  /** The agency's. */
  home: string;
  /** Whether it is in a language that is not spoken where the agency is. */
  isForeign: boolean;
  /** The whole of it, which may say beside its pay how many months a year has. */
  text: string;
}

/** Reads the pay of a brief. @param labelled what stands behind a label for it */
export function payTold(lines: readonly string[], labelled: string | undefined, where: Where): PayTold {
  const paid =
    labelled === undefined
      ? lines.map(withoutSumsOfBusiness)
      : [`Salary: ${withoutSumsOfBusiness(labelled)} ${/^[^:–-]*/.exec(payLine(lines))?.[0] ?? ''}`];
  const { country } = where;
  // Of what is read the brief's own words: the label stands before and behind them.
  const quoted = (read: string): string =>
    labelled === undefined
      ? read
      : read
          .replace(/^Salary: /u, '')
          .replace(LABEL_BEHIND, '')
          .trim();
  const { pay: byPeriod, unclear, inThousands, isHour, isCurrencySaid, said } = payIn(paid, country);
  const ofMonth = byPeriod === null ? monthlyPay(paid, country, where.text.split('\n')) : null;
  const unsaid =
    byPeriod === null && ofMonth === null && unclear !== null ? monthUnsaid(unclear, country) : null;
  const monthly = ofMonth ?? unsaid;
  const weekly = byPeriod === null && monthly === null ? weeklyPay(paid, country) : null;
  const read = byPeriod ?? monthly?.pay ?? weekly?.pay ?? null;
  const words = said ?? monthly?.words ?? weekly?.words ?? '';
  const isSaid = isCurrencySaid ?? monthly?.isCurrencySaid ?? weekly?.isCurrencySaid ?? true;
  const most = monthly?.most ?? weekly?.most ?? read?.base_max ?? mostPaid(paid.flatMap(sentencesOf));
  const bareRange = rangeAlone(lines);
  const notes: string[] = [];
  const currency = read === null || isSaid ? null : currencyUnsaid(lines, where);
  if (read !== null && !isSaid && currency === null) {
    notes.push(
      `The pay “${quoted(words)}” names no currency, and the text does not say for certain in which country the work is; set compensation with its currency.`,
    );
    return { pay: null, notes, most };
  }
  const pay = read === null ? null : { ...read, ...(currency === null ? {} : { currency: currency.code }) };
  if (currency?.isTaken === true)
    notes.push(
      `The pay “${quoted(words)}” names no currency; ${currency.code} was taken, as it is the agency's. Check compensation.`,
    );
  const otherwise = pay === null && paidOtherwise(paid) !== null ? (labelled ?? paidOtherwise(paid)) : null;
  if (isHour !== undefined)
    notes.push(
      `The pay “${quoted(isHour)}” does not say for what time; it was taken as an hour's. Check compensation.`,
    );
  else if (unsaid !== null)
    notes.push(
      `The pay “${quoted(unclear ?? '')}” does not say for what time; it was taken as a month's, times 12. Check compensation.`,
    );
  else if (monthly !== null)
    notes.push(
      `The pay “${quoted(monthly.words)}” is by the month; it was taken as a year's, times ${monthly.months}${monthly.isMonthsSaid ? ', as the text says' : ', as the text names no other number of months'}. Check compensation.`,
    );
  else if (weekly !== null)
    notes.push(
      `The pay “${quoted(weekly.words)}” is by the week; it was taken as a year's, times 52. Check compensation.`,
    );
  else if (otherwise !== null)
    notes.push(`The pay “${otherwise}” is not by the year, day or hour; set compensation in one of these.`);
  else if (read === null && bareRange !== null)
    notes.push(
      `“${bareRange}” may be the pay, in thousands a year; the text does not say so. Set compensation.`,
    );
  else if (unclear !== null)
    notes.push(
      `The pay “${quoted(unclear ?? '')}” does not say for what time; set compensation with its period.`,
    );
  else if (pay === null) notes.push('No pay was found.');
  if (inThousands !== null)
    notes.push(`The pay “${quoted(inThousands)}” was taken as thousands a year; check compensation.`);
  const other = byPeriod === null ? null : otherRate(paid, byPeriod);
  if (other !== null) notes.push(`The text tells another pay too: “${other}”. Check compensation.`);
  if (pay !== null && PRO_RATA.test(paid.join('\n')))
    notes.push(
      'The text says that the pay is pro rata: compensation is that of a whole post, which an ad should say beside it.',
    );
  return { pay, notes, most };
}

/** Thousands of a year as somebody says them, and no more than so far apart. */
const LEAST_ALONE = 20;
const MOST_ALONE = 400;
const WIDEST_ALONE = 1.6;

/** "48 to 55", "Toronto firm, 85 to 95": two figures by themselves, which may be anything; null of none. */
function rangeAlone(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, 20))
    for (const piece of bareOf(line.slice(0, 300)).split(/[,;]\s|\.\s|\.$/u)) {
      const [said, low = '', high = ''] =
        /^(\d{2,3}) ?(?:-|–|to|bis|à|a|tot) ?(\d{2,3})$/u.exec(piece.trim()) ?? [];
      const [from, to] = [Number(low), Number(high)];
      if (
        said !== undefined &&
        from >= LEAST_ALONE &&
        to > from &&
        to <= MOST_ALONE &&
        to <= from * WIDEST_ALONE
      )
        return said;
    }
  return null;
}

/** Paid by the share of a whole post that is worked. */
const PRO_RATA =
  /(?<!\p{L})(?:pro[- ]?rata(?:['’]?d|ted)?|anteilig|zeitanteilig|au prorata|prorrat(?:a|ead[oa])|a prorrateo|proporzionat[oa]|riproporzionat[oa]|naar rato|proporcional(?:es)? a (?:la jornada|las horas)|proporcionalmente)(?!\p{L})/iu;

/** The currency of a pay that is written without one; null where it is not certain. */
function currencyUnsaid(
  lines: readonly string[],
  { sure, home, isForeign }: Where,
): { code: string; isTaken: boolean } | null {
  if (sure !== null) return { code: currencyOf(sure), isTaken: false };
  const beside = new Set(
    lines.flatMap((line) => allFigures(moneyLine(line), home).flatMap(({ currency }) => currency ?? [])),
  );
  const [first] = beside;
  const own = currencyOf(home);
  // The sign of another sum is that of the pay too; in a text of the agency's own language another country's may be a budget's.
  if (first !== undefined)
    return beside.size === 1 && (isForeign || first === own) ? { code: first, isTaken: false } : null;
  return isForeign ? null : { code: own, isTaken: true };
}

const LABEL_BEHIND =
  /\s(?:salary(?: range)?|pay|rate|day rate|daily rate|hourly rate|comp(?:ensation)?|package|base|gehalt|vergütung|salaire|rémunération|salario|sueldo|retribución|stipendio|salaris|loon|lohn|salário)$/iu;

// "TJM : 580 €": the label says for what time.
const payLine = (lines: readonly string[]): string =>
  lines.map(bareOf).find((line) => LABELS.pay.test(line)) ?? '';
