import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;
let model: Server;
/** What the model answers, and what it was told. */
let answer: unknown;
let told: string[] = [];

beforeAll(async () => {
  model = createServer(async (request, response) => {
    told.push(Buffer.concat(await request.toArray()).toString());
    const message = { role: 'assistant', content: JSON.stringify(answer) };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'c1',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
      }),
    );
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const address = model.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  running = await startService({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_MODEL: 'm',
  });
  desk = await running.workspace();
  for (const [name, current_title] of [
    ['Ana', 'Welder'],
    ['Bo', 'Nurse'],
  ])
    await desk.api.post('/candidates', { name, email: `${name}@people.example`, current_title });
});
afterAll(async () => {
  await running.close();
  model.closeAllConnections();
  model.close();
});
beforeEach(() => {
  told = [];
});

const search = (query: string) => desk.api.post('/candidates/search', { query });

it('runs what the model took apart, as it would run what its own rules did', async () => {
  answer = {
    intent: 'Find welders.',
    facets: [{ kind: 'role', strength: 'must', label: 'welder', values: ['welder'] }],
    notes: [],
  };
  const { data } = (await search('wer kann schweißen?')).body;
  expect(data.interpretation).toEqual({
    intent: 'Find welders.',
    facets: [{ label: 'welder', kind: 'role', strength: 'must' }],
  });
  expect(data.results.map(({ name }: { name: string }) => name)).toEqual(['Ana']);
  expect(told[0]).toContain('wer kann schwei');
});

it('tells what the rules read as required or unwanted and the model left out', async () => {
  answer = {
    intent: 'Find nurses.',
    facets: [{ kind: 'role', strength: 'must', label: 'nurse', values: ['nurse'] }],
    notes: [],
  };
  const { data } = (await search('registered nurses in Sydney, not from KPMG, available within 4 weeks'))
    .body;
  expect(data.interpretation.facets).toEqual([{ label: 'nurse', kind: 'role', strength: 'must' }]);
  const told = data.notes.filter(({ code }: { code: string }) => code === 'not_applied');
  expect(told.map(({ message }: { message: string }) => /"([^"]*)"/.exec(message)?.[1])).toEqual([
    'Sydney, AU',
    'at KPMG',
    'available within 28 days',
  ]);
  expect(told[1].message).toContain('not wanted');
  expect(data.in_doubt).toContain('3 parts not used');
});

it.each([
  [
    'nurses in Sydney who know ALS',
    [
      { kind: 'role', strength: 'must', label: 'registered nurse', values: ['registered nurse'] },
      { kind: 'location', strength: 'must', label: 'Greater Sydney', values: ['Sydney, AU'] },
      { kind: 'certification', strength: 'must', label: 'ALS', values: ['ALS'] },
    ],
  ],
  [
    'chefs, not in Perth, ideally with pastry',
    [
      { kind: 'role', strength: 'must', label: 'cook', values: ['cook'] },
      { kind: 'unsupported', strength: 'exclude', label: 'Perth', values: [], reason: 'no such place' },
    ],
  ],
])('tells nothing of what the model read in other words: %s', async (query, facets) => {
  answer = { intent: null, facets, notes: [] };
  const { data } = (await search(query)).body;
  expect(data.notes.map(({ code }: { code: string }) => code)).not.toContain('not_applied');
});

it('lets no model choose people by what the law protects', async () => {
  answer = {
    intent: null,
    facets: [
      { kind: 'role', strength: 'must', label: 'nurse', values: ['nurse'] },
      { kind: 'keyword', strength: 'must', label: 'female', values: ['female'] },
    ],
    notes: [],
  };
  const { data } = (await search('female nurse')).body;
  expect(data.interpretation.facets).toEqual([
    { label: 'nurse', kind: 'role', strength: 'must' },
    { label: 'female', kind: 'unsupported', strength: 'must' },
  ]);
  expect(data.notes.map(({ code }: { code: string }) => code)).toEqual(['protected_attribute']);
  expect(data.total_count).toBe(1);
});

it.each([
  ['people', () => search('nurse')],
  ['records', () => desk.api.post('/search', { entity_type: 'jobs', query: 'paused jobs' })],
])('asks about %s with a schema that strict structured output takes', async (_, ask) => {
  answer = { intent: null, facets: [], notes: [] };
  await ask();
  const sent = JSON.parse(told[0] ?? '{}').response_format;
  expect(sent).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
  expect(looseIn(sent.json_schema.schema, '')).toEqual([]);
});

/** Where a schema leaves a member out of required, takes others, or gives a default. */
function looseIn(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const given: Record<string, unknown> = { ...schema };
  const faults: string[] = 'default' in given ? [`${at} has a default`] : [];
  if (typeof given.properties === 'object' && given.properties !== null) {
    const names = Object.keys(given.properties);
    const required = Array.isArray(given.required) ? given.required : [];
    faults.push(
      ...names.filter((name) => !required.includes(name)).map((name) => `${at}.${name} is optional`),
    );
    if (given.additionalProperties !== false) faults.push(`${at} takes other members`);
  }
  return [...faults, ...Object.entries(given).flatMap(([name, inner]) => looseIn(inner, `${at}/${name}`))];
}

it('reads by the rules where they are asked for, and tells so when the model is away', async () => {
  const asked = { query: 'welder', compiler: 'rules' };
  const { data } = (await desk.api.post('/candidates/search', asked)).body;
  expect(data.results.map(({ name }: { name: string }) => name)).toEqual(['Ana']);
  const jobs = await desk.api.post('/search', { ...asked, entity_type: 'jobs' });
  expect([jobs.status, jobs.body.data.degraded, told]).toEqual([200, false, []]);
  answer = 'nonsense';
  expect((await search('welder')).body.error.message).toContain('compiler: "rules"');
});

it('reads what a strict answer leaves open by null as what is left out', async () => {
  const open = {
    min: null,
    max: null,
    currency: null,
    when: null,
    within_km: null,
    either: null,
    reason: null,
  };
  answer = {
    intent: null,
    facets: [
      {
        kind: 'role',
        strength: 'must',
        label: 'nurse',
        values: ['nurse'],
        movable: null,
        demanded: null,
        ...open,
      },
    ],
    notes: [],
  };
  expect((await search('nurse')).body.data.total_count).toBe(1);
});

it('takes no answer of another shape', async () => {
  answer = { facets: [{ kind: 'sql', strength: 'must', label: 'x', values: ["'; drop table candidates"] }] };
  const { status, body } = await search('nurse');
  expect({ status, code: body.error.code }).toEqual({ status: 500, code: 'INTERNAL_ERROR' });
  expect(told).toHaveLength(2);
});

it('has records searched by the model too', async () => {
  answer = { all: [{ any: [{ field: 'status', values: ['on_hold'] }] }], unsupported: ['urgency'] };
  const { data } = (await desk.api.post('/search', { entity_type: 'jobs', query: 'urgent paused jobs' }))
    .body;
  expect(data).toMatchObject({
    interpretation: 'Jobs with status on hold',
    degraded: false,
    unsupported_concepts: ['urgency'],
  });
});
