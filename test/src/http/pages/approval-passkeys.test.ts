import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { Authenticator, addPasskey, answerSignIn, askedBy } from '#test/harness/passkeys.ts';
import { Person, person } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const BASE = 'https://desk.example';
const { running, desk } = useDesk({ country: 'AU', env: { PUBLIC_URL: BASE } });
const device = new Authenticator(BASE);
let mia: Person & { email: string };
let pat: Awaited<ReturnType<typeof desk.user>>;
let now = Date.now();

beforeAll(async () => {
  mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  await addPasskey(mia, device);
  pat = await desk.user('consultant');
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, {
    role: 'consultant',
    policy: 'writes',
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets the last proof grow older than five minutes. */
function pause(): void {
  now = Math.max(now, Date.now()) + 6 * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

/** Sets when the passkey is asked for again, and lets what proved it pass. */
async function set(fields: Record<string, string>): Promise<void> {
  const path = '/people/second-factor';
  const asked = await mia.fill(path, fields, { action: path });
  const proof = { passkey: /data-options/.test(asked.html) ? device.get(askedBy(asked)) : '' };
  if (proof.passkey !== '') {
    await mia.fill('', proof, { visit: asked, action: '/passkeys/confirm' });
    expect((await mia.fill(path, fields, { action: path })).status).toBe(303);
  }
  pause();
}

async function ask(action: string, input: object, api = pat.api) {
  const { body } = await api.post('/batch', { reason: 'won', actions: [{ id: 'a', action, input }] });
  expect(body.data?.status, JSON.stringify(body)).toBe('awaiting_approval');
  return { path: `/approvals/batches/${body.data.approval.id}`, batch: body.data.batch_id as string };
}

async function placement(fee: number, more: object = {}) {
  const day = new Date().toISOString().slice(0, 10);
  const application_id = await deskOf({ api: desk.api }).application({ stage: 'offer' });
  return { application_id, salary: 1_000_000, fee_type: 'fixed', fee_amount: fee, offer_date: day, ...more };
}
const place = async (fee: number, more: object = {}) => ask('create_placement', await placement(fee, more));

const approve = (path: string, fields: Record<string, string> = {}) =>
  mia.fill(path, { decision: 'approve', ...fields }, { action: path });
const statusOf = async (batch: string) => {
  await running.service.batches.settled();
  return (await desk.api.get(`/batch/${batch}`)).body.data.status;
};

it('asks for the passkey again above the amount of the agency, in its currency, and lets nothing pass without it', async () => {
  await set({ amount: '20000', currency: 'AUD', outward_approvals: '' });
  const small = await place(20_000);
  expect((await approve(small.path)).status).toBe(303);
  expect(await statusOf(small.batch)).toBe('succeeded');
  const large = await place(20_000.01);
  const page = await mia.get(large.path);
  expect(page.html).toContain('worth more than');
  expect(page.html).toContain('Approve with a passkey');
  for (const passkey of ['', '{}', device.get(askedBy(await mia.get(large.path)), { verified: false })]) {
    const refused = await approve(large.path, { passkey });
    expect(refused.status).toBe(401);
    expect(await statusOf(large.batch)).toBe('awaiting_approval');
  }
  const shown = await mia.get(large.path);
  const given = await mia.fill(
    '',
    { decision: 'approve', passkey: device.get(askedBy(shown)) },
    { visit: shown, action: large.path },
  );
  expect(given.status).toBe(303);
  expect(await statusOf(large.batch)).toBe('succeeded');
  const next = await place(30_000);
  expect((await mia.get(next.path)).html).not.toContain('data-options');
  expect((await approve(next.path)).status).toBe(303);
  pause();
  const later = await place(30_000);
  expect((await approve(later.path)).status).toBe(401);
  const refusal = await mia.fill(later.path, { decision: 'refuse' }, { action: later.path });
  expect(refusal.status).toBe(303);
  expect(await statusOf(later.batch)).toBe('failed');
});

it('takes a sign-in with the passkey for five minutes as proof', async () => {
  await set({ amount: '0', currency: 'AUD' });
  const { path, batch } = await place(9);
  expect((await approve(path)).status).toBe(401);
  const one = new Person(running.app, BASE);
  await one.signIn(mia.email);
  await answerSignIn(one, device);
  expect((await one.fill(path, { decision: 'approve' }, { action: path })).status).toBe(303);
  expect(await statusOf(batch)).toBe('succeeded');
});

it.each<[string, () => Promise<{ path: string }>]>([
  ['money of another currency', () => place(1, { currency: 'USD' })],
  [
    'several placements that are more together',
    async () => {
      const actions = await Promise.all(
        [1, 2].map(async (n) => ({
          id: `p${n}`,
          action: 'create_placement',
          input: await placement(15_000),
        })),
      );
      const { body } = await pat.api.post('/batch', { reason: 'won', actions });
      return { path: `/approvals/batches/${body.data.approval.id}` };
    },
  ],
  [
    'a fee that is lowered from more',
    async () => {
      const made = await desk.api.post('/placements', await placement(90_000));
      return ask('update_placement', { placement_id: made.body.data.id, fee_type: 'fixed', fee_amount: 1 });
    },
  ],
  [
    'an undo that gives a placement another fee',
    async () => {
      await set({ amount: '', currency: 'AUD' });
      const made = await desk.api.post('/placements', await placement(90_000));
      const fee = { placement_id: made.body.data.id, fee_type: 'fixed', fee_amount: 60_000 };
      const { path, batch } = await ask('update_placement', fee);
      expect((await approve(path)).status).toBe(303);
      expect(await statusOf(batch)).toBe('succeeded');
      await set({ amount: '20000', currency: 'AUD' });
      const { body } = await pat.api.post(`/batch/${batch}/undo`, {});
      return { path: `/approvals/batches/${body.data.approval.id}` };
    },
  ],
  [
    'the fee terms of a client',
    async () => {
      const client_id = await deskOf({ api: desk.api }).client();
      const admin = await desk.user('admin');
      const set = { user_id: admin.userId, policy: 'writes' };
      await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, set);
      return ask('set_client_fee_terms', { client_id, tiers: [{ from: 0, percent: 9 }] }, admin.api);
    },
  ],
])('asks for it again for %s', async (_, asking) => {
  await set({ amount: '20000', currency: 'AUD' });
  const { path } = await asking();
  const refused = await approve(path);
  expect(refused.status).toBe(401);
  expect(refused.html).toContain('Nothing was done yet.');
});

it('asks for nothing again where no money is in it, and for what leaves only where the agency says so', async () => {
  await set({ amount: '0', currency: 'AUD' });
  const name = await ask('create_client', { name: 'Curlew Bay' });
  expect((await approve(name.path)).status).toBe(303);
  const candidate_id = await deskOf({ api: desk.api }).candidate();
  const letter = { candidate_id, subject: 'Hello', body: 'How are you?' };
  const mail = await ask('send_email', letter);
  expect((await mia.get(mail.path)).html).not.toContain('data-options');
  await set({ amount: '', currency: 'AUD', outward_approvals: 'yes' });
  expect((await approve(mail.path)).status).toBe(401);
  expect(await statusOf(mail.batch)).toBe('awaiting_approval');
  const quiet = await ask('create_client', { name: 'Curlew Point' });
  expect((await approve(quiet.path)).status).toBe(303);
});

it('leads whoever has no passkey to add one, and lets them refuse meanwhile', async () => {
  await set({ amount: '0', currency: 'AUD', outward_approvals: '' });
  const { path, batch } = await place(5);
  const lead = await desk.user('team_lead');
  const lee = await person(running.service, running.app, lead.userId);
  await lee.signIn(lee.email);
  expect((await lee.get(path)).html).toContain(`/passkeys/add?next=${path}`);
  expect((await lee.fill(path, { decision: 'approve' }, { action: path })).status).toBe(401);
  expect((await lee.fill(path, { decision: 'refuse' }, { action: path })).status).toBe(303);
  expect(await statusOf(batch)).toBe('failed');
});
