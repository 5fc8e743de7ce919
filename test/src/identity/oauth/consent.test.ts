import { beforeEach, describe, expect, it } from 'vitest';
import type { NewApp } from '#src/identity/oauth/apps.ts';
import { useService } from '#test/harness/fixture.ts';
import {
  answerOf,
  authorize,
  authorizePath,
  CALLBACK,
  connect,
  connectApp,
  consentTo,
  pkce,
} from '#test/harness/oauth.ts';
import { type Person, person } from '#test/harness/person.ts';
import type { Workspace } from '#test/harness/workspace.ts';

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
const reads = (token: string) => desk.as(token).get('/jobs');

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

  it('names the app, who registered it, where the answer goes and each scope in words, money apart', async () => {
    const page = await mia.get(
      authorizePath({ client_id: app.client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge }),
    );
    expect(page.status).toBe(200);
    expect(page.html).toContain('Connect Ledger Sync?');
    expect(page.html).toContain('an app registered by Harbour Talent');
    expect(page.html).toContain('<dd>ats.example</dd>');
    expect(page.html).toContain('Candidates, with their contact details and CVs');
    const [, money = ''] = page.html.split('Money, figures and the agency');
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
    expect((await mia.get('/connections')).html).toContain('There are none yet.');
  });

  it('asks for at least one permission', async () => {
    const path = authorizePath({
      client_id: app.client_id,
      redirect_uri: CALLBACK,
      code_challenge: pkce().challenge,
    });
    const again = await mia.fill(
      path,
      { decision: 'allow', ...consentTo([]) },
      { action: '/api/oauth/authorize' },
    );
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
