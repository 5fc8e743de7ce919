import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePasswordLink } from '#src/identity/links.ts';
import { resetPasskeysAction } from '#src/identity/passkeys/actions.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { useService } from '#test/harness/fixture.ts';
import {
  Authenticator,
  addPasskey,
  answerSignIn,
  askedBy,
  codesOn,
  type Tampering,
} from '#test/harness/passkeys.ts';
import { PASSWORD, Person, person } from '#test/harness/person.ts';
import { startService, type Workspace } from '#test/harness/workspace.ts';

const BASE = 'https://desk.example';
const running = useService({ PUBLIC_URL: BASE });
let desk: Workspace;
let mia: Person & { email: string };
let device: Authenticator;

beforeEach(async () => {
  desk = await running.workspace();
  mia = await person(running.service, running.app, desk.adminId);
  device = new Authenticator(BASE);
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
const browser = () => new Person(running.app, BASE);
const isIn = async (who: Person) => (await who.get('/passkeys')).status === 200;

/** Signs Mia in with her password at a browser of its own. */
async function withPassword(): Promise<Person> {
  const one = browser();
  await one.signIn(mia.email);
  return one;
}

/** Mia with a passkey and her recovery codes. */
async function enrolled(): Promise<string[]> {
  await mia.signIn(mia.email);
  return codesOn(await addPasskey(mia, device));
}

const set = (fields: Record<string, string>, who: Person = mia) =>
  who.fill('/people/second-factor', fields, { action: '/people/second-factor' });

const audit = async (types: string): Promise<string[]> => {
  const { body } = await desk.api.get(`/audit/export?format=ndjson&types=${types}`);
  return body.data.content
    .split('\n')
    .filter((line: string) => line !== '')
    .map((line: string) => JSON.parse(line).summary);
};

describe('signing in', () => {
  it('asks for the passkey of whoever has one: their password alone opens nothing', async () => {
    const codes = await enrolled();
    expect(codes).toHaveLength(10);
    expect(codesOn(await mia.get('/passkeys'))).toEqual([]);
    const one = browser();
    const right = await one.signIn(mia.email);
    expect([right.status, right.location]).toEqual([303, '/sign-in/passkey?next=%2F']);
    for (const path of ['/', '/passkeys', '/passkeys/add', '/people', '/approvals'])
      expect((await one.get(path)).location, path).toContain('/sign-in?next=');
    const answered = await answerSignIn(one, device);
    expect([answered.status, answered.location]).toEqual([303, '/']);
    expect(await isIn(one)).toBe(true);
    expect((await one.get('/passkeys')).html).toContain('last used');
    expect(await audit('sign_in')).toContain(
      'Mia Admin signed in with the password and a passkey from unknown',
    );
    expect(await audit('passkey_changed')).toEqual(['Mia Admin added the passkey Laptop']);
  });

  it('asks it of whoever comes by a password link too', async () => {
    await enrolled();
    const { url } = await makePasswordLink(running.service, desk.adminId);
    const one = browser();
    const set = await one.fill(new URL(url).pathname, { password: PASSWORD, again: PASSWORD });
    expect(set.location).toContain('/sign-in/passkey');
    expect(await isIn(one)).toBe(false);
    await answerSignIn(one, device);
    expect(await isIn(one)).toBe(true);
  });

  it('leads on to the page that was wanted', async () => {
    await enrolled();
    const one = browser();
    const wanted = await one.get('/people?x=1');
    const asked = await one.fill(wanted.location ?? '', { email: mia.email, password: PASSWORD });
    const visit = await one.get(asked.location ?? '');
    const fields = { passkey: device.get(askedBy(visit)) };
    const led = await one.fill('', fields, { visit, action: '/sign-in/passkey' });
    expect(led.location).toBe('/people?x=1');
  });

  it.each<[string, Tampering | (() => Tampering)]>([
    ['another challenge', { challenge: Buffer.from('x'.repeat(32)).toString('base64url') }],
    ['another origin', { origin: 'https://desk.example.evil.example' }],
    ['the same host without HTTPS', { origin: 'http://desk.example' }],
    ['another host name', { rpId: 'evil.example' }],
    ['another kind of answer', { type: 'webauthn.create' }],
    ['nobody there', { present: false }],
    ['a person who was not verified', { verified: false }],
    ['another key', () => ({ key: new Authenticator(BASE).privateKey })],
    ['the name of somebody else', { userHandle: Buffer.from('usr_other').toString('base64url') }],
  ])('refuses an answer with %s', async (_, how) => {
    await enrolled();
    const one = await withPassword();
    const refused = await answerSignIn(one, device, typeof how === 'function' ? how() : how);
    expect(refused.status).toBe(401);
    expect(refused.html).toContain('The passkey was not taken');
    expect(await isIn(one)).toBe(false);
    // The page asks anew, so that an honest answer is taken.
    await answerSignIn(one, device);
    expect(await isIn(one)).toBe(true);
  });

  it.each(['', 'null', '{}', '{"id":"x"}', '[1'])('refuses %j for an answer', async (passkey) => {
    await enrolled();
    const one = await withPassword();
    const refused = await one.fill('/sign-in/passkey', { passkey }, { action: '/sign-in/passkey' });
    expect(refused.status).toBe(401);
    expect(await isIn(one)).toBe(false);
  });

  it('takes an answer once, in one browser, for ten minutes', async () => {
    await enrolled();
    const one = await withPassword();
    const visit = await one.get('/sign-in/passkey');
    const passkey = device.get(askedBy(visit));
    const other = await withPassword();
    const send = (who: Person, page: typeof visit) =>
      who.fill('', { passkey }, { visit: page, action: '/sign-in/passkey' });
    expect((await send(other, await other.get('/sign-in/passkey'))).status).toBe(401);
    const both = await Promise.all([send(one, visit), send(one, visit)]);
    expect(both.filter(({ location }) => location === '/')).toHaveLength(1);
    const again = await withPassword();
    expect((await send(again, await again.get('/sign-in/passkey'))).status).toBe(401);
    const slow = await withPassword();
    const page = await slow.get('/sign-in/passkey');
    const late = device.get(askedBy(page));
    later(11);
    expect((await slow.fill('', { passkey: late }, { visit: page, action: '/sign-in/passkey' })).status).toBe(
      401,
    );
    later(16);
    expect((await slow.get('/sign-in/passkey')).location).toBe('/sign-in?next=%2F');
  });

  it('refuses a count that does not go up, as a copy of the passkey would tell', async () => {
    await enrolled();
    await answerSignIn(await withPassword(), device);
    const copy = await withPassword();
    expect((await answerSignIn(copy, device, { counter: 1 })).status).toBe(401);
    expect(await isIn(copy)).toBe(false);
  });

  it('refuses the passkey of somebody else, of the same agency too', async () => {
    await enrolled();
    const pat = await desk.user('consultant');
    const theirs = new Authenticator(BASE);
    const colleague = await person(running.service, running.app, pat.userId);
    await colleague.signIn(colleague.email);
    await addPasskey(colleague, theirs);
    const one = await withPassword();
    expect((await answerSignIn(one, theirs)).html).toContain('none of yours');
    expect(await isIn(one)).toBe(false);
  });

  it('ends a sign-in that waits with a new password, and for whoever is paused', async () => {
    await enrolled();
    const one = await withPassword();
    const visit = await one.get('/sign-in/passkey');
    mia = await person(running.service, running.app, desk.adminId);
    const passkey = device.get(askedBy(visit));
    const answered = await one.fill('', { passkey }, { visit, action: '/sign-in/passkey' });
    expect(answered.location).toContain('/sign-in?next=');
    expect(await isIn(one)).toBe(false);
  });
});

describe('recovery codes', () => {
  const useCode = (who: Person, code: string) =>
    who.fill('/sign-in/passkey', { code }, { action: '/sign-in/passkey/code' });

  it('let somebody in once each beside the password, however they are typed', async () => {
    const [code = '', second = ''] = await enrolled();
    const one = await withPassword();
    expect((await useCode(one, code.toUpperCase().replaceAll('-', ' '))).status).toBe(303);
    expect(await isIn(one)).toBe(true);
    expect((await one.get('/passkeys')).html).toContain('9 codes are left.');
    const two = await withPassword();
    expect((await useCode(two, code)).status).toBe(401);
    expect(await isIn(two)).toBe(false);
    expect((await useCode(two, second)).status).toBe(303);
    expect(await audit('sign_in')).toContain(
      'Mia Admin signed in with the password and a recovery code from unknown',
    );
  });

  it('are guessed ten times at most in a quarter of an hour', async () => {
    await enrolled();
    const one = await withPassword();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await useCode(one, '0000-0000-0000-0000')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('of others let nobody in, and new ones replace the old ones', async () => {
    const codes = await enrolled();
    const made = await mia.fill('/passkeys', {}, { action: '/passkeys/codes' });
    const fresh = codesOn(made);
    expect(fresh).toHaveLength(10);
    const one = await withPassword();
    expect((await useCode(one, codes[0] ?? '')).status).toBe(401);
    expect((await useCode(one, fresh[0] ?? '')).status).toBe(303);
  });
});

describe('a passkey', () => {
  it.each<[string, Tampering]>([
    ['another challenge', { challenge: Buffer.from('x'.repeat(32)).toString('base64url') }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another host name', { rpId: 'evil.example' }],
    ['another kind of answer', { type: 'webauthn.get' }],
    ['nobody there', { present: false }],
    ['a person who was not verified', { verified: false }],
  ])('is not added with %s', async (_, tampered) => {
    await mia.signIn(mia.email);
    const refused = await addPasskey(mia, device, { tampered });
    expect(refused.status).toBe(401);
    expect((await mia.get('/passkeys')).html).toContain('You have no passkey yet.');
  });

  it('is added once: neither the answer nor the passkey is taken a second time', async () => {
    await mia.signIn(mia.email);
    const visit = await mia.get('/passkeys/add');
    const fields = { passkey: device.create(askedBy(visit)), name: 'Phone' };
    const send = () => mia.fill('', fields, { visit, action: '/passkeys/add' });
    expect(codesOn(await send())).toHaveLength(10);
    expect((await send()).status).toBe(401);
    expect((await addPasskey(mia, device)).status).toBe(409);
    expect((await mia.get('/passkeys')).html.match(/<h2>Phone<\/h2>/g)).toHaveLength(1);
  });

  it('is added and removed by whoever has just shown who they are, and not in a session that somebody took over', async () => {
    await mia.signIn(mia.email);
    later(6);
    expect((await mia.get('/passkeys/add')).html).toContain('Sign in again first');
    const left = await mia.fill('/passkeys/add', {}, { action: '/sign-out' });
    expect(left.location).toBe('/sign-in?next=%2Fpasskeys%2Fadd');
    await enrolled();
    later(12);
    const removed = await mia.fill('/passkeys', {}, { action: '/passkeys/remove' });
    expect(removed.html).toContain('Confirm that it is you');
    expect((await mia.get('/passkeys')).html).toContain('Laptop');
    const proof = { passkey: device.get(askedBy(removed)) };
    const proved = await mia.fill('', proof, { visit: removed, action: '/passkeys/confirm' });
    expect(proved.location).toBe('/passkeys');
    await mia.fill('/passkeys', {}, { action: '/passkeys/remove' });
    expect((await mia.get('/passkeys')).html).toContain('You have no passkey yet.');
    expect(await audit('passkey_changed')).toContain('Mia Admin removed the passkey Laptop');
    expect(await isIn(await withPassword())).toBe(true);
  });

  it('of somebody else is not removed', async () => {
    await enrolled();
    const pat = await desk.user('admin');
    const colleague = await person(running.service, running.app, pat.userId);
    await colleague.signIn(colleague.email);
    await addPasskey(colleague, new Authenticator(BASE));
    const { html } = await mia.get('/passkeys');
    const [, passkey_id = ''] = /name="passkey_id" value="(psk_\w+)"/.exec(html) ?? [];
    const refused = await colleague.fill('/passkeys', { passkey_id }, { action: '/passkeys/remove' });
    expect(refused.status).toBe(404);
    const elsewhere = await running.workspace();
    const stranger = await person(running.service, running.app, elsewhere.adminId);
    await stranger.signIn(stranger.email);
    await addPasskey(stranger, new Authenticator(BASE));
    expect((await stranger.fill('/passkeys', { passkey_id }, { action: '/passkeys/remove' })).status).toBe(
      404,
    );
    expect((await mia.get('/passkeys')).html).toContain('Laptop');
  });

  it('is taken away by the operator alone, which ends the sessions', async () => {
    await enrolled();
    await runAsOperator(running.service, desk.accountId, resetPasskeysAction, { user_id: desk.adminId });
    expect(await isIn(mia)).toBe(false);
    expect(await isIn(await withPassword())).toBe(true);
    expect(await audit('passkey_changed')).toContain(
      'Took away the passkeys and recovery codes of Mia Admin',
    );
  });
});

describe('an agency that asks everybody for one', () => {
  it('leads whoever has none to make one: the password alone reaches that page and no other', async () => {
    await enrolled();
    await set({ required: 'yes' });
    expect(await audit('access_changed')).toContain(
      'Set when a passkey is asked for: at each sign-in with a password',
    );
    const pat = await desk.user('consultant');
    const colleague = await person(running.service, running.app, pat.userId);
    const right = await colleague.signIn(colleague.email);
    expect(right.location).toContain('/sign-in/passkey');
    for (const path of ['/', '/passkeys', '/connections', '/approvals'])
      expect((await colleague.get(path)).location, path).toContain('/sign-in?next=');
    const visit = await colleague.get('/sign-in/passkey');
    expect(visit.html).toContain('Make a passkey');
    const theirs = new Authenticator(BASE);
    const wrong = { passkey: theirs.create(askedBy(visit), { verified: false }) };
    const refused = await colleague.fill('', wrong, { visit, action: '/sign-in/passkey' });
    expect([refused.status, await isIn(colleague)]).toEqual([401, false]);
    const made = await colleague.fill(
      '',
      { passkey: theirs.create(askedBy(refused)), name: 'Phone' },
      { visit: refused, action: '/sign-in/passkey' },
    );
    expect(codesOn(made)).toHaveLength(10);
    expect(await isIn(colleague)).toBe(true);
    const removed = await colleague.fill('/passkeys', {}, { action: '/passkeys/remove' });
    expect(removed.html).toContain('this is your only one');
  });

  it('does not let a second sign-in that waited add a passkey beside the first', async () => {
    await enrolled();
    await set({ required: 'yes' });
    const pat = await desk.user('consultant');
    const colleague = await person(running.service, running.app, pat.userId);
    const thief = browser();
    for (const one of [colleague, thief]) await one.signIn(colleague.email);
    const pages = [await colleague.get('/sign-in/passkey'), await thief.get('/sign-in/passkey')];
    const send = (who: Person, visit = pages[0]) =>
      who.fill(
        '',
        { passkey: new Authenticator(BASE).create(askedBy(visit as never)), name: 'One' },
        { visit: visit as never, action: '/sign-in/passkey' },
      );
    await send(colleague, pages[0]);
    await send(thief, pages[1]);
    expect([await isIn(colleague), await isIn(thief)]).toEqual([true, false]);
    const { html } = await colleague.get('/passkeys');
    expect(html.match(/<h2>One<\/h2>/g)).toHaveLength(1);
  });

  it('is set by signed-in admins who have just shown who they are, and by no key', async () => {
    const settings = async () =>
      (await desk.api.get(`/accounts/${desk.accountId}`)).body.data.settings.second_factor;
    const none = { required: false, approvals_above: null, outward_approvals: false };
    const second_factor = { ...none, required: true };
    await desk.api.patch(`/accounts/${desk.accountId}`, { settings: { second_factor }, second_factor });
    const tried = await desk.api.post('/batch', {
      actions: [{ action: 'set_second_factor', input: second_factor }],
    });
    expect(tried.body.error.code).toBe('BATCH_INVALID');
    expect(await settings()).toEqual(none);
    const lead = await desk.user('team_lead');
    const colleague = await person(running.service, running.app, lead.userId);
    await colleague.signIn(colleague.email);
    expect((await colleague.get('/people/second-factor')).html).toContain('For admins only');
    await mia.signIn(mia.email);
    later(6);
    expect((await set({ required: 'yes' })).status).toBe(401);
    expect(await settings()).toEqual(none);
    vi.useRealTimers();
    const saved = await set({ required: 'yes', amount: '25000', currency: 'aud' });
    expect(saved.status).toBe(303);
    const above = { amount: 25_000, currency: 'AUD' };
    expect(await settings()).toEqual({ ...none, required: true, approvals_above: above });
  });

  it('cannot be one whose address browsers take no passkeys at', async () => {
    const plain = await startService();
    try {
      const there = await plain.workspace();
      const ann = await person(plain.service, plain.app, there.adminId);
      await ann.signIn(ann.email);
      const refused = await ann.fill(
        '/people/second-factor',
        { required: 'yes' },
        { action: '/people/second-factor' },
      );
      expect(refused.status).toBe(409);
      expect(refused.html).toContain('PUBLIC_URL');
      expect((await ann.get('/passkeys')).html).toContain('PUBLIC_URL');
    } finally {
      await plain.close();
    }
  });
});
