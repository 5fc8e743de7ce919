import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { movedTables } from '#db/move/tables.ts';
import { readConfig } from '#src/config.ts';
import { countryIn } from '#src/http/pages/country-field.tsx';
import { type Language, speaking } from '#src/lib/reader-language.ts';
import { createApp } from '#src/server/app.ts';
import { type Running, startServer } from '#src/server/serve.ts';
import { prune } from '#src/workers/maintenance.ts';
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

// Five sign-ups an hour come from an address.
const anHourLater = () => running.service.store.write(({ tx }) => tx.deleteFrom('failed_attempts').execute());

describe('what goes into the mail', () => {
  beforeEach(anHourLater);
  const given = { agency: 'Tui Search', country: 'NZ', name: 'Ana', email: 'tui@tui.example' };

  it.each([
    ['agency', 'Claim your prize at https://evil.example', 'without a web or e-mail address'],
    ['agency', 'Prizes on www.evil', 'without a web or e-mail address'],
    ['name', 'evil.example/prize', 'without a web or e-mail address'],
    ['name', 'write to me@evil.example', 'without a web or e-mail address'],
    ['agency', 'Tui\nSearch', 'on one line'],
    ['agency', 'x'.repeat(81), '80 characters'],
    ['name', '=?utf-8?Q?Your_bank?=', 'as it reads'],
  ])('is nobody’s letter: %s %j is refused with a sentence, and mails nobody', async (field, value, says) => {
    const before = await mails();
    const refused = await visitor(running).fill('/signup', { ...given, [field]: value });
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining(says)]);
    expect(await mails()).toBe(before);
  });

  it.each(['J. P. Stone & Partners', 'Müller + Söhne', 'No. 1 Recruiting, Inc.'])(
    'takes %j',
    async (agency) => {
      expect((await signUp(`${agency.replace(/\W/g, '')}@names.example`, agency)).length).toBeGreaterThan(10);
    },
  );

  const mails = () =>
    running.service.store.read(async (db) => {
      const rows = await db.selectFrom('scheduled_emails').select('id').execute();
      return rows.length;
    });
});

describe('a sign-up that nobody confirms', () => {
  beforeEach(anHourLater);
  const DAY_MS = 86_400_000;
  const wall = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const agencyOf = (email: string) =>
    running.service.store.read((db) =>
      db.selectFrom('users').where('email', '=', email).select('account_id').executeTakeFirst(),
    );

  it('is gone without a trace after seven days, and others stay', async () => {
    await signUp('lost@huia.example', 'Huia Search');
    const path = await signUp('kept@moa.example', 'Moa Search');
    expect((await visitor(running).fill(path, { password: PASSWORD })).status).toBe(200);
    const { account_id = '' } = (await agencyOf('lost@huia.example')) ?? {};
    await prune(running.service.store, wall(6.9));
    expect(await agencyOf('lost@huia.example')).toBeDefined();
    await prune(running.service.store, wall(7.1));
    const left: string[] = [];
    for (const { name, account } of await movedTables()) {
      if (account === null) continue;
      const { rows } = await running.service.store.read((db) =>
        sql`select 1 from ${sql.table(name)} where ${sql.ref(account)} = ${account_id}`.execute(db),
      );
      if (rows.length > 0) left.push(name);
    }
    expect(left).toEqual([]);
    expect(await agencyOf('kept@moa.example')).toBeDefined();
    expect((await signUp('lost@huia.example', 'Huia Search')).length).toBeGreaterThan(10);
  });
});

it('is closed where SIGNUP is not set', async () => {
  for (const path of ['/signup', '/signup/anything'])
    expect((await visitor(closed).get(path)).html).toContain('Nobody signs up by themselves here');
});

it('takes a country as the page calls it, in English or by its code', () => {
  const read = (language: Language) => (text: string) => speaking(language, () => countryIn(text));
  expect(['Deutschland', 'österreich', 'Germany', 'AU', 'uk'].map(read('de'))).toEqual([
    ...['DE', 'AT', 'DE', 'AU', 'GB'],
  ]);
  expect(['Nouvelle-Zélande', 'Nowhere'].map(read('fr'))).toEqual(['NZ', 'Nowhere']);
});
