import { AppError } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import { isProgram } from '../programs.ts';
import type { Findings } from '../warnings.ts';
import { withoutWaiting } from './reasons.ts';
import type { Finding } from './types.ts';

/** The findings that keep a text from leaving whoever sends it. */
export const blockedBy = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ verdict }) => verdict === 'blocked');

/**
 * How closely a text is read that has a record to wait in: nobody has read what a program sends, so that what is doubtful waits;
 * a person is told of it.
 */
export const readFor = ({ credential }: Pick<Context, 'credential'>): { isUnread?: true; isShown?: true } =>
  isProgram(credential) ? { isUnread: true } : { isShown: true };

/** The findings that whoever sends a text is told of, and that keep nothing back. */
export const toLookAt = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ verdict }) => verdict === 'look');

/** The findings that a person has to decide about. */
export const heldBy = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ verdict }) => verdict === 'held');

const LONGEST_QUOTE = 300;
const clip = (words: string): string =>
  words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : words;

/** Findings in words for a person, the first few of them. */
export function findingsText(findings: readonly Finding[]): Findings {
  const lines = findings.slice(0, 5).map(({ field, words, reason, rewording }) => {
    const instead = rewording === null ? '' : ` ${rewording}.`;
    return `${field}: ${JSON.stringify(clip(words))}. ${reason}${instead}`;
  });
  const more = findings.length - lines.length;
  return `${lines.join(' ')}${more > 0 ? ` And ${more} more.` : ''}` as Findings;
}

/** How many findings an answer or a mail lists. */
const MOST_LISTED = 50;
const GRAVEST = ['blocked', 'held', 'look', 'clear'] as const;

/** The findings that an answer lists, the gravest where there are many, in the order of the text, and how many more there are. */
export function listedOf(findings: readonly Finding[]): {
  findings: Finding[];
  findings_left_out?: number;
} {
  const left = findings.length - MOST_LISTED;
  if (left <= 0) return { findings: [...findings] };
  const listed = new Set(
    GRAVEST.flatMap((verdict) => findings.filter((one) => one.verdict === verdict)).slice(0, MOST_LISTED),
  );
  return { findings: findings.filter((one) => listed.has(one)), findings_left_out: left };
}

/** The findings in lines of their own, for a mail to a person. */
export function findingLines(findings: readonly Finding[]): string {
  const lines = linesOf(findings.slice(0, MOST_LISTED));
  const more = findings.length - MOST_LISTED;
  return more > 0 ? `${lines}\n- And ${more} more.` : lines;
}

const linesOf = (findings: readonly Finding[]): string =>
  findings
    .map(({ words, reason, rewording }) => {
      const instead = rewording === null ? '' : ` ${rewording}.`;
      return `- “${clip(words)}”: ${reason}${instead}`;
    })
    .join('\n');

/**
 * Refuses a write whose texts must not leave as they are.
 * @param mend how they are mended, where the words stand in a record and in no field of the request
 * @throws AppError VALIDATION_ERROR on the first field at fault, with all `findings`
 */
export function refuseBlocked(findings: readonly Finding[], mend?: string): void {
  const blocked = blockedBy(findings);
  const [first] = blocked;
  if (first === undefined) return;
  throw new AppError('VALIDATION_ERROR', [findingsText(blocked), mend].filter(Boolean).join(' '), {
    ...(mend === undefined ? { field: first.field } : {}),
    type: 'unlawful_wording',
    // What is refused stands before what would only wait.
    extra: listedOf([...blocked, ...findings.filter((one) => !blocked.includes(one))]),
  });
}

/** What holds nothing back was looked at by nobody, so that no reason says that somebody has to first. */
const asTold = (finding: Finding): Finding => ({ ...finding, reason: withoutWaiting(finding.reason) });

/** The findings of a text that goes through with them, as a warning tells them. */
export const toldOf = (findings: readonly Finding[]): Finding[] =>
  [...heldBy(findings), ...toLookAt(findings)].map(asTold);

/**
 * Tells whoever sends a text what in it a person should look at: what would be held, and what is doubtful. Nothing waits for
 * that, which the answer says as much as the plan.
 */
export function warnOfHeld(
  ctx: Pick<WriteContext, 'warn' | 'rehearsal'>,
  findings: readonly Finding[],
): void {
  const told = toldOf(findings);
  if (told.length === 0) return;
  const text = findingsText(told);
  ctx.warn(
    'look_before_it_leaves',
    ctx.rehearsal
      ? `Nothing will be held back: this goes through with the words below. Look at them before it runs. ${text}`
      : `Nothing was held back: this went through with the words below. Look at them now. ${text}`,
    listedOf(told),
  );
}
