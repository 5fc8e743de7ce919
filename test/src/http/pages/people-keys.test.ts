import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { botToken } from '#test/harness/oauth.ts';
import { Person, person } from '#test/harness/person.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent' });

const signedIn = async (userId: string): Promise<Person> => {
  const somebody = await person(running.service, running.app, userId);
  await somebody.signIn(somebody.email);
  return somebody;
};

it('adds somebody and mails a link that works once, and finds people by a part of their name', async () => {
  const admin = await signedIn(agency.adminId);
  const added = await admin.fill(
    '/people',
    { name: 'Zoe Winter', email: 'zoe@agency.example', role: 'researcher', team_id: '', invite: 'yes' },
    { action: '/people' },
  );
  expect(added.html).toContain('Zoe Winter gets a mail at zoe@agency.example');
  const [mail] = await running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .select(['kind', 'to_address', 'body_text', 'body_html'])
      .where('account_id', '=', agency.accountId)
      .where('to_address', '=', 'zoe@agency.example')
      .execute(),
  );
  expect(mail?.kind).toBe('notice');
  const path = new URL(/http\S+\/set-password\/\S+/.exec(mail?.body_text ?? '')?.[0] ?? '').pathname;
  expect(mail?.body_html).toMatch(/<a href="(http[^"]+\/set-password\/[\w-]+)">\1<\/a>/);
  const zoe = new Person(running.app, running.service.publicUrl());
  const password = 'four unrelated words here';
  expect((await zoe.fill(path, { password, again: password }, { action: path })).location).toBe('/');
  expect((await zoe.get('/')).html).toContain('Hello, Zoe Winter');
  expect((await new Person(running.app, running.service.publicUrl()).get(path)).status).toBe(410);
  const found = (await admin.get('/people?q=winter')).html;
  expect(found).toContain('Zoe Winter');
  expect(found).not.toContain('Mia Admin</bdi></h2>');
});

it('lets a signed-in admin change role, status and e-mail, and no key and no service account the e-mail', async () => {
  const admin = await signedIn(agency.adminId);
  const { userId } = await agency.user('consultant');
  const action = `/people/${userId}`;
  const saved = await admin.fill(
    '/people',
    { email: 'moved@agency.example', role: 'team_lead', team_id: '', status: 'paused' },
    { action },
  );
  expect(saved.html).toContain('is changed.');
  const user = (await agency.api.get(`/accounts/${agency.accountId}/users/${userId}`)).body.data;
  expect(user).toMatchObject({ email: 'moved@agency.example', role: 'team_lead', status: 'paused' });
  const bot = { name: 'Bot', role: 'admin', scopes: ['admin'] };
  const made = (await agency.api.post('/service-accounts', bot)).body.data;
  const input = { user_id: userId, email: 'taken@evil.example' };
  for (const api of [agency.api, agency.as(await botToken(running, made))]) {
    const { email } = input;
    const alone = await api.patch(`/accounts/${agency.accountId}/users/${userId}`, { email });
    expect([alone.status, alone.body.error.field]).toEqual([422, 'email']);
    const batch = await api.post('/batch', { actions: [{ action: 'update_user', input }] });
    expect(JSON.stringify(batch.body)).toContain('email');
    expect(batch.body.data?.status).not.toBe('succeeded');
  }
  const { email } = (await agency.api.get(`/accounts/${agency.accountId}/users/${userId}`)).body.data;
  expect(email).toBe('moved@agency.example');
});

it('lets an admin choose in which language somebody is written to, and the link to sign in is mailed in it', async () => {
  const admin = await signedIn(agency.adminId);
  const uwe = { email: 'uwe@agency.example', role: 'consultant', team_id: '' };
  await admin.fill(
    '/people',
    { name: 'Uwe Brandt', ...uwe, preferred_language: 'de', invite: 'yes' },
    { action: '/people' },
  );
  const users = (await agency.api.get(`/accounts/${agency.accountId}/users?search=uwe`)).body.data;
  expect(users).toMatchObject([{ name: 'Uwe Brandt', preferred_language: 'de' }]);
  const [mail] = await running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .select('body_text')
      .where('account_id', '=', agency.accountId)
      .where('to_address', '=', 'uwe@agency.example')
      .execute(),
  );
  expect(mail?.body_text).toMatch(/^Guten Tag/);
  const action = `/people/${users[0].id}`;
  const shown = (await admin.get('/people?q=uwe')).html;
  expect(shown).toMatch(/<option value="de" lang="de" selected[^>]*>Deutsch</);
  await admin.fill('/people?q=uwe', { ...uwe, status: 'invited', preferred_language: '' }, { action });
  const after = (await agency.api.get(`/accounts/${agency.accountId}/users/${users[0].id}`)).body.data;
  expect(after.preferred_language).toBeNull();
});

it('lets each person choose in which language they are written to themselves, and changes nobody else', async () => {
  const { userId } = await agency.user('read_only');
  const somebody = await signedIn(userId);
  const languageOf = async (id: string) =>
    (await agency.api.get(`/accounts/${agency.accountId}/users/${id}`)).body.data.preferred_language;
  const { location } = await somebody.fill('/you', { preferred_language: 'fr' }, { action: '/you' });
  expect(location).toBe('/you?saved=1');
  expect((await somebody.get('/you')).html).toMatch(/<option value="fr" lang="fr" selected[^>]*>Français</);
  expect([await languageOf(userId), await languageOf(agency.adminId)]).toEqual(['fr', null]);
  const forged = { preferred_language: 'en', user_id: agency.adminId };
  await somebody.fill('/you', forged, { action: '/you' });
  expect([await languageOf(userId), await languageOf(agency.adminId)]).toEqual(['en', null]);
});

it('makes a key by areas of work, shows its secret once, gives it a new one, and ends it', async () => {
  const admin = await signedIn(agency.adminId);
  const made = await admin.fill(
    '/keys',
    { name: 'Ledger', user_id: 'agency', ends: '', 'area:jobs': 'see', 'area:clients': 'change', scope: [] },
    { action: '/keys' },
  );
  const secretIn = (html: string) => /<code class="secret">([^<]+)</.exec(html)?.[1] ?? '';
  const first = secretIn(made.html);
  const { body } = await agency.api.get('/keys');
  const key = body.data.find(({ name }: { name: string }) => name === 'Ledger');
  expect(key.scopes).toEqual(['jobs:read', 'candidates:read', 'clients:read', 'clients:write']);
  expect((await agency.as(first).get('/clients')).status).toBe(200);
  const shown = (await admin.get('/keys')).html;
  expect(shown).not.toContain(first);
  expect(shown).toContain('Sees and changes: client companies and their contacts');
  expect(shown).toMatch(/from 127\.0\.0\.1|Last used/);
  const rotated = await admin.fill('/keys', {}, { action: `/keys/${key.id}/rotate` });
  const second = secretIn(rotated.html);
  expect(second).not.toBe(first);
  expect((await agency.as(second).get('/clients')).status).toBe(200);
  await admin.fill('/keys', {}, { action: `/keys/${key.id}/revoke` });
  expect((await agency.as(second).get('/clients')).status).toBe(401);
});

it('makes a service account that must ask, shows its secret once, and gives it a new one, another policy, a pause and an end', async () => {
  const admin = await signedIn(agency.adminId);
  const path = '/service-accounts';
  const given = { name: 'Night Bot', role: 'consultant', policy: 'outward', jwks_uri: '' };
  const made = await admin.fill(path, { ...given, 'area:jobs': 'see', scope: [] }, { action: path });
  const secretsIn = (html: string) =>
    [...html.matchAll(/<code class="secret">([^<]+)</g)].map(([, one]) => one ?? '');
  const [client = '', secret = ''] = secretsIn(made.html);
  const works = async (with_: string) => {
    const form = {
      grant_type: 'client_credentials',
      client_id: client,
      client_secret: with_,
      scope: 'jobs:read',
    };
    const answer = await running.app.request('/api/oauth/token', {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return ((await answer.json()) as { access_token?: string }).access_token;
  };
  const token = (await works(secret)) ?? '';
  expect((await agency.as(token).get('/jobs')).status).toBe(200);
  const shown = (await admin.get(path)).html;
  expect(shown).not.toContain(secret);
  for (const told of ['Night Bot', client, 'Consultant', 'Sees: ', secret.slice(-4)])
    expect(shown).toContain(told);
  expect(shown).toMatch(/<option value="outward" selected/);
  const second =
    secretsIn((await admin.fill(path, {}, { action: `${path}/${client}/rotate` })).html)[1] ?? '';
  expect([second === secret, typeof (await works(second))]).toEqual([false, 'string']);
  await admin.fill(path, { policy: 'writes' }, { action: `${path}/${client}/policy` });
  expect((await admin.get(path)).html).toMatch(/<option value="writes" selected/);
  const status = { action: `${path}/${client}/status` };
  await admin.fill(path, {}, status);
  expect([(await agency.as(token).get('/jobs')).status, await works(second)]).toEqual([401, undefined]);
  expect((await admin.get(path)).html).toContain('paused');
  await admin.fill(path, {}, status);
  expect((await agency.as(token).get('/jobs')).status).toBe(200);
  await admin.fill(path, {}, { action: `${path}/${client}/revoke` });
  expect([(await agency.as(token).get('/jobs')).status, await works(second)]).toEqual([401, undefined]);
  const { userId } = await agency.user('team_lead');
  expect((await (await signedIn(userId)).get(path)).status).toBe(403);
});

it('says what is wrong with a service account that is asked for, and makes none', async () => {
  const admin = await signedIn(agency.adminId);
  const path = '/service-accounts';
  const given = { name: 'Ledger Bot', role: 'consultant', policy: 'off', jwks_uri: 'http://10.0.0.1/keys' };
  const refused = await admin.fill(path, { ...given, 'area:jobs': 'see', scope: [] }, { action: path });
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('jwks_uri')]);
  expect(
    (await agency.api.get('/service-accounts')).body.data.map(({ name }: { name: string }) => name),
  ).not.toContain('Ledger Bot');
});

it('tells on the page of connections nothing of batches that the person may not see', async () => {
  const { userId } = await agency.user('consultant');
  const { status, html } = await (await signedIn(userId)).get('/connections');
  expect(status).toBe(200);
  expect(html).toContain('There are none yet.');
});

it('tells where nothing is connected how an assistant is', async () => {
  const admin = await signedIn(agency.adminId);
  expect((await admin.get('/connections')).html).toContain(
    `<code>${running.service.publicUrl()}/api/mcp</code>`,
  );
});

it.each(['/keys', '/service-accounts'])(
  'a form at %s whose rights its role does not allow names them, and comes back as it was filled in',
  async (path) => {
    const admin = await signedIn(agency.adminId);
    const { userId } = await agency.user('consultant');
    const who: Record<string, string> =
      path === '/keys' ? { user_id: userId } : { role: 'consultant', policy: 'outward', jwks_uri: '' };
    const sent: Record<string, string> = {
      name: 'Night <run>',
      ...who,
      scope: 'quotas:read',
      'area:jobs': 'change',
    };
    const { status, html } = await admin.fill(path, sent, { action: path });
    expect(status).toBe(422);
    expect(html).toContain('Somebody with this role (Consultant) may not do all that was chosen');
    expect(html).toMatch(/Take away: See the targets and billings[^.]*\./);
    expect(html).toContain('value="Night &lt;run&gt;"');
    expect(html).toMatch(/<details open=""/);
    expect(html).toMatch(/name="area:jobs" value="change" checked/);
    expect(html).toMatch(/value="(?:usr_\w+|consultant)" selected/);
  },
);
