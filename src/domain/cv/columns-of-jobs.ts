import { spanIn } from './dates.ts';
import { sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';

/** How many lines a column of a table has at most. */
const MOST = 40;

/** Whether a line is a time and nothing else: "01.03.2021 - nu". */
function isTime({ text, bullet }: CvLine): boolean {
  const span = bullet || text.length > 40 || text.includes('\t') ? null : spanIn(text);
  return span !== null && !/[\p{L}\d]/u.test(text.replace(span.words, ''));
}

const isTown = ({ text, bullet }: CvLine): boolean => {
  const [town = ''] = text.split(/[,/(]/);
  return (
    !bullet && text.length < 40 && /^\p{Lu}[\p{L}\s,./()’'-]+$/u.test(text) && placeIn(town.trim()) !== null
  );
};

// From a line on, as long as lines pass.
function runFrom(lines: readonly CvLine[], at: number, passes: (line: CvLine) => boolean): CvLine[] {
  const rest = lines.slice(at, at + MOST);
  const end = rest.findIndex((line) => !passes(line));
  return end < 0 ? rest : rest.slice(0, end);
}

const isPlainLine = (line: CvLine): boolean =>
  !line.bullet && !line.margin && !line.text.includes('\t') && line.text.length < 70;

/**
 * Employers in bold with their roles, which were read before the column of their towns and times, a town beside what is bold and a time
 * beside what is not: each role with its time and its employer.
 */
function withTownsAndTimes(
  lines: readonly CvLine[],
  at: number,
): { put: CvLine[]; left: number; end: number } | null {
  const right = runFrom(lines, at, (line) => isTime(line) || isTown(line));
  const left = lines.slice(at - right.length, at);
  const times = right.filter(isTime).length;
  const isOne =
    at >= right.length &&
    times > 1 &&
    times < right.length &&
    left.every((line, index) => {
      const beside = right[index];
      return (
        beside !== undefined &&
        isPlainLine(line) &&
        spanIn(line.text) === null &&
        line.bold !== isTime(beside) &&
        line.size === beside.size &&
        line.page === beside.page
      );
    });
  if (!isOne) return null;
  const put: CvLine[] = [];
  let house = '';
  for (const [index, line] of left.entries()) {
    const beside = right[index]?.text ?? '';
    if (line.bold) house = `${line.text}, ${beside}`;
    if (!line.bold) put.push(roleAt(line, beside, house));
    // Its roles were read as rows.
    else if (left[index + 1]?.bold !== false && index < left.length - 1) put.push(line);
  }
  let end = at + right.length;
  for (let row = lines[end]; row !== undefined && !row.bold; row = lines[end]) {
    const [role = '', time = '', ...more] = row.text.split('\t').map((cell) => cell.trim());
    if (more.length > 0 || !isTime({ ...row, text: time }) || row.size !== left[0]?.size) break;
    put.push(roleAt({ ...row, text: role }, time, house));
    end += 1;
  }
  return { put, left: left.length, end };
}

const roleAt = (line: CvLine, time: string, house: string): CvLine => ({
  ...line,
  apart: true,
  text: `${time}\t${line.text}\t${house}`,
});

interface Block {
  names: string[];
  below: string[];
  time: string;
}

/** Employers in bold, each with what stands below it up to a time. */
function employersFrom(lines: readonly CvLine[], at: number): { blocks: Block[]; end: number } {
  const blocks: Block[] = [];
  let end = at;
  let open: Block = { names: [], below: [], time: '' };
  for (let index = at; index < Math.min(lines.length, at + MOST); index += 1) {
    const line = lines[index];
    if (line === undefined || !isPlainLine(line) || line.size !== lines[at]?.size) break;
    if (isTime(line) && open.names.length > 0) {
      blocks.push({ ...open, time: line.text });
      open = { names: [], below: [], time: '' };
      end = index + 1;
    } else if (spanIn(line.text) !== null) break;
    else if (line.bold && open.below.length === 0) open.names.push(line.text);
    else if (!line.bold && open.names.length > 0 && open.below.length < 2) open.below.push(line.text);
    else break;
  }
  return { blocks, end };
}

/**
 * A column of employers, each with its town and its time, which was read before the one of what was done there: as many titles in bold,
 * with duties below them. Each title goes to its employer.
 */
function withTitlesBeside(lines: readonly CvLine[], at: number): { put: CvLine[]; end: number } | null {
  // Right below the heading of the jobs: further down a time may stand before its job.
  if (sectionOf(lines[at - 1]?.text ?? '') !== 'experience') return null;
  const { blocks, end } = employersFrom(lines, at);
  const first = lines[end];
  if (blocks.length < 2 || first === undefined || !first.bold || first.size !== lines[at]?.size) return null;
  const right = runFrom(
    lines,
    end,
    (line) => line.size === first.size && !line.margin && spanIn(line.text) === null,
  );
  const titles = right.filter(({ bold }) => bold);
  const isOne =
    titles.length === blocks.length &&
    titles.every((line) => isPlainLine(line) && sectionOf(line.text) === null) &&
    titles.filter(({ text }) => titleEvidence(text) >= 1).length > titles.length / 2 &&
    blocks.every(({ names }) => titleEvidence(names.join(' ')) < 1);
  if (!isOne) return null;
  const put = right.map((line): CvLine => {
    const block = blocks[titles.indexOf(line)];
    if (!line.bold || block === undefined) return { ...line, bullet: true };
    const house = [block.names.join(' '), ...block.below].join(', ');
    return { ...line, apart: true, text: `${block.time}\t${line.text}\t${house}` };
  });
  return { put, end: end + right.length };
}

/** The lines of jobs in a table of two columns, of which a reader took the second behind all of the first, in rows again. */
export function withColumnsOfJobs(lines: readonly CvLine[]): CvLine[] {
  const out: CvLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === undefined) break;
    const towns = isTown(line) || isTime(line) ? withTownsAndTimes(lines, at) : null;
    if (towns !== null) {
      out.splice(out.length - towns.left, towns.left, ...towns.put);
      at = towns.end;
      continue;
    }
    const titles = line.bold && !isTime(line) ? withTitlesBeside(lines, at) : null;
    out.push(...(titles?.put ?? [line]));
    at = titles?.end ?? at + 1;
  }
  return out;
}
