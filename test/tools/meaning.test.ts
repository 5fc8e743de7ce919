import { expect, it } from 'vitest';
import { placesByMeaning } from '#src/batch/meaning/ask.ts';
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
