import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { readAll } from '#src/domain/meaning/index.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';
import { runAction, runSignedIn } from '../../../harness/action.ts';
import { importFiles } from '../../../harness/cv/imports.ts';
import { pdf } from '../../../harness/cv/pdf.ts';
import { startEmbeddingServer } from '../../../harness/embeddings.ts';
import { fixture } from '../../../harness/fixture.ts';
import { startService } from '../../../harness/workspace.ts';

interface Hit {
  id: string;
  name: string;
  why: string;
}
interface Found {
  results: Hit[];
  total_count: number;
  ranked_by?: string;
  notes: { code: string }[];
}

const PEOPLE = [
  {
    name: 'Ada Quill',
    current_title: 'Office Manager',
    summary: 'Kept the ledgers and reconciled balances.',
  },
  { name: 'Bea Thorn', current_title: 'Office Manager', summary: 'Led alpine climbing to many a summit.' },
  { name: 'Cy Marsh', current_title: 'Office Manager', summary: 'Planned menus in a busy kitchen.' },
  { name: 'Di Weir', current_title: 'Office Manager', summary: 'Looked after soil, plants and hedges.' },
  { name: 'Eve Lund', current_title: 'Welder', summary: 'Led alpine climbing to every summit, with ropes.' },
];

/** What search by meaning keeps to, on a store that the caller names. */
export function provesMeaning(storeOf: () => Promise<Record<string, string>>): void {
  const model = fixture(startEmbeddingServer);
  const running = fixture(async () =>
    startService({ ...(await storeOf()), AI_BASE_URL: model.url, AI_EMBEDDING_MODEL: 'fake' }),
  );
  const desk = fixture(() => running.workspace({ country: 'AU' }));
  const other = fixture(() => running.workspace({ country: 'AU' }));

  beforeEach(() => model.fail(null));

  it('sends nothing and says nothing of it before an admin has agreed', async () => {
    for (const of of [desk, other])
      for (const person of PEOPLE) await of.api.post('/candidates', { ...person, email: mail(person.name) });
    await running.service.jobs.runDue();
    const found = await search(desk, 'mountaineer office manager');
    expect(model.texts).toEqual([]);
    expect(found.ranked_by).toBeUndefined();
    expect(found.results.every(({ why }) => !why.includes('in meaning'))).toBe(true);
  });

  it('ranks those who meet what must be by meaning too, and says so', async () => {
    await runSignedIn(running, desk.adminKey, 'set_search_by_meaning', { on: true });
    await read(running);
    const found = await search(desk, 'office manager, ideally a mountaineer');
    expect([found.ranked_by, found.total_count]).toEqual(['words_and_meaning', 4]);
    expect(found.results[0]).toMatchObject({ name: 'Bea Thorn' });
    expect(found.results[0]?.why).toContain('no. 1 of 4 in meaning');
  });

  it('sends no name, address or number of a person, and no attribute that nobody is chosen by', async () => {
    await search(desk, 'female office manager, ideally alpine');
    const sent = model.texts.join('\n');
    expect(sent).not.toMatch(/Quill|Thorn|people\.example|female/);
  });

  it('gives every search the people and the count that words alone give', async () => {
    const words = ['office manager', 'welder', 'ledgers', 'summit', 'not a welder', 'kitchen', '"alpine"'];
    await fc.assert(
      fc.asyncProperty(fc.subarray(words, { minLength: 1 }), async (parts) => {
        const query = parts.join(', ');
        const [found, plain] = [await search(desk, query), await search(other, query)];
        expect(found.total_count).toBe(plain.total_count);
        expect(namesOf(found).toSorted()).toEqual(namesOf(plain).toSorted());
      }),
      { numRuns: 10 },
    );
  });

  it('matches a job by its meaning', async () => {
    const made = await desk.api.post('/jobs', {
      client_id: (await desk.api.post('/clients', { name: 'Green Yard Pty Ltd' })).body.data.id,
      title: 'Office Manager',
      description: 'You grow green things: plants and soil.',
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    await read(running);
    const found = await runAction(running, desk.adminKey, 'match_candidates_to_job', {
      job_id: made.body.data.id,
    });
    expect(found.data).toMatchObject({
      ranked_by: 'words_and_meaning',
      results: [{ name: 'Di Weir' }, {}, {}, {}],
    });
  });

  it('matches the people of an import with jobs by meaning too, and them alone', async () => {
    const files = await Promise.all(
      [
        ['Gia Fell', 'Filed papers and booked rooms.'],
        ['Hal Moor', 'Growing plants in good soil, hedges and all things green.'],
      ].map(async ([name = '', did = '']) => {
        const bytes = await pdf((doc) => {
          doc.fontSize(18).text(name).fontSize(10).text(mail(name)).moveDown();
          doc.fontSize(13).text('Experience').fontSize(10);
          doc.text('Office Manager, Hilltop Pty Ltd').text('Mar 2019 - Present').text(did);
        });
        return { filename: `${name}.pdf`, bytes };
      }),
    );
    const id = await importFiles(running, desk, files);
    await running.service.jobs.runDue();
    await read(running);
    await running.service.jobs.runDue();
    const { role_matches } = (await desk.api.get(`/candidate-imports/${id}`)).body.data;
    expect(role_matches).toMatchObject([{ job_title: 'Office Manager' }]);
    expect(role_matches[0].matches.map(({ name }: { name: string }) => name)).toEqual([
      'Hal Moor',
      'Gia Fell',
    ]);
  });

  it('keeps up with a changed record, and forgets who is erased at once', async () => {
    const made = await desk.api.post('/candidates', {
      name: 'Flo Reed',
      email: 'flo@people.example',
      current_title: 'Office Manager',
      summary: 'Filed papers.',
    });
    await desk.api.patch(`/candidates/${made.body.data.id}`, { summary: 'Alpine peaks, ropes, a summit.' });
    await read(running);
    const first = await search(desk, 'office manager, ideally a mountaineer');
    expect(namesOf(first).slice(0, 2)).toContain('Flo Reed');
    await runAction(running, desk.adminKey, 'erase_candidate', { candidate_id: made.body.data.id });
    expect(await vectorIds(running, desk)).not.toContain(made.body.data.id);
  });

  it('forgets a record that is merged into another, and reads it anew where that is undone', async () => {
    const made = await Promise.all(
      ['Ivo Lane', 'Ivo Layne'].map((name) =>
        desk.api.post('/candidates', { name, email: mail(name), current_title: 'Drover' }),
      ),
    );
    const [keep_id, merge_id] = made.map(({ body }) => body.data.id);
    await read(running);
    await runAction(running, desk.adminKey, 'merge_candidates', { keep_id, merge_id });
    await read(running);
    expect(await vectorIds(running, desk)).not.toContain(merge_id);
    await runAction(running, desk.adminKey, 'unmerge_candidate', { candidate_id: merge_id });
    await read(running);
    expect(await vectorIds(running, desk)).toEqual(expect.arrayContaining([keep_id, merge_id]));
  });

  it('adds new people to a pool of words that rules do not know, where they are as near as half of its members', async () => {
    const made = await desk.api.post('/talent-pools', {
      name: 'Heights',
      eligibility: 'Loves peaks and ropes',
      auto_add_enabled: true,
    });
    const pool = made.body.data.id;
    const person = (name: string, summary: string) =>
      desk.api.post('/candidates', { name, email: mail(name), current_title: 'Drover', summary });
    for (const name of ['Jo Ash', 'Kit Bay', 'Lea Cove', 'Moe Dell', 'Nan Elm']) {
      const { body } = await person(name, 'Alpine climbing to a summit.');
      const added = await desk.api.post(`/talent-pools/${pool}/members`, { candidate_id: body.data.id });
      expect(added.status, JSON.stringify(added.body)).toBe(201);
    }
    await running.service.jobs.runDue();
    const [near, far] = await Promise.all([
      person('Oz Fell', 'Mountaineer: a summit each year, alpine climbing.'),
      person('Pam Gill', 'Hedges and soil.'),
    ]);
    await running.service.jobs.runDue();
    const members = (await desk.api.get(`/talent-pools/${pool}/members`)).body.data;
    const auto = members.filter(({ source }: { source: string }) => source === 'auto');
    expect(auto).toMatchObject([{ candidate_id: near.body.data.id }]);
    expect(auto[0].match_reason).toContain('in meaning');
    expect(JSON.stringify(auto)).not.toContain(far.body.data.id);
  });

  it('tells in the export of a person that a model read the record, and not what it made of it', async () => {
    const [id] = (await search(desk, 'welder')).results.map((hit) => hit.id);
    const { data } = await runAction(running, desk.adminKey, 'export_person', { candidate_id: id });
    const { held } = data as { held: { table: string; rows: object[] }[] };
    expect(held.find(({ table }) => table === 'meaning_vectors')?.rows).toEqual([
      { record_id: id, model: 'fake:64' },
    ]);
  });

  it('keeps the vectors of agencies apart', async () => {
    await runSignedIn(running, other.adminKey, 'set_search_by_meaning', { on: true });
    await other.api.post('/candidates', {
      name: 'Gus Vale',
      email: 'gus@people.example',
      current_title: 'Office Manager',
      summary: 'A summit in alpine climbing.',
    });
    await read(running);
    const found = await search(desk, 'office manager, ideally a mountaineer');
    expect(namesOf(found)).not.toContain('Gus Vale');
    const theirs = await search(other, 'office manager, ideally a mountaineer');
    expect(namesOf(theirs).slice(0, 2).toSorted()).toEqual(['Bea Thorn', 'Gus Vale']);
    expect(theirs.results.map(({ why }) => why.includes('of 5 in meaning'))).not.toContain(false);
  });

  it.each([500, 'silent'] as const)(
    'searches by words, and says so, while the endpoint is away: %s',
    async (how) => {
      const fresh = await startService({
        ...(await storeOf()),
        AI_BASE_URL: model.url,
        AI_EMBEDDING_MODEL: 'fake',
      });
      try {
        const own = await fresh.workspace({ country: 'AU' });
        await runSignedIn(fresh, own.adminKey, 'set_search_by_meaning', { on: true });
        await own.api.post('/candidates', {
          name: 'Hal Ford',
          email: 'hal@people.example',
          current_title: 'Welder',
        });
        await read(fresh);
        model.fail(how);
        const found = await search(own, `welder with ropes`);
        expect([namesOf(found), found.ranked_by]).toEqual([['Hal Ford'], 'words']);
        expect(found.notes.map(({ code }) => code)).toContain('meaning_away');
      } finally {
        await fresh.close();
      }
    },
  );

  it('keeps no vector of what a record does not say any more', async () => {
    const { body } = await desk.api.post('/candidates', {
      name: 'Quin Toll',
      email: 'quin@people.example',
      summary: 'Hedges and soil.',
    });
    await read(running);
    expect(await vectorIds(running, desk)).toContain(body.data.id);
    await desk.api.patch(`/candidates/${body.data.id}`, { summary: null });
    await read(running);
    expect(await vectorIds(running, desk)).not.toContain(body.data.id);
  });

  it('goes without the vector of one text that the model refuses, and reads the others', async () => {
    const [spoilt, fine] = await Promise.all(
      [
        ['Rae Unwin', 'Refused ropes.'],
        ['Tia Yew', 'Alpine ropes.'],
      ].map(([name = '', summary]) => desk.api.post('/candidates', { name, email: mail(name), summary })),
    );
    model.refuse('Refused');
    await read(running);
    model.refuse(null);
    const known = await vectorIds(running, desk);
    expect(known).toContain(fine?.body.data.id);
    expect(known).not.toContain(spoilt?.body.data.id);
  });

  it('waits for a model that refuses every text, and reads everybody once it takes them', async () => {
    const fresh = await startService({
      ...(await storeOf()),
      AI_BASE_URL: model.url,
      AI_EMBEDDING_MODEL: 'fake',
    });
    try {
      const own = await fresh.workspace({ country: 'AU' });
      await runSignedIn(fresh, own.adminKey, 'set_search_by_meaning', { on: true });
      const made = await own.api.post('/candidates', { ...PEOPLE[0], email: 'ada@people.example' });
      model.fail(400);
      const { store, runtime } = fresh.service;
      const refused = await readAll(store, runtime.ports.embeddings, new Set(), () => false);
      expect(refused.faults).toMatchObject([{ account: own.accountId, fault: { kind: 'away' } }]);
      model.fail(null);
      await read(fresh);
      expect(await vectorIds(fresh, own)).toEqual([made.body.data.id]);
    } finally {
      await fresh.close();
    }
  });

  it('reads everybody anew where the model gives other dimensions', async () => {
    const gone = await desk.api.post('/candidates', {
      name: 'Sid Vane',
      email: 'sid@people.example',
      summary: 'Soil.',
    });
    await read(running);
    model.give(96);
    await desk.api.patch(`/candidates/${(await search(desk, 'welder')).results[0]?.id}`, {
      summary: 'Ropes and peaks.',
    });
    await desk.api.delete(`/candidates/${gone.body.data.id}`);
    await read(running);
    const made = await running.service.store.read((db) =>
      db
        .selectFrom('meaning_vectors')
        .where('account_id', '=', desk.accountId)
        .groupBy('model')
        .select('model')
        .execute(),
    );
    expect(made).toEqual([{ model: 'fake:96' }]);
  });

  it('removes all vectors of an agency that takes its agreement back', async () => {
    await runAction(running, desk.adminKey, 'set_search_by_meaning', { on: false });
    expect((await search(desk, 'office manager, ideally a mountaineer')).ranked_by).toBeUndefined();
    await read(running);
    expect(await vectorIds(running, desk)).toEqual([]);
    expect(await vectorIds(running, other)).not.toEqual([]);
  });
}

const mail = (name: string): string => `${name.replace(' ', '.').toLowerCase()}@people.example`;
const namesOf = ({ results }: Found): string[] => results.map(({ name }) => name);

async function search(of: Workspace, query: string): Promise<Found> {
  const { status, body } = await of.api.post('/candidates/search', { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** Brings all vectors up to date, as the worker does. */
async function read({ service }: TestService): Promise<void> {
  for (let more = true; more; ) {
    const { isUnfinished, faults } = await readAll(
      service.store,
      service.runtime.ports.embeddings,
      new Set(),
      () => false,
    );
    expect(faults).toEqual([]);
    more = isUnfinished;
  }
}

async function vectorIds({ service }: TestService, of: Workspace): Promise<string[]> {
  const rows = await service.store.read((db) =>
    db.selectFrom('meaning_vectors').where('account_id', '=', of.accountId).select('record_id').execute(),
  );
  return rows.map(({ record_id }) => record_id);
}
