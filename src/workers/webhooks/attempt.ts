import type { OutboundResult } from '#src/adapters/outbound/exchange.ts';
import type { CallHandle } from '#src/adapters/outbound/handle.ts';
import type { Outbound } from '#src/adapters/outbound/outbound.ts';
import { signedHeaders } from '#src/adapters/outbound/signature.ts';
import { redactEvent, seesAll } from '#src/domain/event-schemas.ts';
import { type Subscriber, subscriberScopes } from '#src/domain/webhooks/index.ts';
import type { Claimed } from '#src/domain/webhooks/queue.ts';
import type { ScopeSet } from '#src/lib/money.ts';

/** What a subscriber may see, worked out once in a millisecond. */
interface View {
  at: number;
  scopes: ScopeSet;
  /** By event, whether it sees all of it. */
  all: Map<string, boolean>;
}

const views = new WeakMap<Subscriber, View>();

function viewOf(subscriber: Subscriber, wall: number): View {
  let view = views.get(subscriber);
  if (view === undefined || view.at !== wall) {
    view = { at: wall, scopes: subscriberScopes(subscriber, new Date(wall).toISOString()), all: new Map() };
    views.set(subscriber, view);
  }
  return view;
}

/** The body of a delivery: the event as the subscriber may see it now. */
function bodyOf({ row, createdAt, data }: Claimed, { scopes, all }: View): string {
  let plain = all.get(row.event);
  if (plain === undefined) {
    plain = seesAll(row.event, scopes);
    all.set(row.event, plain);
  }
  const seen = plain
    ? data
    : JSON.stringify(redactEvent(row.event, JSON.parse(data) as Record<string, unknown>, scopes));
  const head = JSON.stringify({
    event: row.event,
    event_id: row.event_id,
    account_id: row.account_id,
    created_at: createdAt,
  });
  return `${head.slice(0, -1)},"data":${seen}}`;
}

/** Sends a delivery once, signed with the secret and the time of this moment. */
export function attempt(
  outbound: Outbound,
  claimed: Claimed,
  subscriber: Subscriber,
  options: { secret: string; timeoutMs: number; handle: CallHandle },
): Promise<OutboundResult> {
  const wall = Date.now();
  const body = bodyOf(claimed, viewOf(subscriber, wall));
  const headers = signedHeaders({
    event: claimed.row.event,
    secret: options.secret,
    timestamp: Math.floor(wall / 1000),
    rawBody: body,
  });
  const { timeoutMs, handle } = options;
  return outbound.post(subscriber.url, { headers, body, timeoutMs, handle });
}
