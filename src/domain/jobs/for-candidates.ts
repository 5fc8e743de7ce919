import { type Finding, isAttribute, PERSONAL_DESCRIPTION, review } from '../moderation/index.ts';
import type { Brief, Statement } from './brief.ts';

/** Where a role is and who is named in it, as the gate asks for it. */
export interface RoleRead {
  /** The country whose hiring law applies (ISO 3166-1 alpha-2); null for the strictest. */
  place: string | null;
  companies: readonly (string | null)[];
  /** The whole text that the words are from, by whose language and trade they are read. */
  from?: string | null;
}

/**
 * What the gate finds in words of a role that candidates read: in its ad, its criteria and its questions alike.
 * @param isUnread whether nobody reads them before candidates do
 */
export const reviewForCandidates = (
  texts: Iterable<readonly [field: string, text: string | null | undefined]>,
  { place, companies, from = null }: RoleRead,
  isUnread: boolean,
): Finding[] =>
  review(texts, { subject: 'role', place, companies: [...companies], isUnread, isShown: true, from });

const openFindings = (line: string, role: RoleRead): Finding[] => {
  const key = JSON.stringify([role.place, role.companies, role.from ?? null]);
  if (key !== last.key) last = { key, found: new Map() };
  const known = last.found.get(line);
  if (known !== undefined) return known;
  const found = reviewForCandidates([['line', line]], role, true).filter(
    ({ verdict }) => verdict !== 'clear',
  );
  last.found.set(line, found);
  return found;
};

/** Of the last role: what is left out of its spec and what is asked of its lines are read once. */
let last: { key: string; found: Map<string, Finding[]> } = { key: '', found: new Map() };

/** Whether nobody is asked about a line: the gate stops it, or cannot be sure that it is of the work. */
export const isUnasked = (line: string, role: RoleRead): boolean =>
  openFindings(line, role).some(
    ({ verdict, about }) => isAttribute(about) || (about === PERSONAL_DESCRIPTION && verdict !== 'look'),
  );

/**
 * A brief without the lines that no candidate is to read: what the law surely keeps out of hiring. What the gate is not sure of stays, so that
 * an ad that is drafted from it waits for a person, and does not leave with the line dropped.
 */
export function withoutUnlawful(brief: Brief, role: RoleRead): Brief {
  const left_out: string[] = [];
  const isOpen = (said: string): boolean => {
    const isKept = openFindings(said, role).some(
      ({ verdict, about }) => isAttribute(about) && verdict === 'blocked',
    );
    if (isKept) left_out.push(said);
    return !isKept;
  };
  const openOf = (list: Statement[]): Statement[] => list.filter(({ text }) => isOpen(text));
  const open = {
    intro: brief.intro.filter(isOpen),
    responsibilities: openOf(brief.responsibilities),
    requirements: openOf(brief.requirements),
    nice_to_have: openOf(brief.nice_to_have),
  };
  return { ...brief, ...open, left_out: [...brief.left_out, ...left_out] };
}

/** What of a line a candidate may read; null where nothing is left of it. */
export type Opened = (said: string) => string | null;

/** A brief of which each line is what a candidate may read of it. */
export function openedBy(brief: Brief, open: Opened): Brief {
  const left_out: string[] = [];
  const opened = (said: string): string[] => {
    const shown = open(said);
    if (shown === null) left_out.push(said);
    return shown === null ? [] : [shown];
  };
  const list = (statements: Statement[]): Statement[] =>
    statements.flatMap((statement) => opened(statement.text).map((text) => ({ ...statement, text })));
  const shown = {
    intro: brief.intro.flatMap(opened),
    responsibilities: list(brief.responsibilities),
    requirements: list(brief.requirements),
    nice_to_have: list(brief.nice_to_have),
  };
  return { ...brief, ...shown, left_out: [...brief.left_out, ...left_out] };
}
