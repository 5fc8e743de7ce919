import type { Context } from '../context.ts';
import type { Ports } from '../ports.ts';
import { clearOf, saysNothing } from '../review/index.ts';
import { type Drafted, factsForSummaries } from './create.ts';
import { readUnreadCvs } from './cv-wording.ts';
import type { CreateSubmission } from './schema.ts';

/** How many summaries are asked for at once. */
const AT_ONCE = 5;

/**
 * Has the assistant write the summaries that a submission leaves out, and the CVs read that would leave with it unread. There is none for a person of whom the record says
 * nothing, and of what a person would have to look at first nothing is in it.
 * @throws AppError whatever refuses the submission, and what the assistant is refused for
 */
export async function draftSummaries(
  outside: {
    ports: Pick<Ports, 'draftSummary' | 'files' | 'cvs'>;
    read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
  },
  input: CreateSubmission,
): Promise<Drafted> {
  const { account, missing } = await outside.read(async (ctx) => ({
    account: ctx.account,
    missing: await factsForSummaries(ctx, input),
  }));
  const summaries: Drafted['summaries'] = {};
  const known = missing.filter(({ facts }) => !saysNothing(facts));
  for (let from = 0; from < known.length; from += AT_ONCE) {
    const some = known.slice(from, from + AT_ONCE);
    const texts = await Promise.all(
      some.map(({ facts, field }) => outside.ports.draftSummary(account.id, { facts, field })),
    );
    for (const [at, { application_id, facts }] of some.entries()) {
      const text = clearOf(texts[at] ?? '', account.country, facts.candidate.name);
      if (text !== '') summaries[application_id] = text;
    }
  }
  return { summaries, cvs: await readUnreadCvs(outside, input) };
}
