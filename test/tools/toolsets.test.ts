import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, it } from 'vitest';
import { catalogue, modules } from '#actions/catalogue.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool, toolsOf } from '#test/harness/mcp.ts';

const { running, desk } = useDesk();

const names = async (key: string, query = ''): Promise<string[]> =>
  (await toolsOf(running.app, key, query)).map(({ name }) => name);

const EXECUTOR = [
  'find_actions',
  'run_read_actions',
  'plan_actions',
  'run_actions',
  'commit_plan',
  'get_batch',
  'list_batches',
  'undo_batch',
];

it('offers at most 25 tools and 8,000 tokens by default, the executor tools first', async () => {
  const tools = await toolsOf(running.app, desk.adminKey);
  expect(tools.length).toBeLessThanOrEqual(25);
  expect(encode(JSON.stringify({ tools })).length).toBeLessThanOrEqual(8000);
  expect(tools.slice(0, EXECUTOR.length).map(({ name }) => name)).toEqual(EXECUTOR);
});

it('offers all tools in at most 65,000 tokens', async () => {
  const tools = await toolsOf(running.app, desk.adminKey, '?toolsets=all');
  const tokens = encode(JSON.stringify({ tools })).length;
  expect(tokens).toBeLessThanOrEqual(65_000);
});

it('lists the same tools in the same order at every request', async () => {
  const first = await toolsOf(running.app, desk.adminKey, '?toolsets=all');
  expect(await toolsOf(running.app, desk.adminKey, '?toolsets=all')).toEqual(first);
  expect(await names(desk.adminKey, '?toolsets=jobs,clients')).toEqual(
    await names(desk.adminKey, '?toolsets=clients,jobs'),
  );
});

it('offers every action of the modules asked for, and all of them for all', async () => {
  expect(await names(desk.adminKey, '?toolsets=clients')).toEqual([
    ...EXECUTOR,
    ...Object.values(modules.clients ?? {}).map((action) => action.name),
  ]);
  expect(await names(desk.adminKey, '?toolsets=all')).toEqual([
    ...EXECUTOR,
    'cancel_batch',
    'resume_batch',
    ...catalogue.keys(),
  ]);
});

it('offers nothing that writes with readonly=1, whatever else is asked for', async () => {
  const tools = await toolsOf(running.app, desk.adminKey, '?toolsets=all&readonly=1');
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  const offered = tools.map(({ name }) => name);
  expect(offered).toEqual(expect.arrayContaining(['find_actions', 'run_read_actions', 'list_clients']));
  for (const name of ['run_actions', 'commit_plan', 'create_client']) {
    expect(offered).not.toContain(name);
    await expect(
      callTool(running.app, desk.adminKey, name, {}, { query: '?toolsets=all&readonly=1' }),
    ).rejects.toThrow(/Unknown tool/);
  }
});

it('hides what the scopes of a credential cannot do, and knows no such tool when it is called', async () => {
  const reader = await desk.key(['clients:read'], { userId: null });
  const offered = await names(reader, '?toolsets=all');
  expect(offered).toEqual(expect.arrayContaining(['find_actions', 'run_read_actions', 'get_client']));
  for (const name of ['create_client', 'list_jobs', 'run_actions', 'plan_actions', 'commit_plan']) {
    expect(offered).not.toContain(name);
    await expect(callTool(running.app, reader, name)).rejects.toThrow(/Unknown tool/);
  }
  for (const name of offered) {
    const scope = catalogue.get(name)?.scope ?? null;
    expect(scope === null || scope === 'clients:read').toBe(true);
  }
});

it('hides what is for admins from everybody else', async () => {
  const admins = [...catalogue.values()].filter(({ access }) => access === 'admin').map(({ name }) => name);
  const { key } = await desk.user('consultant');
  const offered = await names(key, '?toolsets=all');
  expect(offered.filter((name) => admins.includes(name))).toEqual([]);
  expect(await names(desk.adminKey, '?toolsets=all')).toEqual(expect.arrayContaining(admins));
});

it('says of every tool whether it writes, destroys, or reaches outside, as the catalogue has it', async () => {
  for (const { name, annotations } of await toolsOf(running.app, desk.adminKey, '?toolsets=all')) {
    const action = catalogue.get(name);
    if (action === undefined) continue;
    const byDefault = { readOnlyHint: false, destructiveHint: true, openWorldHint: true };
    expect({ name, ...byDefault, ...annotations }).toMatchObject({
      name,
      readOnlyHint: action.readOnly,
      openWorldHint: !action.readOnly && action.risk.outward,
      ...(action.readOnly ? {} : { destructiveHint: action.risk.destructive }),
    });
  }
  const executor = (await toolsOf(running.app, desk.adminKey))
    .slice(0, 6)
    .map(({ annotations }) => [
      annotations?.readOnlyHint ?? false,
      annotations?.destructiveHint ?? false,
      annotations?.openWorldHint ?? true,
    ]);
  expect(executor).toEqual([
    [true, false, false],
    [true, false, false],
    [true, false, false],
    [false, false, false],
    [false, true, true],
    [true, false, false],
  ]);
});

it('points a call of an action that is no tool here to the way that works', async () => {
  await expect(callTool(running.app, desk.adminKey, 'create_client', {}, { query: '' })).rejects.toThrow(
    /run_actions.*toolsets=default,clients/,
  );
});
