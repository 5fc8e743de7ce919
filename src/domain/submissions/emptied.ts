import { json } from '#db/rows.ts';
import type { WriteContext } from '../context.ts';
import { ERASED } from '../erased-mark.ts';
import type { HeldReview } from '../moderation/index.ts';
import { withdrawSubmission } from './change.ts';
import type { ItemRow, SubmissionRow } from './schema.ts';
import type { ShownWords } from './shown.ts';
import { findSubmission } from './store.ts';

/** The agency's own words around the candidates: null stands for the default, which names nobody. */
const WORDS = ['title', 'email_subject', 'greeting', 'headline', 'intro_body', 'message'] as const;

/**
 * What becomes of submissions when somebody was erased: words around the candidates that a client would read with a hole go,
 * so that the default stands in their place, words of theirs that were found go with them, and what waits for a person and
 * shows nobody any more is withdrawn.
 * @param ids the submissions in which the person stood
 */
export async function settleErased(ctx: WriteContext, ids: readonly string[]): Promise<void> {
  const holed = await ctx.tx
    .selectFrom('submissions')
    .where('account_id', '=', ctx.account.id)
    .where((eb) => eb.or([...WORDS, 'shown' as const].map((column) => eb(column, 'like', `%${ERASED}%`))))
    .selectAll()
    .execute();
  for (const row of holed)
    await ctx.tx
      .updateTable('submissions')
      .set(withoutHoles(row))
      .where('account_id', '=', ctx.account.id)
      .where('id', '=', row.id)
      .execute();
  for (const id of new Set(ids)) {
    const found = await findSubmission(ctx, id);
    if (found === undefined) continue;
    await ctx.tx
      .updateTable('submissions')
      .set({ review: reviewOf(found.row.review, found.items) })
      .where('account_id', '=', ctx.account.id)
      .where('id', '=', id)
      .execute();
    if (found.items.length === 0 && found.row.held_at !== null)
      await withdrawSubmission(ctx, id, 'Nobody is left in it.');
  }
}

function withoutHoles(row: SubmissionRow): Partial<SubmissionRow> {
  const whole = (text: string | null): string | null => (text?.includes(ERASED) === true ? null : text);
  const shown = json.decodeOrNull<ShownWords>(row.shown);
  return {
    ...Object.fromEntries(WORDS.map((column) => [column, whole(row[column])])),
    shown:
      shown === null
        ? null
        : json.encode({
            role: shown.role,
            title: whole(shown.title),
            subject: whole(shown.subject),
            greeting: whole(shown.greeting),
            headline: whole(shown.headline),
            intro: whole(shown.intro),
          } satisfies ShownWords),
  };
}

/** A review without what was found in the texts of people who are not in the send any more. */
function reviewOf(review: string | null, left: readonly Pick<ItemRow, 'position'>[]): string | null {
  const before = json.decodeOrNull<HeldReview>(review);
  if (before === null) return null;
  const findings = before.findings.filter(({ field }) => {
    const [, at] = /^items\.(\d+)\./.exec(field) ?? [];
    return at === undefined ? left.length > 0 : left.some(({ position }) => position === Number(at) + 1);
  });
  return json.encode({ ...before, findings } satisfies HeldReview);
}
