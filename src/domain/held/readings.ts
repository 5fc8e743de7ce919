import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { isId } from '#src/lib/ids.ts';
import type { Context, WriteContext } from '../context.ts';
import { tellHeld } from '../emails/index.ts';
import { requireJob } from '../jobs/index.ts';
import { AWAITED, afterReading, type Finding, type HeldReview, isAwaited } from '../moderation/index.ts';
import type { ModelReading } from '../moderation/reading-schema.ts';
import { KINDS, NAMES } from './kinds.ts';
import type { Held, HeldKind } from './schema.ts';
import { heldFor, heldRecord } from './store.ts';

/** Texts of a held record that the agency's model has to read before they leave. */
export interface TextsToRead {
  kind: HeldKind;
  /** ISO 3166-1 alpha-2, of the agency. */
  country: string;
  /** Each once, in the order of their numbers. */
  texts: string[];
}

/** What could not be let go in this time is left to people. */
const TRIED_FOR_MS = 24 * 60 * 60_000;
const READ_AND_CLEAR = "The agency's model read it and found nothing.";

/** Held records of all accounts but some that wait for a model to read them. */
export const dueReadings = (db: Db, wall: Instant, limit: number, except: readonly string[]) =>
  heldFor(db, AWAITED, addMs(wall, -TRIED_FOR_MS), limit, except);

/** What of a held record is to be read; undefined where it waits no more. */
export async function readingOf(ctx: Context, id: string): Promise<TextsToRead | undefined> {
  const waiting = await waitingRecord(ctx, id);
  if (waiting === undefined) return undefined;
  const texts = waiting.findings.filter(isAwaited).map(({ words }) => words);
  return { kind: waiting.kind, country: ctx.account.country, texts: [...new Set(texts)] };
}

/**
 * Lets a held record go whose texts the model read and in which nothing was found, and holds any other for a person, who
 * is told. Words that changed since wait to be read anew.
 * @param reading null where the model gave no answer that could be used
 */
export async function settleReading(
  ctx: WriteContext,
  id: string,
  reading: ModelReading | null,
  { texts }: TextsToRead,
): Promise<void> {
  const waiting = await waitingRecord(ctx, id);
  if (waiting === undefined) return;
  const { record, kind, findings } = waiting;
  const isNew = findings.some((finding) => isAwaited(finding) && !texts.includes(finding.words));
  const now = isNew ? findings : afterReading(findings, texts, reading);
  if (now.every(({ verdict }) => verdict === 'clear')) {
    await KINDS[kind].release(ctx, record, READ_AND_CLEAR);
    return;
  }
  const review: HeldReview = {
    state: 'held',
    findings: now,
    reason: null,
    decided_by: null,
    decided_at: null,
  };
  await KINDS[kind].review(ctx, record, review);
  if (isNew) return;
  const { label, job_id, client_id } = waiting;
  const job = job_id === null ? null : await requireJob(ctx, job_id);
  const owners = [waiting.created_by, job?.owner_id ?? null];
  await tellHeld(ctx, { id, label, review, owners, job_id, client_id });
}

/** A held record with what speaks against it now. */
async function waitingRecord(
  ctx: Context,
  id: string,
): Promise<(Held & { findings: Finding[] }) | undefined> {
  const kind = NAMES.find((name) => isId(name, id));
  const held = kind === undefined ? undefined : await heldRecord(ctx, kind, id);
  if (held === undefined || kind === undefined || !held.findings.some(isAwaited)) return undefined;
  const findings = (await KINDS[kind].findings?.(ctx, id)) ?? held.findings;
  return { ...held, findings };
}
