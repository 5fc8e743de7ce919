import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
  // What needs a sign-in leads there.
  for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect([200, 303]).toContain((await running.app.request(path ?? '')).status);
});

it.each(['constructor', 'toString', '__proto__', '..%2f..%2fpackage.json', 'index.html'])(
  'has nothing at /docs/%s',
  async (name) => {
    expect((await running.app.request(`/docs/${name}`)).status).toBe(404);
  },
);

it('sends the files of the page compressed to whoever takes that, and as they are to others', async () => {
  const asset = (coding: string) =>
    running.app.request('/docs/swagger-ui.css', { headers: { 'accept-encoding': coding } });
  const [plain, gzip, brotli] = await Promise.all([
    asset('identity'),
    asset('gzip'),
    asset('gzip, br;q=0.9'),
  ]);
  expect([plain, gzip, brotli].map((one) => one?.headers.get('content-encoding'))).toEqual([
    null,
    'gzip',
    'br',
  ]);
  const bytes = await Promise.all(
    [plain, gzip, brotli].map(async (one) => (await one?.arrayBuffer()) ?? null),
  );
  const [whole, zipped, smallest] = bytes.map((one) => Buffer.from(one ?? new ArrayBuffer(0)));
  expect(gunzipSync(zipped ?? '').equals(whole ?? Buffer.alloc(0))).toBe(true);
  expect(brotliDecompressSync(smallest ?? '').equals(whole ?? Buffer.alloc(0))).toBe(true);
  expect(zipped?.length ?? 0).toBeLessThan((whole?.length ?? 0) / 3);
  expect((await asset('br;q=0')).headers.get('content-encoding')).toBeNull();
});

it('begins with a batch at its own address, and tells assistants the same in llms.txt', async () => {
  const at = running.service.publicUrl();
  const page = await (await running.app.request('/docs')).text();
  expect(page.indexOf(`${at}/api/v1/batch`)).toBeLessThan(page.indexOf('id="api"'));
  const text = await (await running.app.request('/llms.txt')).text();
  for (const link of ['/api/mcp', '/api/v1/batch', '/api/v1/openapi.json']) expect(text).toContain(at + link);
});
