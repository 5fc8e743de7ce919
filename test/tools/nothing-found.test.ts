import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU' });
const call = (name: string, args: Record<string, unknown>) =>
  callTool(running.app, desk.adminKey, name, args);

beforeAll(async () => {
  for (const at of [1, 2, 3])
    await desk.api.post('/candidates', {
      name: `Person ${'abc'.charAt(at)}x`,
      email: `person${at}@people.example`,
      tags: ['night'],
      location: { city: at === 3 ? 'Perth' : 'Hobart' },
    });
});

it('tells by text and by structure which filter emptied a list and how many are found without it', async () => {
  const { content, structuredContent } = await call('list_candidates', {
    tag: 'day',
    location_city: 'Perth',
  });
  expect(structuredContent.found_without).toEqual([
    { left_out: 'tag', found: 1 },
    { left_out: 'location_city', found: 0 },
  ]);
  expect(content[0]?.text).toContain('without tag 1 is found, without location_city none');
});

it('says the same of a list among several reads, and nothing of one that finds rows or has no filter', async () => {
  const { content, structuredContent } = await call('run_read_actions', {
    actions: [
      { id: 'a', action: 'list_candidates', input: { tag: 'night', rating: 5 } },
      { id: 'b', action: 'list_candidates', input: { tag: 'night' } },
      { id: 'c', action: 'list_placements', input: {} },
    ],
  });
  const said = 'Nothing found; without rating 3 are found, without tag none.';
  expect(
    structuredContent.items.map(({ warnings }: { warnings?: { message: string }[] }) => warnings),
  ).toEqual([[{ code: 'nothing_found', message: said }], undefined, undefined]);
  expect(content[0]?.text?.split(said).length).toBe(2);
});

it('says it too of a list whose rows are shown by the rights of the caller', async () => {
  const { structuredContent } = await call('run_read_actions', {
    actions: [{ action: 'list_activities', input: { type: 'note' } }],
  });
  expect(structuredContent.items[0]).toMatchObject({
    status: 'succeeded',
    warnings: [
      {
        code: 'nothing_found',
        message: expect.stringMatching(/^Nothing found; without type \d+ are found\.$/),
      },
    ],
  });
});

it('counts what is found without a filter against no allowance, and warns of nobody who is not shown', async () => {
  const { key } = await desk.user('consultant');
  const before = await callTool(running.app, key, 'get_me', {});
  const marked = await desk.api.post('/candidates', {
    name: 'Vera Marked',
    email: 'vera@people.example',
    do_not_approach: true,
  });
  const { structuredContent } = await callTool(running.app, key, 'list_candidates', {
    name: 'Vera Marked',
    tag: 'nosuch',
  });
  expect(marked.status).toBe(201);
  expect(structuredContent).toMatchObject({ items: [], found_without: [{ left_out: 'tag', found: 1 }, {}] });
  expect(structuredContent.warnings).toBeUndefined();
  const after = await callTool(running.app, key, 'get_me', {});
  expect(after.structuredContent.allowance).toEqual(before.structuredContent.allowance);
});
