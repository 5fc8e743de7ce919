import { cleanText, unbulleted, withGaps } from '#src/domain/cv/clean.ts';
import type { CvLine, CvSource } from '#src/domain/cv/source.ts';
import { type ParagraphLook, paragraphLooks } from './doc-looks.ts';
import { linesOfRows } from './table-rows.ts';

/** Word's control characters for the ends of lines and table cells. */
const LINE_END = '\v';
const CELL_END = String.fromCharCode(7);
const SECTOR = 512;
const WORD_MAGIC = 0xa5ec;
const ENCRYPTED = 0x0100;

/** Whether an old Word file is locked with a password. */
export function isLockedDoc(bytes: Buffer): boolean {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return true;
  for (let at = SECTOR; at + 12 < bytes.length; at += SECTOR) {
    if (bytes.readUInt16LE(at) === WORD_MAGIC) return (bytes.readUInt16LE(at + 10) & ENCRYPTED) !== 0;
  }
  return false;
}

// The fields of links hold their addresses among the text, in one byte or two for each letter.
function linksIn(bytes: Buffer): string[] {
  const texts = [bytes.toString('latin1'), bytes.toString('utf16le'), bytes.subarray(1).toString('utf16le')];
  const found = texts.flatMap((text) =>
    [...text.matchAll(/HYPERLINK\s{1,4}"((?:mailto:|https?:)[^"\s]{3,300})"/g)].flatMap(
      ([, link]) => link ?? [],
    ),
  );
  return [...new Set(found)];
}

/** How a line is set: as its paragraph, but for what begins each of its lines. */
type LineLook = Omit<ParagraphLook, 'text' | 'strong'> & { strong: string };

const UNSET: LineLook = {
  bold: false,
  size: 11,
  styled: false,
  listed: false,
  above: 0,
  tabled: false,
  strong: '',
};
/** How far ahead the paragraph of a line is looked for. */
const AHEAD = 40;

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** How the lines of the body are set, asked for in their order: the paragraph is found by its words. */
function lookReader(looks: readonly ParagraphLook[]): (line: string) => LineLook {
  const parts = looks.flatMap(({ text, strong, ...look }) =>
    text.split(LINE_END).map((part, at) => ({
      letters: lettersOf(part),
      look: { ...look, strong: strong[at] ?? '', ...(at > 0 && { above: 0 }) },
    })),
  );
  const sizes = looks.filter(({ text }) => text.trim() !== '').map(({ size }) => size);
  const usual = sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? UNSET.size;
  let done = 0;
  return (line) => {
    const letters = lettersOf(line.split('\t').find((cell) => cell.trim() !== '') ?? '');
    const found = parts
      .slice(done, done + AHEAD)
      .findIndex((part) => part.letters === letters || (part.letters === lettersOf(line) && letters !== ''));
    const part = parts[done + found];
    if (letters === '' || found < 0 || part === undefined) return { ...UNSET, size: usual };
    done += found + 1;
    return part.look;
  };
}

/** From which space on a line stands apart from the one above it, in points. */
const APART = 8;

// The body is read with other quotation marks and dashes than its looks: the bold words are found by their letters.
function strongIn(text: string, strong: string): Pick<CvLine, 'strong'> {
  const letters = lettersOf(strong);
  if (letters === '') return {};
  for (let at = strong.length; at <= strong.length + 2; at += 1)
    if (lettersOf(text.slice(0, at)) === letters) return { strong: text.slice(0, at).trimEnd() };
  return {};
}

function lineOf(written: string, look: LineLook, margin: boolean): CvLine[] {
  const { text, bullet } = unbulleted(
    withGaps(written)
      .replace(/\t+/g, '\t')
      .replace(/^\t+|\t+$/g, ''),
  );
  if (text === '') return [];
  const { bold, size, styled, listed, above, strong } = look;
  return [
    {
      text,
      page: 1,
      size,
      bold,
      styled,
      apart: above >= APART,
      bullet: bullet || (listed && !styled),
      margin,
      ...strongIn(text, strong),
    },
  ];
}

/** The rows of a table as its lines come: a cell ends with a tab, a row with one at the end of its line. */
class Rows {
  #rows: CvLine[][][] = [];
  #row: CvLine[][] = [];

  /** Whether a row has begun that has not ended. */
  get isOpen(): boolean {
    return this.#row.length > 0;
  }

  get isBegun(): boolean {
    return this.#rows.length > 0;
  }

  add([first = [], ...others]: readonly CvLine[][], isLast: boolean): void {
    const open = this.#row.at(-1);
    if (open === undefined) this.#row.push([...first]);
    else open.push(...first);
    this.#row.push(...others.map((cell) => [...cell]));
    if (!isLast) return;
    this.#rows.push(this.#row);
    this.#row = [];
  }

  /** The lines of the table that ended. */
  taken(): CvLine[] {
    const rows = this.isOpen ? [...this.#rows, this.#row] : this.#rows;
    [this.#rows, this.#row] = [[], []];
    return linesOfRows(rows);
  }
}

/** Reads a DOC: headers, body, text boxes and footers. */
export async function docSource(bytes: Buffer): Promise<CvSource> {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(bytes);
  const hidden: string[] = [];
  const set = lookReader(paragraphLooks(bytes));
  const part = (text: string, margin: boolean, lookOf = (_: string): LineLook => UNSET): CvLine[] => {
    const cleaned = cleanText(
      text.replace(/\r\n?/g, '\n').replaceAll(LINE_END, '\n').replaceAll(CELL_END, '\t'),
    );
    hidden.push(...cleaned.hidden);
    const written = cleaned.text.split(/\n/);
    const rows = new Rows();
    const lines: CvLine[] = [];
    for (const [at, line] of written.entries()) {
      const set = lookOf(line);
      const isApart = at > 0 && (written[at - 1] ?? '').trim() === '';
      const look = isApart ? { ...set, above: APART } : set;
      if (rows.isOpen || look.tabled || (rows.isBegun && line.includes('\t') && line.trim() === '')) {
        const cells = line.split('\t');
        // That of the line is the look of its first cell with words.
        const first = cells.findIndex((cell) => cell.trim() !== '');
        rows.add(
          cells.map((cell, index) =>
            cell.trim() === '' ? [] : lineOf(cell, index === first ? look : lookOf(cell), margin),
          ),
          line.endsWith('\t'),
        );
        continue;
      }
      lines.push(...rows.taken());
      lines.push(...lineOf(line, look, margin));
    }
    return [...lines, ...rows.taken()];
  };
  const lines = [
    ...part(document.getHeaders({ includeFooters: false }), true),
    ...part(document.getTextboxes({ includeHeadersAndFooters: false }), false),
    ...part(document.getBody(), false, set),
    ...part(document.getFooters(), true),
  ];
  return { lines, links: linksIn(bytes), pages: 1, columns: 1, hidden, pictured: 0 };
}
