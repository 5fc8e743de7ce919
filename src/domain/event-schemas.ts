import * as z from 'zod';
import { compileRedactor, type Redactor, type ScopeSet } from '#src/lib/money.ts';
import { ActorShown } from './actor.ts';
import { JobAd } from './ads/schema.ts';
import { Application } from './applications/schema.ts';
import { Candidate } from './candidates/schema.ts';
import { Client } from './clients/schema.ts';
import { EmailMessage, ScheduledEmail } from './emails/schema.ts';
import { EVENTS, type EventName, isAudit } from './events.ts';
import { Interview } from './interviews/schema.ts';
import { Job } from './jobs/schema.ts';
import { MarketplaceDeal, MarketplaceIntro } from './marketplace/schema.ts';
import { Placement } from './placements/schema.ts';
import { RefereeRequest } from './references/schema.ts';
import { Spec } from './specs/schema.ts';
import { Submission, SubmissionItem } from './submissions/schema.ts';

/** Members of an event's data: snapshots of records at the time of the event. */
type Snapshots = Record<string, z.ZodObject>;

const application = { application: Application };
const interview = { interview: Interview };
const submission = { submission: Submission };
const placement = { placement: Placement };
const scheduled = { scheduled_email: ScheduledEmail };
const spec = { spec: Spec };
const deal = { marketplace_deal: MarketplaceDeal };

const SNAPSHOTS: Record<EventName, Snapshots> = {
  'account.enriched': { client: Client },
  'candidate.enriched': { candidate: Candidate },
  'application.received': application,
  'application.scored': application,
  'application.stage_changed': application,
  'application.status_changed': application,
  'job.created': { job: Job },
  'job_ad.published': { job_ad: JobAd },
  'interview.scheduled': interview,
  'interview.cancelled': interview,
  'interview.outcome_recorded': interview,
  'submission.created': submission,
  'submission.responded': { submission: Submission, submission_item: SubmissionItem },
  'placement.created': placement,
  'placement.status_changed': placement,
  'email.sent': { email_message: EmailMessage },
  'email.scheduled': scheduled,
  'email.cancelled': scheduled,
  'reference.received': { referee_request: RefereeRequest },
  'spec.sent': spec,
  'spec.viewed': spec,
  'spec.responded': spec,
  'spec.converted': spec,
  'marketplace.intro.received': { marketplace_intro: MarketplaceIntro },
  'marketplace.deal.formed': deal,
  'marketplace.deal.placed': deal,
  'marketplace.deal.closed': deal,
};

const Changes = z
  .record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))
  .describe('The fields that changed, by name; absent when the event is about no change.');

/** The schema of an event's `data` in its deliveries. */
export function eventData(event: EventName): z.ZodObject {
  return z.looseObject({
    ...SNAPSHOTS[event],
    changes: Changes.optional(),
    actor: ActorShown,
    sequence: z
      .int()
      .describe('The place of the event among all of the agency: integers without gaps. Order by it.'),
  });
}

/** The events in the order of the catalogue. */
export function eventNames(): EventName[] {
  return Object.keys(EVENTS).filter(isEvent);
}

/** The event that test_webhook sends. It is not in the catalogue and cannot be subscribed to. */
export const TEST_EVENT = 'webhook.test';

const redactors = new Map<string, [string, Redactor][]>();

function redactorsOf(event: string): [string, Redactor][] {
  let compiled = redactors.get(event);
  if (compiled === undefined) {
    const snapshots: Snapshots = isEvent(event) ? SNAPSHOTS[event] : {};
    compiled = Object.entries(snapshots)
      .map(([key, schema]): [string, Redactor] => [key, compileRedactor(schema)])
      .filter(([, redactor]) => redactor.scopes.size > 0);
    redactors.set(event, compiled);
  }
  return compiled;
}

const isEvent = (name: string): name is EventName => Object.hasOwn(SNAPSHOTS, name);

/** Whether a reader with these scopes sees all of an event's data unredacted. */
export function seesAll(event: string, scopes: ScopeSet): boolean {
  if (isAudit(event)) return scopes.has('admin');
  return redactorsOf(event).every(([, redactor]) => [...redactor.scopes].every((scope) => scopes.has(scope)));
}

/** An event's data for a reader with these scopes: money is null without its scope, in changes too. */
export function redactEvent(
  event: string,
  data: Record<string, unknown>,
  scopes: ScopeSet,
): Record<string, unknown> {
  if (seesAll(event, scopes)) return data;
  // Events of the audit are for admins alone, also where a subscriber was one before.
  if (isAudit(event)) return {};
  const seen = { ...data };
  for (const [key, redactor] of redactorsOf(event)) {
    if (key in seen) seen[key] = redactor.redact(seen[key], scopes);
    if (isObject(seen.changes)) seen.changes = redactChanges(seen.changes, redactor, scopes);
  }
  return seen;
}

function redactChanges(changes: object, redactor: Redactor, scopes: ScopeSet): Record<string, unknown> {
  const side = (field: string, value: unknown): unknown => {
    const seen = redactor.redact({ [field]: value }, scopes);
    return isObject(seen) ? Object.values(seen)[0] : null;
  };
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [
      field,
      isObject(change) && 'from' in change && 'to' in change
        ? { from: side(field, change.from), to: side(field, change.to) }
        : change,
    ]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
