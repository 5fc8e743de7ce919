import type * as z from 'zod';
import type { WriteContext } from '../context.ts';
import { blockedBy, type Finding, refuseBlocked, review, toldOf, warnOfHeld } from '../moderation/index.ts';
import type { CreateJob, UpdateJob } from './schema.ts';

type Given = Partial<z.output<typeof CreateJob> & z.output<typeof UpdateJob>>;

/** What candidates are measured by and asked, by the inputs that hold it. */
function* measures(given: Given): Generator<readonly [string, string | null | undefined]> {
  for (const [at, { label }] of (given.assessment_criteria ?? []).entries())
    yield [`assessment_criteria.${at}.label`, label];
  const plan = given.interview_plan ?? [];
  const [rounds, path] = Array.isArray(plan)
    ? [plan, 'interview_plan']
    : [plan.rounds, 'interview_plan.rounds'];
  for (const [round, { focus }] of rounds.entries())
    for (const [at, text] of focus.entries()) yield [`${path}.${round}.focus.${at}`, text];
  for (const [at, text] of (given.ai_screen_focus ?? []).entries()) yield [`ai_screen_focus.${at}`, text];
}

/** What the client says of the role, from which an ad may be drafted. */
function* brief(given: Given): Generator<readonly [string, string | null | undefined]> {
  yield ['title', given.title];
  yield ['description', given.description];
  const { spec } = given;
  if (spec == null) return;
  yield ['spec.summary', spec.summary];
  for (const list of ['responsibilities', 'requirements', 'nice_to_have'] as const)
    for (const [at, text] of (spec[list] ?? []).entries()) yield [`spec.${list}.${at}`, text];
}

/**
 * Refuses to measure candidates by what the law keeps out of hiring. What the client says of the role is kept as they
 * said it, with a warning: it is not published.
 * @throws AppError VALIDATION_ERROR with `findings`
 */
export function checkContent(
  ctx: WriteContext,
  given: Given,
  { place, companies }: { place: string; companies: (string | null)[] },
): void {
  const read = (texts: Iterable<readonly [string, string | null | undefined]>): Finding[] =>
    review(texts, { subject: 'role', place, companies: [...companies, ctx.account.name] });
  const measured = read(measures(given));
  refuseBlocked(measured);
  warnOfHeld(ctx, measured);
  const findings = blockedBy(read(brief(given)));
  if (findings.length === 0) return;
  ctx.warn('unlawful_wording', `Kept as the client said it, and never published so: ${toldOf(findings)}`, {
    findings,
  });
}
