import type { Job } from '../jobs/schema.ts';
import { type Finding, isAttribute, review } from '../moderation/index.ts';

/** Kinds of work that are called like what somebody may have themselves: "Mental health" asks a nurse for what they have done. */
const FIELD =
  /^\W*(?:(?:mental|physical|public|occupational) health|medications?|disabilit(?:y|ies)|childcare|heritage)\W*$/iu;

/**
 * What speaks against a focus area of a screen, which is asked of somebody as it stands: also as what it would ask of them, "Family plans" as
 * "tell us about your family plans".
 * @param place the country of the job (ISO 3166-1 alpha-2)
 */
export function findingsInFocus(
  label: string,
  { job, place, field = 'focus' }: { job: Pick<Job, 'client'>; place: string; field?: string },
): Finding[] {
  const as = { subject: 'role', isToSomebody: true, place, companies: [job.client?.name ?? null] } as const;
  const read = (text: string): Finding[] =>
    review([[field, text]], as).filter(({ verdict, about }) => verdict !== 'clear' && isAttribute(about));
  const own = read(label);
  if (own.length > 0 || FIELD.test(label)) return own;
  return read(`Please tell us about your ${label.replace(/^\W*(?:your|the|their) /iu, '').toLowerCase()}`)
    .slice(0, 1)
    .map((one) => ({ ...one, verdict: 'blocked', words: label, start: 0, end: label.length }));
}

/** The focus areas of a job that its screens leave out. */
export const leftOutOfScreen = (job: Job, place: string): string[] =>
  (job.ai_screen_focus ?? []).filter((label) => findingsInFocus(label, { job, place }).length > 0);
