import { expect, it } from 'vitest';
import { SentenceThread } from '#src/adapters/meaning/reader.ts';
import { searchActions } from '#src/batch/search.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { FINDABLE } from '#tools/find-tool.ts';

// Everything that needs the model stands here: it is loaded once.
const { running, desk } = useDesk({ env: { SENTENCE_MODEL: 'true' } });

const find = async (
  query: string,
): Promise<{ firstThree: string[]; note: string | undefined; text: string }> => {
  const { structuredContent, content } = await callTool(
    running.app,
    desk.adminKey,
    'find_actions',
    { query },
    { query: '' },
  );
  const firstThree = structuredContent.actions.slice(0, 3).map(({ name }: { name: string }) => name);
  return { firstThree, note: structuredContent.note, text: content[0]?.text ?? '' };
};

const query = 'the bloke has moved flats, note where he is living these days';
const BY_WORDS_ALONE = /by its words alone/;

it('find_actions reads a request by its meaning, also one that comes while the model loads, or says that it did not', async () => {
  const { firstThree, note } = await find(query);
  if (note === undefined) expect(firstThree[0]).toBe('update_candidate');
  else expect(note).toMatch(BY_WORDS_ALONE);
});

it('find_actions answers what is said for one action alone, word for word, with that one first', () => {
  const taken = new Map([...FINDABLE.keys()].map((name) => [name, name === 'send_email' ? 1e-9 : 0.5]));
  for (const said of ['mail the client contact a correction', ' Mail the client contact  a correction.'])
    expect(searchActions(FINDABLE, said, taken)[0]?.name).toBe('send_email');
  expect(searchActions(FINDABLE, 'mail the client contact', taken)[0]?.name).not.toBe('send_email');
});

it('what is asked of a model that is not loaded yet is answered once it is', async () => {
  const reader = new SentenceThread(() => {});
  try {
    const [vector] = (await reader.read([query], 60_000)) ?? [];
    expect(vector).toHaveLength(512);
  } finally {
    await reader.close();
  }
});

it('the model that died in the middle of its work reads again, and says once why it died', async () => {
  const told: unknown[] = [];
  const reader = new SentenceThread((error) => told.push(error), 0);
  try {
    expect(await reader.warm()).toBe(true);
    // No sentence: what the model cannot read ends its thread.
    expect(await reader.read([null as unknown as string], 60_000)).toBeNull();
    expect(told).toHaveLength(1);
    const [vector] = (await reader.read([query], 60_000)) ?? [];
    expect(vector).toHaveLength(512);
    expect(told).toHaveLength(1);
  } finally {
    await reader.close();
  }
  expect(await reader.read([query], 60_000)).toBeNull();
});

it('find_actions reads a request by its words alone when the model is gone, and says so in the text and in the structure', async () => {
  const { sentences } = running.service;
  expect(await sentences.warm()).toBe(true);
  const [vector] = (await sentences.read([query], 60_000)) ?? [];
  expect(vector).toHaveLength(512);
  expect((await find('create_placement')).firstThree).toContain('create_placement');
  await sentences.close();
  expect(await sentences.read(['anything'], 10)).toBeNull();
  const { firstThree, note, text } = await find('log a placement');
  expect(firstThree).toContain('create_placement');
  expect(note).toMatch(BY_WORDS_ALONE);
  expect(text).toMatch(BY_WORDS_ALONE);
});
