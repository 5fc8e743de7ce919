import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk } = useDesk({ country: 'AU' });

const CLIENTS = 20;

beforeAll(async () => {
  for (let at = 0; at < CLIENTS; at += 1) {
    const client_id = await deskOf(desk).client({ name: `Acme Mining and Minerals ${at}` });
    const job_id = await deskOf(desk).job({ client_id, title: `Mine Planner ${at}` });
    const application_id = await deskOf(desk).application({ job_id, stage: 'offer' });
    const won = { application_id, salary: 100_000 + at, fee_percent: 20, offer_date: day(0) };
    expect((await desk.api.post('/placements', { ...won, start_date: day(60) })).status).toBe(201);
  }
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const question = 'placements in the last 12 months by client';

/** So many reads at once that none can be shown whole. */
async function together() {
  const lists = ['list_jobs', 'list_applications', 'list_placements', 'list_candidates', 'list_clients'];
  const answer = await callTool(
    running.app,
    desk.adminKey,
    'run_read_actions',
    {
      actions: [
        { id: 'asked', action: 'ask_analytics', input: { question } },
        { id: 'ad', action: 'get_job_ad', input: { job_id: 'Mine Planner 3' } },
        { id: 'job', action: 'get_job', input: { job_id: 'Mine Planner 4' } },
        ...lists.map((action) => ({ id: action, action, input: { limit: 25 } })),
      ],
    },
    { query: '?toolsets=all' },
  );
  const text = answer.content[0]?.text ?? '';
  return { text, data: answer.structuredContent, lists };
}

describe('many reads in one call, cut to fit', () => {
  it('keep the sentence that answers a question whole, and say how many of its rows are not shown', async () => {
    const alone = await callTool(running.app, desk.adminKey, 'ask_analytics', { question });
    const sentence = alone.structuredContent.answer;
    const { text, data } = await together();
    const [asked] = data.items;
    expect(asked.result.answer).toBe(sentence);
    const { rows, rows_not_shown: left } = asked.result;
    expect([left > 0, rows.length + left]).toEqual([true, CLIENTS]);
    expect(text).toContain(
      `asked ask_analytics: succeeded; ${sentence} Rows: ${rows.length}, ${left} more not shown.`,
    );
  });

  it('say of each list how many are left out, and where it goes on', async () => {
    const { text, data, lists } = await together();
    for (const name of lists) {
      const { result } = data.items.find(({ id }: { id: string }) => id === name);
      const { items, items_not_shown: left } = result;
      expect(items.length + left, name).toBeGreaterThanOrEqual(CLIENTS);
      expect(text).toContain(`the next page is after: ${result.next_cursor}`);
      const line = text.split('\n').find((each) => each.startsWith(`- ${name} `)) ?? '';
      expect(line).toMatch(new RegExp(`; ${items.length} (of \\d+ rows|rows?, ${left} more not shown)$`));
    }
  });

  it('tell all names that were taken for ids, and that there is no ad with how to write one', async () => {
    const { text, data } = await together();
    expect(data.understood).toHaveLength(2);
    const ad = data.items[1].result;
    expect(ad.note).toBe('Mine Planner 3 has no ad yet. Write one with update_job_ad.');
    expect(text).toContain(ad.note);
  });
});

it('that a job has no ad, and how to write one, stands in the text alone too', async () => {
  const { content } = await callTool(
    running.app,
    desk.adminKey,
    'get_job_ad',
    { job_id: 'Mine Planner 3' },
    { query: '?toolsets=all' },
  );
  expect(content[0]?.text).toContain('has no ad yet. Write one with update_job_ad.');
});
