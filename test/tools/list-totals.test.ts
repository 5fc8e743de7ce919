import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU' });
const call = (args: Record<string, unknown>) => callTool(running.app, desk.adminKey, 'list_candidates', args);

beforeAll(async () => {
  for (const at of [1, 2, 3, 4, 5, 6, 7])
    await desk.api.post('/candidates', {
      name: `Person ${'abcdefgh'.charAt(at)}x`,
      email: `person${at}@people.example`,
      ...(at > 2 ? { tags: ['night'] } : {}),
    });
});

it('says how many there are in all with a page of a list, under its filters and by text and by structure', async () => {
  const all = await call({ limit: 2 });
  expect(all.structuredContent).toMatchObject({ count: 2, total_count: 7 });
  expect(all.content[0]?.text).toMatch(/^List candidates: 2 of 7\./);
  const tagged = await call({ limit: 2, tag: 'night' });
  expect(tagged.content[0]?.text).toContain('2 of 5');
  expect(tagged.content[0]?.text).not.toContain('there are more');
});

it('says the same of a further page, and no total of the last', async () => {
  const first = await call({ limit: 3 });
  const second = await call({ limit: 3, after: first.structuredContent.next_cursor });
  expect(second.structuredContent).toMatchObject({ total_count: 7 });
  const last = await call({ limit: 3, after: second.structuredContent.next_cursor });
  expect(last.structuredContent.total_count).toBeUndefined();
  expect(last.content[0]?.text).toContain('1, the last ones');
});

it('says it of each list among several reads too, also of one whose rows are cut to fit', async () => {
  const item = (id: string, input: object) => ({ id, action: 'list_candidates', input });
  const actions = [item('all', { limit: 2 }), item('night', { limit: 2, tag: 'night' }), item('last', {})];
  const { structuredContent, content } = await callTool(running.app, desk.adminKey, 'run_read_actions', {
    actions,
  });
  const [all, night, last] = structuredContent.items;
  expect(all).toMatchObject({ result: { count: 2 }, meta: { total_count: 7 } });
  expect(night).toMatchObject({ meta: { total_count: 5 } });
  expect(last.meta).toBeUndefined();
  const text = content[0]?.text ?? '';
  expect(text).toContain('- all list_candidates: succeeded; 2 of 7 rows');
  expect(text).toContain('- night list_candidates: succeeded; 2 of 5 rows');
  expect(text).toContain('- last list_candidates: succeeded; 7 rows');
  expect(text).not.toContain('total_count');
});
