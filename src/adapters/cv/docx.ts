import { cleanText, unbulleted, withGaps } from '#src/domain/cv/clean.ts';
import type { CvLine, CvSource } from '#src/domain/cv/source.ts';
import { partsOf } from './archive.ts';
import { strongIn } from './bold-starts.ts';
import { type Look, look, PLAIN, parse, type Styles, stylesOf } from './docx-styles.ts';
import { linesOfRows } from './table-rows.ts';

const MAX_LINES = 20_000;

/** A run of text under one set of properties. */
interface Piece {
  text: string;
  bold: boolean;
  size: number;
  hidden: boolean;
}

interface Paragraph {
  pieces: Piece[];
  style: string;
  list: boolean;
  page: number;
  /** Space above, in points. */
  above: number;
}

interface Cell {
  blocks: Block[];
}
type Block = { paragraph: Paragraph } | { rows: Cell[][] };

/** Reads a DOCX: body, text boxes, tables, headers and footers, in reading order. @throws Error for what is none */
export async function docxSource(bytes: Uint8Array): Promise<CvSource> {
  const parts = await partsOf(bytes, (name) =>
    /^word\/(?:document|styles|header\d*|footer\d*)\.xml$|^word\/_rels\/(?:document|header\d*|footer\d*)\.xml\.rels$/.test(
      name,
    ),
  );
  const body = parts.get('word/document.xml');
  if (body === undefined) throw new Error('the archive holds no document');
  const styles = stylesOf(parts.get('word/styles.xml'));
  const hidden: string[] = [];
  const read = (part: Buffer, margin: boolean): CvLine[] =>
    linesIn(new Reader(styles).read(part), styles, hidden, margin);
  const margins = (kind: string): CvLine[] =>
    [...parts].filter(([name]) => name.startsWith(`word/${kind}`)).flatMap(([, part]) => read(part, true));
  const heads = margins('header');
  const main = read(body, false);
  const feet = margins('footer');
  return {
    lines: [...heads, ...main, ...feet].slice(0, MAX_LINES),
    links: linksOf([...parts].filter(([name]) => name.endsWith('.rels')).map(([, part]) => part)),
    pages: Math.max(1, ...main.map(({ page }) => page)),
    columns: 1,
    hidden,
    pictured: 0,
  };
}

function linksOf(parts: readonly Buffer[]): string[] {
  const links: string[] = [];
  for (const part of parts) {
    parse(part, {
      open: (name, attributes) => {
        if (
          name === 'Relationship' &&
          attributes.TargetMode === 'External' &&
          attributes.Target !== undefined
        )
          links.push(attributes.Target);
      },
    });
  }
  return links;
}

/** Walks a part of a document and keeps its paragraphs and tables. */
class Reader {
  readonly #styles: Styles;
  readonly #root: Cell = { blocks: [] };
  #cells: Cell[] = [this.#root];
  #tables: Cell[][][] = [];
  #paragraphs: Paragraph[] = [];
  #shades: (string | null)[] = [];
  #run: Look | null = null;
  #inText = false;
  #skip = 0;
  #page = 1;
  #properties: 'run' | 'paragraph' | 'cell' | null = null;

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  read(part: Buffer): Block[] {
    parse(part, {
      open: (name, attributes) => this.#open(name, attributes),
      text: (text) => {
        if (this.#inText && this.#skip === 0) this.#add(text);
      },
      close: (name) => this.#close(name),
    });
    return this.#root.blocks;
  }

  get #cell(): Cell {
    return this.#cells.at(-1) ?? this.#root;
  }

  #open(name: string, attributes: Record<string, string>): void {
    // A box is stored twice: once for programs that support it, once as a fallback.
    if (name === 'Fallback' || name === 'del' || name === 'moveFrom') this.#skip += 1;
    if (this.#skip > 0) return;
    const paragraph = this.#paragraphs.at(-1);
    switch (name) {
      case 'p':
        this.#paragraphs.push({ pieces: [], style: '', list: false, page: this.#page, above: 0 });
        break;
      case 'r':
        this.#run = { ...PLAIN };
        break;
      case 'rPr':
        this.#properties = this.#run === null ? null : 'run';
        break;
      case 'pPr':
        this.#properties = 'paragraph';
        break;
      case 'tcPr':
        this.#properties = 'cell';
        break;
      case 'pStyle':
        if (paragraph !== undefined) paragraph.style = attributes.val ?? '';
        break;
      case 'numPr':
        if (paragraph !== undefined) paragraph.list = true;
        break;
      case 'spacing':
        if (paragraph !== undefined && this.#properties === 'paragraph')
          paragraph.above = Number(attributes.before ?? 0) / 20;
        break;
      case 't':
        this.#inText = true;
        break;
      case 'tab':
        if (this.#run !== null) this.#add('\t');
        break;
      case 'br':
      case 'cr':
        if (attributes.type === 'page') this.#page += 1;
        else if (this.#run !== null) this.#add('\n');
        break;
      case 'lastRenderedPageBreak':
        this.#page += 1;
        break;
      case 'noBreakHyphen':
        this.#add('-');
        break;
      case 'sym':
        this.#add(' ');
        break;
      case 'tbl':
        this.#tables.push([]);
        break;
      case 'tr':
        this.#tables.at(-1)?.push([]);
        break;
      case 'tc': {
        const cell: Cell = { blocks: [] };
        this.#tables.at(-1)?.at(-1)?.push(cell);
        this.#cells.push(cell);
        this.#shades.push(null);
        break;
      }
      case 'shd':
        if (this.#properties === 'cell' || this.#properties === 'paragraph') {
          const fill = attributes.fill ?? null;
          if (this.#properties === 'cell') this.#shades[this.#shades.length - 1] = fill;
        }
        if (this.#properties === 'run' && this.#run !== null) look(this.#run, name, attributes);
        break;
      default:
        if (this.#properties === 'run' && this.#run !== null) look(this.#run, name, attributes);
    }
  }

  #close(name: string): void {
    if (name === 'Fallback' || name === 'del' || name === 'moveFrom') {
      this.#skip -= 1;
      return;
    }
    if (this.#skip > 0) return;
    switch (name) {
      case 'p': {
        const paragraph = this.#paragraphs.pop();
        if (paragraph !== undefined) this.#cell.blocks.push({ paragraph });
        break;
      }
      case 'r':
        this.#run = null;
        break;
      case 'rPr':
      case 'pPr':
      case 'tcPr':
        this.#properties = null;
        break;
      case 't':
        this.#inText = false;
        break;
      case 'tc':
        this.#cells.pop();
        this.#shades.pop();
        break;
      case 'tbl': {
        const rows = this.#tables.pop();
        if (rows !== undefined) this.#cell.blocks.push({ rows });
        break;
      }
    }
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) return;
    const own = this.#run ?? PLAIN;
    const style = this.#styles.looks.get(paragraph.style) ?? PLAIN;
    const size = own.size ?? style.size ?? this.#styles.size;
    const ground = own.shade ?? this.#shades.findLast((shade) => shade !== null && shade !== 'auto') ?? null;
    paragraph.pieces.push({
      text,
      bold: own.bold ?? style.bold ?? false,
      size,
      hidden: own.vanish || style.vanish || size <= 2 || isWhite(own.colour ?? style.colour, ground),
    });
  }
}

function isWhite(colour: string | null, ground: string | null): boolean {
  if (colour === null || !/^f[a-f]f[a-f]f[a-f]$/i.test(colour)) return false;
  return ground === null || /^(?:auto|f[a-f]f[a-f]f[a-f])$/i.test(ground);
}

function linesIn(blocks: readonly Block[], styles: Styles, hidden: string[], margin: boolean): CvLine[] {
  const lines: CvLine[] = [];
  let empty = false;
  for (const block of blocks) {
    const made =
      'paragraph' in block
        ? linesOfParagraph(block.paragraph, styles, hidden, margin)
        : linesOfRows(
            block.rows.map((row) => row.map((cell) => linesIn(cell.blocks, styles, hidden, margin))),
          );
    const [first] = made;
    if (first !== undefined && empty) first.apart = true;
    empty = made.length === 0;
    lines.push(...made);
  }
  return lines;
}

function linesOfParagraph(paragraph: Paragraph, styles: Styles, hidden: string[], margin: boolean): CvLine[] {
  const unseen = paragraph.pieces.filter((piece) => piece.hidden && piece.text.trim() !== '');
  if (unseen.length > 0)
    hidden.push(
      unseen
        .map(({ text }) => text)
        .join('')
        .trim(),
    );
  const seen = paragraph.pieces.filter((piece) => !piece.hidden);
  const size = Math.max(0, ...seen.map((piece) => piece.size));
  const { text: whole, hidden: tags } = cleanText(seen.map(({ text }) => text).join(''));
  hidden.push(...tags);
  const letters = seen.filter(({ text }) => text.trim() !== '');
  // A bold role on a line with other words makes the whole line count as bold.
  const bold =
    letters.length > 0 &&
    letters[0]?.bold === true &&
    letters.filter((piece) => piece.bold).length * 2 >= letters.length;
  const strong = strongIn(seen);
  return whole
    .split('\n')
    .map((line, at) => ({
      line: withGaps(line)
        .replace(/\t+/g, '\t')
        .replace(/^\t+|\t+$/g, '')
        .trim(),
      strong: strong[at] ?? '',
    }))
    .filter(({ line }) => line !== '')
    .map(({ line, strong: begins }, at): CvLine => {
      const { text, bullet } = unbulleted(line);
      const styled = styles.headings.has(paragraph.style);
      return {
        text,
        page: paragraph.page,
        size,
        bold,
        styled,
        apart: at === 0 && paragraph.above >= 8,
        bullet: bullet || paragraph.list,
        margin,
        ...(begins !== '' && text.includes(begins) && { strong: begins }),
      };
    })
    .filter(({ text }) => text !== '');
}
