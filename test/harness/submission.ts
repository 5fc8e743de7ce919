import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { type Desk, deskOf } from './pipeline.ts';
import type { Answer, TestService, Workspace } from './workspace.ts';

/** A client with a contact, a job, and people on it who can be put forward. */
export interface Brief {
  client_id: string;
  contact_id: string;
  contact_email: string;
  job_id: string;
  candidates: string[];
  applications: string[];
}

let count = 0;

/** Makes a client with a primary contact, a job, and an application for each of the candidates described. */
export async function briefOf(
  agency: Workspace,
  people: readonly Record<string, unknown>[] = [{ name: 'Ana Ruiz' }],
  job: Record<string, unknown> = { title: 'Controller' },
): Promise<Brief> {
  const desk: Desk = deskOf(agency);
  count += 1;
  const contact_email = `jo${count}@client.example`;
  const client_id = await desk.client({ name: `Acme ${count}` });
  const contact = await agency.api.post(`/clients/${client_id}/contacts`, {
    name: 'Jo Contact',
    email: contact_email,
    is_primary: true,
  });
  const job_id = await desk.job({ client_id, ...job });
  const candidates: string[] = [];
  const applications: string[] = [];
  for (const { stage, ...person } of people) {
    const candidate_id = await desk.candidate(person);
    candidates.push(candidate_id);
    applications.push(
      await desk.application({ job_id, candidate_id, ...(stage === undefined ? {} : { stage }) }),
    );
  }
  return { client_id, contact_id: contact.body.data.id, contact_email, job_id, candidates, applications };
}

/** Puts the people of a brief forward. */
export function submit(agency: Workspace, brief: Brief, more: Record<string, unknown> = {}): Promise<Answer> {
  return agency.api.post('/submissions', {
    job_id: brief.job_id,
    items: brief.applications.map((application_id) => ({ application_id, summary: 'Knows the trade.' })),
    ...more,
  });
}

/** Sends a form of a page that needs no login. */
export async function press(
  running: TestService,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string | null; html: string }> {
  const response = await running.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
  };
}

/** The path of a link, and of the form of one of its items. */
export const pathOf = (url: string, item?: string): string =>
  new URL(url).pathname + (item === undefined ? '' : `/items/${item}`);

/** Sends what is due and reads all mail of the embedded outbox to an address, in the order sent. */
export async function mailsTo(running: TestService, address: string): Promise<ParsedMail[]> {
  await running.service.jobs.runDue();
  const folder = join(running.dataDir, 'outbox');
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const raw = files.toSorted().map((file) => readFileSync(join(folder, file)));
  const own = raw.filter((text) => text.subarray(0, 2000).toString().includes(address));
  return Promise.all(own.map((text) => simpleParser(text)));
}

/** A client's contact and a candidate with a career, for a spec. */
export async function pairOf(
  agency: Workspace,
  person: Record<string, unknown> = {},
): Promise<{ client_id: string; client_contact_id: string; contact_email: string; candidate_id: string }> {
  const { client_id, contact_id, contact_email } = await briefOf(agency, []);
  const candidate_id = await deskOf(agency).candidate({
    name: 'Ana Ruiz',
    current_title: 'Finance Manager',
    current_company: 'Boreal Foods',
    years_experience: 9,
    skills: ['IFRS', 'Treasury'],
    notice_period: '4 weeks',
    location: { city: 'Sydney', country: 'Australia' },
    ...person,
  });
  return { client_id, client_contact_id: contact_id, contact_email, candidate_id };
}

/** Sends a spec. */
export async function float(
  agency: Workspace,
  more: Record<string, unknown> = {},
): Promise<Awaited<ReturnType<typeof pairOf>> & { spec: Answer['body'] }> {
  const pair = await pairOf(agency);
  const { candidate_id, client_contact_id } = pair;
  const texts = { headline: 'Finance leader', pitch: 'Closes the books in three days.' };
  const sent = await agency.api.post('/specs', { candidate_id, client_contact_id, ...texts, ...more });
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.body));
  return { ...pair, spec: sent.body.data };
}
