import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { modules } from '#actions/catalogue.ts';
import { EXECUTOR_TOOLS } from '#tools/executor-tools.ts';
import { offer } from '#tools/toolsets.ts';

// What a model is shown of each tool, one file for a module. After a deliberate change:
//   npx vitest run test/tools/schemas.test.ts -u
const FOLDER = './schemas';

const shown: [string, unknown][] = [
  ['executor', EXECUTOR_TOOLS.map(({ tool }) => tool)],
  ...Object.entries(modules).map(([module, actions]): [string, unknown] => [
    module,
    Object.values(actions).map((action) => offer(action).tool),
  ]),
];
const tools = shown.flatMap(([, list]) => list as ReturnType<typeof offer>['tool'][]);

it.each(shown)('shows the tools of %s as they were agreed', async (module, list) => {
  await expect(`${JSON.stringify(list, null, 2)}\n`).toMatchFileSnapshot(`${FOLDER}/${module}.json.snap`);
});

it('keeps no file for a module that is gone', () => {
  const files = readdirSync(fileURLToPath(new URL(FOLDER, import.meta.url)));
  expect(files.toSorted()).toEqual(shown.map(([module]) => `${module}.json.snap`).toSorted());
});

it('gives every tool arguments that every client can read: one plain object, no references', () => {
  for (const { name, inputSchema, outputSchema } of tools) {
    for (const key of ['anyOf', 'oneOf', 'allOf', '$ref', '$defs', 'not', 'if'])
      expect({ name, [key]: inputSchema[key] }).toEqual({ name, [key]: undefined });
    expect(JSON.stringify(inputSchema)).not.toContain('"$ref"');
    expect(inputSchema.type).toBe('object');
    expect(outputSchema?.type).toBe('object');
  }
});

it('names in the schema of a result what a next call is made of, and of a page its rows and cursor', () => {
  const namesOf = (tool: string) =>
    Object.keys(tools.find(({ name }) => name === tool)?.outputSchema?.properties ?? {});
  expect(namesOf('create_client')).toEqual(['id']);
  expect(namesOf('create_placement')).toEqual(['id', 'status']);
  expect(namesOf('send_email')).toEqual([
    'email_message_id',
    'email_thread_id',
    'status',
    'scheduled_email_id',
  ]);
  expect(namesOf('search_candidates')).toEqual(expect.arrayContaining(['results', 'interpretation']));
  expect(namesOf('list_jobs')).toEqual(['items', 'next_cursor']);
  expect(namesOf('plan_actions')).toEqual(['plan_id', 'confirm_text', 'status', 'items']);
});

it('lets a result carry more than its schema names, so that no client refuses a new field', () => {
  for (const { outputSchema } of tools) {
    expect(JSON.stringify(outputSchema)).not.toContain('"additionalProperties":false');
    expect(outputSchema?.required ?? []).toEqual([]);
    // A refusal stands under error, which clients of version 1 hold against this schema as well.
    expect(Object.keys(outputSchema?.properties ?? {})).not.toContain('error');
  }
});
