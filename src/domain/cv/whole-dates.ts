import { spanIn, timeIn } from './dates.ts';
import type { CvLine } from './source.ts';

/** Joins a date range that a narrow column broke: "Oct 2015 –" above "Nov 2017". */
export function wholeDates(lines: readonly CvLine[]): CvLine[] {
  const whole = lines.map((line) => ({ ...line }));
  for (const [at, line] of whole.entries()) {
    const next = whole[at + 1];
    if (next === undefined || next.bullet || joinsLastCells(line, next)) continue;
    const third = whole[at + 2]?.text ?? '';
    const three = `${line.text} ${next.text} ${third}`;
    if (three.length < 34 && next.text.length < 9 && spanIn(three)?.words.length === three.length) {
      line.text = three;
      for (const used of whole.slice(at + 1, at + 3)) used.text = '';
      continue;
    }
    const [begun = '', ...others] = line.text.split('\t');
    const isOpen =
      /[-–—→>]\s*$/.test(begun) || (/\d\s*[-–—→>]\s*$/.test(line.text) && isTimeAlone(next.text));
    if (spanIn(line.text) !== null && !isOpen) continue;
    const run = `${line.text} ${next.text}`;
    const across = next.text.length < 12 ? spanIn(run) : null;
    if (
      across !== null &&
      across.at < line.text.length &&
      across.at + across.words.length === run.replace(/[).]+$/, '').length &&
      across.words.length > next.text.length + 2
    ) {
      line.text = run;
      next.text = '';
      continue;
    }
    const [end = '', ...rest] = next.text.split('\t');
    const joined = `${begun} ${end}`;
    if (
      begun.length > 34 ||
      end.length > 24 ||
      !/\d{2}/.test(begun) ||
      spanIn(joined)?.words.length !== joined.length
    )
      continue;
    line.text = [joined, ...others].join('\t');
    next.text = rest.join('\t');
  }
  return whole.filter(({ text }) => text !== '');
}

const isTimeAlone = (text: string): boolean => timeIn(text)?.words.length === text.length;

/** Dates in the last column of a table that it broke: "Chef de partie⇥octubre 2019 – diciembre" above "Restaurante Tintoque⇥2022". */
function joinsLastCells(line: CvLine, next: CvLine): boolean {
  const [cells, below] = [line.text.split('\t'), next.text.split('\t')];
  const [begun = '', end = ''] = [cells.at(-1)?.trim(), below.at(-1)?.trim()];
  const joined = `${begun} ${end}`;
  const isBroken =
    cells.length > 1 &&
    line.text !== begun &&
    begun.length < 30 &&
    end.length < 22 &&
    /\d{2}/.test(begun) &&
    spanIn(end) === null &&
    (/[-–—→>]$/.test(begun) ? below.length > 1 : spanIn(begun)?.words.length !== begun.length) &&
    spanIn(joined)?.words.length === joined.length;
  if (!isBroken) return false;
  line.text = [...cells.slice(0, -1), joined].join('\t');
  next.text = below.slice(0, -1).join('\t');
  return true;
}

// "Orderpicker, Tempo-Team (nachtdienst) mrt" above "2022 – heden": the line was full behind the month.
function withMonthAbove(last: CvLine, line: CvLine): CvLine | null {
  if (line.bullet || line.apart || last.text.length < 40 || !/\s\p{L}{3,10}\.?$/u.test(last.text))
    return null;
  const own = spanIn(line.text);
  if (own?.at !== 0 || own.words.length !== line.text.length || own.from?.length !== 4) return null;
  const run = `${last.text} ${line.text}`;
  const span = spanIn(last.text) === null ? spanIn(run) : null;
  const isMonth = span !== null && span.at > 0 && span.at < last.text.length && (span.from?.length ?? 0) > 4;
  return isMonth ? { ...last, text: `${last.text.slice(0, span.at).trimEnd()}\t${span.words}` } : null;
}

// "Septiembre de 2014 – agosto de" above "2018".
const OPEN_MONTH =
  /\d{4}\s*(?:[-–—]|(?<!\p{L})(?:al?|à|au|tot|bis|to|hasta|até))\s*\p{L}{3,10}\.?(?: de| di)?$/u;

/** Joins a line that breaks within its date range with the next one, whatever stands around: "(Oktober 2016 –" above "Februar 2018). Clippings". */
export function withWholeRanges(lines: readonly CvLine[]): CvLine[] {
  return lines.reduce<CvLine[]>((kept, line) => {
    const last = kept.at(-1);
    const whole = last === undefined ? null : withMonthAbove(last, line);
    if (whole !== null) {
      kept[kept.length - 1] = whole;
      return kept;
    }
    const run = `${last?.text} ${line.text}`;
    const begins =
      last === undefined
        ? null
        : (/\d{4}\s*[-–—]$/.exec(last.text) ??
          (/^(?:19|20)\d{2}(?!\d)/.test(line.text) ? OPEN_MONTH.exec(last.text) : null));
    const span =
      begins === null ||
      line.bullet ||
      line.apart ||
      !(OPEN_MONTH.test(last?.text ?? '') || /^\p{L}{3,10}\.? (?:19|20)\d{2}|^\d{1,2}[./]/u.test(line.text))
        ? null
        : spanIn(run);
    const isOne =
      last !== undefined &&
      span !== null &&
      !last.text.includes('\t') &&
      span.at < last.text.length &&
      span.at + span.words.length >= last.text.length + 5;
    if (isOne) kept[kept.length - 1] = { ...last, text: run };
    else kept.push(line);
    return kept;
  }, []);
}
