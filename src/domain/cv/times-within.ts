import { type Span, spanIn } from './dates.ts';
import type { CvLine } from './source.ts';
import { employerEvidence, segmentsOf, titleEvidence } from './title-or-employer.ts';
import { toldJob } from './told-jobs.ts';
import { looksLikeEmployer } from './words.ts';

/** How far below the dates of its job something may be told, and how far from them its title stands. */
const REACH = 6;
const NEAR = 2;

/** Only from when: "siden 2021", "ab März 2020", "sinds sept. 2018". */
const isOnlyBegun = ({ current, words }: Span): boolean => current && /^\p{L}.*\d$/u.test(words);

const begins = (outer: Span, { from }: Span): boolean =>
  outer.from !== null &&
  from !== null &&
  outer.from.slice(0, from.length) <= from &&
  (outer.current || (outer.to ?? '') >= from.slice(0, outer.to?.length ?? 0));

const namesTitle = (text: string): boolean =>
  text
    .split(/\t|\s[|·–—:-]\s|:\s/)
    .flatMap(segmentsOf)
    .some((part) => titleEvidence(part) >= 1);

// Beside a title any name may be an employer; alone it has to look like one.
const namesEmployer = (text: string): boolean =>
  text
    .split(/\t|\s[|·–—:-]\s|:\s/)
    .flatMap(segmentsOf)
    .some(
      (part) =>
        /^[\p{Lu}\d]/u.test(part) &&
        (namesTitle(text) ? employerEvidence(part) >= 0.6 : looksLikeEmployer(part)),
    );

/** Where the dates of a line stand, as a CV sets those of all its jobs alike. */
function placeOf({ text }: CvLine, { at, words }: Span): 'alone' | 'first' | 'apart' | 'last' {
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
  if (!/\p{L}/u.test(before)) return /\p{L}/u.test(after) ? 'first' : 'alone';
  return /[\t(|]\s*$/.test(before) ? 'apart' : 'last';
}

/** Whether a line below a job tells of it, by its words around a time. */
function isTold(line: CvLine, span: Span, head: Span, headLine: CvLine): boolean {
  const before = line.text.slice(0, span.at).trimEnd();
  const after = line.text.slice(span.at + span.words.length);
  if (/\t/.test(line.text) || /[(|:–—-]$/.test(before)) return false;
  // "Respirator, organdonation. Klinisk vejleder siden 2021."
  const hasEnded = /(?:\p{Ll}{2}|\p{Lu}{2}|\d|[%)])\.\s+\p{Lu}/u.test(before);
  if (hasEnded) return true;
  if (namesEmployer(`${before}\t${after}`) || toldJob(line.text, span) !== null) return false;
  const own = segmentsOf(before.replace(/,$/, ''));
  // "Sedan 2023 har jag ansvar för frukt": a sentence; "Seit 2019 Teamleiterin" is another role.
  if (before === '')
    return (
      /^ \p{Ll}/u.test(after) && (segmentsOf(after.trim()).length > 1 || after.trim().split(' ').length > 2)
    );
  // "Infektiologie, ab März 2020 COVID-Station", "Lernende seit 2018, seit 2022 zusätzlich Projektleitung"
  if (/^,? \p{L}/u.test(after)) return true;
  const isAlike = placeOf(line, span) === placeOf(headLine, head);
  // "Kontaktperson for 14 familier, veileder fra 2021": the last of several things.
  if (own.length > 1)
    return !isAlike && (/^\p{Ll}/u.test(own.at(-1) ?? '') || titleEvidence(own.at(-1) ?? '') < 1);
  return !isAlike && titleEvidence(before) < 1;
}

/**
 * The lines of a CV, with those marked that tell of the job above and say since when: "Handledare åt elever sedan 2020". No job
 * begins there, though they may name what somebody is besides.
 */
export function withTimesWithin(lines: readonly CvLine[]): CvLine[] {
  return lines.map((line, at) => {
    const span = line.within ? null : spanIn(line.text);
    if (span === null || line.bold || line.styled || line.apart || !isOnlyBegun(span)) return line;
    for (let above = at - 1; above >= Math.max(0, at - REACH); above -= 1) {
      const head = lines[above];
      const own = head === undefined ? null : spanIn(head.text);
      if (head === undefined || head.styled) return line;
      if (own !== null && !(isOnlyBegun(own) && placeOf(head, own) === 'last')) {
        const isTitled = lines
          .slice(Math.max(0, above - NEAR), Math.min(at, above + NEAR + 1))
          .some(({ text }) => namesTitle(text));
        const isOf = isTitled && begins(own, span) && isTold(line, span, own, head);
        return isOf ? { ...line, within: true } : line;
      }
      if (lines[above + 1]?.apart === true && above + 1 < at && lines[above + 1]?.bold === true) return line;
    }
    return line;
  });
}
