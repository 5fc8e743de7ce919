import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { REPORT_NAMES } from '#src/domain/reports/catalogue.ts';
import { HIDDEN_WORLDS, type HiddenWorld, hiddenWorlds } from '#test/harness/hidden-worlds.ts';
import type { Answer } from '#test/harness/workspace.ts';

// The same request of the same credential in agencies that differ in nothing but what it may not see.
let worlds: HiddenWorld[];

/** Values of each input: where something is hidden the first is what one agency holds, the others are not. */
const VALUES: Record<string, readonly unknown[]> = {
  salary: [188_800, 120_000, 150_000.5, null],
  currency: ['AUD', 'JPY'],
  fee_type: ['percent', 'fixed'],
  fee_percent: [20, 10, null],
  fee_amount: [25_000, 37_760, null],
  placement_type: ['permanent', 'contract'],
  offer_date: ['2026-02-02', '2026-02-03', null],
  contract_end_date: ['2099-06-30', '2099-06-29', null],
  charge_rate: [100, 63, 80, null],
  pay_rate: [60, 65, 80, 101, null],
  rate_period: ['daily', 'hourly', null],
  expected_gp: [5000, 900, null],
  engagement: ['umbrella', 'payg', null],
  payment_terms_days: [30, 14, null],
  pay_method: ['invoice', 'umbrella', null],
  pay_frequency: ['weekly', 'monthly', null],
  timesheet_frequency: ['weekly', 'monthly', null],
  payee_name: ['Umbrella One', 'Somebody', null],
  credits: [
    [50, 30, 20],
    [20, 20, 60],
  ],
  start_date: ['2026-03-02', '2026-03-03', '2026-03-08', null],
  guarantee_days: [90, 30, null],
  status: ['pending_start', 'started', 'fell_off'],
  fell_off_at: ['2026-03-18', '2026-03-01'],
  notes: ['Signed'],
  reason: ['He left'],
  use_standard: [true],
  fee_basis: ['base', 'package'],
  tiers: [[{ from: 0, percent: 20 }], [{ from: 0, percent: 30 }]],
  minimum_fee: [9000, null],
  guarantee_remedy: ['refund_half', 'none'],
  guarantee_notes: ['As agreed', null],
  name: ['Renamed'],
  website: ['https://acme.example'],
  phone: ['+61 2 9000 0000'],
  industry: ['Mining'],
  description: ['They dig'],
  locations: [['Perth, Australia']],
  address: ['1 George St'],
  logo_url: ['https://acme.example/logo.png'],
  terms: [{ standard_fee_percent: 20 }],
  owner_id: [null],
  operation_key: ['once'],
  allow_duplicate: [true],
  contacts: [[{ name: 'First Contact' }]],
};
let probes = 0;
/** A name that no other probe has, and each agency's copy of this one. */
const fresh = (): string => `New client ${probes}`;

/** Inputs that say which record is meant. */
const ADDRESSES = ['placement_id', 'client_id', 'application_id', 'candidate_id', 'job_id'];
type Ids = Readonly<Record<string, string>>;
/** What is logged: the currency and the guarantee are shown openly, so they are given, not taken from hidden terms. */
const hired = ({ application_id }: Ids): Record<string, Record<string, unknown>> => {
  const given = { application_id, currency: 'AUD', guarantee_days: 90 };
  return {
    permanent: given,
    'in another currency than the terms': { ...given, currency: 'EUR', salary: 90_000 },
    contract: { ...given, placement_type: 'contract' },
    'a fixed fee': { ...given, fee_type: 'fixed' },
    'rates that are both sent': { ...given, placement_type: 'contract', charge_rate: 70, pay_rate: 80 },
  };
};
/** What an action is given beside the input that is probed, by the record it is tried on. */
const ON: Record<string, (ids: Ids) => Record<string, Record<string, unknown>>> = {
  update_placement: (ids) => ({
    permanent: { placement_id: ids.permanent },
    contract: { placement_id: ids.contract },
    'a contract that falls off': { placement_id: ids.contract, status: 'fell_off' },
    'one whose quota period is locked': { placement_id: ids.earned },
    'a fee of percent': { placement_id: ids.permanent, fee_type: 'percent' },
    'a fixed fee': { placement_id: ids.permanent, fee_type: 'fixed' },
    'rates that are both sent': { placement_id: ids.contract, charge_rate: 70, pay_rate: 80 },
  }),
  mark_placement_status: (ids) => ({
    permanent: { placement_id: ids.permanent, status: 'fell_off' },
    contract: { placement_id: ids.contract, status: 'started' },
    'one whose quota period is locked': { placement_id: ids.earned, status: 'fell_off' },
  }),
  create_placement: hired,
  log_offer: (ids) =>
    Object.fromEntries(
      Object.entries(hired(ids)).map(([name, given]) => [name, { ...given, offer_date: '2026-02-02' }]),
    ),
  set_client_fee_terms: ({ client_id }) => ({ client: { client_id } }),
  update_client: ({ client_id }) => ({ client: { client_id } }),
  create_client: () => ({ client: { name: fresh(), allow_duplicate: true } }),
};
/** Writes whose answers hold money that none of their inputs sets; the deals of both sides are tried on their own. */
const SETS_NONE = ['respond_to_marketplace_intro', 'update_marketplace_deal'];

/** The inputs that a context is about, where it is not about all. */
const ONLY: Record<string, RegExp> = {
  'one whose quota period is locked':
    /^(salary|currency|fee_type|credits|start_date|offer_date|status|reason|notes)$/,
  'a contract that falls off': /^fell_off_at$/,
  'a fee of percent': /^(fee_percent|fee_amount|salary)$/,
  'a fixed fee': /^(fee_percent|fee_amount|salary)$/,
  'rates that are both sent': /^(rate_period|expected_gp|start_date)$/,
};

/** A worker alone writes it, of other people's figures: no input sets it and no write reads it. */
const BY_THE_SERVICE = /(^|\.)compensation_research\.range$/;

const writes = [...catalogue.values()].filter(
  ({ kind, access, redactor, name }) =>
    kind === 'write' &&
    access !== 'admin' &&
    redactor.gates.some(({ path }) => !BY_THE_SERVICE.test(path)) &&
    !SETS_NONE.includes(name),
);
const inputsOf = (action: Action): string[] =>
  Object.keys(action.input.shape).filter((input) => !ADDRESSES.includes(input));

/** An answer without ids and times. */
function plain({ status, body }: Answer): unknown {
  const text = JSON.stringify({ status, body })
    .replace(/(\\[nrt]|\b)[a-z]+_[0-9a-z]{24}\b/g, '$1ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/"(sequence|next_since|next_cursor)":("[^"]*"|\d+)/g, '"$1":0')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID');
  return JSON.parse(text);
}

const shares = (ids: Ids, percents: unknown) =>
  (percents as number[]).map((percent, at) => ({
    user_id: [ids.admin, ids.colleague, ids.caller][at],
    percent,
  }));

/**
 * All that a caller is told by a write, by what others can read of it, and by its undo.
 * @param meanwhile whether somebody else writes before the undo; what comes before that is the same as where nobody does,
 *   and is not read again
 */
async function told(world: HiddenWorld, action: string, input: Record<string, unknown>, meanwhile: boolean) {
  const { poor } = world;
  await world.restore();
  const since = await world.last();
  const begun = new Date().toISOString();
  const actions = [{ id: 'it', action, input }];
  const plan = meanwhile ? null : await poor.post('/batch', { actions, dry_run: true });
  const done = await poor.post('/batch', { actions });
  const id = done.body.data?.batch_id;
  const before = { plan: plan && plain(plan), done: plain(done), moved: await world.moved() };
  // The feed and the lines hold at the end what they held after the write.
  const read = async () => ({
    feed: plain(await poor.get(`/changes?since=${since}`)),
    lines: await linesSince(world, begun),
    moved: await world.moved(),
  });
  if (id === undefined) return { ...before, end: await read(), succeeded: false };
  if (meanwhile) await world.meanwhile();
  const undone = await poor.post(`/batch/${id}/undo`, {});
  const record = await poor.get(`/batch/${id}`);
  const planned = plan === null || plan.body.data.status === 'planned';
  return {
    ...before,
    undone: plain(undone),
    record: plain(record),
    end: await read(),
    succeeded: planned && done.body.data.status === 'succeeded',
  };
}

async function linesSince({ poor }: HiddenWorld, begun: string): Promise<unknown> {
  const { status, headers, body } = await poor.get('/activities?limit=20');
  const data = body.data.filter(({ created_at }: { created_at: string }) => created_at >= begun);
  return plain({ status, headers, body: { success: body.success, data, meta: null, error: null } });
}

/** Asks the same in each agency. Answers what was told, in all of them alike. */
async function alike<T>(ask: (world: HiddenWorld) => Promise<T>): Promise<T | undefined> {
  const [first, ...others] = await Promise.all(worlds.map(ask));
  for (const other of others) expect(other).toEqual(first);
  return first;
}

function textAt(records: unknown[], gate: string): string {
  const at = (value: unknown, [step, ...rest]: string[]): unknown => {
    if (step === undefined || value === null || typeof value !== 'object') return value;
    if (step === '*') return Object.values(value).map((member: unknown) => at(member, rest));
    return at(Reflect.get(value, step), rest);
  };
  return JSON.stringify(records.map((record) => at(record, gate.split('.')) ?? null));
}

/**
 * What a write, a plan, an undo, a report and a question tell somebody of what they may not see.
 * @param probed `first` tries the first two values of each input, with somebody's writing before the undo of the first
 *   alone; `all` tries each value with and without it
 */
export function hiddenMoneyTests(probed: 'first' | 'all'): void {
  beforeAll(async () => {
    worlds = await hiddenWorlds();
  });
  afterAll(async () => {
    for (const { running } of worlds) await running.close();
  });

  describe.each(writes)('$name by who may not see what it sets', (action) => {
    it.each(inputsOf(action))(
      'tells the same of %s, whatever is stored',
      { timeout: 300_000 },
      async (name) => {
        const values = VALUES[name];
        if (values === undefined) throw new Error(`${name} of ${action.name} is not probed: give it values`);
        let accepted = 0;
        for (const context of Object.keys(ON[action.name]?.({}) ?? {})) {
          if (!(ONLY[context]?.test(name) ?? true)) continue;
          for (const [at, value] of values.entries()) {
            if (probed === 'first' && at > 1) break;
            const undone = action.undo !== null && (probed === 'all' || at === 0);
            for (const meanwhile of undone ? [false, true] : [false]) {
              probes += 1;
              const all = await alike((world) => {
                const given = name === 'credits' ? shares(world.ids, value) : value;
                const input = { ...ON[action.name]?.(world.ids)[context], [name]: given };
                return told(world, action.name, input, meanwhile);
              });
              if (all?.succeeded) accepted += 1;
            }
          }
        }
        expect(accepted, `no probe of ${name} was accepted`).toBeGreaterThan(0);
      },
    );
  });

  it('probes every gated field of every write: the agencies differ in each', async () => {
    for (const world of worlds) {
      await world.restore();
      for (const id of [world.ids.earned, world.ids.contract])
        await world.admin.patch(`/placements/${id}`, { status: 'fell_off' });
    }
    const held = await Promise.all(
      worlds.map(async ({ admin, ids }) => {
        const paths = ['permanent', 'contract', 'earned'].map((name) => `/placements/${ids[name]}`);
        const read = await Promise.all(
          [...paths, `/clients/${ids.client_id}`].map((path) => admin.get(path)),
        );
        return read.map(({ body }) => body.data);
      }),
    );
    const gates = new Set(
      writes
        .flatMap(({ redactor }) => redactor.hidden({ has: () => false }))
        .filter((gate) => !BY_THE_SERVICE.test(gate)),
    );
    const unlike = [...gates].filter(
      (gate) => new Set(held.map((records) => textAt(records, gate))).size > 1,
    );
    expect(unlike).toEqual([...gates]);
  });

  describe('whether a plan still fits', () => {
    const OWN = 20;
    it.each([
      ['the terms of its client', 'create_placement', [{ from: 0, percent: OWN }]],
      ['the terms of its client to others', 'create_placement', [{ from: 0, percent: 33 }]],
      ['terms that it would set itself', 'set_client_fee_terms', [{ from: 0, percent: OWN }]],
    ])('is told alike after %s were set, whatever is stored', async (_, action, tiers) => {
      const fits = await alike(async ({ poor, restore, ids }) => {
        await restore();
        const input =
          action === 'create_placement'
            ? hired(ids).permanent
            : { client_id: ids.client_id, tiers: [{ from: 0, percent: OWN }] };
        const { data } = (await poor.post('/batch', { actions: [{ action, input }], dry_run: true }, null))
          .body;
        const set = { action: 'set_client_fee_terms', input: { client_id: ids.client_id, tiers } };
        expect((await poor.post('/batch', { actions: [set] })).body.data.status).toBe('succeeded');
        const { plan_id, confirm_text } = data;
        return plain(await poor.post('/batch', { plan_id, confirm_text }));
      });
      expect(fits).toMatchObject({ status: action === 'create_placement' ? 200 : 409 });
    });

    const contexts = writes.flatMap(({ name }) =>
      Object.keys(ON[name]?.({}) ?? {}).map((context) => [name, context] as const),
    );
    // What is set is what one of the agencies holds already.
    const sets: Record<string, object> = {
      update_placement: { salary: 188_800 },
      create_placement: { salary: 188_800 },
      log_offer: { salary: 188_800 },
      set_client_fee_terms: { tiers: [{ from: 0, percent: 20 }] },
      update_client: { industry: 'Mining' },
    };
    it.each(contexts)(
      'is not told by what is hidden, whatever it became: %s, %s',
      async (action, context) => {
        for (const [at, world] of worlds.entries()) {
          await world.restore();
          const fixed = context === 'a fixed fee' ? { fee_amount: 25_000 } : {};
          const input = { ...ON[action]?.(world.ids)[context], ...sets[action], ...fixed };
          const plan = await world.poor.post('/batch', { actions: [{ action, input }], dry_run: true }, null);
          expect(plan.body.data?.status, JSON.stringify(plan.body)).toBe('planned');
          await world.become(HIDDEN_WORLDS[(at + 1) % HIDDEN_WORLDS.length] ?? 'none');
          const { plan_id, confirm_text } = plan.body.data;
          const done = await world.poor.post('/batch', { plan_id, confirm_text });
          expect(done.body.data?.status, JSON.stringify(done.body)).toBe('succeeded');
        }
      },
    );
  });

  it('names what it may not show where an undo meets the change of another, and shows none of it', async () => {
    for (const world of worlds) {
      const input = { placement_id: world.ids.permanent, salary: 150_000, notes: 'Mine' };
      await world.restore();
      const done = await world.poor.post('/batch', { actions: [{ action: 'update_placement', input }] });
      await world.admin.patch(`/placements/${world.ids.permanent}`, { salary: 131_313, notes: 'Theirs' });
      const { batch_id } = done.body.data;
      const undone = await world.poor.post(`/batch/${batch_id}/undo`, {});
      const { error } = undone.body.data.items[0].undo;
      expect(error.difference).toEqual({
        notes: { left: 'Mine', now: 'Theirs' },
        salary: { left: null, now: null },
        fee: { left: null, now: null },
      });
      expect(error.hidden_by_scope).toEqual(['salary', 'fee']);
      const whole = await world.admin.get(`/batch/${batch_id}`);
      expect(whole.body.data.items[0].undo.error.difference.salary).toEqual({ left: 150_000, now: 131_313 });
    }
  });

  it('takes several changes of hidden values back in one undo', async () => {
    for (const world of worlds) {
      await world.restore();
      const read = async () => (await world.admin.get(`/placements/${world.ids.permanent}`)).body.data;
      const { updated_at: _, ...before } = await read();
      const set = (id: string, fields: object) => ({
        id,
        action: 'update_placement',
        input: { placement_id: world.ids.permanent, ...fields },
      });
      const actions = [
        set('a', { salary: 150_000 }),
        set('b', { notes: 'Mine' }),
        set('c', { salary: 160_000 }),
      ];
      const done = await world.poor.post('/batch', { actions });
      expect(done.body.data.status).toBe('succeeded');
      const undone = await world.poor.post(`/batch/${done.body.data.batch_id}/undo`, {});
      expect(undone.body.data.status, JSON.stringify(undone.body)).toBe('undone');
      const { updated_at: __, ...after } = await read();
      expect(after).toEqual(before);
    }
  });

  it.each(REPORT_NAMES)('the report %s shows the same, whatever is stored', async (report) => {
    for (const format of ['json', 'csv'])
      await alike(async ({ reader }) => {
        const answer = await reader.post('/reports/run', { report, format });
        expect(answer.status).not.toBe(403);
        return plain(answer);
      });
  });

  it.each(REPORT_NAMES)(
    'what is behind a figure of %s shows the same, whatever is stored',
    async (report) => {
      await alike(async ({ reader }) => {
        const { body } = await reader.post('/reports/run', { report });
        const [row = {}] = body.data?.rows ?? [];
        const telling = (body.data?.columns ?? []).filter(
          ({ type, key }: { type: string; key: string }) =>
            ['text', 'id', 'date', 'boolean'].includes(type) && key in row,
        );
        const cells = Object.fromEntries(telling.map(({ key }: { key: string }) => [key, row[key]]));
        return plain(await reader.post('/analytics/explain', { report, row: cells }));
      });
    },
  );

  it.each(['How much did we bill this year?', 'Which consultant billed most?', 'Average fee by client'])(
    '%s is answered the same, whatever is stored',
    async (question) => {
      await alike(async ({ reader }) => plain(await reader.post('/analytics/ask', { question })));
    },
  );
}
