import { beforeAll, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

/** A welder whom the agency placed, one whose placement fell off, one whose contract ended, and one of nobody's. */
let people: Record<string, string> = {};
let wanted: string;

beforeAll(async () => {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Calder Bay Foods' });
  people = {};
  const place = async (name: string, fields: Record<string, unknown>): Promise<string> => {
    const candidate_id = await desk.candidate({ name, current_title: 'Welder', skills: ['Welding'] });
    people[name] = candidate_id;
    const job_id = await desk.job({ client_id, title: 'Welder' });
    const application_id = await desk.application({ candidate_id, job_id });
    const made = await agency.api.post('/placements', { application_id, salary: 90_000, ...fields });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.data.id;
  };
  await place('Placed Lane', { start_date: '2025-06-02' });
  const fell = await place('Fallen Lane', { start_date: inDays(-30).slice(0, 10) });
  await agency.api.patch(`/placements/${fell}`, { status: 'started' });
  await agency.api.patch(`/placements/${fell}`, { status: 'fell_off' });
  await place('Ended Lane', {
    start_date: '2025-01-06',
    contract_end_date: '2025-03-28',
    placement_type: 'contract',
    salary: undefined,
    engagement: 'payg',
  });
  people['Free Lane'] = await desk.candidate({
    name: 'Free Lane',
    current_title: 'Welder',
    skills: ['Welding'],
  });
  wanted = await desk.job({
    title: 'Welder',
    spec: { summary: '', responsibilities: [], requirements: ['Welding'], nice_to_have: [] },
  });
});

type Row = Record<string, unknown>;
const told = { client: 'Calder Bay Foods', since: '2025-06-02' };
const words = 'laced by us at Calder Bay Foods since Jun 2025';

it('says of people whom the agency placed where they are, in searches, matches and briefs, and of nobody else', async () => {
  const search = (await runAction(running, agency.adminKey, 'search_candidates', { query: 'welder' })).data;
  const match = (await runAction(running, agency.adminKey, 'match_candidates_to_job', { job_id: wanted }))
    .data;
  for (const rows of [search.results, match.results] as Row[][]) {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      ['Ended Lane', 'Fallen Lane', 'Free Lane', 'Placed Lane'].toSorted(),
    );
    for (const row of rows)
      expect(row.placed_by_us, String(row.name)).toEqual(row.name === 'Placed Lane' ? told : undefined);
  }
  for (const [tool, input] of [
    ['search_candidates', { query: 'welder' }],
    ['match_candidates_to_job', { job_id: wanted }],
    ['get_candidate_brief', { candidate_id: people['Placed Lane'] }],
  ] as const) {
    const { content, structuredContent } = await callTool(running.app, agency.adminKey, tool, input);
    expect(content[0]?.text, tool).toContain(words);
    expect(JSON.stringify(structuredContent), tool).toContain(JSON.stringify(told));
  }
});

it('leads from a person placed by the agency to keeping in touch, and from others to a job', async () => {
  const brief = async (name: string) => (await agency.api.get(`/candidates/${people[name]}/brief`)).body.data;
  const placed = await brief('Placed Lane');
  expect(placed.answer).toContain(words);
  expect(placed.candidate.placed_by_us).toEqual(told);
  expect(placed.next).not.toMatchObject({ next_action: 'create_application' });
  const free = await brief('Free Lane');
  expect(free.candidate.placed_by_us).toBeNull();
  expect(free.next).toMatchObject({ next_action: 'create_application' });
});

it('says nothing of placements to a credential that may not read them', async () => {
  const key = await agency.key(['candidates:read'], { userId: null });
  const { data } = (await agency.as(key).get(`/candidates/${people['Placed Lane']}/brief`)).body;
  expect(data.candidate.placed_by_us).toBeNull();
  expect(data.needs_scopes).toContain('placements:read');
  const found = (await runAction(running, key, 'search_candidates', { query: 'welder' })).data;
  expect(JSON.stringify(found)).not.toContain('Calder');
});
