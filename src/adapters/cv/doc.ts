import { cleanText, unbulleted, withGaps } from '#src/domain/cv/clean.ts';
import { timeIn } from '#src/domain/cv/dates.ts';
import type { CvLine, CvSource } from '#src/domain/cv/source.ts';
import { type ParagraphLook, paragraphLooks } from './doc-looks.ts';

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

// A row of a table ends with a tab. Of cells that hold several lines each, the end of one and the beginning of the next are no line.
function partedCells(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const [left = '', right = '', ...more] = line.split('\t');
    if (right === '' || more.length > 0 || at === 0 || lines[at - 1]?.endsWith('\t')) return [line];
    const rest = lines.slice(at + 1);
    const next = rest.findIndex((one) => one.includes('\t'));
    const isWithinRow = next >= 3 && /^[^\t]*\t$/.test(rest[next] ?? '') && timeIn(left) === null;
    return isWithinRow ? [left, right] : [line];
  });
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

const UNSET: Omit<ParagraphLook, 'text'> = { bold: false, size: 11, styled: false, listed: false, above: 0 };
/** How far ahead the paragraph of a line is looked for. */
const AHEAD = 40;

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** How the lines of the body are set, asked for in their order: the paragraph is found by its words. */
function lookReader(looks: readonly ParagraphLook[]): (line: string) => Omit<ParagraphLook, 'text'> {
  const parts = looks.flatMap(({ text, ...look }) =>
    text
      .split(LINE_END)
      .map((part, at) => ({ letters: lettersOf(part), look: at === 0 ? look : { ...look, above: 0 } })),
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

/** Reads a DOC: headers, body, text boxes and footers. */
export async function docSource(bytes: Buffer): Promise<CvSource> {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(bytes);
  const hidden: string[] = [];
  const set = lookReader(paragraphLooks(bytes));
  const part = (
    text: string,
    margin: boolean,
    lookOf = (_: string): Omit<ParagraphLook, 'text'> => UNSET,
  ): CvLine[] => {
    const cleaned = cleanText(
      text.replace(/\r\n?/g, '\n').replaceAll(LINE_END, '\n').replaceAll(CELL_END, '\t'),
    );
    hidden.push(...cleaned.hidden);
    return partedCells(cleaned.text.split(/\n/)).flatMap((line, at, all): CvLine[] => {
      const { text: words, bullet } = unbulleted(
        withGaps(line)
          .replace(/\t+/g, '\t')
          .replace(/^\t+|\t+$/g, ''),
      );
      if (words === '') return [];
      const { bold, size, styled, listed, above } = lookOf(line);
      const apart = above >= 8 || (at > 0 && (all[at - 1] ?? '').trim() === '');
      return [
        { text: words, page: 1, size, bold, styled, apart, bullet: bullet || (listed && !styled), margin },
      ];
    });
  };
  const lines = [
    ...part(document.getHeaders({ includeFooters: false }), true),
    ...part(document.getTextboxes({ includeHeadersAndFooters: false }), false),
    ...part(document.getBody(), false, set),
    ...part(document.getFooters(), true),
  ];
  return { lines, links: linksIn(bytes), pages: 1, columns: 1, hidden, pictured: 0 };
}
