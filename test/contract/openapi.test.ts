import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { PREFIX } from '#src/http/exchange.ts';
import { openApi } from '#src/http/openapi.ts';
import { EXAMPLES } from '#src/http/openapi-examples.ts';
import { routes } from '#src/http/routes/index.ts';
import { startService } from '#test/harness/workspace.ts';

const document = openApi('https://desk.example');

it('is a valid OpenAPI 3.1 document', async () => {
  const verdict = await new Validator().validate(structuredClone(document));
  expect(verdict.errors ?? []).toEqual([]);
  expect(verdict.valid).toBe(true);
});

it('describes every REST route', () => {
  const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
  for (const route of routes) {
    expect(
      paths[route.path]?.[route.method.toLowerCase()]?.operationId,
      `${route.method} ${route.path}`,
    ).toBe(route.action.name);
  }
});

it('describes every other route of the API, so that nothing of the interface is left out', async () => {
  const running = await startService();
  const paths = document.paths as Record<string, Record<string, unknown>>;
  const served = running.app.routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith(`${PREFIX}/`),
  );
  const missing = served
    .map(({ method, path }) => ({
      method: method.toLowerCase(),
      path: path.slice(PREFIX.length).replaceAll(/:(\w+)/g, '{$1}'),
    }))
    .filter(({ method, path }) => path !== '/openapi.json' && paths[path]?.[method] === undefined);
  expect(missing).toEqual([]);
  await running.close();
});

it('gives each operation a name of its own', () => {
  const names = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

it('resolves every reference inside itself', () => {
  const text = JSON.stringify(document);
  const schemas = (document.components as { schemas: Record<string, unknown> }).schemas;
  const targets = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) {
    expect(target).toMatch(/^#\/components\/schemas\//);
    expect(Object.keys(schemas)).toContain(target.split('/').at(-1));
  }
});

it('tells the modules by one name each with what it is about, and what is posted to subscribers', () => {
  const { paths, webhooks } = openApi('https://deskhand.example') as {
    paths: Record<string, Record<string, { tags: string[] }>>;
    webhooks: Record<string, { post: { requestBody: { content: Record<string, unknown> } } }>;
  };
  const tags = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags)),
  );
  expect([...tags].filter((tag) => !/^[a-z_]+$/.test(tag))).toEqual([]);
  expect([...tags]).toContain('talent_pools');
  const told = (openApi('https://deskhand.example') as { tags: { name: string }[] }).tags;
  expect(told.map(({ name }) => name).toSorted()).toEqual([...tags].toSorted());
  expect(Object.keys(webhooks)).toContain('placement.created');
});

it('shows an input that works for each of twenty operations used most, in whichever part it is sent', () => {
  const { paths } = openApi('https://deskhand.example') as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(Object.keys(EXAMPLES).length).toBeGreaterThan(20);
  for (const [name, example] of Object.entries(EXAMPLES)) {
    const action = catalogue.get(name);
    expect(action?.input.safeParse(example).error, name).toBeUndefined();
    const operation = operations.find(({ operationId }) => operationId === name);
    const shown = Object.fromEntries(
      (operation?.parameters ?? []).flatMap((one) =>
        one.example === undefined ? [] : [[one.name, one.example]],
      ),
    );
    expect({ ...shown, ...operation?.requestBody?.content['application/json']?.example }, name).toEqual(
      example,
    );
  }
});

interface Operation {
  operationId: string;
  parameters?: { name: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: object }> };
}
