import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
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
  expect(found).not.toContain('Mia Admin</bdi>');
});

it('lets a signed-in admin change role, status and e-mail, and no key the e-mail', async () => {
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
  const byKey = await agency.api.patch(`/accounts/${agency.accountId}/users/${userId}`, {
    email: 'taken@evil.example',
  });
  expect([byKey.status, byKey.body.error.field]).toEqual([422, 'email']);
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

it('tells on the page of connections nothing of batches that the person may not see', async () => {
  const { userId } = await agency.user('consultant');
  const { status, html } = await (await signedIn(userId)).get('/connections');
  expect(status).toBe(200);
  expect(html).toContain('There are none.');
});
