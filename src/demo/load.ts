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
  const clients: string[] = [];
  const contacts: string[][] = [];
  for (const client of agency.clients) await loadClient(caller, client, clients, contacts);
  const jobs: string[] = [];
  for (const { client_index, client_contact_index, owner_index: _, team, status, ...job } of agency.jobs) {
    const id = await call('create_job', {
      ...job,
      client_id: clients[client_index],
      client_contact_id: contacts[client_index]?.[client_contact_index],
      ...(teams.has(team) ? { team_id: teams.get(team) } : {}),
    });
    if (status !== 'active') await caller.call('update_job', { job_id: id, status });
    jobs.push(id);
  }
  const candidates: string[] = [];
  for (const { created_at: _, last_contacted_at: __, ...person } of agency.candidates) {
    candidates.push(await call('create_candidate', person));
  }
  const applications: string[] = [];
  for (const given of agency.applications) {
    const placed = given.stage === 'placed';
    const closed = agency.jobs[given.job_index]?.status === 'closed';
    if (closed) await caller.call('update_job', { job_id: jobs[given.job_index], status: 'active' });
    const id = await call('create_application', {
      job_id: jobs[given.job_index],
      candidate_id: candidates[given.candidate_index],
      source: given.source,
      owner_id: users[given.owner_index],
    });
    const stage = placed ? 'offer' : given.stage;
    if (stage !== 'funnel') {
      await caller.call('move_application_stage', {
        application_id: id,
        stage,
        ...(given.rejection === null ? {} : { reason: given.rejection.reason }),
      });
    }
    if (closed) await caller.call('update_job', { job_id: jobs[given.job_index], status: 'closed' });
    applications.push(id);
  }
  for (const { application_index, ...placement } of agency.placements) {
    const given = Object.fromEntries(Object.entries(placement).filter(([, value]) => value !== null));
    await caller.call('create_placement', { application_id: applications[application_index], ...given });
  }
  return { agency, users, clients, contacts, jobs, candidates, applications };
}

async function loadClient(
  caller: Caller,
  client: Agency['clients'][number],
  clients: string[],
  contacts: string[][],
): Promise<void> {
  const { contacts: people, fee_terms, ...fields } = client;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const { id } = await caller.call('create_client', given);
  const clientId = String(id);
  clients.push(clientId);
  const made: string[] = [];
  for (const { reports_to_index, ...person } of people) {
    const fit = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null));
    const superior = reports_to_index === null ? undefined : made[reports_to_index];
    const contact = await caller.call('add_client_contact', {
      client_id: clientId,
      ...fit,
      ...(superior === undefined ? {} : { reports_to: superior }),
    });
    made.push(String(contact.id));
  }
  contacts.push(made);
  if (fee_terms !== null) await caller.call('set_client_fee_terms', { client_id: clientId, ...fee_terms });
}
