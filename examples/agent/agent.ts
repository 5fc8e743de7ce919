import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** One thing to be done, said in plain words, with what is known about it. */
export interface Step {
  /** A label that later steps refer to. */
  id: string;
  want: string;
  /** A member may be { $from: "<label>", path: "/id" }: what an earlier step came to. */
  input: Record<string, unknown>;
}

export interface Outcome {
  status: string;
  items: { id: string; action: string; status: string; result?: Record<string, unknown> }[];
}

interface Found {
  actions: { name: string; title: string; input_schema?: { required?: string[] } }[];
}

interface Plan extends Outcome {
  plan_id?: string;
  confirm_text?: string;
}

/** Why the script cannot go on, in a sentence for the person at the terminal. */
export class CannotGoOn extends Error {}

/**
 * Connects to a service with a key.
 * @throws CannotGoOn where no Deskhand answers at the address, or the key is refused
 */
export async function connect(url: string, key: string): Promise<Client> {
  await check(url, key);
  const client = new Client(
    { name: 'deskhand-example-agent', version: '1.0.0' },
    { versionNegotiation: { mode: 'auto' } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/api/mcp', url), {
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
    }),
  );
  return client;
}

// Asked over REST first, whose refusals are sentences already.
async function check(url: string, key: string): Promise<void> {
  if (!URL.canParse(url)) throw new CannotGoOn(`DESKHAND_URL is no address: ${url}`);
  let answer: Response;
  try {
    answer = await fetch(new URL('/api/v1/me', url), { headers: { Authorization: `Bearer ${key}` } });
  } catch {
    throw new CannotGoOn(
      `Nothing answers at ${url}. Start the service with npm start, or set DESKHAND_URL to the address it printed.`,
    );
  }
  const body: unknown = await answer.json().catch(() => null);
  if (!isEnvelope(body))
    throw new CannotGoOn(
      `What answers at ${url} is not Deskhand. Set DESKHAND_URL to the address it printed.`,
    );
  if (!body.success)
    throw new CannotGoOn(`${body.error?.message ?? 'The key was refused.'} DESKHAND_KEY holds the key.`);
}

function isEnvelope(body: unknown): body is { success: boolean; error?: { message: string } } {
  return typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean';
}

/**
 * Carries out a goal as an assistant would: finds the action for each step by its words, plans them all together,
 * shows a person what would happen, and commits exactly that.
 * @returns null when the person said no
 */
export async function carryOut(
  client: Client,
  steps: Step[],
  person: { tell(text: string): void; agree(text: string): Promise<boolean> },
): Promise<Outcome | null> {
  const actions = [];
  for (const step of steps) {
    const { actions: found } = await call<Found>(client, 'find_actions', { query: step.want, limit: 3 });
    const [best] = found;
    if (best === undefined) throw new Error(`There is no action for "${step.want}".`);
    person.tell(`${step.want} → ${best.name}`);
    const { actions: described } = await call<Found>(client, 'find_actions', { names: [best.name] });
    const missing = (described[0]?.input_schema?.required ?? []).filter((field) => !(field in step.input));
    if (missing.length > 0) throw new Error(`${best.name} also needs ${missing.join(', ')}.`);
    actions.push({ id: step.id, action: best.name, input: step.input });
  }
  const plan = await call<Plan>(client, 'plan_actions', { actions });
  if (plan.plan_id === undefined || plan.confirm_text === undefined)
    throw new Error(`This cannot be planned: ${JSON.stringify(plan.items)}`);
  if (!(await person.agree(plan.confirm_text))) return null;
  return call<Outcome>(client, 'commit_plan', { plan_id: plan.plan_id, confirm_text: plan.confirm_text });
}

async function call<T>(client: Client, name: string, args: Record<string, unknown>): Promise<T> {
  const result = await client.callTool({ name, arguments: args });
  if (result.isError) {
    const [first] = result.content;
    throw new Error(first?.type === 'text' ? first.text : `${name} was refused`);
  }
  return result.structuredContent as T;
}

/** The goal of the example: a new client with a job, and the first candidate on it. */
export const GOAL: Step[] = [
  {
    id: 'client',
    want: 'add a client company',
    input: {
      name: 'Northwind Engineering',
      website: 'https://northwind.example',
      contacts: [{ name: 'Priya Nair', email: 'priya@northwind.example', title: 'Head of People' }],
      terms: { standard_fee_percent: 18 },
    },
  },
  {
    id: 'job',
    want: 'open a new job',
    input: {
      title: 'Site Engineer',
      client_id: { $from: 'client', path: '/id' },
      employment_type: 'full_time',
    },
  },
  {
    id: 'person',
    want: 'add a candidate',
    input: { name: 'Ana Ruiz', email: 'ana.ruiz@people.example', current_title: 'Civil Engineer' },
  },
  {
    id: 'application',
    want: 'put a candidate on a job',
    input: {
      candidate_id: { $from: 'person', path: '/id' },
      job_id: { $from: 'job', path: '/id' },
      stage: 'screen',
    },
  },
];

async function main(): Promise<void> {
  const { DESKHAND_URL = 'http://127.0.0.1:8787', DESKHAND_KEY } = process.env;
  if (DESKHAND_KEY === undefined)
    throw new CannotGoOn('Set DESKHAND_KEY to an API key; npm start prints one the first time.');
  const client = await connect(DESKHAND_URL, DESKHAND_KEY);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const outcome = await carryOut(client, GOAL, {
      tell: (text) => console.log(text),
      agree: async (text) => {
        console.log(`\nThis would happen: ${text}`);
        return process.argv.includes('--yes') || /^y/i.test(await terminal.question('Go ahead? (y/n) '));
      },
    });
    if (outcome === null) console.log('Nothing was done.');
    for (const item of outcome?.items ?? [])
      console.log(`${item.id}: ${item.status} ${String(item.result?.id ?? '')}`);
  } finally {
    terminal.close();
    await client.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main().catch((error: unknown) => {
    if (!(error instanceof CannotGoOn)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
