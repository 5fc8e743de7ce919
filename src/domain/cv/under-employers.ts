import { anchorIn } from './anchors.ts';
import type { Entry } from './arrangement.ts';
import { type Span, spanIn } from './dates.ts';
import { isHeadLine, withoutSpan } from './heads.ts';
import type { CvLine } from './source.ts';
import { employerAndPlace, employerEvidence, segmentsOf, titleEvidence } from './title-or-employer.ts';
import { looksLikeEmployer } from './words.ts';

interface Anchor {
  at: number;
  span: Span;
  /** What its line says beside the dates. */
  rest: string;
}

const yearOf = (day: string | null, open: string): string => (day ?? open).slice(0, 7);

/** Whether the time of a role lies within that of an employer; months count where both say them. */
export function isWithin(role: Span, whole: Span): boolean {
  const starts = yearOf(whole.from, '0000').slice(0, role.from?.length ?? 4) <= yearOf(role.from, '0000');
  const end = role.current ? '9999' : yearOf(role.to, '9999');
  return starts && end <= (whole.current ? '9999' : `${yearOf(whole.to, '9999')}-99`);
}

/**
 * The jobs of employers that stand with their own dates above several roles with theirs ("DBS Bank⇥2014 – now" above "Vice
 * President – Advisory⇥2021 – now"), and the lines of no such group. The employer's own line is no job.
 */
export function jobsUnderEmployers(lines: readonly CvLine[]): { jobs: Entry[]; others: CvLine[][] } {
  const anchors = lines.flatMap((line, at): Anchor[] => {
    const span = line.bullet ? null : anchorIn(line);
    return span === null ? [] : [{ at, span, rest: withoutSpan(line.text, span) }];
  });
  const named = new Set(setInCapitals(anchors));
  const isHouse = (anchor: Anchor): boolean => named.has(anchor) || isEmployer(anchor);
  const jobs: Entry[] = [];
  const others: CvLine[][] = [];
  let done = 0;
  for (let index = 0; index < anchors.length; index += 1) {
    const head = anchors[index];
    if (head === undefined || !(named.has(head) || mayBeEmployer(head))) continue;
    const roles = rolesUnder(head, anchors.slice(index + 1), lines, isHouse);
    const fills = roles.length > 1 && isFilled(head, roles);
    if (!fills && (!isHouse(head) || (roles.length < 2 && !isWholeTime(head, roles)))) continue;
    const last = roles.at(-1)?.at ?? head.at;
    const next = anchors.find(({ at }) => at > last);
    const ends =
      next === undefined ? lines.length : hasTitleBelow(next, lines) ? next.at : beginOf(next, lines);
    if (head.at > done) others.push(lines.slice(done, head.at));
    jobs.push(...entriesUnder(head, roles, lines, ends));
    done = ends;
    index += roles.length;
  }
  if (done < lines.length) others.push(lines.slice(done));
  return { jobs, others };
}

// One role stands below its employer where both have the same time, on the next line or the one after.
const isWholeTime = (head: Anchor, [role]: readonly Anchor[]): boolean =>
  role !== undefined &&
  role.at - head.at <= 2 &&
  isSameTime(role.span.from, head.span.from) &&
  isSameTime(role.span.to, head.span.to) &&
  role.span.current === head.span.current;

// "2023" is "2023-01" where one of the two says no more.
const isSameTime = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && (one.startsWith(other) || other.startsWith(one)));

/**
 * Employers in capitals above roles in small letters, each within its time, where several are so set: a trade in such a name makes
 * no title of it ("TAYSIDE BAKERS CO-OPERATIVE⇥2023 to present" above "Non-Executive Director (2023 to present)").
 */
function setInCapitals(anchors: readonly Anchor[]): Anchor[] {
  const areCapitals = ({ rest }: Anchor): boolean =>
    /^\P{Ll}*\p{Lu}{3}\P{Ll}*$/u.test(segmentsOf(rest)[0] ?? '');
  const houses = anchors.filter((anchor, at) => {
    const role = anchors[at + 1];
    return (
      areCapitals(anchor) &&
      role !== undefined &&
      /\p{Ll}/u.test(segmentsOf(role.rest)[0] ?? '') &&
      isWithin(role.span, anchor.span)
    );
  });
  return houses.length > 1 && houses.length === anchors.filter(areCapitals).length ? houses : [];
}

const isEmployer = ({ rest }: Anchor): boolean =>
  rest !== '' &&
  !rest.includes('\t') &&
  titleEvidence(rest) < 1 &&
  (employerEvidence(rest) >= 1 || rest === rest.toUpperCase());

// Where the roles below fill its time from the first to the last, a name that no list knows is an employer's too.
const mayBeEmployer = ({ rest }: Anchor): boolean =>
  /^\p{Lu}/u.test(rest) &&
  !rest.includes('\t') &&
  [rest, nameAndTown(rest).employer].every((text) => titleEvidence(text) < 1 && employerEvidence(text) > -1);

const isFilled = (head: Anchor, roles: readonly Anchor[]): boolean =>
  roles.some(({ span }) => span.from === head.span.from) &&
  roles.some(({ span }) => span.to === head.span.to && span.current === head.span.current);

/** "Kier – Salford": behind a sign of its own, where the employer is. */
function nameAndTown(rest: string): { employer: string; place: string | null } {
  const [, name = rest, town = ''] = /^(.{2,}?)\s(?:[–—|•·/-])\s([^–—|•·]{2,40})$/u.exec(rest) ?? [];
  if (town === '' || titleEvidence(town) >= 1 || looksLikeEmployer(town)) return employerAndPlace(rest);
  const inside = employerAndPlace(name);
  return { employer: inside.employer, place: inside.place ?? town };
}

/** The roles below an employer, each a title beside its dates or on the line above them. */
function rolesUnder(
  head: Anchor,
  below: readonly Anchor[],
  lines: readonly CvLine[],
  isHouse: (anchor: Anchor) => boolean,
): Anchor[] {
  const roles: Anchor[] = [];
  for (const anchor of below) {
    const title = titleOf(anchor, lines);
    if (title === null || isHouse(anchor) || !isWithin(anchor.span, head.span)) break;
    roles.push(anchor);
  }
  // The first of them begins or ends with the employer.
  const edges = roles.some(
    ({ span }) => span.current === head.span.current && span.to?.slice(0, 4) === head.span.to?.slice(0, 4),
  );
  return edges ? roles : [];
}

function titleOf({ at, rest }: Anchor, lines: readonly CvLine[]): string | null {
  const above = lines[at - 1];
  const text =
    rest !== ''
      ? rest
      : above !== undefined && isHeadLine(above) && spanIn(above.text) === null
        ? above.text
        : '';
  return titleEvidence(segmentsOf(text)[0] ?? '') >= 1 ? text : null;
}

// "Ferrero, Alba⇥1993 – 1999" above "Venditore": what stands above the employer is of the job before.
const hasTitleBelow = (anchor: Anchor, lines: readonly CvLine[]): boolean => {
  const below = lines[anchor.at + 1];
  return (
    isEmployer(anchor) &&
    titleEvidence(lines[anchor.at - 1]?.text ?? '') < 1 &&
    below !== undefined &&
    isHeadLine(below) &&
    spanIn(below.text) === null &&
    titleEvidence(segmentsOf(below.text)[0] ?? '') >= 1
  );
};

const beginOf = ({ at, rest }: Anchor, lines: readonly CvLine[]): number => {
  let from = at;
  const most = rest === '' ? 2 : 1;
  while (
    from > 0 &&
    at - from < most &&
    isHeadLine(lines[from - 1]) &&
    spanIn(lines[from - 1]?.text ?? '') === null &&
    lines[from]?.apart !== true
  )
    from -= 1;
  return from;
};

function entriesUnder(
  head: Anchor,
  roles: readonly Anchor[],
  lines: readonly CvLine[],
  ends: number,
): Entry[] {
  const { employer, place } = nameAndTown(head.rest);
  return roles.map((role, index) => {
    const next = roles[index + 1];
    const until = next === undefined ? ends : next.rest === '' ? next.at - 1 : next.at;
    const title = titleOf(role, lines) ?? role.rest;
    // "Motor Sergeant (E-6), 4th Infantry Division": a number behind the comma is of a part of the employer.
    const [first = title, second = ''] = segmentsOf(title);
    return {
      span: role.span,
      head: [head.at, ...(role.rest === '' ? [role.at - 1] : []), role.at].flatMap((at) => lines[at] ?? []),
      body: lines.slice(role.at + 1, until),
      title: /^\d/.test(second) ? first : title,
      employer,
      place,
      evidence: 2,
    };
  });
}
