import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { catalogue, modules } from '#actions/catalogue.ts';
import { routes } from '#src/http/routes/index.ts';
import { fixtures } from './fixtures.ts';

const root = new URL('../../', import.meta.url).pathname;
const actionsDir = join(root, 'batch-actions');
const folders = readdirSync(actionsDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = folders.flatMap(({ name }) =>
  readdirSync(join(actionsDir, name))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => ({ module: name, file, name: file.replace(/\.ts$/, '').replaceAll('-', '_') })),
);
const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

it('holds one action for each file, exported by its module under the name of the file, and no other', () => {
  const exported = Object.entries(modules).flatMap(([module, actions]) =>
    Object.entries(actions).map(([key, action]) => `${module}/${action.name} as ${key}`),
  );
  const expected = files.map(
    ({ module, name }) => `${camel(module.replaceAll('-', '_'))}/${name} as ${camel(name)}Action`,
  );
  expect(exported.sort()).toEqual(expected.sort());
  expect(catalogue.size).toBe(files.length);
});

it.each(files)(
  'has a test of its own for $name, and keeps its file under 60 lines',
  ({ module, file, name }) => {
    expect(
      existsSync(join(root, 'test/batch-actions', module, file.replace('.ts', '.test.ts'))),
      `test of ${name}`,
    ).toBe(true);
    const lines = readFileSync(join(actionsDir, module, file), 'utf8').split('\n').length - 1;
    expect(lines).toBeLessThanOrEqual(60);
  },
);

it.each([...catalogue.values()])('names $name as verb_noun and says what it is for', (action) => {
  expect(action.name).toMatch(/^[a-z]+(_[a-z0-9]+)+$/);
  expect(action.title.length).toBeGreaterThan(5);
  expect(action.description.length, action.description).toBeGreaterThan(80);
});

function looseObjects(schema: unknown, path: string, found: string[], seen = new Set<unknown>()): string[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return found;
  seen.add(schema);
  if (schema instanceof z.ZodObject) {
    if (!(schema.def.catchall instanceof z.ZodNever)) found.push(path);
    for (const [key, member] of Object.entries(schema.shape))
      looseObjects(member, `${path}.${key}`, found, seen);
  } else if (schema instanceof z.ZodArray) looseObjects(schema.element, `${path}[]`, found, seen);
  else if (schema instanceof z.ZodUnion)
    for (const option of schema.options) looseObjects(option, path, found, seen);
  else if ('unwrap' in schema && typeof schema.unwrap === 'function')
    looseObjects(schema.unwrap(), path, found, seen);
  return found;
}

it.each([...catalogue.values()])('refuses unknown fields at every depth of the input of $name', (action) => {
  expect(looseObjects(action.input, action.name, [])).toEqual([]);
});

it('binds each route to fields that its action has, and no two routes alike', () => {
  for (const route of routes) {
    for (const name of route.parameters)
      expect(Object.keys(route.action.input.shape), `${route.method} ${route.path}`).toContain(name);
    expect(catalogue.get(route.action.name)).toBe(route.action);
  }
  const addresses = routes.map((route) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('calls a write reversible when, and only when, it declares its inverse', () => {
  const wrong = [...catalogue.values()]
    .filter((action) => action.kind === 'write' && action.risk.reversible !== (action.undo !== null))
    .map((action) => action.name);
  expect(wrong).toEqual([]);
});

it('says of each write without an inverse why, and what to do in its place', () => {
  const silent = [...catalogue.values()]
    .filter((action) => action.kind === 'write' && (action.undo === null) !== (action.irreversible !== null))
    .map((action) => action.name);
  expect(silent).toEqual([]);
});

it('has a fixture for each action, and none for an action that is not there', () => {
  expect(Object.keys(fixtures).sort()).toEqual([...catalogue.keys()].sort());
});
