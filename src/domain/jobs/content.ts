import type * as z from 'zod';
import type { WriteContext } from '../context.ts';
import {
  blockedBy,
  type Finding,
  findingsText,
  refuseBlocked,
  review,
  toLookAt,
  warnOfHeld,
} from '../moderation/index.ts';
import { isConfidential } from './confidential.ts';
import type { CreateJob, UpdateJob } from './schema.ts';
import { shorten } from './shorten.ts';

type Given = Partial<z.output<typeof CreateJob> & z.output<typeof UpdateJob>>;

/** The texts that candidates are assessed by, with the names of their inputs. */
function* assessmentTexts(given: Given): Generator<readonly [string, string | null | undefined]> {
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

/** The client's description of the role, from which an ad may be drafted. */
function* descriptionTexts(given: Given): Generator<readonly [string, string | null | undefined]> {
  yield ['title', given.title];
  yield ['description', given.description];
}

/** What candidates read of the role. */
function* specTexts({ spec }: Given): Generator<readonly [string, string | null | undefined]> {
  if (spec == null) return;
  yield ['spec.summary', spec.summary];
  for (const list of ['responsibilities', 'requirements', 'nice_to_have'] as const)
    for (const [at, text] of (spec[list] ?? []).entries()) yield [`spec.${list}.${at}`, text];
}

/**
 * Refuses assessment criteria that are unlawful in hiring. The client's own description of the role is stored as it is,
 * with a warning: it is not published.
 * @param contacts the names of the client's contacts
 * @throws AppError VALIDATION_ERROR with `findings`
 */
export function checkContent(
  ctx: WriteContext,
  given: Given,
  { place, companies, contacts }: { place: string; companies: (string | null)[]; contacts: string[] },
): void {
  const read = (texts: Iterable<readonly [string, string | null | undefined]>, isSource = false): Finding[] =>
    review(texts, {
      subject: 'role',
      place,
      companies: [...companies, ctx.account.name],
      isShown: true,
      isSource,
    });
  warnOfConfidential(ctx, given, contacts);
  const measured = read(assessmentTexts(given));
  refuseBlocked(measured);
  // A description is read as the source of an ad: it says a lot that is of no ad, and the ad is read itself.
  const described = [...read(specTexts(given)), ...read(descriptionTexts(given), true)];
  warnOfHeld(ctx, [...measured, ...toLookAt(described)]);
  const findings = blockedBy(described);
  if (findings.length === 0) return;
  ctx.warn(
    'unlawful_wording',
    `Kept as the client said it, and never published so: ${findingsText(findings)}`,
    {
      findings,
    },
  );
}

function warnOfConfidential(ctx: WriteContext, given: Given, contacts: string[]): void {
  const found = [...specTexts(given)].filter(([, text]) => text != null && isConfidential(text, contacts));
  if (found.length === 0) return;
  const lines = found.map(
    ([field, text]) => `${field} “${shorten((text ?? '').replace(/[.;]+$/, ''), 200)}”`,
  );
  ctx.warn(
    'confidential_in_spec',
    `Candidates read the spec, and it tells what the agency charges or a contact of the client: ${lines.join(', ')}. No drafted ad takes it; take it out with update_job.`,
    { fields: found.map(([field]) => field) },
  );
}
