import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { askAnalytics } from '#src/domain/questions/index.ts';
import { isRead } from '#src/domain/questions/instead.ts';
import { REPORT_NAMES } from '#src/domain/reports/catalogue.ts';
import { loadForReading } from '#test/eval/questions/altered.ts';
import { ASKED } from '#test/eval/questions/sets.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU', sandbox: true });

/** What refusals of the open sets suggest that is itself refused, or no report, with the question it was suggested for. */
async function unanswered(key: string): Promise<{ asked: number; refused: string[] }> {
  const { data } = await runInDomain(running, key, async (ctx) => {
    const suggested = new Map<string, string>();
    for (const question of ASKED)
      for (const one of (await askAnalytics(ctx, question)).suggested_alternatives)
        suggested.set(one, question);
    const refused: string[] = [];
    for (const [one, question] of suggested) {
      const [read = '', report] = one.split(' ');
      const answered = isRead(one)
        ? catalogue.get(read)?.kind === 'read' &&
          (report === undefined || REPORT_NAMES.some((name) => name === report))
        : (await askAnalytics(ctx, one)).read_as !== null;
      if (!answered) refused.push(`${one} (for ${question})`);
    }
    return { asked: suggested.size, refused };
  });
  return data;
}

it('suggests in place of a refused question what is answered as it stands, to an owner and to a consultant', async () => {
  const { key } = await loadForReading(running, desk);
  const owner = await unanswered(key);
  expect(owner.asked).toBeGreaterThan(50);
  expect(owner.refused).toEqual([]);
  const { data } = (
    await desk.api.post(`/accounts/${desk.accountId}/users`, {
      name: 'Una Reader',
      email: 'una@agency.example',
      role: 'consultant',
    })
  ).body;
  const own = await unanswered(await desk.key(['analytics:read'], { userId: data.id }));
  expect(own.asked).toBeGreaterThan(20);
  expect(own.refused).toEqual([]);
});
