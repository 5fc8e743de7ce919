import { anchorIn } from './anchors.ts';
import { type Span, spanIn } from './dates.ts';
import { isHeadLine, withoutSpan } from './heads.ts';
import type { CvLine } from './source.ts';
import { segmentsOf, titleEvidence } from './title-or-employer.ts';
import { isWithin } from './under-employers.ts';
import { namesProjects, namesWorks } from './work-names.ts';

/** How many lines of a head may stand beside its dates. */
const NEAR = 2;

const namesTitle = (text: string): boolean =>
  text
    .split(/\t|\s\|\s|\s[–—:-]\s|:\s/)
    .flatMap(segmentsOf)
    .some((part) => titleEvidence(part) >= 1);

/** Whether the head of the job with these dates names a title: on their line, or on the lines of the head beside it. */
function hasTitle(lines: readonly CvLine[], at: number, span: Span): boolean {
  const beside = [
    ...lines.slice(Math.max(0, at - NEAR), at).toReversed(),
    null,
    ...lines.slice(at + 1, at + 1 + NEAR),
  ];
  const [above, below] = [beside.slice(0, beside.indexOf(null)), beside.slice(beside.indexOf(null) + 1)];
  const heads = [above, below].flatMap((side) => {
    const end = side.findIndex((line) => !isHeadLine(line ?? undefined) || spanIn(line?.text ?? '') !== null);
    return end < 0 ? side : side.slice(0, end);
  });
  const own = withoutSpan(lines[at]?.text ?? '', span);
  return [own, ...heads.map((line) => line?.text ?? '')].some(namesTitle);
}

// "Opdrachten:", "Principali progetti:", "Uppdrag i urval:": what follows is a list, whether its bullets were kept or not.
const LISTING =
  /^(?:[\p{L}]+ ){0,2}(?:proje[ck]ts?|projekter?|projetos|progetti|proyectos|projets|projecten|opdrachten|uppdrag|oppdrag|missions|assignments|incarichi)(?: \p{L}+){0,2}\s*:$/iu;
const isListed = (text: string): boolean =>
  LISTING.test(text) || (/:\s*$/.test(text) && (namesWorks(text) || namesProjects(text)));

// "2012 a 2013" within "Março/2012 – atual": a list tells its years alone.
const isInYears = (span: Span, whole: Span): boolean =>
  isWithin(
    { ...span, from: span.from?.slice(0, 4) ?? null },
    { ...whole, from: whole.from?.slice(0, 4) ?? null },
  );

/**
 * The lines of a section of jobs, with those bullets marked that name a time within that of the job above: projects and
 * assignments. A job that has no title may have its roles as bullets.
 */
export function withProjectsMarked(lines: readonly CvLine[]): CvLine[] {
  let open: Span | null = null;
  let last: Span | null = null;
  let isListing = false;
  return lines.map((line, at) => {
    if (isListed(line.text)) isListing = true;
    const span = anchorIn(line);
    if (span === null) return line;
    if (isListing && last !== null && isInYears(span, last)) return { ...line, within: true };
    if (!line.bullet) {
      isListing = false;
      last = span;
      open = hasTitle(lines, at, span) ? span : null;
      return line;
    }
    return open !== null && isWithin(span, open) ? { ...line, within: true } : line;
  });
}
