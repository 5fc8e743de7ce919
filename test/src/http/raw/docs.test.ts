import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { reference } from '#src/http/docs/reference.ts';
import { ERROR_STATUS } from '#src/lib/errors.ts';
import { useService } from '#test/harness/fixture.ts';

const running = useService();
const at = async (path: string): Promise<string> => (await running.app.request(path)).text();

it('tells of every operation on the page of its area, small, without script and with nothing that is loaded beside it', async () => {
  const { areas } = reference();
  const start = await at('/docs');
  for (const path of ['/docs', ...areas.map(({ name }) => `/docs/${name}`)]) {
    const answer = await running.app.request(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page, path).not.toMatch(/<script|(src|href)="(https?:)?\/\/|undefined|\[object/);
    expect(Buffer.byteLength(page), path).toBeLessThan(75_000);
  }
  for (const { name: area, operations } of areas) {
    expect(operations.length, area).toBeGreaterThan(0);
    const page = await at(`/docs/${area}`);
    for (const { name } of operations) {
      expect(start).toContain(`href="/docs/${area}#${name}"`);
      expect(page).toContain(`id="${name}"`);
    }
    // Each link within it has a place.
    for (const [, place] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${place}"`);
  }
  const told = new Set(areas.flatMap(({ operations }) => operations.map(({ name }) => name)));
  expect(told.has('run_batch')).toBe(true);
  expect(told.size).toBeGreaterThan(200);
});

it('has a place for each error code, and leads on to what there is', async () => {
  const page = await at('/docs');
  for (const code of Object.keys(ERROR_STATUS)) expect(page).toContain(`id="error-${code}"`);
  // What needs a sign-in leads there.
  for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"#]+)/g))
    expect([200, 303]).toContain((await running.app.request(path ?? '')).status);
});

it('shows for each action an example that it takes', () => {
  const operations = reference().areas.flatMap((area) => area.operations);
  for (const { name, path, example } of operations) {
    const action = catalogue.get(name);
    if (action === undefined) continue;
    const filled = new URL(`http://here${example.path}`);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '');
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
    const values = pattern.exec(filled.pathname)?.slice(1) ?? [];
    expect(values, name).toHaveLength(names.length);
    const shape = (action.input as unknown as { shape?: Record<string, unknown> }).shape;
    const asked = [...filled.searchParams].map(([key, value]) => [
      key,
      /^\d+$/.test(value) ? Number(value) : value,
    ]);
    const input = {
      ...Object.fromEntries(asked),
      ...Object.fromEntries(names.map((key, index) => [key, decodeURIComponent(values[index] ?? '')])),
      ...(example.body as object | null),
    };
    expect(shape === undefined ? undefined : action.input.safeParse(input).error, name).toBeUndefined();
  }
});

it('finds operations by what people want to do, and says so when it finds none', async () => {
  const [first] = [...(await at('/docs?q=log+a+placement')).matchAll(/href="\/docs\/(\w+#\w+)"/g)];
  expect(first?.[1]).toBe('placements#create_placement');
  expect(await at('/docs?q=undo+a+batch')).toContain('/docs/batch#undo_batch');
  expect(await at('/docs?q=%3Cscript%3E')).not.toContain('<script');
  expect(await at('/docs?q=zzzzqqqq')).toContain('Nothing was found');
});

it.each(['constructor', 'toString', '__proto__', '..%2f..%2fpackage.json', 'index.html'])(
  'has nothing at /docs/%s',
  async (name) => {
    const answer = await running.app.request(`/docs/${name}`);
    expect(answer.status).toBe(404);
  },
);

it.each(['/docs', '/docs/jobs', '/docs?q=job', '/api/v1/openapi.json'])(
  'sends %s compressed to whoever takes that, and as it is to others',
  async (path) => {
    const coded = (coding: string) => running.app.request(path, { headers: { 'accept-encoding': coding } });
    const answers = await Promise.all([coded('identity'), coded('gzip'), coded('gzip, br;q=0.9')]);
    expect(answers.map((one) => one.headers.get('content-encoding'))).toEqual([null, 'gzip', 'br']);
    expect(answers.map((one) => one.headers.get('vary'))).toEqual(Array(3).fill('Accept-Encoding'));
    const [whole, zipped, smallest] = await Promise.all(
      answers.map(async (one) => Buffer.from(await one.arrayBuffer())),
    );
    expect(gunzipSync(zipped ?? '').equals(whole ?? Buffer.alloc(0))).toBe(true);
    expect(brotliDecompressSync(smallest ?? '').equals(whole ?? Buffer.alloc(0))).toBe(true);
    expect(zipped?.length ?? 0).toBeLessThan((whole?.length ?? 0) / 2);
    expect((await coded('br;q=0')).headers.get('content-encoding')).toBeNull();
  },
);

it('begins with a batch at its own address, and tells assistants the same in llms.txt', async () => {
  const url = running.service.publicUrl();
  const page = await at('/docs');
  expect(page.indexOf(`${url}/api/v1/batch`)).toBeLessThan(page.indexOf('id="areas"'));
  const text = await at('/llms.txt');
  for (const link of ['/api/mcp', '/api/v1/batch', '/api/v1/openapi.json'])
    expect(text).toContain(url + link);
  for (const { name, title, text: about } of reference().areas)
    expect(text).toContain(`- [${title}](${url}/docs/${name}): ${about}`);
});
