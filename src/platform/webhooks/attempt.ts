import { redactEvent, seesAll } from '#src/domain/event-schemas.ts';
import { type Subscriber, subscriberScopes } from '#src/domain/webhooks/index.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type Verdict, verdictOf } from './policy.ts';
import type { Claimed } from './queue.ts';
import { signedHeaders } from './signature.ts';

/** The body of a delivery: the event as the subscriber may see it now. */
function bodyOf(claimed: Claimed, subscriber: Subscriber, wall: string): string {
  const { row, createdAt, data } = claimed;
  const scopes = subscriberScopes(subscriber, wall);
  const seen = seesAll(row.event, scopes)
    ? data
    : JSON.stringify(redactEvent(row.event, JSON.parse(data) as Record<string, unknown>, scopes));
  const head = {
    event: row.event,
    event_id: row.event_id,
    account_id: row.account_id,
    created_at: createdAt,
  };
  return `${JSON.stringify(head).slice(0, -1)},"data":${seen}}`;
}

/** Sends a delivery once, signed with the secret and the time of this moment. */
export async function attempt(
  outbound: Outbound,
  claimed: Claimed,
  subscriber: Subscriber,
  options: { secret: string; timeoutMs: number; signal: AbortSignal },
): Promise<Verdict> {
  const wall = Date.now();
  const body = bodyOf(claimed, subscriber, new Date(wall).toISOString());
  const headers = signedHeaders({
    event: claimed.row.event,
    secret: options.secret,
    timestamp: Math.floor(wall / 1000),
    rawBody: body,
  });
  const result = await outbound.post(subscriber.url, {
    headers,
    body,
    timeoutMs: options.timeoutMs,
    signal: options.signal,
  });
  return verdictOf(result, Date.now());
}
