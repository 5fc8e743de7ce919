import { expect, it } from 'vitest';
import { OPEN } from '#test/eval/requests/open.ts';
import { SECOND } from '#test/eval/requests/second.ts';
import { THIRD } from '#test/eval/requests/third.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ env: { RATE_LIMIT_PER_MINUTE: '100000' } });

it('shows a fitting action among the first three for 95 of 100 requests in plain words', async () => {
  const requests = [...OPEN, ...SECOND, ...THIRD];
  const missed: string[] = [];
  for (const [query, ...expected] of requests) {
    const { structuredContent } = await callTool(
      running.app,
      desk.adminKey,
      'find_actions',
      { query },
      { query: '' },
    );
    const names: string[] = structuredContent.actions.slice(0, 3).map(({ name }: { name: string }) => name);
    const fits = expected.includes('none')
      ? names.length === 0
      : names.some((name) => expected.includes(name));
    if (!fits) missed.push(`${query}: ${names.join(', ')}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(Math.floor(requests.length * 0.05));
});
