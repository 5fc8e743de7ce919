import { isParticular } from './particulars.ts';
import { type CvReading, MODEL_CONFIDENCE, type Provenance } from './schema.ts';

/** What is sent of a CV at most, in characters. */
const MOST_SENT = 60_000;
const LONGEST_QUOTE = 400;

/**
 * The text of a CV that goes to a model, and what stands in it. Lines that tell of birth, family and the like under a label
 * stay here, so nothing can be quoted from them.
 */
export class BoundText {
  /** As it is sent. */
  readonly text: string;
  readonly lines: readonly string[];
  readonly #plain: string;
  /** Where each line begins in the plain text, and on which page it stands. */
  readonly #starts: readonly { start: number; page: number }[];

  constructor({ text, pages = [0] }: Pick<CvReading, 'text' | 'pages'>) {
    const starts: { start: number; page: number }[] = [];
    const lines: string[] = [];
    let [plain, length] = ['', 0];
    for (const [at, line] of text.split('\n').entries()) {
      length += line.length + 1;
      if (length > MOST_SENT) break;
      if (isParticular({ text: line })) continue;
      lines.push(line);
      starts.push({ start: plain.length, page: Math.max(1, pages.filter((from) => from <= at).length) });
      plain += `${plainOf(line)} `;
    }
    this.lines = lines;
    this.text = lines.join('\n');
    this.#plain = plain;
    this.#starts = starts;
  }

  /** Whether words stand in the text as they are, but for spaces and the signs of typesetters. */
  holds(words: string): boolean {
    return words.length <= LONGEST_QUOTE && placeOf(plainOf(words), this.#plain) >= 0;
  }

  /** Whether words stand in a quote as they are. */
  isIn(words: string, quote: string): boolean {
    return placeOf(plainOf(words), plainOf(quote)) >= 0;
  }

  /** The lines in which any of some words stand. */
  linesWith(words: readonly string[]): string[] {
    const plain = words.map(plainOf);
    return this.lines.filter((line) => plain.some((one) => placeOf(one, plainOf(line)) >= 0));
  }

  /** Where a quote of the model stands. */
  provenanceOf(quote: string): Provenance {
    const at = placeOf(plainOf(quote).slice(0, 40), this.#plain);
    const page = this.#starts.findLast(({ start }) => start <= at)?.page ?? 1;
    const said = quote.replace(/\s+/g, ' ').trim().slice(0, 300);
    return { confidence: MODEL_CONFIDENCE, page, quote: said, read_by: 'model' };
  }
}

const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Where words stand whole in a text ("Java" does not in "JavaScript"); -1 where they do not, or are none. */
function placeOf(words: string, text: string): number {
  const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  if (words === '') return -1;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isCut =
      (isWord(words[0]) && isWord(text[at - 1])) || (isWord(words.at(-1)) && isWord(text[at + words.length]));
    if (!isCut) return at;
  }
  return -1;
}
