import { expect, it } from 'vitest';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk } = useDesk({ country: 'AU', sandbox: true });
const MADE = 130;
const question = 'how many candidates did we add this year';

fixture(async () => {
  for (let n = 0; n < MADE; n += 1)
    await deskOf(desk).candidate({ name: `Alexandra Featherstonehaugh-Cholmondeley ${n}` });
  return {};
});

interface Page {
  records: { record_id: string }[];
  record_count: number;
  next_cursor: string | null;
}

/** Reads all records behind the figure page by page, as an assistant does. */
async function readAll(page: (input: Record<string, unknown>) => Promise<Page>): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { records, record_count, next_cursor } = await page({
      question,
      limit: 500,
      ...(after && { after }),
    });
    expect(record_count).toBe(MADE);
    expect(records.length).toBeGreaterThan(0);
    ids.push(...records.map(({ record_id }) => record_id));
    after = next_cursor ?? undefined;
    if (ids.length < MADE) expect(after).toBe(String(ids.length));
  } while (after !== undefined);
  return ids;
}

it('reads on from the records of a figure that did not fit, by the cursor of those shown', async () => {
  const texts: string[] = [];
  const ids = await readAll(async (input) => {
    const { structuredContent, content } = await callTool(
      running.app,
      desk.adminKey,
      'explain_figure',
      input,
    );
    texts.push(content[0]?.text ?? '');
    return structuredContent as unknown as Page;
  });
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(MADE);
  expect(texts[0]).toMatch(/\d+ of 130.*call it again with after: \d+ for the next page/);
});

it('reads on likewise where the figure is opened among other reads', async () => {
  let pages = 0;
  const ids = await readAll(async (input) => {
    const actions = [{ action: 'explain_figure', input }];
    const answer = await callTool(running.app, desk.adminKey, 'run_read_actions', { actions });
    const [item] = (answer.structuredContent as unknown as { items: { result: Page }[] }).items;
    pages += 1;
    return item?.result as Page;
  });
  expect(pages).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(MADE);
});
