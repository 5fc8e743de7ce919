import { beforeAll, describe, expect, it } from 'vitest';
import { addDocument } from '#src/domain/documents/index.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { startService } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();
let ana: string;

const search = (query: string, more: object = {}, at = desk) =>
  at.api.post('/candidates/search', { query, ...more });
const names = async (query: string, at = desk): Promise<string[]> =>
  (await search(query, { limit: 100 }, at)).body.data.results.map(({ name }: { name: string }) => name);
const add = async (body: object, at = desk): Promise<string> => {
  const made = await at.api.post('/candidates', {
    email: `${Math.random().toString(36).slice(2)}@people.example`,
    ...body,
  });
  expect(made.status).toBe(201);
  return made.body.data.id;
};

beforeAll(async () => {
  ana = await add({
    name: 'Ana Ruiz',
    email: 'ana@people.example',
    current_title: 'Senior Python Developer',
    current_company: 'Brightwater Pty Ltd',
    location: { city: 'Parramatta', country: 'Australia' },
    skills: ['Python', 'AWS'],
    salary_expectation: '$130k',
    notice_period: '2 weeks',
  });
  await add({
    name: 'Cy Dunn',
    current_title: 'Java Developer',
    location: { city: 'Melbourne', country: 'Australia' },
    skills: ['Java'],
    preferred_locations: ['Sydney'],
    experience: [{ title: 'Python Engineer', employer: 'Kestrel Health', from: '2015', to: '2018' }],
  });
});

it('finds by what was meant, says how it was understood, and ranks the surer first', async () => {
  const { status, body } = await search('python developers in Sydney, ideally AWS');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    total_count: 2,
    ranked_pool_size: 2,
    page: 1,
    page_size: 25,
    has_more: false,
    notes: [],
    interpretation: {
      facets: [
        { label: 'Python', kind: 'skill', strength: 'must' },
        { label: 'Software Engineer', kind: 'role', strength: 'must' },
        { label: 'Sydney, AU', kind: 'location', strength: 'must' },
        { label: 'AWS', kind: 'skill', strength: 'nice' },
      ],
    },
  });
  const [first, second] = body.data.results;
  expect(first).toMatchObject({
    id: ana,
    name: 'Ana Ruiz',
    email: 'ana@people.example',
    location: 'Parramatta, Australia',
    current_job_title: 'Senior Python Developer',
    current_employer: 'Brightwater Pty Ltd',
    band: 'strong',
    coverage: { matched: 4, total: 4 },
  });
  expect(second).toMatchObject({ name: 'Cy Dunn', coverage: { matched: 3, total: 4 } });
  expect(second.match_score).toBeLessThan(first.match_score);
  expect(body.data.entity_type).toBeUndefined();
});

describe('a search right after a write', () => {
  it('finds who was added, what was changed, and nobody who must not be shown', async () => {
    const own = await running.workspace();
    const id = await add({ name: 'Bo Lind', current_title: 'Welder' }, own);
    expect(await names('welders', own)).toEqual(['Bo Lind']);
    await own.api.patch(`/candidates/${id}`, { current_title: 'Carpenter' });
    expect(await names('welders', own)).toEqual([]);
    expect(await names('carpenters', own)).toEqual(['Bo Lind']);
    await own.api.patch(`/candidates/${id}`, { do_not_approach: true });
    expect(await names('carpenters', own)).toEqual([]);
    await own.api.patch(`/candidates/${id}`, { do_not_approach: false });
    expect(await names('carpenters', own)).toEqual(['Bo Lind']);
    await own.api.delete(`/candidates/${id}`);
    expect(await names('carpenters', own)).toEqual([]);
  });

  it('finds nobody in place of a person who must not be approached or whom nobody knows, and says so', async () => {
    const own = await running.workspace();
    const id = await add(
      { name: 'Nora Barred', current_company: 'Eastern Grid', do_not_approach: true },
      own,
    );
    await add({ name: 'Otto Open', current_title: 'Controller', current_company: 'Eastern Grid' }, own);
    await add({ name: 'Nora Smith', current_title: 'Controller', current_company: 'Eastern Grid' }, own);
    const barred = (await search('Nora Barred, controller at Eastern Grid', {}, own)).body.data;
    expect(barred.results).toEqual([]);
    expect(barred.interpretation.intent).toMatch(/^Find .*Nora Barred/);
    expect(JSON.stringify(barred.notes)).not.toContain('on record');
    expect(barred.notes).toContainEqual({
      code: 'do_not_approach',
      message: expect.stringMatching(
        `^Nora Barred \\(${id}\\) \\(set by .+ on .+\\) is marked as not to be approached`,
      ),
    });
    // Nor is the name of somebody who stands in no record that is searched taken for a slip ("osha").
    const irish = await add(
      { name: "Liam O'Shea", current_company: 'Bayside Private', do_not_approach: true },
      own,
    );
    for (const query of ["Liam O'Shea", "Liam O'Shea of Bayside Private"]) {
      const { notes, results } = (await search(query, {}, own)).body.data;
      expect(results).toEqual([]);
      expect(notes).toContainEqual({ code: 'do_not_approach', message: expect.stringContaining(irish) });
      expect(JSON.stringify(notes)).not.toMatch(/O'Shea\W* stands in no record/);
    }
    const unknown = (await search('Peter Quibblestone, controller at Eastern Grid', {}, own)).body.data;
    expect(unknown.results).toEqual([]);
    expect(unknown.notes).toContainEqual({
      code: 'nobody_of_the_name',
      message: 'Nobody on record is called "Peter Quibblestone".',
    });
    const foreign = (await search('Zebadi Quuxon, controller at Eastern Grid', {}, own)).body.data;
    expect(foreign.results).toEqual([]);
    const known = (await search('Nora Smith, controller at Eastern Grid', {}, own)).body.data;
    expect(known.results.map(({ name }: { name: string }) => name)).toEqual(['Nora Smith']);
    expect(known.interpretation.intent).toMatch(/^Find Nora Smith, /);
    const ranked = (await search('controller at Eastern Grid, Quuxons', {}, own)).body.data;
    expect(ranked.interpretation.intent).not.toContain('preferring');
    expect(await names('Controller at Eastern Grid', own)).toHaveLength(2);
    await add({ name: 'Mark Cook', current_title: 'Welder' }, own);
    expect(await names('find Mark Cook the welder', own)).toEqual(['Mark Cook']);
    expect(await names('find Mark Cook the controller', own)).toEqual([]);
    expect(await names('Mark Quibblestone, controller', own)).toEqual([]);
  });

  it('leaves out who is known only as a client contact, until they are a candidate', async () => {
    const own = await running.workspace();
    const client = {
      name: 'Acme',
      contacts: [{ name: 'Carla Kontakt', email: 'carla@acme.example', title: 'Welder' }],
    };
    await own.api.post('/clients', client);
    expect(await names('welders', own)).toEqual([]);
    await add({ name: 'Carla Kontakt', email: 'carla@acme.example' }, own);
    expect(await names('welders', own)).toEqual(['Carla Kontakt']);
  });

  it('shows one agency nothing of another', async () => {
    const own = await running.workspace();
    expect(await names('python developers', own)).toEqual([]);
    expect((await search('everyone', {}, own)).body.data.total_count).toBe(0);
  });
});

it('counts all that meet every hard requirement, and pages through them without a gap', async () => {
  const own = await running.workspace();
  await Promise.all(
    Array.from({ length: 30 }, (_, at) => add({ name: `P${at}`, current_title: 'Plumber' }, own)),
  );
  await add({ name: 'Q', current_title: 'Tiler' }, own);
  const seen = new Set<string>();
  for (const page of [1, 2, 3, 4]) {
    const { data } = (await search('plumbers', { limit: 10, page }, own)).body;
    expect(data).toMatchObject({ total_count: 30, page, page_size: 10, has_more: page < 3 });
    for (const { id } of data.results) seen.add(id);
  }
  expect(seen.size).toBe(30);
});

it('filters by figures only those of whom they are known, and leaves out no one for what is not known', async () => {
  expect(await names('developers under 140k')).toEqual(['Ana Ruiz']);
  expect(await names('developers under 120k')).toEqual([]);
  expect(await names('developers available in 3 weeks')).toEqual(['Ana Ruiz']);
  expect(await names('developers, no Java')).toEqual(['Ana Ruiz']);
});

it('lists apart whose CV names a company that their history does not', async () => {
  const own = await running.workspace();
  await add({ name: 'Worked There', current_title: 'Buyer', current_company: 'Ironbark Mining' }, own);
  const id = await add({ name: 'Named It', current_title: 'Buyer' }, own);
  await runInDomain(running, own.adminKey, (ctx) =>
    addDocument(ctx, {
      file: { sha256: 'a'.repeat(64), size: 1, mime_type: 'application/pdf' },
      filename: 'cv.pdf',
      kind: 'cv',
      candidate_id: id,
      text: 'Supplied parts to Ironbark Mining.',
    }),
  );
  const { data } = (await search('buyers who worked at Ironbark Mining', {}, own)).body;
  expect(data.total_count).toBe(1);
  expect(data.results.map(({ name }: { name: string }) => name)).toEqual(['Worked There']);
  expect(data.mentioned_in_cv).toMatchObject({ total_count: 1, facet_labels: ['Ironbark Mining'] });
  expect(data.mentioned_in_cv.results).toEqual([
    {
      id,
      name: 'Named It',
      email: expect.any(String),
      location: null,
      current_job_title: 'Buyer',
      current_employer: null,
    },
  ]);
});

it('never chooses people by what the law protects, and says so', async () => {
  const { data } = (await search('young female python developers')).body;
  expect(data.total_count).toBe(2);
  expect(data.notes.map(({ code }: { code: string }) => code)).toEqual([
    'protected_attribute',
    'protected_attribute',
  ]);
  const nothing = (await search('women under 30')).body.data;
  expect(nothing).toMatchObject({ total_count: 0, results: [] });
  expect(nothing.notes.at(-1).code).toBe('nothing_to_run');
});

it.each([
  '%',
  '_',
  '"',
  "'; drop table candidates; --",
  'NOT AND OR NEAR(',
  '* ^ : {a b} + - (',
  'a"b"c',
  '\\',
  '🙂',
  'é'.repeat(300),
])('reads %j as words to look for, and nothing else', async (query) => {
  const { status } = await search(query);
  expect(status).toBe(200);
  expect(await names('python developers')).toEqual(['Ana Ruiz', 'Cy Dunn']);
});

it('reads a word that stands nowhere as the skill it is nearly spelled like, and tells so', async () => {
  const { data } = (await search('pyhton')).body;
  expect(data.total_count).toBe(2);
  expect(data.notes).toEqual([{ code: 'spelling', message: expect.stringContaining('read as Python') }]);
});

it('leaves out a loose word that stands in no record, and tells so; alone it finds nobody', async () => {
  const { data } = (await search('python developers with zest')).body;
  expect(data.total_count).toBe(2);
  expect(data.notes).toEqual([{ code: 'not_in_records', message: expect.stringContaining('zest') }]);
  expect((await search('zest')).body.data.total_count).toBe(0);
});

it.each([
  [{}, 'query'],
  [{ query: '' }, 'query'],
  [{ query: '   ' }, 'query'],
  [{ query: 'x'.repeat(1001) }, 'query'],
  [{ query: 'nurses', limit: 0 }, 'limit'],
  [{ query: 'nurses', limit: 101 }, 'limit'],
  [{ query: 'nurses', limit: 2.5 }, 'limit'],
  [{ query: 'nurses', page: 0 }, 'page'],
  [{ query: 'nurses', sort: 'x' }, 'sort'],
])('refuses %j, naming %s', async (body, field) => {
  const { status, body: answer } = await desk.api.post('/candidates/search', body);
  expect(status).toBe(422);
  expect(answer.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
});

it('needs an Idempotency-Key, and answers the same for it again', async () => {
  expect((await desk.api.post('/candidates/search', { query: 'python' }, null)).status).toBe(400);
  const first = await desk.api.post('/candidates/search', { query: 'tilers of old' }, 'once');
  await add({ name: 'New Tiler', current_title: 'Tiler' });
  const again = await desk.api.post('/candidates/search', { query: 'tilers of old' }, 'once');
  expect(again.body.data).toEqual(first.body.data);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

it('counts whom it shows against the daily allowance', async () => {
  const own = await running.workspace();
  await add({ name: 'A', current_title: 'Tiler' }, own);
  await add({ name: 'B', current_title: 'Tiler' }, own);
  const consultant = await own.user('consultant');
  await runInDomain(running, own.adminKey, async (ctx) => {
    const settings = JSON.stringify({ candidate_allowance: { limit: 1, mode: 'stop' } });
    await ctx.tx.updateTable('accounts').set({ settings }).where('id', '=', ctx.account.id).execute();
  });
  const { status, body } = await consultant.api.post('/candidates/search', { query: 'tilers' });
  expect({ status, code: body.error.code }).toEqual({ status: 429, code: 'DAILY_LIMIT_REACHED' });
});

describe('with a model that takes searches apart', () => {
  it('answers 500 when it is down, says to retry with the same key, and searches by nothing else', async () => {
    const down = await startService({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_MODEL: 'none',
    });
    try {
      const own = await down.workspace();
      const { status, body } = await own.api.post('/candidates/search', { query: 'nurses' }, 'k');
      expect(status).toBe(500);
      expect(body.error).toMatchObject({
        code: 'INTERNAL_ERROR',
        message: expect.stringContaining('same Idempotency-Key'),
      });
      const records = await own.api.post('/search', { entity_type: 'jobs', query: 'nurses' });
      expect(records.body.data).toMatchObject({
        degraded: true,
        degraded_reason: expect.any(String),
        results: [],
      });
    } finally {
      await down.close();
    }
  });
});
