import { expect, it } from 'vitest';
import { assessNow } from '#test/harness/assess.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

async function application(): Promise<string> {
  const { api } = desk;
  const client_id = (await api.post('/clients', { name: `Acme ${crypto.randomUUID()}` })).body.data.id;
  const job_id = (await api.post('/jobs', { title: 'Site Manager', client_id })).body.data.id;
  const email = `${crypto.randomUUID()}@people.example`;
  const candidate = { name: 'Ana Ruiz', email, current_title: 'Site Manager' };
  const candidate_id = (await api.post('/candidates', candidate)).body.data.id;
  return (await api.post('/applications', { job_id, candidate_id })).body.data.id;
}

const read = async (id: string) => (await desk.api.get(`/applications/${id}`)).body.data;
const overrule = (id: string, verdict: string, reason = 'Ran two sites at once') =>
  desk.api.post(`/applications/${id}/overrule`, { verdict, reason });

it('puts the verdict of a person in place of the assessment, which keeps its own and moves nobody', async () => {
  const id = await application();
  await assessNow(running, desk.accountId, id);
  const before = await read(id);
  expect(before.fit).toMatchObject({ verdict: 'yes', assessed_verdict: 'yes', overruled: null });
  expect((await overrule(id, 'no')).status).toBe(200);
  const after = await read(id);
  expect(after.fit).toMatchObject({
    verdict: 'no',
    assessed_verdict: 'yes',
    overruled: { verdict: 'no', reason: 'Ran two sites at once', by: desk.adminId },
  });
  expect(after.stage).toBe(before.stage);
});

it('lets the verdict of a person stand when the application is assessed again', async () => {
  const id = await application();
  await assessNow(running, desk.accountId, id);
  await overrule(id, 'maybe');
  await assessNow(running, desk.accountId, id);
  expect((await read(id)).fit).toMatchObject({ verdict: 'maybe', assessed_verdict: 'yes' });
});

it('refuses while there is no assessment, and says what makes one', async () => {
  const answer = await overrule(await application(), 'no');
  expect(answer.status).toBe(409);
  expect(answer.body.error.message).toContain('assess_application');
});

it('is undone to the verdict of before, also after another assessment', async () => {
  const id = await application();
  await assessNow(running, desk.accountId, id);
  const { data } = (
    await desk.api.post('/batch', {
      actions: [
        { action: 'overrule_assessment', input: { application_id: id, verdict: 'no', reason: 'Too far' } },
      ],
    })
  ).body;
  expect((await read(id)).fit.verdict).toBe('no');
  await assessNow(running, desk.accountId, id);
  const undone = await desk.api.post(`/batch/${data.batch_id}/undo`, {});
  expect(undone.status).toBe(200);
  expect((await read(id)).fit).toMatchObject({ verdict: 'yes', overruled: null });
});

it('leaves a plan to move an application good when the application is assessed meanwhile', async () => {
  const { api } = desk;
  const id = await application();
  const actions = [{ action: 'move_application_stage', input: { application_id: id, stage: 'screen' } }];
  const { plan_id, confirm_text } = (await api.post('/batch', { actions, dry_run: true }, null)).body.data;
  await assessNow(running, desk.accountId, id);
  const done = await api.post('/batch', { plan_id, confirm_text });
  expect(done.body.data.items[0].status).toBe('succeeded');
  const again = (
    await api.post(
      '/batch',
      { actions: [{ ...actions[0], input: { application_id: id, stage: 'yes' } }], dry_run: true },
      null,
    )
  ).body.data;
  await api.post(`/applications/${id}/stage`, { stage: 'maybe' });
  const late = await api.post('/batch', { plan_id: again.plan_id, confirm_text: again.confirm_text });
  expect(late.body.error.code).toBe('PLAN_STALE');
});
