import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { act, type Contract, contracted } from '#test/harness/contract.ts';
import { openPage } from '#test/harness/contractor.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { type Colleague, reportAs, type Teams, teamsOf } from '#test/harness/teams.ts';
import type { Workspace } from '#test/harness/workspace.ts';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T01:00:00Z') });
});
const { running, desk } = useDesk({ country: 'AU', sandbox: true });
let teams: Teams;
const contracts: Record<string, Contract> = {};

/** Days pass in the sandbox until noon in Sydney on a day. */
const until = (day: string) => act(desk, 'advance_test_clock', { to: `${day}T01:00:00Z` });

const ok = ({ status, body }: Awaited<ReturnType<Workspace['api']['get']>>) =>
  expect(status, JSON.stringify(body.error)).toBeLessThan(300);

const save = async ({ candidateId }: Contract, kind: string, more: object = {}) =>
  ok(await desk.api.post(`/candidates/${candidateId}/papers`, { kind, country: 'NZ', ...more }));
const waive = async ({ placementId }: Contract, kind: string) =>
  ok(await desk.api.put(`/placements/${placementId}/papers/${kind}/waiver`));

/** Everything that a contract in New Zealand asks for; right to work until a day. */
async function complete(contract: Contract, expires_on: string): Promise<void> {
  await save(contract, 'right_to_work', { expires_on });
  await save(contract, 'identity');
  await save(contract, 'ir330c');
  for (const kind of ['contractor_agreement', 'assignment_schedule'])
    await save(contract, kind, { placement_id: contract.placementId });
}

beforeAll(async () => {
  teams = await teamsOf(desk);
  const begin = async (
    name: string,
    who: Colleague | null,
    dates: Record<string, unknown>,
    country = 'NZ',
  ) => {
    const made = await contracted(who === null ? desk : who.desk, dates, country);
    contracts[name] = made;
    return made;
  };
  const mixed = await begin('mixed', teams.mate, {
    start_date: '2026-12-01',
    contract_end_date: '2027-03-31',
  });
  await save(mixed, 'right_to_work', { expires_on: '2027-06-30' });
  await save(mixed, 'identity', { expires_on: '2027-01-31' });
  await save(mixed, 'contractor_agreement', { placement_id: mixed.placementId });
  await waive(mixed, 'assignment_schedule');
  const page = await openPage(running, desk, mixed.candidateId);
  expect((await page.send({ what: 'ir330c|NZ|' })).status).toBe(303);
  const open = { start_date: '2026-11-02', contract_end_date: undefined };
  await complete(await begin('open', teams.mate, open), '2026-12-15');
  const ending = { start_date: '2026-11-25', contract_end_date: '2026-12-31' };
  await complete(await begin('ending', teams.rival, ending), '2027-01-10');
  // Nothing is known to be lacking, but how the person is engaged decides what else there is.
  const vague = await begin('vague', null, { start_date: '2026-11-23' }, 'AU');
  await save(vague, 'right_to_work', { country: 'AU' });
  const rest = ['identity', 'contractor_agreement', 'assignment_schedule', 'abn'];
  for (const kind of [...rest, 'public_liability', 'professional_indemnity']) await waive(vague, kind);
  // Neither permanent placements nor contracts that fell off need any.
  await begin('permanent', teams.mate, { placement_type: 'permanent', contract_end_date: undefined });
  const fell = await begin('fell', teams.mate, { start_date: '2026-11-03' });
  ok(await desk.api.patch(`/placements/${fell.placementId}`, { status: 'fell_off' }));
});
afterAll(() => {
  vi.useRealTimers();
});

const cells = (given: Record<string, number | string | boolean>) => ({
  missing: 0,
  expired: 0,
  ends_before_contract: 0,
  to_check: 0,
  waived: 0,
  ...given,
});
const of = (name: string, given: Record<string, number | string | boolean>) => ({
  placement_id: contracts[name]?.placementId,
  ...cells(given),
});

const mixed = () =>
  of('mixed', {
    country: 'NZ',
    starts_on: '2026-12-01',
    ends_on: '2027-03-31',
    ready: false,
    required: 5,
    current: 2,
    ends_before_contract: 1,
    to_check: 1,
    waived: 1,
    lacking: 'Identity, IR330C',
  });
const vague = () =>
  of('vague', {
    country: 'AU',
    ready: false,
    required: 7,
    current: 1,
    waived: 6,
    lacking: 'How the person is engaged (update_placement with engagement)',
  });
const ready = (name: string) => of(name, { ready: true, required: 5, current: 5, lacking: '' });

it('holds each contract by what it lacks, those that are not ready first, by the day they start', async () => {
  const { rows, totals } = await reportAs(desk.api, 'papers_compliance');
  expect(rows).toMatchObject([vague(), mixed(), ready('open'), ready('ending')]);
  expect(rows).toHaveLength(4);
  expect(totals).toEqual([{ contracts: 4, ready: 2, ready_percent: 50 }]);
});

it('shows a team the contracts that its people are credited with, and a consultant his own', async () => {
  for (const [who, lines, ready_percent] of [
    [teams.lead, [mixed(), ready('open')], 50],
    [teams.mate, [mixed(), ready('open')], 50],
    [teams.rival, [ready('ending')], 100],
  ] as const) {
    const { rows, totals } = await reportAs(who.api, 'papers_compliance');
    expect(rows).toMatchObject(lines);
    expect(totals).toMatchObject([{ contracts: lines.length, ready_percent }]);
  }
});

it('counts a document that runs out from the next day on, and leaves out contracts that have ended', async () => {
  await until('2026-12-15');
  expect((await reportAs(teams.mate.api, 'papers_compliance')).rows).toMatchObject([mixed(), ready('open')]);
  await until('2026-12-16');
  const expired = { ready: false, required: 5, current: 4, expired: 1, lacking: 'Right to work' };
  const after = await reportAs(teams.mate.api, 'papers_compliance');
  expect(after.rows).toMatchObject([of('open', expired), mixed()]);
  expect(after.totals).toEqual([{ contracts: 2, ready: 0, ready_percent: 0 }]);
  await until('2026-12-31');
  expect((await reportAs(teams.rival.api, 'papers_compliance')).rows).toMatchObject([ready('ending')]);
  await until('2027-01-01');
  const ended = await reportAs(teams.rival.api, 'papers_compliance');
  expect(ended).toMatchObject({ rows: [], totals: [{ contracts: 0, ready_percent: null }] });
});
