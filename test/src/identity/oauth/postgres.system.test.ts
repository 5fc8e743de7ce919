import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, connectApp, oauthPost, secretOf } from '#test/harness/oauth.ts';
import { person } from '#test/harness/person.ts';
import { type PostgresServer, startPostgres } from '#test/harness/postgres.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';

let server: PostgresServer;
let running: TestService;

beforeAll(async () => {
  server = await startPostgres();
  running = await startService({ DATABASE_URL: await server.database() });
});
afterAll(async () => {
  await running.close();
  await server.stop();
});

it('signs people in, counts attempts and gives each refresh token once on PostgreSQL too', async () => {
  const desk = await running.workspace();
  const mia = await person(running.service, running.app, desk.adminId);
  const form = await mia.get('/sign-in');
  const wrong = await Promise.all(
    Array.from({ length: 12 }, () =>
      mia.fill('', { email: mia.email, password: 'a wrong guess' }, { visit: form }),
    ),
  );
  expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10);
  const again = await person(running.service, running.app, desk.adminId);
  expect((await again.signIn(again.email)).status).toBe(303);
  const app = await connectApp(running.service, desk.accountId);
  const { body } = await connect(running, again, app, { scope: 'jobs:read' });
  expect((await desk.as(body.access_token).get('/jobs')).status).toBe(200);
  const refreshed = await Promise.all(
    Array.from({ length: 6 }, () =>
      oauthPost(running, 'token', {
        grant_type: 'refresh_token',
        refresh_token: body.refresh_token,
        ...secretOf(app),
      }),
    ),
  );
  expect(refreshed.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  // The second use ended the connection.
  expect((await desk.as(body.access_token).get('/jobs')).status).toBe(401);
});
