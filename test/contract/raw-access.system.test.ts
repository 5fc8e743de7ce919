import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '#src/domain/accounts/scopes.ts';
import type { Role } from '#src/domain/context.ts';
import { routes } from '#src/http/routes/index.ts';
import { type Person, person } from '#test/harness/person.ts';
import type { TestService } from '#test/harness/workspace.ts';
import { tried } from './matrix-count.ts';
import type { RawCase } from './raw-probes.ts';
import { breachesOf, RAW_ROUTES, rawRoutesOf } from './raw-routes.ts';
import { buildRawWorld, type RawWorld } from './raw-world.ts';
import { newStageOfTwo } from './stage.ts';
import { storedOften } from './stored.ts';

let running: TestService;
let mine: RawWorld;
let theirs: RawWorld;
let stored: (accountId: string) => Promise<string>;

beforeAll(async () => {
  const stage = await newStageOfTwo();
  running = stage.running;
  stored = storedOften(running);
  mine = await buildRawWorld(running, stage.world);
  theirs = await buildRawWorld(running, stage.other);
});

const cases = Object.entries(RAW_ROUTES);
const breaches = (found: RawCase) => breachesOf(found, theirs, mine, running, stored);

describe('the wall between agencies, at the routes that are not one action', () => {
  it('knows every route that is served', () => {
    expect(Object.keys(RAW_ROUTES).sort()).toEqual(rawRoutesOf(running.app, routes).sort());
  });

  it.each(cases.filter(([, { probes }]) => probes.length > 0))(
    'shows and changes nothing of another agency by %s, and knows none of its ids',
    async (_, found) => {
      const broken = await breaches(found);
      tried.foreign_calls += found.probes.length;
      tried.breaches += broken.length;
      expect(broken).toEqual([]);
    },
  );

  it('would catch a route that has no case, one that answers for anybody, and one that writes for anybody', async () => {
    const app = new Hono()
      .get('/api/v1/leaks/:client_id', (c) => c.text(''))
      .get('/api/v1/clients', (c) => c.text(''));
    expect(rawRoutesOf(app, routes)).toEqual(['GET /api/v1/leaks/:client_id']);
    const open: RawCase = {
      opener: 'key',
      probes: [
        {
          expects: 404,
          ask: async (_, { desk }) => ({ status: 200, text: `{"account_id":"${desk.accountId}"}` }),
        },
        {
          expects: 404,
          ask: async (_, { desk, ids }) => {
            await desk.api.patch(`/clients/${ids.client_id}`, { industry: 'Rail' });
            return { status: 404, text: '' };
          },
        },
      ],
    };
    expect(await breaches(open)).toEqual([
      expect.stringContaining('answered 200, not 404'),
      expect.stringContaining(`shows another agency's ${mine.desk.accountId}`),
      expect.stringContaining('changed'),
    ]);
  });
});

/** What a route answers where nothing but the opener can refuse it: its ids are nobody's. */
async function asked(route: string, ask: (method: string, path: string) => Promise<number>): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  return ask(method, path.replaceAll(/:\w+/g, 'nobodys'));
}

describe('scopes and roles, at the routes that are not one action', () => {
  const withKeys = cases.filter(
    ([route]) => route.includes(' /api/v1/') && !/health|openapi|\/public\//.test(route),
  );

  it.each(withKeys)('only what opens it opens %s', async (route, { opener }) => {
    const admitted: string[] = [];
    for (const scope of ['none', ...SCOPES]) {
      const key = await mine.desk.key(scope === 'none' ? [] : [scope], { userId: null });
      const status = await asked(route, async (method, path) => {
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
        return (
          await running.app.request(path, { method, headers, ...(method === 'GET' ? {} : { body: '{"x' }) })
        ).status;
      });
      tried.scope_calls += 1;
      if (status !== 403) admitted.push(scope);
    }
    const needed = opener.startsWith('scope ') ? ['admin', opener.slice(6)] : ['none', ...SCOPES];
    tried.admitted_wrongly += admitted.filter((scope) => !needed.includes(scope)).length;
    expect(admitted.sort()).toEqual(needed.sort());
  });

  it.each(withKeys)('nothing opens %s without a credential', async (route) => {
    const status = await asked(
      route,
      async (method, path) => (await running.app.request(path, { method })).status,
    );
    expect(status).toBe(401);
  });

  const pages = cases.filter(([, { opener }]) => opener === 'admin' || opener === 'person');
  const roles: Role[] = ['admin', 'team_lead', 'consultant', 'researcher', 'finance', 'read_only'];

  it.each(roles)('a signed-in %s opens no page that is for admins, unless they are one', async (role) => {
    const who: Person & { email: string } = await person(
      running.service,
      running.app,
      role === 'admin' ? mine.desk.adminId : (await mine.desk.user(role)).userId,
    );
    await who.signIn(who.email);
    const csrf = /name="csrf" value="([^"]+)"/.exec((await who.get('/')).html)?.[1] ?? '';
    for (const [route, { opener }] of pages) {
      const refused = await asked(route, async (method, path) => {
        const { status, html } = await (method === 'GET' ? who.get(path) : who.post(path, { csrf }));
        return status === 403 && html.includes('For admins only') ? 1 : 0;
      });
      expect([route, refused]).toEqual([route, opener === 'admin' && role !== 'admin' ? 1 : 0]);
    }
  });

  it.each(pages)('nobody opens %s without signing in', async (route) => {
    const status = await asked(
      route,
      async (method, path) => (await running.app.request(path, { method })).status,
    );
    // An authorization says what is wrong with the request itself before it asks anybody in.
    const unasked = route === 'GET /api/oauth/authorize' ? 400 : 303;
    expect(status).toBe(route.startsWith('POST ') ? 401 : unasked);
  });
});
