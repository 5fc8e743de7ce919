import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU' });

async function staged(stage: string): Promise<{ application: string; path: string }> {
  const application = await deskOf(agency).application({ stage });
  const made = await agency.api.post(`/applications/${application}/phone-screens`, { transcript: 'Hello' });
  return { application, path: `/applications/${application}/phone-screens/${made.body.data.id}` };
}

it.each([
  ['advance', 'yes', 'screen'],
  ['hold', 'yes', 'screen'],
  ['advance', 'maybe', 'maybe'],
  ['advance', 'submitted', 'submitted'],
  ['reject', 'funnel', 'no'],
  ['reject', 'screen', 'no'],
  ['reject', 'submitted', 'submitted'],
  ['no_show', 'yes', 'yes'],
])('%s takes an application from %s to %s', async (outcome, from, to) => {
  const { application, path } = await staged(from);
  const answer = await agency.api.post(`${path}/confirm`, { outcome, notes: 'Decided' });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    status: 'confirmed',
    outcome,
    notes: 'Decided',
    confirmed_by: agency.adminId,
  });
  expect((await agency.api.get(`/applications/${application}`)).body.data.stage).toBe(to);
});

it('decides once', async () => {
  const { path } = await staged('yes');
  await agency.api.post(`${path}/confirm`, { outcome: 'hold' });
  const again = await agency.api.post(`${path}/confirm`, { outcome: 'reject' });
  expect([again.status, again.body.error.code]).toEqual([409, 'CONFLICT']);
  expect((await agency.api.get(path)).body.data.outcome).toBe('hold');
});

it('refuses an unknown outcome and no outcome', async () => {
  const { path } = await staged('yes');
  for (const body of [{}, { outcome: 'maybe' }]) {
    const answer = await agency.api.post(`${path}/confirm`, body);
    expect([answer.status, answer.body.error.field]).toEqual([422, 'outcome']);
  }
});
