import { expect, it } from 'vitest';
import { decide } from '#src/batch/approval-decide.ts';
import { readApproval } from '#src/batch/approval-view.ts';
import { runAction } from '#test/harness/action.ts';
import { useBots } from '#test/harness/machine-client.ts';

const { desk, running, signer, ask, proof, made, tokenOf, bySecret } = useBots();

const set = (id: string, fields: object, api = desk.api) => api.patch(`/service-accounts/${id}`, fields);

it('pauses a service account from its next request on, with every token, and lets it go on with the same ones', async () => {
  const bot = await made({ jwks: signer.jwks });
  const api = desk.as(await tokenOf(bot));
  expect((await set(bot.id, { status: 'paused' })).body.data).toMatchObject({
    id: bot.id,
    status: 'paused',
    revoked_at: null,
  });
  const refused = await api.get('/jobs');
  expect([refused.status, refused.body.error.message]).toEqual([
    401,
    'This service account is paused. An admin of the agency can make it active again.',
  ]);
  const denied = await ask(await proof(bot));
  expect([denied.status, denied.body.error]).toEqual([401, 'invalid_client']);
  expect((await desk.api.get('/service-accounts?status=paused')).body.data.map(({ id }: Bot) => id)).toEqual([
    bot.id,
  ]);
  expect((await set(bot.id, { status: 'active' })).body.data.status).toBe('active');
  expect((await api.get('/jobs')).status).toBe(200);
  expect((await ask(await proof(bot))).status).toBe(200);
});

it('keeps a name, tells nothing where nothing changes, and changes none that is revoked', async () => {
  const bot = await made({ jwks: signer.jwks });
  expect((await set(bot.id, { name: 'Day Bot' })).body.data).toMatchObject({
    name: 'Day Bot',
    status: 'active',
  });
  const same = { service_account_id: bot.id, name: 'Day Bot', status: 'active' };
  expect((await runAction(running, desk.adminKey, 'update_service_account', same)).activities).toEqual([]);
  expect((await set(bot.id, { status: 'revoked' })).body.error.field).toBe('status');
  await desk.api.delete(`/service-accounts/${bot.id}`);
  for (const change of [
    { status: 'active' },
    { status: 'paused' },
    { status: 'revoked', name: 'Night Bot' },
  ]) {
    const refused = await set(bot.id, change);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CONFLICT']);
  }
});

it('takes a pause back by an undo, unless it was revoked since', async () => {
  const bots = [await made({ jwks: signer.jwks }), await made({ jwks: signer.jwks })];
  const [kept, gone] = bots;
  const done = [];
  for (const { id } of bots) {
    const input = { service_account_id: id, status: 'paused' };
    const { body } = await desk.api.post('/batch', {
      actions: [{ action: 'update_service_account', input }],
    });
    done.push(body.data.batch_id);
  }
  await desk.api.delete(`/service-accounts/${gone.id}`);
  const undone = await Promise.all(done.map((id) => desk.api.post(`/batch/${id}/undo`, {})));
  expect(undone.map(({ status }) => status)).toEqual([200, 207]);
  expect((await desk.as(await tokenOf(kept)).get('/jobs')).status).toBe(200);
  expect((await ask(await proof(gone))).status).toBe(401);
});

it('waits for a person where whoever asks has a policy, also the bot itself', async () => {
  const bot = await made({ role: 'admin', scopes: ['admin'], policy: 'outward' });
  const api = desk.as((await ask(bySecret(bot))).body.access_token);
  const other = await made({ jwks: signer.jwks });
  await set(other.id, { status: 'paused' });
  const asked = await set(other.id, { status: 'active' }, api);
  expect([asked.status, asked.body.data.status]).toEqual([202, 'awaiting_approval']);
});

it('nothing that it asked for happens while it is paused, or once it is revoked, whoever approves it', async () => {
  const ends: [number, (id: string) => Promise<unknown>][] = [
    [1, (id) => set(id, { name: 'Day Bot' })],
    [0, (id) => set(id, { status: 'paused' })],
    [0, (id) => desk.api.delete(`/service-accounts/${id}`)],
  ];
  for (const [done, end] of ends) {
    const bot = await made({ role: 'admin', scopes: ['admin'], policy: 'writes' });
    const api = desk.as((await ask(bySecret(bot))).body.access_token);
    const asked = (await api.post('/clients', { name: `Acme of ${bot.id}` })).body.data;
    await end(bot.id);
    const { id: asking } = asked.approval;
    const { hash } = await readApproval(running.service, mia(), asking).catch(() => ({ hash: '' }));
    await decide(running.service, mia(), asking, { approve: true, hash }).catch(() => {});
    await running.service.batches.settled();
    expect((await desk.api.get(`/clients?search=${bot.id}`)).body.data).toHaveLength(done);
  }
});

const mia = () => ({
  accountId: desk.accountId,
  userId: desk.adminId,
  name: 'Mia Admin',
  role: 'admin' as const,
});

interface Bot {
  id: string;
}
