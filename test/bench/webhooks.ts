import { signedHeaders } from '#src/adapters/outbound/signature.ts';
import { newId } from '#src/lib/ids.ts';
import { type Ratio, underLoad } from './ratio.ts';
import { takeTurns } from './rounds.ts';
import { startServer } from './server-process.ts';

const TURNS = { rounds: 7, count: 5_000 };
/** What the product allows itself with one endpoint. */
const AT_ONCE = 5;

const DATA = {
  placement: {
    id: newId('placement'),
    salary: 90_000,
    fee: { type: 'percent', percent: 20, amount: 18_000 },
  },
  actor: { type: 'user', id: newId('user'), name: 'Mia Admin' },
  sequence: 1,
};

/**
 * Deliveries a second to one local receiver, signed and recorded durably, against a bare undici loop that posts a body
 * and headers of the same size, as many at once, and records nothing.
 */
export async function measureWebhooks(): Promise<Ratio[]> {
  const receiver = await startServer('receiver');
  const shared = { RECEIVER: receiver.url, AT_ONCE: String(AT_ONCE) };
  const ours = await startServer('webhooks-ours', { ...shared, DATA: JSON.stringify(DATA) });
  const ceiling = await startServer('webhooks-bare', { ...shared, ...sample() });
  try {
    const costs = await takeTurns({ ours, ceiling }, TURNS);
    return [underLoad('webhook deliveries to a local receiver', 'deliveries', 0.5, costs)];
  } finally {
    await ours.stop();
    await ceiling.stop();
    await receiver.stop();
  }
}

/** The body and headers of one delivery. */
function sample(): { BODY: string; HEADERS: string } {
  const body = JSON.stringify({
    event: 'placement.created',
    event_id: newId('event'),
    account_id: newId('account'),
    created_at: new Date().toISOString(),
    data: DATA,
  });
  const headers = signedHeaders({
    event: 'placement.created',
    secret: 'whsec_bench',
    timestamp: Math.floor(Date.now() / 1000),
    rawBody: body,
  });
  return { BODY: body, HEADERS: JSON.stringify(headers) };
}
