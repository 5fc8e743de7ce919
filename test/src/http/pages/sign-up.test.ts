import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { type Running, startServer } from '#src/server/serve.ts';
import { fixture } from '#test/harness/fixture.ts';
import { PASSWORD, Person } from '#test/harness/person.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { apiOf } from '#test/harness/workspace.ts';

const start = (name: string, env: Record<string, string>) =>
  fixture(() =>
    startServer(readConfig({ DATA_DIR: scratchFolder(name), PORT: '0', LOG_LEVEL: 'silent', ...env })),
  );
const running = start('sign-up', { SIGNUP: 'true' });
const closed = start('no-sign-up', {});

const visitor = (at: Running): Person => new Person(createApp(at.service), at.url);

async function signUp(email: string, agency = 'Kauri Search'): Promise<string> {
  const sent = await visitor(running).fill('/signup', { agency, country: 'NZ', name: 'Ana Roto', email });
  expect([sent.status, sent.html]).toEqual([200, expect.stringContaining('Look into your mail')]);
  const mail = await running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .innerJoin('accounts', 'accounts.id', 'scheduled_emails.account_id')
      .where('to_address', '=', email)
      .select('body_text')
      .orderBy('accounts.created_at', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return new URL(/http\S+\/signup\/\S+/.exec(mail.body_text ?? '')?.[0] ?? '').pathname;
}

it('opens a trial workspace with its trial key once the e-mail is confirmed, and not before', async () => {
  const path = await signUp('ana@kauri.example');
  const token = path.split('/').at(-1);
  const early = visitor(running);
  expect((await early.signIn('ana@kauri.example')).status).toBe(401);
  await early.get(path);
  const at = visitor(running);
  const weak = await at.fill(path, { password: 'short' });
  expect([weak.status, weak.html]).toEqual([422, expect.stringContaining('at least 12')]);
  const open = await at.fill(path, { password: PASSWORD });
  const key = /sk_trial_\w+/.exec(open.html)?.[0] ?? '';
  const me = (await apiOf(createApp(running.service), key).get('/me')).body.data;
  expect(me).toMatchObject({
    account: { name: 'Kauri Search', currency: 'NZD' },
    user: { email: 'ana@kauri.example', role: 'admin' },
  });
  expect((await at.get('/')).html).toContain('Hello, Ana Roto');
  const again = await visitor(running).fill(path, { password: PASSWORD }, { visit: weak });
  expect(again.html).not.toContain('sk_trial_');
  expect((await visitor(running).get(`/set-password/${token}`)).status).not.toBe(200);
});

it('makes a key for no link but that of a sign-up', async () => {
  const user = running.first?.password_url ?? '';
  const path = new URL(user).pathname.replace('/set-password/', '/signup/');
  expect((await visitor(running).get(path)).status).toBe(404);
});

it('says what is missing beside its field, and mails nobody', async () => {
  const asked = await visitor(running).fill('/signup', {
    agency: '',
    country: 'Nowhere',
    name: 'Ana',
    email: 'nonsense',
  });
  expect(asked.status).toBe(422);
  for (const fault of ['Give the name of your agency', 'Write it in English', 'Give an e-mail address'])
    expect(asked.html).toContain(fault);
});

it('lets nobody fill the store or a mailbox by signing up again and again', async () => {
  const given = { agency: 'Weka', country: 'NZ', name: 'Ana', email: 'bob@weka.example' };
  const answers = [];
  for (let at = 0; at < 5; at += 1) answers.push((await visitor(running).fill('/signup', given)).status);
  expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
  expect(answers.at(-1)).toBe(429);
});

it('is closed where SIGNUP is not set', async () => {
  for (const path of ['/signup', '/signup/anything'])
    expect((await visitor(closed).get(path)).html).toContain('Nobody signs up by themselves here');
});
