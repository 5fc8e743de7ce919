import { strongIn } from './bold-starts.ts';
import { streamIn } from './ole.ts';

/** How a paragraph of an old Word file is set. */
export interface ParagraphLook {
  text: string;
  bold: boolean;
  /** Of the type, in points. */
  size: number;
  styled: boolean;
  listed: boolean;
  /** The space above it, in points. */
  above: number;
  /** Whether it stands in a table. */
  tabled: boolean;
  /** The bold words that each of its lines begins with, where it goes on without. */
  strong: string[];
}

/** Properties of characters and paragraphs, those that are not said left out. */
interface Properties {
  bold?: boolean;
  size?: number;
  listed?: boolean;
  styled?: boolean;
  above?: number;
  tabled?: boolean;
}

/** Characters or paragraphs from one place in the file to another, and what they have beside their style. */
interface Run {
  from: number;
  to: number;
  style: number;
  properties: Buffer;
}

// Codes of properties ([MS-DOC] 2.6).
const BOLD = 0x0835;
const SIZE = 0x4a43;
const LIST = 0x460b;
const LEVEL = 0x2640;
const ABOVE = 0xa413;
const IN_TABLE = 0x2416;
const BODY_LEVEL = 9;
const OPERANDS = [1, 1, 2, 4, 2, 2, null, 3] as const;
const PAGE = 512;
const USUAL_SIZE = 10;

/** How the paragraphs of the body are set, in their order; none where the file does not say. */
export function paragraphLooks(bytes: Buffer): ParagraphLook[] {
  const main = streamIn(bytes, 'WordDocument');
  if (main === null) return [];
  const table = streamIn(bytes, (main.readUInt16LE(0x0a) & 0x0200) === 0 ? '0Table' : '1Table');
  if (table === null) return [];
  try {
    return looksIn(main, table);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function setBy(properties: Buffer, inherited: boolean): Properties {
  const set: Properties = {};
  for (let at = 0; at + 2 < properties.length; ) {
    const code = properties.readUInt16LE(at);
    const value = at + 2;
    if (code === BOLD) {
      const sign = properties.readUInt8(value);
      set.bold = sign < 2 ? sign === 1 : inherited === (sign === 0x80);
    }
    if (code === SIZE) set.size = properties.readUInt16LE(value) / 2;
    if (code === LIST) set.listed = properties.readUInt16LE(value) !== 0;
    if (code === LEVEL) set.styled = properties.readUInt8(value) < BODY_LEVEL;
    if (code === IN_TABLE) set.tabled = properties.readUInt8(value) !== 0;
    if (code === ABOVE) set.above = properties.readUInt16LE(value) / 20;
    at = value + (OPERANDS[code >> 13] ?? properties.readUInt8(value) + 1);
  }
  return set;
}

/** The parts of a table of positions: each from one to the next, with what stands for it behind all of them. */
function plc(table: Buffer, at: number, length: number, size: number): [number, number, Buffer][] {
  const count = Math.floor((length - 4) / (size + 4));
  return Array.from({ length: Math.max(0, count) }, (_, index): [number, number, Buffer] => [
    table.readUInt32LE(at + index * 4),
    table.readUInt32LE(at + index * 4 + 4),
    table.subarray(at + (count + 1) * 4 + index * size, at + (count + 1) * 4 + (index + 1) * size),
  ]);
}

type RunReader = (page: Buffer, offset: number) => Pick<Run, 'style' | 'properties'>;

/** Pages of runs, each with the offset of its properties in words. */
function runsIn(
  main: Buffer,
  table: Buffer,
  { at, width, read }: { at: number; width: number; read: RunReader },
): Run[] {
  return (
    plc(table, main.readUInt32LE(at), main.readUInt32LE(at + 4), 4)
      // A table may not name more pages than there are.
      .slice(0, main.length / PAGE)
      .flatMap(([, , pointer]): Run[] => {
        const number = pointer.readUInt32LE(0) & 0x3fffff;
        const page = main.subarray(number * PAGE, (number + 1) * PAGE);
        const count = page.readUInt8(PAGE - 1);
        return Array.from({ length: count }, (_, index) => {
          const offset = page.readUInt8((count + 1) * 4 + index * width) * 2;
          const [from, to] = [page.readUInt32LE(index * 4), page.readUInt32LE(index * 4 + 4)];
          return { from, to, ...(offset === 0 ? { style: 0, properties: NONE } : read(page, offset)) };
        });
      })
      .toSorted((a, b) => a.from - b.from)
  );
}

const NONE = Buffer.alloc(0);

const paragraphAt: RunReader = (page, offset) => {
  const short = page.readUInt8(offset);
  const [begin, length] =
    short === 0 ? [offset + 2, page.readUInt8(offset + 1) * 2] : [offset + 1, short * 2 - 1];
  return { style: page.readUInt16LE(begin), properties: page.subarray(begin + 2, begin + length) };
};

const charactersAt: RunReader = (page, offset) => ({
  style: 0,
  properties: page.subarray(offset + 1, offset + 1 + page.readUInt8(offset)),
});

/** What each style says, with what it takes from the one that it is based on. */
function stylesIn(main: Buffer, table: Buffer): Properties[] {
  const start = main.readUInt32LE(0x00a2);
  const header = table.readUInt16LE(start);
  const [count, base] = [table.readUInt16LE(start + 2), table.readUInt16LE(start + 4)];
  const own: { based: number; set: Properties }[] = [];
  let at = start + 2 + header;
  for (let index = 0; index < count; index += 1) {
    const length = table.readUInt16LE(at);
    own.push(
      length === 0 ? { based: 0xfff, set: {} } : styleIn(table.subarray(at + 2, at + 2 + length), base),
    );
    at += 2 + length;
  }
  const whole = (index: number, depth: number): Properties => {
    const style = own[index];
    if (style === undefined || depth > 12) return {};
    const { based, set } = style;
    // That a style is a heading is not inherited.
    const { styled: _, ...from } = whole(based, depth + 1);
    return { ...from, ...set };
  };
  return own.map((_, index) => whole(index, 0));
}

function styleIn(style: Buffer, base: number): { based: number; set: Properties } {
  const number = style.readUInt16LE(0) & 0xfff;
  const [kind, based] = [style.readUInt16LE(2) & 0xf, style.readUInt16LE(2) >> 4];
  if (kind !== 1) return { based, set: {} };
  let at = base + 2 + style.readUInt16LE(base) * 2 + 2;
  const parts: Buffer[] = [];
  const count = style.readUInt16LE(4) & 0xf;
  for (let index = 0; index < count && at + 2 <= style.length; index += 1) {
    at += at % 2;
    const length = style.readUInt16LE(at);
    parts.push(style.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  const set = { ...setBy(parts[0]?.subarray(2) ?? NONE, false), ...setBy(parts[1] ?? NONE, false) };
  return { based, set: number >= 1 && number <= 9 ? { ...set, styled: true } : set };
}

/** Where the characters of the text lie, in its order. */
function piecesIn(main: Buffer, table: Buffer): { cp: number; end: number; fc: number; wide: boolean }[] {
  let at = main.readUInt32LE(0x01a2);
  const end = at + main.readUInt32LE(0x01a6);
  while (at < end && table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1);
  return plc(table, at + 5, table.readUInt32LE(at + 1), 8).map(([cp, next, piece]) => {
    const fc = piece.readUInt32LE(2);
    const narrow = (fc & 0x40000000) !== 0;
    return { cp, end: next, fc: narrow ? (fc & 0x3fffffff) / 2 : fc, wide: !narrow };
  });
}

const NARROW = new TextDecoder('windows-1252');
const [PARAGRAPH_END, CELL_END, LINE_END, CODE, SHOWN, CODE_END] = [
  '\r',
  '\x07',
  '\v',
  '\x13',
  '\x14',
  '\x15',
];

interface Letter {
  sign: string;
  fc: number;
}

function* lettersIn(main: Buffer, table: Buffer): Generator<Letter> {
  const length = main.readUInt32LE(0x004c);
  for (const { cp, end, fc, wide } of piecesIn(main, table)) {
    const count = Math.min(end, length) - cp;
    if (count <= 0) continue;
    const bytes = main.subarray(fc, fc + count * (wide ? 2 : 1));
    const text = wide ? bytes.toString('utf16le') : NARROW.decode(bytes);
    for (let at = 0; at < text.length; at += 1) yield { sign: text.charAt(at), fc: fc + at * (wide ? 2 : 1) };
  }
}

/** The run that holds a place in the file. */
function runAt(runs: readonly Run[], fc: number): Run | undefined {
  let [low, high] = [0, runs.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((runs[middle]?.from ?? 0) <= fc) low = middle;
    else high = middle - 1;
  }
  const run = runs[low];
  return run !== undefined && run.from <= fc && fc < run.to ? run : undefined;
}

function looksIn(main: Buffer, table: Buffer): ParagraphLook[] {
  const styles = stylesIn(main, table);
  const paragraphs = runsIn(main, table, { at: 0x0102, width: 13, read: paragraphAt });
  const characters = runsIn(main, table, { at: 0x00fa, width: 1, read: charactersAt });
  const looks: ParagraphLook[] = [];
  let letters: Letter[] = [];
  let codes = 0;
  for (const letter of lettersIn(main, table)) {
    // What a field shows stands behind its code.
    if (letter.sign === CODE) codes += 1;
    else if (letter.sign === SHOWN) codes -= 1;
    else if (letter.sign === PARAGRAPH_END || letter.sign === CELL_END) {
      const run = runAt(paragraphs, letter.fc);
      const style = styles[run?.style ?? 0] ?? {};
      looks.push(lookOf(letters, { ...style, ...setBy(run?.properties ?? NONE, false) }, style, characters));
      letters = [];
    } else if (codes === 0 && letter.sign !== CODE_END) letters.push(letter);
  }
  return looks;
}

function lookOf(
  letters: readonly Letter[],
  paragraph: Properties,
  style: Properties,
  characters: readonly Run[],
): ParagraphLook {
  const seen = letters.filter(({ sign }) => sign.trim() !== '' && sign !== LINE_END);
  const runs = new Map(
    [...new Set(seen.map(({ fc }) => runAt(characters, fc)))].map((run) => [
      run,
      {
        bold: style.bold ?? false,
        size: style.size ?? USUAL_SIZE,
        ...setBy(run?.properties ?? NONE, style.bold ?? false),
      },
    ]),
  );
  const sets = [...runs.values()];
  const boldOf = (run: Run | undefined): boolean => runs.get(run)?.bold ?? false;
  return {
    text: letters.map(({ sign }) => sign).join(''),
    tabled: paragraph.tabled ?? false,
    strong: strongIn(
      letters.map(({ sign, fc }) => ({
        text: sign === LINE_END ? '\n' : sign,
        bold: boldOf(runAt(characters, fc)),
      })),
    ),
    bold: sets[0]?.bold === true && sets.filter(({ bold }) => bold).length * 2 >= sets.length,
    size: Math.max(0, ...sets.map(({ size }) => size)),
    styled: paragraph.styled ?? false,
    listed: paragraph.listed ?? false,
    above: paragraph.above ?? 0,
  };
}
