import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

const notes = async (query: string): Promise<string[]> => {
  const { status, body } = await desk.api.post('/candidates/search', { query });
  expect(status).toBe(200);
  return body.data.notes.map(({ code }: { code: string }) => code);
};

it.each(['CFO, PE backed', 'relocation paid', 'buyers at 500 nodes', 'laser operators', 'merch in Perth'])(
  'takes a word of English or of the field for no slip of another: %s',
  async (query) => {
    expect(await notes(query)).not.toContain('spelling');
  },
);

it('corrects a slip, and says so', async () => {
  expect(await notes('kuberentes in Sydeny')).toContain('spelling');
});
