import { expect, it } from 'vitest';
import { routes } from '#src/http/routes/index.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { person } from '#test/harness/person.ts';
import { startService } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();

const CATALOGUE = new Set(
  routes.map(({ method, path }) => `${method} /api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
);

/** Every address that is not one action's, as the app knows them, with nothing behind its links. */
function visits(): { method: string; path: string }[] {
  const found = running.app.routes
    .filter(({ method, path }) => ['GET', 'POST'].includes(method) && !path.includes('*'))
    .filter(({ method, path }) => !CATALOGUE.has(`${method} ${path}`))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)(\{[^}]*\})?/g, 'nothing') }))
    // The stream of the desk does not end by itself within a test.
    .filter(({ path }) => path !== '/desk/events');
  const more = ['/nowhere', '/docs/jobs', '/api/v1/nowhere'];
  return [...found, ...more.map((path) => ({ method: 'GET', path }))];
}

const isInAWindow = (path: string): boolean => /^(\/sign-in(\/.*)?|\/api\/oauth\/authorize)$/.test(path);

it('every route, found or not, signed in or not, carries the headers that keep browsers safe: pages all of them', async () => {
  const mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  const html = { accept: 'text/html' };
  let pages = 0;
  for (const { method, path } of visits()) {
    const answers = [
      await running.app.request(path, { method, headers: html }),
      method === 'GET' ? await mia.get(path) : await mia.post(path, { csrf: 'x' }),
    ];
    for (const { status, headers } of answers) {
      const where = `${method} ${path} ${status}`;
      expect(headers.get('x-content-type-options'), where).toBe('nosniff');
      expect(headers.get('strict-transport-security'), where).toBeNull();
      const isPage = /^text\/html/.test(headers.get('content-type') ?? '');
      const isOfPage = isPage || status === 303 || (path.startsWith('/docs/') && status === 200);
      if (!isOfPage || path.startsWith('/api/sign-in/')) continue;
      pages += 1;
      if (isPage)
        expect(headers.get('content-security-policy'), where).toMatch(
          /default-src 'none'.*frame-ancestors 'none'/,
        );
      expect(headers.get('referrer-policy'), where).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy'), where).toBe(
        isInAWindow(path) ? 'unsafe-none' : 'same-origin',
      );
      expect(headers.get('cross-origin-resource-policy'), where).toBe('same-origin');
      expect(headers.get('permissions-policy'), where).toContain('camera=()');
      expect(headers.get('x-permitted-cross-domain-policies'), where).toBe('none');
    }
  }
  expect(pages).toBeGreaterThan(100);
});

it('no page runs a script that is not its own', async () => {
  const mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  for (const { path } of visits().filter(({ method }) => method === 'GET')) {
    const { headers } = await mia.get(path);
    const policy = headers.get('content-security-policy') ?? '';
    const [scripts] = /script-src [^;]*/.exec(policy) ?? [];
    if (scripts === undefined) continue;
    expect(scripts, path).toMatch(/^script-src 'nonce-[\w+/=]+'$/);
  }
});

it('has browsers keep to https where it is reached by it', async () => {
  const secure = await startService({ PUBLIC_URL: 'https://desk.example' });
  for (const path of ['/sign-in', '/docs', '/nowhere', '/passkeys', '/people']) {
    const request = new Request(`https://desk.example${path}`, {
      headers: { accept: 'text/html', host: 'desk.example' },
    });
    const { headers } = await secure.app.request(request);
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
  }
});
