import { spanIn } from './dates.ts';
import { withoutSpan } from './heads.ts';
import { endsNone } from './sentences.ts';
import type { CvLine } from './source.ts';
import { segmentsOf, titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer, looksLikeTitle } from './words.ts';

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
    /^(\p{Lu}(?:[^.:;!?]|(?<=\d)\.(?=[ªº])){3,60})(?:\.\s+(?=[\p{Lu}\d])|:\s+(?=\p{Ll}))(.{8,})$/u.exec(
      line.text,
    ) ??
    /^(\p{Lu}[^.:;!?]{3,60})\.()$/u.exec(line.text) ??
    [];
  const isTold =
    title !== undefined &&
    rest !== undefined &&
    (segmentsOf(title)[0] ?? '').split(/\s+/).length < 7 &&
    title.split(/\s+/).length < 11 &&
    !endsNone(title) &&
    // "Mozo de almacén. Mercadona. 2007-2010.": the dates end what is a heading by itself.
    !endsInDates(rest);
  return isTold ? { title, rest } : null;
}

// What may follow a title behind a comma: what was done there, in small letters or figures.
const BEHIND_COMMA = /^(\p{L}[^.,:;!?()\t]{3,50}?(?:\s\([^()]*\))?),\s+((?:\p{Ll}|\d[\d.,]*\s\p{L}).{3,})$/u;
// The same in a language whose nouns have capitals: a list of three or more, of which none names a house or a town.
const LIST_BEHIND_COMMA = /^(\p{L}[^.,:;!?()\t]{3,50}?),\s+(\p{Lu}[^:;\t]*(?:,\s[^,:;\t]{3,}){2,})$/u;

const KIND_OF_TITLE = /^\p{Ll}{3,}(?: (?:og|och|und|en|and|et|y|e|i) \p{Ll}{3,})?$/u;

/**
 * A title and behind its comma what was done, right below an employer and its dates: "carrellista, carico e scarico bilici". What goes on
 * with another title is one with it.
 */
function listedIn(lines: readonly CvLine[], at: number): Told | null {
  const [above, line] = [lines[at - 1], lines[at]];
  if (above === undefined || line === undefined || above.bullet || line.bullet || line.margin) return null;
  const span = spanIn(above.text);
  // The dates may stand alone above the employer.
  const own = span !== null ? withoutSpan(above.text, span) : isDatesAlone(lines[at - 2]) ? above.text : '';
  const isUnderEmployer =
    own !== '' && /\p{L}{2}/u.test(own) && own.split('\t').every((part) => titleEvidence(part) < 1);
  if (!isUnderEmployer || spanIn(line.text)?.at === 0 || (span !== null && isDatesAlone(lines[at + 1])))
    return null;
  const [, title = '', rest = ''] = BEHIND_COMMA.exec(line.text) ?? listBehind(line.text) ?? [];
  if (title === '' || title.split(/\s+/).length > 6 || looksLikeTitle(segmentsOf(rest)[0] ?? '')) return null;
  // "Vikar, lager og produktion" above a line that tells what was done: a word or two say which of such titles it is.
  const below = lines[at + 1];
  const isToldBelow = below !== undefined && !below.apart && !below.bold && spanIn(below.text) === null;
  if (KIND_OF_TITLE.test(rest) && isToldBelow) return null;
  return { title, rest };
}

function listBehind(text: string): readonly string[] | null {
  const found = LIST_BEHIND_COMMA.exec(text);
  const named = (found?.[2] ?? '').split(/,\s+/);
  return named.some((part) => looksLikeTitle(part) || looksLikeEmployer(part) || placeIn(part) !== null)
    ? null
    : found;
}

function isDatesAlone(line: CvLine | undefined): boolean {
  const span = line === undefined ? null : spanIn(line.text);
  return line !== undefined && span !== null && withoutSpan(line.text, span) === '';
}

const asTitle = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Near its dates, a title and on the same line what was done: "Contable. Cierres, modelos 303, nóminas.", "Tecnico: collaudo linee". */
export function toldBehind(lines: readonly CvLine[]): CvLine[] {
  const told = lines.map((_, at) => toldIn(lines, at) ?? listedIn(lines, at));
  const sure = told.filter((one) => one !== null && titleEvidence(asTitle(one.title)) >= 1).length;
  const isUsual = sure > 1 && sure * 2 >= told.filter((one) => one !== null).length;
  return lines.flatMap((line, at) => {
    const one = told[at];
    const least = isUsual ? LEAST : 1;
    if (one == null || titleEvidence(asTitle(one.title)) < least) return [line];
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
