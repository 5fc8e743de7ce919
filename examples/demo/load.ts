import type { Caller, Fields } from './callers.ts';
import type { Agency } from './generator/index.ts';

/** The ids of a loaded agency, by the generator's indexes. */
export interface Loaded {
  agency: Agency;
  users: string[];
  clients: string[];
  contacts: string[][];
  jobs: string[];
  candidates: string[];
  applications: string[];
}

/** Who of an agency made its workspace: an admin of it. */
export const ownerOf = ({ users }: Agency): Agency['users'][number] => {
  const owner = users.find(({ role }) => role === 'admin');
  if (owner === undefined) throw new Error('The agency has no admin.');
  return owner;
};

/** Writes a generated agency into the workspace that its owner made, through the API like anybody else. */
export async function loadAgency(
  caller: Caller,
  { account_id: accountId, user_id: ownerId }: { account_id: string; user_id: string },
  agency: Agency,
  today: string,
): Promise<Loaded> {
  const call = async (action: string, input: Fields): Promise<string> =>
    String((await caller.call(action, input)).id);
  const { name, timezone, currency } = agency.agency;
  await caller.call('update_account', {
    account_id: accountId,
    name,
    timezone,
    currency,
    standard_fee_schedule: agency.standard_fee_terms,
  });
  const teams = new Map<string, string>();
  for (const team of agency.teams)
    teams.set(team.name, await call('create_team', { account_id: accountId, name: team.name }));
  const users: string[] = [];
  for (const one of agency.users) {
    const { team, email, role, ...user } = one;
    const fields = { account_id: accountId, ...user, team_id: team === null ? null : teams.get(team) };
    users.push(
      one === ownerOf(agency)
        ? await call('update_user', { ...fields, user_id: ownerId })
        : await call('create_user', { ...fields, email, role }),
    );
  }
  const companies = await severally(agency.clients, (client) => loadClient(caller, client));
  const clients = companies.map(({ id }) => id);
  const contacts = companies.map(({ people }) => people);
  const jobs = await severally(
    agency.jobs,
    async ({ client_index, client_contact_index, owner_index: _, team, status, ...job }, at) => {
      const id = await call('create_job', {
        ...job,
        opened_at: daysBefore(today, openFor(at)),
        client_id: clients[client_index],
        client_contact_id: contacts[client_index]?.[client_contact_index],
        ...(teams.has(team) ? { team_id: teams.get(team) } : {}),
      });
      if (status !== 'active') await caller.call('update_job', { job_id: id, status });
      return id;
    },
  );
  const candidates = await severally(
    agency.candidates,
    ({ created_at: _, last_contacted_at: __, ...person }) => call('create_candidate', person),
  );
  const applications: string[] = [];
  await severally(agency.jobs, async ({ status }, job) => {
    const here = [...agency.applications.entries()].filter(([, { job_index }]) => job_index === job);
    const closed = status === 'closed' && here.length > 0;
    if (closed) await caller.call('update_job', { job_id: jobs[job], status: 'active' });
    for (const [index, given] of here) {
      applications[index] = await loadApplication(caller, given, {
        job: jobs[job],
        candidate: candidates[given.candidate_index],
        owner: users[given.owner_index],
        history: pastOf(given, today, openFor(job), index),
      });
    }
    if (closed) await caller.call('update_job', { job_id: jobs[job], status: 'closed' });
  });
  for (const { application_index, ...placement } of agency.placements) {
    await caller.call('create_placement', {
      application_id: applications[application_index],
      ...filled(placement),
    });
  }
  return { agency, users, clients, contacts, jobs, candidates, applications };
}

const AT_ONCE = 8;

/** Several calls under way at once, so that they share their commits; the results in the order given. */
async function severally<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE);
    results.push(...(await Promise.all(some.map((item, i) => work(item, from + i)))));
  }
  return results;
}

const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

async function loadApplication(
  caller: Caller,
  given: Given,
  {
    history,
    ...ids
  }: {
    job: string | undefined;
    candidate: string | undefined;
    owner: string | undefined;
    history: Fields[];
  },
): Promise<string> {
  const { id } = await caller.call('create_application', {
    job_id: ids.job,
    candidate_id: ids.candidate,
    source: given.source,
    owner_id: ids.owner,
    history,
  });
  // A stage that is reached for a reason is moved to, so that the reason is on record.
  if (isOver(given))
    await caller.call('move_application_stage', {
      application_id: id,
      stage: given.stage,
      ...(given.rejection === null ? {} : { reason: given.rejection.reason }),
    });
  return String(id);
}

// Spread over the weeks, the same at each run.
const openFor = (job: number): number => 24 + ((job * 17) % 60);
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T02:00:00Z`) - days * 86_400_000).toISOString();

const WAY = ['funnel', 'yes', 'screen', 'submitted', 'client_interview', 'references', 'offer'];

type Given = Agency['applications'][number];

const isOver = ({ stage, rejection }: Given): boolean =>
  rejection !== null || stage === 'rejected' || stage === 'withdrew';

/** The stages on the way to one, with when each began. A placement itself moves its application from offer to placed. */
function pastOf(given: Given, today: string, open: number, at: number): Fields[] {
  const stage = given.stage === 'placed' ? 'offer' : given.stage;
  const on = WAY.indexOf(stage);
  const way = on >= 0 ? WAY.slice(0, on + 1) : isOver(given) ? WAY.slice(0, 4) : ['funnel', stage];
  const [first, last] = [open - 1 - (at % 5), 1 + ((at * 5) % 17)];
  return way.map((one, i) => ({
    stage: one,
    entered_at: daysBefore(today, way.length === 1 ? last : first - ((first - last) * i) / (way.length - 1)),
  }));
}

/** A client with its people, superiors before those who report to them. */
async function loadClient(
  caller: Caller,
  { contacts, fee_terms, ...fields }: Agency['clients'][number],
): Promise<{ id: string; people: string[] }> {
  const id = String((await caller.call('create_client', filled(fields))).id);
  const people: string[] = [];
  for (const { reports_to_index, ...person } of contacts) {
    const superior = reports_to_index === null ? undefined : people[reports_to_index];
    const contact = await caller.call('add_client_contact', {
      client_id: id,
      ...filled(person),
      ...(superior === undefined ? {} : { reports_to: superior }),
    });
    people.push(String(contact.id));
  }
  if (fee_terms !== null) await caller.call('set_client_fee_terms', { client_id: id, ...fee_terms });
  return { id, people };
}
