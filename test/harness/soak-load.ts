import { Pool } from 'undici';
import { requestOf } from '#test/bench/mcp.ts';
import type { Started } from './soak-server.ts';

const REPLAYED = 10;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** What the load counted and made, for the reckoning at its end. */
class Ledger {
  requests = 0;
  /** Answers by status. */
  readonly statuses = new Map<number, number>();
  /** Requests that were not answered, and answers that were not what they should have been; the first of them. */
  readonly wrong: string[] = [];
  wrongs = 0;
  readonly operations = new Map<string, number>();
  readonly clients = new Set<string>();
  readonly jobs = new Set<string>();
  /** Subjects of what was scheduled. */
  readonly mails = new Set<string>();

  fail(what: string): void {
    this.wrongs += 1;
    if (this.wrong.length < 20) this.wrong.push(what.slice(0, 400));
  }
}

type Operation = () => Promise<void>;

/** Operations of a share in a hundred each, spread evenly. */
const MIX: Record<string, number> = {
  get: 40,
  list: 14,
  post: 18,
  mcpRead: 9,
  mcpWrite: 3,
  atomic: 2,
  independent: 2,
  planned: 2,
  streamed: 1,
  job: 4,
  mail: 2,
  page: 3,
};

/** The mixed load: each call of `next` starts one operation, which may be several requests. */
export class Load {
  readonly ledger = new Ledger();
  readonly #pool: Pool;
  readonly #key: string;
  readonly #order: Operation[];
  readonly #recent: string[] = [];
  readonly #candidates: string[] = [];
  #count = 0;
  #turn = 0;

  constructor(product: Started, connections: number) {
    this.#pool = new Pool(product.url, { connections, pipelining: 1 });
    this.#key = product.key;
    const operations: Record<string, Operation> = {
      get: () => this.#get(),
      list: () => this.#list(),
      post: () => this.#post(),
      mcpRead: () => this.#mcpRead(),
      mcpWrite: () => this.#mcpWrite(),
      atomic: () => this.#batch('atomic'),
      independent: () => this.#batch('independent'),
      planned: () => this.#planned(),
      streamed: () => this.#streamed(),
      job: () => this.#job(),
      mail: () => this.#mail(),
      page: () => this.#page(),
    };
    const places = Object.entries(MIX).flatMap(([name, share]) =>
      Array.from({ length: share }, (_, i) => ({ name, at: (i + 0.5) / share })),
    );
    this.#order = places
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => async () => {
        const { operations: done } = this.ledger;
        done.set(name, (done.get(name) ?? 0) + 1);
        await operations[name]?.();
      });
  }

  /** Makes what the operations need. */
  async prepare(candidates: number): Promise<void> {
    for (let i = 0; i < 50; i += 1) await this.#post();
    for (let i = 0; i < candidates; i += 1) {
      const made = await this.#call(201, 'POST', '/api/v1/candidates', {
        name: `Ana Ruiz ${i}`,
        email: `ana${i}@people.example`,
      });
      this.#candidates.push(String(made?.data.id));
    }
  }

  /** Starts the next operation; resolves when it is over, whatever became of it. */
  async next(): Promise<void> {
    this.#turn += 1;
    try {
      await this.#order[this.#turn % this.#order.length]?.();
    } catch (error) {
      this.ledger.fail(`no answer: ${String(error)}`);
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Answer> {
    const { ledger } = this;
    ledger.requests += 1;
    const answer = await this.#pool.request({
      method,
      path,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.body.text();
    ledger.statuses.set(answer.statusCode, (ledger.statuses.get(answer.statusCode) ?? 0) + 1);
    return { status: answer.statusCode, headers: answer.headers, text };
  }

  async #call(
    expected: number,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    key?: string,
    // biome-ignore lint/suspicious/noExplicitAny: the members of an answer are read by those who know them
  ): Promise<any> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.#key}` };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      headers['idempotency-key'] = key ?? this.#name();
    }
    const answer = await this.#send(
      method,
      path,
      headers,
      body === undefined ? undefined : JSON.stringify(body),
    );
    if (answer.status === expected) return JSON.parse(answer.text);
    this.ledger.fail(`${method} ${path}: ${answer.status} ${answer.text}`);
    return null;
  }

  #name(): string {
    this.#count += 1;
    return `soak${this.#count}`;
  }

  #made(id: string): void {
    this.ledger.clients.add(id);
    this.#recent.push(id);
    if (this.#recent.length > 500) this.#recent.splice(0, 250);
  }

  #some(): string {
    return this.#recent[(this.#turn * 37) % this.#recent.length] ?? '';
  }

  async #get(): Promise<void> {
    const id = this.#some();
    const answer = await this.#call(200, 'GET', `/api/v1/clients/${id}`);
    if (answer !== null && answer.data.id !== id) this.ledger.fail(`asked for ${id}, got ${answer.data.id}`);
  }

  async #list(): Promise<void> {
    const path = this.#turn % 2 === 0 ? '/api/v1/clients?limit=20' : '/api/v1/jobs?limit=10';
    await this.#call(200, 'GET', path);
  }

  async #post(): Promise<void> {
    const key = this.#name();
    const body = { name: `Client ${key}`, industry: 'Mining', notes: 'Met at the conference.' };
    const made = await this.#call(201, 'POST', '/api/v1/clients', body, key);
    if (made === null) return;
    this.#made(made.data.id);
    if (this.#count % REPLAYED !== 0) return;
    const again = await this.#call(201, 'POST', '/api/v1/clients', body, key);
    if (again !== null && again.data.id !== made.data.id) this.ledger.fail(`${key} ran twice`);
  }

  async #tool(name: string, args: Record<string, unknown>): Promise<string> {
    const { headers, body } = requestOf(this.#turn % 2 === 0 ? 'current' : 'older', name, args);
    const answer = await this.#send(
      'POST',
      '/api/mcp?toolsets=all',
      { ...headers, authorization: `Bearer ${this.#key}` },
      body,
    );
    if (answer.status !== 200 || /"isError":true|"error":\{/.test(answer.text))
      this.ledger.fail(`${name}: ${answer.status} ${answer.text}`);
    return answer.text;
  }

  async #mcpRead(): Promise<void> {
    await this.#tool('get_client', { client_id: this.#some() });
  }

  async #mcpWrite(): Promise<void> {
    const text = await this.#tool('create_client', { name: `Client ${this.#name()}` });
    const id = /cli_[0-9a-z]+/.exec(text)?.[0];
    if (id !== undefined) this.#made(id);
  }

  #actions(count: number) {
    return Array.from({ length: count }, (_, i) =>
      i % 4 === 3
        ? {
            id: `item${i}`,
            action: 'update_client',
            input: { client_id: { $from: `item${i - 1}`, path: '/id' }, phone: '+61 2 5550 0100' },
          }
        : { id: `item${i}`, action: 'create_client', input: { name: `Client ${this.#name()}` } },
    );
  }

  // biome-ignore lint/suspicious/noExplicitAny: the answer of a batch
  #keep(batch: any, count: number): void {
    if (batch.status !== 'succeeded' || batch.items.length !== count)
      this.ledger.fail(`batch ${batch.status} with ${batch.items?.length} items`);
    for (const item of batch.items) if (item.action === 'create_client') this.#made(item.result.id);
  }

  async #batch(mode: 'atomic' | 'independent'): Promise<void> {
    const answer = await this.#call(200, 'POST', '/api/v1/batch', { mode, actions: this.#actions(8) });
    if (answer !== null) this.#keep(answer.data, 8);
  }

  async #planned(): Promise<void> {
    const planned = await this.#call(200, 'POST', '/api/v1/batch', {
      dry_run: true,
      actions: this.#actions(4),
    });
    if (planned === null) return;
    const { plan_id, confirm_text } = planned.data;
    const answer = await this.#call(200, 'POST', '/api/v1/batch', { plan_id, confirm_text });
    if (answer !== null) this.#keep(answer.data, 4);
  }

  async #streamed(): Promise<void> {
    const count = 16;
    const begun = await this.#call(202, 'POST', '/api/v1/batch', {
      wait_ms: 0,
      actions: this.#actions(count),
    });
    if (begun === null) return;
    const id = begun.data.batch_id;
    const stream = await this.#send('GET', `/api/v1/batch/${id}/events`, {
      authorization: `Bearer ${this.#key}`,
    });
    const told = stream.text.split('\n\n').filter((block) => block.startsWith('id:'));
    if (told.length !== count + 1 || !told.at(-1)?.includes('event: batch'))
      this.ledger.fail(`the stream of ${id} told of ${told.length}: ${stream.text}`);
    const answer = await this.#call(200, 'GET', `/api/v1/batch/${id}`);
    if (answer !== null) this.#keep(answer.data, count);
  }

  async #job(): Promise<void> {
    const made = await this.#call(201, 'POST', '/api/v1/jobs', {
      title: `Nurse ${this.#name()}`,
      client_id: this.#some(),
    });
    if (made !== null) this.ledger.jobs.add(made.data.id);
  }

  async #mail(): Promise<void> {
    const subject = `Soak ${this.#name()}`;
    const made = await this.#call(201, 'POST', '/api/v1/scheduled-emails', {
      candidate_id: this.#candidates[this.#turn % this.#candidates.length],
      subject,
      body_text: 'Can you talk tomorrow?',
      scheduled_at: new Date(Date.now() + 5_000).toISOString(),
    });
    if (made !== null) this.ledger.mails.add(subject);
  }

  async #page(): Promise<void> {
    const answer = await this.#send('GET', '/sign-in', {});
    if (answer.status !== 200 || !answer.text.includes('<form'))
      this.ledger.fail(`GET /sign-in: ${answer.status}`);
  }
}
