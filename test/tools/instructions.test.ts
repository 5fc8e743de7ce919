import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { connect, listen } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU', name: 'Harbour Talent' });

const told = async (key: string): Promise<string> => {
  const server = await listen(running.app);
  const client = await connect({ version: 'v2', transport: 'http', url: server.url, running, key });
  try {
    return client.instructions() ?? '';
  } finally {
    await client.close();
    await server.close();
  }
};

it('tells the agency, its day and zone, its currency, whose key it is, what it may do and the stages, in 250 tokens', async () => {
  const text = await told(desk.adminKey);
  const day = new Date().toLocaleDateString('en-GB', {
    timeZone: 'Australia/Sydney',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  expect(text).toContain(
    `Agency: Harbour Talent. Today: ${day.replace(',', '')} (Australia/Sydney). Currency: AUD.`,
  );
  expect(text).toContain('You act for Mia Admin (admin). You may do everything.');
  expect(text).toContain('client_interview, references, offer');
  expect(encode(text).length).toBeLessThanOrEqual(250);
});

it('lists what a narrower key may do, and counts it when it is much', async () => {
  const narrow = await desk.key(['clients:read', 'clients:write', 'jobs:read'], { userId: null });
  expect(await told(narrow)).toContain('You may read/write clients, read jobs.');
  const { key } = await desk.user('consultant');
  const text = await told(key);
  expect(text).toMatch(/You may read \d+ areas and write \d+; get_me lists them\./);
  expect(encode(text).length).toBeLessThanOrEqual(250);
});
