import { beforeEach, describe, expect, it } from 'vitest';
import { makeToken } from '#src/access/keys.ts';
import type { NewApp } from '#src/identity/oauth/apps.ts';
import { storedFor } from '#test/contract/stored.ts';
import { useService } from '#test/harness/fixture.ts';
import { authorize, CALLBACK, connect, connectApp, oauthPost, pkce, secretOf } from '#test/harness/oauth.ts';
import { type Person, person } from '#test/harness/person.ts';
import { startService, type Workspace } from '#test/harness/workspace.ts';

const running = useService();
let desk: Workspace;
let app: NewApp;
let mia: Person & { email: string };

beforeEach(async () => {
  desk = await running.workspace({ name: 'Harbour Talent' });
  app = await connectApp(running.service, desk.accountId);
  mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
});

const base = () => running.service.publicUrl();
const refreshWith = (token: string, more: Record<string, string> = {}) =>
  oauthPost(running, 'token', {
    grant_type: 'refresh_token',
    refresh_token: token,
    ...secretOf(app),
    ...more,
  });
const reads = (token: string) => desk.as(token).get('/jobs');

/** A code that was just given, with all that is needed to exchange it. */
async function freshCode(scope: string | null = 'jobs:read'): Promise<Record<string, string>> {
  const { verifier, challenge } = pkce();
  const { code = '' } = await authorize(mia, {
    client_id: app.client_id,
    redirect_uri: CALLBACK,
    code_challenge: challenge,
    scope,
  });
  return {
    grant_type: 'authorization_code',
    code,
    redirect_uri: CALLBACK,
    code_verifier: verifier,
    ...secretOf(app),
  };
}

describe('a code', () => {
  it('takes the secret in the header as well as in the body', async () => {
    const { client_id, client_secret, ...fields } = await freshCode();
    const basic = Buffer.from(
      `${encodeURIComponent(client_id ?? '')}:${encodeURIComponent(client_secret ?? '')}`,
    );
    const answer = await oauthPost(running, 'token', fields, {
      authorization: `Basic ${basic.toString('base64')}`,
    });
    expect(answer.status).toBe(200);
  });

  it('is refused at its second use, and what the first gave ends', async () => {
    const fields = await freshCode();
    const first = await oauthPost(running, 'token', fields);
    expect((await reads(first.body.access_token)).status).toBe(200);
    const second = await oauthPost(running, 'token', fields);
    expect(second.status).toBe(400);
    expect(second.body.error).toBe('invalid_grant');
    expect((await reads(first.body.access_token)).status).toBe(401);
    expect((await refreshWith(first.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('serves one of many that come at once', async () => {
    const fields = await freshCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => oauthPost(running, 'token', fields)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['another verifier', { code_verifier: pkce().verifier }, 400, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 400, 'invalid_request'],
    ['a verifier that is too short', { code_verifier: 'short' }, 400, 'invalid_request'],
    ['another address', { redirect_uri: `${CALLBACK}/` }, 400, 'invalid_grant'],
    ['no address', { redirect_uri: '' }, 400, 'invalid_request'],
    ['another resource', { resource: 'https://other.example' }, 400, 'invalid_target'],
    ['a wrong secret', { client_secret: 'lc_secret_wrong' }, 401, 'invalid_client'],
    ['no secret', { client_secret: '' }, 401, 'invalid_client'],
    ['an unknown client', { client_id: 'lc_client_nobody' }, 401, 'invalid_client'],
    ['a code that does not exist', { code: 'nonsense' }, 400, 'invalid_grant'],
    ['another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('is refused with %s, and stays good for the one who holds it', async (_, change, status, error) => {
    const fields = await freshCode();
    const refused = await oauthPost(running, 'token', { ...fields, ...change });
    expect(refused.status).toBe(status);
    expect(refused.body).toEqual({ error, error_description: expect.any(String) });
    expect((await oauthPost(running, 'token', fields)).status).toBe(200);
  });

  it('of one client is worth nothing to another', async () => {
    const fields = await freshCode();
    const thief = await connectApp(running.service, desk.accountId);
    const refused = await oauthPost(running, 'token', { ...fields, ...secretOf(thief) });
    expect(refused.body.error).toBe('invalid_grant');
    expect((await oauthPost(running, 'token', fields)).status).toBe(200);
  });

  it('is refused after its time', async () => {
    const strict = await startService({ OAUTH_CODE_SECONDS: '0' });
    try {
      const there = await strict.workspace();
      const late = await connectApp(strict.service, there.accountId);
      const ann = await person(strict.service, strict.app, there.adminId);
      await ann.signIn(ann.email);
      const { status, body } = await connect(strict, ann, late);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: 'invalid_grant',
        error_description: expect.stringContaining('expired'),
      });
    } finally {
      await strict.close();
    }
  });

  it.each([
    [
      'the secret in two places',
      { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` },
      'invalid_request',
    ],
    ['a Basic header that is none', { authorization: 'Basic ???' }, 'invalid_client'],
    ['JSON', { 'content-type': 'application/json' }, 'invalid_request'],
  ])('is refused with %s', async (_, headers, error) => {
    const refused = await oauthPost(running, 'token', await freshCode(), headers);
    expect(refused.body.error).toBe(error);
    if (error === 'invalid_client') expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /);
  });

  it('is refused when a parameter comes twice', async () => {
    const fields = new URLSearchParams(await freshCode());
    const refused = await oauthPost(running, 'token', `${fields}&code=another`);
    expect(refused.body.error).toBe('invalid_request');
  });
});

describe('a refresh token', () => {
  it('gives new tokens of the same scope, or a narrower access token, and is used up', async () => {
    const first = await connect(running, mia, app, { scope: 'jobs:read candidates:read' });
    const second = await refreshWith(first.body.refresh_token, { scope: 'jobs:read' });
    expect(second.body.scope).toBe('jobs:read');
    expect((await desk.as(second.body.access_token).get('/candidates')).status).toBe(403);
    expect((await reads(first.body.access_token)).status).toBe(200);
    const third = await refreshWith(second.body.refresh_token);
    expect(third.body.scope).toBe('jobs:read candidates:read');
    const beyond = await refreshWith(third.body.refresh_token, { scope: 'jobs:read placements:read' });
    expect(beyond.body.error).toBe('invalid_scope');
    expect((await refreshWith(third.body.refresh_token)).status).toBe(200);
  });

  it('used twice ends the connection with every token of it, and leaves a line in the activities', async () => {
    const first = await connect(running, mia, app);
    const second = await refreshWith(first.body.refresh_token);
    expect((await reads(second.body.access_token)).status).toBe(200);
    const reused = await refreshWith(first.body.refresh_token);
    expect(reused.status).toBe(400);
    expect(reused.body.error).toBe('invalid_grant');
    expect((await reads(second.body.access_token)).status).toBe(401);
    expect((await refreshWith(second.body.refresh_token)).body.error).toBe('invalid_grant');
    const lines = await desk.api.get('/activities');
    expect(lines.body.data.map(({ summary }: { summary: string }) => summary)).toContainEqual(
      expect.stringContaining(
        'Ended the connection of Mia Admin to Ledger Sync: a refresh token was used twice',
      ),
    );
  });

  it('is worth nothing to another client, or as an access token', async () => {
    const { body } = await connect(running, mia, app);
    const thief = await connectApp(running.service, desk.accountId);
    const refused = await refreshWith(body.refresh_token, secretOf(thief));
    expect(refused.body.error).toBe('invalid_grant');
    const asAccess = await reads(body.refresh_token);
    expect(asAccess.status).toBe(401);
    expect(asAccess.body.error.message).toContain('refresh token');
    expect((await refreshWith(body.refresh_token)).status).toBe(200);
  });

  it('serves one of many that come at once', async () => {
    const { body } = await connect(running, mia, app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refreshWith(body.refresh_token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

describe('while the agency is being restored', () => {
  it('nothing is given out, used up or revoked, and all of it works afterwards', async () => {
    const code = await freshCode();
    const { body } = await connect(running, mia, app);
    const set = (status: 'active' | 'restoring') =>
      running.service.store.write(({ tx }) =>
        tx.updateTable('accounts').set({ status }).where('id', '=', desk.accountId).execute(),
      );
    await set('restoring');
    const before = await storedFor(running, desk.accountId);
    for (const ask of [
      () => oauthPost(running, 'token', code),
      () => refreshWith(body.refresh_token),
      () => oauthPost(running, 'revoke', { token: body.refresh_token, ...secretOf(app) }),
    ]) {
      const refused = await ask();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([423, '60']);
      expect(refused.body.error).toBe('temporarily_unavailable');
    }
    expect(await storedFor(running, desk.accountId)).toBe(before);
    await set('active');
    expect((await refreshWith(body.refresh_token)).status).toBe(200);
    expect((await oauthPost(running, 'token', code)).status).toBe(200);
  });
});

describe('access', () => {
  it('of an access token ends with its time', async () => {
    const strict = await startService({ OAUTH_TOKEN_SECONDS: '0' });
    try {
      const there = await strict.workspace();
      const late = await connectApp(strict.service, there.accountId);
      const ann = await person(strict.service, strict.app, there.adminId);
      await ann.signIn(ann.email);
      const { body } = await connect(strict, ann, late);
      const refused = await there.as(body.access_token).get('/jobs');
      expect(refused.status).toBe(401);
      expect(refused.body.error.message).toContain('expired');
      expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"');
    } finally {
      await strict.close();
    }
  });

  it.each(['access_token', 'refresh_token'] as const)(
    'ends at the next request after a %s is revoked',
    async (name) => {
      const { body } = await connect(running, mia, app);
      const revoked = await oauthPost(running, 'revoke', { token: body[name], ...secretOf(app) });
      expect(revoked.status).toBe(200);
      expect((await reads(body.access_token)).status).toBe(401);
      expect((await refreshWith(body.refresh_token)).status).toBe(name === 'access_token' ? 200 : 400);
      expect((await oauthPost(running, 'revoke', { token: 'unknown', ...secretOf(app) })).status).toBe(200);
    },
  );

  it('is not ended by another client', async () => {
    const { body } = await connect(running, mia, app);
    const thief = await connectApp(running.service, desk.accountId);
    const refused = await oauthPost(running, 'revoke', { token: body.access_token, ...secretOf(thief) });
    expect(refused.body.error).toBe('invalid_grant');
    expect((await oauthPost(running, 'revoke', { token: body.access_token })).status).toBe(401);
    expect((await reads(body.access_token)).status).toBe(200);
  });

  it('ends at the next request after the person ends the connection', async () => {
    const { body } = await connect(running, mia, app);
    const ended = await mia.fill('/connections', {});
    expect(ended.location).toBe('/connections');
    expect((await reads(body.access_token)).status).toBe(401);
    expect((await refreshWith(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('ends for everybody when the app is deleted, and its secret dies when it is replaced', async () => {
    const { body } = await connect(running, mia, app);
    const rotated = await mia.fill('/portal', {}, { action: `/portal/apps/${app.id}/secret` });
    const secret = /lc_secret_\w+/.exec(rotated.html)?.[0] ?? '';
    expect((await refreshWith(body.refresh_token)).body.error).toBe('invalid_client');
    const next = await refreshWith(body.refresh_token, { client_secret: secret });
    expect(next.status).toBe(200);
    await mia.fill('/portal', {}, { action: `/portal/apps/${app.id}/delete` });
    expect((await reads(next.body.access_token)).status).toBe(401);
    expect((await refreshWith(next.body.refresh_token, { client_secret: secret })).body.error).toBe(
      'invalid_client',
    );
  });

  it('follows the role and the status of its person at each request', async () => {
    const { userId } = await desk.user('team_lead');
    const pat = await person(running.service, running.app, userId);
    await pat.signIn(pat.email);
    const { body } = await connect(running, pat, app);
    const user = (patch: object) => desk.api.patch(`/accounts/${desk.accountId}/users/${userId}`, patch);
    const scopes = async () => (await desk.as(body.access_token).get('/me')).body.data?.scopes;
    expect(await scopes()).toEqual([
      'jobs:read',
      'candidates:read',
      'placements:read',
      'placements:financials:read',
    ]);
    await user({ role: 'researcher' });
    expect(await scopes()).toEqual(['jobs:read', 'candidates:read']);
    await user({ status: 'paused' });
    expect((await reads(body.access_token)).status).toBe(401);
    expect((await refreshWith(body.refresh_token)).body.error).toBe('invalid_grant');
    await user({ status: 'active', role: 'team_lead' });
    expect((await reads(body.access_token)).status).toBe(200);
  });

  it('acts as the person, and the activities name the app', async () => {
    const writer = await connectApp(running.service, desk.accountId, {
      scopes: ['clients:write', 'clients:read'],
    });
    const { body } = await connect(running, mia, writer);
    const made = await desk.as(body.access_token).post('/clients', { name: 'Acme' });
    expect(made.status).toBe(201);
    const [line] = (await desk.api.get('/activities')).body.data;
    expect(line.actor).toEqual({ type: 'user', id: desk.adminId, name: 'Mia Admin, by Ledger Sync' });
    expect(line.data).toMatchObject({ app: 'Ledger Sync', client_id: writer.client_id });
  });

  it.each([
    ['a token of another region', () => makeToken('lc_at', 'eu'), 'belongs to the eu region'],
    ['a token with a letter changed', (token: string) => `${token.slice(0, -1)}!`, 'followed by one key'],
    ['the client secret', () => app.client_secret, 'identifies a connect app'],
  ])('is refused to %s', async (_, change, why) => {
    const { body } = await connect(running, mia, app);
    const refused = await reads(change(body.access_token));
    expect(refused.status).toBe(401);
    expect(refused.body.error.message).toContain(why);
  });
});

describe('work that outlives its request', () => {
  it('can do no more than the token that began it, and ends when that is revoked', async () => {
    const { authentication, store } = running.service;
    const { body } = await connect(running, mia, app, { scope: 'jobs:read candidates:read' });
    const narrow = await refreshWith(body.refresh_token, { scope: 'jobs:read' });
    const began = await authentication.bearer(narrow.body.access_token);
    const again = await store.read((db) => authentication.recheck(db, began));
    expect([...again.scopes]).toEqual(['jobs:read']);
    expect(again.app?.name).toBe('Ledger Sync');
    await oauthPost(running, 'revoke', { token: narrow.body.access_token, ...secretOf(app) });
    await expect(store.read((db) => authentication.recheck(db, again))).rejects.toMatchObject({
      code: 'AUTHENTICATION_REQUIRED',
    });
  });

  it('is found again after a restart by its connection, until that is ended', async () => {
    const { authentication, store } = running.service;
    const { body } = await connect(running, mia, app, { scope: 'jobs:read' });
    const { credential } = await authentication.bearer(body.access_token);
    const find = () => store.read((db) => authentication.byId(db, credential, desk.accountId));
    expect([...(await find()).scopes]).toEqual(['jobs:read']);
    await expect(store.read((db) => authentication.byId(db, credential, 'acc_other'))).rejects.toThrow();
    await mia.fill('/connections', {});
    await expect(find()).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
  });
});

describe('introspection', () => {
  it('tells an app of its own tokens, and of others nothing', async () => {
    const { body } = await connect(running, mia, app, { scope: 'jobs:read' });
    const own = await oauthPost(running, 'introspect', { token: body.access_token, ...secretOf(app) });
    expect(own.body).toMatchObject({
      active: true,
      scope: 'jobs:read',
      client_id: app.client_id,
      username: mia.email,
      token_type: 'Bearer',
      sub: desk.adminId,
      iss: base(),
    });
    expect(own.body.exp - own.body.iat).toBe(3600);
    const other = await connectApp(running.service, desk.accountId);
    const foreign = await oauthPost(running, 'introspect', { token: body.access_token, ...secretOf(other) });
    expect(foreign.body).toEqual({ active: false });
    const unproven = await oauthPost(running, 'introspect', {
      token: body.access_token,
      client_id: app.client_id,
    });
    expect(unproven.status).toBe(401);
    await oauthPost(running, 'revoke', { token: body.access_token, ...secretOf(app) });
    const revoked = await oauthPost(running, 'introspect', { token: body.access_token, ...secretOf(app) });
    expect(revoked.body).toEqual({ active: false });
  });
});

it('keeps codes, tokens and secrets as keyed hashes only', async () => {
  const { body } = await connect(running, mia, app);
  const rows = await running.service.store.read(async (db) => [
    await db.selectFrom('oauth_codes').selectAll().execute(),
    await db.selectFrom('oauth_tokens').selectAll().execute(),
    await db.selectFrom('connect_apps').selectAll().execute(),
    await db.selectFrom('activities').selectAll().execute(),
  ]);
  const stored = JSON.stringify(rows);
  for (const secret of [body.access_token, body.refresh_token, app.client_secret])
    expect(stored).not.toContain(secret);
});
