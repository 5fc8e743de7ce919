import { beforeAll, expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }, { sandbox: true }));
let pool: string;
let offset = 0;

beforeAll(async () => {
  const body = { name: 'Mine Planners', keep_warm_enabled: true };
  pool = (await here.desk.api.post('/talent-pools', body)).body.data.id;
});

async function member() {
  const person = await here.candidate({ first_name: 'Ana', last_name: 'Ruiz' });
  const added = await here.desk.api.post(`/talent-pools/${pool}/members`, { candidate_id: person.id });
  return { ...person, member: added.body.data.id };
}

/** Lets days pass and sends what fell due. */
async function after(days: number): Promise<void> {
  offset += days;
  const to = new Date(Date.now() + offset * 24 * 3600_000).toISOString();
  await advanceTo(here.desk.api, to);
  await sendDue(here.running);
}

const linkTo = (email: string): string => {
  const raw = here.mailTo(email).at(-1)?.raw.replaceAll(/=\r\n/g, '') ?? '';
  const path = /https:\/\/desk\.example(\/keep-in-touch\/[\w-]+)/.exec(raw)?.[1];
  if (path === undefined) throw new Error(`no link in the mail to ${email}: ${raw}`);
  return path;
};
const open = async (path: string, answer?: string) => {
  const response = await here.running.app.request(path, {
    ...(answer === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ answer }).toString(),
        }),
  });
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const memberOf = async (candidate: string) =>
  (await here.desk.api.get(`/talent-pools/${pool}/members?limit=100`)).body.data.find(
    ({ candidate_id }: { candidate_id: string }) => candidate_id === candidate,
  );

it('writes to each member a month after they came in, and each month again, with a link and a way to opt out', async () => {
  const person = await member();
  await after(20);
  expect(here.mailTo(person.email)).toHaveLength(0);
  await after(12);
  expect(here.mailTo(person.email)).toHaveLength(1);
  const raw = here.mailTo(person.email)[0]?.raw ?? '';
  expect(raw).toContain('Mine Planners');
  expect(raw).toContain('/opt-out/');
  expect((await memberOf(person.id)).last_check_in_at).toMatch(/Z$/);
  await after(15);
  expect(here.mailTo(person.email)).toHaveLength(1);
  await after(20);
  expect(here.mailTo(person.email)).toHaveLength(2);
});

it('shows the page to a GET and changes nothing, and keeps the answer that is posted', async () => {
  const person = await member();
  await after(32);
  const path = linkTo(person.email);
  const page = await open(path);
  expect(page.status).toBe(200);
  expect(page.html).toContain('Are you still interested?');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect((await open(`${path}`)).status).toBe(200);
  expect((await memberOf(person.id)).check_in_answer).toBe(null);
  expect((await open(path, 'perhaps')).status).toBe(200);
  expect((await memberOf(person.id)).check_in_answer).toBe(null);
  expect((await open(path, 'interested')).html).toContain('stays in touch');
  expect(await memberOf(person.id)).toMatchObject({
    check_in_answer: 'interested',
    answered_at: expect.stringMatching(/Z$/),
  });
});

it('never writes again to who is not interested: not when they change their mind on the page, nor in another pool', async () => {
  const person = await member();
  await after(32);
  const path = linkTo(person.email);
  expect((await open(path, 'not_interested')).html).toContain('no more check-ins');
  expect((await open(path, 'interested')).html).toContain('no more check-ins');
  expect((await memberOf(person.id)).check_in_answer).toBe('not_interested');
  await here.desk.api.delete(`/talent-pools/${pool}/members/${person.member}`);
  const again = await here.desk.api.post(`/talent-pools/${pool}/members`, { candidate_id: person.id });
  expect(again.status).toBe(201);
  const other = await here.desk.api.post('/talent-pools', { name: 'Other pool', keep_warm_enabled: true });
  await here.desk.api.post(`/talent-pools/${other.body.data.id}/members`, { candidate_id: person.id });
  const sent = here.mailTo(person.email).length;
  await after(70);
  expect(here.mailTo(person.email)).toHaveLength(sent);
});

it('writes to nobody who opted out, must not be approached, has no address, or is in a pool that is not kept warm', async () => {
  const cold = (await here.desk.api.post('/talent-pools', { name: 'Cold pool' })).body.data.id;
  const [left, marked, inCold] = [await member(), await member(), await here.candidate()];
  await here.desk.api.post(`/talent-pools/${cold}/members`, { candidate_id: inCold.id });
  await here.desk.api.patch(`/candidates/${marked.id}`, { do_not_approach: true });
  await here.running.service.store.write(({ tx }) =>
    tx.updateTable('candidates').set({ email_opt_out: 1 }).where('id', '=', left.id).execute(),
  );
  await after(40);
  for (const { email } of [left, marked, inCold]) expect(here.mailTo(email)).toHaveLength(0);
});

it('begins a month after a pool begins to be kept warm, not with all its members at once', async () => {
  const body = { name: 'Warmed later' };
  const later = (await here.desk.api.post('/talent-pools', body)).body.data.id;
  const person = await here.candidate();
  await here.desk.api.post(`/talent-pools/${later}/members`, { candidate_id: person.id });
  await after(60);
  await here.desk.api.patch(`/talent-pools/${later}`, { keep_warm_enabled: true });
  await after(20);
  expect(here.mailTo(person.email)).toHaveLength(0);
  await after(12);
  expect(here.mailTo(person.email)).toHaveLength(1);
});

it('knows no other link', async () => {
  expect((await open('/keep-in-touch/nonsense')).status).toBe(404);
  expect((await open('/keep-in-touch/nonsense', 'interested')).status).toBe(404);
});
