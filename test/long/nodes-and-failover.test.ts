import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { findWeeks, tellWeeks } from '#examples/demo/many-weeks.ts';
import { NODE_FLAGS } from '#test/bench/server-process.ts';
import { startMailServer } from '#test/harness/mail.ts';
import { noPgbouncer, startMovablePgbouncer } from '#test/harness/pgbouncer.ts';
import { freePort } from '#test/harness/postgres.ts';
import { startPostgresPair } from '#test/harness/postgres-pair.ts';
import { startReceiver } from '#test/harness/receiver.ts';
import { closedInTime, scratchFolder } from '#test/harness/scratch.ts';

const BIN = new URL('../../src/cli/deskhand.mjs', import.meta.url).pathname;
const SECONDS = Number(process.env.PROOF_SECONDS ?? 180);
const NODES = 3;
const LANES = 4;
const KILL_EVERY_MS = 5_000;
/** A lease of a process that was killed is taken over when it runs out, and a delivery may be told to wait meanwhile. */
const DRAIN_MS = 300_000;

/** One of the nodes: killed and started again under the same port and with the same folder. */
class Node {
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  url = '';
  key = '';
  kills = 0;

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...NODE_FLAGS, BIN, 'serve', '--json'], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#child = child;
    const ended = once(child, 'exit').then(() => null);
    if (child.stdout === null) throw new Error('the process has no output');
    const told = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
    // While there is no primary a start ends with a line that says so.
    if (told === null) return;
    const { url, first_workspace } = JSON.parse(String(told[0]));
    this.url = url;
    this.key = first_workspace?.key ?? this.key;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    this.kills += 1;
  }

  get alive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }
}

interface Ledger {
  clients: string[];
  jobs: string[];
  mails: string[];
  batches: string[];
  tries: number;
  refused: number;
  unanswered: number;
}

it.skipIf(noPgbouncer !== null)(
  `loses nothing acknowledged and does nothing twice in ${SECONDS} s with three nodes behind PgBouncer, of which one is killed every few seconds and the primary once`,
  async () => {
    const pair = await startPostgresPair({ synchronous: true });
    const bouncer = await startMovablePgbouncer(pair.primary.url('desk'), 'session');
    const mail = await startMailServer();
    const receiver = await startReceiver();
    const first = scratchFolder('node');
    const folders = [first, scratchFolder('node'), scratchFolder('node')];
    const settings = async (DATA_DIR: string) => ({
      DATA_DIR,
      DATABASE_URL: bouncer.url,
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ALLOW_PRIVATE_TARGETS: 'true',
      SMTP_URL: mail.url,
      WEBHOOK_RETRY_SECONDS: Array.from({ length: 20 }, () => 2).join(','),
      MAIL_RETRY_SECONDS: Array.from({ length: 20 }, () => 2).join(','),
    });
    const nodes: Node[] = [];
    for (const folder of folders) {
      if (folder !== first) cpSync(first, folder, { recursive: true });
      const node = new Node(await settings(folder));
      nodes.push(node);
      closedInTime(() => node.kill());
      await node.start();
    }
    const key = nodes[0]?.key ?? '';
    const ledger: Ledger = {
      clients: [],
      jobs: [],
      mails: [],
      batches: [],
      tries: 0,
      refused: 0,
      unanswered: 0,
    };
    let turn = 0;
    let killedAt = Number.POSITIVE_INFINITY;
    /** Seconds from the end of the primary to the first acknowledgement of what was sent after it. */
    let backAfter: number | null = null;
    /** Sends the same request, with its key, to one node after another until it is acknowledged; null where its time has passed. */
    const send = async (path: string, body: unknown): Promise<Answer | null> => {
      const once = randomUUID();
      for (;;) {
        turn += 1;
        ledger.tries += 1;
        const began = performance.now();
        const { url } = nodes[turn % nodes.length] ?? { url: '' };
        const answer = await fetch(`${url}/api/v1${path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': once,
          },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(60_000),
        }).then(
          async (response) => ({ status: response.status, text: await response.text() }),
          () => null,
        );
        if (answer !== null && answer.status < 300) {
          if (began > killedAt) backAfter ??= (performance.now() - killedAt) / 1000;
          return JSON.parse(answer.text);
        }
        if (answer === null) ledger.unanswered += 1;
        else if (answer.status === 503 || answer.status === 409) ledger.refused += 1;
        // Nothing of it was done, or its key would have brought the answer of then.
        else if (answer.text.includes('has passed')) return null;
        else throw new Error(`${path}: ${answer.status} ${answer.text}`);
        await sleep(100);
      }
    };
    expect((await send('/webhooks', { url: receiver.url, events: ['job.created'] }))?.data.id).toBeTruthy();
    const person = (await send('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' }))?.data.id;
    const client = (await send('/clients', { name: 'Ironbark Water' }))?.data.id;

    let loading = true;
    const named = (): string => `Made ${randomUUID()}`;
    const operations = [
      async () => {
        const name = named();
        await send('/clients', { name, allow_duplicate: true });
        ledger.clients.push(name);
      },
      async () => {
        const made = await send('/jobs', { title: `Nurse ${randomUUID()}`, client_id: client });
        ledger.jobs.push(made?.data.id);
      },
      async () => {
        const subject = `Proof ${randomUUID()}`;
        const made = await send('/scheduled-emails', {
          candidate_id: person,
          subject,
          body_text: 'Can you talk tomorrow?',
          scheduled_at: new Date(Date.now() + 15_000).toISOString(),
        });
        if (made !== null) ledger.mails.push(subject);
      },
      async () => {
        const names = Array.from({ length: 6 }, named);
        const mode = ledger.batches.length % 2 === 0 ? 'atomic' : 'independent';
        const begun = await send('/batch', {
          mode,
          actions: names.map((name, at) => ({
            id: `item${at}`,
            action: 'create_client',
            input: { name, allow_duplicate: true },
          })),
        });
        ledger.batches.push(begun?.data.batch_id);
        ledger.clients.push(...names);
      },
    ];
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      for (let at = lane; loading; at += 1) await operations[at % operations.length]?.();
    });
    const ledgerOfWeeks = join(scratchFolder('weeks'), 'weeks.jsonl');
    const deployment = { urls: nodes.map(({ url }) => url), key };
    const weeks = tellWeeks(deployment, ledgerOfWeeks, () => loading);
    const loaded = Promise.all([weeks, ...lanes]);
    // It is waited for at the end.
    loaded.catch(() => {});
    const ends = performance.now() + SECONDS * 1000;
    let promoted = false;
    for (let at = 0; performance.now() < ends; at += 1) {
      const node = nodes[at % NODES];
      await node?.kill();
      if (!promoted && performance.now() > ends - (SECONDS * 1000) / 2) {
        promoted = true;
        await pair.primary.end();
        killedAt = performance.now();
        await pair.promote();
        bouncer.moveTo(pair.standby.url('desk'));
      }
      await sleep(KILL_EVERY_MS / 2);
      await node?.start();
      await sleep(KILL_EVERY_MS / 2);
    }
    loading = false;
    for (const node of nodes) if (!node.alive) await node.start();
    await loaded;
    expect(promoted).toBe(true);

    const database = new pg.Client({ connectionString: pair.standby.url('desk') });
    await database.connect();
    closedInTime(() => database.end());
    const column = async (text: string): Promise<string[]> =>
      (await database.query<{ one: string }>(text)).rows.map(({ one }) => one);
    const open = () => column("select id as one from batches where status in ('queued', 'running')");
    await expect.poll(open, { timeout: DRAIN_MS }).toEqual([]);
    const told = () => new Set(receiver.received.map(({ body }) => String(body.data.job?.id)));
    await expect.poll(() => ledger.jobs.filter((id) => !told().has(id)), { timeout: DRAIN_MS }).toEqual([]);
    const waiting = () =>
      column("select subject as one from scheduled_emails where status in ('scheduled', 'sending')");
    await expect.poll(waiting, { timeout: DRAIN_MS }).toEqual([]);
    const subjects = mail.received
      .map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1] ?? '')
      .filter((subject) => subject.startsWith('Proof '));
    const found = await findWeeks(deployment, ledgerOfWeeks);
    // A process that was killed while it handed one over leaves it to a person, who is told.
    const inDoubt = await column(
      "select subject as one from scheduled_emails where subject like 'Proof %' and status = 'failed' and last_error = 'outcome_unknown'",
    );
    const sent = await column(
      "select subject as one from scheduled_emails where subject like 'Proof %' and status = 'sent'",
    );

    const names = await column("select name as one from clients where name like 'Made %'");
    const events = new Map<string, Set<string>>();
    const ofWeeks = new Set(found.jobs);
    for (const { body } of receiver.received) {
      const id = String(body.data.job?.id);
      if (ofWeeks.has(id)) continue;
      events.set(id, (events.get(id) ?? new Set()).add(String(body.id)));
    }
    const batches = await database.query<{ id: string; status: string }>(
      "select id, status from batches where reason is distinct from 'demo'",
    );
    const twice = (list: readonly string[]): number => list.length - new Set(list).size;
    const report = {
      seconds: SECONDS,
      kills: nodes.reduce((sum, node) => sum + node.kills, 0),
      backAfter,
      ...{ tries: ledger.tries, refused: ledger.refused, unanswered: ledger.unanswered },
      clients: { acknowledged: ledger.clients.length, there: names.length, twice: twice(names) },
      batches: { acknowledged: ledger.batches.length, there: batches.rows.length },
      jobs: { acknowledged: ledger.jobs.length, deliveries: receiver.received.length, toldOf: events.size },
      weeks: { ...(await weeks), lost: found.lost.length, twice: found.twice.length },
      mails: {
        acknowledged: ledger.mails.length,
        handedOver: subjects.length,
        inDoubt: inDoubt.length,
        twice: twice(subjects),
      },
    };
    writeSync(2, `${JSON.stringify(report, null, 2)}\n`);
    expect([found.lost, found.twice]).toEqual([[], []]);
    expect(found.weeks).toBe((await weeks).weeks);
    expect(names.toSorted()).toEqual(ledger.clients.toSorted());
    expect(batches.rows.map(({ id }) => id).toSorted()).toEqual(ledger.batches.toSorted());
    expect(batches.rows.filter(({ status }) => status !== 'succeeded')).toEqual([]);
    // A delivery may be repeated, and says so by the id of its event.
    expect([...events.values()].filter(({ size }) => size > 1)).toEqual([]);
    expect([...events.keys()].toSorted()).toEqual(ledger.jobs.toSorted());
    expect([...sent, ...inDoubt].toSorted()).toEqual(ledger.mails.toSorted());
    expect(sent.filter((subject) => !subjects.includes(subject))).toEqual([]);
    expect(report.mails.twice).toBe(0);
  },
);

// biome-ignore lint/suspicious/noExplicitAny: the members of an answer are read by those who know them
type Answer = { data: any };
