import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeToken } from '#src/platform/auth/keys.ts';
import type { NewApp } from '#src/platform/oauth/apps.ts';
import {
  answerOf,
  authorize,
  authorizePath,
  CALLBACK,
  connect,
  connectApp,
  oauthPost,
  pkce,
  secretOf,
} from '#test/harness/oauth.ts';
import { type Person, person } from '#test/harness/person.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;
let app: NewApp;
let mia: Person & { email: string };

beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());
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

describe('the way of a connect app', () => {
  it('ends with exactly what the person allowed, and says so in the scope of the answer', async () => {
    const { status, headers, body } = await connect(running, mia, app, {
      scopes: ['jobs:read', 'placements:read'],
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      access_token: expect.stringMatching(/^lc_at_us_\w{38}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^lc_rt_us_\w{38}$/),
      scope: 'jobs:read placements:read',
    });
    expect((await reads(body.access_token)).status).toBe(200);
    const refused = await desk.as(body.access_token).get('/candidates');
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'candidates:read' });
  });

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

  it('names the app, who registered it, where the answer goes and each scope in words, money apart', async () => {
    const page = await mia.get(
      authorizePath({ client_id: app.client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge }),
    );
    expect(page.status).toBe(200);
    expect(page.html).toContain('Connect Ledger Sync?');
    expect(page.html).toContain('an app registered by Harbour Talent');
    expect(page.html).toContain('<dd>ats.example</dd>');
    expect(page.html).toContain('See candidates, with their contact details and CVs');
    const [, money = ''] = page.html.split('Money and targets');
    expect(money).toContain('class="mark">elevated');
    expect(money).toContain('See salaries, fees, rates, profit and credit shares of placements');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://ats.example;");
  });

  it('asks again only for more, and marks what is new', async () => {
    await connect(running, mia, app, { scope: 'jobs:read candidates:read' });
    const settled = await mia.get(
      authorizePath({
        client_id: app.client_id,
        redirect_uri: CALLBACK,
        code_challenge: pkce().challenge,
        scope: 'jobs:read',
      }),
    );
    expect(settled.status).toBe(303);
    expect(answerOf(settled).code).toBeDefined();
    const more = await mia.get(
      authorizePath({
        client_id: app.client_id,
        redirect_uri: CALLBACK,
        code_challenge: pkce().challenge,
        scope: 'jobs:read placements:read',
      }),
    );
    expect(more.status).toBe(200);
    expect(more.html.match(/class="mark good">new/g)).toHaveLength(1);
  });

  it('sends a refusal back with state and issuer, and leaves no connection', async () => {
    const parameters = { client_id: app.client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge };
    const answer = await authorize(mia, parameters, { decision: 'deny' });
    expect(answer).toMatchObject({ error: 'access_denied', state: 'st4te', iss: base() });
    expect(answer).not.toHaveProperty('code');
    expect((await mia.get('/connections')).html).toContain('There are none.');
  });

  it('asks for at least one permission', async () => {
    const path = authorizePath({
      client_id: app.client_id,
      redirect_uri: CALLBACK,
      code_challenge: pkce().challenge,
    });
    const again = await mia.fill(path, { decision: 'allow', scope: [] }, { action: '/api/oauth/authorize' });
    expect(again.status).toBe(422);
    expect(again.html).toContain('at least one');
  });

  it('gives only what the person themselves may do', async () => {
    const { userId } = await desk.user('consultant');
    const pat = await person(running.service, running.app, userId);
    await pat.signIn(pat.email);
    const { body } = await connect(running, pat, app);
    expect(body.scope).toBe('jobs:read candidates:read placements:read');
    const finance = await connectApp(running.service, desk.accountId, { scopes: ['quotas:read'] });
    const refused = await authorize(pat, {
      client_id: finance.client_id,
      redirect_uri: CALLBACK,
      code_challenge: pkce().challenge,
    });
    expect(refused.error).toBe('access_denied');
  });

  it('leads through the sign-in when nobody is signed in', async () => {
    const stranger = await person(running.service, running.app, desk.adminId);
    const path = authorizePath({
      client_id: app.client_id,
      redirect_uri: CALLBACK,
      code_challenge: pkce().challenge,
    });
    const asked = await stranger.get(path);
    expect(asked.location).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
    const signedIn = await stranger.fill(asked.location ?? '', {
      email: stranger.email,
      password: 'correct horse battery staple',
    });
    expect(signedIn.html).toContain(`content="0; url=${path.replaceAll('&', '&amp;')}"`);
    expect((await stranger.get(path)).html).toContain('Connect Ledger Sync?');
  });

  it('is open to people of every agency', async () => {
    const other = await running.workspace({ name: 'Other Desk' });
    const ann = await person(running.service, running.app, other.adminId);
    await ann.signIn(ann.email);
    const { body } = await connect(running, ann, app, { scope: 'jobs:read' });
    const me = await other.as(body.access_token).get('/me');
    expect(me.body.data.account.id).toBe(other.accountId);
  });
});

describe('a request that is not sure of client or address', () => {
  it.each([
    ['an unknown client', { client_id: 'lc_client_nobody' }],
    ['no client', { client_id: null }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/oauth/callback' }],
    ['a registered address with a query', { redirect_uri: `${CALLBACK}?x=1` }],
    ['a registered address with a longer path', { redirect_uri: `${CALLBACK}/more` }],
    ['a registered address in other letters', { redirect_uri: 'https://ATS.example/oauth/callback' }],
    ['a registered address with a port', { redirect_uri: 'https://ats.example:443/oauth/callback' }],
    ['a registered address over http', { redirect_uri: 'http://ats.example/oauth/callback' }],
    ['a registered host as a user name', { redirect_uri: 'https://ats.example@evil.example/oauth/callback' }],
    ['no address', { redirect_uri: null }],
  ])('is told to the person and sent nowhere: %s', async (_, change) => {
    const visit = await mia.get(
      authorizePath({
        client_id: app.client_id,
        redirect_uri: CALLBACK,
        code_challenge: pkce().challenge,
        ...change,
      }),
    );
    expect(visit.status).toBe(400);
    expect(visit.location).toBeNull();
    expect(visit.html).toContain('role="alert"');
  });

  it('is refused as well when the form was tampered with', async () => {
    const path = authorizePath({
      client_id: app.client_id,
      redirect_uri: CALLBACK,
      code_challenge: pkce().challenge,
    });
    const tampered = new URL(path, base()).searchParams;
    tampered.set('redirect_uri', 'https://evil.example/');
    const visit = await mia.fill(
      path,
      { decision: 'allow', request: tampered.toString() },
      { action: '/api/oauth/authorize' },
    );
    expect(visit.status).toBe(400);
    expect(visit.location).toBeNull();
  });

  it('is refused when a parameter that decides comes twice', async () => {
    const path = authorizePath({
      client_id: app.client_id,
      redirect_uri: CALLBACK,
      code_challenge: pkce().challenge,
    });
    const visit = await mia.get(`${path}&redirect_uri=${encodeURIComponent('https://evil.example/')}`);
    expect(visit.status).toBe(400);
    expect(visit.location).toBeNull();
  });
});

describe('a request with another fault', () => {
  it.each([
    ['no challenge', { code_challenge: null }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method, which means plain', { code_challenge_method: null }, 'invalid_request'],
    ['a challenge that is none', { code_challenge: 'short' }, 'invalid_request'],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    ['no response type', { response_type: null }, 'invalid_request'],
    ['an answer in the fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['a scope that does not exist', { scope: 'jobs:read everything' }, 'invalid_scope'],
    ['a scope the app is not registered for', { scope: 'keys:write' }, 'invalid_scope'],
    ['a foreign resource', { resource: 'https://other.example/api' }, 'invalid_target'],
    ['a request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
    ['a request by reference', { request_uri: 'https://evil.example/' }, 'request_uri_not_supported'],
  ])('goes back to the client: %s', async (_, change, error) => {
    const visit = await mia.get(
      authorizePath({
        client_id: app.client_id,
        redirect_uri: CALLBACK,
        code_challenge: pkce().challenge,
        ...change,
      }),
    );
    expect(visit.status).toBe(303);
    expect(visit.location?.startsWith(`${CALLBACK}?`)).toBe(true);
    expect(answerOf(visit)).toMatchObject({ error, state: 'st4te', iss: base() });
  });
});

describe('a code', () => {
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
    expect(line.actor).toEqual({ type: 'user', id: desk.adminId, name: 'Mia Admin' });
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
