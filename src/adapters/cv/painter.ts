import type { Box, Page, Run } from './runs.ts';

type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const INVISIBLE = 3;
const TINY = 2;
const FAINT = 0.12;

type Colour = readonly [number, number, number];
const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];

interface State {
  ctm: Matrix;
  fill: Colour | null;
  alpha: number;
  font: string;
  size: number;
  mode: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
}

interface Glyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

interface Painted extends Run {
  colour: Colour | null;
  alpha: number;
  invisible: boolean;
  order: number;
}

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
const at = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** Follows the painting of a page and keeps the text with what is needed to tell whether anybody sees it. */
export class PagePainter {
  readonly #box: Box;
  readonly #names = new Map<number, string>();
  readonly #isBold: (font: string) => boolean;
  #state: State = {
    ctm: IDENTITY,
    fill: BLACK,
    alpha: 1,
    font: '',
    size: 0,
    mode: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  };
  readonly #stack: State[] = [];
  #text: Matrix = IDENTITY;
  #line: Matrix = IDENTITY;
  #order = 0;
  readonly #painted: Painted[] = [];
  /** Filled areas and pictures, in the order they were painted; the colour of a picture is unknown. */
  readonly #areas: (Box & { colour: Colour | null; order: number })[] = [];
  #pictures = 0;

  constructor(box: Box, ops: Record<string, number>, isBold: (font: string) => boolean) {
    this.#box = box;
    this.#isBold = isBold;
    for (const [name, op] of Object.entries(ops)) this.#names.set(op, name);
  }

  paint(op: number, args: unknown[]): void {
    this.#order += 1;
    const state = this.#state;
    const numbers = args as number[];
    const [a = 0, b = 0] = numbers;
    switch (this.#names.get(op)) {
      case 'save':
        this.#stack.push({ ...state });
        break;
      case 'restore':
        this.#state = this.#stack.pop() ?? state;
        break;
      case 'transform':
        state.ctm = times(state.ctm, matrixOf(args));
        break;
      case 'paintFormXObjectBegin':
        this.#stack.push({ ...state });
        if (args[0] != null) state.ctm = times(state.ctm, matrixOf([args[0]]));
        break;
      case 'paintFormXObjectEnd':
        this.#state = this.#stack.pop() ?? state;
        break;
      case 'setFillRGBColor':
        state.fill = colourOf(args);
        break;
      case 'setFillColorN':
      case 'setFillColorSpace':
      case 'setFillTransparent':
        state.fill = null;
        break;
      case 'setGState':
        this.#graphics(args[0]);
        break;
      case 'beginText':
        this.#text = IDENTITY;
        this.#line = IDENTITY;
        break;
      case 'setTextMatrix':
        this.#text = matrixOf(args);
        this.#line = this.#text;
        break;
      case 'moveText':
        this.#move(a, b);
        break;
      case 'setLeadingMoveText':
        state.leading = b;
        this.#move(a, b);
        break;
      case 'nextLine':
        this.#move(0, state.leading);
        break;
      case 'setLeading':
        state.leading = -a;
        break;
      case 'setFont':
        state.font = String(args[0]);
        state.size = Number(args[1]);
        break;
      case 'setTextRenderingMode':
        state.mode = a;
        break;
      case 'setCharSpacing':
        state.charSpacing = a;
        break;
      case 'setWordSpacing':
        state.wordSpacing = a;
        break;
      case 'setHScale':
        state.scale = a / 100;
        break;
      case 'setTextRise':
        state.rise = a;
        break;
      case 'showText':
      case 'showSpacedText':
        this.#show((args[0] ?? []) as (Glyph | number)[]);
        break;
      case 'constructPath':
        this.#fill(args);
        break;
      case 'paintImageXObject':
      case 'paintInlineImageXObject':
      case 'paintImageMaskXObject':
      case 'paintImageXObjectRepeat':
        this.#picture();
        break;
    }
  }

  #graphics(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries as [string, unknown][]) {
      if (entry[0] === 'ca') this.#state.alpha = Number(entry[1]);
      if (entry[0] === 'Font' && Array.isArray(entry[1])) {
        this.#state.font = String(entry[1][0]);
        this.#state.size = Number(entry[1][1]);
      }
    }
  }

  #move(x: number, y: number): void {
    this.#line = times(this.#line, [1, 0, 0, 1, x, y]);
    this.#text = this.#line;
  }

  #show(glyphs: readonly (Glyph | number)[]): void {
    const { size, scale, charSpacing, wordSpacing, ctm, rise, fill, alpha, mode, font } = this.#state;
    const whole = times(ctm, this.#text);
    const height = Math.abs(size) * Math.hypot(whole[2], whole[3]);
    const bold = this.#isBold(font);
    let x = 0;
    let begun = 0;
    let text = '';
    const end = (): void => {
      if (text.trim() !== '') {
        const [left, y] = at(whole, begun, rise);
        const [right] = at(whole, x, rise);
        this.#painted.push({
          text,
          x: Math.min(left, right),
          x2: Math.max(left, right),
          y,
          size: height,
          bold,
          colour: fill,
          alpha,
          invisible: mode === INVISIBLE || mode === 7,
          order: this.#order,
        });
      }
      text = '';
    };
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        const step = (-glyph / 1000) * size * scale;
        // A wide gap parts words; a very wide one parts columns.
        if (step > size * 0.9) end();
        else if (step > size * 0.18 && text !== '' && !text.endsWith(' ')) text += ' ';
        x += step;
        if (text === '') begun = x;
        continue;
      }
      if (glyph === null || typeof glyph !== 'object') continue;
      if (text === '') begun = x;
      text += glyph.unicode ?? '';
      const spacing = charSpacing + (glyph.isSpace === true || glyph.unicode === ' ' ? wordSpacing : 0);
      x += (((glyph.width ?? 0) / 1000) * size + spacing) * scale;
    }
    end();
    this.#text = times(this.#text, [1, 0, 0, 1, x, 0]);
  }

  // args: what is done with the path, its points, and the box around them.
  #fill(args: unknown[]): void {
    const op = this.#names.get(Number(args[0])) ?? '';
    const box = args[2] as ArrayLike<number> | null | undefined;
    if (!/fill/i.test(op) || box == null || box.length < 4) return;
    this.#areas.push({
      ...this.#boxOf(box),
      colour: this.#state.alpha < 0.3 ? WHITE : this.#state.fill,
      order: this.#order,
    });
  }

  #picture(): void {
    const box = this.#boxOf([0, 0, 1, 1]);
    this.#areas.push({ ...box, colour: null, order: this.#order });
    this.#pictures += Math.max(0, box.x2 - box.x) * Math.max(0, box.y2 - box.y);
  }

  #boxOf(box: ArrayLike<number>): Box {
    const corners = [
      [box[0] ?? 0, box[1] ?? 0],
      [box[2] ?? 0, box[3] ?? 0],
      [box[0] ?? 0, box[3] ?? 0],
      [box[2] ?? 0, box[1] ?? 0],
    ].map(([x = 0, y = 0]) => at(this.#state.ctm, x, y));
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    return { x: Math.min(...xs), y: Math.min(...ys), x2: Math.max(...xs), y2: Math.max(...ys) };
  }

  /** What was painted, as it is seen. @param rotate how the page is turned, in degrees */
  page(rotate: number): Page {
    const { x, y, x2, y2 } = this.#box;
    const area = Math.max(1, (x2 - x) * (y2 - y));
    const pictured = this.#pictures / area > 0.4;
    // Under the picture of a scan lies its recognised text: that is what the page says.
    const letters = (runs: readonly Painted[]): number => runs.reduce((sum, run) => sum + run.text.length, 0);
    const unseen = this.#painted.filter((run) => run.invisible);
    const recognised = pictured && letters(unseen) > letters(this.#painted) * 0.7;
    const seen: Run[] = [];
    const hidden: string[] = [];
    for (const run of this.#painted) {
      if (recognised ? true : this.#isSeen(run)) seen.push(turned(run, rotate, this.#box));
      else hidden.push(run.text.trim());
    }
    return { runs: seen, hidden: joined(hidden), pictured, box: this.#box };
  }

  #isSeen(run: Painted): boolean {
    const { x, y, x2, y2 } = this.#box;
    if (run.invisible || run.alpha < FAINT || run.size < TINY) return false;
    if (run.x2 < x || run.x > x2 || run.y < y - run.size || run.y > y2) return false;
    if (run.colour === null) return true;
    const middle = { x: (run.x + run.x2) / 2, y: run.y + run.size * 0.3 };
    const under = this.#areas.findLast(
      (area) =>
        area.order < run.order &&
        area.x <= middle.x &&
        area.x2 >= middle.x &&
        area.y <= middle.y &&
        area.y2 >= middle.y,
    );
    const ground = under === undefined ? WHITE : under.colour;
    return ground === null || distance(run.colour, ground) > 24;
  }
}

function joined(texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : [texts.join(' ').slice(0, 2000)];
}

// A page that is turned is read as it is shown.
function turned(run: Painted, rotate: number, box: Box): Run {
  const { text, x, x2, y, size, bold } = run;
  if (rotate % 360 === 0) return { text, x, x2, y, size, bold };
  const width = x2 - x;
  if (rotate % 360 === 180)
    return { text, x: box.x2 - x2, x2: box.x2 - x2 + width, y: box.y2 - y, size, bold };
  return {
    text,
    x: rotate % 360 === 90 ? y : box.y2 - y,
    x2: (rotate % 360 === 90 ? y : box.y2 - y) + width,
    y: rotate % 360 === 90 ? box.x2 - x : x,
    size,
    bold,
  };
}

function matrixOf(args: unknown[]): Matrix {
  const list = (args.length === 1 ? args[0] : args) as ArrayLike<number>;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(list ?? IDENTITY);
  return [a, b, c, d, e, f];
}

function colourOf(args: unknown[]): Colour | null {
  const [first] = args;
  if (typeof first === 'string') {
    const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(first);
    if (hex === null) return null;
    return [
      Number.parseInt(hex[1] ?? '0', 16),
      Number.parseInt(hex[2] ?? '0', 16),
      Number.parseInt(hex[3] ?? '0', 16),
    ];
  }
  const [r = 0, g = 0, b = 0] = args as number[];
  return [r, g, b];
}

function distance(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}
