import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk: agency } = useDesk({ country: 'AU' });

it.each(['who missed their target this quarter', 'who reached their target this quarter'])(
  '%s: of a period without targets it says that none is set',
  async (question) => {
    const { read_as, answer } = (await agency.api.post('/analytics/ask', { question })).body.data;
    expect(read_as, answer).not.toBeNull();
    expect(answer).toMatch(/^No target is set for /);
    expect(answer).not.toContain('reached in');
  },
);
