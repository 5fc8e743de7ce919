import { json, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { SCOPES } from '#src/domain/accounts/scopes.ts';
import type { PlacementRow } from '#src/domain/placements/store.ts';
import { act } from './contract.ts';
import { deskOf } from './pipeline.ts';
import { type Answer, type Api, apiOf, keptFolder, startService, type TestService } from './workspace.ts';

/** What is stored in the columns that a credential without the money scopes may not see. */
interface Hidden {
  placement: Partial<PlacementRow>;
  contract: Partial<PlacementRow>;
  /** The shares of the three people who are credited, in their order. */
  shares: readonly [number, number, number];
  terms: Record<string, unknown> | null;
}

const money = {
  currency: 'AUD',
  fee_basis: 'base',
  guarantee_days: 90,
  guarantee_remedy: 'refund_half',
  guarantee_notes: null,
  payment_terms_days: 14,
};

/** The same agency, where only hidden values differ: one whose values are guessed, another, and one without any. */
const HIDDEN = {
  guessed: {
    placement: {
      salary: 188_800,
      fee_type: 'percent',
      fee_percent: 20,
      fee_amount: 37_760,
      fee_from_schedule: 1,
    },
    contract: {
      salary: null,
      charge_rate: 100,
      pay_rate: 60,
      expected_gp: 5000,
      expected_gp_set: 1,
      payment_terms_days: 30,
      pay_method: 'invoice',
      pay_frequency: 'weekly',
      timesheet_frequency: 'weekly',
      payee_name: 'Umbrella One',
    },
    shares: [50, 30, 20],
    terms: { ...money, tiers: [{ from: 0, percent: 20 }], minimum_fee: null },
  },
  other: {
    placement: {
      salary: 120_000,
      fee_type: 'fixed',
      fee_percent: null,
      fee_amount: 25_000,
      fee_from_schedule: 0,
    },
    contract: {
      salary: 150_000,
      charge_rate: 70,
      pay_rate: 65,
      expected_gp: 900,
      expected_gp_set: 0,
      payment_terms_days: 14,
      pay_method: 'umbrella',
      pay_frequency: 'monthly',
      timesheet_frequency: 'monthly',
      payee_name: 'Umbrella Two',
    },
    shares: [20, 20, 60],
    terms: {
      ...money,
      currency: 'EUR',
      tiers: [
        { from: 0, percent: 15 },
        { from: 100_000, percent: 25 },
      ],
      minimum_fee: 9000,
    },
  },
  none: {
    placement: {
      salary: null,
      fee_type: 'percent',
      fee_percent: null,
      fee_amount: null,
      fee_from_schedule: 1,
    },
    contract: {
      salary: null,
      charge_rate: null,
      pay_rate: null,
      expected_gp: null,
      expected_gp_set: 0,
      payment_terms_days: null,
      pay_method: null,
      pay_frequency: null,
      timesheet_frequency: null,
      payee_name: null,
    },
    shares: [100, 0, 0],
    terms: null,
  },
} as const satisfies Record<string, Hidden>;

/** Scopes that show figures; the caller of these worlds has every other one but admin. */
const FIGURES = new Set(['admin', 'quotas:read']);
const PLAIN = SCOPES.filter(
  (scope) => !FIGURES.has(scope) && !/financials:read|contracting:read/.test(scope),
);

/** An agency as a credential without the money scopes finds it. */
export interface HiddenWorld {
  running: TestService;
  poor: Api;
  /** A team lead's, who may read the figures of the whole agency, but no amounts. */
  reader: Api;
  admin: Api;
  /** The last number of the change feed. */
  last(): Promise<number>;
  ids: Readonly<Record<string, string>>;
  /** Puts the hidden values back, and the open ones that probes change. */
  restore(): Promise<void>;
  /** Whether the records that are probed show a time of change other than the one they were put back with. */
  moved(): Promise<boolean[]>;
  /** Writes them back as somebody else would have since: the time of the last change moves on. */
  meanwhile(): Promise<void>;
  /** Only what is hidden becomes that of another of these agencies. */
  become(name: keyof typeof HIDDEN): Promise<void>;
}

/** The names of these agencies. */
export const HIDDEN_WORLDS = Object.keys(HIDDEN) as (keyof typeof HIDDEN)[];

interface Template {
  folder: string;
  adminKey: string;
  poorKey: string;
  readerKey: string;
  account: string;
  ids: Record<string, string>;
}

let template: Promise<Template> | undefined;

const RESTORED_AT = '2026-01-01T00:00:00.000Z';

/** Opens copies of one agency, each with the hidden values of its name. */
export async function hiddenWorlds(): Promise<HiddenWorld[]> {
  template ??= build();
  const { folder, adminKey, poorKey, readerKey, account, ids } = await template;
  return Promise.all(
    Object.values(HIDDEN).map(async (hidden) => {
      const running = await startService({}, folder);
      const world: HiddenWorld = {
        running,
        poor: apiOf(running.app, poorKey),
        reader: apiOf(running.app, readerKey),
        admin: apiOf(running.app, adminKey),
        last: () => lastChange(running, account),
        ids,
        restore: async () => {
          await store(running, account, ids, hidden, RESTORED_AT);
          await forgetPosted(running, account, [ids.permanent ?? '', ids.contract ?? '']);
        },
        moved: () => movedOf(running, account, ids),
        meanwhile: () => store(running, account, ids, hidden, '2026-02-02T00:00:00.000Z'),
        become: (name) => store(running, account, ids, HIDDEN[name], '2026-01-01T00:00:00.000Z'),
      };
      await world.restore();
      return world;
    }),
  );
}

async function build(): Promise<Template> {
  const running = await startService();
  const desk = await running.workspace({ country: 'AU' });
  const made = deskOf(desk);
  const colleague = await desk.user('consultant');
  const caller = await desk.user('consultant');
  await act(desk, 'set_fee_terms_roles', { roles: ['consultant'] });
  const client_id = await made.client();
  const people = [desk.adminId, colleague.userId, caller.userId];
  const credits = people.map((user_id, at) => ({ user_id, percent: [50, 30, 20][at] }));
  const place = async (terms: object, status = 'pending_start'): Promise<string> => {
    const application_id = await made.application({ job_id: await made.job({ client_id }) });
    const answer = await desk.api.post('/placements', { application_id, credits, ...terms });
    const id = idOf(answer);
    if (status !== 'pending_start') await desk.api.patch(`/placements/${id}`, { status });
    return id;
  };
  const start_date = '2026-03-02';
  const job_id = await made.job({ client_id });
  const ids = {
    client_id,
    permanent: await place({ start_date }),
    contract: await place({
      placement_type: 'contract',
      start_date,
      contract_end_date: '2099-06-30',
      rate_period: 'daily',
      engagement: 'umbrella',
    }),
    earned: await place({ start_date }, 'started'),
    job_id,
    application_id: await made.application({ job_id }),
    admin: desk.adminId,
    colleague: colleague.userId,
    caller: caller.userId,
  };
  const { body } = await desk.api.get('/quotas/periods');
  const period = body.data.find(
    ({ starts_on, ends_on }: Record<string, string>) =>
      start_date >= `${starts_on}` && start_date <= `${ends_on}`,
  );
  await act(desk, 'set_quota_period_status', { period_id: period.id, status: 'locked' });
  const poorKey = await desk.key([...PLAIN], { userId: caller.userId });
  const lead = await desk.user('team_lead');
  const readerKey = await desk.key([...PLAIN], { userId: lead.userId });
  const folder = await keptFolder(running, 'hidden');
  return { folder, adminKey: desk.adminKey, poorKey, readerKey, account: desk.accountId, ids };
}

/** What was posted for placements that are written back counts no more: they never counted in a locked period. */
async function forgetPosted(
  { service }: TestService,
  account: string,
  placements: readonly string[],
): Promise<void> {
  await service.store.write(({ tx }) =>
    tx
      .deleteFrom('quota_adjustments')
      .where('account_id', '=', account)
      .where('placement_id', 'in', [...placements])
      .execute(),
  );
}

async function movedOf(
  { service }: TestService,
  account: string,
  { permanent = '', contract = '', client_id = '' }: Record<string, string>,
): Promise<boolean[]> {
  const updatedAt = async (db: Db, table: 'placements' | 'clients', id: string): Promise<string> => {
    const found = db.selectFrom(table).select('updated_at').where('account_id', '=', account);
    return (await found.where('id', '=', id).executeTakeFirstOrThrow()).updated_at;
  };
  return service.store.read(async (db) => [
    (await updatedAt(db, 'placements', permanent)) !== RESTORED_AT,
    (await updatedAt(db, 'placements', contract)) !== RESTORED_AT,
    (await updatedAt(db, 'clients', client_id)) !== RESTORED_AT,
  ]);
}

async function lastChange({ service }: TestService, account: string): Promise<number> {
  const query = (db: Db) =>
    db.selectFrom('accounts').select('change_sequence').where('id', '=', account).executeTakeFirstOrThrow();
  return (await service.store.read(query)).change_sequence;
}

function idOf({ status, body }: Answer): string {
  if (status !== 201) throw new Error(JSON.stringify(body.error));
  return body.data.id;
}

const OPEN = {
  currency: 'AUD',
  offer_date: '2026-02-02',
  start_date: '2026-03-02',
  guarantee_days: 90,
  guarantee_ends_on: '2026-05-31',
  fell_off_at: null,
  original_expected_gp: null,
  guarantee_outcome: null,
  notes: null,
  minimum_fee: null,
} as const;

async function store(
  { service }: TestService,
  account: string,
  ids: Record<string, string>,
  hidden: Hidden,
  updated_at: string,
): Promise<void> {
  const at = { ...OPEN, updated_at };
  const contract = { contract_end_date: '2099-06-30', rate_period: 'daily', engagement: 'umbrella' } as const;
  const types = { permanent: 'permanent', contract: 'contract', earned: 'permanent' } as const;
  await service.store.write(async ({ tx }) => {
    for (const [kind, placement_type] of Object.entries(types)) {
      const id = ids[kind] ?? '';
      const terms = kind === 'contract' ? { ...contract, ...hidden.contract } : hidden.placement;
      const status = kind === 'earned' ? 'started' : 'pending_start';
      await updateRow(tx, 'placements', account, id, { ...at, placement_type, status, ...terms });
      await tx.deleteFrom('placement_credits').where('placement_id', '=', id).execute();
      for (const [position, percent] of hidden.shares.entries()) {
        const user_id = [ids.admin, ids.colleague, ids.caller][position] ?? '';
        const credit = { placement_id: id, account_id: account, position, user_id, role: null, percent };
        await tx.insertInto('placement_credits').values(credit).execute();
      }
    }
    // A placement that a probe logged no longer holds its application, so that the next one may.
    await updateRow(tx, 'applications', account, ids.application_id ?? '', {
      placement_id: null,
      stage: 'offer',
      status: 'active',
    });
    await updateRow(tx, 'jobs', account, ids.job_id ?? '', { status: 'active' });
    const fee_terms = json.encodeOrNull(hidden.terms);
    await updateRow(tx, 'clients', account, ids.client_id ?? '', { fee_terms, fee_version: 3, updated_at });
    await tx.deleteFrom('client_fee_versions').where('version', '>', 3).execute();
  });
}
