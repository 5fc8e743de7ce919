import * as z from 'zod';
import { json } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { id } from '#src/lib/ids.ts';
import type { Context, WriteContext } from '../context.ts';
import { isProgram } from '../programs.ts';
import { column, hidden } from '../record/index.ts';
import { findingsText, heldBy, listedOf, refuseBlocked, toLookAt, warnOfHeld } from './outcomes.ts';
import { isAwaited } from './readings.ts';
import {
  ATTRIBUTES,
  type Finding,
  PERSONAL_DESCRIPTION,
  PRIVATE_FACTS,
  SAYS_LITTLE,
  UNREAD,
} from './types.ts';

const HeldFinding = z.object({
  verdict: z.enum(['blocked', 'held', 'look', 'clear']),
  about: z.enum([...ATTRIBUTES, ...PRIVATE_FACTS, PERSONAL_DESCRIPTION, SAYS_LITTLE, UNREAD]),
  field: z.string(),
  words: z.string(),
  start: z.int(),
  end: z.int(),
  reason: z.string(),
  rewording: z.nullable(z.string()),
});

/** What held a record back, and what a person decided about it. */
export const HeldReview = z.object({
  state: z.enum(['held', 'released', 'withdrawn']),
  findings: z.array(HeldFinding).describe('The words, why, and what may be said instead.'),
  reason: z.nullable(z.string()).describe('Of the decision, in the words of whoever took it.'),
  decided_by: z.nullable(id('user')),
  decided_at: z.nullable(z.string()),
});
export type HeldReview = z.infer<typeof HeldReview>;

/** The fields of a record whose texts leave the agency and may wait for a person. */
export const HOLDABLE = {
  review: column(
    z
      .nullable(HeldReview)
      .describe(
        'null: nothing spoke against its wording. held: it waits for a person (release_held), and nothing of it has left.',
      ),
  ),
  /** Since when it waits; null if it does not. */
  held_at: hidden(z.nullable(z.string())),
};

/** The columns of `HOLDABLE`. */
export interface Holdable {
  held_at: string | null;
  review: string | null;
}

/** The values of a new record's `HOLDABLE` fields: held where a person has to look at what was found. */
export function newlyHeld(
  ctx: Pick<Context, 'now'>,
  findings: readonly Finding[],
): { held_at: string | null; review: HeldReview | null } {
  const held = heldBy(findings);
  if (held.length === 0) return { held_at: null, review: null };
  const told = [...held, ...toLookAt(findings)];
  const review = { state: 'held', findings: told, reason: null, decided_by: null, decided_at: null } as const;
  return { held_at: ctx.now, review };
}

/** The columns of a held record after a decision; its findings stay. */
export function decided(
  ctx: Pick<Context, 'now' | 'user'>,
  row: Holdable,
  state: 'released' | 'withdrawn',
  reason: string | null,
): Holdable {
  const before = json.decodeOrNull<HeldReview>(row.review);
  const review: HeldReview = {
    state,
    findings: before?.findings ?? [],
    reason,
    decided_by: ctx.user?.id ?? null,
    decided_at: ctx.now,
  };
  return { held_at: null, review: json.encode(review) };
}

/** The findings that nobody has released yet: the same words about the same are decided once. */
export function notReleased(findings: readonly Finding[], row: Holdable): Finding[] {
  const review = json.decodeOrNull<HeldReview>(row.review);
  if (review?.state !== 'released') return [...findings];
  const known = new Set(review.findings.map(keyOf));
  return findings.filter((finding) => !isUndecided(finding) || !known.has(keyOf(finding)));
}

/** Whether somebody may still decide about it, or be told of it. */
export const isUndecided = ({ verdict }: Finding): boolean => verdict === 'held' || verdict === 'look';

const keyOf = ({ about, words }: Pick<Finding, 'about' | 'words'>): string =>
  `${about} ${words.toLowerCase()}`;

/** Whether nothing was found in a held record, and only the model has to read it. */
export const waitsForModel = ({ state, findings }: HeldReview): boolean =>
  state === 'held' && heldBy(findings).every(isAwaited);

/** Tells whoever writes a record that it waits, why, and what to do. */
export function warnHeld(ctx: Pick<WriteContext, 'warn'>, what: string, review: HeldReview | null): void {
  if (review === null) return;
  if (waitsForModel(review)) {
    ctx.warn(
      'held_for_review',
      `${what} is read by the agency's model before it leaves, and goes by itself where that finds nothing. list_held shows it meanwhile.`,
      listedOf(review.findings),
    );
    return;
  }
  ctx.warn(
    'held_for_review',
    `${what} waits for a person, and nothing of it leaves before. ${findingsText(review.findings)} Say it in another way, or have a person let it go with release_held.`,
    listedOf(review.findings),
  );
}

/**
 * The gate for a text that has no record of its own to wait in (an answer, a note): what is blocked is refused, and what
 * is held too, unless a person who is signed in sends it and so has looked at it.
 * @throws AppError VALIDATION_ERROR with the `findings`
 */
export function passGate(
  ctx: Pick<WriteContext, 'warn' | 'rehearsal' | 'account' | 'credential'>,
  findings: readonly Finding[],
): void {
  refuseBlocked(findings);
  const held = heldBy(findings);
  const [first] = held;
  if (first === undefined || mayRelease(ctx)) {
    warnOfHeld(ctx, findings);
    return;
  }
  throw new AppError(
    'VALIDATION_ERROR',
    `${findingsText(held)} A person has to look at this first, and it has no record in which to wait: say it in another way. Credentials send what is held once a person lets them with set_held_release.`,
    { field: first.field, type: 'held_wording', extra: listedOf(findings) },
  );
}

/**
 * The same for a text that has a record to wait in: what is blocked is refused, what is held waits, unless whoever writes it may let it go and
 * so has looked at it.
 * @returns the values of the record's `HOLDABLE` fields
 * @throws AppError VALIDATION_ERROR with the `findings`
 */
export function heldUnlessSeen(
  ctx: Pick<WriteContext, 'warn' | 'rehearsal' | 'account' | 'credential' | 'now'>,
  findings: readonly Finding[],
): ReturnType<typeof newlyHeld> {
  refuseBlocked(findings);
  const held = mayRelease(ctx) ? newlyHeld(ctx, []) : newlyHeld(ctx, findings);
  if (held.review === null) warnOfHeld(ctx, findings);
  return held;
}

/** Whether a caller may let go what was held: a signed-in person, or any credential where the agency says so. */
function mayRelease({ account, credential }: Pick<Context, 'account' | 'credential'>): boolean {
  return !isProgram(credential) || account.settings.release_held === 'credentials';
}

/** Refuses what a held record cannot do before it is released. @throws AppError CONFLICT */
export function refuseHeld(row: Holdable & { id: string }, doing: string): void {
  if (row.held_at === null) return;
  const { findings } = json.decode<HeldReview>(row.review ?? '{"findings":[]}');
  throw new AppError(
    'CONFLICT',
    `${row.id} is held for a person and cannot be ${doing}. ${findingsText(findings)} release_held lets it go or withdraws it.`,
    { type: 'held_for_review', extra: listedOf(findings) },
  );
}

/** A held record. @throws AppError CONFLICT for one that is not */
export function requireHeld(row: Holdable & { id: string }): void {
  if (row.held_at !== null) return;
  const state = json.decodeOrNull<HeldReview>(row.review)?.state;
  throw new AppError(
    'CONFLICT',
    `${row.id} waits for nobody: ${state === undefined ? 'nothing in its wording was held' : `it was ${state} already`}. list_held shows what waits.`,
    { field: 'record', extra: { state: state ?? null } },
  );
}
