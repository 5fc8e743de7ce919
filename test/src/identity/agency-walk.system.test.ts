import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { setPassword } from '#src/identity/links.ts';
import { startServer } from '#src/server/serve.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startIdentityProvider } from '#test/harness/identity-provider.ts';
import { startMailServer } from '#test/harness/mail.ts';
import { PASSWORD, Person } from '#test/harness/person.ts';
import { freePort } from '#test/harness/postgres.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

// A service as it is started, over its own port: an admin, their identity provider, a bot and a mail server.
const running = fixture(async () => {
  const mail = await startMailServer();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { service, first, stop } = await startServer(
    readConfig({
      DATA_DIR: scratchFolder('walk'),
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'silent',
      ALLOW_PRIVATE_TARGETS: 'true',
      SMTP_URL: mail.url,
      MAIL_FROM: 'desk@agency.example',
    }),
  );
  const close = async (): Promise<void> => {
    await stop();
    await mail.close();
  };
  return { service, first, url, mail, close };
});

const browser = (): Person =>
  new Person({ request: (to, init) => fetch(String(to), { ...init, redirect: 'manual' }) }, running.url);

async function call(token: string, path: string, body?: object, method = 'POST') {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const init = body === undefined ? { headers } : { method, headers, body: JSON.stringify(body) };
  const answer = await fetch(`${running.url}/api/v1${path}`, init);
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
  return { status: answer.status, ...((await answer.json()) as any) };
}

it('an admin connects the agency’s provider and lets a bot ask, and what leaves is what the page showed', async () => {
  const { user_id = '', account_id = '', key = '' } = running.first ?? {};
  const email = 'admin@agency.example';
  await setPassword(running.service, user_id, PASSWORD);
  const mia = browser();
  await mia.signIn(email);
  const provider = await startIdentityProvider(`${running.url}/sign-in/callback`);
  const settings = {
    issuer: provider.issuer,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    domains: 'agency.example',
    newcomers_role: '',
    password_sign_in: 'on',
  };
  expect((await mia.fill('/people/provider', settings, { action: '/people/provider' })).status).toBe(303);
  provider.login = { sub: randomUUID(), email, email_verified: true };
  const person = browser();
  const begun = await person.get(`/sign-in/at/${account_id}?next=/approvals`);
  const back = new URL(await provider.walk(begun.location ?? ''));
  await person.get(back.pathname + back.search);
  expect((await person.get('/approvals')).status).toBe(200);

  const scopes = ['candidates:read', 'emails:write', 'emails:read'];
  const account = { name: 'Night Bot', role: 'consultant', scopes, policy: 'outward' };
  const { data: bot } = await call(key, '/service-accounts', account);
  const answer = await fetch(`${running.url}/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: bot.client_id,
      client_secret: bot.client_secret,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };

  const [good, evil] = ['ana@good.example', 'ana@evil.example'];
  const { data: ana } = await call(key, '/candidates', { name: 'Ana Ruiz', email: good });
  const letter = { candidate_id: ana.id, subject: 'Monday', body: 'Dear Ana, does Monday suit you?' };
  const asked = await call(token, '/batch', { actions: [{ action: 'send_email', input: letter }] });
  expect([asked.status, asked.data.status]).toEqual([202, 'awaiting_approval']);
  expect(asked.data.confirm_text).toContain(good);
  const page = new URL(asked.data.approval.url).pathname;
  const shown = await person.get(page);
  for (const said of ['Night Bot', 'Monday', 'does Monday suit you?', good])
    expect(shown.html).toContain(said);

  await call(key, `/candidates/${ana.id}`, { email: evil }, 'PATCH');
  const late = await person.fill(page, { decision: 'approve' }, { visit: shown, action: page });
  expect(late.status).toBe(409);
  expect(late.html).toContain(evil);
  expect(running.mail.received).toEqual([]);

  const agreed = await person.fill(page, { decision: 'approve' }, { action: page });
  expect(agreed.status).toBeLessThan(400);
  while (running.mail.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const [sent] = running.mail.received;
  expect(sent?.to).toEqual([evil]);
  const text = JSON.stringify(sent);
  expect(text).toContain('Subject: Monday');
  expect(text).toContain('does Monday suit you?');
  await running.service.batches.settled();
  const ended = await call(token, `/batch/${asked.data.batch_id}`);
  expect(ended.data.status).toBe('succeeded');
  expect(running.mail.received).toHaveLength(1);
  const lines = await call(key, `/activities?candidate_id=${ana.id}`);
  expect(JSON.stringify(lines.data)).toContain('Night Bot');
});
