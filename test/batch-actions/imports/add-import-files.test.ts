import { expect, it } from 'vitest';
import { put } from '#test/harness/cv/imports.ts';
import { useDesk } from '#test/harness/fixture.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();

const open = async (by: Workspace, file_count: number): Promise<string> =>
  (await by.api.post('/candidate-imports', { file_count })).body.data.id;
const slots = (by: Workspace, id: string, names: string[]) =>
  by.api.post(`/candidate-imports/${id}/files`, { files: names.map((filename) => ({ filename })) });

it('gives each file a slot that takes it once, without a credential', async () => {
  const id = await open(desk, 3);
  const made = await slots(desk, id, ['Ana.PDF', 'Bo.doc', 'Cy.docx']);
  expect(made.status).toBe(201);
  const [ana, bo] = made.body.data.files;
  expect(ana).toMatchObject({ filename: 'Ana.PDF', item_id: expect.stringMatching(/^imi_/) });
  expect(new Set(made.body.data.files.map(({ upload_url }: { upload_url: string }) => upload_url)).size).toBe(
    3,
  );
  const bytes = Buffer.from('%PDF-1.4 a CV');
  expect((await put(running, ana.upload_url, bytes)).body.data).toEqual({
    received: true,
    item_id: ana.item_id,
    size: bytes.length,
  });
  const twice = await put(running, ana.upload_url, bytes);
  expect(twice.status).toBe(409);
  expect((await put(running, bo.upload_url, Buffer.alloc(0))).status).toBe(400);
  expect((await put(running, `${bo.upload_url.slice(0, -2)}xx`, bytes)).status).toBe(404);
});

it('takes no file of more than 10 MB, and reports it', async () => {
  const id = await open(desk, 1);
  const [slot] = (await slots(desk, id, ['big.pdf'])).body.data.files;
  const refused = await put(running, slot.upload_url, Buffer.alloc(10 * 1024 * 1024 + 1, 1));
  expect(refused.status).toBe(413);
  const { data } = (await desk.api.get(`/candidate-imports/${id}`)).body;
  expect(data.failures).toEqual([{ filename: 'big.pdf', reason: 'too_large' }]);
});

it.each([
  [[], 422, 'files'],
  [Array.from({ length: 26 }, (_, at) => `${at}.pdf`), 422, 'files'],
])('refuses the names %#', async (names, status, field) => {
  const refused = await slots(desk, await open(desk, 100), names);
  expect(refused.status).toBe(status);
  expect(refused.body.error.field).toBe(field);
});

it('refuses a bad name by itself with its reason, and gives the others their slots', async () => {
  const id = await open(desk, 2);
  const names = ['a.pdf', 'b.txt', '  ', `${'n'.repeat(252)}.pdf`, 'c.docx'];
  const made = await slots(desk, id, names);
  expect(made.status).toBe(201);
  const { files } = made.body.data;
  expect(files.map(({ reason }: { reason: string | null }) => reason)).toEqual([
    null,
    'unsupported_type',
    'empty_name',
    'name_too_long',
    null,
  ]);
  expect(files[1]).toMatchObject({ item_id: null, filename: 'b.txt', upload_url: null, expires_at: null });
  expect((await put(running, files[4].upload_url, Buffer.from('%PDF-1.4 a CV'))).status).toBe(200);
  // The refused ones take no place of the two that were announced.
  expect((await slots(desk, id, ['d.pdf'])).status).toBe(409);
  expect((await slots(desk, id, ['e.exe'])).status).toBe(201);
});

it('gives no more slots than were announced, none past the CV allowance, and none of another agency', async () => {
  const id = await open(desk, 2);
  await slots(desk, id, ['a.pdf']);
  const over = await slots(desk, id, ['b.pdf', 'c.pdf']);
  expect(over.status).toBe(409);
  expect(over.body.error).toMatchObject({ code: 'CONFLICT', slots_left: 1 });
  const full = await running.workspace();
  const last = await open(full, 2);
  await running.service.store.write(({ tx }) =>
    tx
      .insertInto('cv_allowance')
      .values({ account_id: full.accountId, used_at: new Date().toISOString(), source: 'draft', count: 4999 })
      .execute(),
  );
  expect((await slots(full, last, ['a.pdf', 'b.pdf'])).body.error.code).toBe('QUOTA_EXCEEDED');
  expect((await slots(full, last, ['a.pdf'])).status).toBe(201);
  expect((await slots(full, id, ['b.pdf'])).status).toBe(404);
});

it('refuses a name that nothing can keep by itself, and cuts none within a character', async () => {
  const id = await open(desk, 1);
  const names = ['a\u0000b.pdf', 'c\ud83d.pdf', `${'n'.repeat(254)}\u{1F600}.pdf`, 'd.pdf'];
  const made = await slots(desk, id, names);
  expect(made.status).toBe(201);
  const { files } = made.body.data;
  expect(files.map(({ reason }: { reason: string | null }) => reason)).toEqual([
    'unreadable_name',
    'unreadable_name',
    'name_too_long',
    null,
  ]);
  expect(files[0].filename).toBe('a\uFFFDb.pdf');
  expect(files[2].filename).toBe('n'.repeat(254));
});

it('refuses such a name by itself in a batch too', async () => {
  const import_id = await open(desk, 1);
  const input = { import_id, files: [{ filename: 'a\u0000b.pdf' }, { filename: 'd.pdf' }] };
  const { body } = await desk.api.post('/batch', {
    actions: [{ action: 'add_import_files', input }],
    wait_ms: 20_000,
  });
  expect(body.data.items[0]).toMatchObject({ status: 'succeeded' });
  const { files } = body.data.items[0].result;
  expect(files.map(({ reason }: { reason: string | null }) => reason)).toEqual(['unreadable_name', null]);
});
