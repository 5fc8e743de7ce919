import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { asked } from '#test/harness/referees.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));

const ids = (answer: { body: { data: { id: string }[] } }) => answer.body.data.map(({ id }) => id);

it('lists newest first, of the agency or of one application, a page at a time', async () => {
  const first = await asked(here);
  const second = await asked(here);
  const both = [second.made.body.data.id, first.made.body.data.id];
  expect(ids(await here.desk.api.get('/referee-requests'))).toEqual(both);
  const of = await here.desk.api.get(`/referee-requests?application_id=${first.application.id}`);
  expect(ids(of)).toEqual([both[1]]);
  const page = await here.desk.api.get('/referee-requests?limit=1');
  const next = await here.desk.api.get(`/referee-requests?limit=1&after=${page.body.meta.next_cursor}`);
  expect([...ids(page), ...ids(next)]).toEqual(both);
});

it('answers 404 for an application of another agency, and shows none of its requests', async () => {
  const { application } = await asked(here);
  const other = await here.running.workspace();
  expect((await other.api.get(`/referee-requests?application_id=${application.id}`)).status).toBe(404);
  expect((await other.api.get('/referee-requests')).body.data).toEqual([]);
});
