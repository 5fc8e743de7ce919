import { beforeAll, expect, it } from 'vitest';
import { tokenOf } from '#test/harness/connection.ts';
import { callTool } from '#test/harness/mcp.ts';
import { openQuotaDesk, todayThere } from '#test/harness/quotas.ts';
import { apiOf } from '#test/harness/workspace.ts';

const quotas = openQuotaDesk();
const today = todayThere();

interface Person {
  userId: string;
  key: string;
}
let north: string;
let south: string;
let wide: Person;
let lead: Person;
let self: Person;
let other: Person;

beforeAll(async () => {
  const desk = quotas.desk();
  north = await quotas.team('North');
  south = await quotas.team('South');
  wide = await desk.user('read_only', { dataScope: 'agency' });
  lead = await desk.user('team_lead', { teamId: north, dataScope: 'team' });
  self = await desk.user('team_lead', { teamId: north, dataScope: 'self' });
  other = await desk.user('consultant', { teamId: south, dataScope: 'self' });
  const credits = [
    { user_id: self.userId, percent: 33.33 },
    { user_id: lead.userId, percent: 33.33 },
    { user_id: other.userId, percent: 33.34 },
  ];
  await quotas.placed({ salary: 100_000.01, fee_percent: 20, start_date: today, credits });
  await quotas.placed({ fee_type: 'fixed', fee_amount: 900, currency: 'EUR', start_date: today, credits });
  await quotas.placed({
    placement_type: 'contract',
    charge_rate: 100,
    pay_rate: 60,
    expected_gp: 5000,
    start_date: today,
    credits: [{ user_id: other.userId, percent: 100 }],
  });
  const set = (input: object) => quotas.run('set_quota_target', { period_id: 'current', ...input });
  await set({ amount: 100_000 });
  await set({ team_id: north, amount: 40_000 });
  await set({ team_id: south, amount: 30_000 });
  await set({ user_id: self.userId, amount: 10_000 });
  await set({ user_id: other.userId, amount: 20_000 });
  const adjust = (input: object) =>
    quotas.run('add_quota_adjustment', { period_id: 'current', reason: 'Agreed', ...input });
  await adjust({ amount: 1 });
  await adjust({ team_id: north, amount: 20 });
  await adjust({ user_id: self.userId, amount: 300 });
  await adjust({ user_id: other.userId, amount: -4000 });
});

const line = (currency: string, recognised: number, adjustments = 0) => ({
  currency,
  amount: Math.round((recognised + adjustments) * 100) / 100,
  recognised,
  adjustments,
});
const of = (rows: { user_id?: string; team_id?: string; block: object }[], id: string) =>
  rows.find((row) => (row.user_id ?? row.team_id) === id)?.block;

it('shows the whole agency: exact shares by currency, counts, targets, what is left of them, and the ledger', async () => {
  const board = await quotas.board();
  expect(board).toMatchObject({ scope: 'agency', frozen: false, currency: 'AUD', agency_target: 100_000 });
  expect(board.agency).toEqual({
    billings: [line('AUD', 25_000, -3679), line('EUR', 900)],
    placements: { perm: 2, contract: 1, total: 3 },
    target: 100_000,
    allocated: 70_000,
    headroom: 30_000,
    attainment_percent: 21.32,
  });
  expect(of(board.teams, north)).toEqual({
    // 66.66 % of 20,000.00 and a fifth of a cent, and of 900.
    billings: [line('AUD', 13_332, 320), line('EUR', 599.94)],
    placements: { perm: 2, contract: 0, total: 2 },
    target: 40_000,
    allocated: 10_000,
    headroom: 30_000,
    attainment_percent: 34.13,
  });
  expect(of(board.consultants, other.userId)).toMatchObject({
    billings: [line('AUD', 11_668, -4000), line('EUR', 300.06)],
    placements: { perm: 2, contract: 1, total: 3 },
    target: 20_000,
    allocated: 0,
    attainment_percent: 38.34,
  });
  expect(of(board.consultants, lead.userId)).toMatchObject({
    target: null,
    headroom: null,
    attainment_percent: null,
  });
  expect(board.adjustments.map(({ amount }: { amount: number }) => amount)).toEqual([-4000, 300, 20, 1]);
});

// biome-ignore lint/suspicious/noExplicitAny: boards of three scopes
const idsOf = (board: any) => ({
  scope: board.scope,
  agency: ['agency', 'agency_target'].filter((key) => key in board),
  teams: board.teams.map(({ team_id }: { team_id: string }) => team_id),
  people: board.consultants.map(({ user_id }: { user_id: string }) => user_id).sort(),
  ledger: board.adjustments.map(({ amount }: { amount: number }) => amount),
});

it('shows a person of each data scope exactly theirs, alike over REST and MCP, by key and by token', async () => {
  const { app } = quotas.running();
  const desk = quotas.desk();
  const everybody = [desk.adminId, lead.userId, self.userId, other.userId].sort();
  const expected: [Person, ReturnType<typeof idsOf>][] = [
    [
      wide,
      {
        scope: 'agency',
        agency: ['agency', 'agency_target'],
        teams: [north, south],
        people: [...everybody, wide.userId].sort(),
        ledger: [-4000, 300, 20, 1],
      },
    ],
    [
      lead,
      {
        scope: 'team',
        agency: [],
        teams: [north],
        people: [lead.userId, self.userId].sort(),
        ledger: [300, 20],
      },
    ],
    [self, { scope: 'self', agency: [], teams: [], people: [self.userId], ledger: [300] }],
  ];
  const whole = await quotas.board();
  for (const [person, theirs] of expected) {
    const { token } = await tokenOf(quotas.running(), { accountId: desk.accountId, userId: person.userId }, [
      'quotas:read',
    ]);
    for (const credential of [person.key, token]) {
      const rest = (await apiOf(app, credential).get('/quotas/periods/current')).body.data;
      expect(idsOf(rest)).toEqual(theirs);
      for (const { user_id, block } of rest.consultants.filter((row: Person) => row.userId !== wide.userId))
        expect(block).toEqual(of(whole.consultants, user_id) ?? block);
      for (const { team_id, block } of rest.teams) expect(block).toEqual(of(whole.teams, team_id));
      const tool = await callTool(app, credential, 'run_read_actions', {
        view: 'full',
        actions: [{ action: 'get_quota_period', input: { period_id: 'current' } }],
      });
      expect(tool.isError).not.toBe(true);
      expect(idsOf(tool.structuredContent.items[0].result)).toEqual(theirs);
    }
  }
});

it("shows the agency's own key everything, and a person without a team only themselves", async () => {
  const desk = quotas.desk();
  const own = await desk.key(['quotas:read'], { userId: null });
  expect((await desk.as(own).get('/quotas/periods/current')).body.data).toEqual(await quotas.board());
  const alone = await desk.user('team_lead', { dataScope: 'team' });
  const board = (await desk.as(alone.key).get('/quotas/periods/current')).body.data;
  expect(idsOf(board)).toEqual({ scope: 'self', agency: [], teams: [], people: [alone.userId], ledger: [] });
});

it('prunes the targets and the ledger in the change feed alike', async () => {
  const desk = quotas.desk();
  const feed = async (key: string) => {
    const { data } = (await desk.as(key).get('/changes?limit=100')).body;
    return data.flatMap((change: { type: string; data: unknown }) =>
      change.type.startsWith('quota_') ? [change.data] : [],
    );
  };
  const text = JSON.stringify(await feed(self.key));
  expect(text).not.toContain(other.userId);
  expect(text).not.toContain('agency_target');
  expect(text).not.toContain('40000');
  expect(text).toContain(self.userId);
  expect(JSON.stringify(await feed(wide.key))).toContain(other.userId);
});

it('does not know the period of another agency, nor a day on which none starts', async () => {
  const desk = quotas.desk();
  const stranger = await quotas.running().workspace();
  const theirs = (await stranger.api.get('/quotas/periods')).body.data[0].id;
  const unknown = await desk.api.get(`/quotas/periods/${theirs}`);
  expect(unknown.status).toBe(404);
  expect(unknown.body.error).toMatchObject({ code: 'NOT_FOUND', field: 'period_id' });
  expect((await desk.api.get('/quotas/periods/qpd_20260201qaaaaaaaaaaaaaaa')).status).toBe(404);
  expect((await desk.api.get('/quotas/periods/last')).status).toBe(404);
});

it('counts nothing that waits to start or fell off', async () => {
  const before = (await quotas.board()).agency;
  const terms = { fee_type: 'fixed', fee_amount: 7, start_date: today };
  await quotas.placed(terms, 'pending_start');
  await quotas.placed(terms, 'fell_off');
  expect((await quotas.board()).agency).toEqual(before);
  await quotas.placed(terms, 'completed');
  const { billings, placements } = (await quotas.board()).agency;
  expect(billings[0].recognised).toBe(before.billings[0].recognised + 7);
  expect(placements.perm).toBe(before.placements.perm + 1);
});
