import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

// Everything that needs the model stands here: it is loaded once.
const { running, desk } = useDesk({ env: { SENTENCE_MODEL: 'true' } });

const firstThree = async (query: string): Promise<string[]> => {
  const { structuredContent } = await callTool(
    running.app,
    desk.adminKey,
    'find_actions',
    { query },
    { query: '' },
  );
  return structuredContent.actions.slice(0, 3).map(({ name }: { name: string }) => name);
};

it('find_actions reads a request by its meaning once the model is loaded, and by its words alone when the model is gone', async () => {
  const query = 'the bloke has moved flats, note where he is living these days';
  const { sentences } = running.service;
  expect(await sentences.warm()).toBe(true);
  expect((await firstThree(query))[0]).toBe('update_candidate');
  expect(await firstThree('create_placement')).toContain('create_placement');
  await sentences.close();
  expect(await sentences.read(['anything'], 10)).toBeNull();
  expect(await firstThree('log a placement')).toContain('create_placement');
});
