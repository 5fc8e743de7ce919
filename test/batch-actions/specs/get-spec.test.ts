import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { float, pathOf, press } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

const read = async (id: string) => (await agency.api.get(`/specs/${id}`)).body.data;
const eventsOf = async (id: string): Promise<string[]> => {
  const rows = await running.service.store.read((db) =>
    db.selectFrom('events').select(['event', 'data']).orderBy('sequence').execute(),
  );
  return rows.filter(({ data }) => data.includes(id)).map(({ event }) => event);
};

it('shows what the contact said: opened, asked, rated, interested', async () => {
  const { spec } = await float(agency);
  const path = pathOf(spec.url);
  expect((await running.app.request(path)).status).toBe(200);
  expect(await read(spec.id)).toMatchObject({ status: 'sent', first_viewed_at: null });
  await press(running, `${path}/viewed`, {});
  await press(running, `${path}/viewed`, {});
  expect(await read(spec.id)).toMatchObject({ status: 'viewed', first_viewed_at: expect.any(String) });
  await press(running, path, { kind: 'question', question: 'When?' });
  expect(await read(spec.id)).toMatchObject({
    status: 'responded',
    response: 'question',
    questions: [{ text: 'When?', answer: null }],
  });
  for (let i = 0; i < 2; i += 1)
    await press(running, path, { kind: 'interested', rating: '4', note: 'Soon' });
  expect(await read(spec.id)).toMatchObject({
    status: 'responded',
    response: 'interested',
    response_rating: 4,
    response_note: 'Soon',
    responded_at: expect.any(String),
  });
  await press(running, path, { kind: 'not_right_now', rating: '', note: '' });
  expect(await read(spec.id)).toMatchObject({
    response: 'not_right_now',
    response_rating: null,
    response_note: null,
  });
  expect(await eventsOf(spec.id)).toEqual([
    'spec.sent',
    'spec.viewed',
    'spec.responded',
    'spec.responded',
    'spec.responded',
  ]);
});

it('counts a first answer as opening, and takes no rating beyond five', async () => {
  const { spec } = await float(agency);
  const path = pathOf(spec.url);
  expect((await press(running, path, { kind: 'interested', rating: '6' })).status).toBe(422);
  expect((await read(spec.id)).status).toBe('sent');
  expect((await press(running, path, { kind: 'interested', rating: '' })).status).toBe(303);
  expect(await read(spec.id)).toMatchObject({ first_viewed_at: expect.any(String), response_rating: null });
  expect(await eventsOf(spec.id)).toEqual(['spec.sent', 'spec.viewed', 'spec.responded']);
});

it('answers 404 for an unknown one and for another agency', async () => {
  expect((await agency.api.get('/specs/spc_01h00000000000000000000000')).status).toBe(404);
  const { spec } = await float(agency);
  expect((await (await running.workspace()).api.get(`/specs/${spec.id}`)).status).toBe(404);
});
