import { describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Answer } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

const place = (body: Record<string, unknown>): Promise<Answer> => agency.api.post('/placements', body);

/** An application on a job of a client with these terms. */
async function hire(terms: Record<string, unknown> = {}, job: Record<string, unknown> = {}) {
  const client_id = await desk.client();
  if (Object.keys(terms).length > 0) {
    await runAction(running, agency.adminKey, 'set_client_fee_terms', { client_id, ...terms });
  }
  const job_id = await desk.job({ client_id, ...job });
  const application_id = await desk.application({ job_id, stage: 'offer' });
  const { candidate_id } = (await agency.api.get(`/applications/${application_id}`)).body.data;
  return { client_id, job_id, application_id, candidate_id };
}

describe('an application', () => {
  it('tells candidate, client and job, moves to placed and fills the job', async () => {
    const { application_id, job_id, client_id, candidate_id } = await hire({}, { title: 'Site Manager' });
    const ran = await runAction(running, agency.adminKey, 'create_placement', {
      application_id,
      salary: 90_000,
    });
    expect(ran.status).toBe(201);
    expect(ran.data).toMatchObject({
      application_id,
      job_id,
      client_id,
      candidate_id,
      job_title: 'Site Manager',
      salary: 90_000,
      currency: 'AUD',
      fee: { type: 'percent', percent: 20, amount: 18_000 },
      placement_type: 'permanent',
      contract: null,
      credits: [{ user_id: agency.adminId, role: null, percent: 100 }],
      guarantee_days: 90,
      start_date: null,
      status: 'pending_start',
      notes: null,
    });
    expect(ran.data.offer_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(ran.events).toEqual(['placement.created', 'application.stage_changed']);
    expect(ran.outbox[0]?.data.placement).toEqual(ran.data);
    expect(ran.activities.map(({ type }) => type)).toEqual(['placement', 'stage_changed']);
    expect((await agency.api.get(`/applications/${application_id}`)).body.data).toMatchObject({
      stage: 'placed',
      status: 'placed',
      placement_id: ran.data.id,
    });
    expect((await agency.api.get(`/jobs/${job_id}`)).body.data.status).toBe('filled');
    expect((await agency.api.get(`/placements/${ran.data.id}`)).body.data).toEqual(ran.data);
  });

  it('leaves an evergreen job open', async () => {
    const { application_id, job_id } = await hire({}, { is_evergreen: true });
    expect((await place({ application_id })).status).toBe(201);
    expect((await agency.api.get(`/jobs/${job_id}`)).body.data.status).toBe('active');
  });

  it('keeps the names as they were', async () => {
    const { application_id, client_id } = await hire();
    const before = (await place({ application_id })).body.data;
    await agency.api.patch(`/clients/${client_id}`, { name: 'Renamed' });
    expect((await agency.api.get(`/placements/${before.id}`)).body.data.client_name).toBe(before.client_name);
  });

  it('that was marked placed by hand gets its placement without another event of its stage', async () => {
    const { application_id } = await hire();
    await agency.api.post(`/applications/${application_id}/stage`, { stage: 'placed' });
    const ran = await runAction(running, agency.adminKey, 'create_placement', { application_id });
    expect(ran.events).toEqual(['placement.created']);
    const { data } = (await agency.api.get(`/applications/${application_id}`)).body;
    expect(data.placement_id).toBe(ran.data.id);
  });

  it('is placed once, until that placement fell off and the job was reopened', async () => {
    const { application_id, job_id } = await hire();
    const first = (await place({ application_id })).body.data.id;
    const again = await place({ application_id });
    expect(again.status).toBe(409);
    expect(again.body.error).toMatchObject({ code: 'CONFLICT', field: 'application_id', existing_id: first });
    await agency.api.patch(`/placements/${first}`, { status: 'fell_off', start_date: '2026-01-05' });
    expect((await place({ application_id })).body.error.message).toContain('update_job');
    await agency.api.patch(`/jobs/${job_id}`, { status: 'active' });
    expect((await place({ application_id })).status).toBe(201);
  });

  it('is refused on a closed job, and once it has ended', async () => {
    const { application_id, job_id } = await hire();
    await agency.api.patch(`/jobs/${job_id}`, { status: 'closed' });
    const closed = await place({ application_id });
    expect([closed.status, closed.body.error.code]).toEqual([409, 'CONFLICT']);
    expect(closed.body.error.message).toContain('update_job');
    await agency.api.patch(`/jobs/${job_id}`, { status: 'active' });
    await agency.api.post(`/applications/${application_id}/stage`, { stage: 'withdrew' });
    const ended = await place({ application_id });
    expect([ended.status, ended.body.error.field]).toEqual([409, 'application_id']);
    expect((await agency.api.get(`/placements?job_id=${job_id}`)).body.meta.count).toBe(0);
  });

  it('agrees with whatever else is named beside it', async () => {
    const { application_id, candidate_id, client_id, job_id } = await hire();
    const wrong = await place({ application_id, candidate_id: await desk.candidate() });
    expect([wrong.status, wrong.body.error.field]).toEqual([422, 'candidate_id']);
    expect((await place({ application_id, candidate_id, client_id, job_id })).status).toBe(201);
  });
});

describe('a candidate and a client', () => {
  it('find the one open job that the candidate is live on', async () => {
    const { candidate_id, client_id, application_id } = await hire();
    const made = await place({ candidate_id, client_id });
    expect(made.status).toBe(201);
    expect(made.body.data.application_id).toBe(application_id);
  });

  it('need job_id where there are several, and take it', async () => {
    const { candidate_id, client_id, job_id } = await hire();
    const other = await desk.job({ client_id });
    await desk.application({ job_id: other, candidate_id });
    const split = await place({ candidate_id, client_id });
    expect([split.status, split.body.error.field]).toEqual([422, 'job_id']);
    expect(split.body.error.message).toContain(other);
    const made = await place({ candidate_id, client_id, job_id });
    expect(made.body.data.job_id).toBe(job_id);
    expect((await place({ candidate_id, client_id, job_id: other })).status).toBe(201);
  });

  it('are refused where the candidate is live on no open job of the client', async () => {
    const { candidate_id, client_id, job_id } = await hire();
    const none = await place({ candidate_id: await desk.candidate(), client_id });
    expect([none.status, none.body.error.field]).toEqual([422, 'candidate_id']);
    await agency.api.patch(`/jobs/${job_id}`, { status: 'closed' });
    const closed = await place({ candidate_id, client_id });
    expect([closed.status, closed.body.error.field]).toEqual([422, 'candidate_id']);
    expect(closed.body.error.message).toContain(job_id);
    const named = await place({ candidate_id, client_id, job_id });
    expect([named.status, named.body.error.field]).toEqual([409, 'job_id']);
  });

  it('are refused with a job of another client', async () => {
    const { candidate_id, client_id } = await hire();
    const wrong = await place({ candidate_id, client_id, job_id: await desk.job() });
    expect([wrong.status, wrong.body.error.field]).toEqual([422, 'job_id']);
  });

  it.each([
    [{}, 'application_id'],
    [{ candidate_id: 'cnd_1' }, 'client_id'],
    [{ client_id: 'cli_1' }, 'candidate_id'],
    [{ job_id: 'job_1' }, 'application_id'],
  ])('are both needed: %j is refused on %s', async (body, field) => {
    const refused = await place(body);
    expect([refused.status, refused.body.error.field]).toEqual([422, field]);
  });
});

describe('the fee', () => {
  const banded = {
    tiers: [
      { from: 0, percent: 15 },
      { from: 100_000, percent: 20 },
    ],
    minimum_fee: 12_000,
    guarantee_days: 60,
  };

  it.each([
    [{ salary: 60_000 }, { percent: 15, amount: 12_000 }],
    [{ salary: 99_999.99 }, { percent: 15, amount: 15_000 }],
    [{ salary: 100_000 }, { percent: 20, amount: 20_000 }],
    [
      { salary: 60_000, fee_percent: 10 },
      { percent: 10, amount: 6000 },
    ],
    [
      { salary: 60_000, fee_percent: 12.345 },
      { percent: 12.35, amount: 7410 },
    ],
    [
      { fee_type: 'fixed', fee_amount: 5000.005 },
      { type: 'fixed', percent: null, amount: 5000.01 },
    ],
    [{}, { percent: null, amount: null }],
  ])('of %j under bands with a minimum is %j', async (given, fee) => {
    const { application_id } = await hire(banded);
    const { body } = await place({ application_id, ...given });
    expect(body.data.fee).toMatchObject(fee);
    expect(body.data.guarantee_days).toBe(60);
  });

  it('takes the currency of the client’s terms, the user, the agency in that order', async () => {
    const own = await hire({ currency: 'NZD', minimum_fee: 1 });
    expect((await place({ application_id: own.application_id })).body.data.currency).toBe('NZD');
    const user = await agency.user('consultant');
    await running.service.store.write(async ({ tx }) => {
      await tx.updateTable('users').set({ default_currency: 'GBP' }).where('id', '=', user.userId).execute();
    });
    const mine = await hire();
    const ran = await runAction(running, user.key, 'create_placement', {
      application_id: mine.application_id,
    });
    expect(ran.data.currency).toBe('GBP');
    const key = agency.as(await agency.key(['admin'], { userId: null }));
    const plain = await hire();
    expect((await key.post('/placements', { application_id: plain.application_id })).body.data.currency).toBe(
      'AUD',
    );
    const said = await hire({ currency: 'NZD', minimum_fee: 50_000 });
    const foreign = await place({ application_id: said.application_id, currency: 'usd', salary: 100_000 });
    expect(foreign.body.data).toMatchObject({ currency: 'USD', fee: { percent: 20, amount: 20_000 } });
    expect(foreign.body.meta.warnings[0].code).toBe('terms_currency');
  });

  it('keeps the minor digits of its currency', async () => {
    const { application_id } = await hire();
    const { body } = await place({ application_id, salary: 5_000_001.4, currency: 'JPY' });
    expect(body.data).toMatchObject({ salary: 5_000_001, fee: { amount: 1_000_000 } });
  });

  it.each([
    [{ fee_amount: 1 }, 'fee_amount'],
    [{ fee_type: 'fixed' }, 'fee_amount'],
    [{ fee_type: 'fixed', fee_amount: 1, fee_percent: 1 }, 'fee_percent'],
    [{ fee_percent: 101 }, 'fee_percent'],
    [{ salary: -1 }, 'salary'],
    [{ salary: 1e13 }, 'salary'],
    [{ salary: '90000' }, 'salary'],
    [{ currency: 'XXZ' }, 'currency'],
    [{ guarantee_days: 1.5 }, 'guarantee_days'],
    [{ offer_date: '2026-02-30' }, 'offer_date'],
    [{ start_date: 'soon' }, 'start_date'],
    [{ charge_rate: 10 }, 'charge_rate'],
    [
      { placement_type: 'contract', start_date: '2026-02-02', contract_end_date: '2026-02-01' },
      'contract_end_date',
    ],
    [{ status: 'started' }, 'status'],
    [{ salry: 1 }, 'salry'],
  ])('refuses %j naming %s and changes nothing', async (wrong, field) => {
    const { application_id, job_id } = await hire();
    const refused = await place({ application_id, ...wrong });
    expect([refused.status, refused.body.error.field]).toEqual([422, field]);
    expect((await agency.api.get(`/applications/${application_id}`)).body.data.stage).toBe('offer');
    expect((await agency.api.get(`/jobs/${job_id}`)).body.data.status).toBe('active');
  });
});

describe('a contract', () => {
  const rates = { charge_rate: 110, pay_rate: 80, start_date: '2026-03-02', contract_end_date: '2026-03-13' };

  it('follows from a contract job, with its gross profit worked out', async () => {
    const { application_id } = await hire({}, { employment_type: 'contract' });
    const { body } = await place({ application_id, ...rates });
    expect(body.data).toMatchObject({
      placement_type: 'contract',
      contract: {
        end_date: '2026-03-13',
        charge_rate: 110,
        pay_rate: 80,
        rate_period: 'hourly',
        expected_gp: 2400,
      },
    });
  });

  it('takes a gross profit that is given', async () => {
    const { application_id } = await hire();
    const given = { ...rates, placement_type: 'contract', rate_period: 'daily', expected_gp: 1 };
    expect((await place({ application_id, ...given })).body.data.contract.expected_gp).toBe(1);
  });

  it('that loses money is kept, with a warning', async () => {
    const { application_id } = await hire({}, { employment_type: 'contract' });
    const { body } = await place({ application_id, ...rates, pay_rate: 120 });
    expect(body.data.contract.expected_gp).toBe(-800);
    expect(body.meta.warnings[0].code).toBe('negative_margin');
  });
});
