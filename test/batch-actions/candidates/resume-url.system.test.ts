import { beforeAll, expect, it } from 'vitest';
import { pdfOf } from '#test/harness/cv/pdf-layouts.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { useDesk, useService } from '#test/harness/fixture.ts';
import { advanceTo } from '#test/harness/test-clock.ts';
import { body, redirect, startWebsite, type Website } from '#test/harness/website.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk } = useDesk({ env: { ALLOW_PRIVATE_TARGETS: 'true' }, sandbox: true });
const guarded = useService();
let sheet: Sheet;
let cv: Buffer;
let site: Website;

beforeAll(async () => {
  [sheet] = sheets(1) as [Sheet];
  cv = await pdfOf(sheet, 'dark column at the left');
  site = await startWebsite({
    '/cv.pdf': body(cv, 'application/pdf'),
    '/robots.txt': body('User-agent: *\nDisallow: /', 'text/plain'),
    '/shared': redirect('/cv.pdf'),
    '/profile': body('<!doctype html><title>Sign in</title>'),
    '/circle': redirect('/circle'),
    '/words.txt': body('Nothing of a CV stands in this file, whatever it is called.', 'application/pdf'),
    '/large.pdf': body(Buffer.alloc(11 * 1024 * 1024, 1), 'application/pdf'),
    '/away': redirect('http://169.254.169.254/latest/meta-data'),
    '/down.pdf': body('', 'text/plain', 503),
    '/locked': body('Who are you?', 'text/plain', 403),
    '/empty.pdf': body('', 'application/pdf'),
    '/download': (response) =>
      void response
        .writeHead(200, {
          'content-disposition': `attachment; filename="x/CV.pdf"; filename*=UTF-8''Anna%20%C3%96.pdf`,
        })
        .end(cv),
    '/export?id=1': body(cv, 'application/octet-stream'),
  });
});

const run = () => running.service.jobs.runDue();
const made = async (resume_url: string, more: Record<string, unknown> = {}, by: Workspace = desk) => {
  const input = { name: 'Robin Stray', email: `${crypto.randomUUID()}@x.example`, resume_url, ...more };
  return (await by.api.post('/candidates', input)).body.data;
};
const read = async (id: string, by: Workspace = desk) => (await by.api.get(`/candidates/${id}`)).body.data;
const used = async (by: Workspace): Promise<number> => {
  const rows = await running.service.store.read((db) =>
    db.selectFrom('cv_allowance').select('count').where('account_id', '=', by.accountId).execute(),
  );
  return rows.reduce((sum, { count }) => sum + count, 0);
};

it('reads the CV behind a resume_url and its redirects into what the record lacks, and keeps it as a document', async () => {
  const one = await made(`${site.url}/shared`, { current_title: 'As typed' });
  expect(one).toMatchObject({ resume_status: 'pending', resume_error: null, experience: [] });
  await run();
  const filled = await read(one.id);
  expect(filled).toMatchObject({
    resume_status: 'read',
    resume_error: null,
    name: 'Robin Stray',
    current_title: 'As typed',
    documents: [{ kind: 'cv', filename: 'cv.pdf' }],
  });
  expect(filled.experience).toHaveLength(sheet.truth.experience.length);
  const found = await desk.api.post('/candidates/search', { query: filled.experience[0].employer });
  expect(found.body.data.results.map(({ id }: { id: string }) => id)).toContain(one.id);
});

it.each([
  ['a web page', '/profile', 'is a web page'],
  ['a circle of redirects', '/circle', 'redirects in a circle'],
  ['a file that is no CV', '/words.txt', 'is neither PDF nor Word'],
  ['a file of more than 10 MB', '/large.pdf', 'is larger than 10 MB'],
  ['an empty file', '/empty.pdf', 'is empty'],
  ['a redirect to an address inside', '/away', '169.254.169.254'],
  ['nothing', '/gone.pdf', 'answered 404'],
])(
  'says why %s at a resume_url was not read, keeps nothing of it, and counts it against no allowance',
  async (_what, path, reason) => {
    const own = await running.workspace({ sandbox: true });
    const { id } = await made(`${site.url}${path}`, {}, own);
    expect(await used(own)).toBe(1);
    await run();
    const left = await read(id, own);
    expect(left).toMatchObject({ resume_status: 'failed', documents: [], experience: [] });
    expect(left.resume_error).toContain(reason);
    expect(await used(own)).toBe(0);
  },
);

it.each([
  ['the name that its server gives it', '/download', 'Anna Ö.pdf'],
  ['the end of its address, with what it is', '/export?id=1', 'export.pdf'],
])('calls a file at a resume_url by %s', async (_what, path, filename) => {
  const { id } = await made(`${site.url}${path}`);
  await run();
  expect((await read(id)).documents).toMatchObject([{ filename }]);
});

it('says of a file that asks for a sign-in what to do, and when it is fetched again', async () => {
  const own = await running.workspace({ sandbox: true });
  const { id } = await made(`${site.url}/locked`, {}, own);
  await run();
  const waits = await read(id, own);
  expect(waits.resume_status).toBe('pending');
  expect(waits.resume_error).toMatch(/asks for a sign-in; share the file.* It is fetched again at \w{3} \d/);
  await advanceTo(own.api, new Date(Date.now() + 24 * 3600_000).toISOString());
  const given = await read(id, own);
  expect(given.resume_status).toBe('failed');
  expect(given.resume_error).not.toContain('fetched again');
});

it('calls no private address for a resume_url', async () => {
  const own = await guarded.workspace();
  const before = site.asked.length;
  const { id } = await made(`${site.url}/cv.pdf`, {}, own);
  await guarded.service.jobs.runDue();
  expect(await read(id, own)).toMatchObject({ resume_status: 'failed', documents: [] });
  expect(site.asked).toHaveLength(before);
});

it('tries a resume_url that may come back three times within the day, then gives the allowance back', async () => {
  const own = await running.workspace({ sandbox: true });
  const { id } = await made(`${site.url}/down.pdf`, {}, own);
  await run();
  expect(await read(id, own)).toMatchObject({ resume_status: 'pending' });
  expect((await read(id, own)).resume_error).toContain('503');
  expect(await used(own)).toBe(1);
  const day = new Date(Date.now() + 24 * 3600_000).toISOString();
  await advanceTo(own.api, day);
  expect(await read(id, own)).toMatchObject({ resume_status: 'failed' });
  expect(site.asked.filter(({ path }) => path === '/down.pdf')).toHaveLength(3);
  expect(await used(own)).toBe(0);
});

it('reads another resume_url when it is changed, the same one never again, and forgets one that is cleared', async () => {
  const own = await running.workspace({ sandbox: true });
  const { id } = await made(`${site.url}/down.pdf`, {}, own);
  await own.api.patch(`/candidates/${id}`, { resume_url: `${site.url}/cv.pdf` });
  await run();
  expect(await read(id, own)).toMatchObject({ resume_status: 'read' });
  expect(await used(own)).toBe(1);
  const asked = site.asked.length;
  await own.api.patch(`/candidates/${id}`, { resume_url: `${site.url}/cv.pdf`, rating: 4 });
  await run();
  expect(site.asked).toHaveLength(asked);
  await own.api.patch(`/candidates/${id}`, { resume_url: null });
  expect(await read(id, own)).toMatchObject({ resume_url: null, resume_status: null });
  expect(await used(own)).toBe(1);
});

it('holds nothing of a resume_url after the person is erased', async () => {
  const { id } = await made(`${site.url}/profile?of=robin-stray-secret`);
  await run();
  expect((await read(id)).resume_error).toContain('robin-stray-secret');
  await desk.api.delete(`/candidates/${id}/gdpr-delete`);
  const row = await running.service.store.read((db) =>
    db.selectFrom('candidates').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(JSON.stringify(row)).not.toContain('robin-stray-secret');
});
