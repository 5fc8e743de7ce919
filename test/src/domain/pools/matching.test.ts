import { expect, it } from 'vitest';
import { runInDomain } from '#test/harness/action.ts';
import { openPoolDesk } from '#test/harness/pools.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const pools = openPoolDesk({}, { sandbox: true });
const idsIn = async (poolId: string) => (await pools.members(poolId)).map(({ candidate_id }) => candidate_id);

/** Writes an assessment of an application, as whoever scores it does. */
async function assess(applicationId: string, job_fit: number, client_fit: number) {
  const fit = {
    job_fit,
    client_fit,
    verdict: 'yes',
    summary: null,
    evidence: [],
    assessed_at: `at ${job_fit}`,
  };
  await runInDomain(pools.running(), pools.desk().adminKey, async (ctx) => {
    const read = async () =>
      ctx.tx
        .selectFrom('applications')
        .selectAll()
        .where('account_id', '=', ctx.account.id)
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow();
    const before = await read();
    await ctx.tx
      .updateTable('applications')
      .set({ fit: JSON.stringify(fit) })
      .where('id', '=', applicationId)
      .execute();
    const shown = ({ candidate_id }: typeof before, now: object | null) => ({
      id: applicationId,
      candidate_id,
      fit: now,
    });
    ctx.changed({
      type: 'application',
      id: applicationId,
      before: shown(before, null),
      after: shown(before, fit),
    });
    return null;
  });
}

it('adds new candidates who belong, with the reason, and nobody else', async () => {
  const pool = await pools.pool({ eligibility: 'Accountants in Sydney', auto_add_enabled: true });
  const silent = await pools.pool({ eligibility: 'Accountants in Sydney' });
  const location = { city: 'Sydney', country_code: 'AU' };
  const fits = await pools.candidate({ current_title: 'Accountant', location });
  await pools.candidate({ current_title: 'Nurse', location });
  await pools.candidate({ current_title: 'Accountant', location: { city: 'Perth' } });
  expect(await pools.members(pool.id)).toMatchObject([
    { candidate_id: fits.id, source: 'auto', match_reason: 'role Accountant; place Sydney', added_by: null },
  ]);
  expect(await pools.members(silent.id)).toEqual([]);
});

it('leaves out people who must not be approached, and client contacts until they are candidates', async () => {
  const pool = await pools.pool({ eligibility: 'Plumbers', auto_add_enabled: true });
  const client = await pools.api().post('/clients', {
    name: 'Pipes',
    contacts: [{ name: 'Pia Plumber', email: 'pia@pipes.example', title: 'Plumber' }],
  });
  expect(client.status).toBe(201);
  const marked = await pools.candidate({ current_title: 'Electrician' });
  await pools.api().patch(`/candidates/${marked.id}`, { do_not_approach: true, current_title: 'Plumber' });
  expect(await idsIn(pool.id)).toEqual([]);
  const promoted = await pools.candidate({ name: 'Pia Plumber', email: 'pia@pipes.example' });
  expect(await idsIn(pool.id)).toEqual([promoted.id]);
});

it('matches what comes in of a new person later, and leaves alone those who are not new', async () => {
  const pool = await pools.pool({ eligibility: 'Welders', auto_add_enabled: true });
  const [soon, late] = [await pools.candidate(), await pools.candidate()];
  await pools.api().patch(`/candidates/${soon.id}`, { current_title: 'Welder' });
  expect(await idsIn(pool.id)).toEqual([soon.id]);
  const to = new Date(Date.now() + 8 * 24 * 3600_000).toISOString();
  await advanceTo(pools.api(), to);
  await pools.api().patch(`/candidates/${late.id}`, { current_title: 'Welder' });
  expect(await idsIn(pool.id)).toEqual([soon.id]);
});

it('matches with a floor only who is assessed that well, on both counts', async () => {
  const client = await pools.api().post('/clients', { name: 'Floor Client' });
  const job = await pools.api().post('/jobs', { title: 'Chef', client_id: client.body.data.id });
  const pool = await pools.pool({
    eligibility: 'Chefs',
    auto_add_enabled: true,
    min_job_fit: 70,
    min_hm_fit: 50,
  });
  const chef = await pools.candidate({ current_title: 'Chef' });
  expect(await idsIn(pool.id)).toEqual([]);
  const application = await pools.api().post('/applications', {
    job_id: job.body.data.id,
    candidate_id: chef.id,
  });
  await assess(application.body.data.id, 90, 49);
  await assess(application.body.data.id, 69, 90);
  expect(await idsIn(pool.id)).toEqual([]);
  await assess(application.body.data.id, 70, 50);
  expect(await idsIn(pool.id)).toEqual([chef.id]);
});

it('takes back the membership with the candidate whose creation is undone', async () => {
  const pool = await pools.pool({ eligibility: 'Bakers', auto_add_enabled: true });
  const input = { name: 'Bo Baker', email: 'bo.baker@people.example', current_title: 'Baker' };
  await pools.doAndUndo('create_candidate', input);
  expect(await idsIn(pool.id)).toEqual([]);
});
