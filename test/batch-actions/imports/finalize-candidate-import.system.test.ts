import { beforeAll, expect, it } from 'vitest';
import { ImportWorker } from '#src/workers/imports.ts';
import { SteadyClock } from '#src/workers/steady-clock.ts';
import { docxOf } from '#test/harness/cv/docx-layouts.ts';
import { importFiles } from '#test/harness/cv/imports.ts';
import { pdfOf } from '#test/harness/cv/pdf-layouts.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { useDesk } from '#test/harness/fixture.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();
let people: Sheet[];
let files: { filename: string; bytes: Buffer }[];

beforeAll(async () => {
  people = sheets(4);
  const [a, b, c, d] = people as [Sheet, Sheet, Sheet, Sheet];
  files = [
    { filename: 'one.pdf', bytes: await pdfOf(a, 'dates at the right') },
    { filename: 'two.docx', bytes: await docxOf(b, 'headings, dates behind a tab') },
    { filename: 'three.pdf', bytes: await pdfOf(c, 'dark column at the left') },
    { filename: 'four.pdf', bytes: await pdfOf(d, 'title at employer') },
  ];
});

const settle = async (id: string, by = desk) => {
  await running.service.jobs.runDue();
  return (await by.api.get(`/candidate-imports/${id}`)).body.data;
};

/** A pool that adds by itself those who are as it says. */
async function adding(by: Workspace, eligibility: string | null | undefined): Promise<string> {
  const body = { name: 'Like them', eligibility, auto_add_enabled: true };
  return (await by.api.post('/talent-pools', body)).body.data.id;
}

const membersOf = async (by: Workspace, pool: string): Promise<string[]> =>
  (await by.api.get(`/talent-pools/${pool}/members`)).body.data.map(
    ({ candidate_id }: { candidate_id: string }) => candidate_id,
  );

it('makes candidates of files, brings others to whom they are of, and reports those it cannot use', async () => {
  const [, known] = people as [Sheet, Sheet];
  const kept = await desk.api.post('/candidates', {
    name: 'Known Already',
    email: known.truth.email,
    skills: ['Rowing'],
  });
  const client = await desk.api.post('/clients', { name: 'Matching Pty Ltd' });
  await desk.api.post('/jobs', {
    title: people[0]?.truth.current_title,
    client_id: client.body.data.id,
    spec: { requirements: people[0]?.truth.skills.slice(0, 4) },
  });
  const pool = await adding(desk, people[0]?.truth.current_title);
  const id = await importFiles(running, desk, [
    ...files.slice(0, 3),
    { filename: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 nothing') },
    { filename: 'picture.pdf', bytes: Buffer.from('no document at all') },
    { filename: 'one again.pdf', bytes: files[0]?.bytes ?? Buffer.alloc(0) },
  ]);
  const ended = await settle(id);
  expect(ended).toMatchObject({
    status: 'complete',
    file_count: 6,
    counts: { pending: 0, processing: 0, imported: 2, merged: 1, failed: 3 },
  });
  expect(ended.failures).toEqual(
    expect.arrayContaining([
      { filename: 'broken.pdf', reason: 'unreadable' },
      { filename: 'picture.pdf', reason: 'unsupported_type' },
    ]),
  );
  expect(ended.failures.map(({ reason }: { reason: string }) => reason)).toContain('duplicate_file');
  expect(ended.completed_at).not.toBeNull();

  const merged = (await desk.api.get(`/candidates/${kept.body.data.id}`)).body.data;
  expect(merged.name).toBe('Known Already');
  expect(merged.skills).toEqual(expect.arrayContaining(['Rowing', ...known.truth.skills.slice(0, 2)]));
  expect(merged.experience).toHaveLength(known.truth.experience.length);
  expect(merged.documents).toMatchObject([{ kind: 'cv', filename: 'two.docx' }]);
  const made = (await desk.api.get(`/candidates?email=${people[0]?.truth.email}`)).body.data;
  expect(made).toMatchObject([{ name: people[0]?.truth.name, source: 'imported', owner_id: desk.adminId }]);
  expect((await desk.api.get('/applications')).body.data).toEqual([]);
  expect(await membersOf(desk, pool)).toContain(made[0].id);
  expect(ended.role_matches[0]).toMatchObject({ job_title: people[0]?.truth.current_title, strong_count: 1 });
  expect(ended.role_matches[0].matches[0]).toMatchObject({ candidate_id: made[0].id });
  expect(ended.role_matches[0].matches[0].score).toBeGreaterThanOrEqual(75);
});

it('brings nobody into pools that add people by themselves when it was told to match none', async () => {
  const quiet = await running.workspace();
  const [, person] = people as [Sheet, Sheet];
  const eligibility = person.truth.current_title;
  const pool = await adding(quiet, eligibility);
  const id = await importFiles(running, quiet, files.slice(1, 2), { match_pools: false });
  expect(await settle(id, quiet)).toMatchObject({ status: 'complete', counts: { imported: 1 } });
  const [made] = (await quiet.api.get('/candidates')).body.data;
  expect(made.current_title).toBe(eligibility);
  // Nor does what is learnt of them later, while somebody who fits as well comes in.
  await quiet.api.patch(`/candidates/${made.id}`, { headline: eligibility });
  const same = { name: 'Same Trade', email: 'same@x.example', current_title: eligibility };
  const other = (await quiet.api.post('/candidates', same)).body.data;
  expect(await membersOf(quiet, pool)).toEqual([other.id]);
});

it('writes names and contact details at once and the rest later where 200 files or more are announced', async () => {
  const id = await importFiles(running, desk, files.slice(3), { file_count: 200 });
  const { runtime, log } = running.service;
  await new ImportWorker({ runtime, clock: new SteadyClock(), log }).accountClock.run('');
  const email = people[3]?.truth.email ?? '';
  const read = async () => (await desk.api.get(`/candidates?email=${email}`)).body.data[0];
  const first = await read();
  expect(first).toMatchObject({ name: people[3]?.truth.name, email, skills: [], experience: [] });
  await settle(id);
  const later = await read();
  expect(later.id).toBe(first.id);
  expect(later.skills.length).toBeGreaterThan(2);
  expect(later.experience).toHaveLength(people[3]?.truth.experience.length ?? 0);
  const events = await running.service.store.read((db) =>
    db
      .selectFrom('events')
      .where('account_id', '=', desk.accountId)
      .where('event', '=', 'candidate.enriched')
      .selectAll()
      .execute(),
  );
  const own = events.map(({ data }) => JSON.parse(data)).filter(({ candidate }) => candidate.id === first.id);
  expect(own).toHaveLength(1);
  const from = { source: 'cv', filename: expect.any(String) };
  expect(own[0].filled).toContainEqual({ field: 'experience', from });
});
