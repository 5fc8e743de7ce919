import { anchorIn } from './anchors.ts';
import type { Entry } from './arrangement.ts';
import type { Span } from './dates.ts';
import { isHeadLine, withoutSpan } from './heads.ts';
import type { CvLine } from './source.ts';
import { employerAndPlace, titleEvidence, whereIs } from './title-or-employer.ts';

interface Role {
  at: number;
  span: Span;
  title: number;
  /** Where its employer stands, which the roles below it share. */
  employer: number | null;
}

// Set in bold or larger than the time below it.
const isOver = (line: CvLine | undefined, time: CvLine): boolean =>
  line !== undefined && isHeadLine(line) && (line.bold || line.size > time.size + 0.4) && !time.bold;

/** The time that stands alone on a line, but for how long it was. */
function timeAlone(line: CvLine): Span | null {
  const span = line.bullet ? null : anchorIn(line);
  return span !== null && withoutSpan(line.text, span) === '' ? span : null;
}

// "Risaralda, Colombia": a region that no table has stands before its country.
const isWhere = (text: string): boolean =>
  whereIs(text) !== null ||
  (text.length < 60 && whereIs(/,\s*(\p{Lu}[^,]+)$/u.exec(text)?.[1] ?? '') !== null);

function rolesIn(lines: readonly CvLine[]): Role[] | null {
  const roles: Role[] = [];
  for (const [at, line] of lines.entries()) {
    const span = timeAlone(line);
    if (span === null) {
      if (!line.bullet && !line.margin && anchorIn(line) !== null) return null;
      continue;
    }
    if (!isOver(lines[at - 1], line) || isOver(lines[at - 3], line)) return null;
    const hasTwo = at - 2 > (roles.at(-1)?.at ?? -1) && isOver(lines[at - 2], line);
    roles.push({ at, span, title: at - 1, employer: hasTwo ? at - 2 : null });
  }
  return roles;
}

/**
 * The jobs of a page that sets each employer once above its roles, and each role above its time, as the pages of a network of
 * professionals do: "Cafetal Analytics", "Ingeniero de datos sénior", "septiembre de 2023 - Present (3 años)", its town, and then the
 * next role of the same employer. Null for other pages.
 */
export function rolesApart(lines: readonly CvLine[]): Entry[] | null {
  const roles = rolesIn(lines);
  const [first] = roles ?? [];
  if (roles === null || first === undefined || first.employer !== 0) return null;
  const textOf = (at: number | null): string => (at === null ? '' : (lines[at]?.text ?? ''));
  const below = roles.filter(({ employer }) => employer === null);
  const over = roles.filter(({ employer }) => employer !== null);
  const isTitled = (role: Role): boolean => titleEvidence(textOf(role.title)) >= 1;
  const isTurned = over.some(
    ({ employer, title }) => titleEvidence(textOf(employer)) > titleEvidence(textOf(title)),
  );
  if (below.length === 0 || !below.every(isTitled) || !over.some(isTitled) || isTurned) return null;
  let house: number | null = null;
  return roles.map((role, index): Entry => {
    house = role.employer ?? house;
    const { employer, place } = employerAndPlace(textOf(house));
    const next = roles[index + 1];
    const ends = next === undefined ? lines.length : (next.employer ?? next.title);
    const [under] = lines.slice(role.at + 1, ends);
    const town = under !== undefined && !under.bullet && isWhere(under.text) ? under.text : null;
    return {
      span: role.span,
      head: lines.slice(role.employer ?? role.title, role.at + (town === null ? 1 : 2)),
      body: lines.slice(role.at + (town === null ? 1 : 2), ends),
      title: textOf(role.title),
      employer,
      place: town ?? place,
      evidence: 3,
    };
  });
}
