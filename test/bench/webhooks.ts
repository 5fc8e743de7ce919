import { newId } from '#src/lib/ids.ts';
import { signedHeaders } from '#src/platform/webhooks/signature.ts';
import { median } from './processor.ts';
import { type Ratio, underLoad } from './ratio.ts';
import { startServer } from './server-process.ts';
import type { Round } from './servers/webhook-rounds.ts';

const ROUNDS = 7;
const COUNT = 5_000;
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
  const shared = { RECEIVER: receiver.url, COUNT: String(COUNT), AT_ONCE: String(AT_ONCE) };
  const ours = await startServer('webhooks-ours', { ...shared, DATA: JSON.stringify(DATA) });
  const bare = await startServer('webhooks-bare', { ...shared, ...sample() });
  try {
    const taken = { ours: [] as Round[], bare: [] as Round[] };
    await round(ours.url);
    await round(bare.url);
    // Turn by turn, so that whatever else the machine does meanwhile weighs on both.
    for (let i = 0; i < ROUNDS; i += 1) {
      taken.ours.push(await round(ours.url));
      taken.bare.push(await round(bare.url));
    }
    return [
      underLoad('webhook deliveries to a local receiver', 'deliveries', 0.5, {
        ours: costOf(taken.ours),
        ceiling: costOf(taken.bare),
      }),
    ];
  } finally {
    await ours.stop();
    await bare.stop();
    await receiver.stop();
  }
}

async function round(url: string): Promise<Round> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Round;
}

const costOf = (rounds: readonly Round[]) => ({
  microseconds: median(rounds.map(({ processor }) => processor)) / COUNT,
  perSecond: (COUNT * 1e6) / median(rounds.map(({ clock }) => clock)),
});

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
