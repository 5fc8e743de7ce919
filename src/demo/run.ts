import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#src/config.ts';
import { formatMoney } from '#src/lib/money.ts';
import { type Running, startServer } from '#src/serve.ts';
import { type Caller, type Fields, httpCaller, mcpCaller } from './callers.ts';
import { type Loaded, loadAgency } from './load.ts';
import { type Plot, tellWeek } from './story.ts';

const CONSULTANT_SCOPES = [
  'jobs',
  'candidates',
  'applications',
  'clients',
  'placements',
  'activities',
].flatMap((area) => [`${area}:read`, `${area}:write`]);

const say = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

/**
 * Runs the consultant's week over real HTTP and then over MCP in a throwaway workspace, and prints it.
 * @param options.once ends when the story is told; otherwise it serves on until the process is told to stop
 */
export async function runDemo(options: { once: boolean }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deskhand-demo-'));
  const running = await open(dataDir);
  try {
    await tell(running);
    if (!options.once) await serveOn(running);
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** On the usual port where it is free, otherwise on any. */
async function open(dataDir: string): Promise<Running> {
  const settings = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    REGION: 'anz',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000',
  };
  try {
    return await startServer(readConfig(settings));
  } catch {
    return await startServer(readConfig({ ...settings, PORT: '0' }));
  }
}

async function tell(running: Running): Promise<void> {
  const { url, first } = running;
  if (first === null) throw new Error('The demo needs an empty store.');
  const admin = httpCaller(url, first.key);
  const today = new Date().toISOString().slice(0, 10);
  const started = performance.now();
  const loaded = await loadAgency(admin, first.account_id, 'AU', today);
  const { agency, users } = loaded;
  say(
    `Deskhand demo: ${agency.agency.name}, a recruitment agency in ${agency.agency.timezone.replace('_', ' ')}`,
  );
  say(
    `  ${agency.users.length} people, ${agency.clients.length} clients, ${agency.jobs.length} jobs, ${agency.candidates.length} candidates, ` +
      `${agency.applications.length} applications and ${agency.placements.length} placements, made up from a seed and written in ${((performance.now() - started) / 1000).toFixed(1)} s over HTTP`,
  );

  const consultantIndex = Math.max(
    0,
    agency.users.findIndex(({ role }) => role === 'consultant'),
  );
  const consultant = {
    id: users[consultantIndex] ?? '',
    name: agency.users[consultantIndex]?.name ?? 'The consultant',
  };
  const colleague = users.find((_, i) => i !== consultantIndex) ?? consultant.id;
  const { key } = await admin.call('create_key', {
    user_id: consultant.id,
    scopes: CONSULTANT_SCOPES,
    name: 'demo',
  });
  const desk = httpCaller(url, String(key));
  const dates = {
    offerDate: today,
    startDate: new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10),
  };

  say(`\nThe week of ${consultant.name}, consultant, over HTTP`);
  const byHttp = await tellWeek(
    desk,
    admin,
    { ...FIRST_WEEK, ...dates, consultant: consultant.id, colleague },
    print,
  );
  sayPlacement(byHttp);

  const assistant = await mcpCaller(url, String(key));
  const adminOverMcp = await mcpCaller(url, first.key);
  say(`\nThe same desk over MCP, through the official client (${assistant.tools} tools for this key)`);
  const byMcp = await tellWeek(
    assistant,
    adminOverMcp,
    { ...SECOND_WEEK, ...dates, consultant: consultant.id, colleague },
    print,
  );
  sayPlacement(byMcp);

  await sayStored(admin, desk, loaded, byHttp);
  await assistant.close();
  await adminOverMcp.close();
  sayHow(url, first.key, String(byHttp.id));
}

function print(day: string, what: string, how: string): void {
  say(`  ${day}  ${what}`);
  say(`       ${how}`);
}

function sayPlacement(placement: Fields): void {
  const fee = placement.fee as { percent: number; amount: number };
  const currency = String(placement.currency);
  const contents = [
    `${placement.candidate_name} to ${placement.client_name} as ${placement.job_title}`,
    `salary ${formatMoney(Number(placement.salary), currency)}, fee ${fee.percent} % = ${formatMoney(fee.amount, currency)}`,
    `starts ${placement.start_date}, guaranteed for ${placement.guarantee_days} days, ${String(placement.status).replace('_', ' ')}`,
  ];
  say(`  =>   Placement ${placement.id}`);
  for (const text of contents) say(`       ${text}`);
}

async function sayStored(admin: Caller, desk: Caller, loaded: Loaded, placement: Fields): Promise<void> {
  const count = async (action: string): Promise<string> => {
    const items = (await admin.call(action, { limit: 100 })).items as Fields[];
    return items.length === 100 ? '100 or more' : String(items.length);
  };
  say('\nWhat is now stored');
  for (const [noun, action] of [
    ['clients', 'list_clients'],
    ['jobs', 'list_jobs'],
    ['candidates', 'list_candidates'],
    ['applications', 'list_applications'],
    ['placements', 'list_placements'],
  ] as const) {
    say(`  ${(await count(action)).padStart(11)}  ${noun}`);
  }
  const job = await admin.call('get_job', { job_id: placement.job_id });
  say(`  The job is ${job.status}; of its applications one is placed and one rejected.`);
  const activities = (await admin.call('list_activities', { application_id: placement.application_id }))
    .items as Fields[];
  say(`  The record of that application, newest first (${activities.length} lines):`);
  for (const line of activities.slice(0, 8)) {
    const actor = line.actor as { name: string | null; type: string };
    say(
      `    ${String(line.occurred_at).slice(0, 16).replace('T', ' ')}  ${actor.name ?? actor.type}: ${line.summary}`,
    );
  }
  const hidden = await desk.call('get_placement', { placement_id: placement.id });
  say(
    `  The consultant's key has no money scope, so it reads that placement with salary ${hidden.salary} and fee ${JSON.stringify(hidden.fee)}.`,
  );
  say(`  ${loaded.agency.agency.name} lives in a temporary folder and is gone when the demo ends.`);
}

function sayHow(url: string, key: string, placement: string): void {
  say('\nTry it');
  say(`  curl -s ${url}/api/v1/placements/${placement} -H 'Authorization: Bearer ${key}'`);
  say(`  API page     ${url}/docs`);
  say(`  MCP          ${url}/api/mcp   (Authorization: Bearer ${key})`);
}

function serveOn(running: Running): Promise<void> {
  say(`\nServing at ${running.url}. Press Ctrl+C to end.`);
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

type Scene = Omit<Plot, 'consultant' | 'colleague' | 'offerDate' | 'startDate'>;

const FIRST_WEEK: Scene = {
  client: { name: 'Ironbark Water', website: 'https://ironbark-water.example', industry: 'Utilities' },
  contacts: [
    { name: 'Helen Marsh', title: 'Chief Executive', email: 'helen.marsh@ironbark-water.example' },
    { name: 'Rohan Pillai', title: 'Head of People', email: 'rohan.pillai@ironbark-water.example' },
  ],
  job: {
    title: 'Chief Financial Officer',
    description:
      'Leads a finance team of 14 in Sydney. Must have CPA or CA, experience with regulated assets and board reporting. Nice to have: a system replacement seen through.',
    base_min: 190_000,
    base_max: 230_000,
    city: 'Sydney',
  },
  people: [
    {
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana.ruiz@mail.example',
      title: 'Group Financial Controller',
      company: 'Eastern Grid',
      pay: '$210k + super',
      notice: '4 weeks',
    },
    {
      first_name: 'Daniel',
      last_name: 'Okafor',
      email: 'daniel.okafor@mail.example',
      title: 'Finance Director',
      company: 'Harbour Foods',
      pay: 'AUD 225,000',
      notice: '3 months',
    },
  ],
  salary: 210_000,
};

const SECOND_WEEK: Scene = {
  client: { name: 'Lantern Health', website: 'https://lantern-health.example', industry: 'Health care' },
  contacts: [
    { name: 'Priya Nair', title: 'Director of Nursing', email: 'priya.nair@lantern-health.example' },
    { name: 'Tom Barlow', title: 'Chief Operating Officer', email: 'tom.barlow@lantern-health.example' },
  ],
  job: {
    title: 'Nurse Unit Manager',
    description:
      'Runs a 28-bed surgical ward in Melbourne. Must have AHPRA registration and five years in acute care.',
    base_min: 118_000,
    base_max: 132_000,
    city: 'Melbourne',
  },
  people: [
    {
      first_name: 'Mei',
      last_name: 'Chen',
      email: 'mei.chen@mail.example',
      title: 'Associate Nurse Unit Manager',
      company: 'St Brigid Hospital',
      pay: '$128,000',
      notice: '1 month',
    },
    {
      first_name: 'Liam',
      last_name: "O'Shea",
      email: 'liam.oshea@mail.example',
      title: 'Clinical Nurse',
      company: 'Bayside Private',
      pay: '118k',
      notice: 'immediately',
    },
  ],
  salary: 127_500,
};
