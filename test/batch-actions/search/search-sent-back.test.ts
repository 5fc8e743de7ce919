import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { job, peopleSearch, place } from '#test/harness/people-search.ts';

const { running, desk } = useDesk({ country: 'GB' });
const { add, search, codes } = peopleSearch(desk);

const again = (query: string, facets: unknown) =>
  desk.api.post('/candidates/search', { query, facets, limit: 100 });
const rowsOf = ({ results }: { results: { id: string; match_score: number; why: string }[] }) =>
  results.map(({ id, match_score, why }) => [id, match_score, why]);

beforeAll(async () => {
  const [leeds, york] = [place('Leeds', 'United Kingdom'), place('York', 'United Kingdom')];
  const auditor = { current_title: 'Auditor', years_experience: 3 };
  await add('Auditor Leeds', { ...auditor, ...leeds, experience: [job('Auditor', 'KPMG', '2020')] });
  await add('Auditor York', { ...auditor, ...york, years_experience: 9, notice_period: '2 weeks' });
  await add('Auditor York Contract', { ...auditor, ...york, work_types: ['contract'] });
  await add('Baker Leeds', { current_title: 'Baker', ...leeds, skills: ['Sourdough'] });
  await add('Baker York', {
    current_title: 'Baker',
    ...york,
    work_rights: 'Citizen',
    summary: 'Ovens by Tagliavini',
  });
});

it('tells of alternatives by one number that one of them is enough, and holds no other requirement to it', async () => {
  const { interpretation } = await search('auditors in Leeds or York, KPMG or 7+ years');
  const [auditor, ...rest] = interpretation.facets;
  expect(auditor).toEqual({ label: 'Auditor', kind: 'role', strength: 'must' });
  const either = (kind: string) => rest.find((facet: { kind: string }) => facet.kind === kind)?.either;
  expect(either('employer')).toEqual(expect.any(Number));
  expect(either('years_experience')).toBe(either('employer'));
  expect(interpretation.intent).toMatch(/KPMG or 7\+ years/);
});

it('tells of two descriptions which of their parts hold together', async () => {
  const { interpretation } = await search('auditors in Leeds or bakers in York');
  const groups = interpretation.facets.map(({ either, together }: { either: number; together: number }) => [
    either,
    together,
  ]);
  const [one, , other] = groups;
  expect(groups).toEqual([one, one, other, other]);
  expect(one[0]).toBe(other[0]);
  expect(one[1]).not.toBe(other[1]);
});

it.each([
  'auditors in Leeds or York, KPMG or 7+ years',
  'auditors in Leeds or bakers in York',
  'auditors, no contractors unless in Leeds',
  'no York contractors: auditors',
  'bakers, ideally citizens, within 50 km of York',
  'auditors, max 4 weeks notice',
  'bakers with Tagliavini ovens',
  'flurbling people in York',
  'female bakers in York',
  'auditors never placed by us',
  'Baker York',
])('finds the same people in the same order when the conditions told of %j are sent back', async (query) => {
  const first = await search(query);
  const { status, body } = await again(query, first.interpretation.facets);
  expect(status).toBe(200);
  expect(body.data.interpretation).toEqual(first.interpretation);
  expect([body.data.total_count, rowsOf(body.data)]).toEqual([first.total_count, rowsOf(first)]);
});

it('runs the conditions that a caller sends and not the words beside them', async () => {
  const { interpretation } = await search('bakers in York, citizens');
  const less = interpretation.facets.filter(({ kind }: { kind: string }) => kind !== 'location');
  const { body } = await again('auditors', less);
  expect(body.data.results.map(({ name }: { name: string }) => name)).toEqual(['Baker York']);
});

it('searches by no protected attribute that a caller puts among the conditions, and tells it', async () => {
  const baker = { label: 'Baker', kind: 'role', strength: 'must', values: ['Baker'] };
  const young = { label: 'young', kind: 'keyword', strength: 'must', values: ['young'] };
  const { body } = await again('bakers', [baker, young]);
  expect(body.data.total_count).toBe(2);
  expect(body.data.interpretation.facets).toEqual([
    { label: 'Baker', kind: 'role', strength: 'must' },
    { label: 'young', kind: 'unsupported', strength: 'must' },
  ]);
  expect(codes(body.data)).toContain('protected_attribute');
});

it('refuses a condition of no kind that there is', async () => {
  const { status, body } = await again('bakers', [{ label: 'x', kind: 'mood', strength: 'must' }]);
  expect(status).toBe(422);
  expect(body.error.message).toMatch(/kind/);
});

it('shows a model the numbers of alternatives, and takes the conditions back from it', async () => {
  const query = 'auditors, KPMG or 7+ years';
  const first = (await callTool(running.app, desk.adminKey, 'search_candidates', { query }))
    .structuredContent;
  const { facets } = first.interpretation as { facets: { either?: number }[] };
  expect(facets.map(({ either }) => either ?? null)).toEqual([null, 1, 1]);
  const second = await callTool(running.app, desk.adminKey, 'search_candidates', { query, facets });
  expect(second.structuredContent.results).toEqual(first.results);
});
