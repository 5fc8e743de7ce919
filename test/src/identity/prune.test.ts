import { expect, it } from 'vitest';
import { makePasswordLink } from '#src/identity/links.ts';
import { pruneIdentity } from '#src/identity/prune.ts';
import { useService } from '#test/harness/fixture.ts';
import { connect, connectApp } from '#test/harness/oauth.ts';
import { person } from '#test/harness/person.ts';

const running = useService();

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();
const TABLES = ['sessions', 'password_links', 'oauth_codes', 'oauth_tokens', 'failed_attempts'] as const;
const counts = () =>
  running.service.store.read(async (db) => {
    const found: Record<string, number> = {};
    for (const table of TABLES) found[table] = (await db.selectFrom(table).selectAll().execute()).length;
    return found;
  });

it('keeps a week of what has ended, then removes it, and never what still opens something', async () => {
  const desk = await running.workspace();
  const mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email, 'not the right words');
  await mia.signIn(mia.email);
  await makePasswordLink(running.service, desk.adminId);
  const app = await connectApp(running.service, desk.accountId);
  await connect(running, mia, app);
  const prune = (days: number) =>
    running.service.store.write(({ tx }) => pruneIdentity(tx, inDays(days), 10));
  const all = { sessions: 1, password_links: 1, oauth_codes: 1, oauth_tokens: 2, failed_attempts: 1 };
  expect(await counts()).toEqual(all);
  await prune(0);
  expect(await counts()).toEqual(all);
  await prune(6.9);
  expect(await counts()).toEqual({ ...all, failed_attempts: 0 });
  await prune(7.5);
  // The code and the access token ran out a week ago; the refresh token still works.
  expect(await counts()).toEqual({ ...all, oauth_codes: 0, oauth_tokens: 1, failed_attempts: 0 });
  await prune(100);
  expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0]);
});
