import { e164Of } from '#src/lib/phone.ts';
import { linkedinSlug } from '../candidates/index.ts';
import type { Candidate } from '../candidates/schema.ts';
import type { Actor, RecordChange, WriteContext } from '../context.ts';
import { isSuppressed } from './index.ts';

/** Who adds people for the agency; whoever applies by themselves has come back. */
const ADDERS: ReadonlySet<Actor['type']> = new Set(['user', 'key', 'app']);

/** Tells who adds a candidate that somebody with the same e-mail, number or profile was erased from the agency. */
export async function warnOfErased(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (before !== null || after === null || ctx.deployment === null || !ADDERS.has(ctx.actor.type)) return;
  const { id, name, email, phone, linkedin_url, location, created_at } = after as Candidate;
  // A record that comes back, from a merge or an undo, is not an arrival.
  if (created_at !== ctx.now) return;
  const number = phone === null ? null : e164Of(phone, location?.country_code, ctx.account.country);
  const profile = linkedin_url === null ? null : linkedinSlug(linkedin_url);
  const recognised = {
    emails: email === null ? [] : [email],
    phones: number === null ? [] : [number],
    profiles: profile === null ? [] : [profile],
  };
  if (!(await isSuppressed(ctx, recognised))) return;
  ctx.warn(
    'erased_before',
    `Somebody with the e-mail, phone or profile of ${name} was erased from this agency for good. Keep the record only if they came back by themselves; else erase_candidate takes ${id} away again.`,
    { candidate_id: id },
  );
}
