import { expect, it } from 'vitest';
import { ERROR_STATUS } from '#src/lib/errors.ts';
import { useService } from '#test/harness/fixture.ts';

const running = useService();

it('shows the API on a page that loads from this host alone, with a place for each error code', async () => {
  const answer = await running.app.request('/docs');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await answer.text();
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  for (const code of Object.keys(ERROR_STATUS)) expect(page).toContain(`id="error-${code}"`);
  for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect((await running.app.request(path ?? '')).status).toBe(200);
});

it.each(['constructor', 'toString', '__proto__', '..%2f..%2fpackage.json', 'index.html'])(
  'has nothing at /docs/%s',
  async (name) => {
    expect((await running.app.request(`/docs/${name}`)).status).toBe(404);
  },
);
