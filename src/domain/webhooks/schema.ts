import * as z from 'zod';
import { closest } from '#src/lib/closest.ts';
import { id } from '#src/lib/ids.ts';
import { guarded } from '#src/lib/trust.ts';
import { EVENTS, type EventName } from '../events.ts';

export const MAX_WEBHOOKS = 20;

export const EVENT_NAMES = Object.keys(EVENTS) as [EventName, ...EventName[]];

/** A subscription, without its secret. */
export const Webhook = z
  .object({
    id: id('webhook'),
    account_id: id('account'),
    url: z.string(),
    events: z.array(z.string()).describe('Names of the catalogue, or only *.'),
    status: z.enum(['active', 'paused']),
    paused_reason: z
      .nullable(z.enum(['user', 'gone', 'failing']))
      .describe(
        'user: paused by hand; gone: the receiver answered 410; failing: nothing got through for 5 days.',
      ),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

/** A subscription as it is answered when its secret is made. */
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

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'dead_lettered', 'held'] as const;

/** One event on its way to a subscription. */
export const WebhookDelivery = z
  .object({
    id: id('webhook_delivery'),
    webhook_id: id('webhook'),
    event: z.string(),
    status: z
      .enum(DELIVERY_STATUSES)
      .describe(
        'failed: a retry is due at next_retry_at. dead_lettered: every attempt failed. held: waits while the subscription is paused.',
      ),
    attempts: z.int(),
    last_response_code: z.nullable(z.int()),
    last_error: z.nullable(z.string()),
    next_retry_at: z.nullable(z.string()),
    payload: z
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
    created_at: z.string(),
  })
  .meta({ id: 'WebhookDelivery' });
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

const EventField = z.enum(['*', ...EVENT_NAMES], {
  error: (issue) => {
    const near = closest(String(issue.input), EVENT_NAMES);
    return `${JSON.stringify(issue.input)} is not an event; ${near === undefined ? 'list_webhook_events shows the catalogue, and * stands for all' : `did you mean ${near}?`}`;
  },
});

const Events = z
  .array(EventField)
  .min(1, 'name at least one event, or * for all')
  .max(100)
  .overwrite((events) => (events.includes('*') ? ['*'] : [...new Set(events)]))
  .describe('Event names as list_webhook_events shows them, or * for all.');

const Url = guarded('url', z.string().min(1, 'must not be empty').max(2048)).describe(
  'Where deliveries are posted: an https address on the public internet, without user name or password.',
);

export const CreateWebhook = z.object({ url: Url, events: Events.default(['*']) });

export const UpdateWebhook = z.object({
  webhook_id: id('webhook'),
  url: Url.optional(),
  events: Events.optional(),
  status: z
    .enum(['active', 'paused'])
    .optional()
    .describe('paused holds deliveries; active sends those that were held.'),
});
