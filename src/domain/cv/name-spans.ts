import { fold } from '#src/lib/fold.ts';
import { isFormLabel } from './form-labels.ts';
import type { HeadLine } from './name-heading.ts';
import { type Named, nameIn } from './name-in.ts';
import { asksForOther, isNameLabel, LABEL, labelIn } from './name-labels.ts';
import { isOverReferees } from './name-of-others.ts';
import { givenFirstBy, surnameLast } from './name-order.ts';
import { isShortOf, PAPER_ALONE } from './name-two-lines.ts';
import { withoutMoreBy } from './name-within.ts';
import { spaced } from './sections.ts';

/** Words of one line, or of two below one another, that may be the candidate's name. */
export interface NameSpan {
  /** As a record has it: given names first, in normal case. */
  name: string;
  named: Named;
  /** As it is written. */
  text: string;
  /** What stands before and behind it in its cell; `below` where it goes on in the next line. */
  before: string;
  after: string;
  below: boolean;
  line: HeadLine;
  at: number;
  /** How many lines of the page stand above it, apart from the paper's title and the margins. */
  rank: number;
  /** Whether the label of its line asks for a name, for something else, or there is none. */
  label: 'name' | 'other' | 'none';
}

/** How many lines at the beginning and at the end of the pages may hold it without a label. */
const FIRST = 60;
const LAST = 6;
/** The most words of a name, and of a line or cell in which one is looked for. */
const WORDS = 7;
const LINE_WORDS = 14;
const LINE_SIGNS = 220;
const MOST_BELOW = 4;

const CELLS = /\t|\s\|\s|\s[–—-]\s|\s[•·]\s|(?<=:)\s/;
const BEGINS = /^["“”„«(]?\p{L}/u;
// What no name holds: a number, an address, a sentence's sign.
const NO_NAME = /[\d@:;/\\!?%€$£+=<>]/;
const CHILD_OF = /\s(?:a\/[lp]|[sd]\/o)\s/i;

/**
 * Every stretch of the pages that may be somebody's name, each of its line once.
 * @param lines in reading order; those of a name that breaks are one
 * @param letters the words of the e-mail address and the profile
 */
export function nameSpans(lines: readonly HeadLine[], letters: string): NameSpan[] {
  const found: NameSpan[] = [];
  let rank = 0;
  for (const [at, line] of lines.entries()) {
    if (at > 1 && isOverReferees(line.text)) break;
    const own = { line, at, rank };
    if (!line.margin && !PAPER_ALONE.test(line.text.trim())) rank += 1;
    if (line.text.length > LINE_SIGNS || DATELINE.test(line.text.trim())) continue;
    const label = labelOf(line.text);
    if (at >= FIRST && label !== 'name' && at < lines.length - LAST) continue;
    const seen = new Set<string>();
    for (const { text, before, after, below } of stretchesOf(line, lines[at + 1])) {
      if (NO_NAME.test(text.replace(CHILD_OF, ' ').replace(LABEL, ''))) continue;
      const named = nameIn(text.replace(/[,;:]+$/, ''));
      const name = named && withoutMoreBy(surnameLast(givenFirstBy(named.name, letters)), letters);
      if (named === null || name === null || name.split(' ').length > WORDS || seen.has(fold(name))) continue;
      seen.add(fold(name));
      found.push({ ...own, name, named, text, before, after, below, label });
    }
  }
  return found;
}

// A place and a date above a letter: "Villa María, 4 de noviembre de 2026".
const DATELINE =
  /^\p{Lu}[\p{L}’'. -]{2,30}(?:,? \p{Lu}{2,3})?,? (?:den |le |il |am |the )?\d{1,2}(?:\.|º|st|nd|rd|th)? (?:de |of )?\p{L}{3,10}\.? (?:de |del )?\d{4}$/iu;

// What somebody signs behind: "Signed: Hector R. Villaseñor".
const SIGNED =
  /^(?:signed|signature|unterschrift|firma(?:to)?|fdo|signé|assinatura|handtekening|underskrift|allekirjoitus|podpis)$/;

function labelOf(text: string): NameSpan['label'] {
  const label = LABEL.exec(spaced(text));
  if (label === null) return 'none';
  const asked = labelIn(label[1] ?? '');
  // What a stroke, a dash or a tab parts is a label where it is known as one: "Cook | Jane Harrow", "Reto Zgraggen - Seite 1/1".
  if (SIGNED.test(asked)) return 'none';
  const isParted = !label[0].trimEnd().endsWith(':');
  if (isParted && !isNameLabel(asked) && !asksForOther(asked) && !isFormLabel(asked)) return 'none';
  return isNameLabel(asked) && !asksForOther(asked) ? 'name' : 'other';
}

// "ADEKUNLE, BOLANLE FOLASHADE (MISS)": behind a surname before a comma, or brackets, no name goes on in the next line.
// Nor does one begin with the word between the paper's title and its owner: "CURRICULUM VITAE" above "OF".
const isClosed = (text: string): boolean =>
  /\p{L}{2},\s+\p{Lu}|\)$|^(?:of|de|di|von|van|för|for|over)$/iu.test(text.trim());

type Stretch = Pick<NameSpan, 'text' | 'before' | 'after' | 'below'>;

function stretchesOf(line: HeadLine, next: HeadLine | undefined): Stretch[] {
  const all: Stretch[] = [{ text: line.text, before: '', after: '', below: false }];
  for (const cell of spaced(line.text).split(CELLS)) {
    const words = cell.trim().split(/\s+/);
    if (words.length > LINE_WORDS) continue;
    for (let from = 0; from < words.length; from += 1) {
      if (!BEGINS.test(words[from] ?? '')) continue;
      for (let to = from + 1; to <= Math.min(words.length, from + WORDS); to += 1) {
        const [text, before, after] = [words.slice(from, to), words.slice(0, from), words.slice(to)];
        all.push({ text: text.join(' '), before: before.join(' '), after: after.join(' '), below: false });
      }
    }
  }
  const isShort = (text: string): boolean => text.split(/\s+/).length <= MOST_BELOW;
  if (
    next !== undefined &&
    !isClosed(line.text) &&
    isShort(line.text) &&
    isShort(next.text) &&
    Math.abs(line.size - next.size) < 1 &&
    !isShortOf(line.text, next.text)
  )
    all.push({ text: `${line.text} ${next.text}`, before: '', after: '', below: true });
  return all;
}
