import { makeClientId, makeClientSecret, makeKey } from '#src/access/keys.ts';
import { costRatio } from '#test/harness/cost-ratio.ts';
import { connectApp, oauthPost } from '#test/harness/oauth.ts';
import { Person, person } from '#test/harness/person.ts';
import { apiOf, startService } from '#test/harness/workspace.ts';
import type { Ratio } from './ratio.ts';

const ROUNDS = 120;

/** What a refusal costs where nothing is known against one where something nearly fits: alike, neither tells which it was. */
export async function measureRefusals(): Promise<Ratio[]> {
  const running = await startService({ AUTH_FAILURES_PER_MINUTE: '1000000' });
  try {
    const desk = await running.workspace();
    const revoked = await Promise.all(Array.from({ length: ROUNDS }, () => desk.key(['jobs:read'])));
    await running.service.store.write(({ tx }) =>
      tx
        .updateTable('api_keys')
        .set({ status: 'revoked' })
        .where('account_id', '=', desk.accountId)
        .execute(),
    );
    const app = await connectApp(running.service, desk.accountId);
    const { email } = await person(running.service, running.app, desk.adminId);
    const browser = new Person(running.app, running.service.publicUrl());
    const key = (given: string) => apiOf(running.app, given).get('/jobs');
    const secretOf = (client_id: string) =>
      oauthPost(running, 'token', {
        grant_type: 'refresh_token',
        refresh_token: 'lc_rt_us_x',
        client_id,
        client_secret: makeClientSecret(),
      });
    const signIn = (as: string) => browser.fill('/sign-in', { email: as, password: 'not the right words' });
    let next = 0;
    const turn = (): number => {
      next += 1;
      return next;
    };
    return [
      ratio(
        'a key that never was against one that was revoked',
        await costRatio(
          () => key(makeKey('live', 'us')),
          () => key(revoked[turn() % ROUNDS] ?? ''),
          ROUNDS,
        ),
      ),
      ratio(
        'an app that never was against a wrong secret',
        await costRatio(
          () => secretOf(makeClientId('lc_client')),
          () => secretOf(app.client_id),
          ROUNDS,
        ),
      ),
      ratio(
        'an unknown e-mail against a wrong password',
        await costRatio(
          () => signIn(`nobody-${turn()}@nowhere.example`),
          () => signIn(email),
          8,
        ),
      ),
    ];
  } finally {
    await running.close();
  }
}

const ratio = (name: string, found: number): Ratio => ({
  name: `refusing ${name}`,
  unit: 'times its processor time',
  reached: found,
  ceiling: 1,
});
