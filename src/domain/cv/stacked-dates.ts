import { isNow, spanIn, timeIn } from './dates.ts';
import type { CvLine } from './source.ts';

const cellOf = ({ text, bullet }: CvLine): string | null => {
  const [first = '', ...rest] = text.split('\t');
  return bullet || rest.length === 0 ? null : first.trim();
};

// "von 03/2017" above "bis 08/2021".
const BEFORE_TIME =
  /^(?:vom|von|ab|da|dal|dall['’]|du|de|des|del|d['’]|desde|van|vanaf|från|fra|from|bis|zum|a|al|ad|all['’]|fino a|au|à|hasta|até|ao|tot|till?|to|until)\s*(?=[\p{L}\d])(?<![\p{L}](?=\p{L}))/iu;

/** A time that fills the first cell of a line; the end of the scale for one that goes on. */
function timeOf(line: CvLine | undefined): string | null {
  const written = line === undefined ? null : cellOf(line);
  const cell = written?.replace(BEFORE_TIME, '') ?? '';
  if (cell === '' || written === null || spanIn(cell) !== null) return null;
  if (isNow(cell)) return '9999';
  const time = timeIn(cell);
  return time?.words.length === cell.length ? time.to : null;
}

const bare = (cell: string): string => cell.trim().replace(BEFORE_TIME, '');

/**
 * Joins dates of which the first stands above the last in a column of their own: "2012⇥Técnico" above "hoy⇥Cepsa, Palos". Only where
 * all lines with such a date come in pairs, the earlier first: else each date is a job's own.
 */
export function unstackedDates(lines: readonly CvLine[]): CvLine[] {
  const dated = lines.flatMap((line, at) => (timeOf(line) === null ? [] : [at]));
  const firsts = dated.filter((_, index) => index % 2 === 0);
  const isPaired =
    firsts.length > 1 &&
    dated.length % 2 === 0 &&
    firsts.every((at) => {
      const [from, to] = [timeOf(lines[at]), timeOf(lines[at + 1])];
      return from !== null && to !== null && from !== '9999' && from <= to;
    });
  if (!isPaired) return [...lines];
  return lines.map((line, at) => {
    const [first = '', ...rest] = line.text.split('\t');
    if (firsts.includes(at))
      return {
        ...line,
        text: [bare(first), bare(cellOf(lines[at + 1] ?? line) ?? '')].join(' – ') + ['', ...rest].join('\t'),
      };
    return firsts.includes(at - 1) ? { ...line, text: rest.join('\t') } : line;
  });
}

/** Joins times that begin in the first column and end in the last: "09/2017⇥Chefe de cozinha⇥atualmente". */
export const withEndsBehind = (lines: readonly CvLine[]): CvLine[] =>
  lines.map((line) => {
    const cells = line.text.split('\t').map((cell) => cell.trim());
    const [first = '', last = ''] = [cells[0], cells.at(-1)];
    const between = cells.slice(1, -1);
    if (between.length === 0 || !between.every((cell) => /\p{L}{3}/u.test(cell) && timeIn(cell) === null))
      return line;
    const [from, to] = [first, last].map((cell) => timeOf({ ...line, text: `${cell}\t` }));
    return from && to && from !== '9999' && from <= to
      ? { ...line, text: [`${bare(first)} – ${bare(last)}`, ...between].join('\t') }
      : line;
  });

/** Puts a time alone before a colon to the line that it leads: "Marzo 2020 a la fecha:" above "Enfermera, Hospital del Llaima, Temuco." */
export function withColonsOn(lines: readonly CvLine[]): CvLine[] {
  const put: CvLine[] = [];
  for (const line of lines) {
    const above = put.at(-1);
    const span = above !== undefined && !above.bullet && above.text.endsWith(':') ? spanIn(above.text) : null;
    const isLed =
      above !== undefined &&
      span !== null &&
      span.words.length > above.text.length - 4 &&
      !line.bullet &&
      !line.margin &&
      line.text.length < 110 &&
      /^\p{L}/u.test(line.text) &&
      !line.text.includes('\t') &&
      spanIn(line.text) === null;
    if (isLed)
      put[put.length - 1] = {
        ...above,
        text: `${span.words}\t${line.text.replace(/(?<=\p{L}{3})\.$/u, '')}`,
      };
    else put.push(line);
  }
  return put;
}

/** What a narrow column broke off the end of a time: its year, or its last month and year. */
const BROKEN_OFF = /^(?:\p{L}{3,10}\.?\s)?(?:19|20)\d{2}$/u;

/**
 * Joins a time whose end a narrow column broke onto the next line, by itself or before the cell beside it: "Da ottobre 2012 a marzo⇥Cascina
 * Malpensata" above "2019", "1 June 2018 – 31 May⇥Contract Milker" above "2022⇥Te Awa Farm".
 */
export function withWholeTimes(lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [first = '', ...rest] = above?.text.split('\t') ?? [];
    const [end = '', ...beside] = line.bullet ? [line.text] : line.text.split('\t');
    const isOfAbove =
      above !== undefined && rest.length > 0 && BROKEN_OFF.test(end) && isBrokenTime(first, end);
    // "2018 –⇥Contract Milker" above "2022⇥Diploma": a time that goes on, and that of something else.
    const isCut = beside.length === 0 || spanIn(first)?.words.length !== first.trim().length;
    if (isOfAbove && isCut) {
      joined[joined.length - 1] = { ...above, text: [`${first} ${end}`, ...rest].join('\t') };
      if (beside.length > 0) joined.push({ ...line, text: beside.join('\t') });
    } else joined.push(line);
  }
  return joined;
}

// Whether the two are a time from first to last, of which the first does not tell the end.
function isBrokenTime(first: string, end: string): boolean {
  const whole = spanIn(`${first} ${end}`);
  const part = spanIn(first);
  const isOpen = part === null || part.current || part.words.length < first.trim().length;
  return (
    isOpen &&
    whole !== null &&
    whole.words.length >= first.trim().length + end.length &&
    whole.to !== null &&
    whole.from !== null &&
    whole.from <= whole.to
  );
}

/** How many dates a column has at most that stands before what they are of. */
const MOST_DATES = 12;

// Whether a line is a time and nothing else: "1.8.2010 – fortgår".
function isTimeAlone({ text, bullet }: CvLine): boolean {
  if (bullet || text.includes('\t') || text.length > 40) return false;
  const span = spanIn(text);
  return span !== null && text.replace(span.words, '').replace(/[\s():.,–—-]/g, '') === '';
}

/**
 * Puts the dates of a column that was read before the one beside it back to their lines: two or more times alone, then as many lines of
 * one type without a time and nothing more of that type.
 */
export function withDatesBeside(lines: readonly CvLine[]): CvLine[] {
  const put: CvLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = lines.findIndex((line, index) => index >= at && !isTimeAlone(line));
    const dates = lines.slice(at, end < 0 ? lines.length : end);
    const [first] = lines.slice(at + dates.length);
    if (dates.length < 2 || dates.length > MOST_DATES || first === undefined) {
      put.push(...(dates.length > 0 ? dates : lines.slice(at, at + 1)));
      at += Math.max(1, dates.length);
      continue;
    }
    const rest = lines.slice(at + dates.length);
    const over = rest.findIndex(
      (line) =>
        line.bullet ||
        line.size !== first.size ||
        line.bold !== first.bold ||
        line.page !== first.page ||
        timeIn(line.text) !== null,
    );
    const beside = rest.slice(0, over < 0 ? rest.length : over);
    const isOne =
      beside.length === dates.length && beside.every(({ text }) => text.length < 100 && !/[.:]$/.test(text));
    put.push(
      ...(isOne
        ? beside.map((line, index) => ({ ...line, text: `${dates[index]?.text}\t${line.text}` }))
        : dates),
    );
    at += dates.length + (isOne ? beside.length : 0);
  }
  return put;
}
