import { describe, expect, it } from 'vitest';
import { updateRow } from '#db/rows.ts';
import { makePasswordLink, setPassword } from '#src/identity/links.ts';
import { costRatio } from '#test/harness/cost-ratio.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { formsOf, PASSWORD, Person, person } from '#test/harness/person.ts';
import { startService } from '#test/harness/workspace.ts';

const { running, desk } = useDesk({ name: 'Harbour Talent' });
const browser = () => new Person(running.app, running.service.publicUrl());
const pathOf = (url: string) => new URL(url).pathname;

describe('signing in', () => {
  it('leads from the page that was wanted to the sign-in and back', async () => {
    const mia = await person(running.service, running.app, desk.adminId);
    const wanted = await mia.get('/people?x=1');
    expect(wanted.status).toBe(303);
    expect(wanted.location).toBe('/sign-in?next=%2Fpeople%3Fx%3D1');
    const signedIn = await mia.fill(wanted.location ?? '', {
      email: mia.email.toUpperCase(),
      password: PASSWORD,
    });
    expect(signedIn.status).toBe(303);
    expect(signedIn.location).toBe('/people?x=1');
    const home = await mia.get('/');
    expect(home.status).toBe(200);
    expect(home.html).toContain('Hello, Mia Admin');
    expect(home.html).toContain('Harbour Talent');
  });

  it('says that a sign-in ended before a form was sent, shows what was written, and leads back to the page of the form', async () => {
    const mia = await person(running.service, running.app, desk.adminId);
    const pages = {
      '/you': '/you',
      '/keys': '/keys',
      '/keys/key_1/rotate': '/keys',
      '/people/links': '/people',
      '/people/usr_1': '/people',
      '/people/provider/remove': '/people/provider',
      '/people/second-factor': '/people/second-factor',
      '/people/brand': '/people/brand',
      '/connections/grt_1/outward': '/connections',
      '/service-accounts/sac_1/policy': '/service-accounts',
      '/approvals/policies/connections': '/approvals/policies',
      '/approvals/connections/grt_1': '/approvals',
      '/portal/apps/app_1/secret': '/portal',
      '/passkeys/remove': '/passkeys',
      '/desk/undo/bat_1/confirm': '/',
    };
    await mia.signIn(mia.email);
    for (const [path, page] of Object.entries(pages)) {
      const sent = await browser().post(path, {
        note: 'Ring them <first>.',
        password: PASSWORD,
        csrf: 'old',
      });
      expect([path, sent.status]).toEqual([path, 401]);
      expect(sent.html).toContain('Ring them &lt;first&gt;.');
      expect(sent.html).not.toContain(PASSWORD);
      expect(sent.html).toContain(`href="/sign-in?next=${encodeURIComponent(page)}"`);
      expect([page, (await mia.get(page)).status]).toEqual([page, 200]);
    }
    const decided = await browser().post('/approvals/batches/bat_1', { note: 'Yes' });
    expect(decided.html).toContain('next=%2Fapprovals%2Fbatches%2Fbat_1"');
    const allowed = await browser().post('/api/oauth/authorize', {
      request: 'client_id=x&scope=jobs%3Aread',
    });
    const back = encodeURIComponent('/api/oauth/authorize?client_id=x&scope=jobs%3Aread');
    expect(allowed.html).toContain(`href="/sign-in?next=${back}"`);
  });

  it('shows nothing of what another site sends without a sign-in', async () => {
    const sent = await browser().post(
      '/keys',
      { name: 'Call 555 now' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    );
    expect(sent.status).toBe(401);
    expect(sent.html).not.toContain('Call 555 now');
  });

  it('keeps what was written into a form of an earlier sign-in', async () => {
    const mia = await person(running.service, running.app, desk.adminId);
    await mia.signIn(mia.email);
    const sent = await mia.post('/keys', { name: 'Night ledger', csrf: 'of an earlier sign-in' });
    expect(sent.status).toBe(403);
    expect(sent.html).toContain('Night ledger');
    expect(sent.html).toContain('older than your present sign-in');
  });

  it('hands out a cookie that scripts, other hosts and other sites do not get', async () => {
    const mia = await person(running.service, running.app, desk.adminId);
    const cookie = (await mia.signIn(mia.email)).headers.getSetCookie().join();
    expect(cookie).toMatch(/^deskhand_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const served = await startService({ PUBLIC_URL: 'https://desk.example/' });
    try {
      const there = await served.workspace();
      const ann = await person(served.service, served.app, there.adminId);
      const secure = (await ann.signIn(ann.email)).headers.getSetCookie().join();
      expect(secure).toMatch(/^__Host-deskhand_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect((await ann.get('/')).status).toBe(200);
    } finally {
      await served.close();
    }
  });

  it.each([
    ['a wrong password', (email: string) => ({ email, password: 'not the right words' })],
    ['an unknown e-mail', () => ({ email: 'nobody@nowhere.example', password: PASSWORD })],
  ])('says the same of %s and keeps the e-mail in the form', async (_, fields) => {
    const mia = await person(running.service, running.app, desk.adminId);
    const given = fields(mia.email);
    const refused = await mia.fill('/sign-in?next=/people', given);
    expect(refused.status).toBe(401);
    expect(refused.html).toContain('The e-mail address or the password is not right.');
    expect(formsOf(refused.html)[0]?.fields).toContainEqual(['email', given.email]);
    expect(formsOf(refused.html)[0]?.fields).toContainEqual(['next', '/people']);
    expect(refused.html).not.toContain(given.password);
    expect((await mia.get('/')).status).toBe(303);
  });

  // The hash takes a hundred times what the rest does, so its being left out shows at any load.
  it('works out a hash for an unknown e-mail as for a wrong password', async () => {
    const mia = await person(running.service, running.app, desk.adminId);
    let next = 0;
    const wrong = (email: string) => mia.fill('/sign-in', { email, password: 'not the right words' });
    const unknown = () => {
      next += 1;
      return wrong(`nobody-${next}@nowhere.example`);
    };
    const ratio = await costRatio(unknown, () => wrong(mia.email), 8);
    expect(ratio).toBeGreaterThan(0.1);
    expect(ratio).toBeLessThan(10);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/.//evil.example',
    '/people/..//evil.example',
    '/people/../..//evil.example/x?y#z',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/.%2e//evil.example',
    '/..\\/evil.example',
    '/.\\\\evil.example',
    '/.\n//evil.example',
    '/.\r//evil.example',
    '/\u0000/evil.example',
    '/..///evil.example',
    ' //evil.example',
  ])('goes home rather than to %s', async (next) => {
    const mia = await person(running.service, running.app, desk.adminId);
    const signedIn = await mia.fill(`/sign-in?next=${encodeURIComponent(next)}`, {
      email: mia.email,
      password: PASSWORD,
    });
    expect(signedIn.location).toBe('/');
    const again = await mia.get(`/sign-in?next=${encodeURIComponent(next)}`);
    expect([again.status, again.location]).toEqual([303, '/']);
  });

  it.each([
    ['/approvals/../people?tab=a%2Fb', '/people?tab=a%2Fb'],
    ['/people//x', '/people//x'],
    ['/./people#top', '/people'],
  ])('goes on to %s as %s', async (next, to) => {
    const mia = await person(running.service, running.app, desk.adminId);
    const signedIn = await mia.fill(`/sign-in?next=${encodeURIComponent(next)}`, {
      email: mia.email,
      password: PASSWORD,
    });
    expect(signedIn.location).toBe(to);
  });

  it('asks which agency when one e-mail and password belong to two', async () => {
    const first = await running.workspace({ name: 'First Desk' });
    const other = await running.workspace({ name: 'Second Desk' });
    const email = `both-${other.accountId}@people.example`;
    for (const { accountId, adminId } of [first, other]) {
      await running.service.store.write(({ tx }) =>
        updateRow(tx, 'users', accountId, adminId, { email, email_folded: email }),
      );
      await setPassword(running.service, adminId, PASSWORD);
    }
    const both = browser();
    const asked = await both.signIn(email);
    expect(asked.status).toBe(200);
    expect(asked.html).toContain('Second Desk');
    await both.fill('', { agency: other.accountId, password: PASSWORD }, { visit: asked });
    expect((await both.get('/')).html).toContain('Second Desk');
  });
});

it('shows a browser a page where there is none, and a program the envelope', async () => {
  const ask = (path: string, accept: string) => running.app.request(path, { headers: { accept } });
  const shown = await ask('/nowhere', 'text/html,application/xhtml+xml');
  expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await shown.text()).toContain('There is no page at this address.');
  for (const [path, accept] of [
    ['/nowhere', '*/*'],
    ['/api/v1/nowhere', 'text/html'],
  ] as const) {
    const told = await ask(path, accept);
    expect(told.status).toBe(404);
    expect(await told.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  }
});

describe('attempts', () => {
  it('stops an e-mail after ten and says when to come back, for the right password too', async () => {
    const there = await running.workspace();
    const eve = await person(running.service, running.app, there.adminId);
    for (let i = 0; i < 10; i += 1) {
      expect((await eve.signIn(eve.email, `a wrong guess ${i}`)).status).toBe(401);
    }
    const stopped = await eve.signIn(eve.email);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(600);
    const elsewhere = await running.workspace();
    const ann = await person(running.service, running.app, elsewhere.adminId);
    expect((await ann.signIn(ann.email)).status).toBe(303);
  });

  it('counts those that come at once', async () => {
    const there = await running.workspace();
    const eve = await person(running.service, running.app, there.adminId);
    const form = await eve.get('/sign-in');
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        eve.fill('', { email: eve.email, password: 'a wrong guess' }, { visit: form }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe('a session', () => {
  it('ends with the sign-out, also for a copy of its cookie', async () => {
    const mia = await person(running.service, running.app, desk.adminId);
    await mia.signIn(mia.email);
    const copy = new Map(mia.cookies);
    const out = await mia.fill('/', {}, { action: '/sign-out' });
    expect(out.location).toBe('/sign-in');
    expect(mia.cookies.has('deskhand_session')).toBe(false);
    for (const [name, value] of copy) mia.cookies.set(name, value);
    expect((await mia.get('/')).status).toBe(303);
  });

  it('ends when its person is paused, and stays ended', async () => {
    const there = await running.workspace();
    const { userId } = await there.user('consultant');
    const pat = await person(running.service, running.app, userId);
    await pat.signIn(pat.email);
    expect((await pat.get('/')).status).toBe(200);
    const status = (to: 'paused' | 'active') =>
      there.api.patch(`/accounts/${there.accountId}/users/${userId}`, { status: to });
    expect((await status('paused')).status).toBe(200);
    const refused = await pat.signIn(pat.email);
    expect(refused.status).toBe(401);
    expect(refused.html).toContain('paused');
    await status('active');
    expect((await pat.get('/')).status).toBe(303);
    expect((await pat.signIn(pat.email)).status).toBe(303);
  });

  it.each([
    ['it was idle too long', { SESSION_IDLE_MINUTES: '0' }],
    ['its longest time is over', { SESSION_MAX_HOURS: '0' }],
  ])('ends when %s', async (_, env) => {
    const strict = await startService(env);
    try {
      const there = await strict.workspace();
      const ann = await person(strict.service, strict.app, there.adminId);
      expect((await ann.signIn(ann.email)).status).toBe(303);
      expect((await ann.get('/')).status).toBe(303);
    } finally {
      await strict.close();
    }
  });

  it('is kept as a keyed hash only', async () => {
    const mia = await person(running.service, running.app, desk.adminId);
    await mia.signIn(mia.email);
    const token = mia.cookies.get('deskhand_session') ?? '';
    const rows = await running.service.store.read((db) => db.selectFrom('sessions').selectAll().execute());
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a form', () => {
  it.each([
    ['without its token', { csrf: '' }, {}],
    ['with the token of another session', { csrf: 'other' }, {}],
    ['from another site', {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from a sibling site', {}, { 'sec-fetch-site': 'same-site' }],
    ['sent as text', {}, { 'content-type': 'text/plain' }],
  ])('is refused %s and changes nothing', async (_, fields, headers) => {
    const mia = await person(running.service, running.app, desk.adminId);
    await mia.signIn(mia.email);
    const before = await countLinks();
    const own = formsOf((await mia.get('/people')).html).at(-1)?.fields ?? [];
    const other = await person(running.service, running.app, desk.adminId);
    await other.signIn(other.email);
    await mia.signIn(mia.email);
    const fresh = formsOf((await mia.get('/people')).html).at(-1)?.fields ?? [];
    const merged = new Map([...fresh, ...Object.entries(fields)]);
    if (merged.get('csrf') === 'other') merged.set('csrf', new Map(own).get('csrf') ?? '');
    const refused = await mia.post('/people/links', [...merged], headers);
    expect(refused.status).toBe(403);
    expect(await countLinks()).toBe(before);
  });

  it('cannot sign a visitor in from another site', async () => {
    const mia = await person(running.service, running.app, desk.adminId);
    const visitor = browser();
    const refused = await visitor.post('/sign-in', { email: mia.email, password: PASSWORD, csrf: 'x' });
    expect(refused.status).toBe(403);
    expect(visitor.cookies.has('deskhand_session')).toBe(false);
  });
});

describe('a link to set a password', () => {
  it('works once, signs the person in, ends other sessions and makes an invited person active', async () => {
    const there = await running.workspace();
    const { userId } = await there.user('consultant');
    await running.service.store.write(({ tx }) =>
      tx.updateTable('users').set({ status: 'invited' }).where('id', '=', userId).execute(),
    );
    const { url, expires_at } = await makePasswordLink(running.service, userId);
    expect(url).toMatch(/\/set-password\/[\w-]{43}$/);
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(6.9 * 24 * 3600_000);
    const pat = browser();
    await pat.get(pathOf(url));
    const set = await pat.fill(pathOf(url), { password: PASSWORD, again: PASSWORD });
    expect(set.location).toBe('/');
    expect((await pat.get('/')).html).toContain('Hello, Pat consultant');
    const user = await running.service.store.read((db) =>
      db.selectFrom('users').where('id', '=', userId).select('status').executeTakeFirst(),
    );
    expect(user?.status).toBe('active');
    const again = await browser().get(pathOf(url));
    expect(again.status).toBe(410);
    expect(again.html).toContain('used already');
    await setPassword(running.service, userId, 'other words than before');
    expect((await pat.get('/')).status).toBe(303);
  });

  it('is voided by a newer one', async () => {
    const first = await makePasswordLink(running.service, desk.adminId);
    await makePasswordLink(running.service, desk.adminId);
    expect((await browser().get(pathOf(first.url))).status).toBe(410);
  });

  it('is refused after its time', async () => {
    const strict = await startService({ PASSWORD_LINK_HOURS: '0' });
    try {
      const there = await strict.workspace();
      const { url } = await makePasswordLink(strict.service, there.adminId);
      const visit = await new Person(strict.app, strict.service.publicUrl()).get(pathOf(url));
      expect(visit.status).toBe(410);
      expect(visit.html).toContain('too old');
    } finally {
      await strict.close();
    }
  });

  it.each([
    ['short', 'short', 'at least 12 characters'],
    ['aaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaa', 'more different'],
    ['password1234', 'password1234', 'first that others would try'],
    [PASSWORD, 'something else', 'not the same'],
  ])('refuses %s, says why, and keeps working', async (password, again, why) => {
    const { url } = await makePasswordLink(running.service, desk.adminId);
    const visitor = browser();
    const refused = await visitor.fill(pathOf(url), { password, again });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(why);
    expect((await visitor.get(pathOf(url))).status).toBe(200);
  });

  it('is made by an admin on the page of people, shown once, and by nobody else', async () => {
    const there = await running.workspace();
    const { userId } = await there.user('consultant');
    const admin = await person(running.service, running.app, there.adminId);
    await admin.signIn(admin.email);
    const form = formsOf((await admin.get('/people')).html).find(({ fields }) =>
      fields.some(([name, value]) => name === 'user_id' && value === userId),
    );
    const made = await admin.post('/people/links', form?.fields ?? []);
    expect(made.html).toMatch(/\/set-password\/[\w-]{43}/);
    const activities = await running.service.store.read((db) =>
      db.selectFrom('activities').where('account_id', '=', there.accountId).selectAll().execute(),
    );
    expect(activities.map(({ actor_name, summary }) => [actor_name, summary])).toContainEqual([
      'Mia Admin',
      'Made a link for Pat consultant to set a password',
    ]);
    const pat = await person(running.service, running.app, userId);
    await pat.signIn(pat.email);
    expect((await pat.get('/people')).status).toBe(403);
    const foreign = await running.workspace();
    const csrf = formsOf((await admin.get('/people')).html)
      .at(-1)
      ?.fields.find(([name]) => name === 'csrf');
    const outside = await admin.post('/people/links', { csrf: csrf?.[1] ?? '', user_id: foreign.adminId });
    expect(outside.status).toBe(404);
  });
});

it('sends every page without referrer, caching, an index, or any script but that of the desk', async () => {
  const mia = await person(running.service, running.app, desk.adminId);
  const pages = [await mia.get('/sign-in'), await mia.get('/set-password/unknown')];
  await mia.signIn(mia.email);
  pages.push(await mia.get('/'), await mia.get('/people'));
  const [, , home] = pages;
  for (const { headers, html } of pages) {
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
    const scripts = html === home?.html ? ` script-src 'nonce-${nonce}'; connect-src 'self';` : '';
    expect(policy).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}';${scripts} img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(html).toContain(`<style nonce="${nonce}">`);
    expect(html.replace(scripts === '' ? '' : `<script nonce="${nonce}">`, '')).not.toMatch(
      /<script|\son\w+=|style="/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  }
});

async function countLinks(): Promise<number> {
  const rows = await running.service.store.read((db) =>
    db.selectFrom('password_links').select('hash').execute(),
  );
  return rows.length;
}
