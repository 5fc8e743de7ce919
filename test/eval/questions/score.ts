import type { Loaded } from './load.ts';
import type { Expected, Question } from './reckon.ts';

export type Verdict = 'right' | 'wrong' | 'refused';

/** What became of one question. */
export interface Judged {
  ask: string;
  verdict: Verdict;
  /** What was answered and what would have been right, for whoever mends. */
  got: string;
  expected: string;
}

interface Answer {
  answer: string;
  rows: Record<string, unknown>[];
  unsupported_concepts: string[];
}

/** Asks each question and holds the answer against its truth. A refusal is right where nothing here answers it. */
export async function judge({ owner, as }: Loaded, questions: Iterable<Question>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { ask, expect, as: person } of questions) {
    const api = person === undefined ? owner : await as(person);
    const { status, body } = await api.post('/analytics/ask', { question: ask });
    const given = status === 200 ? (body.data as Answer) : null;
    // What says that its amounts are hidden from whoever asks tells no figure.
    const hidden = given?.answer.includes('the amounts are hidden from this credential') === true;
    const refused = given === null || given.unsupported_concepts.length > 0 || hidden;
    const right = refused
      ? expect.kind === 'refusal'
      : expect.kind !== 'refusal' && stretchesOf(given).some((one) => holds(one, expect));
    judged.push({
      ask,
      verdict: right ? 'right' : refused ? 'refused' : 'wrong',
      got: given === null ? JSON.stringify(body.error) : told(given),
      expected: JSON.stringify(expect),
    });
  }
  return judged;
}

/** Where nobody said the time an answer tells two stretches: each is held against the truth by its own sentence and rows. */
function stretchesOf(given: Answer): Answer[] {
  const [recent, ever] = given.answer.replace(/ Read as: .*$/s, '').split('. All time: ');
  if (recent === undefined || ever === undefined) return [given];
  const [first] = given.rows;
  const of = (recently: boolean) =>
    given.rows.filter(({ period }) => (period !== ALL_TIME) === recently).map(({ period: _, ...row }) => row);
  return first === undefined
    ? [given]
    : [
        { ...given, answer: recent, rows: of(true) },
        { ...given, answer: ever, rows: of(false) },
      ];
}

/** How a row tells that it is of all time. */
const ALL_TIME = '… – …';

/** The shares of right, wrong and refused over all questions, and of wrong over those that were answered, in per cent. */
export function shares(
  judged: readonly Judged[],
): Record<'right' | 'wrong' | 'refused' | 'wrong_of_answered', number> {
  const of = (verdict: Verdict): number => judged.filter((one) => one.verdict === verdict).length;
  const answered = judged.filter(
    ({ expected, verdict }) =>
      verdict === 'wrong' || (verdict === 'right' && !expected.includes('"refusal"')),
  ).length;
  const percent = (n: number, whole: number): number =>
    whole === 0 ? 0 : Math.round((1000 * n) / whole) / 10;
  return {
    right: percent(of('right'), judged.length),
    wrong: percent(of('wrong'), judged.length),
    refused: percent(of('refused'), judged.length),
    wrong_of_answered: percent(of('wrong'), answered),
  };
}

const told = ({ answer, rows }: Answer): string =>
  `${answer} ${JSON.stringify(rows.slice(0, 12).map(withoutIds))}`;

function withoutIds(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !key.endsWith('_id')));
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.06, Math.abs(b) * 0.0006);
/** A share may be told as 41.3 or as 0.413. */
const alike = (given: number, truth: number): boolean =>
  near(given, truth) || (Math.abs(truth) > 1 && near(given * 100, truth) && Math.abs(given) < 1);

function numbersIn(text: string): number[] {
  return [...text.matchAll(/-?\d[\d,]*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')));
}

const cells = (row: Record<string, unknown>): number[] =>
  Object.values(withoutIds(row)).filter((cell): cell is number => typeof cell === 'number');

function sentenceOf({ answer }: Answer): number[] {
  return numbersIn(answer);
}

/** Whether a row is about this name: one of its texts is it, or begins with it (a month is told by its first day). */
const about = (row: Record<string, unknown>, name: string): boolean =>
  Object.values(withoutIds(row)).some(
    (cell) =>
      typeof cell === 'string' &&
      (cell.toLowerCase() === name.toLowerCase() || (/^\d{4}-\d\d$/.test(name) && cell.startsWith(name))),
  );

function holds(given: Answer, expect: Exclude<Expected, { kind: 'refusal' }>): boolean {
  const { rows } = given;
  switch (expect.kind) {
    case 'told':
      return false;
    case 'number':
      return expect.any.some(
        (truth) =>
          (rows.length <= 1 ? rows.flatMap(cells) : [])
            .concat(sentenceOf(given))
            .some((n) => alike(n, truth)) ||
          (truth === 0 && rows.length === 0),
      );
    case 'numbers':
      return [expect.all, ...(expect.or ?? [])].some((figures) =>
        figures.every((truth) =>
          (rows.length <= 4 ? rows.flatMap(cells) : [])
            .concat(sentenceOf(given))
            .some((n) => alike(n, truth)),
        ),
      );
    case 'money':
      return expect.any.some((truth) => {
        const currencies = Object.keys(truth);
        if (currencies.length === 0) return rows.length === 0 || rows.flatMap(cells).every((n) => n === 0);
        const tells = new Set(rows.map((row) => row.currency).filter((one) => typeof one === 'string'));
        return (
          currencies.every((currency) => {
            const amount = truth[currency] ?? 0;
            const own = rows.filter((row) => row.currency === currency);
            return own.length === 1
              ? own.flatMap(cells).some((n) => near(n, amount))
              : sentenceOf(given).some((n) => near(n, amount));
          }) &&
          [...tells].every(
            (currency) =>
              currencies.includes(String(currency)) ||
              rows
                .filter((row) => row.currency === currency)
                .flatMap(cells)
                .every((n) => n === 0),
          )
        );
      });
    case 'ranked':
      return expect.any.some(
        (order) => rows.length >= order.length && order.every((name, at) => about(rows[at] ?? {}, name)),
      );
    case 'names':
      return expect.any.some(
        (those) =>
          rows.length === those.length && those.every((name) => rows.some((row) => about(row, name))),
      );
    case 'table':
      return expect.any.some((truth) => {
        const wanted = Object.entries(truth).filter(([, amount]) => amount !== 0);
        const own = wanted.every(([name, amount]) =>
          rows.some((row) => about(row, name) && cells(row).some((n) => alike(n, amount))),
        );
        const others = rows.filter((row) => !wanted.some(([name]) => about(row, name)));
        return own && others.every((row) => row.currency !== undefined || cells(row).every((n) => n === 0));
      });
  }
}
