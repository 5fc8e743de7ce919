import type { Caller, Fields } from './callers.ts';
import { type Agency, generateAgency } from './generator/index.ts';

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

/** Writes a generated agency into a workspace, through the API like anybody else. */
export async function loadAgency(
  caller: Caller,
  accountId: string,
  country: 'AU',
  today: string,
): Promise<Loaded> {
  const agency = generateAgency({ seed: 7, country, size: 'small', today });
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
  for (const { team, ...user } of agency.users) {
    users.push(
      await call('create_user', {
        account_id: accountId,
        ...user,
        team_id: team === null ? null : teams.get(team),
      }),
    );
  }
  const companies = await severally(agency.clients, (client) => loadClient(caller, client));
  const clients = companies.map(({ id }) => id);
  const contacts = companies.map(({ people }) => people);
  const jobs = await severally(
    agency.jobs,
    async ({ client_index, client_contact_index, owner_index: _, team, status, ...job }) => {
      const id = await call('create_job', {
        ...job,
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
  given: Agency['applications'][number],
  ids: { job: string | undefined; candidate: string | undefined; owner: string | undefined },
): Promise<string> {
  const { id } = await caller.call('create_application', {
    job_id: ids.job,
    candidate_id: ids.candidate,
    source: given.source,
    owner_id: ids.owner,
  });
  // The placement itself moves the application from offer to placed.
  const stage = given.stage === 'placed' ? 'offer' : given.stage;
  if (stage !== 'funnel') {
    await caller.call('move_application_stage', {
      application_id: id,
      stage,
      ...(given.rejection === null ? {} : { reason: given.rejection.reason }),
    });
  }
  return String(id);
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
