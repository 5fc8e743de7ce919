import * as z from 'zod';
import { closest } from '#src/lib/closest.ts';
import { id } from '#src/lib/ids.ts';
import { guarded } from '#src/lib/trust.ts';
import { AUDIT_TYPES } from '../activities/types.ts';
import { AUDIT_PREFIX, EVENTS, type EventName, isAudit } from '../events.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';

export const MAX_WEBHOOKS = 20;

export const EVENT_NAMES = Object.keys(EVENTS) as [EventName, ...EventName[]];

/** The names of the audit's stream, for admins alone. */
const AUDIT_NAMES = AUDIT_TYPES.map((type) => `${AUDIT_PREFIX}${type}` as const);

const EventField = z.enum(['*', ...EVENT_NAMES, ...AUDIT_NAMES], {
  error: (issue) => {
    const near = closest(String(issue.input), [...EVENT_NAMES, ...AUDIT_NAMES]);
    return `${JSON.stringify(issue.input)} is not an event; ${near === undefined ? 'list_webhook_events shows the catalogue, and * stands for all' : `did you mean ${near}?`}`;
  },
});

const Events = z
  .array(EventField)
  .min(1, 'name at least one event, or * for all')
  .max(100)
  .overwrite((events) => [
    ...new Set(events.includes('*') ? (['*', ...events.filter(isAudit)] as typeof events) : events),
  ])
  .describe(
    'Event names as list_webhook_events shows them, or * for all of these. Admins may name the audit too, which * leaves out: audit.sign_in and so on.',
  );

const Url = guarded('url', z.string().min(1, 'must not be empty').max(2048)).describe(
  'Where deliveries are posted: an https address on the public internet, without user name or password.',
);

/** The fields of a subscription: how each is shown and stored, and which of them create and update accept. */
export const WEBHOOK = record('webhook', 'webhooks', {
  id: column(id('webhook')),
  account_id: column(id('account')),
  url: column(z.string(), { create: Url, update: Url.optional() }),
  events: column(
    z.array(z.string()).describe('Names of the catalogue, or *; and names of the audit, for admins.'),
    {
      create: Events.default(['*']),
      update: Events.optional(),
    },
  ),
  status: column(z.enum(['active', 'paused']), {
    update: z
      .enum(['active', 'paused'])
      .optional()
      .describe('paused holds deliveries; active sends those that were held.'),
  }),
  paused_reason: column(
    z
      .nullable(z.enum(['user', 'gone', 'failing']))
      .describe(
        'user: paused by hand; gone: the receiver answered 410; failing: nothing got through for 5 days.',
      ),
  ),
  /** The signing secret, sealed and not hashed, because every attempt needs it. */
  secret: hidden(z.string()),
  /** The credential that set its URL: deliveries contain what it may see. */
  credential_type: hidden(z.string()),
  credential_id: hidden(z.string()),
  user_id: hidden(z.nullable(id('user'))),
  /** The scopes that the credential had. */
  scopes: hidden(z.array(z.string())),
  /** The first failure since the last success, in the account's time. */
  failing_since: hidden(z.nullable(z.string())),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  deleted_at: hidden(z.nullable(z.string())),
});
export type WebhookRow = RecordRow<typeof WEBHOOK>;

/** A subscription, without its secret. */
export const Webhook = z.object(WEBHOOK.shape).meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

/** A subscription with its secret, which is shown once. */
export const WebhookWithSecret = z
  .object({
    ...Webhook.shape,
    signing_secret: z
      .nullable(z.string())
      .describe('Verifies deliveries. Shown this once; keep it, it cannot be read again.'),
    secret_shown: z.boolean().optional().describe('True on a replay: the secret was shown before.'),
  })
  .meta({ id: 'WebhookWithSecret' });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

const SENT_STATUSES = ['pending', 'delivered', 'failed', 'dead_lettered'] as const;
export const DELIVERY_STATUSES = [...SENT_STATUSES, 'held'] as const;

/**
 * The fields of one event's delivery to a subscription. Deliveries of a paused subscription are held; this is derived
 * from the subscription and not stored here, so that pausing and resuming change one row.
 */
export const DELIVERY = record('webhook_delivery', 'webhook_deliveries', {
  id: column(id('webhook_delivery')),
  account_id: hidden(id('account')),
  webhook_id: column(id('webhook')),
  event_id: hidden(id('event')),
  event: column(z.string()),
  status: computed(
    z
      .enum(DELIVERY_STATUSES)
      .describe(
        'failed: a retry is due at next_retry_at. dead_lettered: every attempt failed. held: waits while the subscription is paused.',
      ),
  ),
  outcome: hidden(z.enum(SENT_STATUSES), { column: 'status' }),
  attempts: column(z.int()),
  last_response_code: column(z.nullable(z.int())),
  last_error: column(z.nullable(z.string())),
  next_retry_at: computed(z.nullable(z.string())),
  /** When the next attempt is due, in the account's own time; null if there is none. */
  due_at: hidden(z.nullable(z.string())),
  /** The worker that has claimed it, until lease_until by the wall clock. */
  claim: hidden(z.nullable(z.string())),
  lease_until: hidden(z.nullable(z.string())),
  payload: computed(
    z
      .object({
        event: z.string(),
        event_id: z.string(),
        account_id: z.string(),
        created_at: z.string(),
        data: z.record(z.string(), z.unknown()),
      })
      .describe(
        'The body that the receiver gets; money is null where the subscription or you may not see it.',
      ),
  ),
  /** JSON text: the time and the data of an event that is not in the outbox (webhook.test). */
  data: hidden(z.nullable(z.string())),
  created_at: column(z.string()),
  updated_at: hidden(z.string()),
});
export type DeliveryRow = RecordRow<typeof DELIVERY>;

declare module '#db/types.ts' {
  interface Database {
    webhooks: WebhookRow;
    webhook_deliveries: DeliveryRow;
  }
}

export const WebhookDelivery = z.object(DELIVERY.shape).meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** An event that can be subscribed to. */
export const WebhookEvent = z
  .object({
    name: z.string(),
    description: z.string().describe('When it fires.'),
    schema: z.record(z.string(), z.unknown()).describe('JSON Schema of `data`.'),
  })
  .meta({ id: 'WebhookEvent' });
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const CreateWebhook = z.object(WEBHOOK.create);

export const UpdateWebhook = z.object({ webhook_id: id('webhook'), ...WEBHOOK.update });
