import { beforeAll, expect, it } from 'vitest';
import { stagedDraft } from '../../harness/cv/draft.ts';
import { useDesk } from '../../harness/fixture.ts';

const { running, desk } = useDesk();
const ids: Record<string, string> = {};

const add = async (body: object) => (await desk.api.post('/candidates', body)).body;
const pairsOf = async (id: string | undefined) =>
  (await desk.api.get(`/candidates/duplicates?candidate_id=${id}`)).body.data;

beforeAll(async () => {
  const first = await add({
    name: 'Katherine Zuckermandel',
    email: 'k.zuckermandel@one.example',
    phone: '+61 412 555 019',
    location: { city: 'Perth' },
  });
  ids.kate = first.data.id;
  ids.namesake = (
    await add({ name: 'John Smith', email: 'john@one.example', phone: '+61 412 555 100' })
  ).data.id;
  await running.service.jobs.runDue();
});

it('tells who adds a person that they may be in the bank already, and lists the pair with its reasons', async () => {
  const { data, meta } = await add({
    name: 'Kate Zuckermandl',
    email: 'kate@two.example',
    phone: '0412 555 019',
    location: { city: 'Perth' },
  });
  ids.twin = data.id;
  expect(meta.possible_duplicates).toMatchObject([{ candidate_id: ids.kate, band: 'certain' }]);
  expect(meta.warnings).toMatchObject([{ code: 'possible_duplicate', candidate_ids: [ids.kate] }]);
  await running.service.jobs.runDue();
  const [pair] = await pairsOf(ids.twin);
  expect(pair).toMatchObject({ band: 'certain', status: 'open' });
  expect(pair.candidates.map(({ id }: { id: string }) => id).sort()).toEqual([ids.kate, ids.twin].sort());
  expect(pair.reasons).toContainEqual(expect.objectContaining({ field: 'phone', level: 'exact' }));
  expect(pair.reasons).toContainEqual(expect.objectContaining({ field: 'first_name', level: 'close' }));
});

it('does not take two of a frequent name for one person', async () => {
  await add({ name: 'John Smith', email: 'jsmith@two.example', phone: '+61 438 771 264' });
  await running.service.jobs.runDue();
  expect(await pairsOf(ids.namesake)).toEqual([]);
});

it('never pairs two people with different LinkedIn profiles', async () => {
  const same = { phone: '+61 412 555 300', location: { city: 'Perth' } };
  const one = await add({
    name: 'Orla Quigley',
    email: 'orla@one.example',
    linkedin_url: 'https://www.linkedin.com/in/orla-1',
    ...same,
  });
  await add({
    name: 'Orla Quigley',
    email: 'orla@two.example',
    linkedin_url: 'https://www.linkedin.com/in/orla-2',
    ...same,
  });
  await running.service.jobs.runDue();
  expect(await pairsOf(one.data.id)).toEqual([]);
});

it('leaves a dismissed pair out, whatever changes', async () => {
  const [pair] = await pairsOf(ids.twin);
  const answer = await desk.api.post(`/candidates/duplicates/${pair.id}/dismiss`);
  expect([answer.status, answer.body.data.status]).toEqual([200, 'dismissed']);
  await desk.api.patch(`/candidates/${ids.twin}`, { current_title: 'Controller' });
  await running.service.jobs.runDue();
  expect(await pairsOf(ids.twin)).toEqual([]);
});

it('drops a pair when one of the two is deleted or no longer alike', async () => {
  const one = await add({ name: 'Ptolemy Vance', email: 'p.vance@one.example', phone: '+61 412 555 400' });
  const other = await add({ name: 'Ptolemy Vance', email: 'ptolemy@two.example', phone: '+61 412 555 400' });
  await running.service.jobs.runDue();
  expect(await pairsOf(one.data.id)).toHaveLength(1);
  await desk.api.delete(`/candidates/${other.data.id}`);
  await running.service.jobs.runDue();
  expect(await pairsOf(one.data.id)).toEqual([]);
});

it('answers GET /candidates/duplicates without a cursor, at most as many as asked for', async () => {
  const answer = await desk.api.get('/candidates/duplicates?limit=1');
  expect(answer.status).toBe(200);
  expect(Array.isArray(answer.body.data)).toBe(true);
  expect(answer.body.meta.next_cursor).toBeNull();
});

it('tells of a twin who was added a moment before, at once and to whom it is drafted from a CV', async () => {
  const quick = await running.workspace();
  const same = { name: 'Persephone Wainthrop', phone: '+61 438 771 999' };
  const first = await quick.api.post('/candidates', { ...same, email: 'p.wainthrop@one.example' });
  const second = await quick.api.post('/candidates', { ...same, email: 'persephone@two.example' });
  expect(second.body.meta.possible_duplicates).toMatchObject([{ candidate_id: first.body.data.id }]);
  const draft = await stagedDraft(running, quick, {
    ...{ name: 'Persephone Wainthrop', email: 'pw@three.example', phone: '0438 771 999' },
  });
  const shown = (await quick.api.get(`/candidates/from-description/${draft.id}`)).body.data;
  expect(shown.possible_duplicates.map(({ candidate_id }: { candidate_id: string }) => candidate_id)).toEqual(
    expect.arrayContaining([first.body.data.id, second.body.data.id]),
  );
});

const at = { current_company: 'Blue Gum Foods', current_title: 'Accountant', location: { city: 'Perth' } };
it.each([
  ['an initial', 'Robert Hartigan', 'R. Hartigan', at],
  ['a slip in the given name', 'Kathrine Hartigan', 'Kathirne Hartigan', at],
  ['the second given name alone', 'Robert James Hartigan', 'James Hartigan', at],
  ['a nickname', 'Robert Hartigan', 'Bob Hartigan', at],
  ['an initial and no employer', 'Robert Hartigan', 'R. Hartigan', { ...at, current_company: null }],
])(
  'tells at once of everybody whom the comparison of the whole bank finds: %s',
  async (_what, one, other, same) => {
    const own = await running.workspace();
    const first = await own.api.post('/candidates', { name: one, email: 'first@one.example', ...same });
    const { data, meta } = (
      await own.api.post('/candidates', { name: other, email: 'second@two.example', ...same })
    ).body;
    await running.service.jobs.runDue();
    const [pair] = (await own.api.get(`/candidates/duplicates?candidate_id=${data.id}`)).body.data;
    expect(pair.band).toBe('likely');
    expect(meta.possible_duplicates).toMatchObject([
      { candidate_id: first.body.data.id, score: pair.score, band: pair.band },
    ]);
  },
);

it('tells of whoever has the same number before many namesakes and colleagues', async () => {
  const own = await running.workspace();
  const add = async (name: string, phone: string) =>
    (
      await own.api.post('/candidates', {
        ...{ name, phone, email: `${crypto.randomUUID()}@one.example`, current_company: 'Blue Gum Foods' },
      })
    ).body;
  for (let at = 100; at < 145; at += 1) await add('John Smith', `+61 412 555 ${at}`);
  const twin = await add('Jack Smith', '+61 412 777 999');
  for (let at = 145; at < 190; at += 1) await add('John Smith', `+61 412 555 ${at}`);
  const { meta } = await add('John Smith', '+61 412 777 999');
  expect(meta.possible_duplicates[0]).toMatchObject({ candidate_id: twin.data.id, band: 'certain' });
});

it('does not take somebody of the same name in another city for a certain twin', async () => {
  const own = await running.workspace();
  const add = async (email: string, city: string) =>
    (await own.api.post('/candidates', { name: 'Robert Hartigan', email, location: { city } })).body;
  await add('first@one.example', 'Perth');
  const { meta } = await add('second@two.example', 'Sydney');
  expect((meta.possible_duplicates ?? []).map(({ band }: { band: string }) => band)).not.toContain('certain');
});
