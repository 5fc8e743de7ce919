import type { Context } from '../context.ts';
import type { Ports } from '../ports.ts';
import { type Drafted, factsForSummaries } from './create.ts';
import type { CreateSubmission } from './schema.ts';

/** How many summaries are asked for at once. */
const AT_ONCE = 5;

/**
 * Has the assistant write the summaries that a submission leaves out.
 * @throws AppError whatever refuses the submission, and what the assistant is refused for
 */
export async function draftSummaries(
  outside: { ports: Pick<Ports, 'draftSummary'>; read<T>(work: (ctx: Context) => Promise<T>): Promise<T> },
  input: CreateSubmission,
): Promise<Drafted> {
  const { accountId, missing } = await outside.read(async (ctx) => ({
    accountId: ctx.account.id,
    missing: await factsForSummaries(ctx, input),
  }));
  const drafted: Drafted = {};
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const some = missing.slice(from, from + AT_ONCE);
    const texts = await Promise.all(
      some.map(({ facts, field }) => outside.ports.draftSummary(accountId, { facts, field })),
    );
    for (const [at, { application_id }] of some.entries()) drafted[application_id] = texts[at] ?? '';
  }
  return drafted;
}
