import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();
const desk = deskOf(agency);

const ids = async (query: string): Promise<string[]> =>
  (await agency.api.get(`/applications?${query}`)).body.data.map(({ id }: { id: string }) => id);

it('filters by each of its filters, and leaves other agencies out', async () => {
  await deskOf(await running.workspace()).application();
  const client_id = await desk.client();
  const job_id = await desk.job({ client_id });
  const first = await desk.application({ job_id, source: 'applied' });
  const candidate_id = await desk.candidate();
  const second = await desk.application({ job_id, candidate_id, stage: 'screen' });
  const third = await desk.application();
  await agency.api.post(`/applications/${third}/stage`, { stage: 'withdrew' });
  expect(await ids('')).toEqual([third, second, first]);
  expect(await ids(`job_id=${job_id}`)).toEqual([second, first]);
  expect(await ids(`client_id=${client_id}`)).toEqual([second, first]);
  expect(await ids(`candidate_id=${candidate_id}`)).toEqual([second]);
  expect(await ids('stage=screen')).toEqual([second]);
  expect(await ids('status=withdrawn')).toEqual([third]);
  expect(await ids('source=applied')).toEqual([first]);
  expect(await ids(`owner_id=${agency.adminId}&limit=2`)).toEqual([third, second]);
  expect(await ids('created_before=2000-01-01')).toEqual([]);
});

it('skips and repeats no row while others are being inserted', async () => {
  const job_id = await desk.job();
  const before: string[] = [];
  for (let i = 0; i < 23; i += 1) before.push(await desk.application({ job_id }));
  const seen: string[] = [];
  let after = '';
  for (;;) {
    const adding = Promise.all([desk.application({ job_id }), desk.application({ job_id })]);
    const cursor = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const page = await agency.api.get(`/applications?job_id=${job_id}&limit=5${cursor}`);
    await adding;
    seen.push(...page.body.data.map(({ id }: { id: string }) => id));
    if (!page.body.meta.has_more) break;
    after = page.body.meta.next_cursor;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => before.includes(id))).toEqual([...before].reverse());
});

it.each([
  ['stage=hired', 'stage'],
  ['status=open', 'status'],
  ['job_id=cli_1', 'job_id'],
  ['after=xx', 'after'],
  ['updated_after=2026-13-01', 'updated_after'],
])('refuses ?%s naming %s', async (query, field) => {
  const refused = await agency.api.get(`/applications?${query}`);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
});
