import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { outboxFiles } from '#src/adapters/mail/outbox-copy.ts';
import { Load } from './soak-load.ts';
import { type Started, startProduct } from './soak-server.ts';

const LANES = 32;
/** More than these are never open at once: a product that is slow for a moment is waited for. */
const MOST_OPEN = 200;
const TICK_MS = 10;
/** Mail that is scheduled last is due 5 seconds later; webhooks go out after it. */
const DRAIN_MS = 120_000;

export interface SoakReport {
  minutes: number;
  /** Operations a second: as many as the product did at most, and as many as were asked of it. */
  peak: number;
  rate: number;
  /** Seconds from the last answer until the last webhook had arrived. */
  drained: number;
  operations: Record<string, number>;
  requests: number;
  statuses: Record<string, number>;
  /** Answers 5xx, requests without an answer, and answers that were not what they should be; the first of them. */
  wrongs: number;
  wrong: string[];
  /** What the product logged as errors. */
  faults: string[];
  /** What was made, and what of it is not there, or is there more often than once. */
  clients: { made: number; listed: number; missing: number; twice: number };
  webhooks: { expected: number; arrived: number; missing: number; twice: number };
  mails: { scheduled: number; written: number; missing: number; twice: number };
  /** Resident memory in MB: the mean of each third after the warm-up, and the most. */
  memory: { thirds: [number, number, number]; most: number };
  /** The exit code when it was told to end. */
  exit: number | null;
}

/** Loads the product as `npm start` serves it, at half of what it can do, for so many minutes, and counts. */
export async function soak(minutes: number, say: (line: string) => void = () => {}): Promise<SoakReport> {
  const product = await startProduct({ ALLOW_PRIVATE_TARGETS: 'true' });
  const receiver = await startCounter();
  const load = new Load(product, LANES);
  try {
    await subscribe(product, receiver.url);
    await load.prepare(100);
    const burst = Math.min(10_000, minutes * 10_000);
    await flatOut(load, burst);
    const peak = await flatOut(load, burst);
    const rate = peak / 2;
    say(`peak ${peak.toFixed(0)} operations a second; ${rate.toFixed(0)} a second for ${minutes} minutes`);
    const samples = await paced(load, product, { rate, ms: minutes * 60_000, told: receiver.counts, say });
    const { ledger } = load;
    const expected = ledger.jobs.size + ledger.mails.size;
    const ended = performance.now();
    while (receiver.seen.size < expected && performance.now() < ended + DRAIN_MS) await sleep(250);
    const drained = (performance.now() - ended) / 1000;
    // Whatever comes twice comes soon after.
    await sleep(1_000);
    const report = {
      minutes,
      peak,
      rate,
      drained,
      operations: Object.fromEntries(ledger.operations),
      requests: ledger.requests,
      statuses: Object.fromEntries(ledger.statuses),
      wrongs: ledger.wrongs,
      wrong: ledger.wrong,
      faults: product.faults,
      clients: await listedOf(product, ledger.clients),
      webhooks: { expected, ...receiver.against(ledger.jobs, ledger.mails) },
      mails: writtenOf(product, ledger.mails),
      memory: memoryOf(samples),
    };
    return { ...report, exit: await product.stop() };
  } finally {
    await load.close();
    await receiver.close();
    if (product.ended() === null) await product.stop();
  }
}

/** As many operations as the lanes get done, one after another. Answers how many a second. */
async function flatOut(load: Load, ms: number): Promise<number> {
  const began = performance.now();
  let done = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() - began < ms) {
      await load.next();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return (done * 1000) / (performance.now() - began);
}

interface Pace {
  rate: number;
  ms: number;
  told: { jobs: number; mails: number };
  say: (line: string) => void;
}

/** Starts operations at a steady rate and samples the memory. */
async function paced(load: Load, product: Started, { rate, ms, told, say }: Pace): Promise<number[]> {
  const began = performance.now();
  const samples: number[] = [];
  const every = Math.max(250, ms / 720);
  const open = new Set<Promise<void>>();
  let started = 0;
  for (let past = 0; past < ms; past = performance.now() - began) {
    if (product.ended() !== null) throw new Error(`the product ended by itself (${product.ended()})`);
    if (past >= samples.length * every) {
      samples.push(product.memory());
      if (samples.length % 24 === 1)
        say(
          `${(past / 1000).toFixed(0)} s: ${product.memory().toFixed(0)} MB, ${started} begun, ${open.size} open, told of ${told.jobs} of ${load.ledger.jobs.size} jobs and ${told.mails} of ${load.ledger.mails.size} mails`,
        );
    }
    for (; started < (past * rate) / 1000 && open.size < MOST_OPEN; started += 1) {
      const one = load.next().finally(() => open.delete(one));
      open.add(one);
    }
    await sleep(TICK_MS);
  }
  await Promise.all(open);
  return samples;
}

function memoryOf(samples: readonly number[]): SoakReport['memory'] {
  // The first sixth is the warm-up: code is compiled, caches fill.
  const kept = samples.slice(Math.floor(samples.length / 6));
  const third = Math.floor(kept.length / 3);
  const mean = (from: number) =>
    kept.slice(from, from + third).reduce((sum, one) => sum + one, 0) / Math.max(1, third);
  return { thirds: [mean(0), mean(third), mean(2 * third)], most: Math.max(...samples) };
}

async function subscribe({ url, key }: Started, target: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: target, events: ['job.created', 'email.sent'] }),
  });
  if (answer.status !== 201) throw new Error(`the subscription was refused: ${await answer.text()}`);
}

/** Every client as the list shows it, page after page. */
async function listedOf({ url, key }: Started, made: ReadonlySet<string>): Promise<SoakReport['clients']> {
  const ids = new Set<string>();
  const names = new Map<string, number>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&after=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${url}/api/v1/clients?limit=100${query}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { data, meta } = (await answer.json()) as {
      data: { id: string; name: string; is_self: boolean }[];
      meta: { next_cursor: string | null };
    };
    for (const { id, name, is_self } of data) {
      if (is_self) continue;
      ids.add(id);
      names.set(name, (names.get(name) ?? 0) + 1);
    }
    cursor = meta.next_cursor;
  }
  return { made: made.size, listed: ids.size, missing: notIn(made, ids), twice: moreThanOnce(names) };
}

function writtenOf({ dataDir }: Started, scheduled: ReadonlySet<string>): SoakReport['mails'] {
  const subjects = new Map<string, number>();
  for (const { content } of outboxFiles(join(dataDir, 'outbox'))) {
    const subject = /^Subject: (.*?)\r?$/m.exec(Buffer.from(content).toString('utf8'))?.[1] ?? '';
    subjects.set(subject, (subjects.get(subject) ?? 0) + 1);
  }
  return {
    scheduled: scheduled.size,
    written: subjects.size,
    missing: notIn(scheduled, subjects),
    twice: moreThanOnce(subjects),
  };
}

const notIn = (wanted: Iterable<string>, there: { has(id: string): boolean }): number =>
  [...wanted].filter((id) => !there.has(id)).length;

const moreThanOnce = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].filter((count) => count > 1).length;

interface Counter {
  url: string;
  /** How often each record was told of. */
  seen: Map<string, number>;
  /** How many deliveries came of each kind. */
  counts: { jobs: number; mails: number };
  against(
    jobs: ReadonlySet<string>,
    subjects: ReadonlySet<string>,
  ): { arrived: number; missing: number; twice: number };
  close(): Promise<void>;
}

interface Delivery {
  data: { job?: { id: string }; email_message?: { subject: string } };
}

/** A receiver that answers 204 and keeps nothing of a delivery but what it was about. */
async function startCounter(): Promise<Counter> {
  const seen = new Map<string, number>();
  const counts = { jobs: 0, mails: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.writeHead(204).end();
    const { data } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Delivery;
    counts[data.job === undefined ? 'mails' : 'jobs'] += 1;
    const about = data.job?.id ?? data.email_message?.subject ?? 'unknown';
    seen.set(about, (seen.get(about) ?? 0) + 1);
  });
  // Longer than the product keeps a connection, so that neither closes one that the other begins to use.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    seen,
    counts,
    against: (jobs, subjects) => ({
      arrived: seen.size,
      missing: notIn([...jobs, ...subjects], seen),
      twice: moreThanOnce(seen),
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
