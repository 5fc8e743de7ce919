import { expect, it } from 'vitest';
import { addDays } from '#src/lib/clock.ts';
import { act, contracted } from '#test/harness/contract.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';

const { running, desk } = useDesk({ country: 'AU' });
const today = new Date().toISOString().slice(0, 10);

interface Item {
  kind: string;
  one_of: string[];
  status: string;
  required: boolean;
}

const read = async (placementId: string) => (await desk.api.get(`/placements/${placementId}/papers`)).body;
const required = (items: Item[]): string[] =>
  items.filter((item) => item.required).map(({ one_of }) => one_of.join(' or '));
const statusOf = (items: Item[], kind: string) => items.find(({ one_of }) => one_of.includes(kind))?.status;

const COMMON = ['right_to_work', 'identity', 'contractor_agreement', 'assignment_schedule'];
const AU = ['tfn_declaration or abn', 'public_liability', 'professional_indemnity'];

it.each([
  ['AU', 'payg', [...AU, 'super_choice']],
  ['AU', 'limited_company', [...AU, 'workers_compensation']],
  ['AU', 'umbrella', AU],
  ['NZ', 'sole_trader', ['ir330 or ir330c']],
  ['GB', 'umbrella', ['key_information_document', 'ir35_sds']],
  ['GB', 'limited_company', ['key_information_document', 'ir35_sds', 'employers_liability']],
  ['US', 'w2', ['i9', 'w4']],
  ['US', 'c1099', ['w9', 'workers_comp_coi']],
  ['SG', 'sole_trader', []],
])('asks in %s, engaged as %s, for %j beside the common set', async (country, engagement, more) => {
  const { placementId } = await contracted(desk, { engagement }, country);
  const { data, meta } = await read(placementId);
  expect(required(data.items).sort()).toEqual([...COMMON, ...more].sort());
  expect(data).toMatchObject({ country, engagement, ready: false, placement_id: placementId });
  expect(data.counts).toMatchObject({
    required: COMMON.length + more.length,
    missing: COMMON.length + more.length,
  });
  expect(data.notice).toContain('not legal advice');
  expect(meta.warnings).toBeUndefined();
});

it.each([
  ['FR', ['a1_certificate', 'posted_worker_declaration']],
  ['DE', []],
  [null, []],
])('asks in Germany of somebody who lives in %s for %j', async (country_code, more) => {
  const { candidateId, placementId } = await contracted(desk, { engagement: 'sole_trader' }, 'DE');
  if (country_code !== null)
    await desk.api.patch(`/candidates/${candidateId}`, { location: { country_code } });
  expect(required((await read(placementId)).data.items).sort()).toEqual([...COMMON, ...more].sort());
});

it('says where each document stands', async () => {
  const ends = addDays(today, 200);
  const { candidateId, placementId } = await contracted(desk, {
    engagement: 'limited_company',
    contract_end_date: ends,
  });
  const save = (kind: string, more: object) =>
    desk.api.post(`/candidates/${candidateId}/papers`, { kind, country: 'AU', ...more });
  await save('right_to_work', { expires_on: addDays(today, 300) });
  await save('identity', { expires_on: addDays(today, -5) });
  await save('public_liability', { expires_on: addDays(today, 100) });
  await save('abn', {});
  await save('assignment_schedule', { placement_id: placementId, expires_on: ends });
  await save('white_card', {});
  const { data } = await read(placementId);
  expect(
    ['right_to_work', 'identity', 'public_liability', 'abn', 'assignment_schedule'].map((kind) =>
      statusOf(data.items, kind),
    ),
  ).toEqual(['current', 'expired', 'ends_before_contract', 'current', 'current']);
  expect(data.counts).toEqual({
    required: 8,
    current: 3,
    missing: 3,
    expired: 1,
    ends_before_contract: 1,
    to_check: 0,
    waived: 0,
  });
  expect(data.items.at(-1)).toMatchObject({ kind: 'white_card', required: false, status: 'current' });
  expect(data.ends_on).toBe(ends);
});

it('is ready once everything required is current or waived', async () => {
  const { candidateId, placementId } = await contracted(desk, { engagement: 'umbrella' }, 'SG');
  for (const kind of ['right_to_work', 'identity', 'contractor_agreement'])
    await desk.api.post(`/candidates/${candidateId}/papers`, { kind, placement_id: placementId });
  expect((await read(placementId)).data.ready).toBe(false);
  await desk.api.put(`/placements/${placementId}/papers/assignment_schedule/waiver`);
  expect((await read(placementId)).data.ready).toBe(true);
});

it('is not ready, and says why, while it is unknown how the contractor is engaged', async () => {
  const { placementId } = await contracted(desk, {}, 'US');
  const { data, meta } = await read(placementId);
  expect(data).toMatchObject({ engagement: null, ready: false });
  expect(meta.warnings[0].code).toBe('engagement_missing');
});

it('counts documents of another country only where they count everywhere', async () => {
  const { candidateId, placementId } = await contracted(desk, { engagement: 'payg' });
  for (const kind of ['right_to_work', 'identity'])
    await desk.api.post(`/candidates/${candidateId}/papers`, { kind, country: 'NZ' });
  const { items } = (await read(placementId)).data;
  expect([statusOf(items, 'right_to_work'), statusOf(items, 'identity')]).toEqual(['missing', 'current']);
});

it('keeps what was made for one engagement from counting for another', async () => {
  const { candidateId, placementId, clientId } = await contracted(desk, { engagement: 'payg' });
  await desk.api.post(`/candidates/${candidateId}/papers`, {
    kind: 'contractor_agreement',
    placement_id: placementId,
  });
  const job = await desk.api.post('/jobs', {
    title: 'Next',
    client_id: clientId,
    employment_type: 'contract',
  });
  const application = await desk.api.post('/applications', {
    job_id: job.body.data.id,
    candidate_id: candidateId,
  });
  const next = await desk.api.post('/placements', { application_id: application.body.data.id });
  expect(statusOf((await read(next.body.data.id)).data.items, 'contractor_agreement')).toBe('missing');
});

it('asks for nothing on a permanent placement', async () => {
  const { applicationId } = await applied(desk.api);
  const placement = await desk.api.post('/placements', { application_id: applicationId });
  const { data, meta } = await read(placement.body.data.id);
  expect(data).toMatchObject({ items: [], ready: true });
  expect(meta.warnings[0].code).toBe('no_contract');
});

it('needs placements:read, and answers 404 for what is not of the agency', async () => {
  const { placementId } = await contracted(desk);
  const path = `/placements/${placementId}/papers`;
  expect((await (await running.workspace()).api.get(path)).status).toBe(404);
  expect((await desk.as(await desk.key(['candidates:read'], { userId: null })).get(path)).status).toBe(403);
  expect((await desk.as(await desk.key(['placements:read'], { userId: null })).get(path)).status).toBe(200);
});

it('follows what the agency asks for', async () => {
  const own = await running.workspace({ country: 'AU' });
  const { placementId } = await contracted(own, { engagement: 'payg' });
  await act(own, 'set_required_papers', { region: 'AU', requirements: [{ one_of: ['police_check'] }] });
  const { items } = (await own.api.get(`/placements/${placementId}/papers`)).body.data;
  expect(required(items).sort()).toEqual([...COMMON, 'police_check'].sort());
});

it('a contract that is extended says what is missing and which documents end before its new end, and nothing when it is shortened', async () => {
  const end = (days: number) => addDays(today, days);
  const { placementId, candidateId } = await contracted(desk, {
    engagement: 'payg',
    start_date: end(-20),
    contract_end_date: end(100),
  });
  const paper = { candidate_id: candidateId, kind: 'right_to_work', country: 'AU', expires_on: end(150) };
  await act(desk, 'save_paper', paper);
  const told = async (contract_end_date: string) => {
    const { body } = await desk.api.patch(`/placements/${placementId}`, { contract_end_date });
    const warnings: { code: string; message: string }[] = body.meta.warnings ?? [];
    return warnings.find(({ code }) => code === 'papers_missing')?.message ?? '';
  };
  expect(await told(end(200))).toContain(`Right to work (ends before contract, ${end(150)})`);
  expect(await told(end(120))).toBe('');
  expect(await told(end(140))).toMatch(/^The contract is not ready on paper: Identity \(missing\)/);
});
