import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '#db/open.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();
afterEach(() => {
  vi.useRealTimers();
});

const bearer = (key: string) => running.service.authentication.bearer(key);

async function idOf(key: string): Promise<string> {
  return (await bearer(key)).credential.id;
}

it('answers the same credential while nothing was committed, and looks it up anew after a commit', async () => {
  const key = await desk.key(['clients:read']);
  const first = await bearer(key);
  const again = await bearer(key);
  expect(again).toEqual(first);
  // PostgreSQL is asked each time: no process knows what another one committed.
  if (running.service.store.dialect === 'sqlite') expect(again).toBe(first);
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('api_keys')
      .set({ scopes: '["jobs:read"]' })
      .where('id', '=', first.credential.id)
      .execute(),
  );
  expect([...(await bearer(key)).scopes]).toEqual(['jobs:read']);
});

it('refuses at the next request what another process on the same store revoked', async () => {
  const key = await desk.key(['clients:read']);
  const id = await idOf(key);
  await bearer(key);
  const other = await openStore({ url: running.service.config.storeUrl });
  await other.write(({ tx }) =>
    tx.updateTable('api_keys').set({ status: 'revoked' }).where('id', '=', id).execute(),
  );
  await expect(bearer(key)).rejects.toThrow('This key was revoked.');
  await other.close();
});

it('refuses a key from the moment that it expires, although nothing was committed since', async () => {
  const key = await desk.key(['clients:read'], { mode: 'trial' });
  const id = await idOf(key);
  const ends = new Date(Date.now() + 60_000).toISOString();
  await running.service.store.write(({ tx }) =>
    tx.updateTable('api_keys').set({ expires_at: ends }).where('id', '=', id).execute(),
  );
  await bearer(key);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(ends) });
  await expect(bearer(key)).rejects.toThrow('This key expired on');
});
