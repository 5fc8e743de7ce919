import { ERASED } from '../erased-mark.ts';
import type { Row } from './rows.ts';

/** An object with what was found in a text, or taken out of one: it quotes the text. */
type Quoting = Record<string, unknown> & { words: string };

const isQuoting = (value: unknown): value is Quoting =>
  typeof value === 'object' &&
  value !== null &&
  'words' in value &&
  typeof value.words === 'string' &&
  ('verdict' in value || 'field' in value);

/** The value of a JSON text, also of one within another; undefined of any other text. */
export function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every object within a value, those in JSON texts within it included. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value === 'string') {
    const inner = parsed(value);
    if (inner !== undefined) yield* objectsIn(inner);
  } else if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  else if (typeof value === 'object' && value !== null) {
    yield value as Record<string, unknown>;
    for (const item of Object.values(value)) yield* objectsIn(item);
  }
}

/** The texts of a value in which somebody may have been told of. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    const inner = parsed(value);
    if (inner !== undefined) yield* textsIn(inner);
    else if (/\S\s+\S/u.test(value)) yield value;
  } else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* textsIn(item);
}

/** What of a person is kept without their name: texts about them, and what findings quote of these. */
export interface Told {
  texts: ReadonlySet<string>;
  quoted: readonly string[];
}

export const NOTHING_TOLD: Told = { texts: new Set(), quoted: [] };
/** A text of a few words is a title or a name that others have as well. */
const SENTENCE = /\S(?:\s+\S+){4}/u;

/**
 * What rows tell of a person without a name: a finding names nobody, so that its words are known by the text they stand in.
 * @param texts what was written about the person in rows that are gone
 * @param isAbout whether an object is about the person
 */
export function toldOf(
  rows: readonly Row[],
  texts: readonly string[],
  isAbout: (value: Record<string, unknown>) => boolean,
): Told {
  const all = rows.flatMap((row) => Object.values(row)).flatMap((value) => [...objectsIn(value)]);
  const own = [...texts, ...all.filter(isAbout).flatMap((one) => [...textsIn(one)])];
  const said = own.join('\n').toLowerCase();
  const words = all.filter(isQuoting).map((one) => one.words);
  return {
    texts: new Set(own.filter((text) => SENTENCE.test(text))),
    quoted: [...new Set(words)].filter((one) => one.trim() !== '' && said.includes(one.toLowerCase())),
  };
}

/** What a person is called in a row in the place of their name: `Candidate A`, under which a plan shows what is read of them. */
export const labelsIn = (row: Row, isAbout: (value: Record<string, unknown>) => boolean): Set<string> =>
  new Set(
    Object.values(row)
      .flatMap((value) => [...objectsIn(value)])
      .filter(isAbout)
      .flatMap(({ display_name: label }) =>
        typeof label === 'string' && /^Candidate \p{Lu}{1,2}$/u.test(label) ? [label] : [],
      ),
  );

/** A finding without the words that are the person's, and without what is shown in their place. */
export function withoutQuote(
  value: Record<string, unknown>,
  quoted: readonly string[],
): Record<string, unknown> {
  if (!isQuoting(value) || !quoted.includes(value.words)) return value;
  return { ...value, words: ERASED, ...('shown' in value ? { shown: ERASED } : {}) };
}

/** A text without the words where it quotes them, as warnings, mails and what is confirmed do. */
export function withoutQuotes(text: string, quoted: readonly string[]): string {
  return quoted.reduce((now, words) => {
    const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return now.replace(
      new RegExp(`(?<=["“‘]|&quot;|&ldquo;)${escaped}(?=["”’]|\\\\"|&quot;|&rdquo;)`, 'giu'),
      ERASED,
    );
  }, text);
}

/**
 * What findings quote in the answers kept for repeats that refused a text. Such an answer names nobody, so that it cannot be told about
 * whom it is: each of them loses the words.
 */
export function quotedInRefusal(response: string): string[] {
  const answer = parsed(response);
  const isRefusal =
    typeof answer === 'object' && answer !== null && 'error' in answer && answer.error != null;
  return isRefusal ? [...objectsIn(answer)].filter(isQuoting).map((one) => one.words) : [];
}
