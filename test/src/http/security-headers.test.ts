import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { person } from '#test/harness/person.ts';
import { startService } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();

/** Every address of a page, as the app knows them, with nothing behind its links. */
function pages(): string[] {
  const found = running.app.routes
    .filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/v1') && !path.includes('*'))
    .map(({ path }) => path.replaceAll(/:(\w+)/g, 'nothing'))
    // The stream of the desk does not end by itself within a test.
    .filter((path) => !/^\/(api\/mcp|health|\.well-known|desk\/events)/.test(path));
  return [...new Set([...found, '/nowhere', '/docs/swagger-ui.css'])];
}

const IN_A_WINDOW = ['/sign-in', '/api/oauth/authorize'];

it('every page, found or not, signed in or not, carries the headers that keep browsers safe', async () => {
  const mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  const html = { headers: { accept: 'text/html' } };
  const paths = pages();
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const visits = [await running.app.request(path, html), await mia.get(path)];
    for (const { status, headers } of visits) {
      const isPage = /^text\/html/.test(headers.get('content-type') ?? '');
      if (!isPage && status !== 303 && !path.startsWith('/docs/')) continue;
      if (path.startsWith('/docs/') && status !== 200) continue;
      const where = `${path} ${status}`;
      if (isPage)
        expect(headers.get('content-security-policy'), where).toMatch(
          /default-src 'none'.*frame-ancestors 'none'/,
        );
      expect(headers.get('x-content-type-options'), where).toBe('nosniff');
      expect(headers.get('referrer-policy'), where).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy'), where).toBe(
        IN_A_WINDOW.includes(path) ? 'unsafe-none' : 'same-origin',
      );
      expect(headers.get('cross-origin-resource-policy'), where).toBe('same-origin');
      expect(headers.get('permissions-policy'), where).toContain('camera=()');
      expect(headers.get('x-permitted-cross-domain-policies'), where).toBe('none');
      expect(headers.get('strict-transport-security'), where).toBeNull();
    }
  }
});

it('has browsers keep to https where it is reached by it', async () => {
  const secure = await startService({ PUBLIC_URL: 'https://desk.example' });
  for (const path of ['/sign-in', '/docs', '/nowhere']) {
    const request = new Request(`https://desk.example${path}`, {
      headers: { accept: 'text/html', host: 'desk.example' },
    });
    const { headers } = await secure.app.request(request);
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
  }
});
