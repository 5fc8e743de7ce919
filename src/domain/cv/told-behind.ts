import { spanIn } from './dates.ts';
import { isShortForm } from './sentences.ts';
import type { CvLine } from './source.ts';
import { titleEvidence } from './title-or-employer.ts';

interface Told {
  title: string;
  rest: string;
}

/** How little may speak for a title where others of the CV stand before what was done too. */
const LEAST = -0.7;

/** What may be a title and what was done there, on a line below dates. */
function toldIn(lines: readonly CvLine[], at: number): Told | null {
  const line = lines[at];
  const near = lines
    .slice(Math.max(0, at - 2), at)
    .some(({ text, bullet }) => !bullet && spanIn(text) !== null);
  if (line === undefined || !near || line.bullet || line.margin) return null;
  if (spanIn(line.text) !== null && timeBefore(line.text)) return null;
  const [, title, rest] =
    /^(\p{Lu}[^.:;!?]{3,60})(?:\.\s+(?=[\p{Lu}\d])|:\s+(?=\p{Ll}))(.{8,})$/u.exec(line.text) ??
    /^(\p{Lu}[^.:;!?]{3,60})\.()$/u.exec(line.text) ??
    [];
  const isTold =
    title !== undefined &&
    rest !== undefined &&
    title.split(/\s+/).length < 7 &&
    !isShortForm(`${title}.`) &&
    // "Mozo de almacén. Mercadona. 2007-2010.": the dates end what is a heading by itself.
    !endsInDates(rest);
  return isTold ? { title, rest } : null;
}

/** Near its dates, a title and on the same line what was done: "Contable. Cierres, modelos 303, nóminas.", "Tecnico: collaudo linee". */
export function toldBehind(lines: readonly CvLine[]): CvLine[] {
  const told = lines.map((_, at) => toldIn(lines, at));
  const sure = told.filter((one) => one !== null && titleEvidence(one.title) >= 1).length;
  const isUsual = sure > 1 && sure * 2 >= told.filter((one) => one !== null).length;
  return lines.flatMap((line, at) => {
    const one = told[at];
    const least = isUsual ? LEAST : 1;
    if (one == null || titleEvidence(one.title) < least) return [line];
    const head = { ...line, text: one.title };
    return one.rest === '' ? [head] : [head, { ...line, text: one.rest, bullet: true }];
  });
}

const endsInDates = (text: string): boolean => {
  const span = spanIn(text);
  return (
    span !== null &&
    /\.\s+$/.test(text.slice(0, span.at)) &&
    text.slice(span.at + span.words.length).replace(/[.)\s]/g, '') === ''
  );
};

// Whether the dates of a line stand before its first sentence ends.
const timeBefore = (text: string): boolean => (spanIn(text)?.at ?? 0) < text.indexOf('. ');
