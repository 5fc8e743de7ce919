import { serve } from '@hono/node-server';
import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { freePort } from '#test/harness/postgres.ts';
import { asked, named, postForm, refereesForm, twoReferees } from '#test/harness/referees.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));

const get = async (path: string) => {
  const response = await here.running.app.request(path);
  return { status: response.status, html: await response.text() };
};
const read = async (id: string) => (await here.desk.api.get(`/referee-requests/${id}`)).body.data;

it('shows the candidate a form, and opening it changes nothing', async () => {
  const { made, path } = await asked(here);
  const shown = await get(path);
  expect(shown.status).toBe(200);
  for (const words of ['Harbour Talent', 'Controller', 'First referee']) expect(shown.html).toContain(words);
  expect(shown.html).toMatch(/<input[^>]*name="r0_phone"[^>]*type="tel"/);
  expect(shown.html).toMatch(/<input[^>]*name="r0_worked_from"[^>]*type="month"/);
  expect(await read(made.body.data.id)).toEqual(made.body.data);
});

it('takes two referees or three, fires reference.received, and shows who was named', async () => {
  const hook = await here.desk.api.post('/webhooks', {
    url: 'https://hooks.example/references',
    events: ['reference.received'],
  });
  const { made, path, candidate } = await asked(here);
  const third = {
    name: 'Ruth Ruiz',
    email: `ruth-${made.body.data.id}@work.example`,
    worked_from: '2019-04',
  };
  const sent = await postForm(here, path, refereesForm([...twoReferees(), third]));
  expect(sent.status).toBe(303);
  const request = await read(made.body.data.id);
  expect(request.referees[2]).toMatchObject({ worked_from: '2019-04', flags: ['name_match'] });
  const deliveries = (await here.desk.api.get(`/webhooks/${hook.body.data.id}/deliveries`)).body.data;
  expect(deliveries[0].payload.data).toMatchObject({
    referee_request: { id: request.id, status: 'received' },
    actor: { type: 'candidate', id: candidate.id },
  });
  await here.desk.api.delete(`/webhooks/${hook.body.data.id}`);
  const shown = await get(path);
  expect(shown.html).toContain('You named Maria Boss, Paul Peer, Ruth Ruiz');
  const twice = await postForm(here, path, refereesForm(twoReferees()));
  expect([twice.status, twice.html.includes('You named')]).toEqual([200, true]);
  expect((await read(request.id)).referees).toHaveLength(3);
});

it.each([
  [
    'one referee',
    (form: Record<string, string>) => ({ ...form, r1_name: '', r1_email: '' }),
    'r1_name',
    'name',
  ],
  ['no consent', ({ agreed: _, ...form }: Record<string, string>) => form, 'agreed', 'Ask them first'],
  ['no address', (form: Record<string, string>) => ({ ...form, r0_email: 'maria' }), 'r0_email', 'address'],
  [
    'the same address twice',
    (form: Record<string, string>) => ({ ...form, r1_email: form.r0_email ?? '' }),
    'r1_email',
    'of their own',
  ],
  [
    'a month that is none',
    (form: Record<string, string>) => ({ ...form, r1_worked_from: 'long ago' }),
    'r1_worked_from',
    'year and month',
  ],
  [
    'a name of two lines',
    (form: Record<string, string>) => ({ ...form, r0_name: 'Maria\r\nBcc: x' }),
    'r0_name',
    'one line',
  ],
  [
    'a third without an address',
    (form: Record<string, string>) => ({ ...form, r2_name: 'Third' }),
    'r2_email',
    'e-mail',
  ],
])('sends %s back with what was filled in', async (_, change, field, says) => {
  const { made, path } = await asked(here);
  const answer = await postForm(here, path, change(refereesForm(twoReferees())) as Record<string, string>);
  expect(answer.status).toBe(422);
  expect(answer.html).toContain(`id="${field}-fault"`);
  expect(answer.html).toContain(says);
  expect(answer.html).toContain('Acme');
  expect((await read(made.body.data.id)).status).toBe('requested');
});

it("refuses the candidate's own address as a referee's", async () => {
  const { candidate, path } = await asked(here);
  const form = { ...refereesForm(twoReferees()), r0_email: candidate.email.toUpperCase() };
  expect((await postForm(here, path, form)).html).toContain('your own address');
});

it('takes a candidate at their word that they name nobody', async () => {
  const { made, path } = await asked(here);
  for (const _ of [1, 2]) expect((await postForm(here, `${path}/decline`)).status).toBe(303);
  expect((await get(path)).html).toContain('You chose to name no referees');
  expect((await read(made.body.data.id)).status).toBe('declined');
});

it('shows a referee who asks about whom, and takes what they say once', async () => {
  const { made, path } = await asked(here);
  const { paths } = await named(here, path);
  const [first = ''] = paths;
  const shown = await get(first);
  expect(shown.html).toContain('A reference for Ana Ruiz');
  expect(shown.html).toContain('What does Ana Ruiz do best?');
  const empty = await postForm(here, first, { q0: ' ' });
  expect([empty.status, empty.html.includes('at least one')]).toEqual([422, true]);
  expect((await postForm(here, first, { q0: 'Her <b>manager</b>.', would_rehire: 'no' })).status).toBe(303);
  expect((await get(first)).html).toContain('Your reference has reached Harbour Talent');
  await postForm(here, first, { q0: 'Something else.' });
  const [referee] = (await read(made.body.data.id)).referees;
  expect(referee).toMatchObject({ would_rehire: false, answers: [{ answer: 'Her <b>manager</b>.' }] });
});

it('knows no link that was not made here, and none of a candidate who was deleted', async () => {
  for (const path of ['/referees/nonsense', '/reference/nonsense'])
    expect((await get(path)).status).toBe(404);
  const { candidate, path } = await asked(here);
  const { paths } = await named(here, path);
  await here.desk.api.delete(`/candidates/${candidate.id}`);
  for (const one of [path, paths[0] ?? '']) expect((await get(one)).status).toBe(404);
});

it('flags a reference that was given from where the candidate named the referee, and keeps no address', async () => {
  const { made, path } = await asked(here);
  const port = await freePort();
  const server = serve({ fetch: here.running.app.fetch, port, hostname: '127.0.0.1' });
  const post = (to: string, fields: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}${to}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  try {
    const referees = twoReferees();
    await post(path, refereesForm(referees));
    await here.running.service.jobs.runDue();
    const raw =
      here
        .mailTo(referees[0]?.email ?? '')
        .at(-1)
        ?.raw.replaceAll(/=\r?\n/g, '') ?? '';
    await post(/(\/reference\/[\w-]{43})/.exec(raw)?.[1] ?? '', { q0: 'I am she.' });
  } finally {
    server.close();
  }
  const [referee] = (await read(made.body.data.id)).referees;
  expect(referee.flags).toContain('same_ip');
  const rows = await here.running.service.store.read((db) => db.selectFrom('referees').selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
});
