import { rmSync } from 'node:fs';
import { readConfig } from '#src/config.ts';
import { dayIn } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { localClock } from '#src/lib/local-time.ts';
import { formatMoney } from '#src/lib/money.ts';
import { type Running, startServer } from '#src/server/serve.ts';
import { type Caller, type Fields, type HttpCaller, httpCaller, mcpCaller } from './callers.ts';
import { clientClicks, type DecisionsTold, deskLink, signedIn, tellDecisions } from './decisions.ts';
import { demoFolder } from './folder.ts';
import { type Agency, generateAgency } from './generator/index.ts';
import { type HistoryTold, tellHistory } from './history.ts';
import { loadAgency, ownerOf } from './load.ts';
import { openPage, type PartnerTold, tellPartner } from './partner.ts';
import { type PlanTold, tellPlan } from './plan.ts';
import { tellWeek } from './story.ts';
import { FIRST_WEEK, SECOND_WEEK } from './weeks.ts';

const CONSULTANT_SCOPES = [
  'jobs',
  'candidates',
  'applications',
  'clients',
  'placements',
  'submissions',
  'activities',
].flatMap((area) => [`${area}:read`, `${area}:write`]);

type Environment = Record<string, string | undefined>;
type Say = (line?: string) => void;

/** What the demo has done, for programs. */
interface Facts {
  url: string;
  mcp_url: string;
  account_id: string;
  key: string;
  placements: string[];
  plan: PlanTold;
  history: HistoryTold;
  decisions: DecisionsTold;
  partner: PartnerTold;
  /** Where to look: the desk (works once), a client's page, the career site. */
  links: { desk: string; client: string; careers: string };
  stored: Record<string, number>;
}

/**
 * Runs the consultant's week over real HTTP and then over MCP in a throwaway workspace, and prints it.
 * @param options.once ends when the story is told; otherwise it serves on until the process is told to stop
 * @param options.json prints one object about it in place of the story
 */
export async function runDemo(options: { once: boolean; json: boolean; env: Environment }): Promise<void> {
  const print: Say = (line = '') => void process.stdout.write(`${line}\n`);
  const dataDir = demoFolder();
  const today = dayIn(new Date().toISOString(), 'Australia/Sydney');
  const agency = generateAgency({ seed: 7, country: 'AU', size: 'small', today });
  const running = await open(dataDir, options.env, agency);
  try {
    const facts = await tell(running, agency, today, options.json ? () => {} : print);
    if (options.json) print(JSON.stringify(facts));
    if (!options.once) await serveOn(facts, options.json ? () => {} : print);
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** On the usual port where it is free, otherwise on any; whatever is set for a real deployment is left out. */
async function open(dataDir: string, { PORT, HOST }: Environment, agency: Agency): Promise<Running> {
  const settings = {
    PORT,
    HOST,
    DATA_DIR: dataDir,
    REGION: 'anz',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000',
    SETUP_NAME: agency.agency.name,
    SETUP_COUNTRY: 'AU',
    SETUP_EMAIL: ownerOf(agency).email,
  };
  try {
    return await startServer(readConfig(settings));
  } catch (error) {
    if (!(error instanceof AppError) || !error.message.includes('in use')) throw error;
    return await startServer(readConfig({ ...settings, PORT: '0' }));
  }
}

async function tell(running: Running, given: Agency, today: string, say: Say): Promise<Facts> {
  const { url, first } = running;
  if (first === null) throw new Error('The demo needs an empty store.');
  const admin = httpCaller(url, first.key);
  const started = performance.now();
  const loaded = await loadAgency(admin, first, given, today);
  const { agency, users, clients, candidates } = loaded;
  const listed = (await admin.call('list_users', { account_id: first.account_id, limit: 100 }))
    .items as Fields[];
  const history = await tellHistory(admin, {
    accountId: first.account_id,
    consultants: listed
      .filter(({ role, team_id }) => (role === 'consultant' || role === 'team_lead') && team_id !== null)
      .map(({ id, team_id }) => ({ id: String(id), team_id: String(team_id) })),
    clients,
    candidates,
    today,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const made = (noun: 'clients' | 'jobs' | 'candidates' | 'applications') => `${agency[noun].length} ${noun}`;
  say(
    `Deskhand demo: ${agency.agency.name}, a recruitment agency in ${agency.agency.timezone.replace('_', ' ')}`,
  );
  say(
    `  ${agency.users.length} people, ${made('clients')}, ${made('jobs')}, ${made('candidates')}, ${made('applications')} and ` +
      `${agency.placements.length} placements, made up from a seed and written over HTTP in ${seconds} s`,
  );

  say(
    `  Six months of it: ${history.placements} placements that billed ${formatMoney(history.billed, 'AUD')}, quotas for everybody, ` +
      `${history.interviews} interviews to come, two contractors and a talent pool`,
  );

  const at = Math.max(
    0,
    agency.users.findIndex(({ role }) => role === 'consultant'),
  );
  const consultant = { id: users[at] ?? '', name: agency.users[at]?.name ?? 'The consultant' };
  const { key } = await admin.call('create_key', {
    user_id: consultant.id,
    scopes: CONSULTANT_SCOPES,
    name: 'demo',
  });
  const desk = httpCaller(url, String(key));
  let page = '';
  const people = {
    consultant: consultant.id,
    colleague: users.find((_, i) => i !== at) ?? consultant.id,
    offerDate: today,
    clientClicks,
    sent: (address: string) => {
      page = address;
    },
    startDate: mondayAfter(today, 28),
  };
  const print = (day: string, what: string, how: string): void => {
    say(`  ${day}  ${what}`);
    say(`       ${how}`);
  };

  say(`\nThe week of ${consultant.name}, consultant, over HTTP`);
  const byHttp = await tellWeek(desk, admin, { ...FIRST_WEEK, ...people }, print);
  sayPlacement(byHttp, say);

  const assistant = await mcpCaller(url, String(key));
  const adminOverMcp = await mcpCaller(url, first.key, 'clients,placements');
  say(`\nThe same desk over MCP, through the official client (${assistant.tools} tools for this key)`);
  const byMcp = await tellWeek(assistant, adminOverMcp, { ...SECOND_WEEK, ...people }, print);
  sayPlacement(byMcp, say);
  await assistant.close();
  await adminOverMcp.close();

  say('\nA bot asks first: the plan, the yes and the undo, over HTTP');
  const plan = await askFirst(desk, admin, byHttp, say);

  say('\nAn assistant that a person keeps an eye on');
  const manager = await signedIn(first.sign_in_url);
  const placed = [
    await admin.call('get_candidate', { candidate_id: byHttp.candidate_id }),
    await admin.call('get_candidate', { candidate_id: byMcp.candidate_id }),
  ] as const;
  const decisions = await tellDecisions(
    url,
    admin,
    { manager, consultant: consultant.id, candidates: [...placed] },
    say,
  );

  say('\nA partner on the marketplace');
  const [shared = ''] = candidates;
  const partner = await tellPartner(
    running,
    admin,
    { accountId: first.account_id, agency: agency.agency.name, candidate: { id: shared } },
    say,
  );
  page = await openPage(admin, loaded);
  say('  Two more people are put to a client, whose page waits for an answer.');

  const stored = await sayStored(admin, desk, byHttp, agency.agency.timezone, say);
  say(`  ${agency.agency.name} lives in a temporary folder and is gone when the demo ends.`);
  return {
    url,
    mcp_url: `${url}/api/mcp`,
    account_id: first.account_id,
    key: first.key,
    placements: [String(byHttp.id), String(byMcp.id)],
    plan,
    history,
    decisions,
    partner,
    links: {
      desk: await deskLink(manager, first.user_id),
      client: page,
      careers: await careers(admin, url),
    },
    stored,
  };
}

/** Puts open jobs on the career site, one with a text of its own, and answers the site's address. */
async function careers(admin: Caller, url: string): Promise<string> {
  const open = (await admin.call('list_jobs', { status: 'active', limit: 100 })).items as Fields[];
  const job = open.find(({ title }) => title === 'Operations Manager') ?? open[0];
  for (const { id } of open.filter((one) => one !== job).slice(0, 3))
    await admin.call('update_job_ad', { job_id: id, show_salary: true, status: 'published' });
  const ad = await admin.call('update_job_ad', {
    job_id: job?.id,
    headline: 'One calm pair of hands for a busy floor',
    bullets: ['Day shifts', 'A team of eight', 'Ten minutes from the station'],
    body: 'Our client looks for somebody who keeps its lines, its rotas and its budget together, and its people glad to come.',
    status: 'published',
  });
  const path = /\/careers\/[^/]+/.exec(JSON.stringify(ad))?.[0];
  return `${url}${path ?? '/careers'}`;
}

/** The first Monday that is at least so many days after a day. */
function mondayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}

function sayPlacement(placement: Fields, say: Say): void {
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

async function askFirst(desk: HttpCaller, admin: Caller, placement: Fields, say: Say): Promise<PlanTold> {
  const applications = await all(admin, 'list_applications', { job_id: placement.job_id });
  const second = applications.find(({ id }) => id !== placement.application_id)?.candidate as Fields;
  const plot = {
    clientId: String(placement.client_id),
    clientName: String(placement.client_name),
    candidateId: String(second.id),
    candidateName: String(second.name),
  };
  const stored = async (): Promise<string> => {
    const [jobs, put] = await Promise.all([all(admin, 'list_jobs'), all(admin, 'list_applications')]);
    return `${jobs.length} jobs, ${put.length} applications`;
  };
  return tellPlan(desk, plot, stored, say);
}

/** Every record of a list, page by page. */
async function all(caller: Caller, action: string, filters: Fields = {}): Promise<Fields[]> {
  const found: Fields[] = [];
  let after: unknown;
  do {
    const page = await caller.call(action, {
      ...filters,
      limit: 100,
      ...(after === undefined ? {} : { after }),
    });
    found.push(...(page.items as Fields[]));
    after = page.next_cursor ?? undefined;
  } while (after !== undefined);
  return found;
}

async function sayStored(
  admin: Caller,
  desk: Caller,
  placement: Fields,
  timezone: string,
  say: Say,
): Promise<Record<string, number>> {
  const counted: [key: string, noun: string, action: string, filters?: Fields][] = [
    ['clients', 'clients, one of them the agency itself', 'list_clients'],
    ['client_people', 'people known as contacts of a client', 'list_candidates', { contact_only: true }],
    ['jobs', 'jobs', 'list_jobs'],
    ['candidates', 'candidates', 'list_candidates', { contact_only: false }],
    ['applications', 'applications', 'list_applications'],
    ['placements', 'placements', 'list_placements'],
    ['activities', 'lines in the activities, one for each thing that was done', 'list_activities'],
  ];
  const stored: Record<string, number> = {};
  say('\nWhat is now stored');
  for (const [key, noun, action, filters] of counted) {
    const count = (await all(admin, action, filters)).length;
    stored[key] = count;
    say(`  ${String(count).padStart(4)}  ${noun}`);
  }
  const job = await admin.call('get_job', { job_id: placement.job_id });
  const stages = (await all(admin, 'list_applications', { job_id: placement.job_id })).map(
    ({ stage, candidate }) => `${(candidate as Fields).name} ${String(stage).replaceAll('_', ' ')}`,
  );
  say(`  The job ${job.title} at ${placement.client_name} is ${job.status}: ${stages.join(', ')}.`);
  const activities = await all(admin, 'list_activities', { application_id: placement.application_id });
  say(`  The record of the placed application, newest first:`);
  for (const line of activities) {
    const actor = line.actor as { name: string | null; type: string };
    const time = localClock(String(line.occurred_at), timezone);
    say(`    ${time}  ${actor.name ?? actor.type}: ${line.summary}`);
  }
  const hidden = await desk.call('get_placement', { placement_id: placement.id });
  say(
    `  The consultant's key has no money scope, so it reads that placement with salary ${hidden.salary} and fee ${JSON.stringify(hidden.fee)}.`,
  );
  return stored;
}

function serveOn({ url, mcp_url, key, links, placements: [placement] }: Facts, say: Say): Promise<void> {
  say('\nLook at it');
  say(`  the desk       ${links.desk}   (works once: sign in with one click)`);
  say(`  client's page  ${links.client}`);
  say(`  career site    ${links.careers}`);
  say('\nPaste into your assistant');
  say(`  claude mcp add --transport http deskhand ${mcp_url} --header "Authorization: Bearer ${key}"`);
  say('\nTry it');
  say(`  curl -s ${url}/api/v1/placements/${placement} -H 'Authorization: Bearer ${key}'`);
  say(`  API page     ${url}/docs`);
  say(`  MCP          ${mcp_url}   (Authorization: Bearer ${key})`);
  say(`\nServing at ${url}. Press Ctrl+C to end.`);
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
