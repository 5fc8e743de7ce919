import { languageOf } from '#src/lib/language.ts';
import type { Identity } from './identity.ts';
import { occurrences } from './occurrences.ts';
import { saidForPerson, spokenIn } from './placeholders.ts';
import { alphabetOf, saidForPersonInAlphabet, spokenInAlphabet } from './placeholders-alphabets.ts';
import { easternOf, nounOf, saidForPersonEastern, spokenInEastern } from './placeholders-eastern.ts';
import {
  applyEdits,
  beginsSentence,
  capitalised,
  type Draft,
  type Edit,
  originOf,
  type Span,
  untouched,
  withoutOverlaps,
} from './spans.ts';
import { tongueOf } from './tongues.ts';

/** A piece of the original text that something else stands for now. */
export interface Replaced extends Span {
  with: string;
}

export interface RedactionResult {
  text: string;
  replaced: Replaced[];
}

/** More passes than a text can need: each replaces what the one before made visible. */
const PASSES = 6;

/**
 * A text with its edits made, pass by pass until nothing is left to do.
 * @param whose who is meant, where what stands for them is to be in the language of the text
 */
export function scrubbed(text: string, editsOf: (now: string) => Edit[], whose?: Identity): RedactionResult {
  const { draft, replaced } = rewriteAll(text, editsOf, whose);
  return { text: draft.text, replaced };
}

/** A piece of a name beside what stands for another piece of it already goes with that. */
function besideItself(now: string, edit: Edit, others: readonly string[]): Edit {
  if ((edit.reason !== 'name' && edit.reason !== 'contact') || edit.with === '') return edit;
  const { start, end } = edit;
  const asBegun = (said: string): string => (beginsSentence(now, start) ? capitalised(said) : said);
  for (const shown of [edit.with, ...others]) {
    const isShown = (said: string): boolean => said.toLowerCase() === shown.toLowerCase();
    const before = now.slice(Math.max(0, start - shown.length - 1), start);
    if (/[ -]$/u.test(before) && isShown(before.slice(0, -1)))
      return { ...edit, start: start - before.length, with: before.slice(0, -1) };
    const after = now.slice(end, end + shown.length + 1);
    if (/^[ -]/u.test(after) && isShown(after.slice(1)))
      return {
        ...edit,
        end: end + after.length,
        with: asBegun(shown === edit.with ? shown : after.slice(1)),
      };
  }
  return edit;
}

/** Whether a piece of a name is a word of what stands there for the person already: `The` of "The candidate". */
function isWithinShown(now: string, { start, end, with: shown, reason }: Edit): boolean {
  if (reason !== 'name' || !shown.includes(' ')) return false;
  const from = Math.max(0, start - shown.length);
  const at = now
    .slice(from, end + shown.length)
    .toLowerCase()
    .indexOf(shown.toLowerCase());
  return at >= 0 && from + at <= start && end <= from + at + shown.length;
}

/** `KPI, the polytechnic in Kyiv`: a house that is said twice, by its name and by what it is, is said once. */
function apposedOnce(now: string, edits: readonly Edit[]): Edit[] {
  return edits.flatMap((edit, at) => {
    const [last, next] = [edits[at - 1], edits[at + 1]];
    if (last !== undefined && isSaidOfLast(now, last, edit)) return [];
    return next !== undefined && isSaidOfLast(now, edit, next) ? [{ ...edit, end: next.end }] : [edit];
  });
}
const isSaidOfLast = (now: string, last: Edit, edit: Edit): boolean =>
  (edit.reason === 'school' || edit.reason === 'employer') &&
  last.reason === edit.reason &&
  /^an? /u.test(last.with) &&
  last.with.replace(/^an? /u, '') === edit.with.replace(/^an? /u, '') &&
  now.slice(last.end, edit.start) === ', the ' &&
  /^[,.;:)]/u.test(now.slice(edit.end));

/** `Fields' trials` becomes "the candidate's trials": what stands there ends in no s. */
function asPossessive(now: string, edit: Edit): Edit {
  const { start, end, with: shown } = edit;
  const [mark = ''] = /^['’](?= [\p{L}\p{N}])/u.exec(now.slice(end, end + 3)) ?? [];
  if (mark === '' || !/s$/iu.test(now.slice(start, end)) || /(?:^|s|['’])$/iu.test(shown)) return edit;
  const isQuoted = /(?:^|[\s(])['‘][^'’]*$/u.test(now.slice(Math.max(0, start - 80), start));
  if (isQuoted || !OF_NAMES.has(edit.reason) || languageOf(now) !== 'en') return edit;
  return { ...edit, end: end + 1, with: `${shown}${mark}s` };
}
const OF_NAMES: ReadonlySet<Edit['reason']> = new Set<Edit['reason']>([
  'name',
  'contact',
  'employer',
  'school',
  'client',
]);

/** The edits in the language of the text, where that tells nobody and takes nothing of the one before. */
function spoken(edits: readonly Edit[], sayIn: (edit: Edit) => Edit, { known }: Identity): Edit[] {
  return edits.map((edit, at) => {
    const said = sayIn(edit);
    const isFree = said.start >= (edits[at - 1]?.end ?? 0);
    return isFree && (said.with === edit.with || occurrences(said.with, known).length === 0) ? said : edit;
  });
}

/** How what stands in the place of names is said in the language of a text. */
interface Speech {
  /** What is said for the candidate. */
  forPerson: readonly string[];
  sayIn: (now: string, edit: Edit) => Edit;
}

/** The same for a text; null where that is English. */
function speechOf(text: string): Speech | null {
  const eastern = easternOf(text);
  if (eastern !== null)
    return {
      forPerson: saidForPersonEastern(eastern),
      sayIn: (_, edit) => spokenInEastern(eastern, edit),
    };
  const alphabet = alphabetOf(text);
  if (alphabet !== null)
    return {
      forPerson: saidForPersonInAlphabet(alphabet),
      sayIn: (now, edit) => {
        const noun = nounOf(edit.with);
        return noun === null ? edit : spokenInAlphabet(alphabet, now, edit, noun);
      },
    };
  const tongue = tongueOf(text);
  return tongue === null
    ? null
    : { forPerson: saidForPerson(tongue), sayIn: (now, edit) => spokenIn(tongue, now, edit) };
}

/** The same as a draft that tells where each of its characters comes from. */
export function rewriteAll(
  text: string,
  editsOf: (now: string) => Edit[],
  whose?: Identity,
): { draft: Draft; replaced: Replaced[] } {
  let draft = untouched(text);
  const replaced: Replaced[] = [];
  const speech = whose === undefined ? null : speechOf(text);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const now = draft.text;
    const all = withoutOverlaps(
      editsOf(now)
        .filter((edit) => !isWithinShown(now, edit))
        .map((edit) => besideItself(now, edit, speech?.forPerson ?? [])),
      now,
    )
      .filter((edit) => now.slice(edit.start, edit.end) !== edit.with)
      .map((edit) => asPossessive(now, edit));
    const settled = apposedOnce(now, all);
    const edits =
      whose === undefined || speech === null
        ? settled
        : spoken(settled, (edit) => speech.sayIn(now, edit), whose);
    if (edits.length === 0) break;
    for (const edit of edits) {
      const { start, end } = originOf(draft, edit);
      const within = replaced.findIndex((earlier) => earlier.start < end && start < earlier.end);
      if (within < 0)
        replaced.push({ start, end, text: text.slice(start, end), reason: edit.reason, with: edit.with });
    }
    draft = applyEdits(draft, edits);
  }
  return { draft, replaced: replaced.sort((a, b) => a.start - b.start) };
}
