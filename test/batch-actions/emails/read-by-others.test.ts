import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { briefOf, float, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'GB' });

// biome-ignore lint/suspicious/noExplicitAny: what is read has every shape
type Answer = { status: number; body: any };

/** The words for which a mail waits or is refused; its status where it goes. */
const held = ({ status, body }: Answer): string[] | number => {
  const findings = body.error?.findings ?? body.data?.review?.findings ?? null;
  const isHeld = body.error?.type === 'held_wording' || body.data?.status === 'held';
  return isHeld ? findings.map(({ words }: { words: string }) => words) : status;
};

let count = 0;
/** Two people on a job, put to its client without their names, and how to write to somebody. */
async function two() {
  count += 1;
  const people = [
    { name: 'Ondine Farquharson', email: `ondine${count}@people.example` },
    { name: 'Caspian Threlfall', email: `caspian${count}@people.example` },
  ];
  const brief = await briefOf(desk, people, { title: 'Site Engineer' });
  const sent = await submit(desk, brief, { identity_visibility: 'anonymous' });
  expect(sent.status, JSON.stringify(sent.body.error)).toBe(201);
  const contact = (await desk.api.get(`/clients/${brief.client_id}/contacts`)).body.data[0];
  const write = (candidate_id: string, body: string, more: object = {}) =>
    desk.api.post('/emails', { candidate_id, subject: `A word ${body.length}`, body, ...more });
  return { brief, people, sent: sent.body.data, person_id: contact.person_id as string, write };
}

it('knows a contact by the person: at a private address too, given or on record, a mail is one to the client', async () => {
  const { brief, person_id, write } = await two();
  const to_address = `jo.private${count}@gmail.com`;
  expect(held(await write(person_id, 'B is Caspian Threlfall.', { to_address }))).toEqual([
    'Caspian Threlfall',
  ]);
  expect(held(await write(person_id, 'B is free on Monday.', { to_address }))).toBe(201);
  const patched = await desk.api.patch(`/candidates/${person_id}`, { email: `jo.home${count}@gmail.com` });
  expect(patched.status, JSON.stringify(patched.body.error)).toBe(200);
  const kept = brief.candidates[1] ?? '';
  const body = 'Caspian Threlfall is free on Monday.';
  expect(held(await write(kept, body, { to_address: `jo.home${count}@gmail.com` }))).toEqual([
    'Caspian Threlfall',
  ]);
});

it('sends a page that is somebody’s own to that person alone', async () => {
  const { brief, people, person_id, write } = await two();
  const [first = '', second = ''] = brief.candidates;
  const contractor = await desk.api.post(`/candidates/${second}/contractor-page-link`);
  const url = contractor.body.data.url as string;
  expect(url, JSON.stringify(contractor.body)).toContain('/c/');
  const token = url.split('/').at(-1) ?? '';
  const body = `The times stand here: ${url}`;
  expect(held(await write(person_id, body))).toEqual([`/${token}`]);
  expect(held(await write(second, body, { to_address: brief.contact_email }))).toEqual([`/${token}`]);
  expect(held(await write(first, body))).toEqual([`/${token}`]);
  const scheduled = await desk.api.post('/scheduled-emails', {
    candidate_id: person_id,
    subject: 'Times',
    body_html: `<p>See <a href="${url}">here</a></p>`,
    scheduled_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  expect(held(scheduled)).toEqual([`/${token}`]);
  expect(held(await write(second, body))).toBe(201);
  expect(held(await write(second, `${body} `, { to_address: `new-${people[1]?.email}` }))).toBe(201);
});

it('tells no candidate who else is a candidate, by the whole name or by a part beside words of the running', async () => {
  const { brief, write } = await two();
  const [first = ''] = brief.candidates;
  expect(held(await write(first, 'Hi Ondine, Caspian Threlfall put his name in as well.'))).toEqual([
    'Caspian Threlfall',
  ]);
  expect(held(await write(first, 'Sie sehen auch Caspian am Montag.'))).toEqual(['Caspian']);
  for (const body of [
    'Hi Ondine, they are also seeing one other person.',
    'Ondine Farquharson, you are on the list.',
    'Jo Contact also wants to see you on Monday.',
    'The Caspian Sea office is closed.',
  ])
    expect(held(await write(first, body)), body).toBe(201);
});

it('tells no client at which other one somebody is in the running, and leaves where they worked', async () => {
  const { brief, person_id, write } = await two();
  const other = (await desk.api.post('/clients', { name: `Wolverley Bridges ${count}` })).body.data;
  const job = (await desk.api.post('/jobs', { title: 'Engineer', client_id: other.id })).body.data;
  await desk.api.post('/applications', { job_id: job.id, candidate_id: brief.candidates[0] });
  const said = `A also has an interview at Wolverley Bridges ${count}.`;
  expect(held(await write(person_id, said))).toEqual([`Wolverley Bridges ${count}`]);
  expect(held(await write(person_id, 'A also has an interview at another house.'))).toBe(201);
  expect(held(await write(person_id, `Wolverley Bridges ${count} won the tender, I read.`))).toBe(201);
});

it('lets a mail tell the name once the client wants to meet them, with a word to whoever sends it', async () => {
  const { brief, sent, person_id, write } = await two();
  const body = 'A is Ondine Farquharson, see you on Monday.';
  expect(held(await write(person_id, body))).toEqual(['Ondine Farquharson']);
  const [item] = (await desk.api.get(`/submissions/${sent.id}`)).body.data.items;
  await press(running, pathOf(sent.url, item.id), { kind: 'interview', times: 'Monday' });
  const answer = await write(person_id, body);
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(201);
  expect(answer.body.meta.warnings.map(({ code }: { code: string }) => code)).toContain('names_candidate');
  expect(held(await write(person_id, 'B is Caspian Threlfall.'))).toEqual(['Caspian Threlfall']);
  const booked = await desk.api.post('/interviews', {
    application_id: brief.applications[0],
    kind: 'client',
    format: 'in_person',
    starts_at: inDays(3),
    interviewers: [{ contact_id: brief.contact_id }],
  });
  expect(booked.body.data.title).toContain('Candidate A');
});

it('calls somebody in an invitation by the headline of the profile that the client had of them', async () => {
  const { spec, client_contact_id } = await float(desk);
  await press(running, pathOf(spec.url), { kind: 'interested', rating: '5' });
  const made = await desk.api.post(`/specs/${spec.id}/convert`, { title: 'Finance Director' });
  expect(made.status, JSON.stringify(made.body.error)).toBe(200);
  const booked = await desk.api.post('/interviews', {
    application_id: made.body.data.application_id,
    kind: 'client',
    format: 'in_person',
    starts_at: inDays(3),
    interviewers: [{ contact_id: client_contact_id }],
  });
  expect(booked.status, JSON.stringify(booked.body.error)).toBe(201);
  expect(booked.body.data.title).toMatch(/^Interview: Candidate “Finance leader”, Finance Director at /u);
});
